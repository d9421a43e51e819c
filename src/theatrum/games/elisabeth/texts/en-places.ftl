# Where, whither and whence: places with their preposition (AT, TO, FROM: see theatrum.core.texts).

forms-space =
    .at = at { $name }
    .to = to { $name }
    .from = from { $name }
forms-zone =
    .acc = the { $name }
    .at = in the { $name }
    .to = to the { $name }
    .from = from the { $name }
forms-ocean =
    .acc = the { $name }
    .at = in the { $name }
    .to = to the { $name }
    .from = from the { $name }
forms-zone-barbary-coast =
    .at = off the Barbary Coast
forms-zone-north-african-coast =
    .at = off the North African Coast
forms-ocean-guinea-coast =
    .at = off the Guinea Coast
forms-ocean-brazilian-coast =
    .at = off the Brazilian Coast
forms-ocean-chilean-coast =
    .at = off the Chilean Coast
forms-ocean-mexican-coast =
    .at = off the Mexican Coast
forms-ocean-spanish-main =
    .at = off the Spanish Main

# ---- areas of faith
forms-area-netherlands =
    .acc = the Netherlands
