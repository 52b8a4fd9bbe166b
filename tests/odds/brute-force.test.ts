import { describe, expect, test } from 'vitest';
import { type Deck, FRESH, PACK } from '../../rulesets/battleground/cards/deck.js';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { charge } from '../../rulesets/battleground/charge/charge.js';
import { melee } from '../../rulesets/battleground/melee/melee.js';
import { move } from '../../rulesets/battleground/movement/move.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../rulesets/battleground/vehicles/vehicle-damage.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { d6, deal, dice, pick, rounds, sumOf } from '../../src/rules/words.js';
import { type BruteForce, bruteForce, differencesFrom } from '../../src/testing/brute-force/brute-force.js';
import { same } from '../../src/testing/brute-force/chances.js';
import { tableOf } from '../support/games/battlefield.js';
import type { Given } from '../support/play.js';
import { type Case, oracleOf, proveAll, provesExact, type Rulings } from '../support/proves-exact.js';
import { someOf } from '../support/random/deep.js';

describe('the oracle itself', () => {
  test('it follows every pair of faces of two dice', () => {
    const oracle = bruteForce(() => sumOf(2, 'x'));
    expect(oracle.ways).toBe(36);
    expect(oracle.chances.of(2)).toEqual({ num: 1n, over: 36n });
    expect(same(oracle.chances.of(7), { num: 6n, over: 36n })).toBe(true);
    expect(oracle.chances.of(13).num).toBe(0n);
  });

  test('it draws figures in every order', () => {
    const oracle = bruteForce(() => pick('figures', { leader: 1, figure: 3 }, 2));
    expect(oracle.ways).toBe(12);
    expect(same(oracle.chances.of({ leader: 1, figure: 1 }), { num: 6n, over: 12n })).toBe(true);
  });

  test('it turns up every card, equal ones too', () => {
    const oracle = bruteForce(() => deal('card', ['JK', 'JK', '5H'], ''));
    expect(oracle.ways).toBe(3);
    expect(same(oracle.chances.of('JK'), { num: 2n, over: 3n })).toBe(true);
  });

  test('it shares out the chance of a throw that is made again', () => {
    const read = (face: number) => (face === 1 ? ('again' as const) : { six: face === 6 ? 1 : 0 });
    const oracle = bruteForce(() => dice({ dice: ['x'], times: 2, tally: ['six'], read }));
    expect(oracle.ways).toBe(25);
    expect(same(oracle.chances.of({ six: 1 }), { num: 8n, over: 25n })).toBe(true);
  });

  test('it counts the ways of dice to the last of them, however many are thrown', () => {
    const read = (face: number) => ({ six: face === 6 ? 1 : 0 });
    const oracle = bruteForce(() => dice({ dice: ['x'], times: 30, tally: ['six'], read }), { merged: true });
    expect(same(oracle.chances.of({ six: 0 }), { num: 5n ** 30n, over: 6n ** 30n })).toBe(true);
    expect(same(oracle.chances.of({ six: 1 }), { num: 30n * 5n ** 29n, over: 6n ** 30n })).toBe(true);
  });

  test('it sums the endless series of a round that changes nothing', () => {
    const oracle = bruteForce(() =>
      rounds<number>({
        name: 'until 1 or 2',
        start: 0,
        isOver: (state) => state > 0,
        *round() {
          const face = yield* d6('x');
          return face < 3 ? face : 0;
        },
      }),
    );
    expect(same(oracle.chances.of(1), { num: 1n, over: 2n })).toBe(true);
    expect(oracle.chances.of(0).num).toBe(0n);
  });

  test('it gives up on rounds that go round by way of other states', () => {
    const around = () =>
      rounds<number>({
        name: 'around',
        start: 0,
        isOver: (state) => state === 3,
        *round(state) {
          return (yield* d6('x')) === 6 ? 3 : (state + 1) % 2;
        },
      });
    expect(() => bruteForce(around)).toThrow('around comes back to 0 by way of other states');
  });

  test('it tells odds that are off by one way in 36', () => {
    const oracle = bruteForce(() => sumOf(2, 'x'));
    const right = { outcomes: [] as { value: number; weight: bigint }[], total: 36n };
    for (let sum = 2; sum <= 12; sum++) {
      right.outcomes.push({ value: sum, weight: BigInt(6 - Math.abs(7 - sum)) });
    }
    expect(differencesFrom(right, oracle)).toEqual([]);
    const wrong = right.outcomes.map((o) => (o.value === 7 ? { ...o, weight: 5n } : o));
    expect(differencesFrom({ outcomes: wrong, total: 36n }, oracle)).toEqual([
      '7 has 5/36, every face gives 1/6',
    ]);
    expect(differencesFrom({ outcomes: right.outcomes.slice(1), total: 36n }, oracle)).toEqual([
      '2 is missing, 1/36',
    ]);
    expect(differencesFrom({ ...right, outcomes: [...right.outcomes, right.outcomes[0]!] }, oracle)).toEqual([
      '2 is listed twice',
    ]);
    expect(differencesFrom({ ...right, rulings: { r: 1 } }, oracle)).toEqual([
      'rulings {r:1}, every face meets {}',
    ]);
  });

  test('following equal answers once changes no chance', () => {
    const cases: [AnyAction, Given][] = [
      [shoot, { grade: 'B', figures: 4, hw: 1, cover: 'light' }],
      [shoot, { grade: 'A', figures: 4, hw: 1, targetFigures: 4, targetLeaders: 1, targetGrade: 'C' }],
      [charge, { grade: 'C', figures: 4, targetFigures: 4, distance: 9 }],
      [melee, { attackers: 2, defenders: 2, attackerLeaders: 1, defenderLeaders: 1 }],
    ];
    for (const [action, given] of cases) {
      const plain = oracleOf(action, given, {});
      const merged = oracleOf(action, given, {}, { merged: true });
      expect(differencesFrom({ ...plain, ...asOdds(merged) }, plain)).toEqual([]);
      expect(merged.ways).toBeLessThan(plain.ways);
    }
  });
});

