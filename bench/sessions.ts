/** How soon an evening that is kept open answers: from a line given to `wg play` over a pipe to the end of what it says. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGame } from './long-game.js';
import { SHOT } from './scripts.js';
import { median } from './usage.js';

/** Lines that are answered before any is measured, and those that are. */
const [FIRST, LINES] = [100, 400];
/** The most that an answer may take of the processor, in milliseconds, half of them no more. */
const AT_MOST = 5;

/** An evening: how long its game is already, what is typed first, and the line that is typed again and again. */
interface Evening {
  readonly says: string;
  readonly events: number;
  readonly first: readonly string[];
  readonly line: string;
}

const EVENINGS: readonly Evening[] = [
  { says: 'a shot', events: 0, first: [], line: SHOT },
  { says: 'a move by name', events: 0, first: ['roster load battleground'], line: 'm 2s --anyway' },
  { says: 'a shot', events: 200_000, first: [], line: SHOT },
];

/** What stands at the end of an answer. */
const END = /^Result: .*\n/m;

/** What an answer took, in milliseconds. */
interface Took {
  readonly clock: number;
  readonly cpu: number;
}

/**
 * @param wg the built program
 * @param env the world it runs in
 * @param state the folder of the games there
 * @returns rows of a table
 */
export async function sessions(wg: string, env: NodeJS.ProcessEnv, state: string): Promise<string[]> {
  const rows: string[] = [];
  for (const [i, { says, events, first, line }] of EVENINGS.entries()) {
    const game = `evening-${i}`;
    await writeGame(join(state, 'wg', 'games', `${game}.jsonl`), game, events);
    const took = await answered([wg, 'play', game], { env, state, first, line });
    const [clock, cpu] = (['clock', 'cpu'] as const).map((of) => median(took.map((one) => one[of])));
    const is = cpu! <= AT_MOST ? 'yes' : '**no**';
    rows.push(
      `| ${says} | ${events.toLocaleString('en')} | ${clock!.toFixed(2)} ms | ${cpu!.toFixed(2)} ms | ${AT_MOST} ms: ${is} |`,
    );
  }
  return rows;
}

/** Types a line, waits for its answer, and types the next. @throws Error where the session fails */
async function answered(
  program: readonly string[],
  of: { readonly env: NodeJS.ProcessEnv; readonly state: string } & Pick<Evening, 'first' | 'line'>,
): Promise<Took[]> {
  const [hook, found] = [join(of.state, 'hook.cjs'), join(of.state, 'found.json')];
  writeFileSync(hook, hookFor(found));
  const session = spawn(process.execPath, ['--require', hook, ...program], {
    env: of.env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => session.on('close', resolve));
  session.stdin.write(of.first.map((line) => `${line}\n`).join(''));
  const clocks: number[] = [];
  for (let i = 0; i < FIRST + LINES; i++) {
    const start = performance.now();
    session.stdin.write(`${of.line}\n`);
    await nextAnswer(session.stdout, ended);
    clocks.push(performance.now() - start);
  }
  session.stdin.end();
  if ((await ended) !== 0) throw new Error(`wg ${program.slice(1).join(' ')} failed`);
  const used: number[] = JSON.parse(readFileSync(found, 'utf8'));
  if (used.length !== clocks.length) throw new Error(`${used.length} of ${clocks.length} answers were seen`);
  return clocks.map((clock, i) => ({ clock, cpu: used[i]! - (used[i - 1] ?? 0) })).slice(FIRST);
}

/** Waits for the end of an answer, or of the session. */
function nextAnswer(out: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (more: Buffer) => {
      said += more;
      if (!END.test(said)) return;
      out.off('data', hear);
      resolve();
    };
    out.on('data', hear);
    ended.then(() => reject(new Error(`the session ended before an answer: ${said}`)));
  });
}

/** What notes, in the session itself, how much of the processor it has taken by the end of each answer. */
const hookFor = (found: string): string => `
const fs = require('node:fs');
const { writeSync } = fs;
const used = [];
fs.writeSync = (fd, of, ...more) => {
  const written = writeSync(fd, of, ...more);
  const { user, system } = process.cpuUsage();
  if (fd === 1 && ${END}.test(String(of))) used.push((user + system) / 1000);
  return written;
};
process.on('exit', () => fs.writeFileSync(${JSON.stringify(found)}, JSON.stringify(used)));
`;
