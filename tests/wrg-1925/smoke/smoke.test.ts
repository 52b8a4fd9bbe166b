import { describe, expect, test } from 'vitest';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { period } from '../../../rulesets/wrg-1925/deployment/period.js';
import { illuminate } from '../../../rulesets/wrg-1925/smoke/illuminate.js';
import { smoke } from '../../../rulesets/wrg-1925/smoke/smoke.js';
import {
  illumination,
  LIGHT_SOURCES,
  type LightSource,
  SMOKE_SOURCES,
  type SmokeSource,
  screens,
} from '../../../rulesets/wrg-1925/smoke/tables.js';
import { type AnyAction, remindersOf } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { conflictWith, type Given, inputOf, stepOf } from '../../support/play.js';
import { battleOf } from '../battle.js';
import { game, oddsOf, proveAll, refusalOf, remembered, tableOf, withDice } from '../in-battle.js';

const lay = (given: Given, rulings = {}, past?: State) => withDice(smoke, given, '', rulings, past);
const light = (given: Given, rulings = {}, past?: State) => withDice(illuminate, given, '', rulings, past);
const says = (past: State) => game.says(past as never);

/** A battle whose first period has begun. */
const BEGUN: State = tableOf({ begun: true });

/** A battle after these lines, each on what the ones before have left. */
const battle = (...lines: readonly (readonly [AnyAction, Given])[]): State =>
  lines.reduce<State>(
    (past, [action, given]) => remembered(action, past, given, withDice(action, given, '', {}, past)),
    BEGUN,
  );

