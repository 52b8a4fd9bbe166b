import type { Row } from '../../../support/games/speaks.js';
import { APC, FORCE, HORSE, HQ, LORRY, MORTAR, PAK, PARAS } from './forces.js';

const DROPPED = { ...PARAS, name: 'Others' };
const ON_ROPE = { landed: 1, onRope: true, aloft: 6 };
const SCREEN = 'smoke --source projectors --where Lorry';
const OF_TANK = 'smoke "Panzer III" --source projectors';
const BURNS = { 'Panzer III': { caughtFire: true } };
const periods = (n: number): readonly string[] => Array(n).fill('period');
const CALL = 'artillery HQ --caller officer';
const BURNING = 'smoke --source burning-vehicle';

/** What nobody has told and no log can know. */
export const UNTOLD: readonly Row[] = [
  {
    name: 'wrg:light.6 wrg:smoke.7 a vehicle that mines set on fire lights and smokes',
    before: [BURNS],
    line: 'period',
    told: "wrg:light.6 (missing, wrg:R54=1): Panzer III burns, which lights what is around it, and makes smoke -> wg smoke --source burning-vehicle --where 'Panzer III'",
    but: [
      { before: [BURNS, `${BURNING} --where "panzer iii"`] },
      { before: [BURNS, BURNING] },
      { before: [BURNS, 'period', 'period'] },
      { rulings: { 'wrg:R54': 2 } },
      { line: 'period --new' },
      { before: [] },
    ],
  },
  {
    name: 'wrg:smoke.7 a screen before it is not its own smoke',
    before: [BURNS, "smoke --source mortar-81mm --where 'Panzer III'"],
    line: 'period',
    told: "wrg:light.6 (missing, wrg:R54=1): Panzer III burns, which lights what is around it, and makes smoke -> wg smoke --source burning-vehicle --where 'Panzer III'",
    but: [{ before: [BURNS, `${BURNING} --where 'Panzer III'`] }],
  },
  {
    name: 'wrg:light.6 all that burn are told of, but one of which the smoke is told',
    besides: [APC, { ...APC, name: 'Carrier' }],
    before: [
      { ...BURNS, APC: { onFire: true, outNow: true }, Carrier: { caughtFire: true } },
      `${BURNING} --where Carrier`,
    ],
    line: 'period',
    told: "wrg:light.6 (missing, wrg:R54=1): Panzer III and APC burn, which lights what is around them, and makes smoke -> wg smoke --source burning-vehicle --where 'Panzer III'; wg smoke --source burning-vehicle --where APC",
    but: [{ before: [{ APC: { onFire: true } }] }, { before: [{ APC: { outNow: true } }] }],
  },
  {
    name: 'wrg:light.6 a truck that burns since fire came at it lights and smokes',
    before: [{ Truck: { burning: true, underFire: true, hasTested: true } }],
    line: 'period',
    told: 'wrg:light.6 (missing, wrg:R54=1): Truck burns, which lights what is around it, and makes smoke -> wg smoke --source burning-vehicle --where Truck',
    but: [
      { before: [{ Truck: { burning: true } }] },
      { before: [{ Truck: { underFire: true, hasTested: true } }] },
    ],
  },
  {
    name: 'wrg:light.6 smoke of a fire that is two periods old is of another one',
    before: [BURNING, 'period', BURNS],
    line: 'period',
    told: "wrg:light.6 (missing, wrg:R54=1): Panzer III burns, which lights what is around it, and makes smoke -> wg smoke --source burning-vehicle --where 'Panzer III'",
    but: [{ before: ['period', BURNING, BURNS] }],
  },
  {
    name: 'wrg:smoke.7 a building that burns lights and smokes',
    before: [{ Reds: { homeBurns: true } }],
    line: 'period',
    told: "wrg:smoke.7 (missing, wrg:R54=1): the building in which Reds stood burns, and smoke and light of it were not told -> wg smoke --source burning-building --where 'the house'",
    but: [
      { before: [{ Reds: { homeBurns: true } }, 'smoke --source burning-building'] },
      { before: [{ Reds: { homeBurns: true } }, 'illuminate --source burning-building'] },
      { before: [{ Reds: { homeBurns: true } }, 'period', 'period'] },
      { rulings: { 'wrg:R54': 2 } },
      { line: 'period --new' },
    ],
  },
  {
    name: 'wrg:smoke.7 what burned in the period before is another fire',
    before: [
      'smoke --source burning-building',
      'illuminate --source burning-building',
      'period',
      { Reds: { homeBurns: true }, PIAT: { homeBurns: true } },
    ],
    line: 'period',
    told: "wrg:smoke.7 (missing, wrg:R54=1): the building in which Reds and PIAT stood burns, and smoke and light of it were not told -> wg smoke --source burning-building --where 'the house'",
    but: [
      {
        before: [
          'period',
          'smoke --source burning-building',
          { Reds: { homeBurns: true }, PIAT: { homeBurns: true } },
        ],
      },
    ],
  },
  {
    name: 'wrg:light.6 flame lights and smokes',
    before: ['period', { Blues: { flame: 1 } }],
    line: 'period',
    told: 'wrg:light.6 (missing, wrg:R54=1): the flame at Blues lights 30 metres around for 2 periods, and makes smoke -> wg illuminate --source flame-thrower or fougasse',
    but: [
      { before: ['period', 'period', { Blues: { flame: 1 } }] },
      { before: ['period', { Blues: { flame: 1 } }, 'illuminate --source flame-thrower'] },
      { before: ['period', { Blues: { flame: 1 } }, 'illuminate --source fougasse'] },
      { before: ['period', { Blues: { flame: 1 } }, 'smoke --source burning-vegetation'] },
      { rulings: { 'wrg:R54': 2 } },
      { line: 'period --new' },
    ],
  },
  {
    name: 'wrg:offtable.2 fire that an officer called falls in the fifth period after it',
    besides: [HQ],
    before: [CALL, ...periods(5)],
    line: 'period',
    told: 'wrg:offtable.2 (missing): the fire that HQ called was to fall in this period, and nobody has told whom it fell on -> wg artillery',
    but: [
      { before: [CALL, ...periods(4)] },
      { before: [CALL, ...periods(6)] },
      { before: [CALL, ...periods(5), 'artillery Blues', { Blues: { hasTested: true } }] },
      { line: 'period --new' },
    ],
  },
  {
    name: 'wrg:offtable.2 all that falls is told of',
    besides: [HQ, { ...HQ, name: 'CO' }],
    before: [CALL, 'artillery CO --caller officer', ...periods(5)],
    line: 'period',
    told: 'wrg:offtable.2 (missing): the fire that HQ called and the fire that CO called were to fall in this period, and nobody has told whom they fell on -> wg artillery',
    but: [{ before: [CALL, 'artillery CO --caller officer', ...periods(4)] }],
  },
  {
    name: 'wrg:offtable.2 what falls before that is other fire',
    besides: [HQ],
    before: [CALL, ...periods(4)],
    line: 'artillery Blues',
    told: 'wrg:offtable.2 (missing): the fire that HQ called falls in period 6: what falls now was arranged before the battle, --use prearranged, or called by somebody else',
    but: [
      { before: [CALL, ...periods(5)] },
      { before: [] },
      { line: 'artillery Blues --use prearranged' },
      { line: 'artillery HQ --caller officer' },
    ],
  },
  {
    name: 'wrg:vehicle.7 one man in three holds the horses of those who walk',
    besides: [HORSE],
    line: 'move Horse',
    told: 'wrg:vehicle.7 (missing): one man in three of Horse holds the horses, and is not counted off: he stays with them',
    but: [
      { line: 'move Horse --men 4' },
      { line: 'move Horse --mount' },
      { before: [{ Horse: { mounted: true } }], line: 'move Horse' },
      { before: [{ Horse: { mounted: true } }], line: 'move Horse --dismount' },
      { besides: [{ ...HORSE, rides: 'bicycle' }] },
      { line: 'move Reds' },
    ],
  },
  {
    name: 'wrg:vehicle.7 one man in three holds the horses of those who fire',
    besides: [HORSE],
    line: 'shoot Horse Blues --range 90',
    told: 'wrg:vehicle.7 (missing): one man in three of Horse holds the horses, and is not counted off: what the others fire, --fire',
    but: [
      { line: 'shoot Horse Blues --range 90 --men 4' },
      { line: 'shoot Horse Blues --range 90 --fire rifle:4' },
      { before: [{ Horse: { holders: 2 } }] },
      { line: 'shoot Blues Horse --range 90' },
    ],
  },
  {
    name: 'wrg:air.3 all who landed this period and are in sight are one target',
    besides: [PARAS, DROPPED],
    before: [{ Paras: { landed: 1, dropped: true }, Others: { landed: 1, dropped: true } }],
    line: 'shoot Blues Paras --range 90',
    told: 'wrg:air.3 (missing): Others landed this period as well: all within sight, range and arc are one target, --targets',
    but: [
      { before: [{ Paras: { landed: 1, dropped: true }, Others: { landed: 1, dropped: true, out: true } }] },
      { before: [{ Paras: { landed: 1, dropped: true }, Others: { landed: 1 } }] },
      { before: [{ Paras: { landed: 1 }, Others: { landed: 1, dropped: true } }] },
      {
        before: [{ Paras: { landed: 1, dropped: true }, Others: { landed: 1 }, Blues: { dropped: true } }],
        line: 'shoot "MG 34" Paras --range 90',
      },
    ],
  },
  {
    name: 'wrg:tactical.3 what goes into a window counts more',
    before: [{ Blues: { cover: 'building' } }],
    line: 'shoot Reds Blues --range 20 --fire grenade:2',
    told: 'wrg:tactical.3 (missing): nothing was told of what goes into a slit or window, which counts 2 more: --into-building',
    but: [
      { line: 'shoot Reds Blues --range 20 --fire grenade:2 --into-building 0' },
      { before: [{ Blues: { cover: 'trench' } }] },
      { line: 'shoot Reds Blues --range 20 --fire rifle:2' },
    ],
  },
  {
    name: 'wrg:tactical.3 into a slit of a bunker go molotovs, rifle grenades and flame',
    besides: [
      {
        name: 'Pioneers',
        side: 'Allies',
        men: 4,
        weapons: ['grenade-launcher:1', 'flame-thrower:1', 'rifle:2'],
      },
      {
        name: 'Crocodile',
        side: 'Allies',
        kind: 'vehicle',
        type: 'heavy-tank',
        weapons: ['afv-flame:1'],
        crew: 5,
      },
    ],
    before: [{ Blues: { cover: 'bunker' } }],
    line: 'shoot Pioneers Blues --range 20 --fire molotov:1',
    told: 'wrg:tactical.3 (missing): nothing was told of what goes into a slit or window, which counts 2 more: --into-building',
    likewise: [
      'shoot Pioneers Blues --range 20 --fire grenade-launcher:1',
      'shoot Pioneers Blues --range 20 --fire flame-thrower:1',
      'shoot Crocodile Blues --range 20 --fire afv-flame:1',
    ],
    but: [{ line: 'shoot Pioneers Blues --range 20 --fire rifle:1' }],
  },
  {
    name: 'wrg:light.4 a mortar that fires a light fires nothing else',
    line: 'illuminate --source mortar-2in',
    told: 'wrg:light.4 (missing): nobody has told who fires the light: named first, he fires nothing else with it this period',
    likewise: ['illuminate --source mortar-81mm'],
    but: [
      { line: 'illuminate --source trip-flare' },
      { besides: [MORTAR], line: 'illuminate Mortar --source mortar-81mm' },
      { alone: [] },
    ],
  },
  {
    name: 'wrg:option.1 of off-table fire that was bought it is told whose this is',
    besides: [FORCE],
    line: 'artillery',
    told: 'wrg:option.1 (missing): off-table fire is bought by the period, and whose this is nobody has told: the target does, where it is named',
    but: [
      { line: 'artillery Reds' },
      { besides: [{ ...FORCE, offTable: [] }] },
      { line: 'artillery --caller other' },
      { besides: [HQ, FORCE], line: 'artillery HQ --register 1' },
      {
        besides: [MORTAR, FORCE],
        line: 'artillery --battery Mortar --target Blues',
        also: [
          'wrg:heavy.2 (on the table): Mortar stands on the table: mortars there fire indirectly, and off-table support comes from off it. -> wg shoot Mortar Blues --indirect observed',
        ],
      },
    ],
  },
  {
    name: 'wrg:option.1 nobody shells his own side',
    besides: [FORCE],
    line: 'artillery Blues',
    told: 'wrg:option.1 (missing): off-table fire is bought by the period, and no enemy of Blues has bought any',
    but: [{ besides: [{ ...FORCE, side: 'Allies' }] }],
  },
  {
    name: 'wrg:option.1 whose smoke and light it is, is told as well',
    besides: [FORCE],
    line: 'smoke --source off-table',
    told: 'wrg:option.1 (missing): off-table fire is bought by the period, and whose this is nobody has told -> --supporter Force',
    likewise: ['illuminate --source off-table'],
    but: [
      { line: 'smoke --source off-table --supporter Force' },
      { line: 'smoke --source burning-vegetation' },
      { besides: [] },
    ],
  },
  {
    name: 'wrg:smoke.4 fire at a vehicle behind its own smoke is blind',
    besides: [LORRY],
    before: [SCREEN, 'period'],
    line: 'shoot Reds Lorry --range 90',
    told: 'wrg:smoke.4 (missing): the smoke of Lorry stands in this period, as far as the game knows: fire through it is blind, --blind',
    but: [
      { line: 'shoot Reds Lorry --range 90 --blind' },
      { before: ['smoke --source mortar-2in --where Lorry', 'period'] },
      { before: ['illuminate --source burning-vehicle --where Lorry', 'period'] },
      { before: [SCREEN, 'period', { Lorry: { pace: 'dash' } }] },
      { before: [SCREEN] },
      { before: [SCREEN, ...periods(3)] },
      { line: 'shoot Reds Blues --range 90' },
    ],
  },
  {
    name: 'wrg:smoke.4 and so is that of a vehicle behind it',
    before: [OF_TANK, 'period'],
    line: 'shoot "Panzer III" Reds --range 90',
    told: 'wrg:smoke.4 (missing): the smoke of Panzer III stands in this period, as far as the game knows: fire through it is blind, --blind',
    but: [{ before: [] }],
  },
  {
    name: 'wrg:antitank.12 fire of guns through it is blind, at 2 less',
    besides: [PAK, { ...PAK, name: 'Six-pounder', side: 'Allies' }],
    before: [OF_TANK, 'period'],
    line: 'anti-tank Six-pounder "Panzer III" --range 200',
    told: 'wrg:antitank.12 (missing): the smoke of Panzer III stands in this period, as far as the game knows: fire through it is blind, at 2 less, --smoke 50',
    likewise: ['anti-tank "Panzer III" Truck --range 200'],
    but: [{ line: 'anti-tank Six-pounder "Panzer III" --range 200 --smoke 50' }, { before: [] }],
  },
  {
    name: 'wrg:react.28 whoever is mixed with enemies may have to retire before he fires',
    before: [{ PIAT: { retires: true } }],
    line: 'shoot PIAT Blues --range 90',
    told: 'wrg:react.28 (missing): PIAT is mixed with enemies: if those scored more it retires, and abandons heavy weapons, before it fires',
    likewise: ['anti-tank PIAT "Panzer III" --range 40'],
    but: [{ before: [] }, { line: 'shoot Reds Blues --range 90' }, { line: 'shoot Blues PIAT --range 90' }],
  },
  {
    name: 'wrg:air.11 five men a period come down a rope: those who are down move',
    besides: [PARAS],
    before: [{ Paras: ON_ROPE }],
    line: 'move Paras',
    told: 'wrg:air.11 (missing): of Paras five men a period come down the rope, and not all of them are down: those who are count',
    but: [
      { before: [{ Paras: { ...ON_ROPE, aloft: 5 } }] },
      { before: [{ Paras: ON_ROPE }, 'period', 'period'] },
      { line: 'move Reds' },
    ],
  },
  {
    name: 'wrg:air.11 and fire, and are fired at',
    besides: [PARAS],
    before: [{ Paras: ON_ROPE }],
    line: 'shoot Paras Blues --range 90',
    told: 'wrg:air.11 (missing): of Paras five men a period come down the rope, and not all of them are down: those who are count',
    likewise: ['shoot Blues Paras --range 90'],
    but: [{ before: [{ Paras: { ...ON_ROPE, aloft: 5 } }] }],
  },
  {
    name: 'wrg:air.15 whoever is fired at in a glider or helicopter may come down with it',
    besides: [PARAS],
    line: 'shoot Blues Paras --range 90',
    told: 'wrg:air.15 (missing, wrg:R54=1): Paras has not landed: who comes by glider or helicopter is fired at in it, and each man hit has a die, a 1 of which brings it down -> wg air-landing Paras --by glider or helicopter',
    but: [
      { before: [{ Paras: { landed: 1 } }] },
      { rulings: { 'wrg:R54': 2 } },
      { line: 'shoot Blues Reds --range 90' },
    ],
  },
  {
    name: 'wrg:heavy.3 of fire that is directed it is told by whom',
    besides: [MORTAR],
    line: 'shoot Mortar Blues --range 200 --indirect observed',
    told: 'wrg:heavy.3 (missing): nobody has told who directs it: he uses no weapon of his own besides, --observer',
    but: [
      { besides: [MORTAR, HQ], line: 'shoot Mortar Blues --range 200 --indirect observed --observer HQ' },
      { line: 'shoot Mortar Blues --range 200 --indirect unseen' },
      {
        alone: [],
        besides: [],
        line: 'shoot --fire mortar-81mm:1 --men 3 --targets 3 --uncovered 3 --range 200 --indirect observed',
      },
    ],
  },
  {
    name: 'wrg:react.9 where no leader is left all men are isolated',
    before: [{ Reds: { underFire: true, leaders: [] } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.9 (missing): no officer or NCO is left in Reds: all its men are isolated, but where one of another group is near, --isolated-from-leaders',
    but: [
      { before: [{ Reds: { underFire: true, leaders: ['lcpl'] } }] },
      { before: [{ PIAT: { underFire: true, leaders: [] } }], line: 'reaction-test PIAT' },
      { line: 'reaction-test Reds --isolated-from-leaders 0' },
      { line: 'reaction-test Reds --isolated-from-leaders 3' },
      { line: 'reaction-test Reds --mod 2' },
      { before: [{ Reds: { underFire: true, leaders: [], isolatedFromLeaders: 4 } }] },
      { before: [{ Reds: { underFire: true, leaders: [], prisoner: true } }] },
      {
        before: [{ Reds: { leaders: [] } }],
        also: ['wrg:react.1 (no fire): Nothing is known of fire on Reds: no test is due.'],
      },
      {
        before: [{ Reds: { underFire: true, leaders: [] } }, ['reaction-test Reds --mod 0', '3 3 3']],
        line: 'reaction-test Reds --leader cpl',
        also: [
          'wrg:extra.2 (senior): Reds has no leader left to test by himself. -> wg roster mark Reds leaders=<ranks> says who leads it now',
        ],
      },
      {
        before: [{ 'Panzer III': { underFire: true, otherFire: true, leaders: [] } }],
        line: 'reaction-test "Panzer III"',
      },
    ],
  },
  {
    name: 'wrg:air.15 each man hit aboard has a die, as it comes down',
    besides: [PARAS],
    before: [{ Paras: { hit: 1 } }],
    line: 'air-landing Paras --by helicopter --run 3',
    told: 'wrg:air.15 (missing): 1 man hit aboard has had no die yet: --hits',
    likewise: ['air-landing Paras --by glider --clearance 20'],
    but: [{ before: [{ Paras: { hit: 1, aboardDiced: 1 } }] }, { line: 'air-landing Paras --by helicopter' }],
  },
  {
    name: 'wrg:air.15 all men hit are counted who have had none',
    besides: [PARAS],
    before: [{ Paras: { hit: 3, aboardDiced: 1 } }],
    line: 'air-landing Paras --by helicopter --run 3',
    told: 'wrg:air.15 (missing): 2 men hit aboard have had no die yet: --hits',
    but: [{ before: [{ Paras: { hit: 3, aboardDiced: 3 } }] }],
  },
];
