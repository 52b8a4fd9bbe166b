import { describe, expect, test } from 'vitest';
import { DEFENCES, defenceNamed } from '../../../rulesets/wrg-1925/forces/defence-names.js';
import { defenceIn, supportIn } from '../../../rulesets/wrg-1925/forces/defences.js';
import { ITEM_WORDS, NAMES, nameIn } from '../../../rulesets/wrg-1925/forces/goods.js';
import { itemIn } from '../../../rulesets/wrg-1925/forces/items.js';
import { armyIn, faultIn } from '../../../rulesets/wrg-1925/forces/list.js';
import { countTyped, mistakeIn } from '../../../rulesets/wrg-1925/forces/mistakes.js';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { prices } from '../../../rulesets/wrg-1925/forces/tables.js';
import { readInputs } from '../../../src/engine/inputs/inputs.js';
import { readValue } from '../../../src/engine/inputs/values.js';
import type { Value } from '../../../src/rules/rule.js';

/** How players write what they buy: names in the plural or with a hyphen less, weights, sizes and counts. */

describe('a name', () => {
  test.each([
    ['sgt', 'sergeant sergeants Sgt'],
    ['cpl', 'corporal'],
    ['lcpl', 'lance-corporal lance_corporal'],
    ['man', 'man men soldier soldiers'],
    ['mine-detector', 'detector mine-detectors mine__detector'],
    ['gun', 'anti-tank-gun'],
    ['mg-tripod', 'tripod-mg tripod-MGs'],
    ['mg-pintle', 'mg-vehicle vehicle-mg'],
    ['mg-turret', 'turret-mg'],
    ['mortar-81mm', 'mortar-3in'],
    ['projectors', 'projectors smoke-projectors'],
    ['bangalore', 'bangalore-torpedo bangalore-torpedoes'],
    ['satchel-charge', 'satchel satchels satchel-charges'],
    ['grenade', 'grenades'],
    ['afv', 'tank armoured-car AFVs'],
    ['apc', 'carrier carriers'],
    ['soft', 'truck trucks lorry lorries car jeep half-track'],
    ['aircraft', 'glider gliders helicopter'],
    [undefined, 'riffle rifless constructor s'],
  ])('%s is written %s', (name, typed) => {
    for (const word of typed.split(' ')) expect(nameIn(word), word).toBe(name);
  });

  test('has blanks at its ends, or several in it', () => {
    expect([nameIn('  Lance   corporal '), nameIn('mine \t detectors')]).toEqual(['lcpl', 'mine-detector']);
  });

  test('is offered by what it is for, and guessed at where it is misspelt', () => {
    expect(ITEM_WORDS.men).toEqual(['man', 'officer', 'sgt', 'cpl', 'lcpl']);
    expect(ITEM_WORDS['with them']).toContain('rifle');
    expect(ITEM_WORDS['heavy weapons']).not.toContain('rifle');
    expect(ITEM_WORDS.vehicles).toContain('apc');
    expect(NAMES).toContain('grenades');
    expect(NAMES).toContain('lorry');
    expect(points.inputs.item.words).toBe(ITEM_WORDS);
  });

  test.each([
    ['6 riffles', 'riffle'],
    ['Assault  riffles', 'assault-riffle'],
    ['riffle  3', 'riffle'],
    ['riffle 3 of them', 'riffle'],
    ['mussles 2', 'mussle'],
  ])('%s is looked up as %s', (typed, word) => {
    expect(mistakeIn(typed, itemIn)?.word).toEqual([word, NAMES]);
  });

  test.each([
    ['bunker', 'bunker bunkers Bunker'],
    ['trench', 'trench trenches'],
    ['ap-mines', 'ap-mines ap-mine AP_mines ap__mines'],
    ['at-mines', 'at-mines at-mine'],
    ['wire', 'wire'],
    ['pungis', 'pungi pungis'],
    ['fougasse', 'fougasse fougasses'],
    ['command-mine', 'command-mine command-mines'],
    ['trip-flare', 'trip-flare trip-flares'],
    [undefined, 'moat toString wires'],
  ])('of a field defence, %s, is written %s', (name, typed) => {
    for (const word of typed.split(' ')) expect(defenceNamed(word), word).toBe(name);
    expect(defenceNamed(` ${typed.split(' ')[0]!.replace('-', '  ')} `)).toBe(name);
  });
});

