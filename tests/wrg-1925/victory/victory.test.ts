import { describe, expect, test } from 'vitest';
import { victory } from '../../../rulesets/wrg-1925/victory/victory.js';
import { type Given, inputOf, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const BASE = { remaining: 300, enemyRemaining: 260 };
const { settled: count, conflict } = playing(victory, BASE);
const total = (given: Given, rulings = {}) => count(given, rulings).result.total;

describe('what a side counts', () => {
  test('wrg:victor.1 half of what remains, with the off-table fire that was not used', () => {
    expect(total({})).toBe(150);
    expect(total({ support: 100 })).toBe(200);
    expect(stepOf(count({ support: 100 }), 'remaining')).toMatchObject({
      clause: 'wrg:victor.1',
      value: 200,
    });
  });

  test('wrg:victor.2 half the cost of the enemy destroyed', () => {
    const played = count({ destroyed: 81 });
    expect(played.result).toEqual({ total: 190.5, enemyTotal: 130, margin: 60.5, winner: 'side' });
    expect(stepOf(played, 'destroyed')).toMatchObject({ clause: 'wrg:victor.2', value: 40.5 });
  });

  test.each([
    [1, 150 + 20, 'half'],
    [2, 150 + 40, 'all'],
    [3, 150, 'none'],
  ])('wrg:victor.3 wrg:R182 prisoners by option %i: %i, %s of their points', (option, expected) => {
    const played = count({ prisoners: 40 }, { 'wrg:R182': option });
    expect(played.result.total).toBe(expected);
    expect(stepOf(played, 'prisoners')).toMatchObject({ clause: 'wrg:victor.3', ruling: 'wrg:R182' });
  });

  test('wrg:victor.4 objectives count in full', () => {
    expect(total({ objectives: 75 })).toBe(225);
  });

  test('wrg:victor.5 Claymores fired and mines laid are spent, and no longer remain', () => {
    const played = count({ spent: 40 });
    expect(played.result.total).toBe(130);
    expect(stepOf(played, 'spent').clause).toBe('wrg:victor.5');
    const message = 'what is spent is among what remains, and cannot be more';
    expect(conflict({ spent: 301 })).toEqual({ input: 'spent', message });
    expect(conflict({ enemySpent: 261 })).toEqual({ input: 'enemySpent', message });
    expect(conflict({ spent: 300, enemySpent: 260 })).toBeUndefined();
    expect(stepOf(count({ spent: 1 }), 'spent').text).toBe(
      'this side: 1 point of Claymores fired and of mines and obstacles laid are spent',
    );
  });

  test('wrg:victor.6 both sides count the extra points of the defender', () => {
    const { result } = count({ defender: 'side', destroyed: 100, enemyDestroyed: 60, spent: 20 });
    expect(result.total).toBe(140 + 50 + 140);
    expect(result.enemyTotal).toBe(130 + 30 + 30);
    const other = count({ defender: 'enemy', destroyed: 100, enemyDestroyed: 60 }).result;
    expect(other.total).toBe(150 + 50 + 50);
    expect(other.enemyTotal).toBe(130 + 30 + 130);
    // What the defender has spent is gone with its extra points.
    const spent = count({ defender: 'enemy', enemySpent: 60 }).result;
    expect(spent).toMatchObject({ total: 150, enemyTotal: 100 + 100 });
  });

  test('wrg:victor.6 troops that came later have no extra points', () => {
    const { result } = count({ defender: 'side', enemyDestroyed: 60, premiumLeft: 200, premiumDestroyed: 0 });
    expect(result).toMatchObject({ total: 150 + 100, enemyTotal: 130 + 30 });
    const message = 'needs --defender';
    expect(conflict({ premiumLeft: 10 })).toEqual({ input: 'premiumLeft', message });
    expect(conflict({ premiumDestroyed: 10 })).toEqual({ input: 'premiumDestroyed', message });
    expect(conflict({ defender: 'side', premiumLeft: 10, premiumDestroyed: 0 })).toBeUndefined();
  });

  test('wrg:victor.7 only the defender counts field defences', () => {
    const given = { defences: 50, premiumLeft: 0 };
    expect(total({ ...given, defender: 'side' })).toBe(175);
    expect(refusalOf(victory, { ...BASE, ...given, defender: 'enemy' })).toMatchObject({
      clause: 'wrg:victor.7',
      message: 'Only the defender counts field defences, and this side is not he.',
      hint: 'As in --defender side.',
    });
    expect(refusalOf(victory, { ...BASE, enemyDefences: 50 }).clause).toBe('wrg:victor.7');
  });

  test('wrg:victor.8 men who escaped count by man and rank, without weapons', () => {
    const played = count({ escaped: 30 });
    expect(played.result.total).toBe(165);
    expect(stepOf(played, 'escaped').clause).toBe('wrg:victor.8');
  });

  test('the enemy counts by the same rules', () => {
    const more = { support: 10, spent: 20, escaped: 30, destroyed: 40, prisoners: 50, objectives: 60 };
    const theirs = Object.fromEntries(
      Object.entries(more).map(([name, n]) => [`enemy${name[0]!.toUpperCase()}${name.slice(1)}`, n]),
    );
    const ours = count({ ...more, enemyRemaining: 300 }).result;
    const mirrored = count({ ...theirs, enemyRemaining: 300 }).result;
    expect(mirrored).toMatchObject({ total: ours.enemyTotal, enemyTotal: ours.total, winner: 'enemy' });
  });
});

describe('who has won', () => {
  test('wrg:victor.9 in a convention game the larger total wins, by however little', () => {
    expect(count({ enemyRemaining: 299 }).result).toMatchObject({ margin: 0.5, winner: 'side' });
    expect(count({ enemyRemaining: 300 }).result).toMatchObject({ margin: 0, winner: 'none' });
    expect(stepOf(count({}), 'winner').clause).toBe('wrg:victor.9');
  });

  test('wrg:victor.10 wrg:R192 the strength of a defender is what his troops cost, by option 2 as they count', () => {
    const premiums = { premiumLeft: 0, premiumDestroyed: 0 };
    const given = { friendly: true, strength: 200, enemyStrength: 150, defender: 'side', ...premiums };
    const single = count(given);
    expect(single.result.winner).toBe('side');
    expect(stepOf(single, 'strength')).toMatchObject({
      ...{ clause: 'wrg:victor.10', ruling: 'wrg:R192', value: 200 },
      text: 'strength of this side, the defender, at single points: 200',
    });
    const double = count(given, { 'wrg:R192': 2 });
    expect(double.result.winner).toBe('none');
    expect(stepOf(double, 'strength').text).toContain('at double points: 400');
    const others = count({ ...given, defender: 'enemy' });
    expect(others.steps.map(({ id }) => id)).not.toContain('strength');
    const equal = count({ ...given, enemyRemaining: 300 });
    expect(equal.steps.map(({ id }) => id)).not.toContain('strength');
  });

  test('wrg:victor.10 wrg:R183 among friends it takes a tenth of the strength of the leader, by option 2 of the other', () => {
    const given = { friendly: true, strength: 300, enemyStrength: 150 };
    expect(count(given).result).toMatchObject({ margin: 20, winner: 'none' });
    expect(count(given, { 'wrg:R183': 2 }).result.winner).toBe('side');
    expect(count({ ...given, strength: 200 }).result.winner).toBe('side');
    expect(count({ ...given, strength: 201 }).result.winner).toBe('none');
    const behind = { ...given, remaining: 200, strength: 100, enemyStrength: 300 };
    expect(count(behind).result).toMatchObject({ margin: 30, winner: 'enemy' });
    expect(count({ ...behind, enemyStrength: 301 }).result.winner).toBe('none');
    expect(count({ ...behind, enemyStrength: 301 }, { 'wrg:R183': 2 }).result.winner).toBe('enemy');
    const equal = count({ ...given, enemyRemaining: 300, strength: 1 });
    expect(equal.result).toMatchObject({ margin: 0, winner: 'none' });
    expect(stepOf(equal, 'winner').text).toBe('the totals are equal: a draw');
    expect(stepOf(count({ ...given, strength: 200 }), 'winner').text).toBe(
      'lead of this side: 20; a tenth of the strength of this side is 20: enough',
    );
  });

  test('a friendly game needs what both sides began with', () => {
    expect(victory.requires!({ ...BASE, friendly: true })).toEqual(['strength', 'enemyStrength']);
    expect(victory.requires!(BASE)).toEqual([]);
  });

  test('two sides of one name cannot be told apart', () => {
    expect(conflict({ side: 'Reds', enemy: 'Reds' })).toEqual({
      input: 'enemy',
      message: 'is called like the other side',
    });
  });

  test('the victor is announced with both totals', () => {
    const given = inputOf(victory, { ...BASE, side: 'Axis', enemy: 'Allies' });
    const said = (winner: string) =>
      victory.announce({ total: 10, enemyTotal: 8, margin: 2, winner } as never, given as never);
    expect(['side', 'enemy', 'none'].map(said)).toEqual([
      'victory for Axis: Axis 10, Allies 8',
      'victory for Allies: Axis 10, Allies 8',
      'a draw: Axis 10, Allies 8',
    ]);
  });

  test('nothing is left to chance', () => {
    expect(oddsOf(victory, BASE).outcomes).toHaveLength(1);
  });
});

proveAll(victory, [
  ['plain', BASE],
  ['prisoners in full', { ...BASE, prisoners: 33 }, { 'wrg:R182': 2 }],
  [
    'friends',
    { ...BASE, friendly: true, strength: 400, enemyStrength: 300, defender: 'side' },
    { 'wrg:R183': 2 },
  ],
]);
