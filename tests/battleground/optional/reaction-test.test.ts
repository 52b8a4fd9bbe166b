import { describe, expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/battleground/optional/reaction-test.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, inputOf, oddsOf, playing, stepOf } from '../../support/play.js';
import { type Case, proveAll } from '../../support/proves-exact.js';

const NINE = { grade: 'C', figures: 9 };
const HOLDS = { outcome: 'holds', inches: 0 };

const { play: tested, ids, chance } = playing(reactionTest, NINE);
const { blamed: conflict } = playing(reactionTest, { ...NINE, lost: 3 });

describe('how much has to be lost', () => {
  test('bg:retreat.1 nine figures that lose three test, and stand, or retreat 1D6 facing the enemy', () => {
    const stands = tested({ lost: 3 }, 'retreat-test=5');
    expect(stands.result).toEqual(HOLDS);
    expect(stepOf(stands, 'test')).toMatchObject({ clause: 'bg:retreat.1', value: 'third' });
    const retreats = tested({ lost: 3 }, 'retreat-test=4 retreat=6');
    expect(retreats.result).toEqual({ outcome: 'retreats', inches: 6 });
    expect(stepOf(retreats, 'retreat')).toMatchObject({ clause: 'bg:retreat.1', value: 6 });
    expect(stepOf(retreats, 'retreat').text).toContain('facing the enemy');
  });

  test('bg:retreat.1 nine figures that lose two do not test', () => {
    const untested = tested({ lost: 2 });
    expect(untested.result).toEqual(HOLDS);
    expect(stepOf(untested, 'test')).toMatchObject({ clause: 'bg:retreat.1', value: 'less' });
    expect(untested.steps).toHaveLength(1);
  });

  test.each([
    ['nine that lose five', 9, 5],
    ['eight that lose four', 8, 4],
  ])('bg:retreat.2 %s make the rout test', (_who, figures, lost) => {
    const routs = tested({ figures, lost }, 'rout-test=4 rout=2,5');
    expect(routs.result).toEqual({ outcome: 'routs', inches: 7 });
    expect(stepOf(routs, 'test')).toMatchObject({ clause: 'bg:retreat.2', value: 'half' });
    expect(stepOf(routs, 'rout')).toMatchObject({ clause: 'bg:retreat.2', value: 7 });
    expect(stepOf(routs, 'rout').text).toContain('back to the enemy');
    expect(stepOf(routs, 'routing')).toMatchObject({ clause: 'bg:retreat.4', ruling: 'bg:R125' });
    expect(tested({ figures, lost }, 'rout-test=5').result).toEqual(HOLDS);
  });

  test.each([
    [9, 4, 'third'],
    [8, 3, 'third'],
    [8, 2, 'less'],
    [7, 2, 'less'],
    [7, 3, 'third'],
    [3, 1, 'third'],
    [2, 1, 'half'],
    [12, 6, 'half'],
    [12, 3, 'less'],
    [12, 0, 'less'],
  ])('bg:retreat.1 bg:retreat.2 of %i figures, %i lost are a %s', (figures, lost, share) => {
    const dice = { half: 'rout-test=6', third: 'retreat-test=6', less: '' }[share];
    expect(stepOf(tested({ figures, lost }, dice), 'test').value).toBe(share);
  });

  test('bg:retreat.1 where nobody is left there is no test', () => {
    expect(tested({ lost: 9 }).result).toEqual({ outcome: 'eliminated', inches: 0 });
  });
});

describe('the roll', () => {
  test('bg:retreat.1 a unit with a leader, or with several, rolls two dice, and one hit will do', () => {
    for (const leaders of [1, 2, 6]) {
      const led = tested({ lost: 3, leaders }, 'retreat-test=2,5');
      expect(led.result).toEqual(HOLDS);
      expect(stepOf(led, 'retreat-test-dice').value).toBe(2);
    }
    expect(tested({ lost: 3, leaders: 1 }, 'retreat-test=2,4 retreat=3').result.inches).toBe(3);
    expect(tested({ lost: 5, leaders: 1 }, 'rout-test=5,2').result).toEqual(HOLDS);
  });

  test.each([
    ['A', '1/3', '1/9'],
    ['B', '1/2', '1/4'],
    ['C', '2/3', '4/9'],
    ['D', '5/6', '25/36'],
  ])('bg:retreat.2 grade %s routs with a chance of %s, with a leader of %s', (grade, alone, led) => {
    const given = { grade, figures: 8, lost: 4 };
    expect(chance(given, 'outcome', 'routs')).toBe(alone);
    expect(chance({ ...given, leaders: 1 }, 'outcome', 'routs')).toBe(led);
  });

  test('bg:retreat.1 a retreat is as likely to be of one inch as of six', () => {
    const odds = oddsOf(reactionTest, { ...NINE, lost: 3 });
    for (const inches of [1, 2, 3, 4, 5, 6]) {
      expect(fraction(...chanceOf(odds, (result) => result.inches === inches))).toBe('1/9');
    }
  });
});

