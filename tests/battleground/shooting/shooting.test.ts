import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { refusalOf, stepOf, withDice, withSeed } from '../../support/play.js';
import { thrown } from '../thrown.js';

/** Twelve figures throw six white dice: one of every face. */
const TWELVE = { figures: 12 };
const EVERY_FACE = 'white=1,2,3,4,5,6';

describe('what the colours of the dice do', () => {
  test('bg:dice.1 a white die hits on the numbers of the grade, cancels on 1, and is nothing otherwise', () => {
    const shot = withDice(shoot, { ...TWELVE, grade: 'C' }, EVERY_FACE);
    const white = stepOf(shot, 'white');
    expect(white).toMatchObject({ clause: 'bg:dice.1', value: 6, text: '2 hits, 1 cancel' });
    expect(white.dice).toEqual([
      { name: 'white', faces: [1, 2, 3, 4, 5, 6], counted: ['cancels', '', '', '', 'hits', 'hits'] },
    ]);
    expect(shot.result).toEqual({ hits: 1 });
  });

  test('bg:dice.2 a blue die can only hit: a 1 on it takes nothing away', () => {
    const shot = withDice(shoot, { ...TWELVE, grade: 'C', hw: 6 }, 'white=2,2,2,2,2,5 blue=1,1,1,2,5,6');
    const blue = stepOf(shot, 'blue');
    expect(blue).toMatchObject({ clause: 'bg:dice.2', value: 6, text: '2 hits' });
    expect(blue.dice?.[0]?.counted).toEqual(['', '', '', '', 'hits', 'hits']);
    expect(shot.result).toEqual({ hits: 3 });
  });

  test('bg:dice.3 a red die can only cancel: a 6 on it is no hit', () => {
    const shot = withDice(shoot, { grade: 'C', figures: 6, cover: 4 }, 'white=5,5,6 red=6,5,1,1');
    const red = stepOf(shot, 'red');
    expect(red).toMatchObject({ clause: 'bg:dice.3', value: 4, text: '2 cancels' });
    expect(red.dice?.[0]?.counted).toEqual(['', '', 'cancels', 'cancels']);
    expect(shot.result).toEqual({ hits: 1 });
  });

  test('bg:dice.4 three hits and two cancels of whatever colour leave one hit, as the book works it', () => {
    const shot = withDice(
      shoot,
      { grade: 'C', figures: 9, leaders: 2, hw: 2, cover: 'medium', dugIn: true },
      'white=5,6,1,2,3,4 blue=5,1 red=6,1,3',
    );
    expect(stepOf(shot, 'white').text).toBe('2 hits, 1 cancel');
    expect(stepOf(shot, 'blue').text).toBe('1 hit');
    expect(stepOf(shot, 'red').text).toBe('1 cancel');
    expect(stepOf(shot, 'net')).toMatchObject({
      clause: 'bg:dice.4',
      value: 1,
      text: '3 hits - 2 cancels = 1',
      ruling: 'bg:R5',
    });
    expect(shot.result).toEqual({ hits: 1 });
  });

  test.each([
    ['white=5,6 red=1,2', 1],
    ['white=5,1 red=1,1', 0],
    ['white=1,1 red=1,1', 0],
    ['white=5,6 red=1,1', 0],
    ['white=5,6 red=2,2', 2],
  ])('bg:dice.4 spare cancels do nothing and hits never fall below none: %s leaves %i', (dice, hits) => {
    expect(withDice(shoot, { grade: 'C', figures: 4, cover: 2 }, dice).result).toEqual({ hits });
  });

  test('bg:dice.4 a white cancel takes a blue hit as well', () => {
    const shot = withDice(shoot, { grade: 'C', figures: 4, hw: 1 }, 'white=1,2 blue=6');
    expect(shot.result).toEqual({ hits: 0 });
  });
});

