import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, BLUES, MG, PANZER, REDS, TRUCK } from './roster-units.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('mill', 'wrg-1925');
});
afterEach(() => game.clean());

const HIT = 'shoot Blues Reds --range 90 --moved 0 --dice "chance=6 identify=1,1"';

/** A shot that is resolved until it hits. */
async function shootUntilHit(line = 'shoot Blues Reds --range 90') {
  for (let i = 0; i < 40; i++) {
    const shot = await game.allowed(`${line} --seed s${i}`);
    if (Number(shot.result.casualties) > 0) return shot;
  }
  throw new Error('nobody fell');
}

describe('fire at men', () => {
  test('a shot takes weapons and men of who fires, and men and position of the target', async () => {
    await game.load([{ ...REDS, cover: 'soft', erect: true }, BLUES]);
    const { input } = await game.allowed('shoot Blues Reds --range 90');
    expect(input).toMatchObject({ name: 'Blues', men: 8, fire: ['lmg-belt:1', 'rifle:7'], target: 'Reds' });
    expect(input).toMatchObject({ targets: 10, uncovered: 10, softCover: 10, erectInCover: 10, erect: 0 });
  });

  test('men in a trench are not uncovered, and a heavy weapon is served by erect men with helpers', async () => {
    await game.load([{ ...REDS, cover: 'trench' }, MG, BLUES]);
    const { input } = await game.allowed('shoot "MG 34" Reds --range 90');
    expect(input).toMatchObject({ fire: ['mg-tripod:1', 'helper:2'], men: 3, targets: 10, uncovered: 0 });
    const back = await game.allowed('shoot Reds "MG 34" --range 90');
    expect(back.input).toMatchObject({ targets: 3, uncovered: 3, crews: 3, erect: 0 });
  });

  test('what is typed wins: weapons, men, and how the target stands as a whole', async () => {
    await game.load([{ ...REDS, erect: true }, BLUES]);
    const { input } = await game.allowed('shoot Blues Reds --fire rifle:3@40 --men 5 --uncovered 4 --no-log');
    expect(input).toMatchObject({ fire: ['rifle:3@40'], men: 5, targets: 10, uncovered: 4, erect: 0 });
    const counted = await game.allowed('shoot Blues Reds --range 90 --targets 3 --no-log');
    expect(counted.input).toMatchObject({ targets: 3, uncovered: 0, target: 'Reds' });
    const points = await game.allowed('shoot Blues Reds --points 24 --targets 10');
    expect(points.input.fire).toBeUndefined();
    expect(points.input.men).toBeUndefined();
  });

  test('the exact odds take the fill as well', async () => {
    await game.load(ALL);
    const typed = await game.type(
      'shoot --fire lmg-belt:1 --fire rifle:7 --men 8 --range 90 --targets 10 --uncovered 10 --name Blues --target Reds --odds',
    );
    const filled = await game.type('shoot Blues Reds --range 90 --odds');
    const { units, ...odds } = JSON.parse(filled.stdout) as Record<string, { names: string[] }>;
    // Flags name units as well as words do.
    const { units: byFlag, ...same } = JSON.parse(typed.stdout) as Record<string, { names: string[] }>;
    expect(odds).toEqual(same);
    expect(byFlag?.names).toEqual(['Blues', 'Reds']);
    expect(units?.names).toEqual(['Blues', 'Reds']);
  });

  test('wrg:fire.4 men who fall come off, and the rest fire a weapon each', async () => {
    await game.load(ALL);
    const { result } = await shootUntilHit();
    const { profile, says } = await game.unit('Reds');
    const left = 10 - Number(result.casualties);
    expect(profile.men).toBe(left);
    expect(says).toContain(`${left} of 10 men left`);
    await game.allowed('next');
    const { input } = await game.allowed('shoot Reds Blues --range 90');
    expect(input).toMatchObject({ men: left, fire: ['smg:2', 'lmg-magazine:1', `rifle:${left - 3}`] });
  });

  test('undo of a shot gives the men back', async () => {
    await game.load(ALL);
    await shootUntilHit();
    expect((await game.unit('Reds')).profile.men).not.toBe(10);
    const seen = (await game.unit('Reds')).says;
    await game.type('undo');
    expect(await game.unit('Reds')).toMatchObject({ profile: { men: 10 } });
    expect((await game.unit('Reds')).says).not.toBe(seen);
  });

  test('the game remembers by the names of the units what a reaction test asks for, and the roster says it', async () => {
    await game.load(ALL);
    const { result } = await shootUntilHit();
    expect((await game.unit('Reds')).says).toContain('under fire this period');
    const test = await game.allowed('reaction-test Reds --seed a');
    expect(test.input).toMatchObject({ name: 'Reds' });
    expect(test.input.lostInBattle).toBe(result.casualties);
    const said = test.steps.map(({ text }) => text).join('\n');
    expect(said).toContain(`${result.casualties} figure`);
    expect((await game.unit('Reds')).says).toContain(`tested for the next period: ${test.result.score}`);
  });

  test('wrg:identify.3 men who are known one by one fall by name, leaders and radio men among them', async () => {
    const figure = ['Cpl:20,radio', 'LCpl:25', '8 Rifleman:30'];
    await game.load([{ ...REDS, figure, erect: true }, BLUES]);
    const { input, result } = await shootUntilHit();
    expect(input.figure).toEqual(['Cpl:20,radio,erect', 'LCpl:25,erect', '8 Rifleman:30,erect']);
    const fallen = result.fallen as string[];
    const { profile } = await game.unit('Reds');
    expect(profile.men).toBe(10 - fallen.length);
    expect((profile.leaders as string[]).includes('cpl')).toBe(!fallen.includes('Cpl'));
    const riflemen = 8 - fallen.filter((name) => name === 'Rifleman').length;
    expect((profile.figure as string[]).at(-1)).toMatch(new RegExp(`^${riflemen} Rifleman`));
    expect(profile.radios).toBe(1 - ((result.radiosOut as string[]) ?? []).length);
  });

  test('wrg:identify.3 of men who are known one by one those who fell on mines or gave up are fired at no more', async () => {
    const figure = ['Cpl:20', '2 LCpl:25', '7 Rifleman:30'];
    await game.load([{ ...REDS, figure }, BLUES]);
    await game.allowed('mines Reds --squares 1 --dice "1 1 1 6 6 6 6 6 6 6"');
    const firedAt = async () => (await game.allowed('shoot Blues Reds --range 90 --no-log')).input.figure;
    expect(await firedAt()).toEqual(['Cpl:20', '2 LCpl:25', '4 Rifleman:30']);
    await game.allowed('roster mark Reds under-fire');
    await game.allowed(
      'reaction-test Reds --mod -14 --interpenetrated --dice "reaction=1,1,1 surrender=1,1,1,1,1,5,5"',
    );
    expect(await firedAt()).toEqual(['Cpl:20', '1 LCpl:25']);
  });

  test('a list is emptied by hand, and what stands in it is shown where its value is missing', async () => {
    await game.load([REDS, BLUES]);
    expect((await game.type('roster mark Reds leaders=')).stderr).toContain('leaders=sgt');
    await game.allowed('roster mark Reds leaders=no');
    expect((await game.unit('Reds')).says).toMatch(/^10 men, 2 SMGs/);
    expect((await game.type('roster mark Reds leaders=none')).code).toBe(2);
  });

  test('wrg:soft.5 a crew whose weapon somebody has taken over is told with what it has besides', async () => {
    await game.load([REDS, BLUES, { ...MG, weapons: ['rifle:2'], lostInBattle: 1 }]);
    expect((await game.unit('MG 34')).says).toMatch(/^1 tripod or wheeled MG, 3 men/);
    await game.allowed('take-over Blues "MG 34" --what mg-tripod --specialist --dice 6');
    expect((await game.unit('MG 34')).says).toMatch(
      /^no tripod or wheeled MG, 3 men, led by a corporal, 2 rifles/,
    );
  });

  test('(wrg:identify.3) a roster tells of as many men one by one as there are', async () => {
    const of = (men: number, ...figure: string[]) =>
      game.load([{ ...REDS, men, weapons: [], figure }, BLUES]);
    await expect(of(9, 'Cpl:20', '9 Rifleman:30')).rejects.toThrow('figure tells of 10 men, and men of 9');
    await expect(of(2, 'Cpl:20')).rejects.toThrow('figure tells of 1 man, and men of 2');
    await of(10, 'Cpl:20', '9 Rifleman:30');
  });

  test('wrg:soft.1 a soft vehicle is fired at as the men in it are, and may be destroyed', async () => {
    await game.load([{ ...REDS, aboard: 'Truck' }, BLUES, TRUCK]);
    await game.refused('shoot Blues Reds --range 90', 'wrg:soft.1');
    let shot = await shootUntilHit('shoot Blues Truck Reds --range 40');
    expect(shot.input.figure).toEqual([
      '2 Crew:in=Truck,still',
      'Cpl of Passengers:in=Truck,still',
      'Lcpl of Passengers:in=Truck,still',
      'Signaller of Passengers:in=Truck,still,radio',
      '7 Passengers:in=Truck,still',
    ]);
    const crew = (shot.result.fallen as string[]).filter((name) => name === 'Crew').length;
    // Of a vehicle that is destroyed they are men on foot.
    const out = (await game.units()).find(({ name }) => name === 'Truck crew')?.profile.men ?? 0;
    expect(Number((await game.unit('Truck')).profile.crew) + Number(out)).toBe(2 - crew);
    expect((await game.unit('Reds')).profile.men).toBe(10 - (shot.result.fallen as string[]).length + crew);
    for (let i = 0; (shot.result.vehiclesLost as string[]).length === 0; i++) {
      await game.load([REDS, BLUES, TRUCK]);
      shot = await game.allowed(`shoot Blues Truck --range 40 --seed t${i}`);
    }
    expect(await game.unit('Truck')).toMatchObject({ marks: { destroyed: true }, gone: true });
  });

  test('wrg:crew.5 of an AFV only who is exposed is fired at', async () => {
    await game.load([PANZER, REDS]);
    await game.refused('shoot Reds "Panzer III" --range 40', 'wrg:crew.5');
    await game.allowed('roster mark "Panzer III" exposed=2');
    const { input } = await game.allowed('shoot Reds "Panzer III" --range 40');
    expect(input).toMatchObject({ targets: 2, exposed: 2, uncovered: 0 });
  });

  test('wrg:heavy.7 of gun and machine gun in a turret the first fires, or what is typed', async () => {
    await game.load(ALL);
    expect((await game.allowed('shoot "Panzer III" Reds --range 90')).input.fire).toEqual(['afv-gun:1']);
    await game.refused('shoot "Panzer III" Reds --fire mg-turret:1 --range 90', 'wrg:heavy.7');
    await game.allowed('period');
    const { input } = await game.allowed('shoot "Panzer III" Reds --fire mg-turret:1 --range 90');
    expect(input).toMatchObject({ fire: ['mg-turret:1'], men: 5 });
  });

  test('several groups in the area of off-table fire lose their own men each', async () => {
    await game.load([
      { ...REDS, men: 20 },
      { ...BLUES, men: 12 },
    ]);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const before = await game.units();
      const { input, result } = await game.allowed(`artillery Reds Blues --support 150 --seed ${seed}`);
      expect(input.target).toEqual(['Reds', 'Blues']);
      const now = await game.units();
      const lost = now.map(({ profile }, i) => Number(before[i]!.profile.men) - Number(profile.men));
      expect(lost[0]! + lost[1]!).toBe(result.casualties);
      const fallen = result.fallen as string[];
      expect(lost[0]).toBe(fallen.filter((name) => name.endsWith(' of Reds')).length);
    }
  });

  test('wrg:offtable.2 whoever calls for fire needs a radio', async () => {
    await game.load(ALL);
    expect((await game.allowed('artillery Reds --caller officer')).input.noRadio).toBe(false);
    await game.refused('artillery Blues --caller officer', 'wrg:offtable.2');
    await game.allowed('artillery Blues Reds --caller officer');
    expect((await game.unit('Blues')).profile.men).toBe(8);
  });

  test('a unit without weapons does not fire, and nobody fires who is out of the battle', async () => {
    await game.load([
      { ...REDS, weapons: [] },
      { ...BLUES, prisoner: true },
    ]);
    await game.refused('shoot Reds --targets 3 --range 90', 'wrg:fire.7');
    const { code, stderr } = await game.type('shoot Blues Reds --range 20');
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('taken prisoner') });
  });
});

