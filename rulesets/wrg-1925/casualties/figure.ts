import type { FieldFault, Vocabulary } from '../../../src/rules/field.js';
import { countedIn } from '../../../src/rules/text/entry.js';
import { named } from '../../../src/rules/text/likeness.js';
import { LONGEST_NAME } from '../say.js';

/** Whether a soft vehicle is a horse or a pedal cycle, which are ridden one by one and never burn (soft.2). */
export const isAnimalOrCycle = (name: string): boolean => /^(horse|bicycle|cycle|pedal)/i.test(name);

/** Ranks, the highest first (identify.3). */
export const FIGURE_RANKS = ['officer', 'sgt', 'cpl', 'lcpl', 'private'] as const;
export type FigureRank = (typeof FIGURE_RANKS)[number];

/**
 * Where a figure is, the least protected first; a gun shield protects as a trench does (tactical.1). In a hatch, or over
 * the sides of a hard vehicle, a man is exposed (crew.5).
 */
const COVERS = ['open', 'soft', 'shield', 'trench', 'building', 'hatch', 'bunker'] as const;
type Cover = (typeof COVERS)[number];

/** A figure of the target, or several that are alike. */
export interface Figure {
  readonly name: string;
  readonly n: number;
  readonly cover: Cover;
  readonly rank: FigureRank;
  /** Metres from the nearest that fires (R81). */
  readonly near: number;
  readonly erect: boolean;
  /** Moved this period: dashing is moving. */
  readonly moving: boolean;
  readonly dashed: boolean;
  /** It was said not to move. */
  readonly still?: true;
  readonly firing: boolean;
  readonly grenading: boolean;
  /** Getting into a vehicle or out of one. */
  readonly mounting: boolean;
  /** Its base overlaps another. */
  readonly crowded: boolean;
  /** Manning a heavy weapon. */
  readonly heavy: boolean;
  /** In a building that collapses. */
  readonly collapsing: boolean;
  readonly radio: boolean;
  /** The soft vehicle, horse or cycle it rides. */
  readonly rides?: string;
  /** The group it is of, where several are under one fire. */
  readonly of?: string;
}

type Flag = { [K in keyof Figure]: Figure[K] extends boolean ? K : never }[keyof Figure] & string;
const FLAGS: Readonly<Record<string, Partial<Pick<Figure, Flag>>>> = {
  erect: { erect: true },
  prone: { erect: false },
  still: { moving: false },
  moving: { moving: true },
  dashed: { moving: true, dashed: true },
  firing: { firing: true },
  grenading: { grenading: true },
  mounting: { mounting: true },
  crowded: { crowded: true },
  heavy: { heavy: true },
  collapsing: { collapsing: true },
  radio: { radio: true },
};
const RANK_WORDS: Readonly<Record<string, FigureRank>> = {
  officer: 'officer',
  lt: 'officer',
  sgt: 'sgt',
  sergeant: 'sgt',
  cpl: 'cpl',
  corporal: 'cpl',
  lcpl: 'lcpl',
  private: 'private',
  pte: 'private',
};
const KEYS = ['rank', 'near', 'in', 'of'];
const WORDS = [...Object.keys(FLAGS), ...COVERS, ...Object.keys(RANK_WORDS), ...KEYS.map((key) => `${key}=`)];

/** The words of `--figure`, for help. */
export const FIGURE_WORDS: Vocabulary = {
  doing: Object.keys(FLAGS),
  where: [...COVERS, 'in=Truck'],
  rank: [...Object.keys(RANK_WORDS), 'rank=sgt'],
  'and more': ['40 or near=40 (metres)', 'of=Reds (the group)'],
};

const FORM =
  'a name, and after a colon what it is doing, such as "Sgt:erect,moving,soft,40" or "4 Rifleman:firing,trench,60"';
const isFault = (read: object): read is FieldFault => 'takes' in read;

/** Words that exclude each other. */
const OPPOSED = [
  ['still', 'moving'],
  ['still', 'dashed'],
  ...['erect', 'dashed', 'grenading', 'mounting'].map((word) => ['prone', word] as const),
  ...COVERS.slice(2).map((word) => ['in=', word] as const),
] as const;

/** What was said of a figure twice over, or against itself; `in=` stands for any vehicle. */
function contradiction(words: readonly string[], kinds: readonly string[]): FieldFault | undefined {
  const pair = OPPOSED.find((both) => both.every((word) => words.includes(word)));
  if (pair) return { takes: `${pair[0]} or ${pair[1]}, not both` };
  const twice = kinds.find((kind, i) => kind !== '' && kinds.indexOf(kind) < i);
  return twice === undefined ? undefined : { takes: `one ${twice} for each figure` };
}

