import { describe, expect, test } from 'vitest';
import { distances, moves } from '../../rulesets/fubar/actions/tables.js';
import { book } from '../../rulesets/fubar/book.js';
import { coverModifiers, limits, terrain } from '../../rulesets/fubar/fire/tables.js';
import { armourSaves } from '../../rulesets/fubar/hits/tables.js';
import { tablesInPlay } from '../../rulesets/fubar/house.js';
import { activationModifiers, LEVELS, training, trainingPrinted } from '../../rulesets/fubar/turn/tables.js';
import { effectOf, facingDice, vehicleKinds, vehicleSaves } from '../../rulesets/fubar/vehicles/tables.js';
import { smallArms, supportWeapons, WEAPONS } from '../../rulesets/fubar/weapons/tables.js';
import { misread, type PlayedTable } from '../../src/rules/book.js';

const rows = (id: string) => book.tables[`fubar:table.${id}`]!.rows;
const number = (text: string | number | undefined) => Number(/-?\d+/.exec(String(text))![0]);
const slug = (text: string | number | undefined) =>
  String(text)
    .replace(/\*+/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
const values = (cells: Readonly<Record<string, { value: unknown }>>) =>
  Object.fromEntries(Object.entries(cells).map(([row, { value }]) => [row, value]));

describe('the cells in play are those of the printed tables', () => {
  test('(fubar:unit.3) training gives activation, expertise and the limit of suppression', () => {
    expect(values(training.cells)).toEqual(
      Object.fromEntries(
        rows('training').map(([level, activation, expertise, suppress]) => [
          slug(level),
          { activation: number(activation), expertise: number(expertise), suppress: number(suppress) },
        ]),
      ),
    );
  });

  test('(fubar:activate.4) the modifiers to the activation roll', () => {
    const [enemy, touch, lying, stun] = rows('activation-modifiers').map(([, n]) => n);
    expect(values(activationModifiers.cells)).toEqual({
      'no-enemy': enemy,
      'out-of-touch': touch,
      suppressed: lying,
      stunned: stun,
    });
  });

  test('(fubar:action.1) the moves of the seven actions', () => {
    const printed = rows('actions').map(([name, cm]) => [slug(String(name).replace('&', 'and')), number(cm)]);
    expect(values(moves.cells)).toEqual({ ...Object.fromEntries(printed), 'mount-up': 5 });
  });

  test('(fubar:cover.1) what cover adds', () => {
    expect(values(coverModifiers.cells)).toEqual(
      Object.fromEntries(rows('cover').map(([cover, mod]) => [slug(cover), mod])),
    );
  });

  test('(fubar:cover.2) every example stands in the row that names it', () => {
    const named: Record<string, RegExp> = {
      undergrowth: /Undergrowth/,
      woods: /Woods/,
      'wooden-building': /Wooden Buildings/,
      hedgerow: /Hedgerows/,
      'rifle-pit': /Rifle Pits/,
      wall: /Walls/,
      building: /, Buildings/,
      rubble: /Rubble/,
      trench: /Trenches/,
      bunker: /Bunkers/,
    };
    for (const [what, { value }] of Object.entries(terrain.cells)) {
      const row = rows('cover').find(([, , examples]) => named[what]!.test(String(examples)));
      expect(slug(row?.[0]), what).toBe(value);
    }
  });

  test('(fubar:cover.3) expertise, cover and the cap give the printed numbers to hit', () => {
    for (const [expertise, ...byCover] of rows('to-hit')) {
      const add = [0, ...Object.values(coverModifiers.cells).map(({ value }) => value)];
      const numbers = add.map((n) => `${Math.min(number(expertise) + n, limits.cells.cap!.value)}+`);
      expect(numbers).toEqual(byCover);
    }
  });

  test('(fubar:weapon.1) (fubar:weapon.3) range and Fire Points of every weapon', () => {
    const { 'assault-rifle-close': close, ...arms } = values(smallArms.cells);
    const printed = (id: string) =>
      rows(id).map(([name, range, fp]) => [
        slug(String(name).replace('/Revolver', '').replace(', Thrown', '')),
        { range: number(range), fp: number(fp) },
      ]);
    expect(arms).toEqual(Object.fromEntries(printed('small-arms')));
    expect(values(supportWeapons.cells)).toEqual(Object.fromEntries(printed('support-weapons')));
    const note = book.tables['fubar:table.small-arms']!.provenance;
    expect(note).toContain(`${(close as { fp: number }).fp}FP at ${(close as { range: number }).range}cm`);
    expect(WEAPONS).toHaveLength(16);
  });

  test('(fubar:armour.2) (fubar:vehicle.6) the saves', () => {
    const saves = (id: string) =>
      Object.fromEntries(rows(id).map(([type, save]) => [slug(type), number(save)]));
    expect(values(armourSaves.cells)).toEqual(saves('personal-armour'));
    expect(values(vehicleSaves.cells)).toEqual(saves('vehicle-armour'));
  });

  test('every kind of vehicle stands in the row that names it', () => {
    const named: Record<string, RegExp> = { ifv: /IFVs/, apc: /APCs/, 'armoured-truck': /Armored Trucks/ };
    for (const [kind, { value }] of Object.entries(vehicleKinds.cells)) {
      const words = named[kind] ?? new RegExp(`(^|, )${kind.replace('-', ' ')}s`, 'i');
      const row = rows('vehicle-armour').find(([, , examples]) => words.test(String(examples)));
      expect(slug(row?.[0]), kind).toBe(value);
    }
  });

  test('(fubar:damage.1) every roll has its printed effect, and every facing its dice', () => {
    const printed = rows('vehicle-damage').flatMap(([roll, effect]) => {
      const [from, to = from] = String(roll).split('-').map(Number);
      const words = String(effect).toLowerCase();
      return Array.from({ length: to! - from! + 1 }, (_, i) => [from! + i, words] as const);
    });
    const says = {
      stunned: 'stunned',
      'weapon-destroyed': 'weapon',
      immobilised: 'immobilized',
      destroyed: 'destroyed:',
    };
    for (const [roll, words] of printed) expect(words).toContain(says[effectOf(roll)]);
    expect(values(facingDice.cells)).toEqual(
      Object.fromEntries(rows('facing-dice').map(([facing, dice]) => [slug(facing), dice])),
    );
  });

  test('the distances of the text', () => {
    const [battered, edge, same, closing, open, soft, moderate] = rows('distances').map(([, cm]) => cm);
    expect(values(distances.cells)).toEqual({
      battered,
      edge,
      'same-cover': same,
      'closing-up': closing,
      vehicle: open,
      'vehicle-soft': soft,
      'vehicle-moderate': moderate,
      behind: 3,
    });
  });

  test('every table in play stands for a printed one, and every cell has its name', () => {
    for (const { id, cells } of tablesInPlay) {
      expect(Object.keys(book.tables)).toContain(id);
      for (const [row, cell] of Object.entries(cells)) {
        expect((cell as { id: string }).id).toBe(`${id}/${row}`);
      }
    }
    expect(LEVELS).toHaveLength(4);
  });
});

describe('a cell that is read otherwise than it is printed is found out', () => {
  const shown: PlayedTable = {
    ...trainingPrinted,
    rows: trainingPrinted.rows.map((row) => (row[0] === 'Green' ? ['Green', '5+', '6+', 2] : row)),
  };
  const name = 'fubar:table.training';

  test('in one of several columns', () => {
    expect(misread(name, trainingPrinted)).toEqual([]);
    expect(misread(name, shown)).toEqual([
      `${name}/green is {"activation":5,"expertise":6,"suppress":1}, and its place says '5+,6+,2'`,
    ]);
  });

  test('where a column is not there', () => {
    const columns = trainingPrinted.columns.map((column) => (column === 'Suppress' ? 'Limit' : column));
    expect(misread(name, { ...trainingPrinted, columns })[0]).toBe(
      `${name}/green: ${name} has no cell Green, Activation,Expertise,Suppress`,
    );
  });
});
