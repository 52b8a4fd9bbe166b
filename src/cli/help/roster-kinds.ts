import { rosterKey } from '../../engine/inputs/filling.js';
import { hang, type Page } from '../../render/page.js';
import type { Memory } from '../../rules/action.js';
import type { Field, Fields } from '../../rules/field.js';
import { metavar } from '../line/flags.js';

const COLUMN = 30;

/** What can be said of units in a roster file, kind by kind. */
export function kindsText({ kinds }: Pick<Memory, 'kinds'>, page: Page): string[] {
  const { theme, width } = page;
  return Object.entries(kinds).flatMap(([kind, { says, profile, marks }], i) => [
    ...(i === 0 ? [] : ['']),
    ...hang('', `${theme.head(`kind: ${kind}`)}${i === 0 ? ' (where a unit does not say)' : ''}`, width),
    ...hang('  ', says, width),
    ...fieldLines(profile, page),
    ...(Object.keys(marks).length > 0 ? ['  Marks it may carry:', ...fieldLines(marks, page)] : []),
  ]);
}

const fieldLines = (fields: Fields, page: Page): string[] =>
  Object.entries(fields).flatMap(([name, field]) => fieldLine(name, field, page));

function fieldLine(name: string, field: Field, { width }: Page): string[] {
  const whole = takes(field);
  const isLong = field.kind === 'choice' && whole.length > LONG;
  const key = `${rosterKey(name)}: ${isLong ? '<name>' : whole}`;
  const names = isLong ? `: ${field.choices.join(', ')}` : '';
  const help = `${field.help}${names}${field.required ? ' (required)' : ''}`;
  if (width >= 60 && key.length + 4 < COLUMN) return hang(`    ${key}`.padEnd(COLUMN), help, width);
  return [...hang('    ', key, width), ...hang('        ', help, width)];
}

/** The longest list of names that stands behind its key. */
const LONG = 30;

/** What a field takes, as it stands in a file. */
function takes(field: Field): string {
  if (field.kind === 'switch') return 'true';
  if (field.kind === 'text' && field.alone !== undefined) return `true or ${metavar(field)}`;
  // A list of one is written as it is.
  return field.kind === 'list' && field.max === 1 ? `<${field.metavar}>` : metavar(field);
}

/** The same for scripts. */
export const kindsJson = ({ kinds }: Pick<Memory, 'kinds'>) =>
  Object.entries(kinds).map(([kind, { says, profile, marks }]) => ({
    kind,
    says,
    profile: fieldsJson(profile),
    marks: fieldsJson(marks),
  }));

const fieldsJson = (fields: Fields) =>
  Object.entries(fields).map(([name, { kind, help, required = false }]) => ({
    name: rosterKey(name),
    kind,
    help,
    required,
  }));
