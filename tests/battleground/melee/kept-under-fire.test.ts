import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Prisoners that a unit keeps, and their guards, whatever it is that hits them. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('kept-under-fire');
});
afterEach(() => game.clean());

/** A2 keeps the nine of B1. */
const KEEPS = {
  A2: { figures: 9, leaders: 0, hw: 0, prisoners: 9, guards: 4 },
  B1: { medics: 0, leaders: 0, hw: 0, captured: true, 'kept-by': 'A2' },
};
const stepsOf = async (line: string) => (await game.allowed(line)).steps.map(({ text }) => text);

describe('prisoners that a unit keeps are picked from', () => {
  test('bg:prison.4 bg:defend.3 by the fire of whom it charges, and its guards with it', async () => {
    await game.begins(KEEPS);
    await game.card('8S');
    // Of 18: the first nine are the prisoners.
    const dice =
      'white=6,6,6 defence-white=6,6,2,2,2,2 defence-blue=2 defence-figures=1,18 defence-guards=5 charge=1,1,1';
    const said = await stepsOf(`charge A2 B2 --distance 5 --reaction shoot --dice "${dice}"`);
    expect(said).toContain('the prisoners are picked from as well');
    expect((await game.unit('A2')).profile.figures).toBe(8);
    expect((await game.marks('A2')).prisoners).toBe(8);
    expect((await game.unit('B1')).profile.figures).toBe(8);
  });

  test('bg:prison.5 bg:defend.3 and they are lost with the last of their guards', async () => {
    await game.begins({ ...KEEPS, A2: { ...KEEPS.A2, figures: 8, guards: 1 } });
    await game.card('8S');
    // Of 17 the last is one of the unit, and of its eight the last is the guard.
    const dice =
      'white=6,6,6,6 defence-white=6,2,2,2,2,2 defence-blue=2 defence-figures=17 defence-guards=1 charge=1,1,1';
    const said = await stepsOf(`charge A2 B2 --distance 5 --reaction shoot --dice "${dice}"`);
    expect(said).toContain('the guard falls');
    expect(said).toContain('no guard is left: 9 prisoners removed, who do not count as captured');
    expect((await game.unit('B1')).profile.figures).toBe(0);
    expect((await game.marks('A2')).guards).toBeUndefined();
  });

  test('bg:prison.4 bg:vmelee.4 by a vehicle in a melee, round after round', async () => {
    await game.begins({ ...KEEPS, A2: { ...KEEPS.A2, melee: 'Sherman' }, Sherman: { melee: 'Sherman' } });
    await game.card('JK');
    const { steps, input } = await game.allowed('melee A2 Sherman --rounds 2 --seed b');
    expect(input).toMatchObject({ prisoners: 9, guards: 4 });
    expect(steps.map(({ id }) => id)).toContain('fire-prisoners');
    const { prisoners = 0 } = await game.marks('A2');
    expect((await game.unit('B1')).profile.figures).toBe(prisoners);
  });

  test('bg:prison.4 bg:art.7 by artillery, each ring on those whom the one before has left', async () => {
    await game.begins(KEEPS);
    const dice = 'blue=6,6,2,2,6,2,2,2 figures=10,11,10 guards=1,5,3';
    const { input, steps } = await game.allowed(
      `artillery A2 --weapon heavy --rings 2 --cover none --dice "${dice}"`,
    );
    expect(input).toMatchObject({ targetGuards: 4, targetPrisoners: 9 });
    expect(steps.filter(({ id }) => id === 'guards-lost').map(({ text }) => text)).toEqual([
      '1 of 4 guards falls',
      '1 of 3 guards falls',
    ]);
  });

  test('bg:prison.4 bg:mine.11 by mines', async () => {
    await game.begins(KEEPS);
    const { steps } = await game.allowed(
      'mines A2 --entered 9 --dice "white=6,2,2,2,2,2,2,2,2 figures=18 guards=1"',
    );
    expect(steps.find(({ id }) => id === 'guards-lost')).toMatchObject({ clause: 'bg:cas.1' });
  });

  test('bg:prison.4 by the shot before a charge that is run to its end', async () => {
    await game.begins({ ...KEEPS, B2: { figures: 9, leaders: 0, hw: 0, prisoners: 2, guards: 1 } });
    const line =
      'charge A1 B2 --distance 5 --shoot-first --through --reaction none --seed d --no-log --anyway';
    const { input, steps } = await game.allowed(line);
    expect(input).toMatchObject({ targetPrisoners: 2, targetGuards: 1 });
    expect(steps.map(({ id }) => id)).toContain('prisoners');
  });
});