describe('a count', () => {
  test.each([
    ['rifle', 1, 'rifle'],
    ['6 rifle', 6, 'rifle'],
    ['6x rifle', 6, 'rifle'],
    ['6 x  rifle ', 6, 'rifle'],
    [' 6  x rifle', 6, 'rifle'],
    ['2x3 lorry', 2, '3 lorry'],
    ['999 rifle', 999, 'rifle'],
    ['2 rifle\nsmg', 2, 'rifle\nsmg'],
    ['6xrifle', 1, '6xrifle'],
    [' rifle ', 1, 'rifle'],
  ])('of %j is %i of %j', (typed, n, rest) => {
    expect(countTyped(typed)).toEqual([n, rest]);
  });

  test('is 1 to 999', () => {
    for (const typed of ['0 rifle', '1000 rifle'])
      expect(mistakeIn(typed, countTyped)).toEqual({ takes: 'a count from 1 to 999' });
  });

  test('is no excuse for what goes wrong by itself', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => mistakeIn('rifle', broken)).toThrow('broken');
  });
});

describe('(wrg:points.12) (wrg:points.13) a weight', () => {
  test.each([
    ['afv 25', 25],
    [' afv  25 t', 25],
    ['afv 25.5tons', 25.5],
    ['afv 25.55 tonne', 25.55],
    ['afv 25 ton', 25],
    ['afv 1 Tonnes', 1],
    ['afv 0.1', 0.1],
    ['afv 200', 200],
    ['soft 0', 0],
  ])('%s', (typed, tons) => {
    expect(itemIn(typed).vehicle?.tons).toBe(tons);
  });

  test.each(['afv 200.01', 'afv 0.05', 'afv 25.555', 'afv', 'soft 201'])('not %s', (typed) => {
    expect(mistakeIn(typed, itemIn)?.takes).toMatch(/^the (weight|load) of (afv|soft) in tons/);
  });

  test.each(['x afv 25', 'afv 25 x', 'afv 25 tonsx', 'x\nafv 25'])('nor anything around it: %j', (typed) => {
    expect(mistakeIn(typed, itemIn)?.takes).toMatch(/^men, weapons or vehicles/);
  });
});

describe('an item', () => {
  test.each([
    ['mg-tripod, EMPLACED', true],
    ['afv 10, emplaced', true],
    ['mg-tripod', false],
  ])('%s: emplaced %s', (typed, is) => {
    expect(itemIn(typed).emplaced).toBe(is);
  });

  test.each(['mg-tripod, unemplaced', 'mg-tripod, emplaced twice'])(
    'is emplaced in one word: %s',
    (typed) => {
      expect(mistakeIn(typed, itemIn)?.word?.[0]).toMatch(/emplaced/);
    },
  );

  test.each([
    ['rifle, 2 x sgt', 'one sgt for each man'],
    ['man, 2 x radio', 'one radio for each man'],
    ['rifle,, smg', 'men, weapons or vehicles, such as "6 x rifle, grenades" or "afv 25, afv-gun; cpl, smg"'],
    ['afv 5, sgt', 'the crew of a vehicle behind a semicolon, as in "afv 25, afv-gun; cpl, smg"'],
  ])('%s takes %s', (typed, takes) => {
    expect(mistakeIn(typed, itemIn)?.takes).toBe(takes);
  });

  test('is not guessed at where nothing stands', () => {
    for (const typed of ['', 'rifle,', 'rifle and'])
      expect(mistakeIn(typed, itemIn)).not.toHaveProperty('word');
  });

  test('has as many heavy weapons as are told', () => {
    expect(itemIn('man, 2 x mg-tripod').men?.things).toEqual([{ name: 'mg-tripod', n: 2 }]);
    expect(itemIn('3 x claymore and detector').men?.things).toHaveLength(2);
  });
});

describe('(wrg:option.6) (wrg:option.8) (wrg:option.10) a field defence', () => {
  const of = (kind: string, size: number, width = 0, n = 1) => ({ kind, n, size, width });
  test.each([
    ['bunker 5', of('bunker', 5)],
    ['bunkers  5 men', of('bunker', 5)],
    ['bunker 5 Loopholes', of('bunker', 5)],
    ['bunker 5places', of('bunker', 5)],
    ['trench 250 mm', of('trench', 250)],
    ['ap mines 20 m', of('ap-mines', 20, 5)],
    ['AP-Mines 20 x 10 m', of('ap-mines', 20, 10)],
    ['at-mine 20x5 metres', of('at-mines', 20, 5)],
    ['wire 20  x  1', of('wire', 20, 1)],
    ['12 wire 99999', of('wire', 99_999, 5, 12)],
    ['pungi 1', of('pungis', 1, 5)],
    ['2 x fougasse', of('fougasse', 0, 0, 2)],
    ['command mines', of('command-mine', 0)],
  ])('%s', (typed, defence) => {
    expect(defenceIn(typed)).toEqual(defence);
  });

  test.each([
    ['!wire 5', 'field defences, such as'],
    ['wire 5 feet', 'field defences, such as'],
    ['bunker 5 m', 'bunker as in "bunker 5"'],
    ['trench 20 metres', 'trench as in "trench 250 mm"'],
    ['ap-mines 20 mm', 'ap-mines as in "ap-mines 20 m"'],
    ['ap-mines 20 men', 'ap-mines as in "ap-mines 20 m"'],
    ['wire 20 x 0', 'a width for belts of mines and wire alone'],
  ])('%s takes %s', (typed, takes) => {
    expect(mistakeIn(typed, defenceIn)?.takes.slice(0, takes.length)).toBe(takes);
  });

  test('is guessed at by its word', () => {
    expect(mistakeIn('moat 3', defenceIn)?.word).toEqual(['moat', DEFENCES]);
    expect(points.inputs.defence.words).toEqual({ 'field defences': DEFENCES });
  });
});