describe('periods', () => {
  test('wrg:tactical.4 who moved or did not fire last period fires with less, from the first period on', async () => {
    await game.load(ALL);
    const line = 'shoot Blues Reds --range 90 --seed a --no-log';
    // Before the first period nobody has fired, whether or not anybody has told of it.
    expect((await game.allowed(line)).input.moved).toBe(8);
    await game.allowed('period');
    expect((await game.allowed(line)).input).toMatchObject({ moved: 8, movedAndSilent: 0 });
    await game.allowed('move Blues');
    expect((await game.allowed(line)).input).toMatchObject({
      moved: 8,
      movedAndSilent: 8,
      ownMove: 'walked',
    });
    await game.allowed('shoot Blues Reds --range 90 --seed a');
    await game.allowed('period');
    expect((await game.allowed(line)).input).toMatchObject({ moved: 0, movedAndSilent: 0 });
    expect((await game.allowed(line)).input.ownMove).toBeUndefined();
    await game.allowed('period');
    expect((await game.allowed(line)).input).toMatchObject({ moved: 8 });
  });

  test('the ruling of wrg:R152: a walk leaves men erect, a crawl prone, and a dash protects them this period', async () => {
    await game.load(ALL);
    await game.allowed('period');
    await game.allowed('move Reds --pace dash');
    const { input } = await game.allowed('shoot Blues Reds --range 90 --no-log');
    expect(input).toMatchObject({ uncovered: 0, erect: 10 });
    await game.allowed('period');
    expect((await game.allowed('shoot Blues Reds --range 90 --no-log')).input).toMatchObject({
      uncovered: 10,
    });
    await game.allowed('move Reds --pace crawl');
    expect((await game.allowed('shoot Blues Reds --range 90 --no-log')).input).toMatchObject({ erect: 0 });
    await game.refused('shoot Reds Blues --range 90', 'wrg:fire.6');
  });

  test('wrg:vehicle.1 a vehicle that dashed does not fire, and one that moves fires with less', async () => {
    await game.load(ALL);
    await game.allowed('period');
    await game.allowed('move "Panzer III" --pace move-and-fire');
    expect((await game.allowed('shoot "Panzer III" Reds --range 90')).input.movingVehicleWeapons).toBe(1);
    await game.refused('move "Panzer III" --pace dash', 'wrg:vehicle.1');
    await game.allowed('period');
    await game.allowed('move "Panzer III" --pace dash');
    await game.refused('shoot "Panzer III" Reds --range 90', 'wrg:vehicle.1');
    await game.allowed('period');
    expect((await game.allowed('shoot "Panzer III" Reds --range 90')).input.movingVehicleWeapons).toBe(0);
  });

  test('wrg:locate.2 what is looked for is told by what it did this period', async () => {
    await game.load(ALL);
    expect((await game.allowed('spot Reds Blues')).input).toMatchObject({ doing: 'stationary' });
    await game.allowed('move Blues --pace crawl');
    await game.allowed('shoot "MG 34" Reds --range 90');
    expect((await game.allowed('spot Reds Blues')).input).toMatchObject({ doing: 'moving-prone' });
    const gun = await game.allowed('spot Reds "MG 34"');
    expect(gun.input).toMatchObject({ doing: 'in-position', alsoDoing: 'heavy-firing' });
    expect((await game.allowed('listen "MG 34"')).input.noise).toBe('firing');
    await game.allowed('move "Panzer III" --pace dash');
    expect((await game.allowed('listen "Panzer III"')).input.noise).toBe('tracked');
    expect((await game.allowed('spot "Panzer III" Reds --bearing 20 --range 30')).input.viewer).toBe(
      'turret',
    );
  });

  test('a new battle forgets who fired, and the men who fell stay off', async () => {
    await game.load(ALL);
    await game.allowed('period');
    await shootUntilHit();
    const { profile } = await game.unit('Reds');
    await game.allowed('period --new');
    expect((await game.unit('Blues')).marks.lastFired).toBeUndefined();
    expect((await game.unit('Reds')).profile.men).toBe(profile.men);
    expect((await game.unit('Reds')).says).not.toContain('under fire');
  });
});

test('the dice of a shot may be entered', async () => {
  await game.load(ALL);
  const { result } = await game.allowed(HIT);
  expect(result.casualties).toBe(2);
  expect((await game.unit('Reds')).profile.men).toBe(8);
});
