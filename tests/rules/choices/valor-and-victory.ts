/** The words that inputs take, and in brackets the one that goes without saying: by action, `words: inputs`. */
export const choices = {
  'close-assault': {
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
    'wall hedge hedgerow': 'hexside',
  },
  casualties: {
    '[assault] fire': 'by',
  },
  shoot: {
    'unpinned pinned sniper nobody': 'spotter',
    'infantry vehicle': 'by',
    '[infantry] gun vehicle afv': 'at',
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
    'wall hedge hedgerow': 'hexside',
  },
  'anti-tank': {
    'bazooka panzerfaust at-grenades gun mortar': 'weapon',
    'A B C D E F': 'atfp armour rearArmour',
    'unpinned pinned sniper nobody': 'spotter',
    '[afv] vehicle gun': 'at',
    'front rear line': 'facing',
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
    'wall hedge hedgerow': 'hexside',
  },
  artillery: {
    'light-barrage heavy-barrage fighter-bomber': 'mission',
    'unpinned pinned sniper nobody': 'spotter',
    '[infantry] gun vehicle none': 'at',
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
  },
  smoke: {
    '[infantry] mortar gun afv artillery': 'by',
    'unpinned pinned sniper nobody': 'spotter',
  },
  overrun: {
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
    'wall hedge hedgerow': 'hexside',
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops':
      'exitTerrain',
    'bunker earthen-bunker sandbags foxholes trenches caves': 'exitPosition',
  },
  sniper: {
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops bunker earthen-bunker sandbags foxholes trenches caves':
      'terrain',
    'foxholes trenches caves': 'entrenchment',
    'wall hedge hedgerow': 'hexside',
  },
  move: {
    '[squad] half-squad leader gun vehicle afv': 'type',
    'open road bridge beach river-bank desert farmland building woods jungle stream gully wadi hill orchard hay-stack palm-grove crops':
      'terrain',
    'bunker earthen-bunker sandbags foxholes trenches caves': 'position',
  },
};

/** The fields of results, and the order of those that are words. */
export const results = {
  'close-assault': 'eliminated: false, true; assaulterCP; defenderCP; immobilised; abandoned',
  casualties: 'ways; pinned; reduced; eliminated; immobilised',
  shoot: 'casualtyPoints; sniper: false, true; valorous',
  'anti-tank':
    'hit: false, true; state: unharmed, immobilised, abandoned, eliminated; sniper: false, true; valorous',
  artillery:
    'hexes; direction: none, straight up, upper right, lower right, straight down, lower left, upper left; casualtyPoints; eliminated',
  smoke:
    'marker; factors; hexes; direction: none, straight up, upper right, lower right, straight down, lower left, upper left',
  overrun: 'casualtyPoints; spent',
  sniper: 'casualtyPoints; sniperEliminated: false, true',
  'valour-check': 'valorous',
  rally: 'rallied',
  move: 'mp; spent; left; cover',
  mines: 'eliminated',
  turn: 'turn; player: A, B; phase: Command Phase, Fire Phase, Movement Phase, Defensive Fire Phase, Advance and Assault Phase, After-Action Phase',
};
