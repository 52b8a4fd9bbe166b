import { afterEach, beforeEach, expect, test } from 'vitest';
import { VV_FORCES, VvGame } from '../../support/games/vv-forces.js';

/** What a game remembers of a phase: who moved, who was overrun, whose attack called for valour. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('remembered');
});
afterEach(() => game.clean());

test('vv:beyond.13.8 points of opportunity fire fall on those of the hex who moved', async () => {
  await game.begins(2);
  await game.allowed('roster mark "2 Squad" hex=Lane');
  await game.allowed('move "1 Squad" --through open --to Lane');
  const { result, input } = await game.allowed('shoot Able Lane --range 1 --dice "1 2"');
  expect(input).toMatchObject({ opportunity: true, movers: ['1'] });
  expect((await game.marks('1 Squad')).points).toBe(result.casualtyPoints);
  expect((await game.marks('2 Squad')).points).toBeUndefined();
});

test('vv:beyond.13.8 where nobody stands still they fall on all of the hex', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad,2 Squad" --through open --to Lane');
  const { result, input } = await game.allowed('shoot Able Lane --range 1 --dice "1 2"');
  expect(input.movers).toBeUndefined();
  expect((await game.marks('2 Squad')).points).toBe(result.casualtyPoints);
});

test('vv:beyond.19.2 the final fire at an AFV needs an overrun of the hex, and is that of one unit', async () => {
  await game.begins(2);
  const fire = 'anti-tank Able "Panzer IV" --final-fire --dice "6 6"';
  expect(await game.remarks(`${fire} --no-log`)).toContain('vv:beyond.19.2');
  await game.allowed('overrun "Panzer IV" Farm --terrain woods --dice "6 6"');
  expect((await game.marks('Baker')).overrunBy).toBe('Panzer IV');
  expect(await game.remarks(fire)).not.toContain('vv:beyond.19.2');
  expect((await game.marks('Baker')).overrunBy).toBeUndefined();
  expect(await game.remarks(`${fire} --no-log`)).toContain('vv:beyond.19.2');
});

test('vv:beyond.19.2 an overrun is over with its phase', async () => {
  await game.begins(2);
  await game.allowed('overrun "Panzer IV" Farm --terrain woods --dice "6 6"');
  await game.phases(1);
  expect((await game.marks('Able')).overrunBy).toBeUndefined();
});

test('vv:beyond.16.2 a natural 2 calls for one valour check of those who attacked', async () => {
  await game.begins(1);
  await game.allowed('shoot "2 Squad" Farm --attack 4 --range 2 --dice "1 1"');
  expect((await game.unit('2 Squad')).says).toContain('to check for valour');
  expect(await game.remarks('valour-check "2 Squad" --dice "6 6"')).toEqual([]);
  expect(await game.remarks('valour-check "2 Squad" --dice "6 6"')).toEqual(['vv:beyond.16.2']);
  await game.phases(1);
  expect((await game.marks('2 Squad')).valourCheck).toBeUndefined();
});

test('vv:beyond.11 vv:beyond.5 smoke is placed by whose turn it is', async () => {
  await game.begins(1);
  expect(await game.remarks('smoke "1 Squad" --target Lane --no-log')).toEqual(['vv:beyond.11']);
  await game.phases(1);
  expect(await game.remarks('smoke "1 Squad" --target Lane')).toEqual([]);
  await game.refused('smoke "2 Squad" --target lane', 'vv:beyond.11');
  expect(await game.remarks('smoke "2 Squad"')).toEqual(['vv:beyond.11']);
  expect(await game.remarks('smoke Able --target Wood')).toEqual(['vv:beyond.5']);
  await game.refused('smoke Charlie --target Lane', 'vv:8.1');
});

test('(vv:14.61f) units are chosen by names with a comma or an equals sign', async () => {
  await game.begins(1);
  const wood = { side: 'Americans', hex: 'Wood', unit: 'squad:4-6-4', half: '2-6-2' };
  await game.load(
    ['Dog, 2nd', 'E=1', '3, pin'].map((name) => ({ ...wood, name })),
    'add',
  );
  const points = 'casualties Wood --points 6 --by fire --choose';
  await game.allowed(`${points} "eliminate:Dog, 2nd, reduce:E=1,pin: 3, pin" --anyway`);
  expect((await game.marks('Dog, 2nd')).eliminated).toBe(true);
  expect((await game.marks('E=1')).reduced).toBe(true);
  expect((await game.marks('3, pin')).pinnedNow).toBe(true);
});

test('vv:beyond.14.5 who is named for both sides is of his own', async () => {
  await game.begins(1);
  await game.refused('shoot Able Able --range 1', 'vv:beyond.14.5');
  const { code, stderr } = await game.type('shoot "Able,Able" Farm --range 1');
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('named twice') });
});

test('vv:beyond.17.2 the natural 12 that brings a sniper is remembered until he has fired', async () => {
  await game.begins(1);
  await game.allowed('shoot "2 Squad" Farm --range 2 --dice "6 6"');
  expect((await game.unit('2 Squad')).says).toContain('may bring a sniper');
  expect(await game.remarks('sniper "2 Squad" --dice 1')).toEqual([]);
  expect(await game.remarks('sniper "2 Squad" --dice 1')).toContain('vv:beyond.17.2');
});

test('vv:beyond.19 an enemy AFV in a hex is known, and keeps it from being overrun', async () => {
  const tiger = { name: 'Tiger', side: 'Americans', unit: 'afv:mg=4', hex: 'Farm' };
  await game.begins(2, false, [...VV_FORCES, tiger]);
  await game.refused('overrun "Panzer IV" Baker --terrain woods', 'vv:beyond.19');
});

test('(vv:beyond.12.6) vv:beyond.20.5 a mortar in a bunker places no smoke', async () => {
  const unit = 'half-squad:2-6-2,mortar:5';
  const mortar = { name: 'Mortar', side: 'Germans', unit, hex: 'Post', terrain: 'bunker' };
  await game.begins(1, false, [...VV_FORCES, mortar]);
  await game.refused('smoke Mortar --target Farm', 'vv:beyond.20.5');
  expect((await game.allowed('smoke Mortar --by infantry --target Post')).result.marker).toBe(1);
});

test('vv:beyond.6.1 units that move together are told where nobody says the hex', async () => {
  await game.begins(2);
  expect(await game.remarks('move "1 Squad,2 Squad" --through open --no-log')).toEqual(['vv:beyond.6.1']);
  expect(await game.remarks('move "1 Squad,2 Squad" --through open --to Lane')).toEqual([]);
});

test('vv:beyond.17.5 a sniper fires at infantry', async () => {
  await game.begins(
    1,
    false,
    VV_FORCES.filter(({ name }) => name !== 'Charlie'),
  );
  await game.refused('sniper Truck --opportunity', 'vv:beyond.17.5');
});

test('vv:15.1a vv:R9 passengers who may assault leave their carrier for it, and meet their points on foot', async () => {
  await game.begins(10);
  await game.refused('close-assault Charlie "Hill 12"', 'vv:15.1a');
  await game.allowed('game house --ruling vv:R9=2');
  await game.allowed('close-assault Charlie "Hill 12" --dice "6 6"');
  expect(await game.marks('Charlie')).toMatchObject({ hex: 'Road' });
  expect((await game.marks('Charlie')).aboard).toBeUndefined();
  expect((await game.allowed('casualties Charlie')).input.names).toEqual(['Charlie']);
});

test('(vv:13.10) a half squad that is eliminated is told as one, and not as the squad that it was', async () => {
  await game.begins(1);
  await game.allowed('roster mark Able reduced');
  await game.allowed('roster mark Able eliminated');
  expect((await game.unit('Able')).says).toBe('half squad 2-6-2, eliminated');
  await game.allowed('roster mark Able reduced=no');
  expect((await game.unit('Able')).says).toMatch(/^squad .*, eliminated$/);
});

test('vv:12.3a a support weapon that has fired this turn, whoever has it now, makes no AT fire either', async () => {
  await game.begins(1);
  // Baker has been handed the bazooka that Able fired.
  await game.allowed('roster mark Baker unit=squad:4-6-4,bazooka atfp=D weapon-range=4 fired');
  const fire = 'anti-tank Baker "Panzer IV" --range 1 --dice "6 6"';
  await game.refused(fire, 'vv:12.3a');
  await game.allowed(`${fire.replace('--range 1 ', '')} --final-fire`);
  await game.allowed('roster unmark Baker fired marked');
  await game.allowed(fire);
});
