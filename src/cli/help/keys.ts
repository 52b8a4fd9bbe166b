import { hang, writtenLines } from '../../render/page.js';
import type { Io } from '../io.js';
import type { Globals } from '../line/parse.js';
import { pageFor } from './page-for.js';

/** What may be typed in an evening, besides lines as they stand behind `wg`. */
const KEYS: readonly (readonly [typed: string, does: string])[] = [
  ['Enter', 'does what the prompt shows in brackets'],
  ['?', 'what each unit may do now; ? 1g why not the rest'],
  ['s 1g 2s', 'the beginnings of an action and of units; s alone asks who, and at whom'],
  ['u', 'takes back what was done last'],
  ['w', 'the clauses behind the last answer'],
  ['n', 'the next card, phase, period or turn'],
  ['1, 2, ...', 'one of the ways that the last answer offers'],
  ['2d6', 'any dice'],
  ['odds s 1g 2s', 'the chances of a line before it is played'],
  [
    'can 2s charge 1g?',
    'whether they may, and why not; who can shoot? can I move? who may, and who not; any other question: what the book says',
  ],
  ['hand, wg', 'dice are asked for from here on; wg throws them again'],
  ['TAB', 'what can stand next'],
  ['help shoot', 'one action; help --all: everything; help again: what again does'],
  ['q, Ctrl-D', 'leaves; the game is kept'],
];

/** Columns that keys have at most. */
const KEYS_WIDE = 16;

/** The keys of an evening, for whoever asks for help in one. */
export async function keysHelp(globals: Globals, io: Io): Promise<string> {
  const page = await pageFor(globals, io, io.stdout);
  const { theme, width } = page;
  const isNarrow = width < 3 * KEYS_WIDE;
  const lines = KEYS.flatMap(([typed, does]) =>
    hang(
      `${theme.head(isNarrow ? `${typed}:` : typed.padEnd(KEYS_WIDE - 1))} `,
      does,
      width,
      isNarrow ? 4 : KEYS_WIDE,
    ),
  );
  return writtenLines(lines, page);
}
