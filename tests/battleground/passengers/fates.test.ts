import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Passengers: every change to their vehicle, and what they do aboard. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('fates');
});
afterEach(() => game.clean());

describe('a fight to the end with a vehicle that is laden', () => {
  test('(bg:R48) bg:pass.4 its passengers roll once for each round that changes it, however its rounds are told', async () => {
    const fates = async (name: string, melee: readonly string[]) => {
      game.clean();
      game = new StrictGame(name);
      await game.begins({ B3: { aboard: 'Truck' } });
      await game.card('8S');
      const dares = 'white=6,6,6,6,6,5 blue=6 red=2 charge=6,3,3';
      await game.allowed(`charge A2 Truck --distance 5 --reaction none --dice "${dares}"`);
      await game.card('JK');
      for (const line of melee) await game.allowed(`melee A2 Truck ${line}`);
      return game.marks('B3');
    };
    const round = 'white=6,6,2,2,2,2 blue=2 red=2';
    const all = `white=6,6,2,2,2,2,6,6,2,2,2,2,6,6,2,2,2,2 blue=2,2,2 red=2,2,2`;
    const owed = await fates('to-the-end', [`--dice "${all} damage=1,4,4 kind=1,1,6"`]);
    expect(owed).toMatchObject({ bailOut: 'destroyed', fates: 3 });
    expect(owed.aboard).toBeUndefined();
    const one = await fates('apart', [`--rounds 1 --dice "${round} damage=1 kind=1"`]);
    expect(one).toMatchObject({ bailOut: 'immobilised', aboard: 'Truck' });
    expect(one.fates).toBeUndefined();
  });

  test('bg:R48 bg:pass.4 they roll as of a damaged vehicle till it was a wreck', async () => {
    await game.begins({ B3: { bailOut: 'destroyed', fates: 2, outOf: 'Truck' }, Truck: { destroyed: true } });
    const first = await game.allowed('bail-out B3 --dice "leader=6 figure=1,2,2,2,2"');
    expect(first.input).toMatchObject({ state: 'immobilised', fates: 2 });
    expect(first.steps).toContainEqual(
      expect.objectContaining({ id: 'again', clause: 'bg:pass.4', value: 1, ruling: 'bg:R48' }),
    );
    const last = await game.allowed('bail-out B3 --dice "leader=6 figure=2,6,6,6"');
    expect(last.input).toMatchObject({ state: 'destroyed', passengers: 5 });
    expect((await game.unit('B3')).profile.figures).toBe(4);
    expect((await game.marks('B3')).bailOut).toBeUndefined();
  });
});

describe('a fate that is still to be rolled', () => {
  const told = async (line: string) => JSON.stringify((await game.type(line)).stdout);

  test('bg:pass.4 is told by wg game and wg now, until it is', async () => {
    await game.begins({ B3: { bailOut: 'destroyed', outOf: 'Truck' }, Truck: { destroyed: true } });
    for (const line of ['game', 'now', 'now B3'])
      expect(await told(line), line).toContain('fate to be rolled: B3, wg bail-out');
    await game.allowed('bail-out --dice "leader=6 figure=6,6,6,6,6"');
    for (const line of ['game', 'now']) expect(await told(line), line).not.toContain('fate to be rolled');
  });

  test('bg:pass.4 is that of whoever was left in a wreck by hand as well', async () => {
    await game.begins({ B3: { aboard: 'Truck' }, Truck: { destroyed: true } });
    expect(await told('game')).toContain('fate to be rolled: B3');
    expect((await game.allowed('bail-out --seed a')).input).toMatchObject({ state: 'destroyed' });
    expect(await told('game')).not.toContain('fate to be rolled');
  });
});

describe('aboard', () => {
  test.each(['smoke B3 --range 5', 'flare B3', 'heal B3 --dead 1', 'shoot B3 A1 --range 5'])(
    'bg:pass.3 whether they may is for the players: %s',
    async (line) => {
      await game.begins({ B3: { aboard: 'Truck', smoke: true, flares: true, medics: 1 } });
      await game.card('8H');
      expect(await game.remarked(`${line} --seed a`)).toEqual(['bg:pass.3']);
    },
  );

  test('bg:melee.10 (bg:R131) nobody gets on or off a vehicle that is in a melee', async () => {
    await game.begins({ APC: { melee: 'APC' }, A1: { melee: 'APC' } });
    await game.card('8D');
    await game.refused('move B3 APC', 'bg:melee.10');
  });

  test('(bg:R29) bg:pass.4 the vehicle they rode in is theirs without a word, and how many it was', async () => {
    await game.begins({ B1: { aboard: 'Truck' }, B3: { aboard: 'APC' }, Truck: { models: 2 } });
    await game.refused('bail-out B3', 'bg:pass.4');
    await game.allowed('vehicle-damage Truck --hits 6 --dice damage=6');
    expect((await game.allowed('bail-out B1 --seed a')).input).toMatchObject({ passengers: 9, vehicles: 2 });
  });

  test('bg:pass.4 of a truck that was only hit nobody has to get out', async () => {
    await game.begins({ B3: { aboard: 'Truck' } });
    await game.allowed('vehicle-damage Truck --hits 1 --dice "damage=1 kind=1"');
    expect((await game.unit('B3')).says).toContain('rides in Truck, which was hit');
    await game.refused('draw-card --dice card=8D', 'bg:pass.4');
    await game.allowed('draw-card --dice card=8D --anyway');
    const why = await game.refused('move B3 Truck', 'bg:pass.4');
    expect(String(JSON.stringify(why ?? '')).match(/B3 and B3/)).toBeNull();
  });
});