describe('rulings', () => {
  test('bg:R117 option 1 counts the figures before this attack, 2 those at the start of the card, 3 those of the game', () => {
    const given = { figures: 6, lost: 2, lostBefore: 1, startFigures: 12 };
    const first = tested(given, 'retreat-test=6');
    expect(stepOf(first, 'test')).toMatchObject({ value: 'third', ruling: 'bg:R117' });
    expect(first.rulings['bg:R117']).toBe(1);
    expect(stepOf(tested(given, '', { 'bg:R117': 2 }), 'test')).toMatchObject({
      value: 'less',
      text: '2 of 7 figures lost: less than a third, no test',
    });
    expect(stepOf(tested(given, '', { 'bg:R117': 3 }), 'test').text).toContain('2 of 12');
  });

  test('bg:R117 what was typed and does not count is said not to', () => {
    expect(stepOf(tested({ lost: 2, startFigures: 12 }), 'strength').text).toContain('not the 12');
    expect(stepOf(tested({ lost: 2, lostBefore: 2 }), 'losses')).toMatchObject({
      value: 2,
      text: 'each attack is tested by itself: 2 lost before do not count',
      ruling: 'bg:R118',
    });
    expect(stepOf(tested({ lost: 2, lostBefore: 1 }), 'losses').text).toContain('1 lost before does not');
  });

  test('bg:R117 option 3 without the strength at the start of the game takes what it has, and says so', () => {
    const played = tested({ lost: 3 }, 'retreat-test=6', { 'bg:R117': 3 });
    expect(stepOf(played, 'strength')).toMatchObject({ value: 9, ruling: 'bg:R117' });
    expect(stepOf(played, 'test').value).toBe('third');
  });

  test('bg:R118 option 1 tests each attack by itself, option 2 all losses of the card against its strength before it', () => {
    const given = { figures: 7, lost: 2, lostBefore: 2 };
    expect(tested(given).result).toEqual(HOLDS);
    const card = tested(given, 'retreat-test=1 retreat=2', { 'bg:R118': 2 });
    expect(card.result).toEqual({ outcome: 'retreats', inches: 2 });
    expect(stepOf(card, 'losses')).toMatchObject({ value: 4, ruling: 'bg:R118' });
    expect(stepOf(card, 'test').text).toBe('4 of 9 figures lost: a third or more');
    const missed = { figures: 5, lost: 0, lostBefore: 4 };
    expect(tested(missed, 'retreat-test=6', { 'bg:R118': 2 }).result).toEqual(HOLDS);
    const game = { 'bg:R117': 3, 'bg:R118': 2 };
    expect(stepOf(tested({ ...given, startFigures: 12 }, 'retreat-test=6', game), 'test').text).toContain(
      '4 of 12',
    );
  });

  test('bg:R119 option 1: any hit passes; option 2: a 1 takes a hit away', () => {
    const given = { lost: 3, leaders: 1 };
    expect(tested(given, 'retreat-test=5,1').result).toEqual(HOLDS);
    const cancelled = tested(given, 'retreat-test=5,1 retreat=3', { 'bg:R119': 2 });
    expect(cancelled.result).toEqual({ outcome: 'retreats', inches: 3 });
    expect(stepOf(cancelled, 'retreat-test')).toMatchObject({
      value: false,
      text: '1 hit, 1 cancel: it retreats',
      ruling: 'bg:R119',
    });
    expect(chance({ ...NINE, ...given }, 'outcome', 'holds')).toBe('5/9');
    expect(chance({ ...NINE, ...given }, 'outcome', 'holds', { 'bg:R119': 2 })).toBe('4/9');
    expect(chance({ ...NINE, lost: 3 }, 'outcome', 'holds', { 'bg:R119': 2 })).toBe('1/3');
  });

  test('bg:R120 option 1: at a half the rout test only; option 2: the retreat test after it, if it is passed', () => {
    const first = tested({ lost: 5 }, 'rout-test=6');
    expect(first.result).toEqual(HOLDS);
    expect(stepOf(first, 'which-test')).toMatchObject({ value: false, ruling: 'bg:R120' });
    const both = { 'bg:R120': 2 };
    expect(tested({ lost: 5 }, 'rout-test=6 retreat-test=2 retreat=4', both).result).toEqual({
      outcome: 'retreats',
      inches: 4,
    });
    expect(tested({ lost: 5 }, 'rout-test=6 retreat-test=6', both).result).toEqual(HOLDS);
    expect(tested({ lost: 5 }, 'rout-test=2 rout=1,1', both).result.outcome).toBe('routs');
    expect(ids({ lost: 3 }, 'retreat-test=6', both)).not.toContain('rout-test');
  });

  test.each([
    ['artillery', 1],
    ['artillery', 2],
    ['mines', 3],
  ])('bg:R121 losses to %s, under option %i, count as those to shooting', (cause, option) => {
    const ruled = { 'bg:R121': option };
    const played = tested({ lost: 3, cause }, 'retreat-test=1 retreat=1', ruled);
    expect(played.result.outcome).toBe('retreats');
    expect(stepOf(played, 'cause').text).toBe(`losses to ${cause} count as those to shooting`);
    const routs = tested({ lost: 5, cause }, 'rout-test=1 rout=1,1', ruled);
    expect(stepOf(routs, 'cause')).toMatchObject({ value: true, ruling: 'bg:R121' });
  });

  test.each([1, 2])(
    'bg:R121 bg:retreat.1 option %i: a third lost to mines brings no retreat test, bg:retreat.2 a half the rout test',
    (option) => {
      const ruled = { 'bg:R121': option };
      const third = tested({ lost: 3, cause: 'mines' }, '', ruled);
      expect(third.result).toEqual(HOLDS);
      expect(stepOf(third, 'which-test')).toMatchObject({ clause: 'bg:retreat.1', ruling: 'bg:R121' });
      const routs = tested({ lost: 5, cause: 'mines' }, 'rout-test=1 rout=1,1', ruled);
      expect(routs.result.outcome).toBe('routs');
      expect(stepOf(routs, 'cause').text).toBe('losses to mines count for the rout test alone');
      const passed = tested({ lost: 5, cause: 'mines' }, 'rout-test=6', { ...ruled, 'bg:R120': 2 });
      expect(passed.result).toEqual(HOLDS);
    },
  );

  test('bg:R121 option 1: losses in melee bring no test; option 2: at a half the rout test, and never the retreat test', () => {
    const none = tested({ lost: 5, cause: 'melee' });
    expect(none.result).toEqual(HOLDS);
    expect(stepOf(none, 'cause')).toMatchObject({ clause: 'bg:retreat.2', value: false, ruling: 'bg:R121' });
    const any = { 'bg:R121': 2 };
    expect(tested({ lost: 5, cause: 'melee' }, 'rout-test=1 rout=3,4', any).result).toEqual({
      outcome: 'routs',
      inches: 7,
    });
    expect(tested({ lost: 3, cause: 'melee' }, '', any).result).toEqual(HOLDS);
    const both = { ...any, 'bg:R120': 2 };
    expect(tested({ lost: 5, cause: 'melee' }, 'rout-test=6', both).result).toEqual(HOLDS);
  });

  test('bg:R122 option 1: a run marker does not count; option 2: one grade lower', () => {
    const given = { lost: 3, ran: true };
    const plain = tested(given, 'retreat-test=5');
    expect(plain.result).toEqual(HOLDS);
    expect(stepOf(plain, 'retreat-test-ran')).toMatchObject({ value: 0, ruling: 'bg:R122' });
    const lower = tested(given, 'retreat-test=5 retreat=2', { 'bg:R122': 2 });
    expect(lower.result).toEqual({ outcome: 'retreats', inches: 2 });
    expect(stepOf(lower, 'retreat-test-grade').value).toBe(6);
  });

  test('bg:R122 option 2: grade D that ran passes on no number, and throws no die for it', () => {
    const lost = tested({ grade: 'D', lost: 3, ran: true }, 'retreat=5', { 'bg:R122': 2 });
    expect(lost.result).toEqual({ outcome: 'retreats', inches: 5 });
    expect(stepOf(lost, 'retreat-test')).toMatchObject({ value: false, ruling: 'bg:R122' });
  });

  test('bg:R1 option 2 reads the numbers that pass as those that hit', () => {
    expect(tested({ grade: 'B', lost: 3 }, 'retreat-test=4').result).toEqual(HOLDS);
    const other = tested({ grade: 'B', lost: 3 }, 'retreat-test=4 retreat=1', { 'bg:R1': 2 });
    expect(other.result.outcome).toBe('retreats');
  });
});

