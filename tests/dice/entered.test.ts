import { describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { combine } from '../../rulesets/battleground/combining/combine.js';
import { heal } from '../../rulesets/battleground/medics/heal.js';
import { melee } from '../../rulesets/battleground/melee/melee.js';
import { mines } from '../../rulesets/battleground/mines/mines.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../rulesets/battleground/vehicles/vehicle-damage.js';
import { DiceError, DiceWanted, enteredHand, readDice } from '../../src/dice/entered.js';
import type { AnyAction } from '../../src/rules/action.js';
import { D6 } from '../../src/rules/draw.js';
import { type Given, withDice } from '../support/play.js';

/** Three white dice, one blue and two red; then two of a leader, a heavy weapon and two figures. */
const shot = { grade: 'C', figures: 6, hw: 1, cover: 'medium' };

/** What is wrong with dice, which must be an error of dice. */
function wrong(what: () => unknown): DiceError {
  try {
    what();
  } catch (error) {
    expect(error).toBeInstanceOf(DiceError);
    return error as DiceError;
  }
  throw new Error('the dice were taken');
}
const wrongShot = (dice: string, more: Given = {}) =>
  wrong(() => withDice(shoot, { ...shot, ...more }, dice)).message;

test('of a handful that is short as many dice are asked for as are missing', () => {
  const { wanted } = wrong(() => withDice(shoot, shot, 'white=5,6')) as DiceWanted;
  expect([wanted.n, wanted.asked]).toEqual([1, '1 white die']);
});

test('dice of a tie are asked for as thrown again, and no others', () => {
  const even = { attackers: 3, defenders: 3, attackerGrade: 'C', defenderGrade: 'C' };
  const asked = (dice: string) => (wrong(() => withDice(melee, even, dice)) as DiceWanted).wanted.asked;
  expect(asked('attacker=6,5,4')).toBe('3 dice for the defending figures');
  expect(asked('attacker=6,5,4 defender=1,5,4')).toBe('2 dice for the attacking figures, thrown again');
  expect(asked('attacker=6,5,4,6,6 defender=1,5,4')).toBe('2 dice for the defending figures, thrown again');
});

test('bg:melee.4 in a melee players hear whose dice they are, and of which side they say who is lost', () => {
  const led = { attackers: 3, defenders: 3, attackerLeaders: 1, attackerHw: 1 };
  const asked = (dice: string) => (wrong(() => withDice(melee, led, dice)) as DiceWanted).wanted.asked;
  expect(asked('')).toBe('1 die for the attacking leader');
  expect(asked('attacker=5')).toBe('1 die for the defending figure');
  expect(asked('attacker=5 defender=1')).toBe('2 dice for the attacking figures');
  expect(asked('attacker=5,1,6 defender=1,6,1')).toBe(
    'Who of the attackers is lost? 1 the figure, 2 the heavy weapon',
  );
});

test('dice are asked for by what they tell, where their name says too little', () => {
  const asked = (action: AnyAction, given: Given, dice: string) =>
    (wrong(() => withDice(action, given, dice)) as DiceWanted).wanted.asked;
  expect(asked(vehicleDamage, { hits: 2 }, 'damage=1')).toBe('1 die for the kind of damage');
  expect(asked(heal, { grade: 'C', medics: 2, dead: 3 }, '')).toBe('2 dice for the medics');
  expect(asked(combine, { grade: 'A', figures: 7, otherGrade: 'C', otherFigures: 3 }, '')).toBe(
    '1 die for the first unit',
  );
  expect(asked(mines, { detect: 4 }, '')).toBe('1 die for finding the field');
});

test('a card is asked for by what there is', () => {
  const card = (given: Given, dice = '') =>
    (wrong(() => withDice(drawCard, given, dice)) as DiceWanted).wanted.asked;
  expect(card({ new: true })).toBe('which card? Such as 5H, AS, 10D or QC, or JK for a joker');
});

test('who is hit may be typed in digits together where each is one', () => {
  const asked = (targetFigures: number) =>
    (
      wrong(() =>
        withDice(
          shoot,
          { ...shot, targetFigures, targetLeaders: 1, targetGrade: 'C' },
          'white=5,6,5 blue=5 red=2,3',
        ),
      ) as DiceWanted
    ).wanted;
  expect([asked(6).name, asked(6).digits]).toEqual(['figures', true]);
  expect([asked(10).name, asked(10).digits]).toEqual(['figures', false]);
});

describe('reading dice', () => {
  test('names, positions and a plain list are told apart', () => {
    expect(readDice('white=5,6,1 blue=5,1')).toEqual([
      { name: 'white', faces: ['5', '6', '1'] },
      { name: 'blue', faces: ['5', '1'] },
    ]);
    expect(readDice('5 6 1 / 5 1')).toEqual([{ faces: ['5', '6', '1'] }, { faces: ['5', '1'] }]);
    expect(readDice('5 6, 1,5 1')).toEqual([{ faces: ['5', '6', '1', '5', '1'] }]);
  });

  test('capitals, blanks and commas do not matter', () => {
    expect(readDice('  White=5, 6 1\tBLUE=5 , 1  ')).toEqual([
      { name: 'white', faces: ['5', '6', '1'] },
      { name: 'blue', faces: ['5', '1'] },
    ]);
    expect(readDice('white=5,6 / red=1')).toEqual([
      { name: 'white', faces: ['5', '6'] },
      { name: 'red', faces: ['1'] },
    ]);
  });

  test('dice without a name before one with a name are an error that says how to write them', () => {
    expect(wrong(() => readDice('5 6 white=1')).message).toBe(
      "'5' has no name: write every group as name=faces, or none of them",
    );
    expect(wrong(() => readDice('=5 white=1')).message).toBe(
      "'=5' has no name: write every group as name=faces, or none of them",
    );
  });
});

describe('dice that fit', () => {
  test('the same dice by name, by position and one after another come to the same', () => {
    const byName = withDice(shoot, shot, 'white=5,6,1 blue=5 red=1,2');
    expect(byName.result).toEqual({ hits: 1 });
    expect(withDice(shoot, shot, '5 6 1 / 5 / 1 2')).toEqual(byName);
    expect(withDice(shoot, shot, '5 6 1 5 1 2')).toEqual(byName);
    expect(withDice(shoot, shot, '5,6,1,5,1,2')).toEqual(byName);
  });

  test('names may come in any order and a name may come twice', () => {
    expect(withDice(shoot, shot, 'red=1,2 white=5 blue=5 white=6,1').result).toEqual({ hits: 1 });
  });

  test('the order of faces within a name is the order in which they are thrown', () => {
    // Damage, then kind: 2 + 4 is less than 7, and a 1 stops it; the other way round a 4 takes half its weapons.
    expect(withDice(vehicleDamage, { hits: 2 }, '4 1').result).toEqual({ state: 'immobilised' });
    expect(withDice(vehicleDamage, { hits: 2 }, '1 4').result).toEqual({ state: 'half-weapons' });
  });

  test('pairs that tie go on to the next faces of each name', () => {
    const { result, steps } = withDice(
      melee,
      { attackers: 1, defenders: 1 },
      'attacker=3,3,6 defender=3,3,2',
    );
    expect(result).toMatchObject({ winner: 'attacker', attackers: 1, defenders: 0 });
    expect(steps.flatMap((step) => step.dice ?? [])).toEqual([
      { name: 'attacker', faces: [3, 3, 6], counted: ['again', 'again', 'defenders'] },
      { name: 'defender', faces: [3, 3, 2], counted: ['again', 'again', 'defenders'] },
    ]);
  });

  test('by position every handful is a group, those that are thrown again too', () => {
    const won = withDice(melee, { attackers: 1, defenders: 1 }, '3 / 3 / 3 / 3 / 6 / 2');
    expect(won.result).toMatchObject({ winner: 'attacker' });
  });

  test('cards are turned up in small letters or capitals', () => {
    const given = { count: 2, new: true };
    const cards = (dice: string) => withDice(drawCard, given, dice).result.cards;
    expect(cards('card=5H,AS')).toEqual(cards('card=5h,as'));
    expect(cards('5h AS')).toMatchObject([{ card: '5H' }, { card: 'AS' }]);
  });

  test('figures go by their numbers in the order leader, heavy weapon, medic, prisoner, figure', () => {
    const given = {
      ...shot,
      cover: 'none',
      targetFigures: 4,
      targetLeaders: 1,
      targetHw: 1,
      targetGrade: 'C',
    };
    const fallen = (figures: string) => withDice(shoot, given, `white=5,2,2 blue=5 ${figures}`).result;
    expect(fallen('figures=1,2 leader-save=1 heavy-weapon-save=1')).toMatchObject({
      leadersLost: 1,
      heavyWeaponsLost: 1,
      casualties: 2,
    });
    expect(fallen('figures=3,4')).toMatchObject({ leadersLost: 0, heavyWeaponsLost: 0, casualties: 2 });
  });

  test('a rule without dice takes an empty list', () => {
    expect(withDice(vehicleDamage, { hits: 1 }, '4 3').result).toEqual({ state: 'half-weapons' });
    const hand = enteredHand('');
    expect(() => hand.finish()).not.toThrow();
  });
});

describe('dice that do not fit', () => {
  test('too few of a name say which, how many and what each may be', () => {
    expect(wrongShot('white=5,6 blue=5 red=1,2')).toBe('white: 3 are needed, 2 given (each 1 to 6)');
    expect(wrongShot('white=5,6,1 red=1,2')).toBe('blue: 1 is needed, none given (each 1 to 6)');
    expect(wrongShot('white=5,6,1 blue=5 red=1')).toBe('red: 2 are needed, 1 given (each 1 to 6)');
  });

  test('too few by position say which group of dice is meant', () => {
    expect(wrongShot('5 6 / 5 / 1 2')).toBe('white: 3 are needed, 2 given (each 1 to 6)');
    expect(wrongShot('5 6 1 / 5')).toBe('red: 2 are needed, none given (each 1 to 6)');
  });

  test('too few one after another say where they ran out', () => {
    expect(wrongShot('5 6 1 5 1')).toBe('red: 2 are needed, 1 given (each 1 to 6)');
    expect(wrongShot('5 6 1')).toBe('blue: 1 is needed, none given (each 1 to 6)');
    expect(wrongShot('')).toBe('white: 3 are needed, none given (each 1 to 6)');
  });

  test('too few carry what is wanted, for those who ask on', () => {
    const error = wrong(() => withDice(shoot, shot, 'white=5,6,1'));
    expect(error).toBeInstanceOf(DiceWanted);
    const { wanted } = error as DiceWanted;
    expect(wanted).toMatchObject({ name: 'blue', n: 1, allowed: '1 to 6' });
    expect(wanted.fault(['6'])).toBeUndefined();
    expect(wanted.fault(['7'])).toBe("'7' cannot be thrown");
    expect(wrong(() => withDice(shoot, shot, 'white=5,6,1 blue=5 red=1,2,3'))).not.toBeInstanceOf(DiceWanted);
  });

  test.each([
    ['', ['5', '6', '1'], 'white=5,6,1'],
    ['5 6', ['1'], '5 6 1'],
    ['56', ['1'], '56 1'],
    ['5 6 1 5 1', ['2'], '5 6 1 5 1 2'],
    ['5 6 / 5 / 1 2', ['1'], '5 6  1/ 5 / 1 2'],
    ['5 6 1 / 5', ['1', '2'], '5 6 1 / 5/ 1 2'],
    ['white=5,6 blue=5', ['1'], 'white=5,6 blue=5 white=1'],
  ])('what is missing of %j goes where it belongs: %j', (typed, faces, all) => {
    const { wanted, filledUp } = wrong(() => withDice(shoot, shot, typed)) as DiceWanted;
    expect(wanted.n).toBe(faces.length);
    expect(wanted.fault(faces)).toBeUndefined();
    expect(filledUp(faces)).toBe(all);
  });

  test('a face that cannot be thrown is told before what is missing', () => {
    expect(wrongShot('5 9')).toBe("white: '9' cannot be thrown; each is 1 to 6");
  });

  test('too many of a name say what is left over and what is thrown here', () => {
    expect(wrongShot('white=5,6,1,4 blue=5 red=1,2')).toBe(
      'more than needed: white 4 left over; thrown here: white, blue, red',
    );
    expect(wrongShot('white=5,6,1,4 blue=5,3,3 red=1,2')).toBe(
      'more than needed: white 4, blue 3 3 left over; thrown here: white, blue, red',
    );
  });

  test('too many by position say which group, how many and how many too many', () => {
    expect(wrongShot('5 6 1 4 / 5 / 1 2')).toBe('group 1 (white): 3 needed, 4 given');
    expect(wrongShot('5 6 1 / 5 / 1 2 3')).toBe('group 3 (red): 2 needed, 3 given');
    expect(wrongShot('5 6 1 / 5 / 1 2 / 3')).toBe(
      'more than needed: 3 left over; thrown here: white, blue, red',
    );
  });

  test('too many one after another say what is left over', () => {
    expect(wrongShot('5 6 1 5 1 2 3 4')).toBe(
      'more than needed: 3 4 left over; thrown here: white, blue, red',
    );
  });

  test('an unknown name is named, with those that are thrown here', () => {
    expect(wrongShot('white=5,6,1 blue=5 red=1,2 green=3')).toBe(
      "nothing called 'green' is thrown; thrown here: white, blue, red",
    );
    const hand = enteredHand('white=1');
    expect(wrong(() => hand.finish()).message).toBe(
      "nothing called 'white' is thrown; no dice are thrown here",
    );
  });

  test('a face that no die has is named, with those it has', () => {
    const says = (face: string) => `white: '${face}' cannot be thrown; each is 1 to 6`;
    expect(wrongShot('white=5,7,1 blue=5 red=1,2')).toBe(says('7'));
    expect(wrongShot('5 0 1 / 5 / 1 2')).toBe(says('0'));
    expect(wrongShot('5 x 1 5 1 2')).toBe(says('x'));
    expect(wrongShot('5 -1 1 5 1 2')).toBe(says('-1'));
    expect(wrongShot('5 2.5 1 5 1 2')).toBe(says('2.5'));
    expect(wrongShot('5 1e0 1 5 1 2')).toBe(says('1e0'));
  });

  test('a die of few faces says them all', () => {
    expect(wrong(() => enteredHand('stand=3').roll('stand', 1, [1, 2])).message).toBe(
      "stand: '3' cannot be thrown; each is 1 or 2",
    );
    expect(wrong(() => enteredHand('stand=5').roll('stand', 1, [1, 2, 3, 4])).message).toBe(
      "stand: '5' cannot be thrown; each is 1 to 4",
    );
    expect(wrong(() => enteredHand('').roll('stand', 2, [3, 2, 1])).message).toBe(
      'stand: 2 are needed, none given (each 1 to 3)',
    );
  });

  test('the same figure twice is named with the numbers of all of them', () => {
    const given = { targetFigures: 4, targetLeaders: 1, targetHw: 1, targetGrade: 'C', cover: 'none' };
    expect(wrongShot('white=5,2,2 blue=5 figures=3,3', given)).toBe(
      'figures: the same one twice; each is 1 to 4, all different: 1 the leader, 2 the heavy weapon, 3-4 others',
    );
  });

  test('a figure the unit does not have is named with the numbers of those it has', () => {
    const given = { targetFigures: 4, targetLeaders: 1, targetGrade: 'C', cover: 'none' };
    const all = 'each is 1 to 4, all different: 1 the leader, 2-4 others';
    expect(wrongShot('white=5,2,2 blue=5 figures=3,5', given)).toBe(`figures: '5' cannot be thrown; ${all}`);
    expect(wrongShot('white=5,2,2 blue=5 figures=0,3', given)).toBe(`figures: '0' cannot be thrown; ${all}`);
    expect(wrongShot('white=5,2,2 blue=5 figures=3', given)).toBe(
      'figures: 2 are needed, 1 given (each 1 to 4, all different: 1 the leader, 2-4 others)',
    );
  });

  test('a card that is not in the pile is named', () => {
    const cards = (dice: string) => wrong(() => withDice(drawCard, { count: 2, new: true }, dice)).message;
    const each = 'each is a card of the pile, such as 5H, AS, 10D or QC, or JK for a joker';
    expect(cards('card=5H,5H')).toBe(`card: '5H' is not in the pile; ${each}`);
    expect(cards('card=1H,5H')).toBe(`card: '1H' is not in the pile; ${each}`);
    expect(cards('card=5H')).toBe(
      'card: 1 is needed, none given (each a card of the pile, such as 5H, AS, 10D or QC, or JK for a joker)',
    );
    const jokers = withDice(drawCard, { count: 2, new: true }, 'card=joker,JK').result.cards;
    expect(jokers).toMatchObject([{ card: 'JK' }, { card: 'JK' }]);
    expect(cards('card=5H,6H,7H')).toBe('more than needed: card 7H left over; thrown here: card');
  });

  test('names and positions do not mix', () => {
    expect(wrongShot('5 6 1 / blue=5 / red=1,2')).toBe(
      "'5' has no name: write every group as name=faces, or none of them",
    );
  });

  test('dice that are left over stay wrong although all that was asked for was there', () => {
    const hand = enteredHand('white=1,2 white=3');
    expect(hand.roll('white', 2, D6)).toEqual([1, 2]);
    expect(wrong(() => hand.finish()).message).toBe(
      'more than needed: white 3 left over; thrown here: white',
    );
  });
});

test('dice thrown again may stand in the group of their name, as a record shows them, or in groups of their own', () => {
  for (const text of ['1 3 3 / 1 2 2', '1 3 / 1 2 / 3 / 2']) {
    const hand = enteredHand(text);
    expect(hand.roll('attacker', 2, D6)).toEqual([1, 3]);
    expect(hand.roll('defender', 2, D6)).toEqual([1, 2]);
    expect(hand.roll('attacker', 1, D6)).toEqual([3]);
    expect(hand.roll('defender', 1, D6)).toEqual([2]);
    hand.finish();
  }
});
