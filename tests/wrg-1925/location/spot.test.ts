import { describe, expect, test } from 'vitest';
import { spot } from '../../../rulesets/wrg-1925/location/spot.js';
import { COLUMNS, locationRanges } from '../../../rulesets/wrg-1925/location/tables.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, idsOf, inputOf, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { playing, proveAll, tableOf, withDice } from '../in-battle.js';

const { settled: play, blamed: conflictOf } = playing(spot);
const reach = (given: Given, rulings: Rulings = {}) => play(given, rulings).result.metres;
const located = (given: Given, rulings: Rulings = {}) => play(given, rulings).result.located;
const ids = (given: Given, rulings: Rulings = {}) => idsOf(play(given, rulings));
const MAN = { doing: 'moving-erect' };
const DARK = { light: 'dark' };

describe('location ranges', () => {
  test.each(
    Object.entries(locationRanges.cells).flatMap(([doing, cell]) =>
      (['open', 'woods', 'trees', 'hedge'] as const).map((terrain) => [doing, terrain, cell.value] as const),
    ),
  )('wrg:locate.2 wrg:R100 %s in terrain %s by day', (doing, terrain, row) => {
    // A column that is not applicable gives way to open ground.
    const cell = row[terrain] === 'not applicable' ? row.open : row[terrain];
    expect(reach({ doing, terrain })).toBe(cell);
    expect(play({ doing, terrain }).steps.at(-1)).toMatchObject({ id: 'range', value: cell });
  });

  test.each(
    Object.entries(locationRanges.cells).flatMap(([doing, cell]) =>
      (['dark', 'dark-silent', 'moonlight'] as const).map((column) => [doing, column, cell.value] as const),
    ),
  )('wrg:locate.2 wrg:locate.4 %s in the open, %s: the lesser range', (doing, column, row) => {
    const cell = row[column] === 'not applicable' ? row.dark : row[column];
    const number = (of: unknown) => (of === '500+' ? Infinity : Number(of));
    const least = Math.min(number(cell), number(row.open));
    const light = column === 'moonlight' ? 'moonlight' : 'dark';
    expect(number(reach({ doing, light, ...(column === 'dark-silent' && { silent: true }) }))).toBe(least);
    if (column === 'moonlight') expect(number(reach({ doing, light: 'illuminated' }))).toBe(least);
  });

  test('all seven columns are used', () => {
    expect(COLUMNS).toHaveLength(7);
  });

  test('wrg:locate.2 a heavy weapon group in position is looked up with infantry moving prone', () => {
    expect(reach({ doing: 'in-position' })).toBe(200);
    expect(reach({ doing: 'in-position', terrain: 'hedge' })).toBe(50);
  });

  test('wrg:locate.3 of two things it does the greater range counts: prone men who fire are seen at 500 metres', () => {
    const given = { doing: 'stationary', alsoDoing: 'firing' };
    expect(reach(given)).toBe(500);
    expect(stepOf(play(given), 'greatest')).toMatchObject({ clause: 'wrg:locate.3', value: 500 });
    expect(reach({ doing: 'firing', alsoDoing: 'stationary' })).toBe(500);
  });

  test('wrg:locate.4 of two terrains the lesser range counts', () => {
    const given = { ...MAN, terrain: 'hedge', alsoTerrain: 'woods' };
    expect(reach(given)).toBe(50);
    expect(stepOf(play(given), 'least')).toMatchObject({ clause: 'wrg:locate.4', value: 50 });
    expect(reach({ ...MAN, terrain: 'hedge', light: 'moonlight' })).toBe(100);
    expect(ids(MAN)).not.toContain('least');
  });

  test('wrg:locate.2 wrg:R99 500+ has no end in sight; if so ruled it ends at 500', () => {
    expect(reach({ doing: 'vehicle-moving' })).toBe('500+');
    expect(located({ doing: 'vehicle-moving', range: 900 })).toBe(true);
    expect(reach({ doing: 'vehicle-moving' }, { 'wrg:R99': 2 })).toBe(500);
    expect(located({ doing: 'vehicle-moving', range: 900 }, { 'wrg:R99': 2 })).toBe(false);
    expect(spot.announce({ metres: '500+' }, inputOf(spot, MAN) as never)).toBe(
      'located at any distance in sight',
    );
  });

  test('wrg:locate.2 wrg:R100 a cell not applicable gives way to another column; if so ruled it means never', () => {
    const never = { 'wrg:R100': 2 };
    expect(reach({ ...MAN, terrain: 'trees' })).toBe(500);
    expect(reach({ ...MAN, terrain: 'trees' }, never)).toBe(0);
    expect(located({ ...MAN, terrain: 'trees', range: 0 }, never)).toBe(false);
    expect(reach({ ...MAN, terrain: 'trees', alsoTerrain: 'hedge' })).toBe(100);
    expect(reach({ ...MAN, terrain: 'trees', ...DARK })).toBe(50);
    expect(reach({ doing: 'firing', ...DARK, silent: true })).toBe(250);
    expect(reach({ doing: 'firing', ...DARK, silent: true }, never)).toBe(0);
    expect(reach({ doing: 'firing', alsoDoing: 'stationary', ...DARK, silent: true }, never)).toBe(10);
  });

  test('wrg:locate.2 wrg:R101 a man who stands still and erect is seen as one who moves erect, or if so ruled as one at rest', () => {
    expect(reach({ doing: 'standing' })).toBe(500);
    expect(reach({ doing: 'standing' }, { 'wrg:R101': 2 })).toBe(100);
    expect(stepOf(play({ doing: 'standing' }), 'standing').ruling).toBe('wrg:R101');
  });

  test('wrg:locate.2 (wrg:foot.6) wrg:R102 the silence of the target counts; if so ruled that of those who look', () => {
    expect(reach({ ...MAN, ...DARK })).toBe(50);
    expect(reach({ ...MAN, ...DARK, silent: true })).toBe(25);
    expect(reach({ ...MAN, ...DARK, viewerSilent: true })).toBe(50);
    const viewers = { 'wrg:R102': 2 };
    expect(reach({ ...MAN, ...DARK, silent: true }, viewers)).toBe(50);
    expect(reach({ ...MAN, ...DARK, viewerSilent: true }, viewers)).toBe(25);
    expect(stepOf(play({ ...MAN, ...DARK, silent: true }), 'silence').ruling).toBe('wrg:R102');
  });
});

