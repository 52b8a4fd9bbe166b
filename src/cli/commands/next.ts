import { sameName } from '../../rules/likeness.js';
import type { Next } from '../../rules/system.js';
import { command, type Line } from '../command.js';
import { CliError } from '../errors.js';
import { atTable, whatTheyMay } from '../game/now.js';
import { systemPlayed } from '../game/standing.js';

/** As many cards as nobody can use: more than a turn has. */
const MOST = 60;

export const next = command({
  name: 'next',
  says: 'the next thing of the turn: a card, a phase, a period, a turn',
  usage: [['', 'the next thing of the turn; cards that nobody can use are gone past']],
  examples: [
    ['wg next', 'the next card, phase, period or turn of the game'],
    ['wg next --dice 5H', 'with what was turned up or thrown by hand'],
  ],
  without: ['noLog'],
  handsOn: true,
  run: async (line) => {
    const { rest, others } = line;
    for (let n = 0; n < MOST; n++) {
      const comes = await nextIn(line);
      await others.type([...comes.line, ...rest]);
      // What was turned up by hand is one thing.
      if (rest.includes('--dice') || !(await isPassed(line, comes.isPassed))) return;
    }
  },
});

/** @throws CliError `not-allowed` where somebody has to act first, `usage` where the rules know no turn */
async function nextIn(line: Line) {
  const system = systemPlayed(line);
  const table = await atTable(line.game, system, line.io);
  if (!table) throw new CliError('usage', `${system.title} has no turn that goes on.`);
  const comes = table.kept.next(table.now.state);
  if (comes) return comes;
  const [where] = table.kept.says(table.now.state);
  throw new CliError(
    'not-allowed',
    `Something is to be done first: ${where}.`,
    'wg now tells what may be done.',
  );
}

/** Whether what came is of no use: by the rules, or because nobody of the side whose action it is may do anything. */
async function isPassed(line: Line, byRules: Next['isPassed']) {
  const table = byRules && (await atTable(line.game, systemPlayed(line), line.io));
  if (!table) return false;
  const { kept, now, sides, units } = table;
  if (byRules(now.state)) return true;
  const side = kept.acting?.(now.state, sides);
  const own = units.filter(
    (unit) => side !== undefined && unit.side !== undefined && sameName(unit.side, side),
  );
  if (own.length === 0) return false;
  return (await whatTheyMay(table, own)).every(({ may }) => may.length === 0);
}
