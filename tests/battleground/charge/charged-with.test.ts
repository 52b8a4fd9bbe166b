import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** What the table knows of those who are charged and fire, and of tanks that charge. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('charged-with');
});
afterEach(() => game.clean());

const stepsOf = async (line: string) => (await game.allowed(line)).steps.map(({ text }) => text);
const SHOOTS = '--distance 5 --reaction shoot --seed a';

describe('infantry that fires at its chargers', () => {
  test('bg:prison.3 its guards do not', async () => {
    await game.begins({ B2: { figures: 5, leaders: 0, hw: 0, prisoners: 4, guards: 3 } });
    await game.card('8S');
    expect(await stepsOf(`charge PzIV B2 ${SHOOTS}`)).toEqual(
      expect.arrayContaining([
        '3 guards of prisoners do not shoot',
        '1 white for 2 figures, one for every two',
      ]),
    );
  });

  test('bg:hw.2 its machine gun is not heavy against a tank, nor its bazooka against infantry', async () => {
    await game.begins({ B2: { hw: 0, 'hw-personnel': 1, 'hw-armour': 1 } });
    await game.card('8S');
    const atTank = await stepsOf(`charge PzIV B2 ${SHOOTS} --no-log`);
    expect(atTank).toEqual(
      expect.arrayContaining(['1 blue for 1 heavy weapon', '1 heavy weapon is not heavy against armour']),
    );
    const dares = 'white=6,6,6,6,6,6 blue=6 defence-white=2,2,2,2,2,2 defence-blue=2 charge=1,1,1';
    expect(await stepsOf(`charge A2 B2 --distance 5 --reaction shoot --dice "${dares}"`)).toContain(
      '1 heavy weapon is not heavy against infantry',
    );
  });

  test('bg:shoot.10 at close range special units have their dice', async () => {
    await game.begins({ B2: { figures: 8, close: true } });
    await game.card('8S');
    const close = '2 white for close range, half as many again';
    expect(await stepsOf(`charge PzIV B2 ${SHOOTS} --no-log`)).toContain(close);
    expect(await stepsOf('charge PzIV B2 --distance 9 --reaction shoot --seed a')).not.toContain(close);
  });

  test('bg:quality.1 the quality of the chargers protects them as that of any target', async () => {
    await game.begins();
    const line = `charge -g A -f 9 --target-figures 6 --target-grade C ${SHOOTS} --no-log --anyway`;
    const red = (steps: readonly string[]) =>
      steps.filter((text) => text.startsWith('4 red for a grade A target'));
    expect(red(await stepsOf(`${line} --target-quality-defence`))).toHaveLength(1);
    expect(red(await stepsOf(line))).toEqual([]);
  });

  test('bg:vmelee.7 a tank that leads prisoners away does not, unless it lets them go', async () => {
    await game.begins({ PzIV: { prisoners: 2 } });
    await game.card('8D');
    await game.refused('charge B2 PzIV --distance 5 --reaction shoot', 'bg:vmelee.7');
    await game.allowed('charge B2 PzIV --distance 5 --reaction none --seed a');
  });
});

describe('infantry that meets a vehicle attacks as in a shot', () => {
  const meets = async (marks: object) => {
    await game.begins({ A2: marks, PzIV: { melee: 'PzIV' }, Sherman: { melee: 'Sherman' } });
    await game.allowed('roster mark A2 melee=Sherman');
    await game.card('JK');
    return stepsOf('melee A2 Sherman --rounds 1 --seed a');
  };

  test('bg:vmelee.3 bg:hw.2 a machine gun is not heavy against a tank: it is not destroyed at once', async () => {
    const said = await meets({ hw: 0, 'hw-personnel': 1 });
    expect(said).toContain('1 heavy weapon is not heavy against armour');
    expect(said.filter((text) => /blue for .* heavy weapon/.test(text))).toEqual([]);
    expect(said).toContain('without a heavy weapon, armour that is whole cannot be destroyed at once');
  });

  test('bg:vmelee.3 bg:prison.3 without its guards, and at close range', async () => {
    const said = await meets({ prisoners: 9, guards: 4, close: true });
    expect(said).toContain('4 guards of prisoners do not shoot');
    expect(said).toContain('3 white for 5 figures, one for every two');
    expect(said).toContain('2 white for close range, half as many again');
  });

  test('(bg:melee.2) against infantry nothing of it counts', async () => {
    await game.begins({ A2: { melee: 'B2', close: true, guards: 2 }, B2: { melee: 'B2' } });
    await game.card('JK');
    const { input } = await game.allowed('melee A2 B2 --rounds 1 --seed a');
    expect(input).toMatchObject({ guards: 0, close: false, idleHw: 0 });
  });
});