describe('smoke screens', () => {
  test('wrg:smoke.2 R180 a screen laid in period 3 hides in periods 4 and 5', () => {
    expect(lay({ source: 'mortar-81mm', period: 3 }).result).toEqual({ length: 100, from: 4, until: 5 });
  });

  test('wrg:smoke.2 wrg:R180 fed until period 6 it hides until period 8; by option 2 from the period it is laid', () => {
    const given = { source: 'off-table', period: 3, fedUntil: 6 };
    expect(lay(given).result).toEqual({ length: 300, from: 4, until: 8 });
    const played = lay(given, { 'wrg:R180': 2 });
    expect(played.result).toEqual({ length: 300, from: 3, until: 8 });
    expect(stepOf(played, 'hides')).toMatchObject({ clause: 'wrg:smoke.2', ruling: 'wrg:R180' });
    expect(lay({ source: 'one-man', period: 3 }, { 'wrg:R180': 2 }).result).toEqual({
      length: 50,
      from: 3,
      until: 5,
    });
  });

  test('wrg:smoke.3 men move through smoke at normal speed', () => {
    expect(stepOf(lay({ source: 'one-man' }), 'moving')).toMatchObject({
      clause: 'wrg:smoke.3',
      text: 'movement through it is at normal speed',
    });
  });

  const PRINTED: Readonly<Record<string, readonly SmokeSource[]>> = {
    'off-table fire': ['off-table'],
    '3in or 81mm mortar': ['mortar-81mm'],
    'AFV shell gun of at least 75mm': ['afv-gun'],
    'burning vehicle': ['burning-vehicle'],
    'vegetation or building set alight by fougasse, flame thrower': [
      'burning-building',
      'burning-vegetation',
    ],
    '2in or 60mm mortar': ['mortar-2in', 'mortar-60mm'],
    'grenade launcher': ['grenade-launcher'],
    'suitable one-man anti-tank weapon': ['one-man'],
    'AFV multiple projectors': ['projectors'],
  };

  test('wrg:smoke.6 wrg:smoke.7 every screen has the length and the direction that are printed', () => {
    const { rows } = book.tables['wrg:table.smoke']!;
    expect(rows.map(([name]) => name)).toEqual(Object.keys(PRINTED));
    expect(Object.values(PRINTED).flat().sort()).toEqual([...SMOKE_SOURCES].sort());
    for (const [name, length, way] of rows) {
      for (const source of PRINTED[`${name}`]!) {
        expect(screens.cells[source].value, source).toBe(length);
        const { value, text } = stepOf(lay({ source }), 'length');
        expect(value).toBe(length);
        if (way === 'down wind') expect(text, source).toMatch(/of smoke, down wind$/);
      }
    }
    expect(stepOf(lay({ source: 'off-table' }), 'length').text).toContain('at any angle');
    expect(stepOf(lay({ source: 'projectors' }), 'length').text).toContain('parallel to its front');
  });

  test('wrg:smoke.6 off-table fire lays its screen at an angle to the wind, a mortar may not', () => {
    expect(stepOf(lay({ source: 'off-table', angle: 40 }), 'length').text).toBe(
      'off-table fire lays 300 metres of smoke, at 40 degrees to the wind',
    );
    expect(refusalOf(smoke, { source: 'mortar-81mm', angle: 40 })).toMatchObject({
      clause: 'wrg:smoke.6',
      message: 'Only off-table fire lays smoke at an angle to the wind; this runs down wind.',
    });
  });

  test('wrg:smoke.7 an AFV gun lays smoke from 75mm upwards', () => {
    expect(lay({ source: 'afv-gun', calibre: 75 }).result.length).toBe(50);
    expect(refusalOf(smoke, { source: 'afv-gun', calibre: 74 })).toMatchObject({
      clause: 'wrg:smoke.7',
      message: 'An AFV gun lays smoke from 75mm upwards, not one of 74mm.',
    });
  });

  test('wrg:smoke.8 projectors lie 50 metres from the front and are not reloaded from inside', () => {
    const played = lay({ source: 'projectors', scale: '20mm' });
    expect(stepOf(played, 'length')).toMatchObject({
      clause: 'wrg:smoke.8',
      text: 'the multiple projectors of an AFV lay 50 metres (5 in) of smoke, parallel to its front and 50 metres (5 in) from it',
    });
    expect(stepOf(played, 'empty').clause).toBe('wrg:smoke.8');
    const refused = (more: Given) => refusalOf(smoke, { source: 'projectors', ...more });
    expect(refused({ fedUntil: 4 })).toMatchObject({
      clause: 'wrg:smoke.8',
      message: 'Projectors fire once: they cannot be reloaded from inside to feed a screen.',
    });
    expect(refused({ angle: 20 })).toMatchObject({
      clause: 'wrg:smoke.8',
      message: 'Smoke from projectors lies parallel to the front of the AFV.',
    });
  });

  test('wrg:smoke.8 an AFV that has fired its projectors fires them again only after a reload from outside', () => {
    const given = { source: 'projectors', name: 'Tank 1' };
    const past = battle([smoke, given], [period, {}]);
    expect(refusalOf(smoke, given, {}, past)).toMatchObject({
      clause: 'wrg:smoke.8',
      message: 'Tank 1 has fired its projectors; they cannot be reloaded from inside.',
    });
    expect(refusalOf(smoke, { source: 'projectors', projectorsFired: true }).message).toBe(
      'The AFV has fired its projectors; they cannot be reloaded from inside.',
    );
    expect(lay({ source: 'one-man', projectorsFired: true }).result.length).toBe(50);
    expect(stepOf(lay({ ...given, reloaded: true }, {}, past), 'empty').text).toBe(
      'reloaded from outside, and empty again: they cannot be reloaded from inside',
    );
    expect(lay({ ...given, reloaded: true }, {}, past).result).toEqual({ length: 50, from: 3, until: 4 });
    expect(lay({ ...given, name: 'Tank 2' }, {}, past).result.length).toBe(50);
    expect(lay(given, {}, battle([smoke, given], [period, { new: true }])).result.length).toBe(50);
  });

  test('wrg:smoke.2 it cannot have been fed before it is laid', () => {
    const past = battle([period, {}], [period, {}]);
    expect(refusalOf(smoke, { source: 'one-man', fedUntil: 2 }, {}, past)).toMatchObject({
      clause: 'wrg:smoke.2',
      message: expect.stringMatching(/^It is laid in period \d+ and cannot have been fed until period 2\.$/),
    });
    expect(conflictWith(smoke, { source: 'one-man', period: 4, fedUntil: 3 })).toEqual({
      input: 'fedUntil',
      message: 'is before the period in which it is laid',
    });
    for (const fed of [{ period: 4, fedUntil: 4 }, { period: 4 }, { fedUntil: 1 }])
      expect(conflictWith(smoke, { source: 'one-man', ...fed })).toBeUndefined();
  });

  test('what belongs to other smoke is not taken in silence', () => {
    const wrong = (given: Given) => conflictWith(smoke, { source: 'one-man', ...given });
    const message = 'is for --source projectors';
    expect(wrong({ calibre: 75 })).toEqual({ input: 'calibre', message: 'is for --source afv-gun' });
    const laid = 'is for projectors, mortars and other weapons that lay it';
    expect(wrong({ source: 'off-table', name: 'Tank 1' })).toEqual({ input: 'name', message: laid });
    expect(wrong({ name: 'Mortar' })).toBeUndefined();
    expect(wrong({ reloaded: true })).toEqual({ input: 'reloaded', message });
    expect(wrong({ source: 'afv-gun', calibre: 75 })).toBeUndefined();
    expect(wrong({ source: 'projectors', name: 'Tank 1', reloaded: true })).toBeUndefined();
  });
});

