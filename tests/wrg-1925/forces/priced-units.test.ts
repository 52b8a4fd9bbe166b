import { describe, expect, test } from 'vitest';
import { armyOf } from '../../../rulesets/wrg-1925/forces/army.js';
import { singlesOf } from '../../../rulesets/wrg-1925/forces/bill.js';
import { check } from '../../../rulesets/wrg-1925/forces/check.js';
import { type Item, itemIn } from '../../../rulesets/wrg-1925/forces/items.js';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { play } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { unit } from '../../support/forbids.js';
import { playing } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** Units of a roster, as they are priced: men with what each has in hand, and what else belongs to them. */

const of = (kind: string, profile: Input, name = 'A', side = 'Axis'): Unit => ({
  ...unit(kind, profile, {}, name),
  side,
});
/** An item as it could be typed. */
const said = ({ n, men, vehicle, things = [], emplaced }: Item): string => {
  const carried = (all: readonly { name: string; n: number }[]) => all.map((of) => `${of.n} ${of.name}`);
  const crew = (vehicle?.crew ?? []).map(
    (of) => `; ${of.n} x ${[of.rank, ...carried(of.things)].join(', ')}`,
  );
  const parts = [
    ...(men ? [men.rank, ...carried(men.things)] : []),
    ...(vehicle ? [`${vehicle.name} ${vehicle.tons}`, ...carried(vehicle.things)] : []),
    ...carried(things),
    ...(emplaced ? ['emplaced'] : []),
  ];
  return `${n} x ${parts.join(', ')}${crew.join('')}`;
};
const priced = (kind: string, profile: Input): string[] =>
  armyOf('Axis', [of(kind, profile)]).groups[0]!.items.map(said);

describe('(wrg:fire.4) men', () => {
  test('have a weapon each, the leaders first, and grenades as far as they go', () => {
    const section = { men: 4, leaders: ['sgt'], weapons: ['rifle:3'], grenades: 1 };
    expect(priced('group', section)).toEqual(['1 x sgt, 1 rifle, 1 grenade', '2 x man, 1 rifle', '1 x man']);
  });

  test('who are alike stand together', () => {
    expect(priced('group', { men: 3, weapons: ['rifle:1', 'smg:1', 'rifle:1'] })).toEqual([
      '2 x man, 1 rifle',
      '1 x man, 1 smg',
    ]);
  });

  test('bring what nobody has in hand besides', () => {
    const laden = {
      men: 1,
      weapons: ['rifle:2', 'satchel:1', 'grenade:1'],
      radios: 1,
      stores: ['2 x detector'],
    };
    expect(priced('group', laden)).toEqual([
      '1 x man, 1 rifle, 1 grenade',
      '1 x 1 satchel-charge, 1 rifle, 1 mine-detector, 1 mine-detector, 1 radio',
    ]);
    expect(priced('group', { men: 1, weapons: ['fougasse:1'] })).toEqual(['1 x man', '1 x 1 claymore']);
  });

  test('(wrg:points.15) may ride, one animal or cycle each', () => {
    expect(priced('group', { men: 2, rides: 'bicycle' })).toEqual(['2 x man', '2 x cycle 0']);
    expect(priced('group', { men: 2, rides: 'horse' })).toEqual(['2 x man', '2 x horse 0']);
    expect(priced('group', { men: 0, rides: 'horse' })).toEqual([]);
  });
});

describe('(wrg:points.10) a heavy weapon', () => {
  test('stands beside its men', () => {
    expect(priced('gun', { weapon: 'mg-tripod', pieces: 2, men: 2 })).toEqual(['2 x man', '1 x 2 mg-tripod']);
  });

  test('(wrg:option.9) is emplaced by itself', () => {
    const dug = { weapon: 'mg-tripod', men: 1, emplaced: true };
    expect(priced('gun', dug)).toEqual(['1 x man', '1 x 1 mg-tripod, emplaced']);
    expect(priced('gun', { ...dug, weapons: ['rifle:1'], stores: ['mine-detector'], radios: 1 })).toEqual([
      '1 x man, 1 rifle',
      '1 x 1 mg-tripod, emplaced',
      '1 x 1 mine-detector, 1 radio',
    ]);
  });
});

