import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Those who are led away, and those who lead them. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('captives');
});
afterEach(() => game.clean());

const TAKEN = { figures: 2, leaders: 0, hw: 0, medics: 0 };
const DARES = 'white=6,6,6,6,6,6 blue=6 charge=3,3,3';

/** The nine of A2 take the two of B1, and one of them guards these. */
async function taken(marks: Readonly<Record<string, object>> = {}): Promise<void> {
  await game.begins({ B1: TAKEN, ...marks });
  await game.card('8S');
  await game.allowed(`charge A2 B1 --distance 3 --reaction none --dice "${DARES}"`);
  await game.card('JK');
  await game.allowed('melee A2 B1 --seed a');
}

describe('the guards of prisoners', () => {
  test('bg:prison.2 (bg:cav.5) go without the one who holds the horses', async () => {
    await taken({ A2: { figures: 10, horses: true } });
    expect((await game.marks('A2')).horses).toBe(true);
    expect(await game.marks('A2 2')).toMatchObject({ prisoners: 2, guards: 1 });
    expect((await game.marks('A2 2')).horses).toBeUndefined();
    await game.card('9S');
    await game.refused('move "A2 2" --mount', 'bg:cav.6');
  });

  test('bg:prison.2 (bg:mine.14) are engineers where no other ordinary figure is left to go', async () => {
    await game.begins({ A2: { figures: 4, leaders: 1, hw: 1, engineers: 2 }, B1: { ...TAKEN, figures: 1 } });
    await game.card('8S');
    const dares = 'white=6,6,6 blue=6 charge=3,3,3';
    await game.allowed(`charge A2 B1 --distance 3 --reaction none --dice "${dares}"`);
    await game.card('JK');
    await game.allowed('melee A2 B1');
    expect((await game.unit('A2')).profile).toMatchObject({ figures: 3, engineers: 1 });
    expect((await game.unit('A2 2')).profile).toMatchObject({ figures: 1, engineers: 1 });
  });

  test('bg:prison.5 fall, and nobody is captured any more', async () => {
    await taken();
    expect(await game.unit('B1')).toMatchObject({
      gone: true,
      profile: { figures: 2 },
      marks: { keptBy: 'A2 2' },
    });
    await game.card('4H');
    await game.allowed('shoot B3 "A2 2" --range 5 -c none --dice "white=6,2,2,2 figures=3"');
    const { profile, marks, gone, says } = await game.unit('B1');
    expect({ gone, figures: profile.figures, captured: marks.captured }).toEqual({
      gone: true,
      figures: 0,
      captured: true,
    });
    expect(says).not.toContain('surrendered');
  });

  test('bg:prison.5 whatever they fall to: mines and artillery too', async () => {
    await taken();
    await game.allowed('mines "A2 2" --entered 1 --dice "white=6 figures=3"');
    expect((await game.unit('B1')).profile.figures).toBe(0);
  });

  test('bg:prison.2 leave the fighting at once, though others of the enemy fight on', async () => {
    await game.begins();
    await game.card('8D');
    await game.allowed('charge B3 A2 --distance 3 --reaction none --dice "white=6,6,6,6 charge=3,3,3"');
    await game.allowed('charge Sherman A2 --distance 3 --reaction none --dice charge=3,3,3');
    await game.allowed('roster mark B3 figures=1');
    await game.card('JK');
    await game.allowed('melee B3 A2');
    expect((await game.unit('B3')).says).toContain('surrendered');
    expect(await game.marks('A2')).toMatchObject({ melee: 'A2', fought: true });
    expect(await game.marks('A2 2')).toEqual({ prisoners: 1, guards: 1 });
    expect(await game.remarked('melee Sherman A2 --seed a')).toEqual([]);
  });

  test('bg:prison.4 a prisoner who is hit is one less of those who surrendered', async () => {
    await taken();
    await game.card('4H');
    await game.allowed('shoot B3 "A2 2" --range 5 -c none --dice "white=6,2,2,2 figures=1"');
    expect((await game.unit('B1')).profile.figures).toBe(1);
    expect(await game.marks('A2 2')).toMatchObject({ prisoners: 1, guards: 1 });
  });
});

test('(bg:R80) bg:prison.2 guards are not tested for standing: they neither charge nor shoot, as guards', async () => {
  await game.begins({ A1: { figures: 1, leaders: 0, hw: 0, prisoners: 2, guards: 1 } });
  await game.card('8S');
  await game.refused('charge A1 B3 --distance 5', 'bg:prison.2');
  await game.card('8C');
  await game.refused('shoot A1 B3 --range 5', 'bg:medic.1');
});

describe('a vehicle that leads prisoners away', () => {
  test('bg:vmelee.7 does not fight on as well, unless it lets them go', async () => {
    await game.begins({ PzIV: { prisoners: 3 } });
    await game.card('9C');
    await game.refused('shoot PzIV B3 --weapon mg --range 5', 'bg:vmelee.7');
    await game.allowed('roster unmark PzIV prisoners');
    await game.allowed('shoot PzIV B3 --weapon mg --range 5 --seed a');
  });

  test('bg:vmelee.7 leads those no more whom players let go by their names', async () => {
    const led = { figures: 3, captured: true, 'kept-by': 'PzIV' };
    await game.begins({ PzIV: { prisoners: 5 }, B3: led, B2: { ...led, figures: 2, hw: 0 } });
    await game.card('9C');
    const { stderr } = await game.type('shoot PzIV B1 --weapon mg --range 5');
    expect(JSON.parse(stderr).error.hint).toContain(
      'wg roster unmark B2 captured; wg roster unmark B3 captured',
    );
    await game.allowed('roster unmark B3 captured');
    expect((await game.marks('PzIV')).prisoners).toBe(2);
    expect(await game.unit('B3')).toMatchObject({ gone: false, marks: {} });
    await game.refused('shoot PzIV B1 --weapon mg --range 5', 'bg:vmelee.7');
    await game.allowed('roster mark B2 captured=no');
    expect((await game.marks('PzIV')).prisoners).toBeUndefined();
    await game.allowed('shoot PzIV B1 --weapon mg --range 5 --seed a');
  });
});

test('bg:prison.1 guards of whom players let everybody go are guards no more', async () => {
  await taken();
  await game.allowed('roster unmark B1 captured');
  expect(await game.marks('A2 2')).toEqual({ ran: true });
  expect((await game.marks('B1')).keptBy).toBeUndefined();
});

test('bg:vmelee.6 bg:R87 who comes after another meets a tank that was stopped in the same round', async () => {
  await game.begins();
  await game.card('8S');
  await game.allowed('charge PzIV B1 --distance 9 --reaction none --dice "charge=6,6,3"');
  await game.card('7D');
  await game.allowed(
    'charge B2 PzIV --distance 5 --reaction none --dice "white=6,6,6,6,6,6 blue=6 red=2,2,2,2 charge=3,3,3"',
  );
  await game.card('JK');
  const fire = 'mg-white=2,2 bow-mg-white=2,2 gun-blue=2,2,2,2';
  await game.allowed(
    `melee PzIV B1 --rounds 1 --dice "white=2,5,5,4,2 blue=2 red=5,4,3,3 damage=1 kind=2 ${fire}"`,
  );
  expect((await game.marks('PzIV')).damage).toBe('immobilised');
  await game.allowed('melee PzIV B2 --rounds 1 --seed a');
});