/** The chances of an oracle over one denominator. */
function asOdds(oracle: BruteForce<unknown>) {
  const all = oracle.chances.all();
  const total = all.reduce((product, { chance }) => product * chance.over, 1n);
  const outcomes = all.map(({ value, chance }) => ({ value, weight: (chance.num * total) / chance.over }));
  return { outcomes, total };
}

describe('shooting at infantry', () => {
  proveAll(shoot, [
    ['four of grade D in the open', { grade: 'D', figures: 4 }],
    ['a leader, and light cover', { grade: 'C', figures: 4, leaders: 1, cover: 'light' }],
    ['a heavy weapon against a house', { grade: 'A', figures: 4, hw: 1, cover: 'building' }],
    ['a heavy weapon against men dug in', { grade: 'B', figures: 5, hw: 1, dugIn: true }],
    ['from behind, at men on the road', { grade: 'B', figures: 4, flank: true, targetOnRoad: true }],
    ['through woods at a wall', { grade: 'A', figures: 4, cover: 'wall', across: 'woods' }],
    ['out of the edge of woods', { grade: 'C', figures: 4, across: 'woods', fromEdge: true, cover: 'light' }],
    ['red dice as given', { grade: 'A', figures: 4, cover: 3 }],
    ['close range', { grade: 'C', figures: 4, close: true, range: 5 }],
    ['medics and guards among them', { grade: 'B', figures: 6, medics: 1, guards: 1, hw: 1 }],
    ['after a run', { grade: 'B', figures: 4, hw: 1, ran: true }],
    ['heavy weapons that are none here', { grade: 'C', figures: 4, hwArmour: 1, hwPersonnel: 1 }],
    ['by the grade of the target', { grade: 'A', figures: 4, targetQualityDefence: true, targetGrade: 'C' }],
  ]);

  proveAll(shoot, [
    ['R1, grade A hits on 4', { grade: 'A', figures: 4, hw: 1, cover: 'light' }, { 'bg:R1': 2 }],
    ['R1, grade B hits on 5', { grade: 'B', figures: 4, hw: 1, cover: 'light' }, { 'bg:R1': 2 }],
    [
      'R2, one drop for two reasons',
      { grade: 'B', figures: 4, hw: 1, ran: true, mounted: true },
      { 'bg:R2': 2 },
    ],
    ['R2, two drops', { grade: 'B', figures: 4, hw: 1, ran: true, mounted: true }],
    [
      'R1 and R2, run and riding',
      { grade: 'A', figures: 4, ran: true, riding: true },
      { 'bg:R1': 2, 'bg:R2': 2 },
    ],
    ['R3, a white die', { grade: 'B', figures: 4, targetOnRoad: true, cover: 'light' }, { 'bg:R3': 2 }],
    ['R3, a red die less', { grade: 'B', figures: 4, targetOnRoad: true, cover: 'medium' }, { 'bg:R3': 3 }],
    ['R3, no red die to take', { grade: 'B', figures: 4, targetOnRoad: true }, { 'bg:R3': 3 }],
    ['R30, covers add', { grade: 'A', figures: 4, cover: 'wall', across: 'brush' }, { 'bg:R30': 2 }],
    ['R31, better woods', { grade: 'A', figures: 4, cover: 'woods' }, { 'bg:R31': 2 }],
    [
      'R115, the higher counts',
      { grade: 'A', figures: 4, cover: 'light', targetQualityDefence: true, targetGrade: 'C' },
      { 'bg:R115': 2 },
    ],
  ]);

  proveAll(
    shoot,
    [
      [
        'the worked roll of the book',
        { grade: 'C', figures: 9, leaders: 2, hw: 2, cover: 'medium', dugIn: true },
      ],
      ['twelve of grade A', { grade: 'A', figures: 12, leaders: 1, hw: 3, cover: 'heavy', flank: true }],
    ],
    { merged: true },
  );

  test('five dice are followed in all of their 7776 ways', () => {
    expect(provesExact(shoot, { grade: 'B', figures: 4, hw: 1, cover: 'medium' })).toBeGreaterThan(7776);
  });
});