describe('night equipment', () => {
  const seen = { ...MAN, ...DARK, nightEquipment: 'infra-red' };

  test('wrg:light.2 wrg:locate.2 wrg:R106 it shows the target as by moonlight; if so ruled it has no effect', () => {
    for (const nightEquipment of ['intensifier', 'infra-red', 'searchlight', 'infra-red-searchlight']) {
      expect(reach({ ...seen, nightEquipment })).toBe(100);
      expect(reach({ ...seen, nightEquipment }, { 'wrg:R106': 2 })).toBe(50);
    }
    expect(stepOf(play(seen), 'night-equipment')).toMatchObject({
      clause: 'wrg:light.2',
      ruling: 'wrg:R106',
    });
    expect(stepOf(play({ ...seen, nightEquipment: 'searchlight' }), 'night-equipment').text).toContain(
      'everyone',
    );
    expect(reach({ ...seen, silent: true })).toBe(100);
    expect(stepOf(play({ ...seen, silent: true }), 'silence').text).toContain('makes no difference');
  });

  test('wrg:light.2 infantry has it only on the model, a vehicle what was standard', () => {
    expect(stepOf(play(seen), 'equipped').text).toContain('on the model');
    expect(reach({ ...seen, notModelled: true })).toBe(50);
    expect(reach({ ...seen, notModelled: true, silent: true })).toBe(25);
    expect(stepOf(play({ ...seen, viewer: 'turret' }), 'equipped').text).toContain('standard');
    expect(conflictOf({ ...seen, viewer: 'turret', notModelled: true })).toBe('notModelled');
  });

  test('wrg:light.1 the means of seeing are recalled in the dark; wrg:locate.11 the training assumed always', () => {
    const reminders = (given: Given) => remindersOf(spot, inputOf(spot, given));
    expect(reminders({ ...MAN, ...DARK })).toContain('wrg:light.1');
    expect(reminders(MAN)).not.toContain('wrg:light.1');
    expect(reminders(MAN)).toContain('wrg:locate.11');
  });

  test('wrg:R54 where the sheet alone is played there is no night equipment', () => {
    expect(reach(seen, { 'wrg:R54': 2 })).toBe(50);
    expect(stepOf(play(seen, { 'wrg:R54': 2 }), 'night-equipment').ruling).toBe('wrg:R54');
  });
});

