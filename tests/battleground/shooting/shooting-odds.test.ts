import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { COVER, terrainDice } from '../../../rulesets/battleground/terrain/tables.js';
import { GRADES } from '../../../rulesets/battleground/units/tables.js';
import { VEHICLES } from '../../../rulesets/battleground/vehicles/tables.js';
import { chanceOf, type Given, oddsOf } from '../../support/play.js';
import { meanHits } from '../thrown.js';

const UNITS: Given[] = [
  { figures: 4 },
  { figures: 7, leaders: 1 },
  { figures: 9, leaders: 2, hw: 2 },
  { figures: 12, leaders: 1, hw: 3 },
];
const shots = UNITS.flatMap((unit) => GRADES.map((grade) => ({ ...unit, grade })));
const TARGETS: Given[] = [
  {},
  { cover: 'medium' },
  { cover: 'heavy', dugIn: true },
  { cover: 'building', across: 'woods', targetOnRoad: true },
  { at: 'truck' },
  { at: 'pillbox' },
];
const ARMOUR: Given[] = VEHICLES.slice(2).map((at) => ({ at }));

/** Each mean is at least the one before it, up to the rounding of a double. */
function neverFalls(means: readonly number[]) {
  for (let i = 1; i < means.length; i++) expect(means[i]).toBeGreaterThanOrEqual(means[i - 1]! - 1e-12);
}

/** Every way the dice can fall, counted one by one: hits that remain, and how often. */
function counted(white: number, blue: number, red: number, lowest: number): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  const fall = (dice: number, hits: number, cancels: number) => {
    if (dice === white + blue + red) {
      const net = Math.max(hits - cancels, 0);
      ways.set(net, (ways.get(net) ?? 0n) + 1n);
      return;
    }
    for (let face = 1; face <= 6; face++) {
      const hit = dice < white + blue && face >= lowest;
      const cancel = face === 1 && (dice < white || dice >= white + blue);
      fall(dice + 1, hits + (hit ? 1 : 0), cancels + (cancel ? 1 : 0));
    }
  };
  fall(0, 0, 0);
  return ways;
}

describe('exact odds of a shot', () => {
  test.each([
    ['A', { figures: 4 }, 2, 0, 0, 3],
    ['B', { figures: 5, hw: 1 }, 3, 1, 0, 4],
    ['C', { figures: 4, leaders: 1, hw: 1, cover: 'medium' }, 3, 1, 2, 5],
    ['D', { figures: 4, hw: 1, cover: 'heavy', flank: true }, 2, 2, 3, 6],
    ['C', { figures: 2, leaders: 1, cover: 5 }, 2, 0, 5, 5],
  ] as const)(
    'bg:dice.4 are those of every way the dice can fall: grade %s, %j',
    (grade, given, white, blue, red, lowest) => {
      const odds = oddsOf(shoot, { grade, ...(given as Given) });
      const ways = counted(white, blue, red, lowest);
      const all = 6n ** BigInt(white + blue + red);
      expect(odds.outcomes).toHaveLength(ways.size);
      for (const [hits, n] of ways) {
        const [weight, total] = chanceOf(odds, (result) => result.hits === hits);
        expect(weight * all).toBe(n * total);
      }
    },
  );

  test('bg:dice.2 a single blue die of a grade C light gun hits with 1/3', () => {
    const odds = oddsOf(shoot, { weapon: 'light-gun', halfStrength: true });
    expect(chanceOf(odds, ({ hits }) => hits === 1)).toEqual([1n, 3n]);
  });

  test('bg:dice.1 at grade D two white dice keep 1 hit in 8/36 and 2 hits in 1/36', () => {
    const odds = oddsOf(shoot, { grade: 'D', figures: 4 });
    expect([0, 1, 2].map((hits) => chanceOf(odds, (result) => result.hits === hits))).toEqual([
      [27n, 36n],
      [8n, 36n],
      [1n, 36n],
    ]);
  });
});

describe('what helps and what harms', () => {
  test.each(shots)('bg:shoot.4 more cover never gives more hits: %j', (shot) => {
    const means = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((cover) => meanHits({ ...shot, cover }));
    neverFalls(means);
    expect(means[9]).toBeGreaterThan(means[0]!);
  });

  test('bg:cover.4 the named kinds of cover protect in the order of their red dice', () => {
    const red = (cover: string) => (terrainDice.cells as Record<string, { value: number }>)[cover]!.value;
    const order = [...COVER].sort((a, b) => red(b) - red(a));
    neverFalls(order.map((cover) => meanHits({ grade: 'C', figures: 9, cover })));
  });

  test.each(UNITS.flatMap((unit) => [...TARGETS, ...ARMOUR].map((target) => ({ ...unit, ...target }))))(
    'bg:grade.2 a better grade never hits less: %j',
    (shot) => {
      for (const option of [1, 2]) {
        neverFalls(['D', 'C', 'B', 'A'].map((grade) => meanHits({ ...shot, grade }, { 'bg:R1': option })));
      }
    },
  );

  test.each([...TARGETS, ...ARMOUR])('bg:shoot.3 one more heavy weapon never hits less: %j', (target) => {
    for (const grade of GRADES) {
      neverFalls([0, 1, 2, 3, 4].map((hw) => meanHits({ grade, figures: 8, leaders: 1, hw, ...target })));
    }
  });

  test.each(TARGETS)('bg:shoot.1 one more figure never hits less for grades A to C: %j', (target) => {
    for (const grade of ['A', 'B', 'C']) {
      const means = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((figures) => meanHits({ grade, figures, ...target }));
      neverFalls(means);
      expect(means[8]).toBeGreaterThan(means[0]!);
    }
  });

  test.each([...TARGETS, ...ARMOUR])('bg:dig.3 a dug-in target is never easier to hit: %j', (target) => {
    for (const flank of [false, true]) {
      for (const grade of GRADES) {
        const shot = { grade, figures: 9, hw: 1, ...target, flank };
        const [open, dugIn] = [false, true].map((dug) => meanHits({ ...shot, dugIn: dug }));
        expect(dugIn).toBeLessThan(open!);
      }
    }
  });

  test.each([...TARGETS, ...ARMOUR])(
    'bg:flank.2 bg:vshoot.10 an attack from behind never hits less: %j',
    (target) => {
      for (const grade of GRADES) {
        const shot = { grade, figures: 9, ...target };
        neverFalls([meanHits({ ...shot, flank: false }), meanHits({ ...shot, flank: true })]);
      }
    },
  );

  test.each([...TARGETS, ...ARMOUR])(
    'bg:vdam.6 bg:vshoot.7 a main gun is never worse whole than at half strength: %j',
    (target) => {
      for (const weapon of ['light-gun', 'heavy-gun']) {
        for (const rulings of [{}, { 'bg:R41': 2 }, { 'bg:R46': 2 }]) {
          const shot = { weapon, grade: 'C', ...target };
          neverFalls([meanHits({ ...shot, halfStrength: true }, rulings), meanHits(shot, rulings)]);
        }
      }
    },
  );

  test.each([1, 2])(
    'bg:R41 option %i: double hits of a main gun are at least twice those of single ones',
    (option) => {
      for (const weapon of ['light-gun', 'heavy-gun']) {
        const single = meanHits({ weapon, cover: 4 });
        const double = meanHits({ weapon, at: 'medium-tank' }, { 'bg:R41': option });
        expect(double).toBeGreaterThanOrEqual(2 * single - 1e-12);
      }
    },
  );
});
