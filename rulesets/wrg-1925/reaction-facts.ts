import type { Fault, Field } from '../../src/rules/field.js';
import { causeFault } from './reaction-causes.js';
import type { ReactionInput } from './reaction-inputs.js';

/** What a test rested on, an entry each, as `points=24` or `fired`: that of the leader, and of the crews, has the same factors. */

type Fields = Readonly<Record<string, Field>>;
type Facts = Partial<ReactionInput>;

const FORM = /^([a-z]+)(?:=(.+))?$/i;

/** What the value of such a field is in an entry; undefined, where it cannot be that. */
function valueIn(field: Field, said: string | undefined): unknown {
  if (field.kind === 'switch') return said === undefined ? true : undefined;
  if (said === undefined) return undefined;
  if (field.kind === 'choice') return field.choices.includes(said) ? said : undefined;
  if (field.kind === 'list') return causeFault(said) ? undefined : said;
  return Number.isFinite(Number(said)) ? Number(said) : undefined;
}

function entryOf(entry: string, fields: Fields): readonly [name: string, value: unknown] | undefined {
  const [, name = '', said] = FORM.exec(entry) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = field && valueIn(field, said);
  return value === undefined ? undefined : [name, value];
}

/** What is wrong with one entry, if anything is. */
export const factFaultOf = (entry: string, fields: Fields): Fault | undefined =>
  entryOf(entry, fields) ? undefined : { takes: 'a factor and its number, such as points=24' };

/** The factors in such entries. */
export function factsIn(entries: readonly string[], fields: Fields): Facts {
  const all: Record<string, unknown> = {};
  for (const entry of entries) {
    const [name, value] = entryOf(entry, fields) ?? [];
    if (name === undefined) continue;
    all[name] = fields[name]!.kind === 'list' ? [...((all[name] as string[]) ?? []), value] : value;
  }
  return all as Facts;
}

/** Factors as such entries. */
export const factsSaid = (names: readonly (keyof ReactionInput & string)[], facts: Facts): string[] =>
  names.flatMap((name) => {
    const value = facts[name];
    if (value === undefined) return [];
    if (value === true) return [name];
    return (Array.isArray(value) ? value : [value]).map((one) => `${name}=${one}`);
  });
