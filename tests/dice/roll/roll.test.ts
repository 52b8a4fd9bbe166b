import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotationError, readNotation } from '../../../src/dice/roll/notation.js';
import { roll } from '../../../src/dice/roll/roll.js';
import { keptOf } from '../../../src/rules/draw.js';
import { chanceOf, oddsOf, stepOf, withDice, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const thrown = (typed: string, faces: string) => withDice(roll, { roll: typed }, faces);

describe('dice are read as players write them', () => {
  test.each([
    ['3d6+2', '1 2 3', { total: 8 }],
    ['d100', '73', { total: 73 }],
    ['D%', '100', { total: 100 }],
    ['2d6 + d10', '1 2 / 9', { total: 12 }],
    ['2d6-d4-1', '6 6 / 4', { total: 7 }],
    ['d6 \u2212 3', '1', { total: -2 }],
    ['10 - 2d6', '6 6', { total: -2 }],
    ['4d6kh3', '2 6 1 5', { total: 13 }],
    ['4d6kl3', '2 6 1 5', { total: 8 }],
    ['2D20KH', '7 19', { total: 19 }],
    ['2d20kl', '7 19', { total: 7 }],
    ['10-2d6kh1', '3 5', { total: 5 }],
    ['6d6>=5', '1 5 6 2 3 5', { successes: 3 }],
    ['6d6 5+', '1 5 6 2 3 5', { successes: 3 }],
    ['6d6<=2', '1 5 6 2 3 5', { successes: 2 }],
    ['6d6>5', '1 5 6 2 3 5', { successes: 1 }],
    ['6d6 < 2', '1 5 6 2 3 5', { successes: 1 }],
    ['6d6=6', '1 5 6 2 3 5', { successes: 1 }],
    ['dav', '5', { total: 5 }],
    ['3dav>=3', '2 3 5', { successes: 2 }],
    ['d66', '36', { total: 36 }],
    ['3d6, 2d8', '1 1 1 / 8 8', { total: 19 }],
    ['10d6 4+, 2d6 5+', '1 2 3 4 5 6 1 2 3 4 / 5 6', { successes: 6 }],
    ['d6,2d6 6+', '3 / 6 6', { total: 3, successes: 2 }],
  ])('%s, thrown %s', (typed, faces, result) => {
    expect(thrown(typed, faces).result).toEqual(result);
  });

  test.each(['7', '0', '1', '6'])('an average die never shows %s', (face) => {
    expect(() => thrown('dav', face)).toThrow('2 to 5');
  });

  test('a d66 shows no 37', () => {
    expect(() => thrown('d66', '37')).toThrow("'37' cannot be thrown");
  });
});

describe('what cannot be read is told with its place', () => {
  test.each([
    ['', 0, 'dice, as d6'],
    ['x', 0, 'dice, as d6'],
    ['3d6+', 4, 'dice or a number'],
    ['3d6 + + 2', 6, 'dice or a number'],
    ['3d', 2, '2 to 1000 sides'],
    ['d1', 1, '2 to 1000 sides'],
    ['d1001', 1, '2 to 1000 sides'],
    ['0d6', 0, '1 to 200 dice'],
    ['201d6', 0, '1 to 200 dice'],
    ['150d6, 51d6', 7, '1 to 200 dice'],
    ['5', 0, 'a number alone is no roll'],
    ['d6, 5', 4, 'a number alone is no roll'],
    ['d6+10000', 3, 'a number up to 9999'],
    ['4d6k3', 4, 'kh to keep the highest'],
    ['4d6kh5', 5, '1 to 4 to keep'],
    ['4d6kh0', 5, '1 to 4 to keep'],
    ['4d6kh3kl1', 6, '+ or -, a comma or the end'],
    ['6d6 5', 5, '+ behind a target, as 5+'],
    ['6d6 7+', 4, 'a target that a d6 can meet: 1 to 6'],
    ['6d6>6', 4, '1 to 5'],
    ['6d6<1', 4, '2 to 6'],
    ['6d6>=', 5, '1 to 6'],
    ['2d6+1>=8', 5, 'a target behind dice alone'],
    ['d6+d6 5+', 6, 'a target behind dice alone'],
    ['4d6kh3>=5', 6, 'a target behind dice alone'],
    ['6d6 5++2', 6, 'a comma or the end behind a target'],
    ['3d6 x 2', 4, '+ or -, a comma or the end'],
    ['3d6,', 4, 'dice, as d6'],
    ['3d6 2d6', 5, '+ behind a target'],
    ['\u{1f3b2}', 0, 'dice, as d6'],
    ['3d6\u0007', 3, '+ or -'],
    [Array(21).fill('d6').join(','), 59, '20 groups at most'],
  ])('%j at %i: %s', (typed, at, takes) => {
    let fault: NotationError | undefined;
    try {
      readNotation(typed);
    } catch (error) {
      fault = error as NotationError;
    }
    expect(fault).toBeInstanceOf(NotationError);
    expect(fault!.takes).toContain(takes);
    expect(fault!.at).toBe(at);
  });

  test('any text is read, or told to be wrong at a place in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789dkhlav%+-<>=, x') }), (typed) => {
        try {
          expect(readNotation(typed).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          expect((error as NotationError).at).toBeLessThanOrEqual(typed.length);
        }
      }),
    );
  });
});

