import { hang, type Page } from '../render/page.js';
import type { Field, Fields } from '../rules/field.js';
import type { RosterScope } from '../rules/roster.js';
import { metavar } from './flags.js';
import { keyOf } from './units.js';

const COLUMN = 30;

/** What can be said of units in a roster file, kind by kind. */
export function kindsText({ kinds }: RosterScope, page: Page): string[] {
  const { theme, width } = page;
  return Object.entries(kinds).flatMap(([kind, { says, profile, marks }], i) => [
    ...(i === 0 ? [] : ['']),
    ...hang('', `${theme.head(`kind: ${kind}`)}${i === 0 ? ' (where a unit does not say)' : ''}`, width),
    ...hang('  ', says, width),
    ...fieldLines(profile, page),
    '  Marks it may carry:',
    ...fieldLines(marks, page),
  ]);
}

const fieldLines = (fields: Fields, page: Page): string[] =>
  Object.entries(fields).flatMap(([name, field]) => fieldLine(name, field, page));

function fieldLine(name: string, field: Field, { width }: Page): string[] {
  const said = `${keyOf(name)}: ${field.kind === 'switch' ? 'true' : metavar(field)}`;
  const key = `    ${said}`;
  const help = `${field.help}${field.required ? ' (required)' : ''}`;
  if (width >= 60 && key.length < COLUMN) return hang(key.padEnd(COLUMN), help, width);
  return [...hang('    ', said, width, 6), ...hang('        ', help, width)];
}

/** The same for scripts. */
export const kindsJson = ({ kinds }: RosterScope) =>
  Object.entries(kinds).map(([kind, { says, profile, marks }]) => ({
    kind,
    says,
    profile: fieldsJson(profile),
    marks: fieldsJson(marks),
  }));

const fieldsJson = (fields: Fields) =>
  Object.entries(fields).map(([name, { kind, help, required = false }]) => ({
    name: keyOf(name),
    kind,
    help,
    required,
  }));
