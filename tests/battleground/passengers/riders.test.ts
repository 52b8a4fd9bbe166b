import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Those who ride in a vehicle: what becomes of them, and who gets on and off. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('riders');
});
afterEach(() => game.clean());

/** Hits that destroy a truck, and dice that damage it alone. */
const DESTROYED = 'vehicle-damage Truck --hits 6 --dice damage=6';
const IMMOBILISED = 'vehicle-damage Truck --hits 1 --dice "damage=1 kind=1"';

describe('the fate of passengers', () => {
  beforeEach(() => game.begins({ B3: { aboard: 'Truck' }, A3: { aboard: 'ATruck' } }));

  test('bg:pass.4 out of a vehicle that is destroyed they are, and their fate is still to be rolled', async () => {
    await game.card('8C');
    const { effects } = await game.allowed(
      'shoot A1 Truck --range 4 -c none --dice "white=6,6,6,6 blue=6 red=2 damage=6"',
    );
    expect(effects).toContainEqual({
      ...{ do: 'set', to: { whose: 'aboard', is: 'target' }, of: 'infantry', clause: 'bg:pass.4' },
      is: { bailOut: 'destroyed', aboard: null },
    });
    expect(await game.marks('B3')).toEqual({ bailOut: 'destroyed', outOf: 'Truck' });
    expect((await game.unit('B3')).says).toContain('has to bail out of Truck');
    expect(await game.marks('A3')).toEqual({ aboard: 'ATruck' });
  });

  test('bg:pass.4 until it is rolled they do nothing, and nothing is done to them', async () => {
    await game.allowed(DESTROYED);
    await game.card('8C --anyway');
    await game.refused('shoot A1 B3 --range 4 -c none', 'bg:pass.4');
    await game.card('8H --anyway');
    await game.refused('shoot B3 A1 --range 4 -c none', 'bg:pass.4');
    await game.card('8D --anyway');
    for (const line of ['move B3', 'charge B3 A1 --distance 5', 'combine B3 B1', 'combine B1 B3'])
      await game.refused(line, 'bg:pass.4');
  });

  test('bg:pass.4 bail-out knows what the vehicle was hit to be, and settles it', async () => {
    await game.allowed(DESTROYED);
    const { input } = await game.allowed('bail-out B3 --dice "leader=6 figure=1,6,6,6,6"');
    expect(input).toMatchObject({ passengers: 6, state: 'destroyed' });
    expect(await game.unit('B3')).toMatchObject({ profile: { figures: 5 }, marks: { dead: 1 } });
    expect(await game.marks('B3')).toEqual({ dead: 1, fallen: 1 });
    await game.card('8C');
    expect(await game.remarked('shoot A1 B3 --range 4 -c none --seed a')).toEqual([]);
  });

  test('bg:R48 bg:pass.4 from one that is only damaged they roll too, and stay aboard', async () => {
    await game.allowed(IMMOBILISED);
    expect(await game.marks('B3')).toEqual({
      ...{ aboard: 'Truck', outOf: 'Truck' },
      bailOut: 'immobilised',
    });
    await game.refused(DESTROYED, 'bg:pass.4');
    const { input } = await game.allowed('bail-out B3 Truck --dice "leader=6 figure=2,2,2,2,2"');
    expect(input).toMatchObject({ state: 'immobilised' });
    expect(await game.marks('B3')).toEqual({ aboard: 'Truck' });
  });

  test('bg:R48 once for each attack that changes the state: not when nothing has happened, and not twice', async () => {
    await game.allowed('vehicle-damage Truck --hits 0');
    expect(await game.marks('B3')).toEqual({ aboard: 'Truck' });
    await game.allowed(IMMOBILISED);
    await game.allowed('bail-out B3 Truck --dice "leader=6 figure=6,6,6,6,6"');
    await game.refused('bail-out B3 Truck', 'bg:pass.4');
    await game.allowed('vehicle-damage Truck --hits 1 --dice damage=1');
    expect(await game.marks('B3')).toEqual({ aboard: 'Truck' });
    await game.allowed('vehicle-damage Truck --hits 6 --dice "damage=6 kind=6"');
    await game.allowed('bail-out B3 Truck --dice "leader=6 figure=6,6,6,6,6"');
    await game.refused('bail-out B3 Truck', 'bg:pass.4');
  });

  test('bg:R48 bg:pass.4 two attacks that both change it are two rolls, though none was made between them', async () => {
    await game.allowed(IMMOBILISED);
    await game.allowed('vehicle-damage Truck --hits 6 --dice "damage=6 kind=6" --anyway');
    expect(await game.marks('B3')).toEqual({ bailOut: 'destroyed', outOf: 'Truck', fates: 2 });
    const first = await game.allowed('bail-out --dice "leader=6 figure=1,2,2,2,2"');
    expect(first.input).toMatchObject({ state: 'immobilised', fates: 2 });
    const last = await game.allowed('bail-out --dice "leader=6 figure=2,6,6,6"');
    expect(last.input).toMatchObject({ state: 'destroyed', passengers: 5 });
    expect(await game.marks('B3')).not.toHaveProperty('bailOut');
  });

  test('(bg:R48) nor is a roll lost that is owed since before a fight with their vehicle', async () => {
    await game.allowed(IMMOBILISED);
    await game.card('8S --anyway');
    await game.allowed('charge A2 Truck --distance 3 --through --anyway --seed c');
    expect(await game.unit('Truck')).toMatchObject({ gone: true });
    expect(await game.marks('B3')).toMatchObject({ bailOut: 'destroyed', fates: 2 });
  });

  test('bg:mine.10 mines that stop a vehicle, or destroy it, shake its passengers too', async () => {
    await game.allowed('mines Truck --inches 2 --dice white=6,2');
    expect(await game.marks('B3')).toMatchObject({ bailOut: 'immobilised' });
    await game.allowed('bail-out B3 --seed a');
    await game.allowed('mines ATruck --inches 2 --dice white=6,6');
    expect(await game.marks('A3')).toEqual({ bailOut: 'destroyed', outOf: 'ATruck' });
  });

  test('bg:art.5 so does artillery', async () => {
    const line = 'artillery Truck --weapon dive-bomb --rings 1 -c none --dice "blue=6,6 red=2 damage=6"';
    await game.allowed(line);
    expect(await game.marks('B3')).toEqual({ bailOut: 'destroyed', outOf: 'Truck' });
  });

  test('(bg:vmelee.4) and infantry that fights it', async () => {
    await game.card('8S');
    await game.allowed('charge A2 Truck --distance 3 --through --anyway --seed c');
    expect(await game.unit('Truck')).toMatchObject({ gone: true });
    expect(await game.marks('B3')).toEqual({ bailOut: 'destroyed', outOf: 'Truck', fates: 2 });
  });

  test('bg:pass.4 whoever shoots at a vehicle is told that somebody rides in it', async () => {
    await game.card('8C');
    expect(
      await game.remarked('shoot A1 Truck --range 4 -c none --dice "white=2,2,2,2 blue=2 red=2"'),
    ).toEqual(['bg:pass.4']);
    expect(await game.remarked('shoot PzIV Sherman --range 4 -c none --seed a')).toEqual([]);
  });

  test('bg:pass.4 whoever was left in a wreck by hand has to get out of it too', async () => {
    await game.allowed('roster mark Truck destroyed');
    await game.card('8H --anyway');
    await game.refused('shoot B3 A1 --range 4 -c none', 'bg:pass.4');
    const { input } = await game.allowed('bail-out B3 Truck --seed a');
    expect(input).toMatchObject({ state: 'destroyed' });
    expect((await game.marks('B3')).aboard).toBeUndefined();
  });

  test('bg:pass.4 nobody bails out of a vehicle that he does not ride in', async () => {
    await game.refused('bail-out B3 ATruck --state destroyed', 'bg:pass.4');
    await game.refused('bail-out B1 Truck --state destroyed', 'bg:pass.4');
    await game.refused('bail-out B1 --state destroyed', 'bg:pass.4');
  });
});

