import type { Field, ListField, TextField } from '../../rules/field.js';
import type { Value } from '../../rules/rule.js';
import { a, either } from '../../rules/text/say.js';
import { InputError } from '../errors.js';
import { shown, steers } from '../shown.js';
import { didYouMean } from '../suggest.js';

const bad = (name: string, field: Field, raw: string, allowed: string, hint?: string) =>
  InputError.of(name, field, ` cannot be '${shown(raw)}': it takes ${allowed}.`, hint, allowed);

/** Letters to either side of a fault that are shown with it. */
const AROUND = 15;

/** The text with a mark under the letter where it cannot be read. */
function pointer(raw: string, column: number): string {
  const letters = [...raw];
  const start = Math.max(0, column - 1 - AROUND);
  const before = shown(letters.slice(start, column - 1).join(''), Number.POSITIVE_INFINITY);
  const from = shown(letters.slice(column - 1, column - 1 + AROUND).join(''), Number.POSITIVE_INFINITY);
  return `${before}${from}\n${' '.repeat([...before].length)}^`;
}

/** What a field allows, in words. */
export function allowedIn(field: Field): string {
  switch (field.kind) {
    case 'count':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'measure':
      return `${field.unit} from ${field.min} to ${field.max}`;
    case 'choice': {
      const or = field.or ? [`a number from ${field.or[0]} to ${field.or[1]}`] : [];
      return either([...field.choices, ...or]);
    }
    case 'text':
      return `1 to ${field.max} characters${/^[a-z]+$/.test(field.metavar) ? '' : `, such as ${field.metavar}`}`;
    case 'list':
      return `at most ${field.max}, such as ${field.metavar}${field.or ? `; or a number from ${field.or[0]} to ${field.or[1]}` : ''}`;
    case 'file':
      return `a file with ${a(field.what)}`;
    case 'switch':
      return 'no value';
  }
}

/**
 * Reads a value.
 * @param name of the input, or of the field of a unit, that it is for
 * @throws InputError `bad-value`, naming the value, what is allowed and the nearest right spelling
 */
export function readValue(name: string, field: Field, raw: string): Value {
  switch (field.kind) {
    case 'count':
      return numberIn(name, field, raw, field.min < 0 ? /^[-+]?\d{1,15}$/ : /^\d{1,15}$/);
    case 'measure':
      return numberIn(
        name,
        field,
        raw,
        field.min < 0 ? /^[-+]?\d{1,9}(\.\d{1,6})?$/ : /^\d{1,9}(\.\d{1,6})?$/,
      );
    case 'choice': {
      const choice = field.choices.find((c) => c.toLowerCase() === raw.trim().toLowerCase());
      if (choice !== undefined) return choice;
      const [min, max] = field.or ?? [1, 0];
      if (/^\d+$/.test(raw) && Number(raw) >= min && Number(raw) <= max) return Number(raw);
      throw bad(name, field, raw, allowedIn(field), didYouMean(raw, field.choices));
    }
    case 'text':
      mustBePlain(name, field, raw);
      if (!raw.trim() || raw.length > field.max)
        throw bad(name, field, raw, `${allowedIn(field)}${/^\s+$/.test(raw) ? ', not blanks alone' : ''}`);
      return faultless(name, field, raw);
    case 'list':
      mustBePlain(name, field, raw);
      return readList(name, field, raw.split(field.between ?? /\s+/).filter(Boolean));
    case 'file':
      // What stands in it is read when the line is.
      if (raw.trim()) return raw;
      throw bad(name, field, raw, allowedIn(field));
    case 'switch':
      throw bad(name, field, raw, 'no value');
  }
}

function mustBePlain(name: string, field: Field, raw: string): void {
  if (steers(raw)) throw bad(name, field, raw, `${allowedIn(field)}, without control characters`);
}

function faultless(name: string, field: TextField, raw: string): string {
  const fault = field.fault?.(raw);
  if (!fault) return raw;
  throw bad(
    name,
    field,
    raw,
    fault.takes,
    fault.column === undefined ? undefined : pointer(raw, fault.column),
  );
}

/**
 * Reads several values of one list, or the one number that stands for all of it.
 * @throws InputError `bad-value`
 */
export function readList(
  name: string,
  field: ListField,
  entries: readonly string[],
): readonly string[] | number {
  const [min, max] = field.or ?? [1, 0];
  const [only = '', second] = entries;
  if (field.or && second === undefined && /^\d{1,15}$/.test(only)) {
    if (Number(only) >= min && Number(only) <= max) return Number(only);
    throw bad(name, field, only, allowedIn(field));
  }
  if (entries.length > field.max) {
    throw InputError.of(name, field, ` can be given ${field.max} times at most.`);
  }
  for (const entry of entries) {
    const fault = field.fault(entry);
    if (!fault) continue;
    const guess = fault.word && didYouMean(...fault.word);
    throw bad(name, field, entry, fault.takes, guess ?? (fault.word && wordsTaken(field)));
  }
  return entries;
}

/** The words that a list knows, in one line; nothing, where it knows none. */
export const wordsTaken = ({ words }: ListField): string | undefined =>
  words &&
  Object.entries(words)
    .map(([what, of]) => `${what}: ${of.join(', ')}`)
    .join('; ');

function numberIn(name: string, field: Extract<Field, { min: number }>, raw: string, form: RegExp): number {
  const text = raw.trim();
  const value = form.test(text) ? Number(text) : Number.NaN;
  if (value >= field.min && value <= field.max) return value;
  throw bad(name, field, raw, allowedIn(field));
}
