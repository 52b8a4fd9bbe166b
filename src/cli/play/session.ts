import { theme, wantsColour } from '../../render/theme.js';
import { counted } from '../../rules/text/say.js';
import { failureOf } from '../failure.js';
import { colourAsked } from '../line/parse.js';
import { note } from '../notes.js';
import { tellFailure } from '../tell-failure.js';
import type { Evening, Here } from './evening.js';
import { keepLine, pastLines } from './history.js';
import { promptFor } from './prompt.js';
import type { Terminal } from './terminal.js';

/** What nobody can know who has never kept a game open. */
const FIRST_WORDS =
  '? tells what may be done, u takes back, w tells why, hand asks for your own dice; h tells all keys, Ctrl-D leaves';

/** How an evening at a terminal is kept. */
interface SessionManner {
  readonly argv: readonly string[];
  /** Enter alone does what the prompt shows. */
  readonly enter: boolean;
  /** Nothing beyond ASCII is written. */
  readonly ascii: boolean;
}

/**
 * Keeps an evening open at a terminal: asks for a line, runs it, and asks again, until somebody leaves.
 * @returns when the evening is over
 */
export async function keepOpen(
  evening: Evening,
  terminal: Terminal,
  { argv, enter, ascii }: SessionManner,
): Promise<void> {
  const history = pastLines(evening.io.env);
  if (history.length === 0)
    note(`${enter ? 'Enter does what the prompt offers, ' : ''}${FIRST_WORDS}`, evening.io);
  const paint = await theme(wantsColour(colourAsked(argv), evening.io.env, evening.io.stderr.isTTY));
  for (;;) {
    const here = await evening.here();
    const offered = enter ? here.next : undefined;
    const { offers } = evening;
    const aside = [
      ...(offers > 0 ? [offers === 1 ? '1: that way' : `1 to ${offers}: that way`] : []),
      ...(evening.byHand ? ['dice by hand'] : []),
      ...(offered === undefined ? [] : [`Enter: ${offered.says}`]),
    ];
    const lines = await terminal.ask({
      prompt: promptFor(here, aside, evening.io.stderr.columns || 80, paint, ascii),
      history,
      complete: (line) => evening.completed(line),
    });
    if (lines === undefined) return;
    for (const [i, typed] of lines.entries()) {
      const text = typed.trim();
      if (text !== '' && text !== history[0]) {
        history.unshift(text);
        keepLine(text, evening.io.env);
      }
      try {
        // An empty line of a paste stands between others, and was typed before what it would do was shown.
        if (text === '') await (lines.length === 1 && offered !== undefined && nextAsShown(here, evening));
        else if (!(await evening.run(text, true))) return;
      } catch (error) {
        await tellFailure(failureOf(error), argv, evening.io);
        // What was pasted behind a line that fails was meant for a table that is not there.
        const behind = lines.slice(i + 1).filter((line) => line.trim() !== '').length;
        if (behind > 0) note(`not run: ${counted(behind, 'line')} pasted behind it`, evening.io);
        break;
      }
    }
  }
}

/** Enter alone: what was offered, and only where the game still stands as the prompt has it. Who sees one card turns up no third. */
async function nextAsShown(shown: Here, evening: Evening): Promise<void> {
  const { game, upTo } = await evening.here();
  if (game === shown.game && upTo === shown.upTo) await evening.type(shown.next!.line);
  else note('the game has gone on in another window: Enter has done nothing', evening.io);
}