/** Reads `4 Rifleman:erect,soft,40`: how many and who, how they are, and how far off in metres. */
function readFigure(entry: string): Figure | FieldFault {
  const [n, each] = countedIn(entry);
  const [, name = '', rest = ''] = /^\s*([A-Za-z][\w .'-]{0,29}?)\s*(?::(.*))?$/.exec(each) ?? [];
  if (name === '' || n < 1) return { takes: FORM };
  const figure: { -readonly [K in keyof Figure]: Figure[K] } = {
    name,
    n,
    cover: 'open',
    rank: named(RANK_WORDS, name.toLowerCase().replace(/[\s.-]+.*$/, '')) ?? 'private',
    near: 0,
    erect: false,
    moving: false,
    dashed: false,
    firing: false,
    grenading: false,
    mounting: false,
    crowded: false,
    heavy: false,
    collapsing: false,
    radio: false,
  };
  const words: string[] = [];
  const kinds: string[] = [];
  for (const typed of rest.split(',').map((word) => word.trim())) {
    if (typed === '') continue;
    const word = typed.toLowerCase();
    const [, typedKey = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(typed) ?? [];
    const key = typedKey.toLowerCase();
    const distance = /^(\d{1,4}(?:\.\d{1,2})?)m?$/.exec(key === 'near' ? value : word)?.[1];
    const rank = named(RANK_WORDS, key === 'rank' ? value.toLowerCase() : word);
    const is = (kind: string) => kinds.push(kind);
    if (distance !== undefined && is('distance')) figure.near = Number(distance);
    else if (rank && is('rank')) figure.rank = rank;
    else if (Object.hasOwn(FLAGS, word)) Object.assign(figure, FLAGS[word]);
    else if ((COVERS as readonly string[]).includes(word) && is('place')) figure.cover = word as Cover;
    else if (key === 'in' && /^[A-Za-z][\w .'-]{0,29}$/.test(value) && is('vehicle')) figure.rides = value;
    else if (key === 'of' && value.length <= LONGEST_NAME && is('group')) figure.of = value;
    else if (word === 'vehicle') return { takes: VEHICLES };
    else return { takes: FORM, word: [word, WORDS] };
    words.push(key === 'in' ? 'in=' : word);
  }
  // A dash is made erect (R152); those who ride sit.
  if (figure.dashed && figure.rides === undefined && figure.cover !== 'hatch') figure.erect = true;
  return (
    contradiction(words, kinds) ?? { ...figure, ...(words.includes('still') && { still: true as const }) }
  );
}

const VEHICLES = 'in=Truck for a man in a soft vehicle, and hatch for one exposed in a hard vehicle';

/** What is wrong with one `--figure`, if anything is. */
export function figureFault(entry: string): FieldFault | undefined {
  const read = readFigure(entry);
  return isFault(read) ? read : undefined;
}

/** Reads `--figure` flags that have been checked. Whoever says that a vehicle moves or dashes says it for all in it. */
export function figuresOf(entries: readonly string[]): Figure[] {
  const figures = entries.map((entry) => readFigure(entry) as Figure);
  return figures.map((figure) => {
    const aboard = withHim(figure, figures);
    const is = (how: 'moving' | 'dashed') => aboard.some((other) => other[how]);
    return { ...figure, moving: is('moving'), dashed: is('dashed') };
  });
}

/** A figure, and those who ride in the same soft vehicle; horses and cycles are ridden one by one. */
const withHim = (figure: Figure, figures: readonly Figure[]): readonly Figure[] =>
  figure.rides === undefined || isAnimalOrCycle(figure.rides)
    ? [figure]
    : figures.filter(({ rides }) => rides === figure.rides);

/** A vehicle that is said to stand still and to move, if one is. */
export const vehicleAtOdds = (figures: readonly Figure[]): string | undefined =>
  figures.find(({ still, moving }) => still && moving)?.rides;

/** A name that stands for two kinds of figures, if one does. */
export function namedTwice(figures: readonly Figure[]): string | undefined {
  const names = figures.map(({ name }) => name.toLowerCase());
  return figures.find(({ name }, i) => names.indexOf(name.toLowerCase()) < i)?.name;
}

/** How many figures of a list are of a kind. */
export const countFigures = (
  figures: readonly Figure[],
  is: (figure: Figure) => boolean = () => true,
): number => figures.reduce((sum, figure) => (is(figure) ? sum + figure.n : sum), 0);