describe('casualties of shooting', () => {
  const three = { grade: 'A', figures: 4, hw: 1 };
  const shots: Case[] = [
    ['ordinary figures', { ...three, targetFigures: 4 }],
    ['fewer figures than hits', { ...three, targetFigures: 1 }],
    ['a leader', { ...three, targetFigures: 4, targetLeaders: 1, targetGrade: 'C' }],
    ['two leaders and nobody else', { ...three, targetFigures: 2, targetLeaders: 2, targetGrade: 'A' }],
    ['a heavy weapon', { ...three, targetFigures: 4, targetHw: 1, targetGrade: 'B' }],
    ['a medic', { ...three, targetFigures: 4, targetMedics: 1, targetGrade: 'D' }],
    [
      'leader, heavy weapon and one figure',
      { ...three, targetFigures: 3, targetLeaders: 1, targetHw: 1, targetGrade: 'B' },
    ],
    [
      'leader, heavy weapon, medic and figures',
      { ...three, targetFigures: 5, targetLeaders: 1, targetHw: 1, targetMedics: 1, targetGrade: 'B' },
    ],
    [
      'all special, nobody in their place',
      { ...three, targetFigures: 3, targetLeaders: 1, targetHw: 1, targetMedics: 1, targetGrade: 'A' },
    ],
    ['prisoners kept with them', { ...three, targetFigures: 2, targetPrisoners: 3 }],
    [
      'prisoners, a leader and a figure',
      { ...three, targetFigures: 2, targetLeaders: 1, targetPrisoners: 2, targetGrade: 'B' },
    ],
    [
      'men on horseback',
      { ...three, targetFigures: 4, targetLeaders: 1, targetHw: 1, targetMounted: true, targetGrade: 'B' },
    ],
  ];
  proveAll(shoot, shots);
  proveAll(
    shoot,
    shots.map(([says, given]) => [`${says}, R37 any other figure falls`, given, { 'bg:R37': 2 }] as const),
  );
  proveAll(
    shoot,
    shots.map(
      ([says, given]) => [`${says}, R1 and R38 change the save`, given, { 'bg:R1': 2, 'bg:R38': 2 }] as const,
    ),
  );

  proveAll(
    shoot,
    ([2, 3, 4] as const).flatMap((stand) =>
      [1, 4, 5].flatMap((figures): Case[] => {
        const given = { ...three, targetFigures: figures, targetStand: stand };
        return [
          [`${figures} figures on stands of ${stand}`, given],
          [`${figures} figures on stands of ${stand}, R127 with a D6`, given, { 'bg:R127': 2 }],
        ];
      }),
    ),
    { merged: true },
  );

  proveAll(shoot, [
    ['four on stands of three', { grade: 'A', figures: 4, targetFigures: 4, targetStand: 3 }],
    [
      'four on stands of three, R127',
      { grade: 'A', figures: 4, targetFigures: 4, targetStand: 3 },
      { 'bg:R127': 2 },
    ],
  ]);
});

