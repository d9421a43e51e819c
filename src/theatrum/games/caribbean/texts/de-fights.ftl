# Caribbean: Kämpfe zu Lande und zur See, Eingeborene und Piraten.

event-leader-lost = { $leader } ist verloren und kehrt in den Vorrat zurück.
event-fleet-lost = { $fleet } ist mit allem an Bord verloren; der Marker kehrt heim.
event-buildings-destroyed = In { $area } werden Bauwerke zerstört.
event-colony-taken = { $area } wechselt den Besitzer.
