import type { Heaviest } from './heaviest.js';

const THREE_GROUPS = [
  'rifle:6,lmg-belt:1,lmg-no2:1;men=8;range=90',
  'rifle:6;men=8;range=90;moved=2',
  'mg-tripod:1,helper:2;men=3;range=200',
];

/** Twelve figures with names of their own. */
const twelve = (how: (i: number) => string): string[] =>
  Array.from({ length: 12 }, (_, i) => `Man ${'ABCDEFGHIJKL'[i]}:${how(i)}`);

/** The heaviest legal inputs of each action, as far as we know. */
export const wrg1925: Heaviest = {
  'anti-tank': {
    weapon: 'recoilless',
    range: 90,
    weapons: 20,
    helpers: 2,
    flank: true,
    weight: 10,
    year: 1941,
    targetMoved: true,
    concealed: true,
    crew: 10,
    smgs: 10,
    passengers: 30,
    hw: 12,
  },
  'bail-out': { crew: 10, smgs: 10, passengers: 30, hw: 12 },
  demolish: [
    {
      fire: ['afv-gun:1@200', 'mortar-81mm:1@400', 'satchel:1', 'flame-thrower:1@40', 'off-table:3'],
      men: 40,
    },
    {
      fire: ['recoilless:9@90', 'satchel:9', 'gun:9@90', 'missile:2@400'],
      bunker: true,
      heavyShell: true,
      men: 40,
    },
  ],
  shoot: [
    { group: THREE_GROUPS, targets: 12, uncovered: 12 },
    { group: THREE_GROUPS, figure: twelve((i) => `${i + 10}`) },
    { group: THREE_GROUPS, figure: twelve(() => 'soft') },
    { group: THREE_GROUPS, figure: twelve((i) => `in=truck${i < 2 ? ',radio' : ''}`) },
    {
      group: THREE_GROUPS,
      figure: twelve((i) => `${i + 10}${i === 0 ? ',radio' : i < 4 ? ',in=truck' : ''}`),
    },
  ],
  'take-over': { what: 'mg-tripod', specialist: true },
  artillery: { support: 150, figure: twelve((i) => `${i + 10}`) },
  'reaction-test': [
    { crewWeapons: true, interpenetrated: true, men: 60, lostInBattle: 9, friendlyLmgs: 3, allCovered: true },
    { afv: true, antiTankPoints: 9, closeCover: true, commanderLost: true },
  ],
  isolation: { nearest: 20, men: 60, leaders: 1, leaderAt: ['40', '8p'] },
  prisoners: { men: 60, escort: 6, hit: 1 },
  move: {
    type: 'heavy-tank',
    pace: 'move-and-fire',
    light: 'dark',
    closedDown: true,
    obstacles: 2,
    brush: true,
    halts: 2,
    turns: 2,
    sharpTurns: 2,
    troops: 1,
  },
  spot: {
    doing: 'moving-erect',
    alsoDoing: 'firing',
    terrain: 'trees',
    alsoTerrain: 'hedge',
    light: 'dark',
    silent: true,
    range: 40,
    bearing: 20,
  },
  listen: { noise: 'shout', range: 40, firing: 60, bursts: 90 },
  orders: { officerHit: true, successor: 'sgt', radio: true, distance: 40, fired: 120 },
  'air-landing': { by: 'helicopter', hits: 40, men: 40, hw: 12 },
  mines: [
    { men: 15, squares: 10, whenSeen: 'back' },
    { men: 15, squares: 10 },
    { type: 'both', at: 'soft', crew: 6, smgs: 6, passengers: 40, hw: 12 },
    { type: 'fougasse', range: 20, targets: 99, uncovered: 99, erect: 99 },
  ],
  period: {},
  smoke: { source: 'burning-vehicle', where: 'by the mill', fedUntil: 9, scale: '20mm' },
  illuminate: { source: 'burning-building', where: 'the mill', scale: '20mm' },
  points: {
    item: [
      'officer, smg, grenades, radio',
      '30 x assault-rifle, grenade-launcher, grenades, one-man',
      '4 x lmg-belt, grenades',
      '3 x mg-tripod, emplaced',
      '3 x afv 25.5, afv-gun, automatic-gun, 2 x mg-pintle, emplaced; sgt, smg, grenades; 3 x smg',
      '4 x soft 3, mg-pintle; rifle',
    ],
    defence: ['9 x bunker 5', 'trench 500 mm', 'ap-mines 100 x 20', 'at-mines 100', 'wire 200', 'fougasse'],
    offTable: ['3 periods, trebled'],
    defender: true,
    limit: 4000,
    scale: '54mm',
  },
  victory: {
    remaining: 900,
    support: 100,
    spent: 50,
    escaped: 40,
    destroyed: 800,
    prisoners: 70,
    objectives: 100,
    defences: 60,
    strength: 1500,
    enemyRemaining: 700,
    enemyDestroyed: 600,
    enemyStrength: 1400,
    defender: 'side',
    friendly: true,
  },
};