describe('whether it is located', () => {
  test('wrg:locate.1 observed fire needs a located target', () => {
    const line = (range: number) => stepOf(play({ doing: 'stationary', range }), 'located');
    expect(line(80)).toMatchObject({ clause: 'wrg:locate.1', value: true });
    expect(line(120)).toMatchObject({ clause: 'wrg:locate.1', value: false });
  });

  test('wrg:locate.2 wrg:R59 the range itself still counts, unless ruled otherwise', () => {
    expect(located({ doing: 'stationary', range: 100 })).toBe(true);
    expect(located({ doing: 'stationary', range: 100 }, { 'wrg:R59': 2 })).toBe(false);
    expect(located({ doing: 'stationary', range: 99 }, { 'wrg:R59': 2 })).toBe(true);
  });

  test('wrg:locate.5 what was fired on and took cover stays located until it moves', () => {
    const given = { doing: 'stationary', range: 300, goneToCover: true };
    expect(located(given)).toBe(true);
    expect(stepOf(play(given), 'gone-to-cover')).toMatchObject({ clause: 'wrg:locate.5', value: true });
    expect(located({ ...given, goneToCover: false })).toBe(false);
    expect(located({ ...given, doing: 'moving-prone' })).toBe(false);
    expect(located({ ...given, doing: 'standing', terrain: 'hedge' })).toBe(true);
  });

  test('wrg:locate.1 wrg:locate.6 wrg:R103 one figure locates it for the group; if so ruled each for himself', () => {
    const given = { doing: 'stationary', range: 300, byAnother: true };
    expect(located(given)).toBe(true);
    expect(located(given, { 'wrg:R103': 2 })).toBe(false);
    expect(located({ ...given, blocked: true })).toBe(false);
    expect(located({ ...given, bearing: 90 })).toBe(false);
  });

  test('wrg:locate.6 without a direct line of sight nothing is located', () => {
    expect(located({ ...MAN, range: 10, blocked: true })).toBe(false);
    expect(stepOf(play({ ...MAN, range: 10, blocked: true }), 'sight').clause).toBe('wrg:locate.6');
    expect(located({ ...MAN, range: 10 })).toBe(true);
    expect(remindersOf(spot, inputOf(spot, MAN))).toContain('wrg:locate.6');
  });

  test('(wrg:scale.1) (wrg:scale.2) distances on the table stand beside the metres', () => {
    const last = (scale: string) => play({ ...MAN, scale }).steps.at(-1)!.text;
    expect(last('20mm')).toBe('located at up to 500 metres (50 in)');
    expect(last('54mm')).toBe('located at up to 500 metres (500 cm)');
  });
});