test('wrg:smoke.4 wrg:smoke.5 who may fire blind into which screen is kept in mind', () => {
  const reminded = (source: string) => remindersOf(smoke, inputOf(smoke, { source }));
  for (const source of ['off-table', 'mortar-81mm'])
    expect(reminded(source)).toEqual(['wrg:smoke.1', 'wrg:smoke.4', 'wrg:figure.4']);
  expect(reminded('one-man')).toEqual(['wrg:smoke.1', 'wrg:smoke.4', 'wrg:smoke.5', 'wrg:figure.4']);
});

describe('smoke of fires', () => {
  test.each(['burning-vehicle', 'burning-building', 'burning-vegetation'])(
    'wrg:smoke.2 wrg:R189 %s feeds its smoke in the period in which it begins or, if so ruled, for 2 periods',
    (source) => {
      const long = { 'wrg:R189': 2 };
      expect(lay({ source, period: 3 }).result).toEqual({ length: 50, from: 4, until: 5 });
      expect(lay({ source, period: 3 }, long).result).toEqual({ length: 50, from: 4, until: 6 });
      expect(stepOf(lay({ source, period: 3 }, long), 'fed')).toMatchObject({
        clause: 'wrg:smoke.2',
        value: 2,
        text: 'the fire feeds it in periods 3 and 4',
        ruling: 'wrg:R189',
      });
      expect(lay({ source, period: 3, fedUntil: 9 }, long).result.until).toBe(11);
    },
  );

  test('wrg:light.6 wrg:R189 the smoke of what gives light lasts as long as that of the fire itself', () => {
    const given = { source: 'burning-vehicle', period: 3 };
    expect(stepOf(light(given), 'hides').value).toEqual({ from: 4, until: 5 });
    expect(stepOf(light(given, { 'wrg:R189': 2 }), 'hides').value).toEqual({ from: 4, until: 6 });
  });

  test('wrg:smoke.2 (wrg:R189) smoke that somebody lays is not fed by a fire', () => {
    const played = lay({ source: 'mortar-81mm' }, { 'wrg:R189': 2 });
    expect(played.result.until).toBe(3);
    expect(played.rulings).not.toHaveProperty('wrg:R189');
  });
});

test('(wrg:scale.1) smoke and light too end on distances on the table, where the figures are known', () => {
  const said = (action: AnyAction, given: Given) =>
    action.announce(withDice(action, given, '').result, inputOf(action, given) as never);
  const scale = '20mm';
  expect(said(smoke, { source: 'mortar-81mm', scale })).toBe(
    '100 metres (10 in) of smoke, which hides in periods 2 and 3',
  );
  expect(said(illuminate, { source: 'off-table', scale })).toBe(
    'light, 150 metres (15 in) around, in periods 1 to 5',
  );
  expect(said(illuminate, { source: 'trip-flare', scale })).toBe(
    'light, 20 metres (2 in) across, in period 1',
  );
});

