import type { Row } from '../../../support/games/speaks.js';
import { APC, HQ, LORRY, MORTAR, PAK, PARAS, RIDERS, STRANGERS } from './forces.js';

const LATE = { name: 'Late', side: 'Allies', men: 4, weapons: ['one-man:1', 'rifle:3'], starts: 'later' };
const MIXED = { name: 'Mixed', side: 'Allies', men: 6, weapons: ['rifle:3', 'gun:1'] };

/** Lines of whoever is on the table, by his name. */
const ofAnybody = (name: string): readonly string[] => [
  `shoot ${name} Blues --range 90`,
  `anti-tank ${name} "Panzer III" --close-attack molotov`,
  `demolish ${name} --fire molotov:1`,
  `artillery ${name}`,
  `mines ${name} --squares 2`,
  `smoke ${name} --source burning-building`,
  `spot ${name} Blues`,
  `listen ${name} --noise speech`,
  `take-over ${name} --what rifle`,
  `orders ${name} --messenger`,
];

/** Who is not there by the roster, is somewhere else than was told, or has more with him than he can take along. */
export const BY_THE_ROSTER: readonly Row[] = [
  {
    name: 'wrg:air.1 nobody does anything before he has landed',
    besides: [PARAS],
    line: 'move Paras',
    told: 'wrg:air.1 (in the air, wrg:R54=1): Paras comes from the air, and has not landed. -> wg air-landing Paras',
    likewise: ofAnybody('Paras').filter((line) => !line.startsWith('listen')),
    but: [
      { before: [{ Paras: { landed: 1 } }] },
      { rulings: { 'wrg:R54': 2 } },
      { line: 'listen Paras --noise speech' },
      { line: 'spot Reds Paras' },
      { line: 'air-landing Paras' },
    ],
  },
  {
    name: 'wrg:air.1 nor does he light up anything',
    besides: [{ ...MORTAR, starts: 'air-landed' }],
    line: 'illuminate Mortar --source mortar-81mm',
    told: 'wrg:air.1 (in the air, wrg:R54=1): Mortar comes from the air, and has not landed. -> wg air-landing Mortar',
    but: [{ besides: [MORTAR] }],
  },
  {
    name: 'wrg:air.1 whoever has landed lands no more',
    besides: [PARAS],
    before: [{ Paras: { landed: 1 } }],
    line: 'air-landing Paras',
    told: 'wrg:air.1 (landed): Paras has landed already.',
    likewise: [
      'air-landing Paras --hw 1',
      'air-landing Paras --by helicopter --run 3',
      'air-landing Paras --by glider --clearance 20',
    ],
    but: [
      { before: [] },
      { line: 'air-landing Paras --men 3' },
      { line: 'air-landing Paras --period 2' },
      { line: 'air-landing Paras --by helicopter --door-guns 2 --targets 3' },
    ],
  },
  {
    name: 'wrg:option.3 whoever comes from the air has paid for it',
    line: 'air-landing Reds',
    told: 'wrg:option.3 (on the ground): By the roster Reds does not come from the air, which costs half as much again. -> wg roster mark Reds starts=air-landed',
    likewise: ['air-landing Reds --by helicopter --run 3'],
    but: [
      { besides: [PARAS], line: 'air-landing Paras' },
      { line: 'air-landing Reds --men 3' },
      { before: [{ Reds: { starts: 'air-landed' } }] },
    ],
  },
  {
    name: 'wrg:option.4 whoever comes later is not there in the first period',
    besides: [LATE],
    line: 'move Late',
    told: 'wrg:option.4 (later): By the roster Late comes later than the first period.',
    likewise: ofAnybody('Late'),
    but: [{ before: ['period', 'period'] }, { before: [{ Late: { starts: 'on-table' } }] }],
  },
  {
    name: 'wrg:option.4 nor does he light up anything',
    besides: [{ ...MORTAR, starts: 'later' }],
    line: 'illuminate Mortar --source mortar-81mm',
    told: 'wrg:option.4 (later): By the roster Mortar comes later than the first period.',
    but: [{ before: ['period', 'period'] }],
  },
  {
    name: 'wrg:notes.1 whoever begins on the map alone is in the roster',
    line: 'period --new --hidden Reds --hidden Pak --hidden Rods',
    told: "wrg:notes.1 (no unit): Nobody in the roster is called Pak or Rods. -> --hidden for each of them: --hidden Pak --hidden 'MG 34'",
    but: [
      { line: 'period --new --hidden reds --hidden PIAT' },
      { line: 'period --new' },
      { alone: [] },
      { alone: [], before: [STRANGERS], line: 'period --new --hidden Xs' },
      { alone: [], before: [STRANGERS] },
    ],
  },
  {
    name: 'wrg:foot.5 of a heavy weapon of a group it is told who carries it',
    besides: [MIXED],
    line: 'move Mixed --pace walk',
    told: 'wrg:foot.5 (missing): nothing was told of the heavy weapon of Mixed: a gun is pushed, --pace manhandle, others are carried by shares, --share; who leaves it fires it no more, and nobody doubles with one',
    likewise: ['move Mixed --pace dash'],
    but: [
      { line: 'move Mixed --pace manhandle --men 3' },
      { line: 'move Mixed --pace walk --share third' },
      { line: 'move Reds --pace walk' },
      { line: 'move Mixed Truck --boarding 1 --type truck --pace dash' },
      { besides: [PAK], line: 'move Pak --pace manhandle' },
    ],
  },
  {
    name: 'wrg:afv.21 whoever is in an AFV that has to retire shares its result',
    besides: [APC, RIDERS],
    before: [{ APC: { afvBound: -1 } }],
    line: 'move Riders --boarding 1',
    told: 'wrg:afv.21 (must retire): APC has to retire by its test, and those inside share its result.',
    but: [
      { before: [{ APC: { afvBound: 0 } }] },
      { before: [] },
      { before: [{ 'Panzer III': { afvBound: -1 } }] },
      { before: [{ APC: { afvBound: -1 } }], line: 'move Reds' },
    ],
  },
  {
    name: 'wrg:offtable.4 which targets are registered is for the players to keep, where nobody has any',
    besides: [HQ],
    line: 'artillery HQ --caller officer --registered',
    told: 'wrg:offtable.4 (missing): which targets are registered, and from which period, is for you to keep: only from then on is this such a call',
    but: [
      { line: 'artillery HQ --caller officer' },
      { before: [{ HQ: { registered: 1 } }] },
      { before: [{ PIAT: { registered: 2 } }] },
    ],
  },
  {
    name: 'wrg:offtable.4 those of the enemy are not his',
    besides: [HQ],
    before: [{ Blues: { registered: 5 } }],
    line: 'artillery HQ --caller officer --registered',
    told: 'wrg:offtable.4 (missing): which targets are registered, and from which period, is for you to keep: only from then on is this such a call',
    but: [{ before: [{ Reds: { registered: 5 } }] }],
  },
  {
    name: 'wrg:offtable.4 of an observer who is not known it is told how many he has registered',
    line: 'artillery --register 2',
    told: 'wrg:offtable.4 (missing): how many he has registered before is for you to keep, five in all: --registered-before',
    but: [
      { line: 'artillery --register 2 --registered-before 3' },
      { besides: [HQ], line: 'artillery HQ --register 2' },
      { line: 'artillery' },
    ],
  },
  {
    name: 'wrg:offtable.4 whoever is still registering calls for no fire on it',
    besides: [HQ],
    before: [{ HQ: { registered: 2, registering: 2 } }],
    line: 'artillery HQ --caller officer --registered',
    told: 'wrg:offtable.4 (registering): HQ is still registering targets: only then is fire called on them. -> wg period',
    likewise: ['artillery HQ --register 2'],
    but: [
      { before: [{ HQ: { registered: 2, registering: 1 } }, 'period', 'period'] },
      { before: [{ HQ: { registered: 2, registering: 2 }, PIAT: { registered: 1 } }] },
      { line: 'artillery HQ --caller officer' },
    ],
  },
  {
    name: 'wrg:offtable.4 all of a side who are still registering are told of',
    besides: [HQ],
    before: [{ HQ: { registered: 2, registering: 2 }, PIAT: { registered: 1, registering: 1 } }],
    line: 'artillery HQ --caller officer --registered',
    told: 'wrg:offtable.4 (registering): PIAT and HQ are still registering targets: only then is fire called on them. -> wg period',
    but: [{ before: [{ HQ: { registered: 2 }, PIAT: { registered: 1, registering: 1 } }] }],
  },
  {
    name: 'wrg:react.9 (wrg:R108) leaders are not isolated from leaders',
    before: [{ Reds: { underFire: true } }],
    line: 'reaction-test Reds --isolated-from-leaders 9',
    told: 'wrg:react.9 (isolated): Of Reds 8 at most are isolated from leaders: they are none themselves.',
    but: [
      { line: 'reaction-test "Panzer III" --isolated-from-leaders 9 --when period-end --other-fire' },
      { before: [], line: 'reaction-test --isolated-from-leaders 9 --men 5' },
      { line: 'reaction-test Reds --isolated-from-leaders 8' },
      { before: [{ Reds: { underFire: true, leaders: [] } }] },
      { before: [{ Reds: { underFire: true, isolatedFromLeaders: 9 } }], line: 'reaction-test Reds' },
    ],
  },
  {
    name: 'wrg:react.9 (wrg:R108) where nobody leads all men are isolated, and no more',
    before: [{ PIAT: { underFire: true } }],
    line: 'reaction-test PIAT --isolated-from-leaders 3',
    told: 'wrg:react.9 (isolated): Of PIAT 2 at most are isolated from leaders: they are none themselves.',
    but: [{ line: 'reaction-test PIAT --isolated-from-leaders 2' }],
  },
  {
    name: 'wrg:tactical.3 nobody strikes the building of men who are in none',
    line: 'shoot Reds Blues --fire grenade:2 --range 20 --into-building 2',
    told: 'wrg:tactical.3 (no building): As far as the game knows Blues is in no building or bunker. -> wg roster mark Blues cover=building',
    but: [
      { besides: [LORRY], line: 'shoot Reds Lorry --fire grenade:2 --range 20 --into-building 2' },
      { before: [{ Blues: { cover: 'building' } }] },
      { before: [{ Blues: { cover: 'bunker' } }] },
      { line: 'shoot Reds Blues --fire grenade:2 --range 20' },
      { line: 'shoot Reds Blues --fire grenade:2 --range 20 --into-building 0' },
    ],
  },
  {
    name: 'wrg:locate.2 whoever rides in a vehicle is located as that is',
    before: [{ Blues: { aboard: 'Panzer III' } }],
    line: 'spot Reds Blues --range 90',
    told: "wrg:locate.2 (aboard): Blues rides in Panzer III: that is a vehicle, and located as one. -> wg spot Reds 'Panzer III'",
    but: [{ before: [] }, { line: 'spot Reds "Panzer III" --range 90' }],
  },
  {
    name: 'wrg:locate.2 nobody in it is looked for by himself',
    before: [{ Blues: { aboard: 'Panzer III' } }],
    line: 'spot Blues --range 90',
    told: "wrg:locate.2 (aboard): Blues rides in Panzer III: that is a vehicle, and located as one. -> wg spot 'Panzer III'",
    but: [{ before: [] }, { line: 'spot Blues Reds --range 90' }],
  },
];
