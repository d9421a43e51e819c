# Your first bank: what a newcomer is told, as it happens.

guide-title = Your first bank
guide-about = A game for two against a weak bot. Hints explain what is happening, when it happens.
guide-bank = You are a banker. You own no land: you back kings, republics and faiths with florins, and profit from trade. A turn has two actions, and you may pass either. You win with one of four victories, but all of them are inactive at first.
guide-market = A card costs as many florins as its column counts, and you lay one on each card to its left. Money that lies on a card goes to whoever buys that card later: cheap cards become cheaper still. You can hold two cards.
guide-play = You hold a card. Played, it goes to the east or the west end of your tableau. It may have a one-shot that goes off once, agents that go to the map, and ops that you can use again and again. Look at it closely: everything on it is explained.
guide-one-shot = This card has a one-shot: a war, a marriage or a shift of trade. It goes off now or never. A war that succeeds brings an empire into your tableau; so first count who would attack and who would defend.
guide-agents = Agents go to the place that the card names: knights and rooks into cities, pirates to sea borders, your own cubes to any border. You need not place them all. Where a city is full, you pay a florin to push somebody out.
guide-battle = There are no dice. Attackers and defenders fall one for one; the attack succeeds if an attacker is left. You lead it, so you choose who falls on both sides: spare those who will serve you later.
guide-throne = An empire is yours: it lies in your tableau and has ops of its own. And you may set a concession on one of its borders. Choose a border on a trade route: each fair that passes there pays you.
guide-fair = A trade fair has been held. Whoever convenes one takes the first florin; then the wares travel along the route, each country levies a piece, each concession on the way earns a florin, until the money is gone. The face-down card shows what lies ready.
guide-ops = You can run the ops of one side: every card there acts once, one after the other. That is one action, however many cards there are; a long side is a strong engine.
guide-comet = A comet has activated a victory: from now on it can be won. Above the log you see how far each bank is from each of them. Steer towards one you lead in, and thwart those that others lead in.
guide-declare = A victory is active and you fulfil it. Declaring it is an action, and it ends the game at once: you win.