describe('shooting at vehicles', () => {
  proveAll(shoot, [
    ['infantry at a truck', { grade: 'C', figures: 4, hw: 1, at: 'truck' }],
    ['infantry without a heavy weapon at a car', { grade: 'A', figures: 4, at: 'car' }],
    ['infantry without a heavy weapon at armour', { grade: 'A', figures: 6, at: 'armoured-car', armour: 1 }],
    ['infantry with one at armour', { grade: 'A', figures: 4, hw: 1, at: 'apc' }],
    ['a machine gun that is none against armour', { grade: 'A', figures: 6, hwPersonnel: 1, at: 'apc' }],
    ['a bazooka out of reach', { grade: 'A', figures: 4, hwPiat: 1, shortHw: true, range: 8, at: 'apc' }],
    ['a vehicle machine gun at a truck', { weapon: 'mg', at: 'truck' }],
    ['half a machine gun at a car', { weapon: 'mg', halfStrength: true, at: 'car', flank: true }],
    ['a light gun at a light tank', { weapon: 'light-gun', at: 'light-tank' }],
    ['a light gun at its rear', { weapon: 'light-gun', at: 'light-tank', face: 'rear' }],
    ['a light gun from behind', { weapon: 'light-gun', at: 'armoured-car', flank: true }],
    [
      'half a heavy gun at a tank behind a wall',
      { weapon: 'heavy-gun', halfStrength: true, at: 'light-tank', cover: 'wall' },
    ],
    ['a light gun at a truck', { weapon: 'light-gun', at: 'truck', cover: 'medium' }],
    ['the crew of a nest at a car dug in', { weapon: 'emplacement', at: 'car', dugIn: true }],
  ]);

  const tanks: Case[] = (['none', 'immobilised', 'half-weapons', 'both'] as const).flatMap(
    (damage): Case[] => [
      [`a heavy gun, damage ${damage}`, { weapon: 'heavy-gun', at: 'medium-tank', armour: 2, damage }],
      [
        `infantry with a bazooka, damage ${damage}`,
        { grade: 'B', figures: 4, hwArmour: 1, at: 'medium-tank', armour: 2, damage },
      ],
      [`infantry without, damage ${damage}`, { grade: 'A', figures: 8, at: 'light-tank', armour: 1, damage }],
      [`infantry at a truck, damage ${damage}`, { grade: 'A', figures: 5, at: 'truck', damage }],
    ],
  );
  const everyRuling: Rulings[] = [
    {},
    { 'bg:R41': 2 },
    { 'bg:R42': 2 },
    { 'bg:R43': 2 },
    { 'bg:R40': 2 },
    { 'bg:R44': 2 },
    { 'bg:R40': 2, 'bg:R41': 2, 'bg:R42': 2, 'bg:R43': 2, 'bg:R44': 2, 'bg:R1': 2 },
  ];
  proveAll(
    shoot,
    tanks.flatMap(([says, given]) =>
      everyRuling.map(
        (rulings) => [`${says}, ${Object.keys(rulings).join(' ') || 'no ruling'}`, given, rulings] as const,
      ),
    ),
    { merged: true },
  );

  proveAll(shoot, [
    ['R41, doubled before cancels', { weapon: 'light-gun', at: 'light-tank', armour: 2 }, { 'bg:R41': 2 }],
    [
      'R46, a light gun of white dice',
      { weapon: 'light-gun', halfStrength: true, at: 'apc' },
      { 'bg:R46': 2 },
    ],
    [
      'R33, the higher of armour and cover',
      { weapon: 'light-gun', at: 'apc', cover: 'heavy' },
      { 'bg:R33': 2 },
    ],
    ['R45, thinner armour', { weapon: 'light-gun', at: 'light-tank' }, { 'bg:R45': 2 }],
    ['R116, thicker at the front', { weapon: 'light-gun', at: 'apc', face: 'front' }, { 'bg:R116': 2 }],
    [
      'R34, no flank of one dug in',
      { weapon: 'light-gun', at: 'apc', flank: true, dugIn: true },
      { 'bg:R34': 2 },
    ],
  ]);
});

describe('shooting at emplacements', () => {
  proveAll(
    shoot,
    (['nest', 'pillbox', 'gun-emplacement', 'bunker'] as const).flatMap((at): Case[] => [
      [`a ${at}`, { grade: 'A', figures: 4, hw: 1, at }],
      [`a ${at} that was hit before`, { grade: 'A', figures: 4, hw: 1, at, marked: true }],
    ]),
    { merged: true },
  );
  proveAll(shoot, [
    ['two of the crew of a nest at another', { weapon: 'emplacement', at: 'nest' }],
    ['a light gun at a marked nest', { weapon: 'light-gun', at: 'nest', marked: true, flank: true }],
  ]);
});

describe('damage to vehicles', () => {
  const options = [{}, { 'bg:R42': 2 }, { 'bg:R43': 2 }, { 'bg:R42': 2, 'bg:R43': 2 }] as readonly Rulings[];
  test.each(['none', 'immobilised', 'half-weapons', 'both'])(
    'the odds of vehicle-damage are those of every face: damage %s, all hits, all attackers',
    (damage) => {
      for (let hits = 0; hits <= 8; hits++) {
        for (const unarmoured of [false, true]) {
          for (const noHeavyWeapon of [false, true]) {
            for (const rulings of options) {
              provesExact(vehicleDamage, { hits, damage, unarmoured, noHeavyWeapon }, rulings);
            }
          }
        }
      }
      expect.hasAssertions();
    },
  );
});