describe('(wrg:option.1) (wrg:option.2) off-table fire', () => {
  test.each([
    ['3', 3, 1],
    [' 3 period ', 3, 1],
    ['12periods', 12, 1],
    ['100', 100, 1],
    ['2 periods, doubled', 2, 2],
    ['2 periods doubled', 2, 2],
    ['2,trebled', 2, 3],
    ['2 , Doubled ', 2, 2],
  ])('%j is %i periods at %i', (typed, periods, shares) => {
    expect(supportIn(typed)).toEqual({ periods, shares });
  });

  test.each(['x 3', 'x3', '1000', '3 periodsx', '2 doubled x', '2,xdoubled', '-3'])('not %j', (typed) => {
    expect(mistakeIn(typed, supportIn)?.takes).toMatch(/^periods of off-table fire/);
  });

  test('is at least a period', () => {
    expect(mistakeIn('0 periods', supportIn)?.takes).toBe('at least 1 period');
  });
});

describe('an army in a file', () => {
  const told = (data: Value) => {
    const fault = faultIn(data);
    return fault && `${fault.at.join('.') || 'it'}: ${fault.message}`;
  };
  const A = { name: 'A', items: ['rifle'] };

  test.each<[Value, string | undefined]>([
    [{}, undefined],
    [{ groups: [A] }, undefined],
    [{ side: 'x'.repeat(40), groups: [{ ...A, name: 'x'.repeat(40) }] }, undefined],
    [null, 'it: an army was expected, with its groups'],
    [[], 'it: an army was expected, with its groups'],
    [{ side: ' ' }, 'side: the name of a side has 1 to 40 characters'],
    [{ groups: [null] }, 'groups.0: a group was expected, with its name and its items'],
    [
      { groups: [{ ...A, starts: 'soon' }] },
      'groups.0.starts: a group starts on-table, in-position, later, air-landed',
    ],
    [{ groups: [A, { ...A, name: 'B' }, A] }, "groups.2.name: 'A' stands here twice"],
    [{ groups: [{ name: 'A', items: [null] }] }, 'groups.0.items.0: a line of text was expected'],
    [{ defences: 'wire 5' }, 'defences: a list was expected here, each entry behind a hyphen'],
    [{ 'off-table': [0] }, "off-table.0: '0' cannot stand here: it takes at least 1 period"],
    [
      { 'off-table': ['9'.repeat(40)] },
      `off-table.0: '${'9'.repeat(40)}' cannot stand here: it takes periods of off-table fire, such as "3 periods" or "2 periods, doubled"`,
    ],
    [
      { 'off-table': ['9'.repeat(41)] },
      `off-table.0: '${'9'.repeat(40)}...' cannot stand here: it takes periods of off-table fire, such as "3 periods" or "2 periods, doubled"`,
    ],
  ])('%j', (data, fault) => {
    expect(told(data)).toBe(fault);
  });

  test('has no side, is no defender and is on the table where nothing else is said', () => {
    expect(armyIn({})).toEqual({ side: '', defender: false, groups: [], defences: [], support: [] });
    expect(armyIn({ groups: [A] }).groups).toMatchObject([{ name: 'A', starts: 'on-table' }]);
    expect(armyIn({ groups: [{ ...A, starts: 'later' }], 'off-table': [2] })).toMatchObject({
      ...{ groups: [{ starts: 'later' }], support: [{ periods: 2 }] },
    });
  });
});

test('entries at a prompt are told apart by a stroke, with or without blanks', () => {
  const { item, defence, offTable } = points.inputs;
  for (const between of ['/', ' /', '/ ', ' / '])
    expect(readValue('item', item, `rifle${between}smg`)).toEqual(['rifle', 'smg']);
  expect(readValue('defence', defence, 'wire 5 / bunker 2')).toEqual(['wire 5', 'bunker 2']);
  expect(readValue('offTable', offTable, '2 periods, doubled / 1')).toEqual(['2 periods, doubled', '1']);
  expect([item.max, defence.max, offTable.max]).toEqual([60, 30, 10]);
  expect(readInputs(points, { limit: '100000' })).toMatchObject({ limit: 100_000 });
  expect(prices.unit).toBe('points');
});