describe('the dice of an infantry unit', () => {
  test.each([
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [9, 5],
    [11, 6],
    [12, 6],
  ])('bg:shoot.1 %i figures roll %i white dice, one for every two rounded up', (figures, white) => {
    const shot = withSeed(shoot, { grade: 'C', figures });
    expect(stepOf(shot, 'figures')).toMatchObject({ clause: 'bg:shoot.1', value: white });
    expect(thrown({ grade: 'C', figures })).toEqual({ white, blue: 0, red: 0 });
  });

  test('bg:shoot.1 leaders and heavy weapons are counted among the figures too', () => {
    const shot = withSeed(shoot, { grade: 'C', figures: 9, leaders: 2, hw: 2 });
    expect(stepOf(shot, 'figures').value).toBe(5);
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 6],
  ])('bg:shoot.2 nine figures with %i leaders roll %i white dice: one leader counts', (leaders, white) => {
    const given = { grade: 'C', figures: 9, leaders };
    expect(stepOf(withSeed(shoot, given), 'leader')).toMatchObject({ clause: 'bg:shoot.2', value: 1 });
    expect(thrown(given)).toEqual({ white, blue: 0, red: 0 });
  });

  test('(bg:shoot.2) a unit without a leader has no die for one', () => {
    const { steps } = withSeed(shoot, { grade: 'C', figures: 9 });
    expect(steps.map(({ id }) => id)).not.toContain('leader');
  });

  test('bg:shoot.3 nine figures with two leaders and two heavy weapons roll six white and two blue', () => {
    const given = { grade: 'C', figures: 9, leaders: 2, hw: 2 };
    expect(stepOf(withSeed(shoot, given), 'heavy-weapons')).toMatchObject({
      clause: 'bg:shoot.3',
      value: 2,
    });
    expect(thrown(given)).toEqual({ white: 6, blue: 2, red: 0 });
  });

  test('bg:shoot.10 ten close-range figures and a leader within 6 in roll 5 + 3 + 1 = 9 white dice', () => {
    const given = { grade: 'C', figures: 10, leaders: 1, close: true, range: 6 };
    expect(stepOf(withSeed(shoot, given), 'close')).toMatchObject({ clause: 'bg:shoot.10', value: 3 });
    expect(thrown(given)).toEqual({ white: 9, blue: 0, red: 0 });
  });

  test('(bg:shoot.10) only units with the bonus have it, however near they are', () => {
    expect(thrown({ grade: 'C', figures: 10, leaders: 1, range: 2 }).white).toBe(6);
  });

  test('bg:medic.1 seven figures with a medic are six shooters and roll 3 white dice', () => {
    const given = { grade: 'C', figures: 7, medics: 1 };
    expect(stepOf(withSeed(shoot, given), 'medics')).toMatchObject({ clause: 'bg:medic.1', value: -1 });
    expect(thrown(given)).toEqual({ white: 3, blue: 0, red: 0 });
  });

  test('bg:prison.3 eight figures with a guard are seven shooters and roll 4 white dice', () => {
    const given = { grade: 'C', figures: 8, guards: 1 };
    expect(stepOf(withSeed(shoot, given), 'guards')).toMatchObject({ clause: 'bg:prison.3', value: -1 });
    expect(stepOf(withSeed(shoot, given), 'figures').value).toBe(4);
    expect(thrown({ ...given, guards: 2 }).white).toBe(3);
  });
});

