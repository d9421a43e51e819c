# Caribbean: fights on land and at sea, natives and pirates.

event-leader-lost = { $leader } is lost and returns to the pool.
event-fleet-lost = { $fleet } is lost with everything aboard; the marker goes home.
event-buildings-destroyed = Buildings in { $area } are destroyed.
event-colony-taken = { $area } changes hands.