describe('a tank that has arrived', () => {
  test('bg:R22 bg:vmelee.8 fights, though it has broken down on its way', async () => {
    await game.begins();
    await game.card('8S');
    await game.allowed('charge PzIV B1 --distance 3 --reaction none --dice charge=1,1,1');
    expect((await game.marks('PzIV')).stoppedBy).toBe('breakdown');
    await game.card('JK');
    expect((await game.allowed('melee PzIV B1 --seed a')).input).toMatchObject({ arrived: true });
  });

  test('bg:R132 bg:vdam.3 or a ring has stopped it since', async () => {
    await game.begins();
    await game.card('8S');
    await game.allowed('charge PzIV B1 --distance 3 --reaction none --dice charge=3,3,1');
    const dice = 'white=5,5,5,5 red=2,2,2,2 damage=1 kind=1';
    await game.allowed(`artillery PzIV --weapon light --rings 1 --dice "${dice}"`);
    await game.card('JK');
    await game.allowed('melee PzIV B1 --seed a');
  });

  test('bg:vdam.3 another that is stopped has not charged', async () => {
    const line = '--tank-charged --at medium-tank --defenders 6 --mg 1 --damage immobilised --no-log';
    await game.refused(`melee ${line} --anyway`.replace(' --anyway', ''), 'bg:vdam.3');
    await game.allowed(`melee ${line} --arrived --seed a`);
  });
});

test('(bg:cav.5) bg:cas.1 the last man, who holds the horses, is hit and charged as any', async () => {
  await game.begins({ Cav: { figures: 1, leaders: 0, mounted: false, horses: true } });
  await game.card('8S');
  const { input } = await game.allowed('charge A1 Cav --distance 5 --reaction none --seed a --no-log');
  expect(input.targetFigures).toBe(1);
  await game.card('8C');
  await game.allowed('shoot A1 Cav --range 5 --cover none --dice "white=6,6,6,6 blue=6"');
  expect((await game.unit('Cav')).gone).toBe(true);
});

test('bg:emp.3 the crew of an emplacement is charged by nobody, whatever it would do about it', async () => {
  await game.begins();
  await game.card('8D');
  for (const reaction of ['none', 'shoot', 'flee', 'both'])
    await game.refused(`charge B1 Nest --distance 5 --reaction ${reaction}`, 'bg:emp.3');
});

describe('who holds the horses of a unit', () => {
  const dismounted = { mounted: false, horses: true };

  test('(bg:cav.5) (bg:R93) is none of those who make it stand, or too few for that', async () => {
    await game.begins({ Cav: { ...dismounted, figures: 4, leaders: 0, smoke: true } });
    await game.card('8H');
    await game.refused('shoot Cav A1 --range 5', 'bg:nonstand.3');
    await game.refused('smoke Cav --range 5', 'bg:nonstand.3');
  });

  test('(bg:cav.5) is whoever is missed the least, and no more can be hit or shoot than the others', async () => {
    await game.begins({ Cav: { ...dismounted, figures: 3, leaders: 1, hw: 1, medics: 1 } });
    await game.card('8H');
    const { input } = await game.allowed('shoot Cav A1 --range 5 -c none --seed a');
    expect(input).toMatchObject({ figures: 2, leaders: 1, hw: 1, medics: 0 });
    await game.card('8C');
    const shot = await game.allowed('shoot A1 Cav --range 5 -c none --seed a');
    expect(shot.input).toMatchObject({ targetFigures: 2, targetLeaders: 1, targetHw: 1, targetMedics: 0 });
  });

  test('(bg:R93) bg:retreat.1 is not counted where a third of it is lost', async () => {
    await game.begins({ Cav: { ...dismounted, figures: 7, leaders: 0, 'last-lost': 3 } });
    const { input } = await game.allowed('reaction-test Cav --seed a --no-log');
    expect(input).toMatchObject({ figures: 9, lost: 3 });
  });
});
