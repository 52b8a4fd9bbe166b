import { describe, expect, test } from 'vitest';
import { tables as printedTables } from '../../../rulesets/wrg-1925/book.js';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import {
  leaderFactors,
  reactionBands,
  reactionModifiers,
} from '../../../rulesets/wrg-1925/reaction/tables.js';
import { enteredHand } from '../../../src/dice/entered.js';
import { play, type Rulings } from '../../../src/dice/play.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { fraction } from '../../../src/odds/fraction.js';
import { summaries } from '../../../src/odds/summary.js';
import { gist } from '../../../src/render/odds.js';
import { remindersOf } from '../../../src/rules/action.js';
import {
  chanceOf,
  type Given,
  inputOf,
  oddsAtOnce,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { START } from '../in-battle.js';

/** Three dice that show nine. */
const NINE = '2 3 4';
const tested = (given: Given, dice = NINE, rulings: Rulings = {}) =>
  withDice(reactionTest, given, dice, rulings);
const score = (given: Given, rulings: Rulings = {}) => tested(given, NINE, rulings).result.score;
const ids = (given: Given, dice = NINE, rulings: Rulings = {}) =>
  tested(given, dice, rulings).steps.map(({ id }) => id);
const said = (given: Given, dice = NINE, rulings: Rulings = {}) => {
  const { result, steps } = tested(given, dice, rulings);
  return reactionTest.announce(result as never, inputOf(reactionTest, given) as never, steps);
};
const { blamed } = playing(reactionTest);

describe('the tables in play are those of the book', () => {
  test('factor by factor', () => {
    const cells = Object.values(reactionModifiers.cells).map(({ value }) => value);
    const printed = printedTables['wrg:table.reaction-modifiers'].rows.map(([, points]) =>
      points === '+2 or -2' ? 2 : points,
    );
    expect(cells).toEqual(printed);
  });

  test('rank by rank, and row by row', () => {
    expect(Object.values(leaderFactors.cells).map(({ value }) => value)).toEqual(
      printedTables['wrg:table.leader-factors'].rows.map(([, added]) => added),
    );
    const lowest = Object.values(reactionBands.cells).map(({ value }) => value);
    expect(lowest.sort((a, b) => b - a)).toEqual([15, 10, 5, 0, -5]);
    const rows = printedTables['wrg:table.reaction-bands'].rows.map(([row]) =>
      Number(`${row}`.match(/-?\d+/)![0]),
    );
    expect(rows).toEqual([15, 10, 10, 5, 0, -5]);
  });
});

describe('the general reaction test', () => {
  test('wrg:react.2 three dice are added up with all factors', () => {
    const played = tested({ fired: true, points: 34, machineGuns: 2 }, '4 4 6');
    expect(stepOf(played, 'reaction')).toMatchObject({
      clause: 'wrg:react.2',
      value: 14,
      dice: [{ faces: [4, 4, 6] }],
    });
    expect(stepOf(played, 'factors').value).toBe(-4);
    expect(stepOf(played, 'score')).toMatchObject({ value: 10, text: '14 - 4 = 10: 10 or more' });
    expect(played.result).toEqual({ score: 10, band: 10 });
  });

  test.each([
    ['wrg:react.3', { friendlyLmgs: 3 }, 3],
    ['wrg:react.4', { friendsFire: true }, 1],
    ['wrg:react.5', { fired: true }, 1],
    ['wrg:react.5', { advanced: true }, 1],
    ['wrg:react.5', { fired: true, advanced: true }, 1],
    ['wrg:react.6', { enemyInOpen: true }, 1],
    ['wrg:react.7', { enemyHit: true }, 1],
    ['wrg:react.8', { points: 34 }, -3],
    ['wrg:react.8', { points: 40 }, -4],
    ['wrg:react.8', { points: 9 }, 0],
    ['wrg:react.8', { points: -30 }, 0],
    ['wrg:react.9', { isolatedFromLeaders: 2 }, -2],
    ['wrg:react.10', { isolatedFromAll: 2 }, -2],
    ['wrg:react.11', { lostInBattle: 3 }, -3],
    ['wrg:react.12', { lostInBattle: 3, lostInPeriod: 2 }, -5],
    ['wrg:react.12', { lostInPeriod: 2 }, -4],
    ['wrg:react.13', { machineGuns: 2 }, -2],
    ['wrg:react.14', { ownLeaderRan: true }, -2],
    ['wrg:react.15', { friendsRan: true }, -2],
    ['wrg:react.16', { flankFire: true }, -2],
    ['wrg:react.17', { armourNear: true }, -2],
    ['wrg:react.17', { armourFires: true }, -2],
    ['wrg:react.17', { armourNear: true, armourFires: true }, -2],
    ['wrg:react.18', { flame: true }, -2],
    ['wrg:react.19', { surprised: true }, -2],
    ['wrg:react.20', { intermingled: true }, -2],
    ['wrg:react.21', { enemyNear: true }, -2],
    ['wrg:react.21', { intermingled: true, enemyNear: true }, -4],
    ['wrg:notes.2', { quality: -3 }, -3],
  ] as const)('%s with %j adds %i to the dice', (clause, given, adds) => {
    const played = tested(given);
    expect(played.result.score).toBe(9 + adds);
    expect(played.steps.some((step) => step.clause === clause)).toBe(adds !== 0);
  });

  test('wrg:react.2 the sum of all factors may be typed, and may be negative', () => {
    expect(tested({ mod: -6 }).result).toEqual({ score: 3, band: 0 });
    expect(tested({ mod: 6 }).result).toEqual({ score: 15, band: 15 });
  });

  test('factors that are not there are not spoken of', () => {
    expect(ids({})).toEqual(['reaction', 'factors', 'score', 'not-closer', 'not-nearer', 'binds']);
  });

  test.each([
    [{ mod: -1, fired: true }, 'fired'],
    [{ mod: -1, quality: 1 }, 'quality'],
    [{ afv: true, fired: true }, 'fired'],
    [{ moving: true }, 'moving'],
    [{ afv: true, moving: true, stationary: true }, 'stationary'],
    [{ coverChoice: 'plus' }, 'coverChoice'],
    [{ leader: 'sgt', crewWeapons: true }, 'crewWeapons'],
    [{ leader: 'sgt', men: 4 }, 'men'],
    [{ joined: ['Baker'] }, 'joined'],
    [{ name: 'Able', joined: ['Baker'], lostInBattle: 2 }, 'joined'],
    [{ lostInBattle: 1, lostInPeriod: 2 }, 'lostInBattle'],
  ])('inputs that mean nothing together are refused: %j', (given, input) => {
    expect(blamed(given)).toBe(input);
  });

  test('wrg:react.1 wrg:R151 troops inside an AFV do not test, unless so ruled', () => {
    expect(refusalOf(reactionTest, { inAfv: true }).clause).toBe('wrg:react.1');
    expect(ids({ inAfv: true }, NINE, { 'wrg:R151': 2 })).toContain('in-afv');
  });

  test('wrg:notes.4 those who adjust factors are reminded to leave weapons alone', () => {
    expect(remindersOf(reactionTest)).toContain('wrg:notes.4');
  });
});

describe('factors that the players have agreed on otherwise', () => {
  const agreed = (cells: Record<string, number>, given: Given) =>
    play(reactionTest.resolve(inputOf(reactionTest, given) as never, START), enteredHand(NINE), {
      rulings: {},
      cells,
    });

  test('(wrg:notes.2) take the place of those of the book, and the line says what they are', () => {
    const played = agreed({ 'wrg:table.reaction-modifiers/flame': -1 }, { flame: true });
    const line = played.steps.find(({ id }) => id === 'flame');
    expect(line).toMatchObject({ value: -1, own: ['wrg:table.reaction-modifiers/flame'] });
    expect(line?.text).toMatch(/: -1$/);
    expect(played.result.score).toBe(8);
  });

  test('(wrg:notes.2) may be those of leaders, of cover and of the rows', () => {
    expect(agreed({ 'wrg:table.leader-factors/sgt': 4 }, { leader: 'sgt' }).result.score).toBe(13);
    expect(agreed({ 'wrg:table.reaction-modifiers/all-covered': 1 }, { allCovered: true }).result.score).toBe(
      10,
    );
    const rows = agreed({ 'wrg:table.reaction-bands/10': 8 }, { mod: -2 });
    expect(rows.result).toEqual({ score: 7, band: 5 });
    expect(rows.steps.find(({ id }) => id === 'score')?.text).toBe('9 - 2 = 7: less than 8');
  });
});

describe('rulings on the factors', () => {
  test.each([
    ['wrg:R32', 'many LMGs add 1 in all', { friendlyLmgs: 3 }, 12, 10],
    ['wrg:R33', 'own fire on the opposing group counts as well', { fired: true }, 10, 11],
    ['wrg:R35', 'armour that is near and fires deducts twice', { armourNear: true, armourFires: true }, 7, 5],
    [
      'wrg:R109',
      'who is isolated from everyone counts once',
      { isolatedFromLeaders: 3, isolatedFromAll: 1 },
      5,
      6,
    ],
    ['wrg:R133', 'losses of this period count once', { lostInBattle: 3, lostInPeriod: 2 }, 4, 6],
  ] as const)('%s by option 2 %s', (id, _says, given, one, two) => {
    expect(score(given)).toBe(one);
    expect(score(given, { [id]: 2 })).toBe(two);
  });
});

describe('lines of -2 with several causes', () => {
  test.each([
    ['wrg:react.15', { friendsRan: true, causes: ['friends-ran:2'] }, 2],
    ['wrg:react.17', { armourNear: true, causes: ['armour:3'] }, 3],
    ['wrg:react.20', { intermingled: true, causes: ['intermingled:2'] }, 2],
    ['wrg:react.21', { enemyNear: true, causes: ['enemy-near:4'] }, 4],
  ] as const)('%s wrg:R137 %j counts once or, if so ruled, %i times', (clause, given, times) => {
    expect(score(given)).toBe(7);
    expect(score(given, { 'wrg:R137': 2 })).toBe(9 - 2 * times);
    const line = tested(given).steps.find((step) => step.clause === clause);
    expect(line).toMatchObject({ ruling: 'wrg:R137' });
    expect(line?.text).toContain(`${times} of them, counted once`);
  });

  test('wrg:R137 armour that is near and fires is more than one already by wrg:R35', () => {
    const both = { armourNear: true, armourFires: true, causes: ['armour:3'] };
    expect(score(both, { 'wrg:R35': 2 })).toBe(9 - 4);
    expect(score(both, { 'wrg:R35': 2, 'wrg:R137': 2 })).toBe(9 - 6);
  });

  test('causes are counted of what holds, once each', () => {
    expect(blamed({ causes: ['enemy-near:3'] })).toBe('causes');
    expect(blamed({ enemyNear: true, causes: ['enemy-near:3', 'enemy-near:2'] })).toBe('causes');
    expect(blamed({ enemyNear: true, causes: ['enemy-near:3'] })).toBeUndefined();
    expect(blamed({ mod: 1, causes: ['enemy-near:3'] })).toBe('causes');
    const { fault } = reactionTest.inputs.causes;
    expect(fault('armour:2')).toBeUndefined();
    for (const wrong of ['armour', 'armour:0', 'flame:2', 'armour:21']) expect(fault(wrong)).toBeDefined();
  });
});

describe('the choice under cover', () => {
  test('wrg:react.22 wrg:R138 is made after the dice: it adds 2 where that helps', () => {
    const played = tested({ allCovered: true });
    expect(stepOf(played, 'all-covered')).toMatchObject({
      clause: 'wrg:react.22',
      value: 2,
      ruling: 'wrg:R138',
    });
    expect(played.result).toEqual({ score: 11, band: 10 });
  });

  test('wrg:react.22 it deducts 2 from a group that would have to advance', () => {
    expect(tested({ allCovered: true }, '4 4 6').result).toEqual({ score: 12, band: 10 });
    expect(tested({ allCovered: true }, '5 6 6').result).toEqual({ score: 19, band: 15 });
  });

  test('wrg:react.22 the player may say which it is', () => {
    expect(score({ allCovered: true, coverChoice: 'minus' })).toBe(7);
    expect(tested({ allCovered: true, coverChoice: 'plus' }, '4 4 6').result.band).toBe(15);
    expect(score({ mod: -3, allCovered: true, coverChoice: 'plus' })).toBe(8);
  });

  test('wrg:R138 by option 2 it has to be made before the dice', () => {
    const rulings = { 'wrg:R138': 2 };
    expect(score({ allCovered: true, coverChoice: 'minus' }, rulings)).toBe(7);
    expect(refusalOf(reactionTest, { allCovered: true }, rulings).clause).toBe('wrg:react.22');
  });

  test.each([
    ['a group', {}],
    ['a leader', { leader: 'sgt' }],
    ['its crews', { crewWeapons: true }],
  ])('wrg:R138 by option 2 %s without a choice is told so while no die is thrown', (_, who) => {
    expect(() => tested({ allCovered: true, ...who }, '', { 'wrg:R138': 2 })).toThrow(
      'is made before the dice',
    );
  });
});

describe('what a group may do in the next period', () => {
  const scoring = (n: number, rulings: Rulings = {}, given: Given = {}) =>
    tested({ mod: n - 9, ...given }, NINE, rulings);
  const clauses = (n: number, rulings: Rulings = {}) => [
    ...new Set(scoring(n, rulings).steps.map(({ clause }) => clause)),
  ];
  const text = (id: string, n: number, rulings: Rulings = {}, given: Given = {}) =>
    stepOf(scoring(n, rulings, given), id).text;

  test.each([
    [15, 15, ['wrg:react.25']],
    [14, 10, ['wrg:react.26']],
    [10, 10, ['wrg:react.26']],
    [9, 5, ['wrg:react.27']],
    [5, 5, ['wrg:react.27']],
    [4, 0, ['wrg:react.27', 'wrg:react.28', 'wrg:react.31']],
    [0, 0, ['wrg:react.27', 'wrg:react.28', 'wrg:react.31']],
    [-1, -5, ['wrg:react.27', 'wrg:react.28', 'wrg:react.29', 'wrg:react.31']],
    [-5, -5, ['wrg:react.27', 'wrg:react.28', 'wrg:react.29', 'wrg:react.31']],
    [-6, 'panic', ['wrg:react.27', 'wrg:react.28', 'wrg:react.29', 'wrg:react.30', 'wrg:react.31']],
  ] as const)('a score of %i is in row %s, and is told by %j', (n, band, cited) => {
    expect(scoring(n).result).toEqual({ score: n, band });
    expect(clauses(n)).toEqual(['wrg:react.2', ...cited, 'wrg:react.24']);
  });

  test('wrg:react.24 the result binds in the next period', () => {
    expect(stepOf(scoring(10), 'binds')).toMatchObject({ clause: 'wrg:react.24', ruling: 'wrg:R141' });
  });

  test.each([
    [15, 10],
    [10, 5],
    [5, 0],
    [0, -5],
    [-5, 'panic'],
  ] as const)('wrg:R139 by option 2 a score of exactly %i is in row %s', (n, band) => {
    expect(scoring(n).result.band).toBe(n);
    expect(scoring(n, { 'wrg:R139': 2 }).result.band).toBe(band);
    expect(scoring(n + 1, { 'wrg:R139': 2 }).result.band).toBe(n);
  });

  test('wrg:react.27 wrg:R39 forbids climbing closer to located enemies, or only erect moves to any', () => {
    expect(text('not-closer', 9)).toMatch(/wading or climbing.*located/);
    expect(text('not-closer', 9, { 'wrg:R39': 2 })).toBe('erect men may not move closer to any enemy');
    expect(text('not-nearer', 9, {}, { scale: '20mm' })).toContain('25 metres (2.5 in)');
  });

  test('wrg:react.28 wrg:R39 wrg:R40 nobody moves on foot towards the enemy, and mixed men retire without their weapons', () => {
    expect(text('not-towards', 4)).toContain('a located enemy');
    expect(text('not-towards', 4, { 'wrg:R39': 2 })).toContain('any enemy');
    expect(text('retire', 4)).toContain('abandoning heavy weapons');
    expect(text('retire', 4, { 'wrg:R40': 2 })).toContain('taking heavy weapons along');
  });

  test('wrg:react.29 no fire beyond 25 metres', () => {
    expect(text('no-fire', -1)).toContain('beyond 25 metres');
  });

  test('wrg:react.30 wrg:R144 wrg:R40 a panic dash is short or at the double, and leaves heavy weapons or not', () => {
    expect(stepOf(scoring(-6), 'dash').value).toBe(30);
    expect(stepOf(scoring(-6, { 'wrg:R144': 2 }), 'dash').value).toBe(75);
    expect(text('heavy-weapons', -6)).toContain('abandoned');
    expect(text('heavy-weapons', -6, { 'wrg:R40': 2 })).toContain('taken along');
  });

  test('wrg:react.31 wrg:R140 the restrictions add up from less than 10 down, or only the last holds', () => {
    expect(stepOf(scoring(-1), 'together').value).toBe(true);
    expect(clauses(-1, { 'wrg:R140': 2 })).not.toContain('wrg:react.27');
    expect(clauses(-1, { 'wrg:R140': 2 })).toContain('wrg:react.29');
  });

  test('wrg:react.25 wrg:R42 wrg:R148 all of the group moves, crews included, or some of it, without them', () => {
    expect(text('must-move', 15)).toContain('the whole group');
    expect(text('must-move', 15, { 'wrg:R42': 2 })).toContain('some of the group');
    const crews = { crewWeapons: true };
    expect(stepOf(scoring(15, {}, crews), 'crews').value).toBe(true);
    expect(stepOf(scoring(15, { 'wrg:R148': 2 }, crews), 'crews').value).toBe(false);
  });
});

describe('surrender', () => {
  test('no more figures are isolated than the group has men', () => {
    expect(blamed({ men: 4, isolatedFromLeaders: 5 })).toBe('isolatedFromLeaders');
    expect(blamed({ men: 4, isolatedFromAll: 5 })).toBe('isolatedFromAll');
    expect(blamed({ men: 4, isolatedFromLeaders: 4, isolatedFromAll: 4 })).toBeUndefined();
  });

  const among = { mod: -20, interpenetrated: true, men: 4 };

  test('wrg:react.30 each man among enemies surrenders on less than 5 when his group panics', () => {
    const played = tested(among, 'reaction=2,3,4 surrender=1,4,5,6');
    expect(played.result).toEqual({ score: -11, band: 'panic', surrendered: 2 });
    expect(said(among, 'reaction=2,3,4 surrender=1,4,5,6')).toBe(
      '-11, panic dash away from the enemy; 2 surrender',
    );
    const came = { ...among, mod: undefined, interpenetrated: false, intermingled: true, lostInBattle: 20 };
    expect(tested(came, 'reaction=2,3,4 surrender=5,5,5,4').result.surrendered).toBe(1);
  });

  test('wrg:react.30 a group that does not panic dices for nobody', () => {
    expect(tested({ ...among, mod: -5 }).result.surrendered).toBe(0);
    expect('surrendered' in tested({ mod: -20 }).result).toBe(false);
  });

  test('wrg:R41 only men among enemies surrender, or all who panic', () => {
    const apart = { mod: -20, men: 2 };
    expect(tested(apart).result.surrendered).toBe(0);
    expect(tested(apart, 'reaction=2,3,4 surrender=4,6', { 'wrg:R41': 2 }).result.surrendered).toBe(1);
  });

  test('wrg:R145 each man throws for himself, or one die is thrown for the group', () => {
    const one = { 'wrg:R145': 2 };
    expect(tested(among, 'reaction=2,3,4 surrender=4,5,5,5').result.surrendered).toBe(1);
    expect(tested(among, 'reaction=2,3,4 surrender=4', one).result.surrendered).toBe(4);
    expect(tested(among, 'reaction=2,3,4 surrender=5', one).result.surrendered).toBe(0);
  });

  test('two men in three surrender', () => {
    const odds = oddsOf(reactionTest, { mod: -40, interpenetrated: true, men: 9 });
    expect(meanOf(odds, ({ surrendered }) => surrendered as number)).toBeCloseTo(6, 12);
  });
});

describe('233445 dice', () => {
  test('wrg:notes.3 are marked 2, 3, 3, 4, 4, 5 and show neither 1 nor 6', () => {
    const played = tested({ averageDice: true }, '2 5 3');
    expect(stepOf(played, 'average-dice')).toMatchObject({ clause: 'wrg:notes.3', ruling: 'wrg:R184' });
    expect(() => tested({ averageDice: true }, '1 3 3')).toThrow("'1' cannot be thrown");
    const odds = oddsOf(reactionTest, { averageDice: true });
    expect(fraction(...chanceOf(odds, (result) => result.score === 6))).toBe('1/216');
    expect(meanOf(odds, (result) => result.score as number)).toBeCloseTo(10.5, 12);
  });

  test('wrg:scale.6 are not used by men who may surrender', () => {
    const given = { mod: -20, averageDice: true, interpenetrated: true, men: 2 };
    const played = tested(given, 'reaction=2,3,4 surrender=1,6');
    expect(stepOf(played, 'ordinary-dice').clause).toBe('wrg:scale.6');
    expect(played.result.surrendered).toBe(1);
  });

  test('wrg:notes.3 make panic rarer for a group that is none too badly off', () => {
    const panics = (averageDice: boolean) => {
      const odds = oddsOf(reactionTest, { mod: -12, averageDice });
      const [ways, all] = chanceOf(odds, ({ band }) => band === 'panic');
      return Number(ways) / Number(all);
    };
    expect(panics(true)).toBeLessThan(panics(false));
  });
});

describe('the crews of weapons', () => {
  test('wrg:extra.1 add 1 to the score of their group, and both are told', () => {
    const played = tested({ crewWeapons: true });
    expect(stepOf(played, 'score').value).toBe(9);
    expect(stepOf(played, 'crew-score')).toMatchObject({
      clause: 'wrg:extra.1',
      value: 10,
      ruling: 'wrg:R146',
    });
    expect(played.result).toEqual({ score: 10, band: 10 });
    expect(played.steps.map(({ id }) => id)).toContain('crew-free');
    expect(said({ crewWeapons: true })).toBe(
      'the group: 9; anti-tank weapons and crews: 10, no restrictions',
    );
  });

  test('wrg:extra.1 where both are in one row it is told once', () => {
    const told = ids({ mod: -1, crewWeapons: true });
    expect(told.filter((id) => id.startsWith('crew-'))).toEqual(['crew-score']);
  });

  test('wrg:R146 by option 2 they throw anew', () => {
    const played = tested({ crewWeapons: true }, 'reaction=2,3,4 crew=6,6,6', { 'wrg:R146': 2 });
    expect(played.result.score).toBe(19);
    expect(stepOf(played, 'score').value).toBe(9);
  });
});

describe('the crews of weapons in the uppermost row', () => {
  const into15 = { mod: 5, crewWeapons: true };

  test('wrg:react.25 wrg:extra.1 advance alone where their group does not, and may decline the +1', () => {
    const played = tested(into15);
    expect(stepOf(played, 'crew-must-move').text).toBe(
      'these crews must move towards the front or flank of the enemy',
    );
    expect(stepOf(played, 'crew-decline')).toMatchObject({ clause: 'wrg:extra.1', ruling: 'wrg:R146' });
    expect(said(into15)).toBe('the group: 14; anti-tank weapons and crews: 15, must move towards the enemy');
    expect(ids({ mod: 7, crewWeapons: true })).not.toContain('crew-decline');
  });

  test('wrg:R42 by option 2 some of them do', () => {
    expect(stepOf(tested(into15, NINE, { 'wrg:R42': 2 }), 'crew-must-move').text).toBe(
      'some of these crews must move towards the enemy',
    );
  });

  test('wrg:R148 by option 2 they stay, and are said to', () => {
    const stay = { 'wrg:R148': 2 };
    expect(ids(into15, NINE, stay)).not.toContain('crew-must-move');
    expect(said(into15, NINE, stay)).toBe('the group: 14; anti-tank weapons and crews: 15, they stay');
    expect(said({ mod: 7, crewWeapons: true }, NINE, stay)).toBe(
      'the group: 16; anti-tank weapons and crews: 17, they stay',
    );
  });
});

describe('the test of a leader', () => {
  test.each([
    ['lcpl', 1],
    ['cpl', 2],
    ['sgt', 3],
    ['officer', 5],
  ])('wrg:extra.3 a leader (%s) adds %i to the ordinary factors', (leader, added) => {
    const played = tested({ leader, machineGuns: 2 });
    expect(stepOf(played, 'rank').clause).toBe('wrg:extra.3');
    expect(played.result.score).toBe(9 - 2 + added);
    expect(tested({ leader, mod: -2 }).result.score).toBe(9 - 2 + added);
  });

  test('wrg:extra.2 he throws dice of his own', () => {
    const played = tested({ leader: 'sgt' }, 'leader=2,3,4');
    expect(stepOf(played, 'alone')).toMatchObject({ clause: 'wrg:extra.2', ruling: 'wrg:R147' });
    expect(said({ leader: 'sgt' })).toBe('the leader: 12, no restrictions');
  });

  test('wrg:extra.4 isolation does not count', () => {
    const played = tested({ leader: 'cpl', isolatedFromLeaders: 4, isolatedFromAll: 2 });
    expect(stepOf(played, 'no-isolation').clause).toBe('wrg:extra.4');
    expect(played.result.score).toBe(11);
  });

  test('wrg:extra.5 his men run with him when he panics', () => {
    const played = tested({ leader: 'lcpl', mod: -20 });
    expect(played.result.band).toBe('panic');
    expect(stepOf(played, 'men-join').clause).toBe('wrg:extra.5');
    expect(ids({ leader: 'lcpl', mod: -12 })).not.toContain('men-join');
  });

  test('wrg:extra.4 a sum that was made already must be without isolation', () => {
    expect(stepOf(tested({ leader: 'sgt', mod: -2 }), 'no-isolation').text).toBe(
      'isolation does not count for him: it must not be in the -2',
    );
  });

  test('wrg:extra.2 wrg:R43 his result holds for him in the next period', () => {
    const played = tested({ leader: 'sgt' });
    expect(stepOf(played, 'binds')).toMatchObject({ clause: 'wrg:extra.2', ruling: 'wrg:R43' });
    expect(stepOf(played, 'binds').text).toBe('this binds him in the next period');
    expect(stepOf(tested({ leader: 'sgt', mod: 5 }), 'must-move').text).toBe(
      'he must move towards the front or flank of the enemy',
    );
  });

  test('wrg:R147 by option 2 the whole group is said to be bound', () => {
    const rulings = { 'wrg:R147': 2 };
    expect(said({ leader: 'sgt' }, NINE, rulings)).toBe('the whole group: 12, no restrictions');
    expect(stepOf(tested({ leader: 'sgt' }, NINE, rulings), 'binds').text).toContain('binds the group');
  });

  test('wrg:R147 by option 2 his result is that of the whole group', () => {
    const played = tested({ leader: 'lcpl', mod: -20 }, NINE, { 'wrg:R147': 2 });
    expect(stepOf(played, 'alone').value).toBe(false);
    expect(played.steps.map(({ id }) => id)).not.toContain('men-join');
  });
});

describe('the odds', () => {
  const rowsOf = (given: Given) =>
    summaries(reactionTest, inputOf(reactionTest, given) as never, oddsOf(reactionTest, given));

  test('are told row by row, in words, from the worst up', () => {
    const [rows, ...others] = rowsOf({ mod: -14 });
    expect(others).toEqual([]);
    expect(rows!.outcomes.map(({ value }) => value)).toEqual([
      'panic dash away from the enemy',
      'no fire beyond 25 metres',
      'no move on foot towards the enemy',
    ]);
    expect(gist(rows!)).toBe(
      'band: panic dash away from the enemy (25.9%), no fire beyond 25 metres (57.9%), no move on foot towards the enemy (16.2%)',
    );
    const [afv] = rowsOf({ afv: true, mod: -6 });
    expect(afv!.outcomes.map(({ value }) => value)).toEqual([
      'must retire',
      'no advance',
      'no further than the next fire position in cover',
    ]);
  });

  test.each(['friendsFire', 'fired', 'enemyInOpen', 'enemyHit'])('%s never makes a score worse', (name) => {
    const mean = (given: Given) => meanOf(oddsOf(reactionTest, given), (result) => result.score as number);
    expect(mean({ [name]: true })).toBeGreaterThan(mean({}));
  });

  test('of the heaviest test are there at once', () => {
    const given = { crewWeapons: true, interpenetrated: true, men: 60, lostInBattle: 9, allCovered: true };
    expect(oddsAtOnce(reactionTest, given, { 'wrg:R146': 2 }).outcomes.length).toBeGreaterThan(1);
  });
});

proveAll(reactionTest, [
  [
    'each cause',
    { enemyNear: true, armourNear: true, causes: ['enemy-near:3', 'armour:2'] },
    { 'wrg:R137': 2 },
  ],
  ['no factors', {}],
  ['a sum made already', { mod: -7 }],
  [
    'many factors',
    { fired: true, friendlyLmgs: 2, points: 57, lostInPeriod: 2, machineGuns: 1, surprised: true },
  ],
  ['one LMG bonus', { friendlyLmgs: 3 }, { 'wrg:R32': 2 }],
  ['own fire counts', { fired: true }, { 'wrg:R33': 2 }],
  ['armour twice', { armourNear: true, armourFires: true }, { 'wrg:R35': 2 }],
  ['isolated once', { isolatedFromLeaders: 3, isolatedFromAll: 2 }, { 'wrg:R109': 2 }],
  ['lost once', { lostInBattle: 3, lostInPeriod: 2 }, { 'wrg:R133': 2 }],
  ['under cover, the better', { allCovered: true }],
  ['under cover, chosen before', { allCovered: true, coverChoice: 'minus' }, { 'wrg:R138': 2 }],
  ['the next row down', { mod: -5 }, { 'wrg:R139': 2 }],
  ['the row scored alone', { mod: -10 }, { 'wrg:R140': 2, 'wrg:R39': 2, 'wrg:R40': 2 }],
  ['233445 dice', { mod: -4, averageDice: true }],
  ['surrender', { mod: -14, interpenetrated: true, men: 3 }],
  ['surrender of all who panic', { mod: -14, men: 2 }, { 'wrg:R41': 2 }],
  ['surrender on one die', { mod: -14, interpenetrated: true, men: 5 }, { 'wrg:R145': 2, 'wrg:R144': 2 }],
  ['crews', { mod: 2, crewWeapons: true }, { 'wrg:R42': 2, 'wrg:R148': 2 }],
  ['crews that throw anew', { crewWeapons: true }, { 'wrg:R146': 2 }],
  ['a leader', { leader: 'officer', machineGuns: 2, isolatedFromAll: 1, allCovered: true }],
  ['a leader for his group', { leader: 'cpl', mod: -9 }, { 'wrg:R147': 2 }],
  ['inside an AFV', { inAfv: true }, { 'wrg:R151': 2 }],
]);
