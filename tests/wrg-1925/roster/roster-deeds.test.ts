import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, BLUES, MG, PANZER, PIAT, REDS, TRUCK } from './roster-units.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('mill', 'wrg-1925');
});
afterEach(() => game.clean());

const men = async (name: string) => (await game.unit(name)).profile.men;

describe('armour', () => {
  test('an anti-tank weapon is fired at an AFV with its weight, and its crew gets out of the wreck', async () => {
    await game.load(ALL);
    const { input, result } = await game.allowed(
      'anti-tank PIAT "Panzer III" --range 40 --dice "weapon=6 fire=1 crew=6,3,1,1,4"',
    );
    expect(input).toMatchObject({ name: 'PIAT', weapon: 'one-man', target: 'Panzer III', at: 'medium-tank' });
    expect(input).toMatchObject({ weight: 20, year: 1943, crew: 5, smgs: 2 });
    expect(result).toMatchObject({ knockedOut: true, onFire: true, crewLost: 2 });
    const panzer = await game.unit('Panzer III');
    expect(panzer).toMatchObject({ gone: true, profile: { crew: 0, grenades: 0 }, marks: { left: true } });
    expect((await game.unit('Panzer III crew')).profile.men).toBe(3);
    expect(panzer.says).toContain('knocked out and on fire');
    const { code, stderr } = await game.type('move "Panzer III"');
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('it is knocked out') });
    await game.refused('bail-out "Panzer III"', 'wrg:crew.1');
    await game.type('undo');
    const before = await game.unit('Panzer III');
    expect(before).toMatchObject({ gone: false, profile: { crew: 5 } });
    expect(before.says).not.toContain('knocked out');
  });

  test('one that is not knocked out loses nobody', async () => {
    await game.load(ALL);
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    expect(await game.unit('Panzer III')).toMatchObject({ gone: false, profile: { crew: 5 } });
    expect((await game.unit('Panzer III')).says).toContain('7 anti-tank points this period');
    expect((await game.allowed('reaction-test "Panzer III" --stationary --seed a')).input.afv).toBe(true);
  });

  test('points that are added up already take no factors, and a close attack takes the crew', async () => {
    await game.load([{ ...PANZER, concealed: true }, PIAT, REDS]);
    const points = await game.allowed('anti-tank PIAT "Panzer III" --points 1 --dice 1');
    expect(points.input).toMatchObject({ name: 'PIAT', points: 1, crew: 5, concealed: false });
    expect(points.input.weight).toBeUndefined();
    const shot = await game.allowed('anti-tank PIAT "Panzer III" --range 40 --seed a --no-log');
    expect(shot.input.concealed).toBe(true);
    const close = await game.allowed('anti-tank Reds "Panzer III" --close-attack satchel --dice 6 --no-log');
    expect(close.input).toMatchObject({ name: 'Reds', target: 'Panzer III', crew: 5 });
    const off = await game.allowed('anti-tank "Panzer III" --off-table --dice 6');
    expect(off.input).toMatchObject({ target: 'Panzer III', crew: 5 });
    expect(off.input.name).toBeUndefined();
  });

  test('an anti-tank gun is helped by its crew, and does not fire when it has been moved', async () => {
    await game.load([
      { ...MG, name: 'Pak', weapon: 'gun', men: 4 },
      { ...PANZER, side: 'Allies' },
    ]);
    const { input } = await game.allowed('anti-tank Pak "Panzer III" --range 200 --dice 1');
    expect(input).toMatchObject({ weapon: 'gun', helpers: 2 });
    await game.allowed('period');
    await game.allowed('move Pak --pace manhandle');
    await game.refused('anti-tank Pak "Panzer III" --range 200', 'wrg:heavy.5');
  });

  test('wrg:crew.4 passengers get away without their heavy weapons', async () => {
    await game.load([TRUCK, { ...REDS, men: 4, weapons: ['rifle:3', 'mg-tripod:1'], aboard: 'Truck' }]);
    const { input, result } = await game.allowed('bail-out Truck Reds --dice "6,1,6,6,1,6"');
    expect(input).toMatchObject({ crew: 2, passengers: 4, hw: 1 });
    expect(result).toMatchObject({ passengersLost: 1, crewLost: 1 });
    const reds = await game.unit('Reds');
    expect(reds.profile).toMatchObject({ men: 3, weapons: ['rifle:3'] });
    expect(reds.marks.aboard).toBeUndefined();
    expect((await game.unit('Truck')).profile.crew).toBe(0);
    expect((await game.unit('Truck crew')).profile.men).toBe(1);
  });

  test('wrg:mine.13 mines are kept by the battle, and what they do to the crew by the roster', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('mines "Panzer III" --type anti-tank --seed a');
    expect(input).toMatchObject({ at: 'hard', target: 'Panzer III', crew: 5 });
    const first = await game.unit('Panzer III');
    expect(first.says).toMatch(/immobilised|knocked out/);
    const truck = await game.allowed('mines Truck --seed a');
    expect(truck.input).toMatchObject({ at: 'soft', crew: 2, target: 'Truck' });
    expect((await game.unit('Truck')).profile.crew).toBe(2 - Number(truck.result.crewLost));
    await game.refused('move Truck --pace dash', 'wrg:mine.6');
  });

  test('wrg:smoke.8 projectors fire once, and only of those who have them', async () => {
    await game.load([PANZER, { ...PANZER, name: 'Other', projectors: false }, REDS]);
    const { input } = await game.allowed('smoke "Panzer III"');
    expect(input).toMatchObject({ source: 'projectors', name: 'Panzer III' });
    expect((await game.unit('Panzer III')).says).toContain('smoke projectors fired');
    await game.refused('smoke "Panzer III"', 'wrg:smoke.8');
    await game.refused('smoke Other --source projectors', 'wrg:smoke.8');
  });
});