describe('movement', () => {
  const types = ['infantry', 'cavalry', 'car', 'truck', 'armoured-car', 'apc', 'tank'] as const;
  const ways: Given[] = [
    {},
    { road: true },
    { obstacles: 1 },
    { obstacles: 3 },
    { slow: 2.5 },
    { ford: 4 },
    { turn: 90 },
    { turn: 180 },
    { obstacles: 1, slow: 2, turn: 180 },
    { road: true, slow: 3, ford: 2, obstacles: 1, turn: 45 },
    { road: true, offRoad: 2.5, slow: 4 },
    { declared: 4.25 },
  ];
  const rulings: Rulings[] = [
    {},
    {
      'bg:R14': 2,
      'bg:R15': 2,
      'bg:R16': 2,
      'bg:R17': 2,
      'bg:R18': 2,
      'bg:R22': 2,
      'bg:R24': 2,
      'bg:R25': 2,
      'bg:R26': 2,
      'bg:R27': 2,
    },
    { 'bg:R18': 3, 'bg:R26': 3 },
  ];
  const all = ways.flatMap((way) => rulings.map((chosen) => ({ way, chosen })));
  // In the daily check each of them is tried with one or two of what moves.
  test.each(types)('the odds of move are those of every face: %s, by every way', (type) => {
    for (const { way, chosen } of someOf(all, 4, types.indexOf(type) % 4))
      expect(provesExact(move, { type, ...way }, chosen)).toBeGreaterThan(5);
  });

  proveAll(move, [
    ['a run', { run: true, turn: 180 }],
    ['a run along a road over a wall', { run: true, road: true, obstacles: 2 }],
    ['digging out', { dugIn: true, digOut: true }],
    ['digging out, R19', { dugIn: true, digOut: true }, { 'bg:R19': 2 }],
    ['a truck on tracks, R25', { type: 'truck', tracked: true, turn: 60 }, { 'bg:R25': 2 }],
    ['digging out and moving', { dugIn: true, digOut: true, run: true, slow: 1 }],
    ['digging in', { digIn: true }],
    ['getting on a truck', { board: true, figures: 6 }],
    ['into a house', { intoBuilding: true, figures: 6, occupants: 12, occupyingUnits: 1 }],
    ['mounting', { type: 'cavalry', mount: true, road: true }],
    ['dismounting', { type: 'cavalry', dismount: true, leaveHorses: true, figures: 5 }],
    ['slow ground after clear', { type: 'infantry', run: true, clear: 4 }],
    [
      'an armoured car on tracks, of three dice',
      { type: 'armoured-car', tracked: true, diceMost: 3, turn: 90 },
    ],
    ['a car on three dice', { type: 'car', diceCount: 3, road: true }],
    ['a tank in reverse', { type: 'tank', reverse: 5, turn: 120 }],
    ['a tank in reverse that breaks down and stays', { type: 'tank', reverse: 2 }, { 'bg:R22': 2 }],
    ['a tank that turns, R24', { type: 'tank', turn: 135 }, { 'bg:R24': 2 }],
    ['a tank through infantry', { type: 'tank', intoEnemy: true, diceCount: 2 }],
  ]);
});