describe('grades', () => {
  test.each([
    ['A', 3, 3, 4],
    ['B', 4, 2, 5],
    ['C', 5, 1, 5],
    ['D', 6, 0, 6],
  ])(
    'bg:grade.2 bg:R1 grade %s hits on %i or more; option 2 of the ruling reads the lost chart otherwise',
    (grade, lowest, hits, second) => {
      const shot = withDice(shoot, { ...TWELVE, grade }, EVERY_FACE);
      expect(stepOf(shot, 'grade')).toMatchObject({ clause: 'bg:grade.2', value: lowest });
      expect(shot.result).toEqual({ hits });
      const other = withDice(shoot, { ...TWELVE, grade }, EVERY_FACE, { 'bg:R1': 2 });
      expect(stepOf(other, 'grade').value).toBe(second);
      expect(other.result).toEqual({ hits: 6 - second });
    },
  );

  test('bg:R1 option 2 leaves B shooting no better than C, option 1 keeps every grade different', () => {
    const dice = 'white=4,4,4,4,4,5';
    const hits = (grade: string, option: number) =>
      withDice(shoot, { ...TWELVE, grade }, dice, { 'bg:R1': option }).result;
    expect(hits('B', 1)).toEqual({ hits: 6 });
    expect(hits('C', 1)).toEqual({ hits: 1 });
    expect(hits('B', 2)).toEqual({ hits: 1 });
    expect(hits('C', 2)).toEqual({ hits: 1 });
  });

  test.each([
    ['bg:grade.4', 'a unit that has run', 'ran'],
    ['bg:cav.3', 'mounted cavalry', 'mounted'],
    ['bg:pass.3', 'a unit shooting from a vehicle', 'riding'],
  ])('%s %s of grade C hits on 6, and every grade counts as the next lower one', (clause, _who, flag) => {
    const shot = (grade: string) => withDice(shoot, { ...TWELVE, grade, [flag]: true }, EVERY_FACE);
    expect(stepOf(shot('C'), flag)).toMatchObject({ clause, value: -1 });
    expect(['A', 'B', 'C'].map((grade) => stepOf(shot(grade), 'grade').value)).toEqual([4, 5, 6]);
    expect(['A', 'B', 'C'].map((grade) => shot(grade).result)).toEqual([
      { hits: 2 },
      { hits: 1 },
      { hits: 0 },
    ]);
  });

  test.each([
    ['bg:grade.5', 'has run', 'ran'],
    ['bg:cav.3', 'is mounted', 'mounted'],
    ['bg:pass.3', 'rides in a vehicle', 'riding'],
  ])('%s a grade D unit that %s can hit nothing and may not shoot', (clause, why, flag) => {
    const refusal = refusalOf(shoot, { ...TWELVE, grade: 'D', [flag]: true });
    expect(refusal.clause).toBe(clause);
    expect(refusal.message).toContain(why);
    expect(withDice(shoot, { ...TWELVE, grade: 'D' }, EVERY_FACE).result).toEqual({ hits: 0 });
  });

  test.each([[{}], [{ at: 'medium-tank' }], [{ at: 'truck' }], [{ at: 'pillbox' }]])(
    'bg:move.7 the run marker comes off once the unit has shot: at %j',
    (target) => {
      const shot = withSeed(shoot, { ...TWELVE, grade: 'C', ran: true, ...target });
      expect(stepOf(shot, 'ran-off')).toMatchObject({ clause: 'bg:move.7', value: true });
      const unmarked = withSeed(shoot, { ...TWELVE, grade: 'C', ...target });
      expect(unmarked.steps.map(({ id }) => id)).not.toContain('ran-off');
    },
  );

  describe('bg:R2 several reasons for a lower grade', () => {
    const both = { ...TWELVE, ran: true, mounted: true };

    test('bg:R2 option 1 adds them: B becomes D, and C can hit nothing any more', () => {
      const shot = withDice(shoot, { ...both, grade: 'B' }, EVERY_FACE);
      expect(stepOf(shot, 'grade')).toMatchObject({ value: 6, ruling: 'bg:R2' });
      expect(shot.rulings).toMatchObject({ 'bg:R2': 1 });
      expect(refusalOf(shoot, { ...both, grade: 'C' }).clause).toBe('bg:grade.5');
    });

    test('bg:R2 option 2 lowers one grade at most: B becomes C, C becomes D', () => {
      const shot = (grade: string) => withDice(shoot, { ...both, grade }, EVERY_FACE, { 'bg:R2': 2 });
      expect(stepOf(shot('B'), 'grade').value).toBe(5);
      expect(stepOf(shot('C'), 'grade').value).toBe(6);
      expect(refusalOf(shoot, { ...both, grade: 'D' }, { 'bg:R2': 2 }).clause).toBe('bg:grade.5');
    });
  });
});