describe('a vehicle', () => {
  test.each([
    ['wrg:points.13', { type: 'truck', load: 3, crew: 2 }, '1 x soft 3; 2 x man'],
    ['wrg:points.13', { type: 'truck', crew: 1 }, '1 x soft 0; 1 x man'],
    ['wrg:points.15', { type: 'motorcycle', load: 1, crew: 1 }, '1 x motorcycle 0; 1 x man'],
    ['wrg:points.12', { type: 'medium-tank', weight: 30, year: 1943, crew: 1 }, '1 x afv 30; 1 x man'],
    [
      'wrg:points.12',
      { type: 'tracked-afv', at: 'apc', weight: 9, year: 1960, crew: 1 },
      '1 x apc 9; 1 x man',
    ],
  ])('(%s) %j is priced as %s', (_, profile, as) => {
    expect(priced('vehicle', profile as Input)).toEqual([as]);
  });

  test('brings what is mounted on it, and its crew what they have', () => {
    const armed = {
      ...{ type: 'light-tank', weight: 8, year: 1940, crew: 3, leaders: ['cpl'], smgs: 2, grenades: 1 },
      ...{ weapons: ['light-gun:1', 'mg-turret:1'], stores: ['flail'], projectors: true, emplaced: true },
    };
    expect(priced('vehicle', armed)).toEqual([
      '1 x afv 8, 1 afv-gun, 1 mg-turret, 1 flail, 1 projectors, emplaced; 1 x cpl, 1 smg, 1 grenade; 1 x man, 1 smg; 1 x man',
    ]);
  });
});

describe('a side', () => {
  const force = (profile: Input) => of('force', profile, 'Agreed');
  const total = (...units: readonly Unit[]) =>
    check(units).flatMap(({ of: whose, rule, tells = [] }) =>
      play(rule(), seededHand('check', 0), { rulings: {} })
        .steps.filter(({ id }) => tells.includes(id))
        .map(({ text }) => `${whose}: ${text}`),
    );

  test('wrg:points.1 pays for its own', () => {
    expect(total(of('group', { men: 2 }), of('group', { men: 1 }, 'B', 'Allies'))).toEqual([
      'Axis: 20 points in all',
      'Allies: 10 points in all',
    ]);
    expect(total(of('group', { men: 2 }), force({ limit: 30 }))).toEqual([
      'Axis: 20 points in all, 10 less than the 30 agreed',
    ]);
    expect(total(of('group', { men: 2 }), force({}))).toEqual(['Axis: 20 points in all']);
  });

  test('is no unit itself, and has a name, or none', () => {
    expect(check([force({})]).map(({ of: whose }) => whose)).toEqual(['Axis']);
    const { side: _, ...nobodys } = of('group', { men: 1 });
    expect(check([nobodys]).map(({ of: whose }) => whose)).toEqual(['A', 'the force']);
  });

  test('wrg:option.5 builds where a single gun of many units is dug in', () => {
    const dug = of('gun', { weapon: 'mg-tripod', men: 1, emplaced: true }, 'MG');
    const built = check([of('group', { men: 2 }), dug]).flatMap(({ rule }) =>
      play(rule(), seededHand('check', 0), { rulings: {} }).steps.filter(({ id }) => id === 'builds'),
    );
    expect(built.map(({ value }) => value)).toEqual([false]);
  });

  test('wrg:points.17 is short of arms, whichever of its AFVs is', () => {
    const tank = (name: string, smgs: number) =>
      of(
        'vehicle',
        { type: 'light-tank', weight: 8, year: 1940, crew: 2, leaders: ['cpl'], smgs, grenades: 1 },
        name,
      );
    const isRight = (...units: readonly Unit[]) =>
      play(check(units).at(-1)!.rule(), seededHand('a', 0), { rulings: {} }).result;
    const led = { ...tank('B', 2), profile: { ...tank('B', 2).profile, leaders: ['sgt'] } };
    const sgt = { ...led, began: led.profile };
    expect(isRight(tank('A', 2), sgt)).toBe(true);
    expect(isRight(tank('A', 1), sgt)).toBe(false);
  });

  test('wrg:points.16 owes the crews that are on no list', () => {
    const lines = (...item: string[]) =>
      protocolOf(points, { item }).filter((line) => line.includes('crew-arms'));
    expect(lines('2 x afv 10', 'apc 5')).toEqual([
      'wrg:points.17 crew-arms = false: 3 AFV crews still to be armed: at least 2 SMGs and grenades for one man in each',
    ]);
    expect(lines('afv 10; cpl, smg, grenades; smg')).toEqual([
      'wrg:points.17 crew-arms = true: each AFV crew has its 2 SMGs, and grenades for one man',
    ]);
    expect(protocolOf(points, { item: ['afv 10; smg, grenades; smg'] })).toContain(
      'wrg:points.16 commanders = false: 1 AFV: commanded by a man, and should be by a corporal',
    );
  });
});

