import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import { type Change, marked, type Unit } from '../../../src/rules/roster.js';
import { isPosition } from '../positions/tables.js';

const PLACE = ['hex', 'terrain', 'entrenchment'] as const;

/** Where it comes into the game: fortifications and entrenchments stay, whoever leaves them (20.1). */
function postOf({ marks: { hex, terrain, entrenchment } }: Unit): Input {
  const post = [entrenchment, terrain].find((name) => isPosition(name as string | undefined));
  return post !== undefined && hex !== undefined ? { post, postHex: hex } : {};
}

/** A rider is where his carrier is (8.1), and gets off there; who is pinned no more is not pinned in this phase either. */
export function follows(of: Unit, by: Change | undefined, units: readonly Unit[]): Unit {
  const unit = by === undefined ? marked(of, postOf(of)) : of;
  const recovered = by && Object.hasOwn(by.marks, 'pinned') && !by.marks.pinned;
  const now = recovered ? marked(unit, { pinnedNow: null }) : unit;
  const carrierOf = ({ marks }: Unit) =>
    units.find(({ name }) => typeof marks.aboard === 'string' && sameName(name, marks.aboard));
  if (typeof by?.marks.hex === 'string' && !by.marks.aboard) return marked(now, { aboard: null });
  const carrier = carrierOf(now);
  if (carrier) {
    // Who comes into the game in a pinned carrier is pinned with it (14.7).
    const pinned = by === undefined && carrier.marks.pinned === true && { pinned: true };
    return marked(now, { ...Object.fromEntries(PLACE.map((name) => [name, null])), ...pinned });
  }
  const before = units.find(({ name }) => name === unit.name);
  const left = by && Object.hasOwn(by.marks, 'aboard') && before ? carrierOf(before) : undefined;
  if (!left) return now;
  return marked(now, Object.fromEntries(PLACE.map((name) => [name, left.marks[name] ?? null])));
}
