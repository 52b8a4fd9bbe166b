import { tableIn } from '../../engine/house/agreed.js';
import { eventNumbered } from '../../log/entries.js';
import { logPath } from '../../log/file.js';
import { inOneLine } from '../../render/in-one-line.js';
import { comesIn, type Next, sideToAct } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { type CommandLine, command } from '../command.js';
import { CliError } from '../errors.js';
import { resultText } from '../game/event-text.js';
import { atTable, whatTheyMay } from '../game/now.js';
import { systemPlayed } from '../game/standing.js';
import { insteadOf, type Out } from '../io.js';

/** As many cards as nobody can use: more than a turn has. */
const MOST = 60;

export const next = command({
  name: 'next',
  says: 'the next thing of the turn: a card, a phase, a period, a turn',
  usage: [['', 'the next thing of the turn; cards that nobody can use are gone past, in a line each']],
  examples: [
    ['wg next', 'the next card, phase, period or turn of the game'],
    ['wg next --dice 5H', 'with what was turned up or thrown by hand'],
  ],
  without: ['noLog'],
  handsOn: true,
  throws: true,
  run: async (line) => {
    const { rest, others, io } = line;
    // What was turned up by hand is one thing.
    const most = rest.includes('--dice') ? 1 : MOST;
    for (let n = 1; ; n++) {
      const comes = await nextIn(line);
      const { stdout, tell } = heldBack(io.stdout);
      await others.type([...comes.line, ...rest], { ...io, stdout });
      const goesOn = n < most && (await isPassed(line, comes.isPassed));
      if (goesOn && !rest.some((flag) => WHOLE.includes(flag))) await tellInLine(line);
      else tell();
      if (!goesOn) return;
    }
  },
});

/** Flags that say how each answer is to be told. */
const WHOLE = ['--json', '--brief', '--explain'];

/** A stream that waits until somebody knows whether its text is to be told. */
function heldBack(out: Out): { stdout: Out; tell: () => void } {
  const held: Parameters<Out['write']>[0][] = [];
  const stdout = insteadOf(out, (text) => held.push(text));
  const tell = () => {
    for (const text of held) out.write(text);
  };
  return { stdout, tell };
}

/** Tells in one line what came last. */
async function tellInLine({ game, io, page }: CommandLine): Promise<void> {
  const path = logPath(game, io.env);
  const { event, name } = eventNumbered(path)!;
  const head = tableIn(path)?.sealed === undefined ? undefined : name;
  const announced = await resultText(event.record);
  io.stdout.write(inOneLine(event.record, { announced, head }, page));
}

/** @throws CliError `not-allowed` where somebody has to act first, `usage` where the rules know no turn */
async function nextIn(line: CommandLine) {
  const system = systemPlayed(line);
  const table = await atTable(line.game, system, line.io);
  if (!table) throw new CliError('usage', `${system.title} has no turn that goes on.`);
  const { kept, now } = table;
  const comes = kept.next(now.state);
  if (comes && 'line' in comes) return comes;
  const first = comes?.first ?? kept.says(now.state).slice(0, 1);
  throw new CliError(
    'not-allowed',
    `Something is to be done first: ${first.join('; ')}.`,
    'wg now tells what may be done.',
  );
}

/** Whether what came is of no use: by the rules, or because nobody of the side whose action it is may do anything. */
async function isPassed(line: CommandLine, byRules: Next['isPassed']) {
  const table = byRules && (await atTable(line.game, systemPlayed(line), line.io));
  if (!table) return false;
  const { kept, now, sides, units } = table;
  if (byRules(now.state)) return true;
  if (!comesIn(kept, now.state)) return false;
  const side = sideToAct(kept, now.state, sides);
  const own = units.filter(
    (unit) => side !== undefined && unit.side !== undefined && sameName(unit.side, side),
  );
  if (own.length === 0) return false;
  return (await whatTheyMay(table, own)).every(({ may }) => may.length === 0);
}