describe('what is paid for', () => {
  const { said: announced, settled } = playing(points);
  const free = (item: string) => settled({ item: [item] }, { 'wrg:R120': 2 }).result.points;

  test.each([
    ['lmg-belt, rifle', 30],
    ['rifle, lmg-belt', 30],
    ['rifle, smg', 15],
    ['pistol, grenades', 12],
  ])('wrg:R120 option 2: of %s the dearest weapon alone', (item, sum) => {
    expect(free(item)).toBe(sum);
  });

  test('wrg:R120 option 2: of two that cost the same the first', () => {
    const ids = settled({ item: ['smg, rifle'] }, { 'wrg:R120': 2 }).steps.map(({ id }) => id);
    expect(ids).toContain('smg');
    expect(ids).not.toContain('rifle');
    expect(Object.keys(settled({ item: ['rifle'] }).rulings)).not.toContain('wrg:R120');
  });

  test('(wrg:points.8) a pistol costs a man what it is priced at, where he has nothing else', () => {
    const own = { 'wrg:table.troop-points/pistol': 3 };
    const each = (item: string) => {
      const { result } = play(singlesOf([itemIn(item)]), seededHand('a', 0), {
        rulings: {},
        cells: own as never,
      });
      return result;
    };
    expect([each('man'), each('2 x pistol'), each('rifle'), each('grenades')]).toEqual([13, 26, 15, 12]);
    expect(each('2 x rifle, grenades')).toBe(34);
  });

  test('wrg:R121 what the book does not price costs what is ruled', () => {
    for (const name of ['sticky-bomb', 'molotov']) {
      const cost = (option: number) => settled({ item: [name] }, { 'wrg:R121': option }).result.points;
      expect([cost(1), cost(2)], name).toEqual([12, 20]);
    }
  });

  test('is told as points, or as one', () => {
    expect(announced({ offTable: ['1'] })).toBe('50 points');
    expect(points.announce({ points: 1 }, {} as never)).toBe('1 point');
    expect(points.announce({ points: 20, left: 0 }, { limit: 20 } as never)).toBe(
      '20 points: within the 20 agreed, 0 left',
    );
    expect(points.announce({ points: 21, left: -1 }, { limit: 20 } as never)).toBe(
      '21 points: 1 more than the 20 agreed',
    );
    expect(Object.keys(points.result)).toEqual(['points', 'left']);
  });

  test('wrg:option.9 of a group with a name each emplacement is told by it', () => {
    const groups = [{ name: 'MMGs', items: ['2 x mg-tripod, emplaced', 'rifle'] }];
    const lines = protocolOf(points, { list: { defender: true, groups } });
    expect(lines).toContain(
      'wrg:option.9 wrg:R123 emplacement = 30: MMGs: 2 emplacements, 50 per cent of 30 points each, 30 points',
    );
    expect(lines.filter((line) => line.includes(' emplacement = '))).toHaveLength(1);
  });

  test('wrg:option.9 of men who serve a weapon it alone is emplaced', () => {
    const lines = protocolOf(points, { item: ['man, rifle, mg-tripod, emplaced'], defender: true });
    expect(lines.filter((line) => line.includes(' emplacement = '))).toEqual([
      'wrg:option.9 wrg:R123 emplacement = 15: 1 emplacement, 50 per cent of 30 points each, 15 points',
    ]);
  });

  test('wrg:option.6 to wrg:option.12 each field defence is told by what it is', () => {
    const defence = ['bunker 5', 'ap-mines 10 x 5', 'at-mines 10', 'wire 10', 'pungis 10'];
    const more = ['fougasse', 'command-mine', '2 x trip-flare'];
    expect(protocolOf(points, { defender: true, defence: [...defence, ...more] }).slice(0, 8)).toEqual([
      'wrg:option.6 bunker = 50: a bunker for 5 men at 10, 50 points',
      'wrg:option.10 wrg:R58 ap-mines = 10: anti-personnel mines, 10 metres by 5, 2 times 5 metres at 5, 10 points',
      'wrg:option.10 wrg:R58 at-mines = 20: anti-tank mines, 10 metres by 5, 2 times 5 metres at 10, 20 points',
      'wrg:option.10 wrg:R58 wire = 4: wire, 10 metres by 5, 2 times 5 metres at 2, 4 points',
      'wrg:option.10 wrg:R58 pungis = 4: pungis, 10 metres by 5, 2 times 5 metres at 2, 4 points',
      'wrg:option.11 fougasse = 10: a fougasse at 10 points',
      'wrg:option.11 wrg:R11 command-mine = 10: a command detonated mine at 10 points',
      'wrg:option.12 trip-flare = 6: 2 times a trip flare at 3, 6 points',
    ]);
  });

  test('wrg:points.2 players are reminded of what no list tells', () => {
    expect(remindersOf(points, {})).toEqual([
      'wrg:points.2',
      'wrg:points.5',
      'wrg:points.18',
      'wrg:scale.4',
      'wrg:figure.1',
    ]);
  });

  test.each([
    ['2 x afv 10', 'wrg:points.12 afv = 100: 2 AFVs of 10 tons at 50, 100 points'],
    ['apc 5', 'wrg:points.12 apc = 25: 1 armoured carrier of 5 tons at 25 points'],
    ['2 x apc 5', 'wrg:points.12 apc = 50: 2 armoured carriers of 5 tons at 25, 50 points'],
    ['soft 2', 'wrg:points.13 soft = 15: 1 soft vehicle for 2 tons at 15 points'],
    ['motorcycle', 'wrg:points.15 wrg:R11 motorcycle = 10: 1 motorcycle at 10 points'],
    ['2 x motorcycle', 'wrg:points.15 wrg:R11 motorcycle = 20: 2 motorcycles at 10, 20 points'],
    ['cycle', 'wrg:points.15 wrg:R11 cycle = 5: 1 cycle at 5 points'],
    ['3 x cycle', 'wrg:points.15 wrg:R11 cycle = 15: 3 cycles at 5, 15 points'],
    ['horse', 'wrg:points.15 wrg:R11 horse = 5: 1 horse at 5 points'],
    ['glider', 'wrg:points.15 wrg:R121 aircraft = 0: 1 aircraft at no cost (house)'],
    ['2 x helicopter', 'wrg:points.15 wrg:R121 aircraft = 0: 2 aircraft at no cost (house)'],
    ['afv 5, automatic-gun', 'wrg:points.11 wrg:R122 automatic-gun = 50: 1 automatic gun at 50 points'],
    ['missile', 'wrg:points.11 wrg:R124 missile = 50: 1 missile set with 2 missiles, at 50 points'],
  ])('%s', (item, line) => {
    expect(protocolOf(points, { item: [item] })).toContain(line);
  });

  test.each(['motorcycle', 'cycle', 'horse'])(
    'wrg:points.15 nobody says that a crew of a %s is missing',
    (item) => {
      expect(protocolOf(points, { item: [item] }).filter((line) => line.includes('crew'))).toEqual([]);
    },
  );
});