describe('an answer shows how it came about', () => {
  test('a line for each group, with its dice, and one for all of them', () => {
    const played = thrown('3d6+2, 2d8', '1 2 3 / 8 7');
    expect(played.steps.map(({ id, clause, value }) => [id, clause, value])).toEqual([
      ['group-1', 'dice:roll', 8],
      ['group-2', 'dice:roll', 15],
      ['total', 'dice:roll', 23],
    ]);
    expect(stepOf(played, 'group-1')).toMatchObject({ text: '3d6+2 is 8', dice: [{ name: 'd6' }] });
  });

  test('dice that are not kept are told apart', () => {
    const [dice] = stepOf(thrown('4d6kh2', '2 6 1 6'), 'group-1').dice!;
    expect(dice!.counted).toEqual(['dropped', '', 'dropped', '']);
  });

  test('of equal dice no more are kept than asked for', () => {
    const keep = { kind: 'keep', name: 'd6', times: 3, faces: [1, 2], keep: 1, which: 'lowest' } as const;
    expect(keptOf(keep, [2, 1, 1])).toEqual([false, true, false]);
  });

  test.each([
    ['3d6', '1 2 3', '6'],
    ['6d6 5+', '1 1 1 1 1 1', 'no successes'],
    ['6d6 5+', '5 1 1 1 1 1', '1 success'],
    ['2d6, d6', '1 2 3', '3 and 3: 6 in all'],
    ['d6, 2d6 5+', '1 5 6', '1 and 2 successes'],
    ['d6, d6, d6 5+', '1 2 6', '1, 2 and 1 success: 3 in all'],
  ])('%s, thrown %s, is announced as %s', (typed, faces, said) => {
    const { result, steps } = thrown(typed, faces);
    expect(roll.announce(result, { roll: typed }, steps)).toBe(said);
  });
});

describe('exact odds of dice', () => {
  proveAll(roll, [
    ['a sum', { roll: '3d6+2' }],
    ['dice taken away', { roll: '2d6-d4-1' }],
    ['several kinds', { roll: '2d4 + d10' }],
    ['the highest three of four', { roll: '4d6kh3' }],
    ['the lowest two of four', { roll: '4d6kl2' }],
    ['the better of two', { roll: '2d20kh' }],
    ['all kept', { roll: '3d6kh3' }],
    ['average dice that are kept, where faces come twice', { roll: '4davkh2' }],
    ['kept dice that are taken away', { roll: '10-3d6kl2' }],
    ['successes', { roll: '5d6>=5' }],
    ['successes by exactly one face', { roll: '4dav=3' }],
    ['two groups', { roll: '2d6, d4+1' }],
    ['sums and successes', { roll: '2d6-3, 3d6 5+' }],
    ['tens and units', { roll: 'd66+d4' }],
  ]);

  test('a six is as likely as any face, and all chances are there', () => {
    const odds = oddsOf(roll, { roll: '6d6 6+' });
    expect(chanceOf(odds, ({ successes }) => successes === 6)).toEqual([1n, 6n ** 6n]);
  });

  test.each(['40d6', '20d6kh10', '40d6 5+', '100d6kh50', '20d20kh10'])('%s is walked by counts', (typed) => {
    expect(roll.beyondOdds!({ roll: typed })).toBeUndefined();
    const { outcomes, total } = oddsOf(roll, { roll: typed });
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
    expect(outcomes.length).toBeLessThan(300);
  });

  test.each(['100d100', '3d1000', '200d1000kh100'])('%s is said to be too much', (typed) => {
    expect(roll.beyondOdds!({ roll: typed })).toContain('too many ways');
  });

  test('rolls keep to what the odds allow', () => {
    for (const typed of ['4d6kh3', '2d6-d4', '3davkl2, 5d6 4+']) {
      const { outcomes } = oddsOf(roll, { roll: typed });
      const can = new Set(outcomes.map(({ value }) => JSON.stringify(value)));
      for (let i = 0; i < 200; i++)
        expect(can).toContain(JSON.stringify(withSeed(roll, { roll: typed }, 'dice', i).result));
    }
  });
});
