# Your first campaign: what a newcomer is told, as it happens.

guide-title = Your first campaign
guide-about = A game for two against a weak bot. Hints explain what is happening, when it happens.
guide-nation = Four nations, each with a capital, two front tiles and its own way to grow. For a first campaign any of them will do. The first to reach ten victory points wins.
guide-commander = Of your five generals you keep two. One commands: his abilities are yours from now on. The other goes into politics, face down: each card there is a point of political power.
guide-tile = Put a cylinder on an action tile. You act first, but the others act on most tiles as well: choose what serves you now and them least. After two rounds there is a scoring.
guide-split = This tile has two halves. You do the one, everybody else the other. Producing brings food and metal; growing brings the people that produce.
guide-draft = Here food and metal become units. Each unit also takes one of your population, and stronger kinds need a technology: what you can't draft tells you why when you touch it.
guide-march = Your units march step by step; terrain and kind of unit decide how far. Neutral tiles that you hold bring resources and count in the scoring. End the march when you are where you want to be.
guide-battle = Two armies stand on the same tile: there is a battle. Both sides commit regiments with tactic cards, face down; the cards decide who strikes and who holds. Before a blow falls, a retreat may still be possible.
guide-points = There were victory points. They come from technologies, from tiles held in a scoring, and from battles. The track shows who is close to ten: keep an eye on it.