describe('charges', () => {
  const charges: Case[] = [
    ['four against three', { grade: 'C', figures: 4, targetFigures: 3, distance: 9 }],
    ['four against four', { grade: 'C', figures: 4, targetFigures: 4, distance: 9 }],
    ['in cover', { grade: 'A', figures: 4, hw: 1, targetFigures: 5, distance: 7, cover: 'light' }],
    ['after a run', { grade: 'B', figures: 4, ran: true, targetFigures: 3, distance: 12 }],
    [
      'from behind, over a wall',
      { grade: 'B', figures: 4, targetFigures: 4, distance: 8, flank: true, obstacles: 1 },
    ],
    ['through slow ground', { grade: 'B', figures: 4, targetFigures: 4, distance: 8, slowWay: 5 }],
    ['joining', { grade: 'B', figures: 4, targetFigures: 12, distance: 10, joining: true }],
    ['carried on by an ace', { grade: 'B', figures: 4, targetFigures: 4, distance: 10, carryOn: true }],
    ['cavalry', { grade: 'B', figures: 4, cavalry: true, targetFigures: 3, distance: 14 }],
    [
      'cavalry over slow ground',
      { grade: 'B', figures: 4, cavalry: true, targetFigures: 3, distance: 14, slowWay: 2, obstacles: 1 },
    ],
    ['infantry at a tank', { grade: 'B', figures: 4, hw: 1, at: 'light-tank', armour: 1, distance: 5 }],
    [
      'infantry without a heavy weapon at a tank',
      { grade: 'A', figures: 6, at: 'light-tank', armour: 1, distance: 5 },
    ],
    [
      'infantry at a truck that flees',
      { grade: 'A', figures: 4, at: 'truck', distance: 4, reaction: 'flee' },
    ],
    ['a tank', { tank: true, targetFigures: 5, distance: 9 }],
    ['a tank that turns', { tank: true, targetFigures: 5, distance: 6, turn: 75, slowWay: 1 }],
    ['a tank at men who flee', { tank: true, targetFigures: 5, distance: 5, reaction: 'flee' }],
    [
      'infantry at a car that flees on three dice',
      { grade: 'A', figures: 4, at: 'car', distance: 2, reaction: 'flee', fleeDice: 3 },
    ],
    ['at men who flee', { grade: 'B', figures: 4, targetFigures: 4, distance: 6, reaction: 'flee' }],
    [
      'at men who flee and face back',
      { grade: 'B', figures: 4, targetFigures: 4, distance: 6, reaction: 'flee', facingBack: true },
    ],
  ];
  const chosen: readonly (readonly [string, Rulings])[] = [
    ['', {}],
    [', R49 own dice only', { 'bg:R49': 2 }],
    [', R28 nothing slows it', { 'bg:R28': 2 }],
    [', R51 and R53 and R54', { 'bg:R51': 2, 'bg:R53': 2, 'bg:R54': 2 }],
    [', R51 and R53 the third way', { 'bg:R51': 3, 'bg:R53': 3, 'bg:R26': 2 }],
  ];
  proveAll(
    charge,
    charges.flatMap(([says, given]) =>
      chosen.map(([more, rulings]) => [`${says}${more}`, given, rulings] as const),
    ),
    { merged: true },
  );

  const underFire: Case[] = [
    [
      'chargers on the road against men who ran',
      {
        grade: 'B',
        figures: 4,
        targetFigures: 4,
        targetGrade: 'A',
        distance: 8,
        reaction: 'shoot',
        ownOnRoad: true,
        targetRan: true,
      },
    ],
    [
      'four against four who shoot',
      { grade: 'B', figures: 4, targetFigures: 4, targetGrade: 'B', distance: 8, reaction: 'shoot' },
    ],
    [
      'a leader leads against a heavy weapon',
      {
        grade: 'B',
        figures: 4,
        leaders: 1,
        targetFigures: 4,
        targetHw: 1,
        targetGrade: 'A',
        distance: 8,
        reaction: 'shoot',
      },
    ],
    [
      'three with a heavy weapon and a medic, in cover',
      {
        grade: 'A',
        figures: 3,
        hw: 1,
        medics: 1,
        targetFigures: 4,
        targetGrade: 'B',
        distance: 8,
        reaction: 'shoot',
        ownCover: 'light',
      },
    ],
    [
      'cavalry against a medic',
      {
        grade: 'A',
        figures: 4,
        leaders: 1,
        cavalry: true,
        targetFigures: 4,
        targetMedics: 1,
        targetGrade: 'B',
        distance: 11,
        reaction: 'shoot',
      },
    ],
  ];
  proveAll(
    charge,
    underFire.flatMap(([says, given]): Case[] => [
      [says, given],
      [`${says}, R37`, given, { 'bg:R37': 2 }],
      [`${says}, R1, R38 and R49`, given, { 'bg:R1': 2, 'bg:R38': 2, 'bg:R49': 2 }],
    ]),
    { merged: true },
  );

  test('a charge is exact when every way is followed for itself', () => {
    expect(provesExact(charge, { grade: 'C', figures: 4, targetFigures: 4, distance: 9 })).toBeGreaterThan(
      36 + 216,
    );
    provesExact(charge, {
      grade: 'A',
      figures: 2,
      leaders: 1,
      targetFigures: 2,
      targetLeaders: 1,
      targetGrade: 'A',
      distance: 9,
      reaction: 'shoot',
    });
  });
});

