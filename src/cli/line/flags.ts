import { SYSTEMS } from '../../engine/systems.js';
import { type Field, isBare } from '../../rules/field.js';
import { flagOf } from '../../rules/flag.js';

export { flagOf };

/** An input as it is typed: its flag, or what stands behind the action without one. */
export const typedAs = (name: string, field: Field): string =>
  isBare(field) ? `<${field.metavar}>` : flagOf(name);

/** What a flag takes, as help shows it: `<n>`, `<inches>`, `<none|light|medium|0..9>`; nothing for a switch. */
export function metavar(field: Field): string {
  switch (field.kind) {
    case 'count':
      return '<n>';
    case 'measure':
      return `<${field.unit}>`;
    case 'choice': {
      const or = field.or ? `|${field.or[0]}..${field.or[1]}` : '';
      return `<${field.choices.join('|')}${or}>`;
    }
    case 'text':
      return `<${field.metavar}>`;
    case 'list':
      return `<${field.metavar}${field.or ? `|${field.or[0]}..${field.or[1]}` : ''}> ...`;
    case 'file':
      return '<file>';
    case 'switch':
      return '';
  }
}

/** The rule systems as they can be typed. */
const NAMES = SYSTEMS.map(({ id, short }) => (short === id ? id : `${id} (${short})`));

/** The flags every action takes, besides its own. */
export const GLOBAL_FLAGS = [
  ['-r, --ruleset <name>', `the rule system: ${NAMES.join(', ')}, or one that was added`],
  ['--seed <text>', 'the seed of the dice; a fresh one if not given'],
  ['--dice <faces>', 'dice thrown by hand: "white=5,6 blue=1", "5 6 / 1", or ask'],
  [
    '--odds',
    'the exact odds in place of a roll; of each, where a flag has several values: 4..12 or none,light',
  ],
  ['--fractions', 'with --odds: each chance as a fraction too'],
  ['--of <result>', 'with --odds: what of the result is told, as casualties'],
  ['--chance <condition>', 'with --odds: the chance of it, as "hits>=2 and casualties=0"'],
  ['--repeat <n>', 'roll n times, and show a tally beside the odds'],
  ['--from <i>', 'the number of the first repetition, from 0'],
  ['--jobs <n>', 'with --repeat: so many threads roll, for the same answer; all cores for long runs'],
  ['--ruling <id=option>', 'play a ruling otherwise, as bg:R3=2 (may be repeated)'],
  ['--anyway', 'play it although the rules speak against it; the answer says what does'],
  ['--house <file>', 'house rules of a file (YAML or JSON); none for the book alone'],
  ['--json', 'one JSON document; a line each with --repeat, and of wg log'],
  ['--csv', 'of odds and tallies: comma-separated values, for a spreadsheet'],
  ['--svg <file>', 'of odds and tallies: a picture; - is stdout'],
  ['--html <file>', 'of odds and tallies: a page with pictures and tables; - is stdout'],
  ['--force', 'overwrites a file that is there'],
  ['--brief', 'one line; with --repeat --json rows without steps'],
  ['--explain', 'every step, with the clause under it'],
  ['--color [when]', 'colour: always, never or auto'],
  ['--no-color', 'no colour'],
  ['--ascii', 'no characters beyond ASCII'],
  ['--no-input', 'never ask; fail instead'],
  ['--game <name>', 'the game whose log this belongs to'],
  ['--acting <side>', 'the side that acts, for the log of the game'],
  ['--no-log', 'leave the log of the game alone'],
] as const;
