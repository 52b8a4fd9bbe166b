import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC, BLUES, MG, PANZER, PIAT, REDS, TRUCK } from './roster-units.js';

/** What binds those who ride in a vehicle, and what crews keep of what they had. */

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('riders', 'wrg-1925');
});
afterEach(async () => {
  // Whatever was played is proved by its records.
  if (game.log().length > 0) expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

const FLAME = { name: 'Flame', side: 'Allies', men: 2, weapons: ['flame-thrower:1'] };
const profile = async (name: string) => (await game.unit(name)).profile;
const aboard = (of: object, vehicle: string) => ({ ...of, aboard: vehicle });

describe('those aboard what moves', () => {
  test('wrg:tactical.5 each of their weapons has the -2 of a weapon on a moving vehicle', async () => {
    await game.load([aboard(REDS, 'Truck'), TRUCK, BLUES]);
    await game.allowed('move Truck --pace move-and-fire');
    const { input, steps } = await game.allowed('shoot Reds Blues --range 90 --seed a');
    expect(input.movingVehicleWeapons).toBe(10);
    expect(steps.find(({ id }) => id === 'moving-vehicle')?.value).toBe(-20);
  });

  test('wrg:heavy.5 nobody fires a heavy weapon that is carried in it, and is not mounted on it', async () => {
    const vickers = { ...MG, name: 'Vickers', side: 'Allies', weapons: ['rifle:2'] };
    const pak = { ...MG, name: '6 pdr', side: 'Allies', weapon: 'gun' };
    await game.load([aboard(vickers, 'Truck'), aboard(pak, 'Truck'), TRUCK, BLUES, PANZER]);
    await game.refused('shoot Vickers Blues --range 90', 'wrg:heavy.5');
    await game.allowed('move Truck --pace move-and-fire');
    await game.refused('shoot Vickers Blues --range 90', 'wrg:heavy.5');
    await game.refused('anti-tank "6 pdr" "Panzer III" --range 90', 'wrg:heavy.5');
    await game.allowed('shoot Vickers Blues --fire rifle:2 --range 90 --seed a');
  });

  test('wrg:vehicle.1 after a high speed dash they fire no more than the crew', async () => {
    await game.load([aboard(REDS, 'Truck'), aboard(PIAT, 'Truck'), TRUCK, BLUES, PANZER]);
    await game.allowed('move Truck --pace dash');
    await game.refused('shoot Reds Blues --range 90', 'wrg:vehicle.1');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:vehicle.1');
    await game.allowed('period');
    await game.allowed('move Truck --pace move-and-fire');
    const { input } = await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    expect(input).toMatchObject({ moved: true, dashed: false });
  });
});

describe('those aboard an AFV that is fired at', () => {
  test('wrg:react.1 are under fire as it is, and test at the end of the period', async () => {
    await game.load([PIAT, FLAME, PANZER, aboard(BLUES, 'Panzer III')]);
    await game.allowed('anti-tank PIAT "Panzer III" --range 20 --dice 1');
    expect(await game.marks('Blues')).toMatchObject({ underFire: true, nearest: 20, aboard: 'Panzer III' });
    await game.allowed('period');
    await game.allowed('anti-tank Flame "Panzer III" --close-attack flame --dice 6');
    expect(await game.marks('Blues')).toMatchObject({ underFire: true, flame: 2 });
    const shot = 'weapon=6 fire=1 crew=6,6,6,6,6 passenger=1,1,3,3,3,3,3,3';
    await game.allowed('period');
    await game.allowed(`anti-tank PIAT "Panzer III" --range 20 --from-map --dice "${shot}"`);
    expect(await game.marks('Blues')).toMatchObject({ underFire: true, surprised: true, lostInPeriod: 2 });
    expect(await game.remarks('reaction-test Blues --seed a')).toEqual([]);
  });
});

describe('those aboard a truck on an anti-tank mine', () => {
  test('wrg:mine.12 wrg:crew.2 leave with an SMG that is theirs or a pistol, unit by unit, without grenades', async () => {
    const armed = { ...REDS, men: 3, weapons: ['smg:1', 'rifle:2'], leaders: [], grenades: 3 };
    await game.load([aboard(armed, 'Truck'), aboard({ ...MG, men: 2 }, 'Truck'), TRUCK]);
    const { input } = await game.allowed(
      'mines Truck --type anti-tank --dice "crew=1,1 passenger=6,6,2 passenger=6,1"',
    );
    expect(input.passengerSmgs).toEqual(['1', '0']);
    expect(await profile('Reds')).toMatchObject({ men: 2, weapons: ['smg:1', 'pistol:1'], grenades: 0 });
    expect(await profile('MG 34')).toMatchObject({ men: 1, weapons: ['pistol:1'], pieces: 0 });
    expect((await game.marks('Reds')).aboard).toBeUndefined();
  });
});

describe('who may not fire from where he is', () => {
  test('wrg:option.7 a bazooka or a recoilless gun in a bunker, at men or at armour', async () => {
    const in_ = { cover: 'bunker' };
    const gun = { ...MG, name: 'M20', weapon: 'recoilless', side: 'Allies' };
    await game.load([{ ...PIAT, ...in_ }, { ...gun, ...in_ }, BLUES, PANZER]);
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:option.7');
    await game.refused('shoot M20 Blues --range 40', 'wrg:option.7');
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --anti-tank-rifles --dice 1');
    await game.allowed('shoot PIAT Blues --fire rifle:1 --range 40 --seed a');
    await game.allowed('roster mark PIAT cover=building');
    await game.allowed('period');
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
  });

  test('wrg:air.2 wrg:air.4 paratroops in their first period, and heavy weapons in the second', async () => {
    await game.load([PIAT, { ...REDS, weapons: ['rifle:8', 'mortar-2in:1'] }, BLUES, PANZER]);
    await game.allowed('air-landing Reds');
    await game.allowed('air-landing PIAT');
    expect(await game.marks('Reds')).toMatchObject({ landed: 1, erect: true });
    await game.refused('shoot Reds Blues --range 90', 'wrg:air.2');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:air.2');
    await game.allowed('period');
    await game.refused('shoot Reds Blues --range 90', 'wrg:air.4');
    await game.allowed('shoot Reds Blues --fire rifle:4 --range 90 --seed a');
    await game.allowed('period');
    await game.allowed('shoot Reds Blues --range 90 --seed b');
  });
});

describe('what is left behind', () => {
  test('wrg:building.8 heavy weapons in a bunker that collapses, by crews and by groups', async () => {
    const inside = { cover: 'bunker' };
    const section = { ...REDS, ...inside, side: 'Axis', weapons: ['rifle:9', 'mortar-2in:1'] };
    await game.load([PIAT, { ...MG, ...inside }, section]);
    const charge = (who: string, dice: string) =>
      game.allowed(`demolish PIAT "${who}" --fire satchel:1 --bunker --dice "${dice}"`);
    await charge('MG 34', 'bunker=1 man=5,5,5');
    expect(await profile('MG 34')).toMatchObject({ men: 3, pieces: 0 });
    expect((await game.marks('MG 34')).cover).toBeUndefined();
    await charge('Reds', 'bunker=2 man=5,5,5,5,5,5,5,5,5,4');
    expect(await profile('Reds')).toMatchObject({ men: 9, weapons: ['rifle:9'] });
  });

  test('wrg:vehicle.7 horses that nobody holds: they are not mounted again', async () => {
    const riders = { ...BLUES, rides: 'horse', mounted: true };
    await game.load([riders]);
    await game.allowed('move Blues --dismount');
    await game.allowed('move Blues --mount');
    await game.allowed('move Blues --dismount --leave-horses');
    expect((await profile('Blues')).rides).toBeUndefined();
    expect((await game.type('move Blues --mount')).code).toBe(2);
  });
});

describe('a crew that moves', () => {
  const PAK = { ...MG, name: 'Pak', weapon: 'gun', men: 4 };
  const far = async (line: string) => (await game.allowed(`${line} --no-log`)).result.metres;

  test('wrg:foot.5 carries its weapon by halves or thirds, 10 metres slower, or leaves it behind', async () => {
    await game.load([MG, { ...MG, name: 'Two', men: 2 }, { ...MG, name: 'Light', weapon: 'mortar-60mm' }]);
    expect((await game.allowed('move Two --no-log')).input.share).toBe('half');
    expect((await game.allowed('move "MG 34" --no-log')).input.share).toBe('third');
    expect(await far('move "MG 34"')).toBe(40);
    expect(await far('move "MG 34" --pace dash')).toBe(20);
    expect(await far('move "MG 34" --share none')).toBe(50);
    expect(await far('move Light')).toBe(50);
  });

  test('wrg:foot.3 pushes its gun 15 metres, and is told so where it goes at another pace', async () => {
    await game.load([{ ...PAK, side: 'Allies' }, TRUCK, { ...MG, men: 1 }]);
    expect(await game.remarks('move Pak --no-log')).toEqual(['wrg:foot.3']);
    expect(await game.remarks('move "MG 34" --no-log')).toEqual(['wrg:foot.3']);
    expect(await game.remarks('move Pak Truck --limbering 1 --no-log')).toEqual([]);
    expect(await game.remarks('move Pak --pace manhandle --no-log')).toEqual([]);
    expect(await far('move Pak --pace manhandle')).toBe(15);
  });

  test('wrg:react.30 wrg:R40 wrg:foot.5 in panic takes it along at that pace, where it does not abandon it', async () => {
    await game.load([REDS, PIAT, MG, PAK]);
    for (const [by, name] of [
      ['Reds', 'MG 34'],
      ['PIAT', 'Pak'],
    ]) {
      await game.allowed(`shoot ${by} "${name}" --points 0 --seed a`);
      await game.allowed(`reaction-test "${name}" --mod -20 --dice "1 1 1" --ruling wrg:R40=2`);
    }
    await game.allowed('period');
    expect(await far('move "MG 34" --pace dash --ruling wrg:R40=2')).toBe(20);
    expect(await far('move Pak --pace manhandle --ruling wrg:R40=2')).toBe(15);
  });
});

describe('panic', () => {
  const panics = (name: string) => `reaction-test "${name}" --mod -20 --dice "1 1 1"`;

  test('wrg:react.30 a crew abandons its heavy weapon as it runs, and fires what else it has', async () => {
    await game.load([REDS, { ...MG, weapons: ['rifle:2'] }]);
    await game.allowed('shoot Reds "MG 34" --points 0 --seed a');
    await game.allowed(panics('MG 34'));
    expect((await profile('MG 34')).pieces ?? 1).toBe(1);
    await game.allowed('period');
    expect((await profile('MG 34')).pieces).toBe(0);
    await game.allowed('period');
    const { input } = await game.allowed('shoot "MG 34" Reds --range 90 --seed b');
    expect(input.fire).toEqual(['rifle:2']);
  });

  test('wrg:react.30 by the other option of wrg:R40 it takes it along', async () => {
    await game.load([REDS, MG]);
    await game.allowed('shoot Reds "MG 34" --points 0 --seed a');
    await game.allowed(`${panics('MG 34')} --ruling wrg:R40=2`);
    await game.allowed('period');
    expect((await profile('MG 34')).pieces ?? 1).toBe(1);
  });

  test('wrg:react.30 wrg:extra.1 so does a group, but for crews whose own result is no panic', async () => {
    await game.load([{ ...REDS, weapons: ['rifle:8', 'mortar-2in:1'] }, BLUES]);
    const under = 'shoot Blues Reds --points 0 --seed a --men 1';
    await game.allowed(under);
    await game.allowed('reaction-test Reds --mod -9 --dice "1 1 1"');
    await game.allowed('reaction-test Reds --crew-weapons');
    await game.allowed('period');
    expect((await profile('Reds')).weapons).toEqual(['rifle:8', 'mortar-2in:1']);
    await game.allowed(under);
    await game.allowed(panics('Reds'));
    await game.allowed('period');
    expect((await profile('Reds')).weapons).toEqual(['rifle:8']);
  });
});

describe('a new battle', () => {
  test('wrg:scale.3 knows nothing of the tests, the fire and the losses of the old one', async () => {
    await game.load(ALL);
    await game.allowed('shoot Blues Reds --points 20 --seed a');
    await game.allowed('reaction-test Reds --mod -20 --dice "1 1 1"');
    await game.allowed('move Blues --pace dash');
    await game.allowed('period --new');
    // How they stand is no matter of the battle: they are as their dash left them.
    expect(await game.marks('Blues')).toEqual({ erect: true });
    expect(await game.marks('Reds')).toEqual({});
    const { input } = await game.allowed('shoot Reds Blues --range 90 --seed b');
    expect(input).toMatchObject({ runs: false, menFired: 0 });
    expect(input.bound).toBeUndefined();
  });
});

describe('prisoners', () => {
  const taken = async () => {
    await game.load([{ ...BLUES, side: 'Allies', name: 'Guards' }, { ...BLUES, prisoner: true }, REDS]);
  };

  test('(wrg:prisoner.1) (wrg:prisoner.3) (wrg:prisoner.4) they go to the rear, are fired at, test, and fight no more', async () => {
    await taken();
    await game.allowed('move Blues');
    await game.allowed('artillery Blues --seed a');
    await game.allowed('reaction-test Blues --seed a');
    expect((await game.type('shoot Blues Reds --range 90')).code).toBe(3);
    expect((await game.type('orders Blues')).code).toBe(3);
  });

  test('wrg:prisoner.1 nobody fires at prisoners: off-table fire on the place where they are is another matter', async () => {
    await taken();
    await game.refused('shoot Reds Blues --range 90', 'wrg:prisoner.1');
    await game.allowed('shoot Reds Blues --range 90 --anyway --seed a');
    await game.allowed('artillery Blues --seed b');
    await game.allowed('period');
    await game.allowed('roster mark Blues prisoner=no');
    await game.allowed('shoot Reds Blues --range 90 --seed c');
  });

  test('wrg:prisoner.2 of an escort that has fallen nobody guards them', async () => {
    await taken();
    expect((await game.allowed('prisoners Blues Guards')).result).toMatchObject({ mayEscape: 0 });
    await game.allowed('roster mark Guards men=0');
    expect((await game.allowed('prisoners Blues Guards')).result).toMatchObject({ mayEscape: 8 });
  });

  test('wrg:crew.3 prisoners in a carrier that is knocked out roll to get out of it as its passengers do', async () => {
    await game.load([PIAT, { ...APC, side: 'Axis' }, { ...REDS, prisoner: true, aboard: 'APC' }]);
    const hit = 'weapon=6 fire=6 crew=6,6 passenger=1,1,1,1,3,3,3,3,3,3';
    await game.allowed(`anti-tank PIAT APC --range 40 --dice "${hit}"`);
    expect(await game.unit('Reds')).toMatchObject({ profile: { men: 6 }, marks: { lostInBattle: 4 } });
    expect((await game.marks('Reds')).aboard).toBeUndefined();
  });

  test('wrg:soft.1 prisoners in a truck are under the fire that comes at it', async () => {
    await game.load([{ ...TRUCK, side: 'Axis' }, { ...PIAT, prisoner: true, aboard: 'Truck' }, REDS]);
    const aboard = ['2 Crew:in=Truck,still', '2 Passengers:in=Truck,still'];
    expect((await game.allowed('shoot Reds Truck --range 90 --seed a')).input.figure).toEqual(aboard);
    await game.type('undo');
    expect((await game.allowed('artillery Truck --seed a')).input.figure).toEqual(aboard);
  });

  test('(wrg:prisoner.1) prisoners who are taken away by the enemy have not taken his vehicle', async () => {
    await game.load([{ ...TRUCK, side: 'Axis' }, { ...PIAT, prisoner: true }, REDS]);
    expect(await game.remarks('move PIAT Truck')).toEqual([]);
    expect(await game.remarks('move Reds Truck')).toEqual(['wrg:foot.4']);
  });

  test('wrg:prisoner.3 who has got weapons fights again, and the others do not', async () => {
    await taken();
    await game.allowed('prisoners Blues Guards --hit 1 --armed 3');
    expect((await profile('Blues')).men).toBe(5);
    expect(await game.unit('Blues armed')).toMatchObject({ gone: false, side: 'Axis', profile: { men: 3 } });
    await game.allowed('shoot "Blues armed" Reds --fire rifle:3 --range 90 --seed a');
    await game.allowed('prisoners Blues Guards --armed 5');
    expect((await game.marks('Blues')).prisoner).toBeUndefined();
  });
});

describe('a prisoner who takes a weapon over', () => {
  const taken = async (men: number) => {
    await game.load([{ ...PIAT, men }, { ...BLUES, lostInBattle: 1 }, REDS]);
    await game.allowed('roster mark PIAT prisoner');
  };

  test('wrg:prisoner.3 parts from the others, and wrg:soft.6 fights from the period after', async () => {
    await taken(2);
    await game.allowed('take-over PIAT Blues --what rifle --dice 4');
    expect((await game.unit('PIAT')).profile).toMatchObject({ men: 1, weapons: [] });
    expect((await game.unit('Blues')).profile.weapons).toEqual(['lmg-belt:1', 'rifle:6']);
    const armed = await game.unit('PIAT armed');
    expect(armed).toMatchObject({ gone: false, side: 'Allies', profile: { men: 1, weapons: ['rifle:1'] } });
    await game.refused('shoot "PIAT armed" Blues --range 90', 'wrg:soft.6');
    await game.allowed('period');
    await game.allowed('shoot "PIAT armed" Blues --range 90 --seed a');
  });

  test('wrg:prisoner.3 is a prisoner no more where he is the last of them, and wrg:soft.4 stays one without it', async () => {
    await taken(1);
    await game.allowed('take-over PIAT Blues --what rifle --dice 3');
    expect(await game.marks('PIAT')).toMatchObject({ prisoner: true });
    await game.allowed('take-over PIAT Blues --what rifle --dice 4');
    expect(await game.unit('PIAT')).toMatchObject({ gone: false, profile: { men: 1, weapons: ['rifle:1'] } });
  });
});

describe('crews that got out', () => {
  const KNOCKED_OUT = '--range 40 --dice "weapon=6 fire=1 crew=6,3,1,1,4"';

  test('wrg:react.11 wrg:react.12 remember whom they lost as they got out, and before, and who leads them', async () => {
    await game.load([PIAT, { ...PANZER, exposed: 2 }, REDS]);
    const { result } = await game.allowed(
      'shoot Reds "Panzer III" --points 12 --dice "potential=6 identify=1"',
    );
    const before = Number(result.casualties);
    await game.allowed(`anti-tank PIAT "Panzer III" ${KNOCKED_OUT.replace(',4"', '"')}`);
    const crew = await game.marks('Panzer III crew');
    expect(crew).toMatchObject({ lostInBattle: before + 2, lostInPeriod: before + 2 });
    await game.allowed('shoot Reds "Panzer III crew" --fire rifle:1 --range 40 --seed a');
    const test = await game.allowed('reaction-test "Panzer III crew" --seed a');
    expect(test.input.lostInPeriod).toBeGreaterThanOrEqual(before + 2);
  });

  test('wrg:crew.1 of the vehicle that they have left it is said that nobody is in it', async () => {
    await game.load([PIAT, PANZER]);
    await game.allowed(`anti-tank PIAT "Panzer III" ${KNOCKED_OUT}`);
    expect((await game.unit('Panzer III')).says).toMatch(/, nobody in it, knocked out and on fire, /);
  });

  test('wrg:crew.1 nobody fires what its crew has left, but for the period in which it was knocked out', async () => {
    await game.load([PIAT, PANZER, { ...PANZER, name: 'Panzer IV' }, REDS]);
    await game.allowed('bail-out "Panzer III" --dice "6 6 6 6 6"');
    expect(await game.remarks('shoot "Panzer III" Reds --range 90 --men 5 --seed a')).toContain('wrg:crew.1');
    expect(await game.remarks('smoke "Panzer III"')).toContain('wrg:crew.1');
    await game.allowed(`anti-tank PIAT "Panzer IV" ${KNOCKED_OUT}`);
    expect(await game.remarks('shoot "Panzer IV" Reds --range 90 --seed a')).toEqual([]);
  });

  test('wrg:crew.1 keep their leader as long as there are men', async () => {
    await game.load([PIAT, PANZER]);
    await game.allowed(`anti-tank PIAT "Panzer III" ${KNOCKED_OUT}`);
    expect((await profile('Panzer III crew')).leaders).toEqual(['cpl']);
  });

  test('wrg:crew.1 the crew of a soft vehicle has pistols, where nobody bought it SMGs', async () => {
    await game.load([
      { ...TRUCK, knockedOut: true },
      { ...TRUCK, name: 'Lorry', smgs: 1, knockedOut: true },
    ]);
    const truck = await game.allowed('bail-out Truck --dice "6,6"');
    expect(truck.result).toMatchObject({ withSmg: 0, withPistol: 2 });
    expect((await profile('Truck crew')).weapons).toEqual(['pistol:2']);
    expect((await game.allowed('bail-out Lorry --dice "6,6"')).result).toMatchObject({ withSmg: 1 });
  });

  test('wrg:crew.1 nobody has to leave a sound vehicle: who does is told so', async () => {
    await game.load([TRUCK]);
    const { remarks } = (await game.allowed('bail-out Truck --seed a')) as { remarks?: { clause: string }[] };
    expect(remarks?.map(({ clause }) => clause)).toEqual(['wrg:crew.1']);
  });

  test('wrg:soft.1 who gets out of a burning truck has a pistol', async () => {
    let shot: { result: Record<string, unknown> } | undefined;
    for (let i = 0; (shot?.result.vehiclesLost as string[] | undefined)?.length !== 1; i++) {
      await game.load([REDS, { ...TRUCK, side: 'Axis', name: 'Weasel', crew: 9 }]);
      shot = await game.allowed(`shoot Reds Weasel --range 90 --seed s${i}`);
    }
    const lost = Number(shot!.result.casualties);
    expect((await profile('Weasel crew')).weapons).toEqual([`pistol:${9 - lost}`]);
    expect(await game.marks('Weasel crew')).toMatchObject({ lostInBattle: lost });
  });
});
