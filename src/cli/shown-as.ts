import { text, toggle } from '../rules/field.js';
import { CliError } from './errors.js';

/** How figures are shown, where not as text or JSON. */
export type Shown =
  | { readonly as: 'csv' }
  | { readonly as: 'svg' | 'html'; readonly path: string; readonly force: boolean };

/** The flags by which a command shows its figures otherwise; actions have the same among those of all. */
export const AS_PICTURES = {
  csv: toggle('comma-separated values, for a spreadsheet', {}),
  svg: text('a picture: the file to write; - is stdout', { metavar: 'file', max: 4096 }),
  html: text('a page with pictures and tables: the file to write; - is stdout', {
    metavar: 'file',
    max: 4096,
  }),
  force: toggle('overwrites a file that is there', {}),
};

/** What was typed of this. */
interface TypedShown {
  readonly csv?: boolean;
  readonly svg?: string;
  readonly html?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly brief?: boolean;
  readonly explain?: boolean;
  readonly fractions?: boolean;
}

/**
 * How figures are to be shown.
 * @returns nothing for text and JSON
 * @throws CliError `conflict` where two ways are asked for
 */
export function shownAs(typed: TypedShown): Shown | undefined {
  const ways = (['csv', 'svg', 'html'] as const).filter((way) => typed[way]);
  const [as, other = (['json', 'brief', 'explain', 'fractions'] as const).find((flag) => typed[flag])] = ways;
  if (as && other) throw new CliError('conflict', `--${as} and --${other} exclude each other.`);
  const force = typed.force === true;
  if (as === 'svg' || as === 'html') {
    const path = typed[as]!;
    if (path.trim() === '')
      throw new CliError('bad-value', `--${as} needs the name of a file, or - for stdout.`);
    if (path === '-' && force) throw new CliError('conflict', '--force goes with a file, not with stdout.');
    return { as, path, force };
  }
  if (force) throw new CliError('conflict', '--force goes with --svg or --html.');
  return as && { as };
}