describe('smoke in a game', () => {
  const given = { source: 'mortar-81mm', where: 'the mill' };

  test('wrg:smoke.2 the game knows the period, says what hides, and when a screen is gone', () => {
    let past = battle([period, {}], [smoke, given]);
    expect(says(past)).toContain('the smoke (the mill): hides in periods 3 and 4');
    const texts = [];
    for (let n = 3; n <= 5; n++) {
      const played = withDice(period, {}, '', {}, past);
      texts.push(played.steps.filter(({ id }) => id.startsWith('smoke')).map(({ text }) => text));
      past = remembered(period, past, {}, played);
    }
    const hides = 'the smoke (the mill) hides all movement beyond it in this period';
    expect(texts).toEqual([[hides], [`${hides}, its last`], ['the smoke (the mill) is gone']]);
    expect(battleOf(past).lasting).toEqual([]);
  });

  test('wrg:smoke.2 smoke laid again at the same place feeds the screen that is there', () => {
    const past = battle([smoke, given], [period, {}], [smoke, given]);
    expect(battleOf(past).lasting).toEqual([
      { what: 'smoke', source: 'mortar-81mm', where: 'the mill', from: 2, until: 4 },
    ]);
    expect(battleOf(battle([smoke, given], [smoke, { ...given, where: 'the ford' }])).lasting).toHaveLength(
      2,
    );
    const { where: _, ...nowhere } = given;
    expect(battleOf(battle([smoke, nowhere], [smoke, nowhere])).lasting).toHaveLength(2);
  });

  test('a screen of a period long gone is not kept', () => {
    const past = battle([period, {}], [period, {}], [period, {}]);
    const played = lay({ ...given, period: 1 }, {}, past);
    expect(battleOf(remembered(smoke, past, { ...given, period: 1 }, played)).lasting).toEqual([]);
  });

  test('a new battle begins in clear air', () => {
    expect(battle([smoke, given], [period, { new: true }])).toEqual(BEGUN);
  });
});