describe('other deeds', () => {
  test('men on mines fall by their number', async () => {
    await game.load(ALL);
    const { input, result } = await game.allowed(
      'mines Blues --squares 2 --dice "1,2,3,4,5,6,6,6/6,6,6,6,6" --no-log',
    );
    expect({ input, result }).toMatchObject({ input: { men: 8, target: 'Blues' } });
    const fell = await game.allowed('mines Blues --squares 2 --seed c');
    expect(await men('Blues')).toBe(8 - Number(fell.result.casualties));
    expect((await game.allowed('mines Blues --clear bayonet')).input.target).toBe('Blues');
  });

  test('a Claymore takes the men of the target in counts', async () => {
    await game.load([{ ...REDS, erect: true }, BLUES]);
    const { input } = await game.allowed('mines Reds --type claymore --range 20 --seed a');
    expect(input).toMatchObject({ targets: 10, uncovered: 10, erect: 10, target: 'Reds' });
  });

  test('wrg:soft.4 what is taken over works or is lost, and the men fire what is left', async () => {
    await game.load(ALL);
    await game.allowed('take-over Reds --what lmg-magazine --dice 4');
    expect((await game.unit('Reds')).says).toContain('1 magazine LMG');
    await game.allowed('take-over Reds --what lmg-magazine --dice 3');
    expect((await game.unit('Reds')).says).not.toContain('LMG');
    await game.refused('take-over Reds --what lmg-magazine', 'wrg:soft.4');
    await game.allowed('take-over Reds --what radio --dice 1');
    await game.refused('take-over Reds --what radio', 'wrg:soft.4');
  });

  test('wrg:react.30 men who surrender are off, and only where enemies are among them do they dice', async () => {
    await game.load(ALL);
    expect((await game.allowed('reaction-test Blues --mod -14 --seed a --no-log')).input.men).toBeUndefined();
    await game.allowed('roster mark Blues under-fire');
    const { input, result } = await game.allowed(
      'reaction-test Blues --mod -14 --interpenetrated --dice "1 1 1 / 1,1,1,6,6,6,6,6"',
    );
    expect(input.men).toBe(8);
    expect(result.surrendered).toBe(3);
    expect(await men('Blues')).toBe(5);
  });

  test('wrg:react.22 wrg:react.23 a test takes cover, quality and those who joined from the roster', async () => {
    await game.load([{ ...REDS, cover: 'trench', quality: 2 }, { ...BLUES, side: 'Allies' }, MG]);
    const { input } = await game.allowed('reaction-test Reds Blues --seed a');
    expect(input).toMatchObject({ allCovered: true, quality: 2, joined: ['Blues'] });
    expect((await game.allowed('reaction-test Reds --mod 3 --seed a')).input.quality).toBe(0);
    const gun = await game.allowed('reaction-test "MG 34" --seed a');
    expect(gun.input).toMatchObject({ crewWeapons: true, allCovered: false });
  });

  test('isolation, orders and prisoners take men, leaders and radios', async () => {
    await game.load([REDS, { ...BLUES, prisoner: true }, { ...PIAT, radios: 1, leaders: ['sgt'] }]);
    expect((await game.allowed('isolation Reds --leader-at 20')).input).toMatchObject({
      men: 10,
      leaders: 2,
    });
    expect((await game.allowed('orders Reds PIAT')).input).toMatchObject({ name: 'Reds', radio: true });
    const succeeded = await game.allowed('orders Reds PIAT --officer-hit');
    expect(succeeded.input).toMatchObject({ successor: 'sgt' });
    expect((await game.allowed('prisoners Blues PIAT')).input).toMatchObject({ men: 8, escort: 2 });
    await game.refused('prisoners Reds PIAT', 'wrg:prisoner.1');
  });

  test('wrg:building.8 (wrg:react.11) a building is exposed to what a unit has, and men inside who are lost come off', async () => {
    await game.load([
      { ...PANZER, weapons: ['afv-gun:1'] },
      { ...REDS, cover: 'bunker' },
    ]);
    let lost = 0;
    for (let i = 0; lost === 0; i++) {
      const { input, result } = await game.allowed(
        `demolish "Panzer III" Reds --bunker --heavy-shell --range 50 --seed d${i}`,
      );
      expect(input).toMatchObject({ fire: ['afv-gun:1'], men: 10 });
      lost = Number(result.lost);
    }
    expect(await men('Reds')).toBe(10 - lost);
    // They count in reaction tests.
    expect((await game.unit('Reds')).marks).toMatchObject({ lostInPeriod: lost, lostInBattle: lost });
  });

  test.each(['mines --type fougasse Blues --range 30', 'shoot Reds Blues --fire fougasse:1@30'])(
    'wrg:mine.4 wrg:react.18 wrg:R176 %s: a fougasse is flame to those who test, unless so ruled',
    async (line) => {
      await game.load([REDS, BLUES]);
      await game.allowed(`${line} --ruling wrg:R176=2 --seed a`);
      expect((await game.marks('Blues')).flame).toBeUndefined();
      await game.allowed(`${line} --seed a`);
      expect((await game.marks('Blues')).flame).toBe(1);
      const { input, steps } = await game.allowed('reaction-test Blues --seed a');
      expect(input.flame).toBe(true);
      expect(steps.find(({ id }) => id === 'flame')).toMatchObject({ clause: 'wrg:react.18', value: -2 });
    },
  );

  test('a drop costs men and heavy weapons', async () => {
    await game.load([{ ...REDS, weapons: ['rifle:8', 'mortar-2in:1'] }]);
    const { input, result } = await game.allowed(
      'air-landing Reds --rough 4 --off-table 1 --hw-off-table 1 --seed a',
    );
    expect(input).toMatchObject({ men: 10, hw: 1, target: 'Reds' });
    expect(await men('Reds')).toBe(10 - Number(result.casualties));
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:8']);
    expect((await game.allowed('air-landing Reds --period 2')).input.men).toBeUndefined();
  });

  test('wrg:air.16 a crash costs a group its own men, and not the crew of the aircraft', async () => {
    await game.load([REDS]);
    const { result } = await game.allowed(
      'air-landing Reds --by helicopter --hits 1 --dice "hit-aboard=1 passengers=3,4,4,4,4,4,4,4,4,4 crew=1,1,1,1"',
    );
    expect(result.casualties).toBe(5);
    expect(await men('Reds')).toBe(9);
    expect((await game.unit('Reds')).marks).toMatchObject({ lostInPeriod: 1, lostInBattle: 1 });
  });

  test('a group gets into a vehicle and out of it, and riders mount', async () => {
    await game.load([{ ...REDS, rides: 'horse' }, BLUES, TRUCK]);
    await game.allowed('move Blues Truck');
    expect((await game.unit('Blues')).marks.aboard).toBe('Truck');
    await game.refused('move Blues', 'wrg:vehicle.4');
    await game.allowed('move Blues --boarding 1');
    expect((await game.unit('Blues')).marks.aboard).toBeUndefined();
    await game.allowed('move Reds --mount');
    expect((await game.unit('Reds')).marks.mounted).toBe(true);
    await game.allowed('period');
    const shot = await game.allowed('shoot Blues Reds --range 40 --seed a');
    expect(shot.input.figure).toEqual(['10 Men:in=horse']);
    expect((await game.allowed('move Reds --dismount')).input).toMatchObject({
      type: 'horse',
      men: await men('Reds'),
    });
    expect((await game.unit('Reds')).marks.mounted).toBeUndefined();
  });

  test('a force is no troops', async () => {
    await game.load([REDS, { name: 'Agreed', side: 'Allies', kind: 'force', limit: 300 }]);
    await game.refused('shoot Agreed Reds --range 9', 'wrg:points.1');
    await game.refused('shoot Reds Agreed --range 9', 'wrg:points.1');
  });
});

