import type { Unit } from '../../rules/roster.js';
import type { State } from '../../rules/state.js';
import type { Alike } from './alike.js';

/** A place on a table that somebody looked at: its name, and the same primitive value for what is alike there. */
interface PlaceOnTable {
  readonly at: string;
  readonly there: (state: State) => unknown;
}

/** What was found out from a table; or the place that is looked at next, and where each thing that may be there leads. */
type Node<T> = { readonly found: T } | Look<T>;
interface Look<T> {
  readonly place: PlaceOnTable;
  readonly by: Map<unknown, Node<T>>;
}

/** A look at a place on the way to what is found, with what was there. */
interface LookStep<T> extends Pick<Look<T>, 'by'>, Pick<PlaceOnTable, 'at'> {
  readonly value: unknown;
}

/**
 * What is found out from tables by one who looks at parts of them alone: tables that are alike wherever he looked come to the same. It
 * follows from what he saw where he looks next, and from all that he saw what he finds: no more has to be known of him.
 */
export class Looks<T> {
  private root: Node<T> | undefined;

  constructor(private readonly alike: Alike) {}

  /**
   * What is found out from a table, one of {@link Alike.table}.
   * @param look does nothing but look at the table it is given; what it finds holds no part of that
   */
  async at(state: State, look: (state: State) => Promise<T>): Promise<T> {
    let node = this.root;
    const path: LookStep<T>[] = [];
    while (node && 'place' in node) {
      const { place, by }: Look<T> = node;
      const value = place.there(state);
      path.push({ at: place.at, by, value });
      node = by.get(value);
    }
    if (node) return node.found;
    const seen = new Map<string, PlaceOnTable>();
    const found = await look(watched(state, this.alike, seen));
    const places = [...seen.values()];
    if (path.some(({ at }, i) => places[i]?.at !== at))
      throw new Error('a line of a plan looks elsewhere on tables that are alike so far');
    this.keep(places.slice(path.length), path.at(-1), { state, found });
    return found;
  }

  /** Puts down what was found behind the places that nobody had looked at before. */
  private keep(
    places: readonly PlaceOnTable[],
    last: LookStep<T> | undefined,
    { state, found }: { readonly state: State; readonly found: T },
  ): void {
    const node = places.reduceRight<Node<T>>(
      (next, place) => ({ place, by: new Map([[place.there(state), next]]) }),
      { found },
    );
    if (last) last.by.set(last.value, node);
    else this.root = node;
  }
}

/** What of a unit says who it is. */
const WHO = ['name', 'kind', 'side', 'met'];

/** A table that notes down where it is looked at. Of units it tells apart who they are, and their marks; all else is all of them. */
function watched(state: State, alike: Alike, seen: Map<string, PlaceOnTable>): State {
  const note = (at: string, there: PlaceOnTable['there']) => {
    if (!seen.has(at)) seen.set(at, { at, there });
  };
  const units = state.units.map((unit, i) => watchedUnit(unit, i, note, alike));
  return noting(state, {
    units: () => {
      note('units', ({ units }) => units.length);
      return units;
    },
    otherwise: (part) =>
      note(part ?? 'all', (of) =>
        part === undefined ? alike.key(of) : alike.number(of[part as keyof State]),
      ),
  });
}

function watchedUnit(
  unit: Unit,
  i: number,
  note: (at: string, there: PlaceOnTable['there']) => void,
  alike: Alike,
): Unit {
  let isWhole = false;
  const whole = () => {
    if (!isWhole) note(`${i}`, ({ units }) => alike.number(units[i]));
    isWhole = true;
  };
  const marks = noting(unit.marks, {
    otherwise: (mark) => {
      if (mark === undefined) whole();
      else if (!isWhole) note(`${i}.${mark}`, ({ units }) => textOf(units[i]!.marks[mark]));
    },
  });
  return noting(unit, {
    // Who has seen all of a unit sees nothing new in its marks.
    marks: () => (isWhole ? unit.marks : marks),
    otherwise: (part) => {
      if (part === undefined || !WHO.includes(part)) whole();
      else if (!isWhole) note(`${i} ${part}`, ({ units }) => units[i]![part as keyof Unit]);
    },
  });
}

const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** @param parts given in place of what is there; of all others it is told which was looked at, nothing where all were */
function noting<T extends object>(
  of: T,
  {
    otherwise,
    ...parts
  }: { otherwise: (part: string | undefined) => void } & Readonly<Record<string, unknown>>,
): T {
  const one = (part: string | symbol) => otherwise(typeof part === 'string' ? part : undefined);
  return new Proxy(of, {
    get(target, part) {
      const instead = typeof part === 'string' && Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (typeof instead === 'function') return instead();
      one(part);
      return Reflect.get(target, part);
    },
    has(target, part) {
      one(part);
      return Reflect.has(target, part);
    },
    ownKeys(target) {
      otherwise(undefined);
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, part) {
      otherwise(undefined);
      return Reflect.getOwnPropertyDescriptor(target, part);
    },
  });
}
