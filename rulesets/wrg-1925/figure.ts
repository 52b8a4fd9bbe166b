import type { Fault } from '../../src/rules/field.js';

/** Ranks, the highest first (identify.3). */
export const RANKS = ['officer', 'sgt', 'cpl', 'lcpl', 'private'] as const;
export type Rank = (typeof RANKS)[number];

/** Where a figure is, the least protected first; a gun shield protects as a trench does (tactical.1). */
export const COVERS = ['open', 'soft', 'shield', 'trench', 'building', 'vehicle', 'bunker'] as const;
export type Cover = (typeof COVERS)[number];

/** A figure of the target, or several that are alike. */
export interface Figure {
  readonly name: string;
  readonly n: number;
  readonly cover: Cover;
  readonly rank: Rank;
  /** Metres from the nearest that fires (R81). */
  readonly near: number;
  readonly erect: boolean;
  /** Moved this period: dashing is moving. */
  readonly moving: boolean;
  readonly dashed: boolean;
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
const RANK_WORDS: Readonly<Record<string, Rank>> = {
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

const FORM =
  'a name, and after a colon what it is doing, such as "Sgt:erect,moving,soft,40" or "4 Rifleman:firing,trench,60"';
const isFault = (read: object): read is Fault => 'takes' in read;

/** Reads `4 Rifleman:erect,soft,40`: how many and who, how they are, and how far off in metres. */
function readFigure(entry: string): Figure | Fault {
  const [, n = '1', name = '', rest = ''] =
    /^\s*(?:(\d{1,2})\s*(?:[x*]\s*|\s))?\s*([A-Za-z][\w .'-]{0,29}?)\s*(?::(.*))?$/.exec(entry) ?? [];
  if (name === '' || Number(n) < 1) return { takes: FORM };
  const figure: { -readonly [K in keyof Figure]: Figure[K] } = {
    name,
    n: Number(n),
    cover: 'open',
    rank: RANK_WORDS[name.toLowerCase().replace(/[\s.-]+.*$/, '')] ?? 'private',
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
  for (const typed of rest.split(',').map((word) => word.trim())) {
    if (typed === '') continue;
    const word = typed.toLowerCase();
    const [, key, value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(typed) ?? [];
    const distance = /^(\d{1,4}(?:\.\d{1,2})?)m?$/.exec(key?.toLowerCase() === 'near' ? value : word)?.[1];
    const rank = RANK_WORDS[key?.toLowerCase() === 'rank' ? value.toLowerCase() : word];
    if (distance !== undefined) figure.near = Number(distance);
    else if (rank) figure.rank = rank;
    else if (Object.hasOwn(FLAGS, word)) Object.assign(figure, FLAGS[word]);
    else if ((COVERS as readonly string[]).includes(word)) figure.cover = word as Cover;
    else if (key?.toLowerCase() === 'in' && /^[A-Za-z][\w .'-]{0,29}$/.test(value)) figure.rides = value;
    else if (key?.toLowerCase() === 'of' && value.length <= 40) figure.of = value;
    else return { takes: FORM, word: [word, WORDS] };
  }
  return figure;
}

/** What is wrong with one `--figure`, if anything is. */
export function figureFault(entry: string): Fault | undefined {
  const read = readFigure(entry);
  return isFault(read) ? read : undefined;
}

/** Reads `--figure` flags that have been checked. */
export const figuresOf = (entries: readonly string[]): Figure[] =>
  entries.map((entry) => readFigure(entry) as Figure);

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
