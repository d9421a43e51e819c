# The Sultan's galleys: what a newcomer is told, as it happens.

guide-title = The Sultan’s galleys
guide-about = The learning scenario for two against a weak bot: you lead the Ottoman Empire. Hints explain what is happening, when it happens.
guide-sultan = You are the Sultan, and you are at war with Spain. You win if you have twenty victory points at the end of one of three turns, or ten keys at any moment. Keys are the square spaces: each is worth two points. Fortresses in your hands and successful piracy bring points, too. If you fall short, Spain has held out.
guide-deploy = Spring. One formation may leave your capital and march as far as your own lands reach, or five units over the sea. Nobody can hinder it now; so bring an army to the border where you mean to fight.
guide-impulse = You and Spain take turns with impulses. Each begins with a card: either you play it for its command points, the number on its seal, or for its text. Touch a card to read it. Your home cards come back every turn, so play them freely; you can’t pass before they are played.
guide-actions = Command points buy actions, one after the other. One point marches an army one step, moves all your ships, assaults a besieged place, or takes an empty enemy space. Cavalry and corsairs cost one, regulars and galleys two. What glows can be touched. What you don’t spend is lost.
guide-march = Who marches? Without a leader at most four units go together, with one as many as he commands. A second number, his battle rating, brings dice. Keep somebody at home: an empty key is easily taken.
guide-sail = One naval move moves all your ships, each to the next sea zone or port. Name fleets one after the other; when all are named, choose “done”. Ships that stay at sea can be intercepted, and they guard the way of armies that you carry over.
guide-piracy = You have ships in a sea zone with an enemy port: you can raid it for two points. First the enemy’s ships and fortresses shoot at you, then you roll. For each 5 or 6 he must lose a ship, or let you have a card or a victory point. Dragut is a master of this.
guide-battle = A battle. Each unit brings a die and so does each point of the best leader; the defender has one more. Fives and sixes hit. More hits win, a tie is the defender’s; each hit costs a unit. At sea a galley rolls two dice and sinks after two hits. Before the dice fall, both may play combat cards.
guide-siege = A fortification is under siege. It can’t be assaulted in the same impulse: that takes a later one and a line of communication, and off a port no enemy fleet may lie. An assault costs a point. With a hit, and nobody left inside, the place is yours.
guide-minors = The Pope, Venice and the Emperor belong to nobody yet, or to Spain. Influence that you buy here counts when a card determines what becomes of them: each rolls a die and adds his influence. You can’t win them, but you can take them from Spain.
guide-respond = Here somebody could answer with a card. You are asked even if you hold none that fits, so that nobody can tell from it what is in your hand. If you don’t want to be asked, leave a standing answer.
guide-winter = Winter. Ships go back to ports, and armies to places that can feed them: a fortification holds four units. Who has no way home through friendly lands loses half of his units. Lost ships can be built again in the new turn.
guide-points = The turn is over and has been scored. In your corner you see where your points come from. Twenty are needed. Every key counts two, so look for the weakest one on your border, or at sea.

# ---- The Queen's first turn: the campaign, England against five bots.

guide-queen-title = The Queen’s first turn
guide-queen-about = The campaign for six against five weak bots: you lead England. Hints explain one whole turn as it comes.
guide-queen-you = You are Elizabeth. Whoever has 25 victory points at the end of a turn wins; after the seventh turn, whoever has most. Yours come from keys, from England’s new faith, from piracy, the arts, voyages around the world – and from staying unmarried. Above you see all six powers; touch one to see what it has. “Status” and “Points” over the map show everything as a table.
guide-queen-talk = Negotiation. Everybody may talk with everybody, in secret if they like, and show what they hold. Nothing of it binds. Bots don’t talk: say “Ready”, and the hourglass, “Don’t ask again”, says it for the further rounds. Among people you would ask Spain to leave you alone, and the Protestants what your friendship is worth to them.
guide-queen-deal = What is to bind is announced: you choose a power and put a bundle together – peace, alliance, cards, mercenaries, a marriage – and it holds once everybody in it has sealed it. A proposal: an alliance with the Protestants; they need you against Spain, and an ally does not attack you. Promise Elizabeth herself to nobody: unmarried she brings a point every turn.
guide-queen-war = To declare war costs command points: you pay with cards that you will miss. A proposal for the first turn: on nobody. Done.
guide-queen-deploy = Spring. A formation may leave London and go as far as your lands reach. A proposal: a unit or two to the north, to the Scottish border; London does not need them all.
guide-queen-captains = A captain can serve as an admiral in Europe or sail the oceans. A proposal: leave him free; your points lie beyond the Atlantic.
guide-queen-impulse = The powers take impulses in turn. Each begins with a card: for its command points, the number in the seal, or for its text. A proposal: first a card with many points; the home card “Virgin Queen” comes back every turn, so play it before you pass.
guide-queen-actions = Command points buy actions, one after the other; what they cost stands beside them, and where dice decide, the odds as well. If you don’t know what to do, ask the bot, “What would the bot do?”. What you don’t spend is lost.
guide-queen-outfit = Outfit an expedition: a captain puts out into the North Atlantic. From there he sails on with the naval move, plunders Spaniards, founds a colony or goes around the world. That is England’s way to points, and early it is safest.
guide-queen-arts = A patron pays an artist or a scientist; at the end of the turn they are judged: two dice, their talent, and what you have paid. From ten on there is an award. One of each kind a turn; with three points it is mostly worth it.
guide-queen-faith = England gains points if many spaces are Protestant. “Suppress heresy” here means: five dice turn spaces of England that are still Catholic; fours to sixes succeed, a one brings unrest.
guide-queen-minors = Scotland and Ireland belong to nobody yet, or to a rival. Influence counts when a card or a war makes everybody roll for whose ally they become. A point in Scotland is rarely wasted.
guide-queen-respond = Somebody might respond with a card here. You are asked even if you hold none that fits, so that nobody can guess your hand. If you don’t want to be asked, choose the hourglass, “Don’t ask again”.
guide-queen-winter = Winter. Ships return to ports, armies to places that feed them, alliances end. Then there are weddings, and artists and scientists are judged.
guide-queen-virgin = Elizabeth has stayed unmarried: a point, five times in a game. Whoever courts her may hope – no more.
guide-queen-points = The turn is counted. Under “Points” you see where everybody has theirs from. Look who leads: in the next negotiation all others will join against that power, and you should be among them.