describe('melees', () => {
  const small: Case[] = [];
  for (let attackers = 1; attackers <= 3; attackers++) {
    for (let defenders = 1; defenders <= 3; defenders++) {
      small.push([`${attackers} against ${defenders}`, { attackers, defenders }]);
    }
  }
  proveAll(melee, small);

  const leaders = { attackers: 3, defenders: 3, attackerLeaders: 1, defenderLeaders: 1 };
  const more: Case[] = [
    ['leaders on both sides', leaders],
    ['three against two, leaders on both sides', { ...leaders, defenders: 2 }],
    ['two against three, leaders on both sides', { ...leaders, attackers: 2 }],
    ['three against two, leaders first', { ...leaders, defenders: 2, leadersFirst: true }],
    ['three against one, the leader last', { ...leaders, defenders: 1, leadersLast: true }],
    ['one round', { ...leaders, rounds: 1 }],
    ['two rounds', { ...leaders, rounds: 2 }],
    ['four against three, one round', { ...leaders, attackers: 4, rounds: 1 }],
    ['leaders with weapons', { ...leaders, leadersArmed: true }],
    ['two leaders on a side', { ...leaders, attackerLeaders: 2 }],
    ['a medic on each side', { attackers: 3, defenders: 3, attackerMedics: 1, defenderMedics: 1 }],
    [
      'a medic and a leader',
      { attackers: 3, defenders: 2, attackerMedics: 1, attackerLeaders: 1, defenderMedics: 1 },
    ],
    ['a unit that joined', { attackers: 4, defenders: 2, joiners: 2 }],
    [
      'a unit that joined, with a leader before it',
      { attackers: 4, defenders: 3, joiners: 1, attackerLeaders: 1 },
    ],
    ['heavy weapons', { attackers: 3, defenders: 3, attackerHw: 1, defenderHw: 2 }],
    ['bayonets', { attackers: 3, defenders: 3, attackerArmed: 2, defenderArmed: 1 }],
    [
      'leaders and bayonets that fight alike',
      { attackers: 3, defenders: 3, attackerArmed: 1, attackerLeaders: 1, defenderLeaders: 1 },
    ],
    ['better grade', { attackers: 3, defenders: 3, attackerGrade: 'A', defenderGrade: 'D' }],
    ['dug in behind a wall', { attackers: 3, defenders: 2, dugIn: true, wall: true }],
    ['in a house, from behind', { attackers: 3, defenders: 2, building: true, fromBehind: true }],
    [
      'cavalry from behind',
      { attackers: 2, defenders: 3, cavalry: true, fromBehind: true, defenderGrade: 'B' },
    ],
    [
      'run markers',
      { attackers: 2, defenders: 3, attackerRan: true, attackerGrade: 'B', defenderGrade: 'B' },
    ],
    ['a first round fought before', { attackers: 3, defenders: 2, wall: true, continued: true }],
    ['four who give up to one', { attackers: 5, defenders: 2, defenderLeaders: 1 }],
  ];
  proveAll(melee, more, { merged: true });
  proveAll(
    melee,
    more.flatMap(([says, given]): Case[] => [
      [`${says}, R68 both survive a tie`, given, { 'bg:R68': 2 }],
      [`${says}, R68 both are out on a tie`, given, { 'bg:R68': 3 }],
      [`${says}, R71 R73 R74 R75`, given, { 'bg:R71': 2, 'bg:R73': 2, 'bg:R74': 2, 'bg:R75': 2 }],
    ]),
    { merged: true },
  );
  proveAll(
    melee,
    small.flatMap(([says, given]): Case[] => [
      [`${says}, R68 both survive a tie`, given, { 'bg:R68': 2 }],
      [`${says}, R68 both are out on a tie`, given, { 'bg:R68': 3 }],
    ]),
    { merged: true },
  );

  const joined: Case[] = [
    ['a unit that joined the attackers', { attackers: 2, attackersJoined: ['C:2'], defenders: 2 }],
    ['of a better grade', { attackers: 2, attackersJoined: ['B:2'], defenders: 3 }],
    ['of a worse grade, with a leader', { attackers: 2, attackersJoined: ['D:2,leader:1'], defenders: 3 }],
    [
      'a unit that joined the defenders',
      { attackers: 3, defenders: 2, defendersJoined: ['C:1'], wall: true },
    ],
    [
      'of a better grade, beside a house',
      { attackers: 3, defenders: 1, defendersJoined: ['A:2'], building: true, defenderLeaders: 1 },
    ],
    [
      'units of all grades on both sides',
      { attackers: 1, attackerGrade: 'A', attackersJoined: ['C:1'], defenders: 1, defendersJoined: ['B:1'] },
    ],
    [
      'those who joined from behind',
      {
        attackers: 1,
        attackersJoined: ['C:2,from-behind'],
        defenders: 2,
        defendersJoined: ['C:1'],
        dugIn: true,
      },
    ],
    [
      'cavalry that joined, and one that charged',
      {
        attackers: 1,
        cavalry: true,
        attackersJoined: ['B:1,cavalry'],
        defenders: 1,
        defendersJoined: ['C:1,cavalry'],
      },
    ],
    [
      'leaders of two units, one first',
      {
        attackers: 2,
        attackerLeaders: 1,
        attackersJoined: ['C:2,leader:1'],
        defenders: 2,
        leadersFirst: true,
      },
    ],
    ['two units that joined', { attackers: 1, attackersJoined: ['B:1', 'D:1,medic:1'], defenders: 2 }],
    [
      'units that ran, one round',
      { attackers: 2, attackersJoined: ['C:1,ran,armed:1'], defenders: 3, defenderRan: true, rounds: 1 },
    ],
    ['four who give up together', { attackers: 1, attackersJoined: ['C:1,hw:1'], defenders: 6 }],
    [
      'a heavy weapon in the second unit',
      { attackers: 1, attackersJoined: ['C:3,hw:1'], defenders: 4, rounds: 2 },
    ],
  ];
  proveAll(melee, joined, { merged: true });
  proveAll(
    melee,
    joined.flatMap(([says, given]): Case[] => [
      [`${says}, R68 both survive a tie`, given, { 'bg:R68': 2 }],
      [`${says}, R68 both are out on a tie`, given, { 'bg:R68': 3 }],
      [`${says}, R71 R73 R74 R75`, given, { 'bg:R71': 2, 'bg:R73': 2, 'bg:R74': 2, 'bg:R75': 2 }],
    ]),
    { merged: true },
  );

  test('units of two grades are exact when every way is followed for itself', () => {
    const given = { attackers: 1, attackersJoined: ['B:2'], defenders: 3, building: true, rounds: 1 };
    expect(provesExact(melee, given)).toBeGreaterThan(30 ** 3);
  });

  test('a melee with leaders is exact when every way is followed for itself', () => {
    const [attackers, defenders] = process.env.WG_DEEP ? [3, 3] : [3, 2];
    const ways = provesExact(melee, { ...leaders, attackers, defenders, rounds: 1 });
    expect(ways).toBeGreaterThan(30 ** defenders);
  });

  const stands: Case[] = [
    ['stand against stand', { attackers: 2, defenders: 2, stand: 2 }],
    ['two stands against one', { attackers: 4, defenders: 2, stand: 2 }],
    ['two stands against two', { attackers: 4, defenders: 4, stand: 2 }],
    ['stands of three', { attackers: 3, defenders: 3, stand: 3 }],
    ['stands, better grade', { attackers: 2, defenders: 4, stand: 2, attackerGrade: 'B', wall: true }],
    ['stands, one round', { attackers: 4, defenders: 4, stand: 2, rounds: 1 }],
  ];
  proveAll(
    melee,
    stands.flatMap(([says, given]): Case[] => [
      [says, given],
      [`${says}, R127 with a D6`, given, { 'bg:R127': 2 }],
      [`${says}, R128 as many hits as figures`, given, { 'bg:R128': 2 }],
      [`${says}, R128 the whole stand`, given, { 'bg:R128': 3 }],
      [`${says}, R68 both survive a tie`, given, { 'bg:R68': 2, 'bg:R128': 2 }],
      [`${says}, R68 both are out on a tie`, given, { 'bg:R68': 3, 'bg:R127': 2 }],
    ]),
    { merged: true },
  );
});

