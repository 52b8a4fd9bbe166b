import { RNG } from '../../dice/stream.js';
import { toldInOdds } from '../../engine/odds.js';
import { Merging } from '../../engine/repeat/merge.js';
import { bytesInTurn, linesIn } from '../../log/bytes.js';
import { statOf } from '../../log/stamp.js';
import { tallyJson } from '../../render/tally-json.js';
import { filledInWords } from '../action/filled.js';
import { oddsIfAny } from '../action/odds.js';
import { type CommandLine, command } from '../command.js';
import { CliError } from '../errors.js';
import { patience } from '../game/patience.js';
import { tableFor } from '../notes.js';
import { AS_PICTURES, shownAs } from '../shown-as.js';
import { rowFiles, unreadableRows } from '../tally/row-files.js';
import { tellTally } from '../tally/tell-tally.js';

export const tally = command({
  name: 'tally',
  says: 'merges rows of --repeat --json into the tally of one run',
  usage: [
    ['<file>...', 'rows of one machine or many, brief or whole, in any order; or folders of .jsonl files'],
    ['', 'rows from a pipe'],
  ],
  inputs: AS_PICTURES,
  takes: ['brief'],
  without: ['ruleset', 'noLog'],
  run: async (line) => {
    const { globals, input: asked, json, io, page } = line;
    const shown = shownAs({ ...globals, ...asked });
    if (globals.json && globals.brief)
      throw new CliError('conflict', '--json and --brief exclude each other: a tally is one document.');
    const merging = new Merging((task) => tableFor(task, line.game, io));
    await takeAll(merging, line);
    const { run } = merging;
    if (!run)
      throw new CliError(
        'nothing-found',
        'There are no rows.',
        'They come from --repeat <n> --json --brief.',
      );
    const { row, past } = run;
    const told = toldInOdds(run.task, past);
    const { action, system, input } = told;
    const span = { seed: row.seed, ...merging.all() };
    if (globals.json) {
      const { chosen, units, table, wg, ruleset, rulesetVersion } = row.of;
      const source = { wg, ruleset, ...(rulesetVersion !== undefined && { rulesetVersion }) };
      const beside = { ...(chosen && { chosen }), ...(units && { units }), ...(table && { table }) };
      return json(tallyJson({ source, action, rng: RNG, ...span, input, beside }, merging.tally));
    }
    const filled = row.of.units && filledInWords({ action, input, units: row.of.units });
    const of = { action, title: system.title, input, ...span, filled, tally: merging.tally };
    await tellTally({ ...of, odds: oddsIfAny(told, past) }, { shown, brief: globals.brief }, { io, page });
  },
});

/** Takes the rows of all files, or those of the pipe. */
async function takeAll(merging: Merging, { words, io }: CommandLine): Promise<void> {
  if (words.length === 0 || (words.length === 1 && words[0] === '-')) {
    if (io.stdin.isTTY || !io.stdin.lines)
      throw new CliError(
        'usage',
        'tally takes files of rows, or rows from a pipe.',
        'As in: wg tally rows/*.jsonl',
      );
    let line = 0;
    for await (const lines of io.stdin.lines())
      for (const text of lines) {
        const waits = take(merging, text, { file: 'the pipe:', line: ++line });
        if (waits) await waits;
      }
    return;
  }
  const files = rowFiles(words);
  const all = files.map(megabytes).reduce((sum, size) => sum + size, 0);
  const told = patience('megabytes', io);
  let before = 0;
  for (const file of files) {
    let line = 0;
    for (const { text, to } of linesOf(file)) {
      if (++line % AT_A_TIME === 0) told(Math.floor(before + to / MEGABYTE), Math.ceil(all));
      // Only the first row is waited for: what it is of is loaded.
      const waits = take(merging, text, { file, line });
      if (waits) await waits;
    }
    before += megabytes(file);
  }
}

/** Rows between two words on how far it has come. */
const AT_A_TIME = 1_000;
const MEGABYTE = 1e6;

/** The size of a file; of a pipe nobody knows it. */
const megabytes = (file: string): number => (statOf(file)?.size ?? 0) / MEGABYTE;

function take(merging: Merging, text: string, at: { file: string; line: number }): Promise<void> | undefined {
  if (text === '' || text === '\r') return undefined;
  if (!merging.run) return merging.begin(text, at);
  merging.take(text, at);
  return undefined;
}

/** The lines of a file, or of a pipe with a name. */
function* linesOf(path: string): Generator<{ readonly text: string; readonly to: number }> {
  let source: ReturnType<typeof bytesInTurn> | undefined;
  try {
    source = bytesInTurn(path);
    let mark = true;
    for (const { bytes, to } of linesIn(source.bytes)) {
      const text = bytes.toString('utf8');
      // Some editors, and shells, put a byte order mark before the first line.
      yield { text: mark ? text.replace(/^\uFEFF/, '') : text, to };
      mark = false;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw unreadableRows(path, error);
  } finally {
    source?.close();
  }
}
