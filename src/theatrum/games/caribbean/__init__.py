"""Caribbean Colonization & Conquest: five nations and the New World, 1490 – 1790. Under construction: see README.md here.
Not among the games of the house yet; its tests play what there is."""
