import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { vehiclePaces } from '../movement/tables.js';
import { metres } from '../say.js';
import { columnOf, inLight } from '../smoke/light.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Mines } from './input.js';
import { mineClearing } from './tables.js';

/** What it takes, or the path that is made. */
type Cleared = { periods: number } | { wide: number; deep: number; left?: number };

/** Mines are found, lifted, or blown or beaten out of the way (mine.14 to mine.16, mine.18, mine.19). */
export function* clear(input: Mines): Rule<Cleared> {
  switch (input.clear!) {
    case 'detector':
      return yield* detector(input);
    case 'bayonet':
      return yield* inPeriods(input, 'bayonet', 'wrg:mine.16', 'a prone man with a bayonet finds and marks');
    case 'engineers':
      return yield* engineers(input);
    case 'flail':
      return yield* flail(input);
    default:
      return yield* bangalore(input);
  }
}

function* detector(input: Mines): Rule<Cleared> {
  if (input.pace !== 'walk' && input.pace !== 'crawl')
    refuse('wrg:mine.14', 'An engineer with a detector walks or crawls while he marks mines.');
  return yield* inPeriods(input, 'detector', 'wrg:mine.14', 'an engineer with a detector marks');
}

/** Other engineers lift what is marked; two types in a square take longer than one (mine.15). */
function* engineers(input: Mines): Rule<Cleared> {
  if (!input.marked)
    refuse(
      'wrg:mine.15',
      'Engineers lift mines that were marked before.',
      'Marked mines: --marked. Marking them: --clear detector or --clear bayonet.',
    );
  const both = input.type === 'both';
  const who = `other engineers lift ${both ? 'both types of mine in' : 'mines of one type in'}`;
  return yield* inPeriods(input, both ? 'engineers-both-types' : 'engineers', 'wrg:mine.15', who);
}

/** Squares one after another. */
function* inPeriods(
  { deep, squares = Math.ceil((deep ?? 10) / 10) }: Mines,
  row: 'detector' | 'engineers' | 'engineers-both-types' | 'bayonet',
  clause: 'wrg:mine.14' | 'wrg:mine.15' | 'wrg:mine.16',
  who: string,
): Rule<Cleared> {
  const from = yield* look(mineClearing.cells[row]);
  const text = `${who} a 10 metre square in ${counted(from.value, 'period')}`;
  yield* step({ id: 'each', clause, value: from.value, text, from });
  const periods = squares * from.value;
  const whole = `${counted(squares, 'square')}, one after another: ${counted(periods, 'period')}`;
  yield* step({ id: 'periods', clause, value: periods, text: whole });
  return { periods };
}

/** A torpedo blows a path through mines or wire; one on a vehicle reaches further (mine.18). */
function* bangalore({ clear, type, squares, scale, ...input }: Mines): Rule<Cleared> {
  const deep = squares === undefined ? input.deep : squares * 10;
  const carried = clear === 'bangalore';
  const wide = yield* look(mineClearing.cells['path-width']);
  const reach = yield* look(mineClearing.cells[carried ? 'bangalore-depth' : 'vehicle-bangalore-depth']);
  const what = carried ? 'a Bangalore torpedo' : 'its equivalent on a vehicle';
  const through = type === 'wire' ? 'wire' : 'mines';
  const text = `${what} blows a path through ${through}: ${metres(wide.value, scale)} wide, ${metres(reach.value, scale)} deep`;
  yield* step({ id: 'path', clause: 'wrg:mine.18', value: reach.value, text, from: reach });
  if (deep === undefined) return { wide: wide.value, deep: reach.value };
  const left = Math.max(0, deep - reach.value);
  const rest =
    left === 0
      ? `through all ${metres(deep, scale)}`
      : `${metres(left, scale)} of ${metres(deep, scale)} left`;
  yield* step({ id: 'left', clause: 'wrg:mine.18', value: left, text: rest });
  return { wide: wide.value, deep: Math.min(deep, reach.value), left };
}

/** Flails beat a path as far as the vehicle reverses in a period (mine.19, vehicle.2, R1). */
function* flail({ light, closedDown, scale }: Mines): Rule<Cleared> {
  if ((yield* ruling('wrg:R1')) === 2) {
    refuse(
      'wrg:mine.19',
      'Flails clear at reverse speed, and the main table has no number for that.',
      'The sheet has one: --ruling wrg:R1=1.',
    );
  }
  const { value: row, ...from } = yield* look(vehiclePaces.cells.reverse);
  const open = row[columnOf(light)];
  const text = `flails beat a path as fast as reversing ${inLight[light]}: ${metres(open, scale)} a period`;
  yield* step({ id: 'reverse', clause: 'wrg:mine.19', value: open, text, from: { value: open, ...from } });
  const slower = closedDown ? row.closedDown : 0;
  if (closedDown) {
    const less = `closed down: ${metres(slower, scale)} less`;
    yield* step({ id: 'closed-down', clause: 'wrg:vehicle.3', value: -slower, text: less });
  }
  const deep = Math.max(0, open - slower);
  const wide = yield* look(mineClearing.cells['path-width']);
  const path = `a path ${metres(wide.value, scale)} wide, ${metres(deep, scale)} deep`;
  yield* step({ id: 'path', clause: 'wrg:mine.19', value: deep, text: path, from: wide });
  return { wide: wide.value, deep };
}
