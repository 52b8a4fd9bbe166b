import { describe, expect, test } from 'vitest';
import { wrg1925 } from '../../../bench/heaviest/wrg-1925.js';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { bases } from '../../../rulesets/wrg-1925/deployment/tables.js';
import { COMMANDERS, commandersOf, OF_CARRIERS } from '../../../rulesets/wrg-1925/forces/crews.js';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { options, type Priced, prices } from '../../../rulesets/wrg-1925/forces/tables.js';
import { victory } from '../../../rulesets/wrg-1925/victory/victory.js';
import { type Given, oddsAtOnce, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

type Rulings = Readonly<Record<string, number>>;
const { settled: bill, ids, blamed: conflict } = playing(points);
const cost = (given: Given, rulings: Rulings = {}) => bill(given, rulings).result.points;
const item = (...items: string[]) => ({ item: items });
const priceOf = (typed: string, rulings: Rulings = {}) => cost(item(typed), rulings);
const CREW = 'cpl, smg, grenades; smg';

describe('the tables of prices', () => {
  const PRINTED: Readonly<Record<string, readonly Priced[]>> = {
    man: ['man'],
    'commissioned officer': ['officer'],
    sergeant: ['sgt'],
    corporal: ['cpl'],
    'lance corporal': ['lcpl'],
    pistol: ['pistol'],
    'rifle or sub machine gun': ['rifle', 'smg'],
    'assault rifle able to fire bursts': ['assault-rifle'],
    'grenade launching weapon': ['grenade-launcher'],
    'magazine fed bipod LMG': ['lmg-magazine'],
    'belt fed bipod LMG': ['lmg-belt'],
    grenades: ['grenade'],
    '2in or 60mm mortar': ['mortar-2in', 'mortar-60mm'],
    'flame thrower': ['flame-thrower'],
    'night vision device': ['night-vision'],
    'one-man anti-tank weapon': ['one-man'],
    radio: ['radio'],
    '3in or 81mm mortar': ['mortar-81mm'],
    'wheeled or tripod machine gun': ['mg-tripod'],
    'mine detector': ['mine-detector'],
    'vehicle mounted machine gun': ['mg-pintle', 'mg-turret'],
    'wheeled or tripod recoilless anti-tank gun': ['recoilless'],
    'wheeled or tripod conventional anti-tank gun': ['gun'],
    'anti-tank missile control set with two missiles': ['missile'],
    'AFV gun': ['afv-gun'],
    AFV: ['afv'],
    'soft transport, base': ['soft'],
    'soft transport, load': ['soft-load'],
    motorcycle: ['motorcycle'],
    cycle: ['cycle'],
    horse: ['horse'],
  };

  test('(wrg:points.3) (wrg:points.4) (wrg:points.6) (wrg:points.9) (wrg:points.10) (wrg:points.11) every price is the printed one', () => {
    const { rows } = book.tables['wrg:table.troop-points']!;
    expect(rows.map(([name]) => name)).toEqual(Object.keys(PRINTED));
    for (const [name, price] of rows) {
      for (const cell of PRINTED[`${name}`]!)
        expect(prices.cells[cell], cell).toMatchObject({ value: price, from: 'printed' });
    }
    const printed = Object.values(PRINTED).flat();
    for (const cell of Object.keys(prices.cells) as Priced[]) {
      if (!printed.includes(cell))
        expect(prices.cells[cell], cell).toMatchObject({ from: 'house', ruling: 'wrg:R121' });
    }
  });

  test('(wrg:option.10) (wrg:option.11) (wrg:option.12) every optional cost is the printed one', () => {
    const { rows } = book.tables['wrg:table.optional-costs']!;
    const cells: Readonly<Record<string, readonly (keyof typeof options.cells)[]>> = {
      'off-table fire support': ['off-table'],
      'air landed troops': ['air-landed'],
      'agreed defender, troops on table at start': ['defender'],
      bunker: ['bunker'],
      trench: ['trench'],
      'prepared emplacement': ['emplacement'],
      'anti-personnel mines, belt 5 metres wide': ['ap-mines'],
      'anti-tank mines, belt 5 metres wide': ['at-mines'],
      'wire or pungis, belt 5 metres wide': ['wire', 'pungis'],
      'fougasse or command detonated mine': ['fougasse', 'command-mine'],
      'trip flare attached to wire': ['trip-flare'],
      'bangalore torpedo': ['bangalore'],
      'satchel charge': ['satchel-charge'],
    };
    expect(rows.map(([name]) => name)).toEqual(Object.keys(cells));
    expect(Object.values(cells).flat().sort()).toEqual(Object.keys(options.cells).sort());
    for (const [name, price] of rows) {
      const value = Number(String(price).replace(/[+%x]/g, ''));
      for (const cell of cells[`${name}`]!) expect(options.cells[cell].value, cell).toBe(value);
    }
  });

  test('(wrg:figure.2) every base has the printed size', () => {
    const { rows } = book.tables['wrg:table.bases']!;
    const printed = rows.map(([, front, rear, depth]) => ({ front, rear, depth }));
    expect(Object.values(bases.cells).map(({ value }) => value)).toEqual(printed);
  });

  test('(wrg:points.16) the ranks of commanders are the printed ones', () => {
    const { rows } = book.tables['wrg:table.afv-commanders']!;
    const words = {
      officer: 'officer',
      sgt: 'sergeant',
      cpl: 'corporal',
      lcpl: 'lance corporal',
      man: 'man',
    };
    const said = (ranks: readonly (keyof typeof words)[]) => ranks.map((rank) => words[rank]).join(', ');
    expect(rows).toEqual([
      [1, said(COMMANDERS[1]), '-'],
      [2, said(COMMANDERS[2]), '-'],
      [3, said(COMMANDERS[3]), said(OF_CARRIERS)],
      ['each more', said(commandersOf(4, false).slice(3)), said(commandersOf(4, true).slice(3))],
    ]);
    expect(commandersOf(5, false)).toEqual(['officer', 'sgt', 'cpl', 'lcpl', 'lcpl']);
  });
});

describe('men', () => {
  test.each([
    ['man', 10],
    ['officer', 35],
    ['sergeant', 25],
    ['corporal', 20],
    ['lance corporal', 15],
    ['rifle', 15],
    ['SMG', 15],
    ['assault rifle', 20],
    ['grenade launcher', 25],
    ['lmg-magazine', 25],
    ['lmg-belt', 30],
    ['grenades', 12],
    ['rifle, grenades', 17],
    ['man with flame thrower', 30],
    ['night vision, rifle', 35],
    ['man, radio', 40],
    ['6 x rifle and grenades', 102],
    ['6 rifles', 90],
    ['2x smg', 30],
    ['officer, mortar-2in', 55],
  ])('wrg:points.3 wrg:points.4 wrg:points.6 wrg:points.7 %s: %i points', (typed, expected) => {
    expect(priceOf(typed)).toBe(expected);
  });

  test('wrg:R9 the rank prices of the sheet, by option 2, come on top of the man', () => {
    const all = ['officer', 'sgt', 'cpl', 'lcpl'];
    expect(all.map((rank) => priceOf(rank))).toEqual([35, 25, 20, 15]);
    expect(all.map((rank) => priceOf(rank, { 'wrg:R9': 2 }))).toEqual([45, 35, 30, 25]);
  });

  test('wrg:points.6 wrg:R52 an assault rifle without bursts costs as a rifle, by option 2 as an assault rifle', () => {
    expect(priceOf('assault-rifle-single')).toBe(15);
    expect(priceOf('assault-rifle-single', { 'wrg:R52': 2 })).toBe(20);
    expect(stepOf(bill(item('assault-rifle-single')), 'assault-rifle-single').ruling).toBe('wrg:R52');
  });

  test('wrg:points.6 wrg:R120 every weapon of a man is paid for, by option 2 the dearest alone', () => {
    expect(priceOf('2 x lmg-belt, rifle, grenades')).toBe(2 * 37);
    expect(priceOf('2 x lmg-belt, rifle, grenades', { 'wrg:R120': 2 })).toBe(2 * 32);
    expect(stepOf(bill(item('lmg-belt, rifle'), { 'wrg:R120': 2 }), 'lmg-belt').ruling).toBe('wrg:R120');
    expect(bill(item('lmg-belt, rifle'), { 'wrg:R120': 2 }).steps.some(({ id }) => id === 'rifle')).toBe(
      false,
    );
  });

  test('wrg:points.7 grenades alone, or besides another weapon', () => {
    expect(stepOf(bill(item('6 x rifle, grenades', 'grenades')), 'grenade')).toMatchObject({
      clause: 'wrg:points.7',
      value: 14,
    });
  });

  test('wrg:points.8 a man with no other weapon has a pistol at no cost', () => {
    const played = bill(item('officer', '2 x man, radio', 'rifle', 'grenades'));
    expect(stepOf(played, 'pistol')).toMatchObject({
      clause: 'wrg:points.8',
      value: 0,
      text: '3 pistols at no cost',
    });
  });

  test('wrg:scale.5 a group says how many men it has and who leads them', () => {
    const said = (...items: string[]) => stepOf(bill(item(...items)), 'group').text;
    expect(said('cpl, smg', 'sgt', '6 x rifle')).toBe('the group: 8 men led by a sergeant, 140 points');
    expect(said('officer')).toBe('the group: 1 man led by an officer, 35 points');
    expect(said('2 rifles')).toBe('the group: 2 men without an officer or NCO, 30 points');
    expect(said('mg-tripod')).toBe('the group: no men, 30 points');
  });
});

describe('weapons and vehicles', () => {
  test.each([
    ['mortar-2in', 20],
    ['mortar-60mm', 20],
    ['mortar-81mm', 30],
    ['2 x mg-tripod', 60],
    ['recoilless', 50],
    ['gun', 50],
    ['missile', 50],
    ['2 x claymore', 20],
    ['3 x bangalore', 9],
    ['satchel charges', 3],
    ['sticky-bomb', 12],
    ['molotov', 12],
  ])('wrg:points.9 wrg:points.10 wrg:points.11 %s: %i points', (typed, expected) => {
    expect(priceOf(typed)).toBe(expected);
  });

  test('wrg:points.12 an AFV costs 5 points a ton, and nothing of what is in it', () => {
    expect(priceOf('afv 25')).toBe(125);
    expect(priceOf('2 x afv 25 tons')).toBe(250);
    expect(priceOf('apc 10.5 t')).toBe(52.5);
  });

  test('wrg:points.13 a soft vehicle costs 5 points, and 5 for each ton of load', () => {
    expect(priceOf('soft 3')).toBe(20);
    expect(priceOf('truck 0')).toBe(5);
  });

  test('wrg:points.14 the weapons and the crew of a vehicle are paid for besides', () => {
    const played = bill(item(`afv 25, afv-gun, 2 x mg-turret; ${CREW}; 2 x pistol`));
    expect(played.result.points).toBe(125 + 50 + 60 + 27 + 15 + 20);
    expect(stepOf(played, 'crew')).toMatchObject({ clause: 'wrg:points.14', value: 4 });
    expect(stepOf(bill(item('soft 3')), 'crew').text).toContain('is not listed');
  });

  test('wrg:points.15 a motorcycle costs 10 points, a cycle or horse 5', () => {
    expect(['motorcycle', '3 cycles', 'horse'].map((typed) => priceOf(typed))).toEqual([10, 15, 5]);
  });

  test('wrg:R11 what the sheet leaves out is free by option 2', () => {
    const free = ['motorcycle', 'cycle', 'horse', 'claymore'];
    expect(free.map((typed) => priceOf(typed, { 'wrg:R11': 2 }))).toEqual([0, 0, 0, 0]);
    const given = { defender: true, defence: ['wire 10', 'pungis 10', 'command-mine', 'fougasse'] };
    expect(cost(given)).toBe(4 + 4 + 10 + 10);
    expect(cost(given, { 'wrg:R11': 2 })).toBe(10);
  });

  test('wrg:R10 vehicle machine guns and AFV guns have no price by option 2', () => {
    const typed = 'afv 10, mg-pintle, mg-turret, afv-gun';
    expect(priceOf(typed)).toBe(50 + 110);
    expect(priceOf(typed, { 'wrg:R10': 2 })).toBe(50);
    expect(priceOf('mg-tripod', { 'wrg:R10': 2 })).toBe(30);
  });

  test('wrg:R122 an automatic gun costs as a shell gun, by option 2 as a machine gun', () => {
    expect(priceOf('afv 10, automatic-gun')).toBe(100);
    expect(priceOf('afv 10, automatic-gun', { 'wrg:R122': 2 })).toBe(80);
  });

  test('wrg:R121 what has no price costs as the nearest thing, or 10 each by option 2', () => {
    const all = ['flail', 'searchlight', 'projectors', 'vehicle-bangalore', 'afv-flame'];
    const prices = (option: number) =>
      all.map((name) => Number(priceOf(`afv 10, ${name}`, { 'wrg:R121': option })) - 50);
    expect(prices(1)).toEqual([0, 0, 0, 3, 20]);
    expect(prices(2)).toEqual([10, 10, 10, 10, 10]);
    expect([1, 2].map((option) => priceOf('helicopter', { 'wrg:R121': option }))).toEqual([0, 10]);
    expect(stepOf(bill(item('afv 10, flail')), 'flail')).toMatchObject({ house: true, ruling: 'wrg:R121' });
  });

  test('wrg:points.11 wrg:R124 a missile set has two missiles, by option 2 as many as you like', () => {
    const text = (option: number) =>
      stepOf(bill(item('2 x missile'), { 'wrg:R124': option }), 'missile').text;
    expect(text(1)).toBe('2 missile sets with 4 missiles, at 50, 100 points');
    expect(text(2)).toBe('2 missile sets with missiles without limit, at 50, 100 points');
  });

  test('wrg:R119 fractions of tons are kept, by option 2 each item is rounded up', () => {
    expect(priceOf('2 x afv 25.5')).toBe(255);
    expect(priceOf('2 x afv 25.5', { 'wrg:R119': 2 })).toBe(256);
    expect(priceOf('soft 1.3')).toBe(11.5);
    expect(priceOf('soft 1.3', { 'wrg:R119': 2 })).toBe(12);
  });
});

describe('the crews of AFVs', () => {
  const commanders = (...ranks: string[]) =>
    stepOf(bill(item(...ranks.map((rank) => `afv 10; ${rank}, smg, grenades; smg`))), 'commanders');

  test('wrg:points.16 one AFV has a corporal, two a sergeant and a corporal, three an officer too', () => {
    expect(commanders('cpl')).toMatchObject({ clause: 'wrg:points.16', value: true });
    expect(commanders('lcpl').value).toBe(false);
    expect(commanders('cpl', 'sgt').value).toBe(true);
    expect(commanders('cpl', 'cpl').text).toBe(
      '2 AFVs: commanded by 2 corporals, and should be by a sergeant and a corporal',
    );
    expect(commanders('sgt', 'officer', 'cpl').value).toBe(true);
    expect(commanders('sgt', 'cpl', 'lcpl').value).toBe(false);
    expect(commanders('sgt', 'officer', 'cpl', 'lcpl').value).toBe(true);
    expect(commanders('sgt', 'officer', 'cpl', 'man').value).toBe(false);
    expect(commanders('officer').value).toBe(true);
  });

  test('wrg:points.16 AFVs whose commanders rank higher than they need are said to have those', () => {
    expect(commanders('officer').text).toBe('1 AFV: commanded as it should be, by an officer');
    expect(commanders('officer', 'sgt').text).toBe(
      '2 AFVs: commanded as they should be, by an officer and a sergeant',
    );
  });

  test('wrg:points.16 three carriers of a platoon have a sergeant, a corporal and a lance corporal', () => {
    const carriers = ['sgt', 'cpl', 'lcpl'].map((rank) => `apc 10; ${rank}, smg, grenades; smg`);
    expect(stepOf(bill(item(...carriers)), 'commanders').value).toBe(true);
    const mixed = [carriers[0]!, carriers[1]!, carriers[2]!.replace('apc', 'afv')];
    expect(stepOf(bill(item(...mixed)), 'commanders').value).toBe(false);
  });

  test('wrg:points.17 every AFV crew has two SMGs, and grenades for one man', () => {
    expect(stepOf(bill(item(`afv 10; ${CREW}`)), 'crew-arms')).toMatchObject({
      clause: 'wrg:points.17',
      value: true,
    });
    for (const crew of ['cpl, smg, grenades', 'cpl, smg; smg', 'cpl, grenades; 3 x rifle']) {
      expect(refusalOf(points, item(`afv 10; ${crew}`)).clause, crew).toBe('wrg:points.17');
    }
    expect(refusalOf(points, item('apc 10; cpl, smg')).message).toContain(
      'another SMG and grenades for one man',
    );
    expect(stepOf(bill(item('afv 10')), 'crew-arms').value).toBe(false);
    expect(bill(item('soft 2; cpl')).steps.some(({ id }) => id === 'crew-arms')).toBe(false);
  });
});

describe('optional costs', () => {
  test('wrg:option.1 off-table fire costs 50 points for each period', () => {
    expect(cost({ offTable: ['3 periods'] })).toBe(150);
    expect(cost({ offTable: ['3', '1 period'] })).toBe(200);
  });

  test('wrg:option.1 wrg:R125 doubled or trebled fire costs as often, and gives 50 points or two areas', () => {
    const played = bill({ offTable: ['2 periods, doubled', '1 period trebled'] });
    expect(played.result.points).toBe(200 + 150);
    expect(stepOf(played, 'off-table').text).toContain('50 effect points in one area');
    const other = bill({ offTable: ['2 periods, doubled'] }, { 'wrg:R125': 2 });
    expect(stepOf(other, 'off-table')).toMatchObject({ value: 200, ruling: 'wrg:R125' });
    expect(stepOf(other, 'off-table').text).toContain('2 areas of 25 effect points');
  });

  test('wrg:option.3 wrg:R119 air landed troops cost half as much again, by option 2 rounded up man by man', () => {
    const given = { ...item('3 x rifle', 'mg-tripod'), starts: 'air-landed' };
    expect(cost(given)).toBe(75 * 1.5);
    expect(cost(given, { 'wrg:R119': 2 })).toBe(3 * 23 + 45);
    expect(stepOf(bill(given), 'air-landed').clause).toBe('wrg:option.3');
  });

  test('wrg:option.4 wrg:R13 the troops of the defender count double: all on the table, by option 2 those in position', () => {
    const given = (starts?: string) => ({ ...item('4 x rifle'), defender: true, ...(starts && { starts }) });
    const costs = (option: number) =>
      [undefined, 'on-table', 'in-position', 'later', 'air-landed'].map((starts) =>
        cost(given(starts), { 'wrg:R13': option }),
      );
    expect(costs(1)).toEqual([120, 120, 120, 60, 90]);
    expect(costs(2)).toEqual([60, 60, 120, 60, 90]);
    expect(cost({ ...item('4 x rifle'), starts: 'in-position' })).toBe(60);
  });

  test('wrg:option.5 only the agreed defender builds field defences', () => {
    expect(refusalOf(points, { defence: ['bunker 5'] }).clause).toBe('wrg:option.5');
    expect(refusalOf(points, item('mg-tripod, emplaced')).clause).toBe('wrg:option.5');
    expect(cost({ defence: ['bunker 5'], defender: true })).toBe(50);
  });

  test('wrg:option.6 a bunker costs 10 points a man: three, or one for each loophole', () => {
    const bunkers = ['bunker 1', 'bunker 3', 'bunker 4', '2 x bunker 5'];
    expect(bunkers.map((typed) => cost({ defence: [typed], defender: true }))).toEqual([30, 30, 40, 100]);
  });

  test('wrg:option.8 wrg:figure.2 wrg:R186 a trench costs 5 points for each base front, by option 2 for 25mm always', () => {
    const trench = (mm: number, more: Given = {}, rulings: Rulings = {}) =>
      cost({ defence: [`trench ${mm} mm`], defender: true, ...more }, rulings);
    expect([25, 26, 250].map((mm) => trench(mm))).toEqual([5, 10, 50]);
    expect(trench(250, { scale: '20mm' })).toBe(50);
    expect(trench(250, { scale: '54mm' })).toBe(25);
    expect(trench(250, { scale: '54mm' }, { 'wrg:R186': 2 })).toBe(50);
  });

  test('wrg:option.9 wrg:R12 an emplacement costs half of what stands in it, by option 2 for heavy weapons alone', () => {
    const emplaced = (typed: string, rulings: Rulings = {}) =>
      Number(cost({ ...item(`${typed}, emplaced`), defender: true }, rulings)) -
      Number(cost({ ...item(typed), defender: true }, rulings));
    expect(emplaced('2 x mg-tripod')).toBe(30);
    expect(emplaced('lcpl, gun')).toBe(25);
    expect(emplaced('afv 25, afv-gun')).toBe(87.5);
    expect(emplaced('afv 25, afv-gun', { 'wrg:R119': 2 })).toBe(88);
    expect(emplaced('gun', { 'wrg:R12': 2 })).toBe(25);
    const given = { ...item('afv 25, emplaced'), defender: true };
    expect(refusalOf(points, given, { 'wrg:R12': 2 }).clause).toBe('wrg:option.9');
  });

  test('wrg:option.9 wrg:R123 it is half of the single value, by option 2 of the doubled one', () => {
    const given = { ...item('gun, emplaced'), defender: true };
    expect(cost(given)).toBe(100 + 25);
    expect(cost(given, { 'wrg:R123': 2 })).toBe(100 + 50);
    expect(cost({ ...given, starts: 'later' }, { 'wrg:R123': 2 })).toBe(50 + 25);
  });

  test('wrg:option.10 wrg:R58 mines and wire cost by pieces of 5 by 5 metres, by option 2 by length alone', () => {
    const belt = (typed: string, rulings: Rulings = {}) =>
      cost({ defence: [typed], defender: true }, rulings);
    expect(
      ['ap-mines 20', 'at-mines 20 m', 'wire 20', 'pungis 20 metres'].map((typed) => belt(typed)),
    ).toEqual([20, 40, 8, 8]);
    expect(belt('ap-mines 21')).toBe(25);
    expect(belt('ap mines 20 x 10 m')).toBe(40);
    expect(belt('ap-mines 20 x 10', { 'wrg:R58': 2 })).toBe(20);
  });

  test('wrg:option.11 wrg:option.12 mines fired on command cost 10 points, flares, Bangalores and satchels 3', () => {
    const works = ['2 x fougasse', 'command-mine', 'trip-flare'];
    expect(works.map((typed) => cost({ defence: [typed], defender: true }))).toEqual([20, 10, 3]);
    expect(stepOf(bill(item('claymore')), 'claymore').clause).toBe('wrg:option.11');
    expect(stepOf(bill(item('bangalore')), 'bangalore').clause).toBe('wrg:option.12');
  });
});

describe('the sum', () => {
  test('wrg:points.1 it is held against what was agreed', () => {
    const played = bill({ ...item('10 x rifle'), limit: 160 });
    expect(played.result).toEqual({ points: 150, left: 10 });
    expect(stepOf(played, 'total')).toMatchObject({ clause: 'wrg:points.1', value: 150 });
    const over = bill({ ...item('10 x rifle'), limit: 140 });
    expect(over.result).toEqual({ points: 150, left: -10 });
    expect(points.announce(over.result as never, { limit: 140 } as never)).toBe(
      '150 points: 10 more than the 140 agreed',
    );
  });

  test('wrg:victor.6 troops of the defender are summed at single values too, which victory takes', () => {
    const army = { ...item('10 x rifle', 'mg-tripod'), defence: ['bunker 5'], defender: true };
    const played = bill(army);
    expect(stepOf(played, 'single')).toMatchObject({ clause: 'wrg:victor.6', value: 180 });
    expect(played.result).toEqual({ points: 410 });
    expect(ids(item('10 x rifle'))).not.toContain('single');
    expect(ids({ ...army, starts: 'later' })).not.toContain('single');
    const counted = withDice(victory, { remaining: 180, enemyRemaining: 0, defender: 'side' }, '');
    expect(stepOf(counted, 'remaining').text).toBe('this side: half of 180 that remain, single values: 90');
    // Half of the doubled value, all in all.
    expect(counted.result.total).toBe(180);
  });

  test('what stands on a line for each thing adds up to the group', () => {
    const { steps } = bill(item(`afv 25.5, afv-gun; ${CREW}`, '6 x rifle, grenades', 'missile', '2 cycles'));
    const group = steps.findIndex(({ id }) => id === 'group');
    const sum = steps
      .slice(0, group)
      .reduce((all, { id, value }) => (id === 'crew' ? all : all + Number(value)), 0);
    expect(steps[group]!.value).toBe(sum);
  });

  test('something has to be priced, and a file says all of it', () => {
    expect(points.requires!({})).toEqual(['item']);
    expect(points.requires!({ offTable: ['2'] })).toEqual([]);
    for (const [name, value] of Object.entries({
      item: ['rifle'],
      defence: ['bunker 3'],
      offTable: ['2'],
      defender: true,
      starts: 'later',
    })) {
      expect(conflict({ list: { groups: [] }, [name]: value }), name).toBe(name);
    }
    expect(conflict({ defence: ['bunker 3'], starts: 'later' })).toBe('starts');
    expect(conflict({ item: ['rifle'], starts: 'later' })).toBeUndefined();
  });

  test('nothing is left to chance, and the longest bill is there at once', () => {
    expect(oddsAtOnce(points, wrg1925.points as Given).outcomes).toHaveLength(1);
  });
});

proveAll(points, [
  ['a section', item('cpl, smg, grenades', '6 x rifle, grenades', 'lmg-belt')],
  ['the dearest weapon alone', item('lmg-belt, rifle'), { 'wrg:R120': 2 }],
  ['an AFV, rounded up', item(`afv 25.5, automatic-gun; ${CREW}`), { 'wrg:R119': 2, 'wrg:R122': 2 }],
  ['a defender', { ...item('gun, emplaced'), defender: true, defence: ['trench 60 mm'] }, { 'wrg:R123': 2 }],
]);
