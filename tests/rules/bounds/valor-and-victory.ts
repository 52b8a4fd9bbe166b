export const valorAndVictory = {
  'close-assault': {
    '0..200': 'attack',
    '0..200 or': 'assault defend',
    '1..12': 'assaulters defenders',
    '0..5': 'leader defenderLeader',
    '0..12': 'grenades pinned pinnedNow defenderGrenades',
    '0..4': 'afv',
    '0..9': 'cover uphill',
    '0..2': 'smoke',
  },
  casualties: {
    '1..60': 'points',
  },
  shoot: {
    '0..300': 'attack',
    '0..5': 'leader',
    '1..60': 'range',
    '0..12': 'grenades',
    '1..6': 'fireLane',
    '0..9': 'cover',
    '0..2': 'smoke',
    '0..20': 'hindrances smokeBetween',
  },
  'anti-tank': {
    '1..30': 'weaponRange',
    '0..5': 'leader',
    '1..60': 'range',
    '0..9': 'cover',
    '0..2': 'smoke',
    '0..20': 'hindrances smokeBetween',
  },
  artillery: {
    '0..20': 'markers',
    '0..9': 'cover',
  },
  smoke: {
    '0..99': 'factors',
    '1..60': 'range reach',
  },
  overrun: {
    '0..99': 'attack passengers',
    '0..12': 'grenades',
    '0..9': 'cover',
    '0..2': 'smoke',
    '0..40': 'mp',
    '0..60': 'infantryThere vehiclesThere',
  },
  sniper: {
    '1..60': 'range',
    '0..30': 'ownCover',
    '0..9': 'cover',
    '0..2': 'smoke',
    '0..20': 'hindrances smokeBetween',
  },
  rally: {
    '0..5': 'leader',
  },
  move: {
    '0..40': 'mp',
    '0..60': 'infantryThere vehiclesThere infantryHere vehiclesHere',
    '0..99': 'used',
  },
  mines: {
    '1..12': 'units',
  },
};
