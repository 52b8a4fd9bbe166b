import type { Conflict } from '../../../src/rules/action.js';
import type { Field, FieldFault } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { ruling } from '../words.js';
import type { ReactionInput } from './inputs.js';

/** Lines of -2 that may have several causes, and the switches that bring them (R137). */
const CAUSES = {
  'friends-ran': ['friendsRan'],
  armour: ['armourNear', 'armourFires'],
  intermingled: ['intermingled'],
  'enemy-near': ['enemyNear'],
} as const satisfies Record<string, readonly (keyof ReactionInput)[]>;
export type Cause = keyof typeof CAUSES;

const FORM = /^(friends-ran|armour|intermingled|enemy-near):([1-9]|1\d|20)$/;

/** What is wrong with one `--causes`, if anything is. */
export const causeFault = (entry: string): FieldFault | undefined =>
  FORM.test(entry)
    ? undefined
    : { takes: 'friends-ran, armour, intermingled or enemy-near with a number, such as enemy-near:3' };

const read = (entries: readonly string[] = []): (readonly [Cause, number])[] =>
  entries.map((entry) => {
    const [of, n] = entry.split(':');
    return [of as Cause, Number(n)];
  });

/** Causes are counted of what holds, each line once. */
export function causesConflict(input: ReactionInput): Conflict | undefined {
  const causes = read(input.causes).map(([of]) => of);
  const twice = causes.find((of, i) => causes.indexOf(of) < i);
  if (twice) return { input: 'causes', message: `has ${twice} twice` };
  const stray = causes.find((of) => !CAUSES[of].some((name) => input[name]));
  return stray && { input: 'causes', message: `counts ${stray}, which is not given: --${FLAG[stray]}` };
}

const FLAG: Readonly<Record<Cause, string>> = {
  'friends-ran': 'friends-ran',
  armour: 'armour-near',
  intermingled: 'intermingled',
  'enemy-near': 'enemy-near',
};

/** How many causes were counted for a line. */
export const causesOf = (cause: Cause, { causes }: Pick<ReactionInput, 'causes'>): number =>
  read(causes).find(([of]) => of === cause)?.[1] ?? 1;

/** A line counts once, however many causes it has, or once for each if so ruled (R137). */
export function* eachCause(times: number, cause: Cause, input: Pick<ReactionInput, 'causes'>): Rule<number> {
  const many = causesOf(cause, input);
  if (times === 0 || many < 2) return times;
  return (yield* ruling('wrg:R137')) === 2 ? Math.max(times, many) : times;
}

/** What a test rested on, an entry each, as `points=24` or `fired`: that of the leader, and of the crews, has the same factors. */

type Fields = Readonly<Record<string, Field>>;
type FactsSoFar = Partial<ReactionInput>;

const ENTRY = /^([a-z]+)(?:=(.+))?$/i;

/** What the value of such a field is in an entry; undefined, where it cannot be that. */
function valueIn(field: Field, said: string | undefined): unknown {
  if (field.kind === 'switch') return said === undefined ? true : undefined;
  if (said === undefined) return undefined;
  if (field.kind === 'choice') return field.choices.includes(said) ? said : undefined;
  if (field.kind === 'list') return causeFault(said) ? undefined : said;
  return Number.isFinite(Number(said)) ? Number(said) : undefined;
}

function entryOf(entry: string, fields: Fields): readonly [name: string, value: unknown] | undefined {
  const [, name = '', said] = ENTRY.exec(entry) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = field && valueIn(field, said);
  return value === undefined ? undefined : [name, value];
}

/** What is wrong with one entry, if anything is. */
export const factFaultOf = (entry: string, fields: Fields): FieldFault | undefined =>
  entryOf(entry, fields) ? undefined : { takes: 'a factor and its number, such as points=24' };

/** The factors in such entries. */
export function factsIn(entries: readonly string[], fields: Fields): FactsSoFar {
  const all: Record<string, unknown> = {};
  for (const entry of entries) {
    const [name, value] = entryOf(entry, fields) ?? [];
    if (name === undefined) continue;
    all[name] = fields[name]!.kind === 'list' ? [...((all[name] as string[]) ?? []), value] : value;
  }
  return all as FactsSoFar;
}

/** Factors as such entries. */
export const factsSaid = (names: readonly (keyof ReactionInput & string)[], facts: FactsSoFar): string[] =>
  names.flatMap((name) => {
    const value = facts[name];
    if (value === undefined) return [];
    if (value === true) return [name];
    return (Array.isArray(value) ? value : [value]).map((one) => `${name}=${one}`);
  });
