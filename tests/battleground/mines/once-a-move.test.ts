import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Mines: once for each move, and for those who are driven off through them. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('once');
});
afterEach(() => game.clean());

test('bg:mine.12 a field attacks once for a move, a vehicle and men on foot', async () => {
  await game.begins();
  await game.card('8S');
  for (const [unit, how] of [
    ['PzIV', '--inches 5'],
    ['A1', '--entered 4'],
  ]) {
    await game.allowed(`move ${unit} --seed a`);
    await game.allowed(`mines ${unit} ${how} --seed a`);
    await game.refused(`mines ${unit} ${how}`, 'bg:mine.12');
  }
  await game.card('AS');
  await game.allowed('move A1 --seed a');
  await game.allowed('mines A1 --entered 4 --seed a');
});

test('bg:mine.11 no more go into a field than there are', async () => {
  await game.begins();
  await game.card('8S');
  await game.allowed('move A3 --seed a');
  await game.refused('mines A3 --entered 8', 'bg:mine.11');
  await game.allowed('mines A3 --entered 3 --seed a');
});

test('bg:mine.12 who gets off a vehicle in a field stands in it: he is told so', async () => {
  await game.begins({ Truck: { mined: true }, B3: { aboard: 'Truck' } });
  await game.card('8D');
  expect(await game.remarked('move B3 --board')).toContain('bg:mine.12');
});

test('bg:mine.12 who has not moved is told so: nobody else knows what brought him there', async () => {
  await game.begins();
  await game.card('8S');
  expect(await game.remarks('mines A1 --entered 4 --seed a --no-log')).toEqual(['bg:mine.12']);
  await game.allowed('move A1 --seed a');
  expect(await game.remarks('mines A1 --entered 4 --seed a')).toEqual([]);
  expect(await game.remarks('mines A2 --entered 4 --still')).toEqual([]);
});

test('bg:mine.13 what is not made to clear mines clears none, and clearing is a move', async () => {
  await game.begins();
  await game.card('8S');
  await game.refused('mines PzIV --clearing-vehicle tank', 'bg:mine.13');
  await game.allowed('roster mark PzIV clearing');
  await game.allowed('move PzIV --dice 3,3,3');
  await game.refused('mines PzIV --clearing-vehicle tank', 'bg:card.3');
  await game.allowed('mines PzIV --clearing-vehicle tank --rolled 9');
});

test('bg:mine.13 a path is cleared by driving: not by who has fled from a charge, nor by who waits for riders', async () => {
  await game.begins({ Sherman: { clearing: true }, APC: { clearing: true } });
  await game.card('8D');
  await game.allowed('roster mark Sherman reacted-fled');
  await game.allowed('roster mark APC boarded');
  await game.refused('mines Sherman', 'bg:defend.2');
  await game.refused('mines APC', 'bg:pass.2');
  expect(await game.remarks('mines Sherman --inches 3 --dice white=1,1,1')).toEqual([]);
  await game.card('AD');
  await game.allowed('mines Sherman --dice move=3,3,3');
});

test('bg:dig.6 who drives through a field to clear it has left his position', async () => {
  await game.begins({ Sherman: { clearing: true, 'dug-in': true } });
  await game.card('8D');
  const { steps } = await game.allowed('mines Sherman --dice move=3,3,3');
  expect(steps).toContainEqual(expect.objectContaining({ id: 'dug-in', clause: 'bg:dig.6', value: false }));
  expect(await game.marks('Sherman')).toEqual({ hasMoved: true });
});

test('bg:mine.12 who gets on a vehicle in a field is attacked there by himself', async () => {
  await game.begins({ B3: { mined: true } });
  await game.card('8D');
  expect(await game.remarks('move B3 Truck')).toEqual(['bg:mine.12']);
  expect(await game.marks('B3')).toMatchObject({ mined: true, aboard: 'Truck' });
  await game.allowed('mines B3 --across --dice "white=2,2,2,2,2,2"');
  expect((await game.marks('B3')).mined).toBeUndefined();
  await game.card('AD');
  await game.refused('mines B3 --entered 2', 'bg:pass.4');
});

test('bg:mine.12 who is driven off through a field is told so, in flight and in rout', async () => {
  await game.begins({ B3: { mined: true } });
  await game.card('8S');
  const flees = 'charge A2 B3 --distance 5 --reaction flee --seed a';
  expect(await game.remarks(`${flees} --no-log`)).toContain('bg:mine.12');
  expect(await game.remarks('charge A2 B3 --distance 5 --reaction shoot --seed a')).not.toContain(
    'bg:mine.12',
  );
  await game.card('8C');
  expect(await game.remarks('shoot A2 B3 --range 5 --retreat --seed a')).toContain('bg:mine.12');
});

