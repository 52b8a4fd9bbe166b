import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import { rulingsTell } from '../support/rulings.js';

await rulingsTell(valorAndVictory, {
  'vv:R5': [
    'close-assault',
    {
      attack: 13,
      assaulters: 4,
      leader: 1,
      grenades: 1,
      defend: 11,
      defenders: 3,
      defenderLeader: 1,
      terrain: 'building',
    },
    {
      1: ['vv:15.8e for-margin = 1: failed by 1: 1 Casualty Point'],
      2: ['vv:15.8e for-margin = 2: failed by 2: 2 Casualty Points'],
    },
    1,
  ],
  'vv:R8': [
    'close-assault',
    { assault: ['3xsquad:4-6-5'], defend: ['vehicle:cr=3', 'squad:4-6-4:aboard'] },
    {
      1: ['vv:8.1 carriers = false: a carrier and its load count as one unit'],
      2: ['vv:8.1 carriers = true: a carrier and its passengers count one by one'],
    },
  ],
  'vv:R11': [
    'close-assault',
    { assault: ['squad:4-6-5,flamethrower:8'], leader: 1, defend: ['squad:4-6-4'] },
    {
      1: [],
      2: ['vv:13.6: Only a leader among the assaulting units helps them: R11 option 2.'],
    },
  ],
  'vv:R14': [
    'close-assault',
    { assault: ['2xsquad:4-6-5,leader:-1,leader:-2'], defend: ['squad:4-6-4'], terrain: 'orchard' },
    {
      1: ['vv:10.8 terrain = 1: orchard: 1 Casualty Point'],
      2: ['vv:10.8 terrain = 0: orchard: no Casualty Points'],
    },
  ],
  'vv:R17': [
    'close-assault',
    { attack: 14, assaulters: 3, defend: 6, defenders: 2, terrain: 'woods', entrenchment: 'trenches' },
    {
      1: ['vv:15.8b ground = 4: the ground in all: 4 Casualty Points'],
      2: ['vv:15.8b ground = 2: the highest alone counts: 2 Casualty Points'],
    },
  ],
  'vv:R18': [
    'close-assault',
    { attack: 14, assaulters: 3, defend: 6, defenders: 2, terrain: 'hill', uphill: 1 },
    {
      1: ['vv:15.81 uphill = 1: uphill by 1 level: 1 Casualty Point'],
      2: ['vv:15.81 uphill = 0: uphill by 1 level: no Casualty Points'],
    },
  ],
  'vv:R22': [
    'close-assault',
    { assault: ['2xsquad:4-6-4:valor,satchel:6'], defend: ['afv:gun=12:mg=4:ff=3:immobile', 'afv'] },
    {
      1: ['vv:15.5a defence-2 = 2: AFV without machine guns: 2 APFP'],
      2: ['vv:15.5a defence-2 = 0: AFV without machine guns: 0 APFP'],
    },
  ],
  'vv:R23': [
    'close-assault',
    { attack: 14, assaulters: 3, defend: 6, defenders: 2, terrain: 'bunker', outsideFfa: true },
    {
      1: ['vv:20.3 bunker-facing = 6: the bunker defends to every side'],
      2: ['vv:20.3 bunker-facing = 0: they come from outside its field of fire: the bunker adds nothing'],
    },
  ],
  'vv:R24': [
    'close-assault',
    { assault: ['3xsquad:4-6-5'], defend: ['vehicle:cr=3', 'squad:4-6-4:aboard'] },
    {
      1: ['vv:15.5a defence-1 = 2: vehicle without machine guns: 2 APFP'],
      2: ['vv:15.5a defence-1 = 0: vehicle without machine guns: its passengers count in its place'],
    },
  ],
  'vv:R25': [
    'close-assault',
    { assault: ['squad:4-6-5'], defend: ['squad:4-6-4,mortar:6'] },
    {
      1: ['vv:12.65 defence-1-weapon = 0: its mortar cannot fire at an adjacent hex'],
      2: ['vv:15.2b defence-1-allowed = true: defenders may use it: mortar'],
    },
  ],
  'vv:R26': [
    'close-assault',
    { assault: ['squad:4-6-5,flamethrower:8'], defend: ['squad:4-6-4'] },
    {
      1: ['vv:15.2a assault-1-weapon = 0: its flamethrower is no Light machine gun and does not count here'],
      2: [],
    },
  ],
  'vv:R30': [
    'close-assault',
    {
      attack: 13,
      assaulters: 4,
      leader: 1,
      grenades: 1,
      fromWire: true,
      defend: 11,
      defenders: 3,
      defenderLeader: 1,
      terrain: 'building',
    },
    {
      1: ['vv:15.7a wire = 0: barbed wire hinders firing, not assaulting'],
      2: ['vv:15.7a wire = 1: out of barbed wire +1'],
    },
  ],
  'vv:R35': [
    'close-assault',
    { attack: 14, assaulters: 3, defend: 6, defenders: 2, pinnedNow: 2 },
    {
      1: ['vv:15.9a pinned = 2: 2 pinned units eliminated before the odds are worked out'],
      2: ['vv:15.9a pinned = 0: units pinned in this phase still defend'],
    },
  ],
  'vv:R36': [
    'casualties',
    { points: 4, unit: ['afv:mg=4', 'squad:4-6-4:aboard'], choose: ['eliminate:2'] },
    {
      1: [],
      2: ['vv:15.10c: By R36 option 2 AFVs take 3 Casualty Points first, not 0.'],
    },
  ],
  'vv:R37': [
    'close-assault',
    {
      assault: ['3xsquad:4-6-5:valor,grenades,leader:-1'],
      defend: [
        'afv:mg=4:ff=3,2xsquad:4-6-4:aboard,lmg:3,leader:-1:aboard,afv:mg=4:immobile,squad:4-6-4:aboard',
      ],
      onAfv: ['2', '2'],
      terrain: 'woods',
      hexside: 'hedge',
      uphill: 2,
    },
    {
      1: [],
      2: ['vv:15.10b: These AFVs take 3 Casualty Points at most, not 4.'],
    },
  ],
  'vv:R38': [
    'casualties',
    { points: 3, unit: ['afv:mg=4'], choose: ['put:1=3'] },
    {
      1: ['vv:18.6a afv-1-crew = true: crew check, 2 or less abandons it: the crew stays'],
      2: ['vv:18.6a afv-1-crew = true: AFV 1: no crew check after a close assault'],
      3: ['vv:18.6a afv-1-crew = true: crew check, 2 or less abandons it: the crew stays'],
    },
  ],
  'vv:R39': [
    'casualties',
    { points: 4, unit: ['afv:mg=4', 'squad:4-6-4:aboard'], choose: ['eliminate:2'] },
    {
      1: ['vv:15.10d collateral-2 = true: squad 4-6-4 (2) takes points in place of its carrier'],
      2: ['vv:14.65b: By R39 option 2 passengers of an AFV take no points: squad 4-6-4.'],
    },
  ],
  'vv:R15': [
    'close-assault',
    { assault: ['2xsquad:4-6-5,leader:-1,leader:-2'], defend: ['squad:4-6-4'], smoke: 2 },
    {
      1: ['vv:11.5 for-smoke = 0: smoke is no cover of the hex: no Casualty Points'],
      2: ['vv:11.5 for-smoke = 2: smoke: 2 Casualty Points'],
      3: [
        'vv:11.5 smoke = 2: smoke +2',
        'vv:11.5 for-smoke = 0: smoke is no cover of the hex: no Casualty Points',
      ],
    },
  ],
  'vv:R16': [
    'close-assault',
    { assault: ['2xsquad:4-6-5,leader:-1,leader:-2'], defend: ['squad:4-6-4'], hexside: 'wall' },
    {
      1: ['vv:10.10 hexside = 1: wall crossed: 1 Casualty Point'],
      2: ['vv:10.10 hexside = 0: wall crossed: no Casualty Points'],
    },
  ],
  'vv:R19': [
    'close-assault',
    { attack: 8, assaulters: 4, grenades: 4, defend: 12, defenders: 2, afv: 1, onAfv: ['3'] },
    {
      1: ['vv:12.52a grenades = -4: assaulting Grenades -4'],
      2: ['vv:12.52a grenades = -1: assaulting Grenades -1'],
    },
  ],
  'vv:R20': [
    'close-assault',
    { assault: ['squad:4-6-5,satchel:6'], grenades: 1, defend: ['squad:4-6-4'] },
    {
      1: ['vv:12.53b: 1 Grenades counter cannot be used: no unit is without a satchel charge.'],
      2: [],
    },
  ],
  'vv:R31': [
    'casualties',
    { points: 4, unit: ['afv:mg=4', 'squad:4-6-4:aboard'], choose: ['eliminate:2'] },
    {
      1: ['vv:14.61g covers = 4: covers 4 of 4'],
      2: ['vv:14.61g: It covers 4, and 3 can be had: by R31 option 2 the least excess must be.'],
    },
  ],
  'vv:R33': [
    'casualties',
    { points: 2, unit: ['gun:cr=3:shield'], choose: ['pin:1'] },
    {
      1: ['vv:14.63a ignored-1 = 1: Gun (1) ignores the first point'],
      2: ['vv:14.61g: That covers 1 of 2 Casualty Points.'],
    },
  ],
  'vv:R34': [
    'casualties',
    { points: 3, unit: ['vehicle:cr=4'], choose: ['put:1=3'] },
    {
      1: ['vv:14.64b survival-1 = true: 3 on vehicle (1), 4 or less survives: pinned'],
      2: ['vv:14.64b: By R34 option 2 the vehicle is pinned or eliminated, without a roll.'],
    },
  ],
  'vv:R46': [
    'shoot',
    { attack: 9, range: 1, opportunity: true },
    {
      1: ['vv:beyond.13.8 opportunity = -3: opportunity fire at no positive cover and an adjacent hex: -3'],
      2: ['vv:beyond.13.8 opportunity = -2: opportunity fire at no positive cover and an adjacent hex: -2'],
    },
  ],
  'vv:R47': [
    'shoot',
    { attack: 9, range: 1, opportunity: true, smoke: 1 },
    {
      1: [],
      2: ['vv:beyond.13.8 opportunity = -2: opportunity fire at an adjacent hex: -2'],
    },
  ],
  'vv:R49': [
    'shoot',
    { attack: 9, range: 1, opportunity: true, hexside: 'wall' },
    {
      1: ['vv:10.10 cover-hexside = 0: wall between adjacent hexes: +0'],
      2: ['vv:10.10 cover-hexside = 1: wall between adjacent hexes: +1'],
    },
  ],
  'vv:R51': [
    'artillery',
    { mission: 'fighter-bomber', at: 'none', afv: ['C'] },
    {
      1: ['vv:beyond.21.4 accuracy = 0: an air strike does not scatter'],
      2: [],
    },
  ],
  'vv:R52': [
    'move',
    { type: 'afv', through: ['9xopen:hedge:turn=3'], mp: 40 },
    {
      1: [
        'vv:beyond.10 hex-1 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-2 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-3 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-4 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-5 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-6 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-7 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-8 = 2: open, over a hedge: 2 MP',
        'vv:beyond.10 hex-9 = 2: open, over a hedge: 2 MP',
      ],
      2: [
        'vv:beyond.10 hex-1 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-2 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-3 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-4 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-5 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-6 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-7 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-8 = 1: open, over a hedge: 1 MP',
        'vv:beyond.10 hex-9 = 1: open, over a hedge: 1 MP',
      ],
    },
  ],
  'vv:R54': [
    'anti-tank',
    { weapon: 'panzerfaust', valorous: true, armour: 'D' },
    {
      1: ['vv:beyond.16.3 valorous-to-hit = -1: valorous: -1'],
      2: [
        'vv:beyond.16.3 valorous-to-hit = -1: valorous: -1',
        'vv:beyond.16.3 valorous-elimination = -1: valorous: -1',
      ],
    },
  ],
  'vv:R59': [
    'sniper',
    { ownCover: 3, terrain: 'woods' },
    {
      1: [],
      2: [
        'vv:beyond.17.6 check = false: when the points are met, if an unpinned unit is left: a check, --check-only',
      ],
    },
  ],
});