describe('arcs of vision and fire', () => {
  const sees = (given: Given, rulings: Rulings = {}) => located({ ...MAN, range: 10, ...given }, rulings);
  const line = (given: Given, id: string, rulings: Rulings = {}) =>
    stepOf(play({ ...MAN, range: 10, ...given }, rulings), id);

  test('wrg:locate.7 wrg:R104 an infantryman sees 41 degrees standing, 28 prone; if so ruled 45', () => {
    expect(sees({ bearing: 20 })).toBe(true);
    expect(sees({ bearing: 21 })).toBe(false);
    expect(sees({ bearing: 340 })).toBe(true);
    expect(sees({ bearing: 339 })).toBe(false);
    expect(sees({ bearing: 14, prone: true })).toBe(true);
    expect(sees({ bearing: 15, prone: true })).toBe(false);
    const all = { 'wrg:R104': 2 };
    expect(sees({ bearing: 22.5 }, all)).toBe(true);
    expect(sees({ bearing: 22.5, prone: true }, all)).toBe(true);
    expect(sees({ bearing: 23 }, all)).toBe(false);
    expect(line({ bearing: 20 }, 'vision')).toMatchObject({ clause: 'wrg:locate.7', ruling: 'wrg:R104' });
  });

  test('wrg:locate.8 a heavy weapon sees 22.5 degrees to either side', () => {
    const gun = { viewer: 'heavy-weapon' };
    expect(sees({ ...gun, bearing: 22.5 })).toBe(true);
    expect(sees({ ...gun, bearing: 337.5 })).toBe(true);
    expect(sees({ ...gun, bearing: 23 })).toBe(false);
    expect(line({ ...gun, bearing: 0 }, 'vision').clause).toBe('wrg:locate.8');
  });

  test('wrg:locate.9 a turreted vehicle sees to its front and along its turret', () => {
    const tank = { viewer: 'turret', turretBearing: 90 };
    for (const [bearing, seen] of [
      [0, true],
      [22.5, true],
      [45, false],
      [67.5, true],
      [112.5, true],
      [113, false],
      [270, false],
      [350, true],
    ] as const) {
      expect(sees({ ...tank, bearing }), `${bearing}`).toBe(seen);
    }
    expect(sees({ viewer: 'turret', bearing: 90 })).toBe(false);
    expect(sees({ viewer: 'turret', bearing: 5, turretBearing: 355 })).toBe(true);
    expect(line({ ...tank, bearing: 0 }, 'vision').clause).toBe('wrg:locate.9');
  });

  test.each(['head-out', 'soft-vehicle'])('wrg:locate.10 %s: 90 degrees of vision, 45 of fire', (viewer) => {
    expect(sees({ viewer, bearing: 45 })).toBe(true);
    expect(sees({ viewer, bearing: 46 })).toBe(false);
    expect(line({ viewer, bearing: 30 }, 'fire')).toMatchObject({ clause: 'wrg:locate.10', value: false });
    expect(line({ viewer, bearing: 22.5 }, 'fire').value).toBe(true);
  });

  test('wrg:locate.10 what is seen beside the arc of fire is located, and its weapons do not bear', () => {
    const said = (given: Given) => {
      const { result, steps } = play({ ...MAN, range: 10, ...given });
      const last = steps.at(-1)!.text;
      return [last, spot.announce(result as never, inputOf(spot, { ...MAN, ...given }) as never, steps)];
    };
    expect(said({ viewer: 'head-out', bearing: 30 })).toEqual([
      'located, but personal and pivot weapons do not bear; other observed fire may engage it',
      'located, but personal and pivot weapons do not bear',
    ]);
    expect(said({ viewer: 'head-out', bearing: 20 })).toEqual([
      'located: observed fire may engage it',
      'located',
    ]);
    expect(said({ viewer: 'head-out', bearing: 50 })).toEqual([
      'not located: no observed fire at it',
      'not located',
    ]);
  });

  test('wrg:locate.8 (wrg:locate.9) wrg:R105 a vehicle without a turret sees as a heavy weapon, if so ruled as a turret', () => {
    const gun = { viewer: 'armed-vehicle', bearing: 90, turretBearing: 90 };
    expect(sees(gun)).toBe(false);
    expect(sees({ ...gun, bearing: 20 })).toBe(true);
    expect(sees(gun, { 'wrg:R105': 2 })).toBe(true);
    expect(line(gun, 'vision').ruling).toBe('wrg:R105');
  });

  test('wrg:R54 where the sheet alone is played there are no arcs', () => {
    expect(sees({ bearing: 180 }, { 'wrg:R54': 2 })).toBe(true);
    expect(line({ bearing: 180 }, 'vision', { 'wrg:R54': 2 }).ruling).toBe('wrg:R54');
  });
});

