import type { chance } from '../../tests/support/arguments.js';

type Chance = ReturnType<typeof chance>;

/** What stands nowhere, or not there. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  7,
  -1,
  1.5,
  1e9,
  1e21,
  2 ** 53,
  '',
  'x',
  'a\nb',
  '\u001b[2J\u202e',
  '__proto__',
  '9'.repeat(400),
  'x'.repeat(5_000),
  [],
  [null],
  [['x']],
  {},
  { __proto__: null, toString: 1 },
  { constructor: { prototype: 1 } },
];

/** Lists in lists, or objects in objects, so deep that whoever goes through them by himself falls. */
export const deep = (depth: number, list: boolean): string =>
  list ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const DEEP = 'put something deep here';

type Holder = Record<string, unknown> | unknown[];
const isHolder = (of: unknown): of is Holder => typeof of === 'object' && of !== null;

/** Every place of some data that holds a value. */
function placesIn(data: unknown): { readonly holder: Holder; readonly key: string }[] {
  if (!isHolder(data)) return [];
  return Object.keys(data).flatMap((key) => [
    { holder: data, key },
    ...placesIn((data as Record<string, unknown>)[key]),
  ]);
}

/** Data as JSON with one value of it made another. */
export function withStrange(json: string, luck: Chance): string {
  const { of, below } = luck;
  const data: unknown = JSON.parse(json);
  const places = placesIn(data);
  if (places.length === 0) return json;
  const { holder, key } = of(places);
  const at = holder as Record<string, unknown>;
  const value = at[key];
  const number = typeof value === 'number' ? value + of([1, -1, 100, -100, 1e6, 0.5]) : of(STRANGE);
  switch (of(['gone', 'deep', 'other', 'number', 'number', 'strange', 'strange', 'strange'])) {
    case 'gone':
      delete at[key];
      break;
    case 'deep':
      at[key] = DEEP;
      break;
    case 'other':
      at[key] = at[of(Object.keys(at))];
      break;
    case 'number':
      at[key] = number;
      break;
    default:
      at[key] = of(STRANGE);
  }
  return JSON.stringify(data).replace(`"${DEEP}"`, () => deep(of([100, 3_000, 50_000]), below(2) === 0));
}

/** Text with some of its bytes made others, cut out, or doubled. */
export function withNoise(text: string, { of, below, between }: Chance): string {
  const bytes = Buffer.from(text);
  const [at, many] = [below(bytes.length + 1), between(1, 40)];
  switch (of(['bit', 'cut', 'double', 'short', 'junk'])) {
    case 'bit':
      if (at < bytes.length) bytes[at]! ^= 1 << below(8);
      return bytes.toString('latin1');
    case 'cut':
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + many)]).toString();
    case 'double':
      return Buffer.concat([bytes.subarray(0, at + many), bytes.subarray(at)]).toString();
    case 'short':
      return bytes.subarray(0, at).toString();
    default:
      return `${bytes.subarray(0, at)}${of(['\n', '\r\n', '\0', '{', '"', '- &a [*a, *a]\n', '<<: *a', '\u2028', '9'.repeat(500)])}${bytes.subarray(at)}`;
  }
}