describe('illumination', () => {
  const PRINTED: Readonly<Record<string, readonly LightSource[]>> = {
    'trip flare': ['trip-flare'],
    '2in or 60mm mortar': ['mortar-2in', 'mortar-60mm'],
    '3in or 81mm mortar': ['mortar-81mm'],
    'off-table mission': ['off-table'],
    'flame thrower or fougasse': ['flame-thrower', 'fougasse'],
    'burning vehicle': ['burning-vehicle'],
  };

  test('wrg:light.3 wrg:light.4 wrg:light.5 wrg:light.6 every source lights the area and the periods that are printed', () => {
    const { rows } = book.tables['wrg:table.illumination']!;
    expect(rows.map(([name]) => name)).toEqual(Object.keys(PRINTED));
    for (const [name, area, periods] of rows) {
      const [metres, shape] = String(area).split(' ');
      const radius = shape === 'diameter' ? Number(metres) / 2 : Number(metres);
      for (const source of PRINTED[`${name}`]!) {
        expect(illumination.cells[source].value, source).toEqual({
          radius,
          periods: Number.parseInt(String(periods), 10),
        });
        const { result } = light({ source, period: 4 });
        expect(result, source).toEqual({ radius, from: 4, until: 3 + Number.parseInt(String(periods), 10) });
      }
    }
    const printed = Object.values(PRINTED).flat();
    expect(LIGHT_SOURCES.filter((source) => !printed.includes(source))).toEqual(['burning-building']);
  });

  test('wrg:light.3 a trip flare lights 20 metres across for the period in which the wire is touched', () => {
    const played = light({ source: 'trip-flare', scale: '20mm' });
    expect(stepOf(played, 'area').text).toBe('a trip flare lights an area 20 metres (2 in) across');
    expect(played.result).toEqual({ radius: 10, from: 1, until: 1 });
  });

  test('wrg:light.4 wrg:R179 an 81mm mortar lights 30 metres around for 1 period, by option 2 for 2', () => {
    expect(light({ source: 'mortar-81mm' }).result).toEqual({ radius: 30, from: 1, until: 1 });
    expect(light({ source: 'mortar-81mm' }, { 'wrg:R179': 2 }).result.until).toBe(2);
  });

  test('wrg:light.5 an off-table mission lights 150 metres for 5 periods and costs 50 points', () => {
    const played = light({ source: 'off-table', period: 2 });
    expect(played.result).toEqual({ radius: 150, from: 2, until: 6 });
    expect(stepOf(played, 'price')).toMatchObject({ clause: 'wrg:light.5', value: 50 });
  });

  test('wrg:light.6 a flame thrower lights for 2 periods and makes smoke in the next 2', () => {
    const played = light({ source: 'flame-thrower', period: 3 });
    expect(played.result).toEqual({ radius: 30, from: 3, until: 4 });
    expect(stepOf(played, 'length').value).toBe(50);
    expect(stepOf(played, 'hides').value).toEqual({ from: 4, until: 5 });
    expect(light({ source: 'off-table' }).steps.some(({ id }) => id === 'hides')).toBe(false);
  });

  test('wrg:light.6 wrg:R179 burning buildings light as vehicles do, by option 2 not at all', () => {
    const given = { source: 'burning-building' };
    expect(light(given).result).toEqual({ radius: 30, from: 1, until: 2 });
    expect(refusalOf(illuminate, given, { 'wrg:R179': 2 })).toMatchObject({
      clause: 'wrg:light.6',
      message: 'Burning buildings give no light, as this table rules (R179).',
    });
    expect(stepOf(lay(given), 'lights').value).toEqual({ from: 1, until: 2 });
    expect(lay(given, { 'wrg:R179': 2 }).steps.some(({ id }) => id === 'lights')).toBe(false);
    expect(
      lay({ source: 'burning-vehicle' }, { 'wrg:R179': 2 }).steps.some(({ id }) => id === 'lights'),
    ).toBe(true);
  });

  test('wrg:light.6 in a game a burning vehicle smokes and lights, whichever was typed', () => {
    const given = { source: 'burning-vehicle', where: 'the truck' };
    const past = battle([illuminate, given]);
    expect(past).toEqual(battle([smoke, given]));
    expect(says(past)).toEqual([
      'period 1',
      'the smoke (the truck): hides in periods 2 and 3',
      'the light (the truck): lights in periods 1 and 2',
    ]);
    const { steps } = withDice(period, {}, '', {}, past);
    const stands = steps.filter(({ id }) => id.endsWith('stands'));
    expect(stands.map(({ clause }) => clause)).toEqual(['wrg:smoke.2', 'wrg:light.6']);
  });

  test('wrg:light.3 a light that is out is said to be', () => {
    const past = battle([illuminate, { source: 'trip-flare', where: 'the wire' }]);
    expect(stepOf(withDice(period, {}, '', {}, past), 'light-gone')).toMatchObject({
      clause: 'wrg:light.3',
      text: 'the light (the wire) is out',
    });
  });
});

test('nothing is left to chance', () => {
  expect(oddsOf(smoke, { source: 'off-table' }).outcomes).toHaveLength(1);
  expect(oddsOf(illuminate, { source: 'off-table' }).outcomes).toHaveLength(1);
});

proveAll(smoke, [
  ['a mortar', { source: 'mortar-2in' }],
  ['fed, where it hides at once', { source: 'off-table', fedUntil: 4, angle: 10 }, { 'wrg:R180': 2 }],
  ['a burning building', { source: 'burning-building' }],
  ['a fire that goes on feeding it', { source: 'burning-vehicle' }, { 'wrg:R189': 2 }],
]);
proveAll(illuminate, [
  ['a flare', { source: 'trip-flare' }],
  ['a fougasse', { source: 'fougasse' }, { 'wrg:R180': 2 }],
  ['a large mortar', { source: 'mortar-81mm' }, { 'wrg:R179': 2 }],
]);