describe('cards', () => {
  test('one card of a fresh deck is one of 54', () => {
    expect(provesExact(drawCard, {})).toBe(54);
  });

  test('two cards of a fresh deck come in 54 times 53 ways', () => {
    expect(provesExact(drawCard, { count: 2, sides: 'Reds,Blues' })).toBe(54 * 53);
  });

  const deck = (of: Partial<Deck>): State => {
    const pile = of.pile ?? [];
    const laid = of.laid ?? [];
    const earlier = [...(of.earlier ?? [])];
    const cards = { ...of, pile, laid, earlier };
    return tableOf({ deck: { ...FRESH, turn: 3, over: false, dealt: 54 - pile.length, ...cards } });
  };
  const states: readonly (readonly [string, State])[] = [
    ['aces, a joker and both suits', deck({ pile: ['AC', '5H', 'AS', 'JK', 'JK', '9D'], laid: ['2C'] })],
    ['three suits shown', deck({ pile: ['AD', '5D', 'AS', '4C'], laid: ['2C', '3H', 'KS'] })],
    ['a turn that is over', deck({ pile: ['AD', '5D', 'JK'], laid: ['2C', 'JK'], over: true })],
    ['two cards left', deck({ pile: ['5H', 'AC'], laid: ['2C'], earlier: ['3C', '4D', 'JK'] })],
    ['one card left', deck({ pile: ['5H'], laid: ['2C'], earlier: ['3C', '4D', 'JK'] })],
    ['one card left, which ends the turn', deck({ pile: ['JK'], laid: ['2C'], earlier: ['3C', '4D'] })],
    ['one card left for a new turn', deck({ pile: ['7S'], laid: ['2C', 'JK'], earlier: ['3C'], over: true })],
    [
      'a deck that ran out in this turn',
      deck({ pile: ['7S', 'JK', '8H'], laid: ['2C', '5D'], ranOut: true }),
    ],
    ['a deck shuffled at the end', deck({ pile: [...PACK], laid: ['2C', 'JK'], over: true, shuffled: true })],
  ];
  test.each(states)('the odds of the next cards are those of every card: %s', (_, past) => {
    for (const rulings of [{}, { 'bg:R11': 2 }]) {
      for (const count of [1, 2]) {
        expect(provesExact(drawCard, { count }, rulings, { past })).toBeGreaterThan(0);
      }
      expect(provesExact(drawCard, { new: true }, rulings, { past })).toBe(54);
    }
  });
});

describe('rules that throw again', () => {
  /** One pair that throws again on a tie, asked as one throw; it also proves the reading of pairs. */
  function* diceOff(pairs: number): Rule<unknown> {
    return yield* dice({
      dice: ['attacker', 'defender'],
      times: pairs,
      tally: ['attackers', 'defenders'],
      read: (a, d) => (a! > d! ? { defenders: 1 } : a! < d! ? { attackers: 1 } : 'again'),
    });
  }
  test.each([1, 2, 3])('%d pairs that throw again until one of each wins have 30 faces each', (pairs) => {
    const oracle = bruteForce(() => diceOff(pairs));
    expect(oracle.ways).toBe(30 ** pairs);
    const even = oracle.chances.of({ attackers: pairs, defenders: 0 });
    expect(same(even, { num: 1n, over: 2n ** BigInt(pairs) })).toBe(true);
  });
});
