import { describe, expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { mines } from '../../../rulesets/battleground/mines/mines.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { conflictWith, type Given, inputOf, stepOf, withDice } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

/** An attack of each kind on six figures, with dice that hit as often as is said. */
const ATTACKS: Readonly<Record<string, readonly [AnyAction, Given, (hits: number) => string]>> = {
  shooting: [shoot, { grade: 'C', figures: 8 }, (hits) => `white=${faces(4, hits)}`],
  artillery: [artillery, { weapon: 'light', rings: 1 }, (hits) => `white=${faces(4, hits)}`],
  mines: [mines, { entered: 4 }, (hits) => `white=${faces(4, hits)}`],
  'an overrun': [overrun, {}, (hits) => `white=${faces(2, hits)}`],
};
const faces = (dice: number, hits: number) =>
  Array.from({ length: dice }, (_, i) => (i < hits ? 6 : 2)).join();

const struck = (by: string, target: Given, hits: number, more = '', rulings: Rulings = {}) => {
  const [action, given, dice] = ATTACKS[by]!;
  return withDice(action, { ...given, ...target }, `${dice(hits)}${more && ` ${more}`}`, rulings);
};
const conflict = (by: string, given: Given) => {
  const [action, attack] = ATTACKS[by]!;
  return conflictWith(action, { ...attack, ...given });
};
const KINDS = Object.keys(ATTACKS);

describe('what losses leave of a unit', () => {
  test.each(KINDS)('bg:nonstand.1 two left without a leader after %s are non-standing', (by) => {
    const played = struck(by, { targetFigures: 4 }, 2);
    expect(stepOf(played, 'non-standing')).toMatchObject({
      clause: 'bg:nonstand.1',
      value: 2,
      text: 'now non-standing, two figures without a leader: it must retreat or join another unit',
    });
  });

  test.each<[string, Given, number, string, string | undefined]>([
    ['two with a leader stand', { targetFigures: 3, targetLeaders: 1 }, 1, 'figures=3', undefined],
    [
      'a leader who fell leads no more',
      { targetFigures: 3, targetLeaders: 1 },
      1,
      'figures=1 leader-save=1',
      'two',
    ],
    ['three with a heavy weapon stand', { targetFigures: 5, targetHw: 1 }, 2, 'figures=3,4', undefined],
    [
      'three without are too weak',
      { targetFigures: 5, targetHw: 1 },
      2,
      'figures=1,4 heavy-weapon-save=1',
      'three',
    ],
    [
      'a single leader is too weak',
      { targetFigures: 2, targetLeaders: 1 },
      1,
      'figures=2',
      'a single figure',
    ],
    ['four stand', { targetFigures: 5 }, 1, '', undefined],
    ['nobody is left', { targetFigures: 2 }, 2, '', undefined],
    ['nobody fell', { targetFigures: 1 }, 0, '', undefined],
  ])('bg:nonstand.1 %s', (_says, target, hits, dice, why) => {
    const given = { targetGrade: 'C', ...target };
    const { steps } = struck('shooting', given, hits, dice);
    const said = steps.find(({ id }) => id === 'non-standing')?.text;
    if (why === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(why);
  });

  test('bg:nonstand.1 bg:stand.1 who is on a stand is not known: only a single figure is too weak for certain', () => {
    const noted = { targetFigures: 4, targetStand: 2, noted: true };
    const ids = (hits: number, dice: string) =>
      struck('shooting', noted, hits, dice).steps.map(({ id }) => id);
    expect(ids(2, 'figures=1,3')).not.toContain('non-standing');
    expect(ids(3, 'figures=1,2,3')).toContain('non-standing');
  });
});

describe('the test after losses to other attacks than a shot', () => {
  const TARGET = { targetFigures: 6, targetGrade: 'C', retreat: true };

  test('bg:retreat.1 bg:R121 a third lost to mines: nobody shot, and it holds', () => {
    expect(struck('mines', TARGET, 2).result).toMatchObject({ casualties: 2, outcome: 'holds', inches: 0 });
  });

  test.each(KINDS.filter((by) => by !== 'mines'))('bg:retreat.1 a third lost to %s: it retreats', (by) => {
    const played = struck(by, TARGET, 2, 'retreat-test=2 retreat=4');
    expect(played.result).toMatchObject({ casualties: 2, outcome: 'retreats', inches: 4 });
    const [action, given] = ATTACKS[by]!;
    const said = action.announce(played.result, inputOf(action, { ...given, ...TARGET }) as never);
    expect(said).toBe('2 hits: 2 figures lost; the target retreats 4 in');
  });

  test.each(KINDS)(
    'bg:retreat.1 less than a third lost to %s: it holds, and without the option nothing is said',
    (by) => {
      expect(struck(by, TARGET, 1).result).toMatchObject({ casualties: 1, outcome: 'holds', inches: 0 });
      expect(struck(by, { ...TARGET, retreat: false }, 2).result).not.toHaveProperty('outcome');
    },
  );

  test('bg:R121 half lost to artillery or mines brings the rout test', () => {
    for (const by of ['artillery', 'mines']) {
      const played = struck(by, { ...TARGET, targetFigures: 4 }, 2, 'rout-test=6');
      expect(stepOf(played, 'cause')).toMatchObject({
        clause: 'bg:retreat.2',
        ruling: 'bg:R121',
        value: true,
      });
      expect(played.result).toMatchObject({ outcome: 'holds' });
    }
  });

  test('bg:retreat.1 the rings of one attack are one loss', () => {
    const given = { weapon: 'medium', rings: 2, ...TARGET };
    const played = withDice(artillery, given, 'white=6,2,2,2,6,2,2,2 retreat-test=6');
    expect(stepOf(played, 'test').text).toBe('2 of 6 figures lost: a third or more');
    const missed = withDice(artillery, { ...given, rings: undefined, margin: 0, weapon: 'light' }, '5 3');
    expect(missed.result).toMatchObject({ rings: 0, casualties: 0, outcome: 'holds' });
  });

  test('bg:mine.12 who has not moved loses nothing and holds', () => {
    const { result } = withDice(mines, { entered: 4, still: true, ...TARGET }, '');
    expect(result).toMatchObject({ casualties: 0, outcome: 'holds' });
  });

  test.each(KINDS)(
    '(bg:retreat.1) %s: the test needs figures and grade, and nothing of it is passed over',
    (by) => {
      const [action, given] = ATTACKS[by]!;
      const needs = action.requires?.(inputOf(action, { ...given, retreat: true }) as never);
      expect(needs).toEqual(expect.arrayContaining(['targetFigures', 'targetGrade']));
      expect(conflict(by, { retreat: true })?.input).toBe('retreat');
      expect(conflict(by, { targetFigures: 6, targetRan: true })?.message).toBe('needs --retreat');
      expect(conflict(by, { ...TARGET, targetStartFigures: 5 })?.input).toBe('targetStartFigures');
      expect(conflict(by, { ...TARGET, targetLostBefore: 7 })?.input).toBe('targetLostBefore');
    },
  );

  test('(bg:retreat.1) vehicles do not test', () => {
    expect(conflict('artillery', { at: 'truck', retreat: true })?.input).toBe('retreat');
    const onField = inputOf(mines, { at: 'truck', inches: 3, retreat: true });
    expect(mines.conflict?.(onField as never)?.input).toBe('retreat');
  });

  test('(bg:retreat.1) (bg:stand.2) who leads on stands has to be tested apart: the answer says how', () => {
    const message = conflict('shooting', { ...TARGET, targetStand: 3, targetLeaders: 1 })?.message;
    expect(message).toContain('wg reaction-test --leaders');
  });

  test('bg:R118 option 2: the test comes after the last shot of the card', () => {
    const played = struck('shooting', { ...TARGET, targetLostBefore: 1 }, 1, '', { 'bg:R118': 2 });
    expect(stepOf(played, 'losses').text).toBe(
      'one test, after the last shot of the card: 2 lost under it in all',
    );
  });

  const small = { targetFigures: 3, targetGrade: 'B', retreat: true };
  proveAll(
    artillery,
    [
      ['a ring, and the test', { weapon: 'mortar', rings: 1, ...small }],
      ['two rings, a leader', { weapon: 'medium', margin: 1, ...small, targetFigures: 2, targetLeaders: 1 }],
    ],
    { merged: true },
  );
  proveAll(
    mines,
    [
      ['figures in a field, and the test', { entered: 2, ...small }],
      ['R118', { entered: 2, ...small, targetLostBefore: 1 }, { 'bg:R118': 2 }],
    ],
    { merged: true },
  );
  proveAll(overrun, [['an overrun, and the test', { grade: 'C', ...small }]], { merged: true });
});