describe('wg roster check', () => {
  const FORCE = { name: 'Agreed', side: 'Axis', kind: 'force', limit: 300 };
  const checked = async () => {
    const { code, stdout } = await game.type('roster check');
    const { checks } = JSON.parse(stdout) as {
      checks: { of: string; legal: boolean; told: { text: string }[]; wrong: { clause: string }[] }[];
    };
    const of = (name: string) => checks.find((check) => check.of === name)!;
    return { code, of, wrong: checks.flatMap(({ wrong }) => wrong.map(({ clause }) => clause)) };
  };

  test('wrg:points.1 it prices a side as wg points does, and compares it with what was agreed', async () => {
    const blues = { ...BLUES, radios: 1, men: 9, stores: ['2 x satchel-charge'] };
    await game.load([blues, FORCE]);
    const { result } = await game.allowed(
      'points --item "sgt, lmg-belt" --item "7 x rifle" --item "man, radio" --item "2 x satchel-charge"',
    );
    const { code, of } = await checked();
    expect(code).toBe(0);
    expect(of('Axis').told[0]!.text).toBe(
      `${result.points} points in all, ${300 - Number(result.points)} less than the 300 agreed`,
    );
    await game.load([blues, { ...FORCE, limit: 100 }]);
    const over = await checked();
    expect(over).toMatchObject({ code: 3, wrong: ['wrg:points.1'] });
    expect(over.of('Blues').legal).toBe(true);
  });

  test('it is told of units as they came into the game', async () => {
    await game.load([BLUES, FORCE]);
    const { of } = await checked();
    await game.allowed('roster mark Blues men=3');
    expect((await checked()).of('Axis').told).toEqual(of('Axis').told);
  });

  test('wrg:points.12 wrg:points.14 an AFV, its weapons and its crew are priced as wg points does', async () => {
    await game.load([PANZER]);
    const { result } = await game.allowed(
      'points --item "afv 20, afv-gun, mg-turret, projectors; cpl, smg, grenades; smg; 3 x pistol"',
    );
    const { code, of } = await checked();
    expect(code).toBe(0);
    expect(of('Axis').told[0]!.text).toBe(`${result.points} points in all`);
  });

  test('wrg:points.16 wrg:points.17 an AFV has its commander, and its crew SMGs and grenades', async () => {
    await game.load([{ ...PANZER, leaders: [], smgs: 1, grenades: 0 }]);
    expect(await checked()).toMatchObject({ code: 3, wrong: ['wrg:points.16', 'wrg:points.17'] });
  });

  test('wrg:points.12 an AFV without its weight cannot be priced', async () => {
    const { weight: _w, year: _y, ...panzer } = PANZER;
    await game.load([panzer]);
    expect(await checked()).toMatchObject({ code: 3, wrong: ['wrg:points.12'] });
  });

  test('wrg:option.5 only the agreed defender builds field defences, whose troops are doubled', async () => {
    await game.load([BLUES, { ...FORCE, defences: ['bunker 5'] }]);
    expect(await checked()).toMatchObject({ code: 3, wrong: ['wrg:option.5'] });
    await game.load([BLUES, { ...FORCE, limit: 900, defender: true, defences: ['bunker 5'] }]);
    const { code, of } = await checked();
    const { result } = await game.allowed(
      'points --defender --defence "bunker 5" --item "sgt, lmg-belt" --item "7 x rifle"',
    );
    expect(code).toBe(0);
    expect(of('Axis').told[0]!.text).toContain(`${result.points} points in all`);
  });

  test('wrg:scale.4 wrg:fire.4 wrg:fire.8 more leaders, helpers, weapons and grenades than men are breaches', async () => {
    await game.load([
      { name: 'A', men: 1, leaders: ['sgt', 'cpl'] },
      { name: 'B', men: 4, weapons: ['lmg-belt:1', 'lmg-no2:2'] },
      { name: 'C', kind: 'gun', weapon: 'mg-tripod', pieces: 2, men: 1 },
      { name: 'D', men: 2, grenades: 3 },
    ]);
    const { code, wrong } = await checked();
    expect({ code, wrong }).toEqual({
      code: 3,
      wrong: ['wrg:scale.4', 'wrg:fire.8', 'wrg:fire.4', 'wrg:fire.4'],
    });
  });

  test('house prices and rulings count', async () => {
    await game.load([{ ...BLUES, leaders: ['officer'] }]);
    const plain = (await checked()).of('Axis').told[0]!.text;
    const { stdout } = await game.type('roster check --ruling wrg:R9=2');
    const { checks } = JSON.parse(stdout) as { checks: { of: string; told: { text: string }[] }[] };
    expect(checks.find(({ of }) => of === 'Axis')!.told[0]!.text).not.toBe(plain);
  });
});