describe('heavy weapons by class', () => {
  const TARGETS = [{}, { at: 'car' }, { at: 'truck' }, { at: 'armoured-car' }, { at: 'medium-tank' }];

  test.each([
    ['machine guns against infantry and unarmoured vehicles', 'hwPersonnel', [1, 1, 1, 0, 0]],
    ['bazookas against vehicles', 'hwArmour', [0, 1, 1, 1, 1]],
    ['PIATs against vehicles', 'hwPiat', [0, 1, 1, 1, 1]],
    ['flame throwers against everything', 'hwFlame', [1, 1, 1, 1, 1]],
  ])('bg:hw.2 count as heavy: %s', (_name, weapon, blue) => {
    const dice = TARGETS.map((target) => thrown({ grade: 'C', figures: 8, [weapon]: 1, ...target }));
    expect(dice.map((of) => of.blue)).toEqual(blue);
  });

  test('bg:hw.2 one of each fires two blue at infantry, four at a truck and three at a tank', () => {
    const unit = { grade: 'C', figures: 8, hwPersonnel: 1, hwArmour: 1, hwPiat: 1, hwFlame: 1 };
    expect(thrown(unit).blue).toBe(2);
    expect(thrown({ ...unit, at: 'truck' }).blue).toBe(4);
    expect(thrown({ ...unit, at: 'medium-tank' }).blue).toBe(3);
    const shot = withSeed(shoot, unit);
    expect(stepOf(shot, 'idle-heavy-weapons')).toMatchObject({ clause: 'bg:hw.2', value: 2 });
    expect(stepOf(shot, 'idle-heavy-weapons').text).toMatch(/^2 heavy weapons are not heavy against/);
  });

  test('bg:hw.3 a weapon that is not heavy against the target still shoots as an ordinary figure', () => {
    const unit = { grade: 'C', figures: 9, hwArmour: 2 };
    expect(thrown(unit)).toEqual({ white: 5, blue: 0, red: 0 });
    expect(stepOf(withSeed(shoot, unit), 'as-shooters')).toMatchObject({ clause: 'bg:hw.3', value: 2 });
  });

  test.each([
    ['hwPiat', 6, true, 1],
    ['hwPiat', 6.5, true, 0],
    ['hwPiat', 6.5, false, 1],
    ['hwFlame', 6, true, 1],
    ['hwFlame', 6.5, true, 0],
    ['hwFlame', 6.5, false, 1],
    ['hwArmour', 6.5, true, 1],
  ])('bg:hw.4 %s at %d in, short ranges %s: %i blue', (weapon, range, shortHw, blue) => {
    const given = { grade: 'C', figures: 8, [weapon]: 1, range, shortHw, at: 'truck' };
    expect(thrown(given)).toEqual({ white: 4, blue, red: 1 });
  });

  test('bg:hw.4 a flame thrower out of reach is said to be too far off, not to be of the wrong class', () => {
    const shot = withSeed(shoot, { grade: 'C', figures: 8, hwFlame: 1, range: 8, shortHw: true });
    expect(stepOf(shot, 'short-range')).toMatchObject({ clause: 'bg:hw.4', value: 1 });
    expect(stepOf(shot, 'as-shooters')).toMatchObject({ clause: 'bg:hw.3', value: 1 });
    expect(shot.steps.filter(({ clause }) => clause === 'bg:hw.2')).toEqual([]);
  });

  test('bg:hw.4 a bazooka and a flame thrower, infantry 8 in away: one of the wrong class, one too far off', () => {
    const unit = { grade: 'C', figures: 8, hwArmour: 1, hwFlame: 1, range: 8, shortHw: true };
    const shot = withSeed(shoot, unit);
    expect(stepOf(shot, 'short-range').value).toBe(1);
    expect(stepOf(shot, 'idle-heavy-weapons')).toMatchObject({ clause: 'bg:hw.2', value: 1 });
    expect(stepOf(shot, 'as-shooters').value).toBe(2);
    expect(thrown(unit)).toEqual({ white: 4, blue: 0, red: 0 });
  });

  test('bg:hw.2 a PIAT is of the wrong class against infantry, however far off it is', () => {
    const unit = { grade: 'C', figures: 8, hwPiat: 1, range: 8, shortHw: true };
    expect(thrown(unit)).toEqual({ white: 4, blue: 0, red: 0 });
    expect(thrown({ ...unit, hwFlame: 1, shortHw: false }).blue).toBe(1);
    const shot = withSeed(shoot, unit);
    expect(stepOf(shot, 'idle-heavy-weapons')).toMatchObject({ clause: 'bg:hw.2', value: 1 });
  });
});
