import type { Rule } from '../../../src/rules/rule.js';
import { bases } from '../deployment/tables.js';
import type { Scale } from '../say.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import { priced } from './bill.js';
import { BELTS, type Defence, type DefenceKind, type Support } from './defences.js';
import { goodKind } from './goods.js';
import type { Item } from './items.js';
import type { Army } from './list.js';
import { exact, rounded, thingsAt, vehicleAt } from './price.js';
import { options } from './tables.js';

/** Only the agreed defender builds field defences in advance (option.5). */
export function mayBuild({ defender, defences, groups }: Army): void {
  if (defender) return;
  const emplaced = groups.some(({ items }) => items.some((item) => item.emplaced));
  if (defences.length === 0 && !emplaced) return;
  refuse(
    'wrg:option.5',
    `Only the agreed defender builds field defences in advance${emplaced ? ', emplacements among them' : ''}.`,
    'With --defender, or defender: true in a list, it is he.',
  );
}

/** The field defences of an army, a line each (option.6, option.8, option.10 to option.12). */
export function* works(defences: readonly Defence[], scale: Scale): Rule<number> {
  let all = 0;
  for (const defence of defences) {
    const { pieces, says, rulings } = yield* piecesOf(defence, scale);
    const from = yield* look(options.cells[defence.kind]);
    const points = exact(defence.n * pieces * from.value);
    const each = priced(defence.n * pieces, from.value);
    const text = `${defence.n > 1 ? `${defence.n} times ` : ''}${says} ${each}`;
    const clause = CLAUSES[defence.kind];
    yield* step({ id: defence.kind, clause, value: points, text, from, ...(rulings && { ruling: rulings }) });
    all += points;
  }
  return all;
}

const CLAUSES: Readonly<Record<DefenceKind, ClauseId>> = {
  bunker: 'wrg:option.6',
  trench: 'wrg:option.8',
  'ap-mines': 'wrg:option.10',
  'at-mines': 'wrg:option.10',
  wire: 'wrg:option.10',
  pungis: 'wrg:option.10',
  fougasse: 'wrg:option.11',
  'command-mine': 'wrg:option.11',
  'trip-flare': 'wrg:option.12',
};
const WORDS: Readonly<Record<DefenceKind, string>> = {
  bunker: 'bunker',
  trench: 'trench',
  'ap-mines': 'anti-personnel mines',
  'at-mines': 'anti-tank mines',
  wire: 'wire',
  pungis: 'pungis',
  fougasse: 'a fougasse',
  'command-mine': 'a command detonated mine',
  'trip-flare': 'a trip flare',
};

interface Pieces {
  readonly pieces: number;
  readonly says: string;
  readonly rulings?: RulingId;
}

/** How many pieces of a defence are paid for; a piece that is begun counts as one. */
function* piecesOf({ kind, size, width }: Defence, scale: Scale): Rule<Pieces> {
  if (kind === 'bunker') {
    const places = Math.max(3, size);
    return { pieces: places, says: `a bunker for ${places} men` };
  }
  if (kind === 'trench') {
    const place = yield* manPlace(scale);
    const pieces = Math.ceil(size / place);
    const ruled = scale === '54mm' ? ({ rulings: 'wrg:R186' } as const) : {};
    return { pieces, says: `${size}mm of trench, ${pieces} times ${place}mm`, ...ruled };
  }
  if (!(BELTS as readonly string[]).includes(kind)) return { pieces: 1, says: WORDS[kind] };
  const rows = (yield* ruling('wrg:R58')) === 1 ? Math.ceil(width / 5) : 1;
  const pieces = rows * Math.ceil(size / 5);
  const says = `${WORDS[kind]}, ${size} metres by ${width}, ${pieces} times 5 metres`;
  return { pieces, says, rulings: 'wrg:R58' };
}

/** The frontage of trench that is paid for at once: one base front (figure.2), or 25mm whatever the figures (R186). */
function* manPlace(scale: Scale): Rule<number> {
  const large = scale === '54mm' && (yield* ruling('wrg:R186')) === 1;
  const from = yield* look(bases.cells[large ? 'standing-54mm' : 'standing-20mm']);
  const { front } = from.value;
  const text = `a man place in a trench is the front of a base, ${front}mm`;
  const ruled = scale === '54mm' ? ({ ruling: 'wrg:R186' } as const) : {};
  return yield* step({ id: 'man-place', clause: 'wrg:figure.2', value: front, text, from, ...ruled });
}

/**
 * The emplacements of an army (option.9): so much of the value of what stands in them, by the lists or doubled (R123).
 * @param timesOf how often the points of a group count
 */
export function* emplacements({ groups }: Army, timesOf: readonly number[]): Rule<number> {
  const share = yield* look(options.cells.emplacement);
  let all = 0;
  for (const [i, { name, items }] of groups.entries()) {
    for (const item of items) {
      if (!item.emplaced) continue;
      if (item.vehicle && (yield* ruling('wrg:R12')) === 2) {
        refuse('wrg:option.9', 'Emplacements are for heavy weapons only, as this table rules (R12).');
      }
      const times = (yield* ruling('wrg:R123')) === 2 ? timesOf[i]! : 1;
      for (const { n, value } of yield* standIn(item)) {
        const points = exact(n * (yield* rounded((value * times * share.value) / 100)));
        const text = `${name ? `${name}: ` : ''}${n} ${n === 1 ? 'emplacement' : 'emplacements'}, ${share.value} per cent of ${value * times} points each, ${points} points`;
        yield* step({
          id: 'emplacement',
          clause: 'wrg:option.9',
          value: points,
          text,
          from: share,
          ruling: 'wrg:R123',
        });
        all += points;
      }
    }
  }
  return all;
}

/** What stands in the emplacements of an item: a vehicle with its weapons, or each sort of heavy weapon, without those who serve it. */
function* standIn({ n, vehicle, men, things }: Item): Rule<readonly { n: number; value: number }[]> {
  if (vehicle) {
    const { value } = yield* vehicleAt(vehicle);
    return [{ n, value: exact(value + (yield* thingsAt(vehicle.things))) }];
  }
  const heavy = [...(men?.things ?? []), ...(things ?? [])].filter(({ name }) => goodKind(name) === 'heavy');
  const stand: { n: number; value: number }[] = [];
  for (const thing of heavy) stand.push({ n: n * thing.n, value: yield* thingsAt([{ ...thing, n: 1 }]) });
  return stand;
}

/** Off-table fire: so much for each period, and for each share of it (option.1). */
export function* offTable(support: readonly Support[]): Rule<number> {
  let all = 0;
  for (const { periods, shares } of support) {
    const from = yield* look(options.cells['off-table']);
    const points = periods * shares * from.value;
    const times = ['', ', doubled', ', trebled'][shares - 1]!;
    let effect = '';
    if (shares > 1) {
      const one = (yield* ruling('wrg:R125')) === 1;
      effect = one ? `: ${shares * 25} effect points in one area` : `: ${shares} areas of 25 effect points`;
    }
    const text = `off-table fire for ${periods} ${periods === 1 ? 'period' : 'periods'}${times}, at ${from.value}, ${points} points${effect}`;
    const ruled = shares > 1 ? ({ ruling: 'wrg:R125' } as const) : {};
    yield* step({ id: 'off-table', clause: 'wrg:option.1', value: points, text, from, ...ruled });
    all += points;
  }
  return all;
}
