import { afterEach, beforeEach, expect, test } from 'vitest';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import { VvGame } from '../../support/games/vv-forces.js';
import { inputOf } from '../../support/play.js';

/** What units cannot do by what they are and carry, and what of their deeds is remembered. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('can');
});
afterEach(() => game.clean());

const may = async (name: string): Promise<readonly string[]> => {
  const { units } = JSON.parse((await game.type('now')).stdout) as {
    units: { name: string; may: string[] }[];
  };
  return units.find((unit) => unit.name === name)!.may;
};

test('vv:beyond.14.5 nobody says that an unarmed truck may fire', async () => {
  await game.begins(1);
  expect(await may('Truck')).not.toContain('shoot');
  expect(await may('Charlie')).not.toContain('shoot');
  await game.refused('shoot Truck "Hill 12" --range 2', 'vv:beyond.14.5');
  await game.allowed('shoot "Truck, Charlie" "Hill 12" --range 2 --dice "6 6"');
});

test('vv:beyond.11 only Guns of AFVs place smoke, and nobody who is aboard', async () => {
  await game.begins(1);
  await game.refused('smoke Charlie --target C4', 'vv:8.1');
  await game.allowed('smoke "Panzer IV" --target C4');
  await game.load([{ name: 'HT', side: 'Germans', unit: 'afv:mg=4', mp: 9 }], 'add');
  await game.refused('smoke HT --target C4', 'vv:beyond.11');
  await game.refused('anti-tank HT Truck --range 2', 'vv:beyond.18.3');
});

test('vv:beyond.17.6 a sniper who was found is remembered, and no other comes', async () => {
  await game.begins(3);
  await game.allowed('shoot Farm "Hill 12" --range 4 --dice "6 6"');
  expect(await game.remarks('sniper Farm --own-cover 1 --dice "6 6"')).toEqual([]);
  await game.allowed('casualties Farm --choose pin:Able,pin:Baker,pin:Coleman');
  await game.phases(5);
  await game.allowed('move Able --through open --to Lane');
  expect(await game.remarks('sniper Lane --opportunity --dice 6')).toEqual(['vv:beyond.17.2']);
});

test('(vv:beyond.17.6) a sniper who is found is bad luck for his side', () => {
  const luck = sniper.luck!(inputOf(sniper, { checkOnly: true, ownCover: 2 }) as never);
  expect(luck).toMatchObject({ of: 'snipers found', fewer: true });
});

test('vv:14.61a a unit that is called by a number is chosen by its name', async () => {
  await game.begins(1);
  await game.load([{ name: '1', side: 'Americans', unit: 'squad:4-6-4', hex: 'Barn' }], 'add');
  await game.load([{ name: 'Dog: B', side: 'Americans', unit: 'squad:4-6-4', hex: 'Barn' }], 'add');
  await game.load([{ name: '3', side: 'Americans', unit: 'squad:4-6-4', hex: 'Barn' }], 'add');
  await game.allowed('casualties Barn --points 2 --by fire --choose "pin:3,pin:Dog: B"');
  expect((await game.marks('3')).pinnedNow).toBe(true);
  expect((await game.marks('Dog: B')).pinnedNow).toBe(true);
});

test('vv:8.1 who is aboard enters a minefield with his carrier', async () => {
  await game.begins(2);
  await game.refused('mines Charlie', 'vv:8.1');
  await game.allowed('mines Truck --dice 6');
});

test('vv:beyond.16.2 valour is checked by those whose attack was a natural 2', async () => {
  await game.begins(1);
  expect(await game.remarks('valour-check "1 Squad" --dice "6 6" --no-log')).toEqual(['vv:beyond.16.2']);
  // A total that was typed leaves the check to a line of its own.
  await game.allowed('shoot "1 Squad" Farm --range 3 --attack 7 --dice "1 1"');
  expect(await game.remarks('valour-check "1 Squad" --dice "6 6"')).toEqual([]);
});

test('vv:beyond.5.35 whoever moves in the phase of assaults advances, one hex, on wheels too', async () => {
  await game.begins(4);
  await game.refused('move "2 Squad" --through open,open --to Lane', 'vv:beyond.5.35');
  await game.allowed('move "2 Squad" --through woods --to Wood');
  await game.allowed('move "Panzer IV" --through open:reverse --to Lane');
  expect((await game.marks('Panzer IV')).advanced).toBe(true);
  expect(
    (await game.allowed('roster mark "Panzer IV" immobile')) && (await game.marks('Panzer IV')).immobile,
  ).toBe(true);
});

test('(vv:12.52d) a counter that is used up is not used again', async () => {
  await game.begins(1);
  await game.allowed('roster mark "2 Squad" grenades-used=1');
  expect((await game.type('roster mark "2 Squad" uses=grenades')).code).toBe(2);
});

test('vv:beyond.14.8 whoever has tried to rally is passed over where his hex is named', async () => {
  await game.begins(11);
  await game.allowed('roster mark Able pinned');
  await game.allowed('roster mark Baker pinned');
  await game.allowed('rally Able --dice "6 6"');
  const { input } = await game.allowed('rally Farm --dice "6 6"');
  expect(input.unit).toHaveLength(1);
  await game.refused('rally Able', 'vv:beyond.14.8');
});

const how = async (name: string): Promise<unknown> => {
  const { units } = JSON.parse((await game.type('now')).stdout) as {
    units: { name: string; how?: unknown }[];
  };
  return units.find((unit) => unit.name === name)!.how;
};

test('vv:beyond.8.3 whoever rides may get off, and is offered that in his Movement Phase alone', async () => {
  await game.begins(1);
  await game.phases(6);
  expect(await may('Charlie')).not.toContain('move');
  await game.phases(1);
  expect(await how('Charlie')).toEqual({ move: 'off its carrier' });
  await game.allowed('move Charlie --unload');
  expect(await may('Charlie')).not.toContain('move');
});

test('vv:beyond.19.2 whom an AFV has overrun may fire at its rear, marker or not', async () => {
  await game.begins(2);
  await game.allowed('roster mark Able marked');
  expect(await may('Able')).toEqual([]);
  await game.allowed('overrun "Panzer IV" Farm --terrain woods --dice "6 6"');
  expect(await how('Able')).toEqual({ 'anti-tank': 'as the AFV leaves its hex' });
  await game.allowed('anti-tank Able "Panzer IV" --final-fire --dice "6 6"');
  expect(await may('Able')).toEqual([]);
});
