import { describe, expect, test } from 'vitest';
import { afvBands, afvModifiers } from '../../../rulesets/wrg-1925/afv-test/tables.js';
import { book, tables as printedTables } from '../../../rulesets/wrg-1925/book.js';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import type { Rulings } from '../../../src/dice/play.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { type Given, inputOf, oddsOf, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

/** An AFV whose two dice show seven. */
const tested = (given: Given, rulings: Rulings = {}) =>
  withDice(reactionTest, { afv: true, ...given }, '3 4', rulings);
const score = (given: Given, rulings: Rulings = {}) => tested(given, rulings).result.score;
/** One that comes to this score. */
const scoring = (n: number, rulings: Rulings = {}, given: Given = {}) =>
  tested({ mod: n - 7, ...given }, rulings);
const clauses = (n: number, rulings: Rulings = {}) =>
  scoring(n, rulings).steps.flatMap(({ clause }) => (/afv\.(18|19|20|21|22)$/.test(clause) ? [clause] : []));

describe('the tables in play are those of the book', () => {
  test('factor by factor, and row by row', () => {
    expect(Object.values(afvModifiers.cells).map(({ value }) => value)).toEqual(
      printedTables['wrg:table.afv-modifiers'].rows.map(([, points]) => points),
    );
    const lowest = Object.values(afvBands.cells).map(({ value }) => value);
    const rows = printedTables['wrg:table.afv-bands'].rows.map(([row]) =>
      Number(`${row}`.match(/-?\d+/)![0]),
    );
    expect([...new Set(rows)]).toEqual(lowest.sort((a, b) => b - a));
  });
});

describe('the test of an AFV', () => {
  test('wrg:afv.3 two dice are added up with all factors', () => {
    const played = tested({ stationary: true, antiTankPoints: 4 });
    expect(stepOf(played, 'reaction')).toMatchObject({
      clause: 'wrg:afv.3',
      value: 7,
      dice: [{ faces: [3, 4] }],
    });
    expect(stepOf(played, 'score')).toMatchObject({ value: 2, text: '7 - 5 = 2: less than 5' });
    expect(played.result).toEqual({ score: 2, band: 0 });
    const said = reactionTest.announce(played.result as never, inputOf(reactionTest, { afv: true }) as never);
    expect(said).toBe('2, no advance');
  });

  test.each([
    ['wrg:afv.4', { moving: true }, 1],
    ['wrg:afv.5', { infantryNear: true }, 1],
    ['wrg:afv.6', { afvNear: true }, 1],
    ['wrg:afv.7', { friendsAhead: true }, 1],
    ['wrg:afv.8', { friendsEngage: true }, 1],
    ['wrg:afv.9', { otherFire: true }, -1],
    ['wrg:afv.10', { stationary: true }, -1],
    ['wrg:afv.11', { friendsRetreat: true }, -1],
    ['wrg:afv.12', { antiTankPoints: 6 }, -6],
    ['wrg:afv.12', { antiTankPoints: -6 }, 0],
    ['wrg:afv.13', { afvsLost: 2 }, -4],
    ['wrg:afv.14', { surprised: true }, -2],
    ['wrg:afv.15', { commanderLost: true }, -3],
    ['wrg:afv.16', { closeCover: true }, -3],
    ['wrg:afv.16', { light: 'dark' }, -3],
    ['wrg:afv.16', { light: 'moonlight' }, -3],
    ['wrg:afv.16', { light: 'day' }, 0],
    ['wrg:afv.16', { closeAttack: true }, -3],
    ['wrg:afv.16', { closeCover: true, light: 'dark', closeAttack: true }, -3],
  ] as const)('%s with %j adds %i to the dice', (clause, given, adds) => {
    const played = tested(given);
    expect(played.result.score).toBe(7 + adds);
    expect(played.steps.some((step) => step.clause === clause)).toBe(adds !== 0);
  });

  test('wrg:afv.4 wrg:afv.10 it moves or stands still: where nobody says which, that is told', () => {
    expect(tested({}).result.score).toBe(7);
    expect(stepOf(tested({}), 'moves-or-stands').text).toContain('neither counts');
    expect(stepOf(tested({ immobilised: true }), 'stationary').text).toBe('the vehicle stands still: -1');
    expect(tested({ moving: true }).steps.map(({ id }) => id)).not.toContain('stationary');
  });

  test('wrg:afv.1 is made when anti-tank fire comes at it, and at the end of a period under fire', () => {
    expect(stepOf(tested({}), 'due')).toMatchObject({ clause: 'wrg:afv.1', value: 'fire' });
    expect(stepOf(tested({ when: 'period-end' }), 'due').value).toBe('period-end');
  });

  test('wrg:afv.1 wrg:R56 by option 2 it is made once a period, at its end', () => {
    const rulings = { 'wrg:R56': 2 };
    expect(tested({}).result.score).toBe(7);
    expect(refusalOf(reactionTest, { afv: true }, rulings)).toMatchObject({
      clause: 'wrg:afv.1',
      message: 'An AFV makes one test a period, at its end.',
      hint: 'At the end of the period: --when period-end',
    });
    expect(tested({ when: 'period-end' }, rulings).result.score).toBe(7);
  });

  test('wrg:afv.2 one test serves where two fall due together', () => {
    expect(stepOf(tested({ when: 'both' }), 'one-test').clause).toBe('wrg:afv.2');
  });

  test('wrg:afv.17 it binds for the rest of the period, or in the next if it is made at the end', () => {
    expect(stepOf(tested({}), 'binds').text).toContain('rest of the period');
    for (const when of ['period-end', 'both']) {
      expect(stepOf(tested({ when }), 'binds').text).toContain('in the next period');
    }
  });
});