describe('whoever led prisoners away', () => {
  const LED = { B1: { figures: 3, leaders: 0, hw: 0, medics: 0, captured: true, 'kept-by': 'PzIV' } };

  test('(bg:prison.5) (bg:vmelee.7) and is destroyed has nobody any more, whatever destroys it', async () => {
    const ends = [
      'shoot B2 PzIV --range 5 --dice "white=6,6,6,6,6,6 blue=6 red=2,2,2,2 damage=6"',
      'vehicle-damage PzIV --hits 6 --dice "damage=6"',
      'artillery PzIV --weapon heavy --rings 1 --seed b',
    ];
    for (const line of ends) {
      game.clean();
      game = new StrictGame('led-away');
      await game.begins({ ...LED, PzIV: { prisoners: 3 } });
      await game.card('8H');
      await game.allowed(line);
      expect((await game.unit('PzIV')).gone, line).toBe(true);
      expect((await game.unit('B1')).profile.figures, line).toBe(0);
    }
  });

  test('(bg:prison.5) or is wiped out in a melee: nobody is captured', async () => {
    await game.begins({
      B1: { figures: 4, leaders: 0, hw: 0, medics: 0, captured: true, 'kept-by': 'A1' },
      A1: { figures: 1, leaders: 0, hw: 0, prisoners: 4, guards: 1, melee: 'A1' },
      B3: { figures: 2, melee: 'A1' },
    });
    await game.card('JK');
    await game.allowed('melee B3 A1 --dice "attacker=6 defender=1"');
    expect((await game.unit('A1')).gone).toBe(true);
    expect((await game.unit('B1')).profile.figures).toBe(0);
  });

  test('(bg:R145) (bg:prison.5) or surrenders, has lost them as if he had been killed', async () => {
    await game.begins({
      B1: { figures: 4, leaders: 0, hw: 0, medics: 0, captured: true, 'kept-by': 'A1' },
      A1: { figures: 1, leaders: 0, hw: 0, prisoners: 4, guards: 1, melee: 'A1' },
      B3: { figures: 6, melee: 'A1' },
    });
    await game.card('JK');
    await game.allowed('melee B3 A1 --seed a');
    expect(await game.marks('A1')).toMatchObject({ captured: true });
    expect((await game.marks('A1')).prisoners).toBeUndefined();
    expect((await game.unit('B1')).profile.figures).toBe(0);
  });

  test.each([
    ['infantry', 'B3', 'melee B3 A1 --seed a'],
    ['a tank', 'Sherman', 'melee Sherman A1 --seed c'],
  ])('(bg:R145) bg:prison.1 and guards nobody any more, whom %s has taken', async (_, by, line) => {
    await game.begins({
      A1: { figures: 1, leaders: 0, hw: 0, prisoners: 4, guards: 1, melee: 'A1' },
      [by]: by === 'B3' ? { figures: 6, melee: 'A1' } : { melee: 'A1' },
    });
    await game.card('JK');
    await game.allowed(line);
    const { captured, guards, prisoners } = await game.marks('A1');
    // Of whom it kept nobody was on a roster.
    expect({ captured, guards, prisoners }).toEqual({ captured: true });
    expect((await game.unit('A1')).says).not.toContain('guard');
  });
});

describe('quality that protects', () => {
  const line = 'melee --at medium-tank --attackers 9 --attacker-grade A --mg 1 --rounds 1 --no-log --seed a';
  const fire = async (more: string) =>
    (await stepsOf(`${line}${more}`)).filter((text) => /red for a grade/.test(text));

  test('bg:quality.1 bg:vmelee.4 protects infantry that a vehicle fires at in a melee', async () => {
    await game.begins();
    expect(await fire(' --target-quality-defence')).toEqual(['4 red for a grade A target']);
    expect(await fire('')).toEqual([]);
    const charged = line
      .replace('--attackers', '--tank-charged --defenders')
      .replace('attacker-grade A', 'defender-grade B');
    expect(await stepsOf(`${charged} --target-quality-defence --dug-in`)).toEqual(
      expect.arrayContaining(['3 red for a grade B target', '4 red for the infantry']),
    );
  });

  test('bg:quality.1 bg:defend.3 and infantry that charges a vehicle, when that fires', async () => {
    await game.begins();
    const charge = 'charge -g A -f 9 -w 1 --at medium-tank --mg 1 --distance 3 --seed 3 --no-log --anyway';
    const said = await stepsOf(`${charge} --reaction shoot --target-quality-defence`);
    expect(said.filter((text) => /red for a grade/.test(text))).toEqual(['4 red for a grade A target']);
  });
});

describe('prisoners in a truck', () => {
  test('bg:pass.1 (bg:prison.1) have seats as well', async () => {
    await game.begins({ A2: { figures: 4, leaders: 0, hw: 0, prisoners: 4, guards: 1 } });
    await game.card('8S');
    await game.refused('move A2 ATruck --board', 'bg:pass.1');
  });

  test('bg:pass.4 bg:prison.4 share the fate of those who ride, and fall with the last guard', async () => {
    await game.begins({
      A2: {
        figures: 3,
        leaders: 0,
        hw: 0,
        prisoners: 3,
        guards: 1,
        aboard: 'ATruck',
        'bail-out': 'destroyed',
      },
      B1: { figures: 3, leaders: 0, hw: 0, medics: 0, captured: true, 'kept-by': 'A2' },
    });
    const { input, result, steps } = await game.allowed(
      'bail-out A2 --dice "figure=1,4,4 prisoner=1,5,5 guards=1"',
    );
    expect(input).toMatchObject({ passengers: 3, prisoners: 3, guards: 1 });
    expect(result).toMatchObject({ lost: 1, prisonersLost: 3 });
    expect(steps.map(({ id }) => id)).toContain('unguarded');
    expect((await game.unit('B1')).profile.figures).toBe(0);
  });

  test('bg:pass.4 no card is turned up before their fate is rolled', async () => {
    await game.begins({ A3: { aboard: 'ATruck', 'bail-out': 'destroyed' } });
    await game.refused('draw-card --dice card=8S', 'bg:pass.4');
    await game.allowed('bail-out A3 --seed a');
    await game.card('8S');
  });
});
