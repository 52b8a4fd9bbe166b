import { follow } from '../../src/log/follow.js';
import type { Event } from '../../src/log/line/line.js';
import { read } from '../../src/log/line/read.js';
import { firstBroken } from '../../src/log/links.js';
import { chance } from '../../tests/support/arguments.js';
import { type Home, runs } from '../../tests/support/processes/processes.js';

const DRAW = ['draw-card', '--json'];
const SHOOT = ['shoot', '-g', 'C', '-f', '9', '--json'];

/** Where processes run, and which program. */
interface Where {
  readonly home: Home;
  readonly bin: string;
}

const typed = ({ home, bin }: Where, args: readonly string[], killAfter?: number) =>
  runs(process.execPath, [bin, ...args], { env: home.env, ...(killAfter !== undefined && { killAfter }) });

/** What happened in a game, in order, as its log has it. */
export const eventsIn = (log: string): Event[] =>
  [...follow(log).standing].flatMap((at) => read('event', at) ?? []);

/** An event as it was answered with --json. */
export const answerOf = ({ record, remarks }: Event): string =>
  JSON.stringify({ ...record, ...(remarks && { remarks }) });

/** Cards that were dealt more often than the pack has them: a joker twice is none of them. */
export function cardsTwice(log: string): string[] {
  const cards = eventsIn(log).flatMap(({ record }) =>
    record.action === 'draw-card'
      ? (record.result.cards as unknown as { card: string }[]).map(({ card }) => card)
      : [],
  );
  return cards.filter((card, i) => cards.indexOf(card) !== i && card !== 'JK');
}

/** What is wrong with a log, by the answers that were shown. */
function wrongIn(log: string, shown: readonly string[]): string[] {
  const events = eventsIn(log);
  const logged = new Set(events.map(answerOf));
  const lost = shown.filter((answer) => !logged.has(answer));
  // Each card is dealt from the pile as the one before has left it.
  const numbers = events.flatMap(({ n }) => n ?? []);
  const gap = numbers.findIndex((n, i) => n !== i + 1);
  const broken = firstBroken(log);
  return [
    ...lost.map((answer) => `was shown, and is not in the log: ${answer}`),
    ...(gap < 0 ? [] : [`event ${gap + 1} is numbered ${numbers[gap]}`]),
    ...(broken ? [`line ${broken.number} ${broken.why}`] : []),
  ];
}

/** Has processes draw and shoot in one game, all of them at once. @returns what is wrong */
export async function writersAtOnce(many: number, where: Where): Promise<string[]> {
  const ended = await Promise.all(Array.from({ length: many }, (_, i) => typed(where, i % 2 ? DRAW : SHOOT)));
  const shown = ended.map(({ stdout }) => stdout.trim());
  const { log } = where.home;
  return [
    ...ended.flatMap(({ code, stderr }) =>
      code === 0 && stderr === '' ? [] : [`exit code ${code}: ${stderr}`],
    ),
    ...wrongIn(log, shown),
    ...(eventsIn(log).length === many ? [] : [`${eventsIn(log).length} events of ${many}`]),
    ...cardsTwice(log).map((card) => `${card} was dealt twice`),
  ];
}

/** What came of processes that were killed. */
interface Killed {
  /** Those that were; others were done before. */
  readonly killed: number;
  /** Those that had answered. */
  readonly answered: number;
  readonly wrong: readonly string[];
}

/** Processes that run at the same time, each to be killed. */
const SIDE_BY_SIDE = 4;

/** Kills processes that draw and shoot in one game, from before they are loaded to well after they are done. */
export async function killedAt(moments: number, seed: number, where: Where): Promise<Killed> {
  const luck = chance(seed);
  const shown: string[] = [];
  let [killed, pace] = [0, 0];
  for (let i = 0; i < moments; i += SIDE_BY_SIDE) {
    // How long a whole run takes on this machine, as busy as it is: measured anew now and then.
    if (i % 100 === 0) {
      const began = performance.now();
      await typed(where, [...DRAW, '--game', 'warm']);
      pace = performance.now() - began;
    }
    const those = Array.from({ length: SIDE_BY_SIDE }, (_, k) =>
      typed(where, (i + k) % 3 ? DRAW : SHOOT, pace * (0.3 + luck.below(3_000) / 1_000)),
    );
    const ended = await Promise.all(those);
    const dead = ended.filter(({ signal }) => signal === 'SIGKILL').length;
    killed += dead;
    shown.push(...ended.flatMap(({ stdout }) => (stdout.endsWith('}\n') ? [stdout.trim()] : [])));
    // Others who come and go on this machine make it slower and faster: some are to be killed, and some not.
    if (dead === 0) pace *= 0.7;
    if (dead === SIDE_BY_SIDE) pace *= 1.4;
  }
  const { log } = where.home;
  const next = await typed(where, DRAW);
  // A line that was torn is the one that a killed process was writing: none of these were shown.
  const torn = follow(log).unread.length;
  return {
    killed,
    answered: shown.length,
    wrong: [
      ...(next.code === 0 ? [] : [`the next draw ends with ${next.code}: ${next.stderr}`]),
      ...wrongIn(log, [...shown, next.stdout.trim()]),
      ...(torn > killed ? [`${torn} torn lines by ${killed} killed processes`] : []),
    ],
  };
}