describe('the result of an AFV as it is said', () => {
  const said = (n: number, given: Given = {}, rulings: Rulings = {}) => {
    const { result, steps } = scoring(n, rulings, given);
    return reactionTest.announce(
      result as never,
      inputOf(reactionTest, { afv: true, ...given }) as never,
      steps,
    );
  };

  test('wrg:R47 by option 2 one that must turn is not said to retire', () => {
    expect(said(-1)).toBe('-1, must retire');
    expect(said(-1, {}, { 'wrg:R47': 2 })).toBe('-1, must turn and retire under smoke');
  });

  test('wrg:R154 (wrg:R96) what no source says of one that cannot move, or of its gunner, is marked as ours', () => {
    expect(book.rulings['wrg:R154']?.house).toBe(true);
    expect(book.rulings['wrg:R96']?.house).toBe(true);
    const stuck = { immobilised: true };
    expect(stepOf(scoring(10, {}, stuck), 'immobilised')).toMatchObject({ ruling: 'wrg:R154', house: true });
  });

  test('wrg:R154 one that cannot move is not told to', () => {
    expect(said(10)).toBe('10, must advance');
    expect(said(10, { immobilised: true })).toBe('10, it cannot move: it stays, and may fire');
    expect(said(10, { immobilised: true }, { 'wrg:R154': 2 })).toBe(
      '10, it cannot move: its crew abandon it',
    );
  });
});

describe('rulings on the factors of an AFV', () => {
  test.each([
    ['wrg:R44', 'the loss of the commander is -2', { commanderLost: true }, 4, 5],
    ['wrg:R44', 'close cover is -2', { closeCover: true }, 4, 5],
    ['wrg:R45', 'night alone is nothing', { light: 'dark' }, 4, 7],
    ['wrg:R45', 'night is nothing beside cover either', { light: 'dark', closeCover: true }, 4, 4],
    ['wrg:R167', 'each threat counts', { light: 'dark', closeCover: true, closeAttack: true }, 4, -2],
  ] as const)('%s by option 2 %s', (id, _says, given, one, two) => {
    expect(score(given)).toBe(one);
    expect(score(given, { [id]: 2 })).toBe(two);
  });

  test('wrg:R45 night that does not count is not spoken of', () => {
    const { text } = stepOf(tested({ light: 'dark', closeCover: true }, { 'wrg:R45': 2 }), 'close-threat');
    expect(text).not.toContain('night');
  });
});