describe('inputs that do not go together', () => {
  test.each([
    ['more lost than there were', { lost: 10 }, 'lost'],
    ['more leaders than are left', { leaders: 7 }, 'leaders'],
    ['more than a unit holds', { lostBefore: 4 }, 'lostBefore'],
    ['fewer at the start than since', { startFigures: 8 }, 'startFigures'],
    ['fewer at the start than before this card', { lostBefore: 2, startFigures: 10 }, 'startFigures'],
    ['a leader who is left alone', { lost: 8, leaders: 1 }, undefined],
    ['a whole unit', { lostBefore: 3, startFigures: 12 }, undefined],
  ])('(bg:retreat.1) %s', (_what, given, input) => {
    expect(conflict(given)).toBe(input);
  });
});

describe('odds', () => {
  test('bg:retreat.1 bg:retreat.2 a better grade and a leader never help the enemy', () => {
    for (const lost of [3, 5]) {
      for (const leaders of [0, 1]) {
        const gone = ['A', 'B', 'C', 'D'].map((grade) => {
          const odds = oddsOf(reactionTest, { grade, figures: 9, lost, leaders });
          const [n, of] = chanceOf(odds, ({ outcome }) => outcome !== 'holds');
          return Number(n) / Number(of);
        });
        expect([...gone].sort((a, b) => a - b)).toEqual(gone);
      }
    }
  });

  const cases: Case[] = [
    ['a third lost', { ...NINE, lost: 3 }],
    ['a third lost, with a leader', { ...NINE, lost: 3, leaders: 1 }],
    ['half lost', { ...NINE, lost: 5 }],
    ['half lost, with a leader, after a run', { ...NINE, lost: 5, leaders: 1, ran: true }],
    ['losses under the same card', { grade: 'B', figures: 7, lost: 2, lostBefore: 2, startFigures: 10 }],
    ['a third lost to mines', { ...NINE, lost: 3, cause: 'mines' }],
    ['half lost in melee', { ...NINE, lost: 5, cause: 'melee' }],
    ['grade D that ran', { grade: 'D', figures: 8, lost: 4, ran: true }],
  ];
  proveAll(reactionTest, cases);
  for (const [id, option] of [
    ['bg:R117', 2],
    ['bg:R117', 3],
    ['bg:R118', 2],
    ['bg:R119', 2],
    ['bg:R120', 2],
    ['bg:R121', 2],
    ['bg:R121', 3],
    ['bg:R122', 2],
  ] as const) {
    proveAll(
      reactionTest,
      cases.map(([says, given]): Case => [`${says}, ${id}=${option}`, given, { [id]: option }]),
    );
  }
});

test.each([
  [{ lost: 3 }, 'retreat-test=6', 'the unit holds'],
  [{ lost: 3 }, 'retreat-test=1 retreat=4', 'the unit retreats 4 in'],
  [{ lost: 5 }, 'rout-test=1 rout=4,6', 'the unit routs 10 in'],
  [{ lost: 9 }, '', 'the unit is gone'],
])('bg:retreat.1 %j with %s: %s', (given, dice, says) => {
  const input = inputOf(reactionTest, { ...NINE, ...given });
  expect(reactionTest.announce(tested(given, dice).result as never, input as never)).toBe(says);
});