test('bg:mine.14 (bg:R142) engineers are ordinary figures, and no more of them are left than of these', async () => {
  await game.begins({ B2: { figures: 8, engineers: 6 } });
  await game.card('9C');
  await game.allowed('shoot A1 B2 --range 5 -c none --dice "white=6,6,2,2 blue=6 figures=4,8,7"');
  expect((await game.unit('B2')).profile).toMatchObject({ figures: 5, leaders: 1, hw: 1, engineers: 3 });
  await game.card('4H');
  await game.refused('mines B2 --engineers 5', 'bg:mine.14');
});

test('bg:nonstand.2 who is non-standing falls back or joins, and does not dig in', async () => {
  await game.begins();
  await game.card('8S');
  await game.refused('move A3 --dig-in', 'bg:nonstand.2');
  await game.allowed('move A3 --seed a');
});

describe('what is so already', () => {
  test('bg:dig.2 nobody digs out who is not dug in', async () => {
    await game.begins({ B1: { 'dug-in': true } });
    await game.card('8D');
    await game.refused('move B3 --dig-out --run', 'bg:dig.2');
    await game.allowed('move B1 --dig-out --run --seed a');
  });

  test('bg:cav.4 nobody mounts on horseback, or dismounts on foot', async () => {
    await game.begins({ B3: { horses: true } });
    await game.card('8D');
    await game.refused('move Cav --mount', 'bg:cav.4');
    await game.refused('move B3 --dismount', 'bg:cav.4');
    await game.allowed('move Cav --dismount --seed a');
    await game.allowed('move B3 --mount --seed a');
  });
});

describe('vehicles and those who ride in them', () => {
  test('bg:mine.12 bg:pass.4 whoever gets out of a wreck in a field stands in the field', async () => {
    await game.begins({ B3: { aboard: 'Truck' } });
    await game.card('8D');
    await game.allowed('move Truck --dice move=4,4,4');
    await game.allowed('mines Truck --inches 3 --dice white=6,6,2');
    const { steps } = await game.allowed('bail-out B3 --dice "leader=6 figure=6,6,6,6,6"');
    expect(steps).toContainEqual({
      ...{ id: 'in-field', clause: 'bg:mine.12', value: true },
      text: 'they stand in the minefield, where their vehicle was destroyed',
    });
    expect(await game.marks('B3')).toEqual({ mined: true });
    await game.card('AD');
    expect(await game.remarked('move B3 --seed a')).toEqual(['bg:mine.12']);
  });

  test('bg:mine.12 so does who has to get out of one that was shot at there, and nobody else', async () => {
    for (const [mined, lost] of [
      [true, 1],
      [true, 6],
      [false, 1],
    ] as const) {
      game.clean();
      game = new StrictGame('wreck');
      await game.begins({ B3: { aboard: 'Truck' }, Truck: { mined } });
      await game.allowed('vehicle-damage Truck --hits 6 --dice damage=6');
      const faces = [1, 2, 3, 4, 5].map((n) => (n < lost ? 1 : 6));
      await game.allowed(`bail-out B3 --dice "leader=${lost === 6 ? 1 : 6} figure=${faces}"`);
      expect((await game.marks('B3')).mined, `${mined} ${lost}`).toBe(mined && lost < 6 ? true : undefined);
    }
  });

  test('bg:mine.12 who is driven out of a field stands in none any more', async () => {
    await game.begins({ B3: { mined: true } });
    await game.card('8D');
    await game.allowed('move B3 Truck');
    await game.card('AD');
    expect((await game.marks('B3')).mined).toBeUndefined();
  });
});

test('bg:mine.13 bg:mine.14 wg now tells who may clear a path: engineers in place of fire, a clearing vehicle as it moves', async () => {
  const ways = async (name: string) => {
    const { units } = JSON.parse((await game.type(`now ${name}`)).stdout) as {
      units: { may: string[]; how?: Record<string, string> }[];
    };
    return units[0]!.may.includes('mines') ? units[0]!.how?.mines : undefined;
  };
  const PATH = 'to clear a path';
  await game.begins({ B1: { engineers: 4 }, Sherman: { clearing: true }, A1: { engineers: 4 } });
  await game.card('8H');
  expect(await ways('B1')).toBe(PATH);
  for (const other of ['B2', 'Sherman', 'A1', 'Truck']) expect(await ways(other)).toBeUndefined();
  await game.allowed('mines B1 --engineers 4');
  expect(await ways('B1')).toBeUndefined();
  await game.card('8D');
  expect(await ways('Sherman')).toBe(PATH);
  expect(await ways('B1')).toBeUndefined();
});