describe('whole games', () => {
  test('a small battle is played by names alone', async () => {
    const { code } = await game.type('roster load examples/wrg-1925-roster.yaml');
    expect(code).toBe(0);
    const lines = [
      'period --new --hidden "1 Gruppe"',
      'move "2 Section" --pace dash',
      'move "Panzer III" --pace move-and-fire',
      'shoot "1 Gruppe" "2 Section" --range 90',
      'shoot "MG 34" HQ --range 200',
      'shoot "3in mortar" "1 Gruppe" --range 300',
      'anti-tank PIAT "Panzer III" --points 0 --dice 1',
      'reaction-test "2 Section" --no-input',
      'reaction-test "Panzer III" --stationary --no-input',
      'period',
      'orders "2 Section" HQ',
      'shoot "2 Section" "1 Gruppe" --range 90 --group "rifle:2;men=2;range=80"',
      'smoke "Panzer III"',
      'artillery HQ --caller officer',
      'artillery "1 Gruppe" "MG 34"',
    ];
    for (const [i, line] of lines.entries()) {
      const { code, stderr } = await game.type(line.includes('--dice') ? line : `${line} --seed e${i}`);
      expect({ line, code, stderr }).toEqual({ line, code: 0, stderr: '' });
    }
    for (const { profile, began } of (await game.units()) as unknown as { profile: N; began: N }[]) {
      expect(profile.men ?? 0).toBeGreaterThanOrEqual(0);
      expect(profile.men ?? 0).toBeLessThanOrEqual(began.men ?? 0);
    }
  });

  test('odd names do no harm: the game remembers by all of them', async () => {
    const names = ['__proto__', 'Zügé 😀', 'x'.repeat(80), 'of: a; b=c', 'One, two'];
    await game.load(names.map((name) => ({ name, men: 6, weapons: ['rifle:6'] })));
    for (const [i, name] of names.entries()) {
      const other = names[(i + 1) % names.length]!;
      await game.allowed(`shoot "${name}" "${other}" --range 60 --seed ${i}`);
      expect((await game.unit(other)).says, other).toContain('under fire this period');
    }
    const { input } = await game.allowed(`artillery "${names[0]}" "${names[4]}" --seed a`);
    expect(input).toMatchObject({ target: ['__proto__', 'One, two'] });
    expect(input.figure).toBeUndefined();
    const both = await game.allowed(`artillery "${names[0]}" "${names[3]}" --seed a`);
    expect(both.input.figure).toHaveLength(2);
  });

  test('no shot makes a unit grow or leaves less than nobody, whatever falls', async () => {
    const targets = ['Reds', 'Blues', 'PIAT', '"MG 34"'];
    const small = ALL.map((unit) =>
      'men' in unit ? { ...unit, erect: undefined, men: Math.min(unit.men, 3) } : unit,
    );
    await game.load(small.map((unit) => JSON.parse(JSON.stringify(unit)) as object));
    for (let i = 0; i < 60; i++) {
      const [a, b] = [targets[i % 4]!, targets[(i * 7 + 1) % 4]!];
      const line = i % 5 === 0 ? `artillery ${b} --support 150` : `shoot ${a} ${b} --range 60`;
      if (a === b && i % 5 !== 0) continue;
      const before = await game.units();
      const { code, stdout } = await game.type(`${line} --seed r${i}`);
      const lost = code === 0 ? Number((JSON.parse(stdout) as { result: N }).result.casualties) : 0;
      const now = await game.units();
      const total = (units: typeof now) =>
        units.reduce((sum, { profile }) => sum + Number(profile.men ?? 0), 0);
      expect(total(before) - total(now), line).toBe(lost);
      for (const [j, { profile }] of now.entries()) {
        expect(Number(profile.men ?? 0), line).toBeGreaterThanOrEqual(0);
        expect(Number(profile.men ?? 0), line).toBeLessThanOrEqual(Number(before[j]!.profile.men ?? 0));
      }
    }
    expect((await game.units()).filter(({ gone }) => gone).length).toBeGreaterThan(0);
  });
});

type N = Readonly<Record<string, number>>;