describe('in a game', () => {
  const farm = { what: 'light', source: 'mortar-2in', where: 'the farm', from: 2, until: 2 } as const;
  const mill = { what: 'smoke', source: 'one-man', where: 'the mill', from: 3, until: 4 } as const;
  const lines = (period: number, light: string) => {
    const past: State = tableOf({ period, lasting: [farm, mill] });
    const { steps } = withDice(spot, { ...MAN, light }, '', {}, past);
    return steps.filter(({ id }) => id === 'lit' || id === 'smoke').map(({ clause, text }) => [clause, text]);
  };

  test('wrg:light.4 in the dark who looks is told what is lit in this period', () => {
    expect(lines(2, 'dark')).toEqual([
      [
        'wrg:light.4',
        'the light (the farm) burns in this period: what is there is seen with --light illuminated',
      ],
    ]);
    expect(lines(2, 'day')).toEqual([]);
  });

  test('wrg:smoke.2 in any light who looks is told what smoke hides in this period', () => {
    for (const light of ['day', 'dark']) {
      expect(lines(3, light)).toEqual([
        [
          'wrg:smoke.2',
          'the smoke (the mill) hides movement beyond it in this period: --blocked, if it is between',
        ],
      ]);
    }
    expect(lines(5, 'day')).toEqual([]);
  });
});

describe('inputs that mean nothing together', () => {
  test.each([
    ['silent', { ...MAN, silent: true }],
    ['viewerSilent', { ...MAN, light: 'moonlight', viewerSilent: true }],
    ['nightEquipment', { ...MAN, nightEquipment: 'infra-red' }],
    ['notModelled', { ...MAN, ...DARK, notModelled: true }],
    ['notModelled', { ...MAN, ...DARK, notModelled: true, nightEquipment: 'searchlight' }],
    ['prone', { ...MAN, range: 5, viewer: 'turret', bearing: 1, prone: true }],
    ['prone', { ...MAN, prone: true }],
    ['turretBearing', { ...MAN, range: 5, bearing: 1, turretBearing: 0 }],
    ['turretBearing', { ...MAN, viewer: 'turret', turretBearing: 0 }],
    ['viewer', { ...MAN, viewer: 'turret' }],
    ['alsoDoing', { ...MAN, alsoDoing: 'moving-erect' }],
    ['alsoTerrain', { ...MAN, alsoTerrain: 'open' }],
  ])('%s', (input, given) => {
    expect(conflictOf(given)).toBe(input);
  });

  test('whether it is located needs the range', () => {
    expect(spot.requires?.({ bearing: 0 })).toEqual(['range']);
    expect(spot.requires?.({ goneToCover: true })).toEqual(['range']);
    expect(spot.requires?.({ blocked: true })).toEqual(['range']);
    expect(spot.requires?.({ byAnother: true })).toEqual(['range']);
    expect(spot.requires?.({})).toEqual([]);
  });
});

proveAll(spot, [
  ['men in the open', MAN],
  ['men among trees', { ...MAN, terrain: 'trees', range: 300 }],
  ['the same, never located', { ...MAN, terrain: 'trees', range: 300 }, { 'wrg:R100': 2 }],
  ['silence in the dark', { ...MAN, ...DARK, silent: true, range: 30 }, { 'wrg:R102': 2 }],
  ['a turret', { ...MAN, range: 30, viewer: 'turret', bearing: 40, turretBearing: 30 }],
  ['two of each', { ...MAN, alsoDoing: 'firing', terrain: 'hedge', alsoTerrain: 'woods', ...DARK }],
]);
