import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** Which weapons have fired, at whatever it was: men, armour, a house, or to lay smoke. */

const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
const GUN = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 6 };
const HQ = { name: 'HQ', side: 'Allies', men: 3, leaders: ['officer'], weapons: ['rifle:3'], radios: 1 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('weapons', 'wrg-1925').open([...ALL, MORTAR, GUN, HQ], '', 'period');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

describe('each weapon fires once', () => {
  test('wrg:fire.4 an LMG fires once, and other men fire what they have', async () => {
    await game.allowed('shoot Reds Blues --fire lmg-magazine:1 --range 90 --seed a');
    await game.refused('shoot Reds Blues --fire lmg-magazine:1 --range 90', 'wrg:fire.4');
    await game.allowed('shoot Reds Blues --fire smg:1 --range 20 --seed b');
    await game.refused('shoot Reds Blues --fire smg:2 --range 20', 'wrg:fire.4');
    await game.allowed('shoot Reds Blues --fire smg:1 --range 20 --seed c');
    expect((await game.marks('Reds')).armsFired).toEqual(['lmg-magazine:1', 'smg:2']);
    await game.allowed('period');
    await game.allowed('shoot Reds Blues --fire lmg-magazine:1 --range 90 --seed d');
  });

  test('wrg:fire.4 where some have fired the others do as a matter of course, until nobody is left', async () => {
    const fires = async () => (await game.allowed('shoot Reds Blues --range 20 --seed a')).input.fire;
    const may = async () => {
      const { units } = JSON.parse((await game.type('now Reds')).stdout) as { units: { may: string[] }[] };
      return units[0]?.may.includes('shoot');
    };
    await game.allowed('shoot Reds Blues --fire lmg-magazine:1,grenade:2 --range 20 --seed a');
    expect(await may()).toBe(true);
    expect(await fires()).toEqual(['smg:2', 'rifle:5']);
    expect(await may()).toBe(false);
    await game.refused('shoot Reds Blues --range 20', 'wrg:fire.4');
  });

  test('wrg:fire.6 who has dashed throws grenades, where he has any, and fires at no man, house or armour', async () => {
    const may = async (name: string) => {
      const { units } = JSON.parse((await game.type(`now ${name}`)).stdout) as {
        units: { may: string[]; how?: Record<string, string> }[];
      };
      return units[0]!;
    };
    for (const name of ['PIAT', 'Reds']) await game.allowed(`move ${name} --pace dash`);
    await game.allowed('roster mark Blues cover=building');
    expect((await may('PIAT')).may).not.toContain('shoot');
    expect((await may('PIAT')).may).not.toContain('anti-tank');
    await game.refused('shoot PIAT Blues --range 40', 'wrg:fire.6');
    await game.refused('demolish PIAT Blues --fire one-man:1 --range 40', 'wrg:fire.6');
    await game.refused('smoke PIAT --source one-man', 'wrg:fire.6');
    expect((await may('Reds')).how).toMatchObject({ shoot: 'grenades' });
    await game.refused('shoot Reds Blues --range 20', 'wrg:fire.6');
    await game.allowed('shoot Reds Blues --fire grenade:2 --range 20 --seed a');
  });

  test('wrg:heavy.5 a heavy weapon that has moved is fired by nobody, and now does not offer it', async () => {
    await game.allowed('move Mortar');
    const { units } = JSON.parse((await game.type('now Mortar')).stdout) as { units: { may: string[] }[] };
    expect(units[0]!.may).not.toContain('shoot');
    await game.refused('shoot Mortar Blues --range 300', 'wrg:heavy.5');
  });

  test('wrg:heavy.5 of a group that has moved with one the others fire', async () => {
    await game.allowed('roster mark Reds weapons=mg-tripod:1,smg:2,rifle:6');
    await game.allowed('move Reds --share third');
    const { input } = await game.allowed('shoot Reds Blues --range 90 --seed a');
    expect(input.fire).toEqual(['smg:2', 'rifle:6']);
    await game.refused('shoot Reds Blues --fire mg-tripod:1 --range 90', 'wrg:heavy.5');
  });

  test('wrg:fire.4 the crew of several guns fires the others', async () => {
    await game.allowed('roster mark Pak pieces=2');
    await game.allowed('shoot Pak Reds --fire gun:1,helper:2 --range 90 --seed a');
    expect((await game.allowed('shoot Pak Reds --range 90 --seed a')).input.fire).toEqual([
      'gun:1',
      'helper:2',
    ]);
    await game.refused('shoot Pak Reds --range 90', 'wrg:fire.4');
  });

  test('wrg:soft.6 what somebody has taken over is fired from the next period', async () => {
    await game.allowed('roster mark Reds lostInBattle=2');
    await game.allowed('take-over Reds --what lmg-magazine --dice 4');
    await game.allowed('take-over Reds --what smg --dice 4');
    await game.refused('shoot Reds Blues --fire lmg-magazine:1 --range 90', 'wrg:soft.6');
    expect((await game.allowed('shoot Reds Blues --range 20 --no-log')).input.fire).toEqual([
      'smg:1',
      'rifle:7',
    ]);
    await game.refused('shoot Reds Blues --fire smg:2 --range 20', 'wrg:soft.6');
    await game.allowed('shoot Reds Blues --fire smg:1,rifle:3 --range 20 --seed a');
    await game.refused('shoot Reds Blues --fire smg:1 --range 20', 'wrg:soft.6');
    await game.allowed('period');
    await game.allowed('shoot Reds Blues --range 20 --seed b');
  });

  test('wrg:soft.6 a radio that is taken over is used from the next period, for orders and for fire', async () => {
    await game.allowed('roster mark HQ radios=1 leaders=officer');
    await game.allowed('roster mark PIAT radios=1 lostInBattle=1');
    const calls = 'artillery PIAT --caller other --no-log';
    const orders = async () => (await game.allowed('orders PIAT HQ --no-log')).result.order;
    await game.allowed(calls);
    expect(await orders()).toBe('new');
    await game.allowed('take-over PIAT --what radio --dice 4');
    expect((await game.unit('PIAT')).says).toContain('1 radio, 1 radio taken over this period');
    await game.refused(calls, 'wrg:offtable.2');
    expect(await orders()).toBe('last');
    await game.allowed('period');
    await game.allowed(calls);
    expect(await orders()).toBe('new');
  });

  test('wrg:fire.4 a PIAT fires once at armour, and a gun once at men or armour', async () => {
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:fire.4');
    await game.allowed('shoot Pak Reds --range 90 --seed a');
    await game.refused('shoot Pak Reds --fire gun:1 --range 90', 'wrg:fire.4');
    await game.refused('anti-tank Pak Truck --range 90 --ruling R165=2', 'wrg:fire.4');
  });

  test('wrg:heavy.7 gun and machine gun of a turret share a gunner in the whole period', async () => {
    await game.allowed('shoot "Panzer III" Reds --fire mg-turret:1 --range 90 --seed a');
    await game.refused('shoot "Panzer III" Reds --range 90', 'wrg:heavy.7');
    await game.allowed('shoot "Panzer III" Reds --range 90 --ruling R96=2 --seed b');
  });

  test('wrg:react.5 wrg:heavy.2 an on-table mortar that fires as artillery has fired, and is told that it is none', async () => {
    expect(await game.remarks('artillery Mortar Blues --seed a')).toEqual(['wrg:heavy.2']);
    expect(await game.marks('Mortar')).toMatchObject({
      fired: true,
      menFired: 3,
      armsFired: ['mortar-81mm:1', 'helper:2'],
    });
    await game.refused('artillery Mortar Blues', 'wrg:fire.4');
    await game.refused('shoot Mortar Blues --range 200', 'wrg:fire.4');
    await game.refused('move Mortar', 'wrg:heavy.5');
  });

  test('wrg:offtable.10 of a mortar that is named alone nobody can tell whether it fires or is in the area', async () => {
    await game.refused('artillery Mortar', 'wrg:offtable.10');
    const shelled = await game.allowed('artillery --target Mortar --seed a');
    expect(shelled.input).toMatchObject({ target: ['Mortar'] });
    expect(await game.marks('Mortar')).not.toHaveProperty('fired');
    const fires = await game.allowed('artillery Mortar --target Blues --seed a');
    expect(fires.input).toMatchObject({ battery: 'Mortar', target: ['Blues'] });
    expect(await game.marks('Mortar')).toMatchObject({ fired: true });
  });

  test('wrg:offtable.2 whoever has a radio may call for fire, wrg:heavy.2 and mortars do not fire it', async () => {
    const { stdout } = await game.type('now');
    const { units } = JSON.parse(stdout) as {
      units: { name: string; may: string[]; not: { action: string; clause: string }[] }[];
    };
    const of = (name: string) => units.find((unit) => unit.name === name)!;
    expect(of('HQ').may).toContain('artillery');
    for (const name of ['PIAT', 'Mortar']) expect(of(name).may).not.toContain('artillery');
    const barred = of('Mortar').not.find(({ action }) => action === 'artillery');
    expect(barred).toMatchObject({ clause: 'wrg:heavy.2' });
  });

  test('wrg:heavy.5 one that moved does not fire, and wrg:foot.7 nor does one that doubled', async () => {
    await game.allowed('move Mortar');
    await game.refused('artillery Mortar Blues', 'wrg:heavy.5');
    await game.refused('smoke Mortar', 'wrg:heavy.5');
    await game.allowed('roster mark Mortar pace=double');
    await game.refused('artillery Mortar Blues', 'wrg:foot.7');
  });
});

describe('what is no fire at men', () => {
  test('wrg:foot.7 a group that has doubled harms no house, and wrg:react.30 nor does one in panic', async () => {
    await game.allowed('roster mark PIAT pace=double');
    await game.refused('demolish PIAT --range 40', 'wrg:foot.7');
    await game.allowed('roster mark Pak runs');
    await game.refused('demolish Pak --range 40', 'wrg:react.30');
  });

  test('wrg:fire.4 who has fired at a house or laid smoke has fired', async () => {
    await game.allowed('demolish PIAT --fire one-man:1 --range 40 --seed a');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:fire.4');
    await game.refused('smoke PIAT --source one-man', 'wrg:fire.4');
    await game.allowed('smoke Mortar');
    await game.refused('shoot Mortar Blues --range 200', 'wrg:fire.4');
  });

  test('wrg:building.1 fire at men in a house is fire at the house as well', async () => {
    await game.allowed('shoot Pak Reds --range 90 --seed a');
    const { menFired } = await game.marks('Pak');
    await game.allowed('demolish Pak --range 90 --seed b');
    expect((await game.marks('Pak')).menFired).toBe(menFired);
  });

  test('wrg:smoke.6 nobody lays smoke with what he has not', async () => {
    await game.refused('smoke HQ --source mortar-81mm', 'wrg:smoke.6');
  });

  test('wrg:react.30 a group in panic calls for no fire, and wrg:offtable.2 who has no radio calls for none', async () => {
    await game.allowed('artillery HQ --caller officer');
    await game.allowed('roster mark HQ runs');
    await game.refused('artillery HQ --caller officer', 'wrg:react.30');
    await game.refused('artillery PIAT --caller other', 'wrg:offtable.2');
  });
});

describe('who throws grenades', () => {
  test('wrg:fire.4 no man with a radio, none who has no grenades, nobody of a heavy weapon', async () => {
    await game.refused('shoot Reds Blues --fire grenade:10 --range 20', 'wrg:fire.4');
    await game.refused('shoot PIAT Blues --fire grenade:1 --range 20', 'wrg:fire.4');
    await game.refused('shoot Mortar Blues --fire grenade:1 --range 20', 'wrg:fire.4');
    await game.allowed('shoot Reds Blues --fire grenade:9 --range 20 --seed a');
  });
});