describe('what an AFV has to do', () => {
  test.each([
    [10, 10, ['wrg:afv.18']],
    [9, 5, ['wrg:afv.19']],
    [5, 5, ['wrg:afv.19']],
    [4, 0, ['wrg:afv.19', 'wrg:afv.20']],
    [0, 0, ['wrg:afv.19', 'wrg:afv.20']],
    [-1, -5, ['wrg:afv.19', 'wrg:afv.20', 'wrg:afv.21']],
    [-5, -5, ['wrg:afv.19', 'wrg:afv.20', 'wrg:afv.21']],
    [-6, 'withdraw', ['wrg:afv.19', 'wrg:afv.20', 'wrg:afv.22']],
  ] as const)('after a score of %i is in row %s, and is told by %j', (n, band, cited) => {
    expect(scoring(n).result).toEqual({ score: n, band });
    expect(clauses(n)).toEqual(cited);
  });

  test('wrg:R139 by option 2 exact scores belong to the next row down', () => {
    expect(scoring(10, { 'wrg:R139': 2 }).result.band).toBe(5);
    expect(scoring(-5, { 'wrg:R139': 2 }).result.band).toBe('withdraw');
  });

  test('wrg:R140 by option 2 only the row scored holds', () => {
    expect(clauses(-6, { 'wrg:R140': 2 })).toEqual(['wrg:afv.22']);
  });

  test('wrg:R47 by option 2 it turns under smoke from less than 0', () => {
    expect(clauses(-1, { 'wrg:R47': 2 })).toEqual(['wrg:afv.19', 'wrg:afv.20', 'wrg:afv.22']);
  });

  test('wrg:R55 it may fire as it reverses, or reverses only while it fires', () => {
    expect(stepOf(scoring(-1), 'must-retire').text).toContain('may fire');
    expect(stepOf(scoring(-1, { 'wrg:R55': 2 }), 'must-retire').text).toContain('only while it fires');
  });

  test.each([
    [10, 'wrg:afv.18', 'may fire'],
    [-1, 'wrg:afv.21', 'may fire'],
    [-6, 'wrg:afv.22', 'may not fire'],
  ])('wrg:R154 one that cannot move stays after a score of %i, or its crew abandon it', (n, clause, text) => {
    const stuck = { immobilised: true };
    expect(stepOf(scoring(n, {}, stuck), 'immobilised')).toMatchObject({ clause, value: true });
    expect(stepOf(scoring(n, {}, stuck), 'immobilised').text).toContain(text);
    expect(stepOf(scoring(n, { 'wrg:R154': 2 }, stuck), 'immobilised').text).toContain('abandon');
    expect(scoring(7, {}, stuck).steps.map(({ id }) => id)).not.toContain('immobilised');
  });
});

test('an AFV under more anti-tank points never does better', () => {
  const means = [0, 2, 4, 6].map((antiTankPoints) =>
    meanOf(oddsOf(reactionTest, { afv: true, antiTankPoints }), ({ score: n }) => n as number),
  );
  expect(means).toEqual([...means].sort((a, b) => b - a));
});

proveAll(reactionTest, [
  ['an AFV', { afv: true }],
  ['an AFV with the sum made', { afv: true, mod: -8 }],
  ['an AFV in trouble', { afv: true, stationary: true, antiTankPoints: 5, commanderLost: true, quality: -1 }],
  [
    'rulings of an AFV',
    { afv: true, mod: -9, immobilised: true },
    { 'wrg:R47': 2, 'wrg:R55': 2, 'wrg:R154': 2 },
  ],
  ['night and cover', { afv: true, light: 'dark', closeCover: true }, { 'wrg:R44': 2, 'wrg:R167': 2 }],
  ['night that is nothing', { afv: true, light: 'dark' }, { 'wrg:R45': 2, 'wrg:R139': 2, 'wrg:R140': 2 }],
  ['one test a period', { afv: true, when: 'period-end', averageDice: true }, { 'wrg:R56': 2 }],
]);