describe('getting on and off', () => {
  beforeEach(() => game.begins({ B2: { figures: 6 } }));

  test('bg:pass.2 nobody gets on or off a vehicle that has moved under this card', async () => {
    await game.card('8D');
    await game.allowed('move Truck --seed a');
    await game.refused('move B3 Truck --board', 'bg:pass.2');
    await game.refused('move --board --figures 6 --vehicle-moved', 'bg:pass.2');
    await game.allowed('roster mark B3 aboard=Truck');
    await game.refused('move B3 Truck', 'bg:pass.2');
    await game.refused('move B3 --board', 'bg:pass.2');
  });

  test('bg:pass.2 a vehicle that somebody got on or off does not move under this card, but under the next', async () => {
    await game.card('8D');
    await game.allowed('move B3 Truck --board');
    expect(await game.marks('Truck')).toEqual({ boarded: true });
    await game.refused('move Truck', 'bg:pass.2');
    await game.card('AD');
    await game.allowed('move Truck --seed a');
  });

  test('bg:pass.2 nor where nobody said which vehicle it was: who rides gets off the one he rides in', async () => {
    await game.allowed('roster mark B3 aboard=Truck');
    await game.card('8D');
    await game.allowed('move B3 --board');
    expect(await game.marks('B3')).toEqual({ hasMoved: true });
    expect(await game.marks('Truck')).toEqual({ boarded: true });
    await game.refused('move Truck', 'bg:pass.2');
    await game.card('AD');
    await game.allowed('move Truck --seed a');
  });

  test('bg:melee.10 nobody gets off a vehicle that is in a melee, named or not', async () => {
    for (const unit of ['A1', 'Truck']) await game.allowed(`roster mark ${unit} melee=Truck`);
    await game.allowed('roster mark B3 aboard=Truck');
    await game.card('8D');
    for (const line of ['move B3 --board', 'move B3 Truck']) await game.refused(line, 'bg:melee.10');
  });

  test('bg:pass.1 those who ride already have their seats', async () => {
    await game.card('8D');
    await game.allowed('move B3 Truck --board');
    await game.refused('move B2 Truck --board', 'bg:pass.1');
    await game.allowed('roster mark B3 figures=3');
    await game.refused('move B2 Truck --board', 'bg:pass.1');
    await game.allowed('roster mark B2 figures=3');
    await game.allowed('move B2 Truck --board');
  });

  test('bg:pass.1 only trucks and carriers hold figures, and no more of them than they are', async () => {
    await game.card('8D');
    await game.refused('move B3 Sherman --board', 'bg:pass.1');
    await game.refused('move B1 Truck --board --vehicles 2', 'bg:pass.1');
    await game.refused('move B1 Truck --board', 'bg:pass.1');
    await game.allowed('move B3 APC --board');
  });

  test('bg:cav.6 cavalry on horseback rides in nothing', async () => {
    await game.card('8D');
    await game.allowed('roster mark Cav figures=6');
    await game.refused('move Cav Truck --board', 'bg:cav.6');
    await game.refused('move --type cavalry --board --figures 6', 'bg:cav.6');
  });

  test('bg:pass.2 nor does anybody in a vehicle of the enemy', async () => {
    await game.card('8D');
    await game.refused('move B3 ATruck --board', 'bg:pass.2');
  });
});
