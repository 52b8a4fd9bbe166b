/**
 * The benchmark: start-up of the built program against Node alone, resolutions per second, and the exact odds of the
 * heaviest legal input of each action. Writes its figures and the machine to bench/results.md, and what each start is to
 * Node's own to bench/ratios.json, for the next release to be compared with.
 *
 *   npm run bench -- --peers    others' programs too, on the same work in the same run: installs them into a folder of their own
 */

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { SYSTEMS } from '../rulesets/index.js';
import { play } from '../src/dice/play.js';
import { seededHand } from '../src/dice/seeded.js';
import { ruleOf } from '../src/engine/resolve.js';
import { exactOdds } from '../src/odds/exact.js';
import type { AnyAction } from '../src/rules/action.js';
import type { Field } from '../src/rules/field.js';
import { actionsOf } from '../src/rules/system.js';
import { decisions } from './decisions.js';
import { battleground } from './heaviest/battleground.js';
import { fubar } from './heaviest/fubar.js';
import type { Given, Heaviest } from './heaviest/heaviest.js';
import { valorAndVictory } from './heaviest/valor-and-victory.js';
import { wrg1925 } from './heaviest/wrg-1925.js';
import { writeGame } from './long-game.js';
import { machine } from './machine.js';
import { peers } from './peers.js';
import { scripts } from './scripts.js';
import { sessions } from './sessions.js';
import { newWorld, phaseRows, SHOT, STARTS, startRows, starts, WG } from './start.js';
import { tallies } from './tallies.js';
import { median, usedBy } from './usage.js';

/** npm runs scripts from the root of the project; this one runs as a bundle, which stands elsewhere. */
const root = process.cwd();
const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Events of the long game, and of one that is gone through wholly. */
const [LONG, WHOLE] = [200_000, 50_000];
/** What its length may cost a command, where it has its checkpoints. */
const MOST_MORE = 20;
/** The most that anything may take in a long game, in seconds and in megabytes. */
const [MOST_FOLDED, MOST_WHOLE, MOST_ROOM] = [2, 3, 300];

const n = (count: number) => count.toLocaleString('en');
const within = (is: boolean) => (is ? 'yes' : '**no**');

/** Whole runs of commands in a game that has just begun and in a long one, in turn: what its length costs. */
async function longGame(): Promise<string[]> {
  const { state, world } = newWorld();
  const games: [string, number][] = [
    ['short', 6],
    ['long', LONG],
  ];
  for (const [name, events] of games)
    await writeGame(join(state, 'wg', 'games', `${name}.jsonl`), name, events);
  const commands = [SHOT, ['draw-card'], ['game'], ['undo'], ['again'], ['why'], lately];
  const times = commands.map(() => games.map((): number[] => []));
  for (let round = 0; round < 21; round++) {
    commands.forEach((command, i) => {
      games.forEach(([name], k) => {
        const start = performance.now();
        const { status } = spawnSync(process.execPath, [WG, ...command, '--game', name], {
          stdio: 'ignore',
          env: world,
        });
        if (status !== 0) throw new Error(`wg ${command.join(' ')} failed in the ${name} game`);
        // The first round fills caches.
        if (round > 0) times[i]![k]!.push(performance.now() - start);
      });
    });
  }
  rmSync(state, { recursive: true, force: true });
  return commands.map((command, i) => {
    const [short, long] = times[i]!.map(median) as [number, number];
    return `| ${said(command)} | ${ms(short)} | ${ms(long)} | ${ms(long - short)} | ${within(long - short <= MOST_MORE)} |`;
  });
}

const lately = ['log', '--last', '5'];
const said = (command: readonly string[]) =>
  `\`wg ${command[0] === 'shoot' ? 'shoot …' : command.join(' ')}\``;

/** Commands in long games without their checkpoints: time and room, the least of three runs. */
async function wholeGame(): Promise<string[]> {
  const { state, world } = newWorld();
  const games = join(state, 'wg', 'games');
  const rows: string[] = [];
  const measure = (events: number, most: number, command: readonly string[]) => {
    const before = () => rmSync(join(games, 'checkpoints'), { recursive: true, force: true });
    const { seconds, clock, room } = usedBy([WG, ...command, '--game', `${events}`], { env: world, before });
    const is = within(clock <= most && room <= MOST_ROOM);
    rows.push(
      `| ${said(command)} | ${n(events)} | ${clock.toFixed(2)} s | ${seconds.toFixed(2)} s | ${Math.round(room)} MB | ${most} s, ${MOST_ROOM} MB | ${is} |`,
    );
  };
  for (const events of [LONG, WHOLE]) await writeGame(join(games, `${events}.jsonl`), `${events}`, events);
  for (const command of [SHOT, ['game'], ['undo'], ['again'], lately]) measure(LONG, MOST_FOLDED, command);
  for (const command of [['luck'], ['replay'], ['report', '--html', '-']])
    measure(WHOLE, MOST_WHOLE, command);
  rmSync(state, { recursive: true, force: true });
  return rows;
}

/** What is measured in a world of its own. */
async function apart(
  measured: (wg: string, env: NodeJS.ProcessEnv, state: string) => string[] | Promise<string[]>,
): Promise<string[]> {
  const { state, world } = newWorld();
  const rows = await measured(WG, world, state);
  rmSync(state, { recursive: true, force: true });
  return rows;
}

function inputOf(action: AnyAction, given: Record<string, unknown>): unknown {
  const defaults = Object.entries(action.inputs as Record<string, Field>).map(([name, field]) => [
    name,
    field.default,
  ]);
  return { ...Object.fromEntries(defaults), ...given };
}

/** Seeded resolutions of one action in half a second. */
function throughput(action: AnyAction, given: Given): string {
  const input = inputOf(action, given) as never;
  const until = performance.now() + 500;
  let resolved = 0;
  while (performance.now() < until) {
    play(ruleOf(action, input, action.memory?.start), seededHand('bench', resolved), { rulings: {} });
    resolved++;
  }
  return `${Math.round(resolved * 2).toLocaleString('en')} a second`;
}

/** The exact odds of one action: the first time, and once the program is warm. */
function odds(action: AnyAction, given: Given): { first: number; warm: number; outcomes: number } {
  const input = inputOf(action, given) as never;
  const times: number[] = [];
  let outcomes = 0;
  for (let i = 0; i < 40; i++) {
    const start = performance.now();
    outcomes = exactOdds(() => ruleOf(action, input, action.memory?.start), { rulings: {} }).outcomes.length;
    times.push(performance.now() - start);
  }
  return { first: times[0]!, warm: median(times.slice(20)), outcomes };
}

/** The heaviest inputs of each action, by rule system. */

const HEAVIEST: Readonly<Record<string, Heaviest>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};

const actions = await Promise.all(
  SYSTEMS.map(async (system) =>
    (await actionsOf(system)).map((action) => ({ action, id: system.id, short: system.short })),
  ),
);
const rows = actions.flat().flatMap(({ action, id, short }) =>
  [HEAVIEST[id]![action.name]!].flat().map((given) => {
    const { first, warm, outcomes } = odds(action, given);
    return `| ${short} ${action.name} | \`${JSON.stringify(given)}\` | ${outcomes} | ${ms(first)} | ${ms(warm)} | ${throughput(action, given)} |`;
  }),
);
const others = process.argv.includes('--peers') ? peers() : undefined;
const started = starts([...STARTS, ...(others?.programs ?? [])], 30);
others?.remove();
const ratios = Object.fromEntries(
  started
    .slice(0, STARTS.length)
    .map(({ name, against: { cpu, memory } }) => [
      name,
      { cpu: Number(cpu.toFixed(2)), memory: Number(memory.toFixed(2)) },
    ]),
);
const beside = others
  ? `\nrpg-dice-roller rolls 9d6 ${n(others.rolls)} times a second in this run; the rolls of \`shoot\` are below.\n`
  : '';
const page = `# Benchmark

Written by \`npm run bench\`. Compare figures within one run only: machines are noisy.

${cpus().length} × ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}. ${machine()}

## Start-up

Whole processes in turn, 30 of each: on the clock the median, of the processor the least, memory at its highest; each against Node
alone. The environment is without NODE_EXTRA_CA_CERTS, which slows every start of Node 20.

| command | on the clock | | processor | | memory | |
|---|---|---|---|---|---|---|
${startRows(started).join('\n')}
${beside}
\`wg shoot …\` by phase, the least of each; what is behind the program's first line is measured, and slowed by that.

| phase | |
|---|---|
${phaseRows(started[1]!).join('\n')}

## A long game

The same commands in a game of 6 events and in one of ${n(LONG)}, whole processes in turn, median of 20: no more than ${MOST_MORE} ms
more is what they may take.

| command | 6 events | ${n(LONG)} events | more | within |
|---|---|---|---|---|
${(await longGame()).join('\n')}

Without checkpoints, and where all of a game is gone through, the least of three runs: seconds on the clock, which are limited, seconds of
the processor, and the most memory.

| command | events | clock | processor | memory | at most | within |
|---|---|---|---|---|---|---|
${(await wholeGame()).join('\n')}

## An evening kept open

From a line given to \`wg play\` over a pipe to the end of its answer, the median of 400, each given when the one before is answered: on the
clock, and of the processor, which is limited.

| line | events before | clock | processor | at most |
|---|---|---|---|---|
${(await apart(sessions)).join('\n')}

## Scripts

\`wg play <file> --json\`, the least of three runs: seconds of the processor, and how many lines a second without the start.

| lines | of them | time | a second | at least |
|---|---|---|---|---|
${(await apart(scripts)).join('\n')}

## Tallies

\`--repeat\` on one thread, the least of three runs: seconds of the processor, and how many a second without start and odds.

| what | times | time | a second | memory | at least |
|---|---|---|---|---|---|
${(await apart(tallies)).join('\n')}

## Odds to decide by

Whole processes, the least of three runs: seconds on the clock, which is what a player waits and what is limited, seconds of the processor, and the
most memory.

| what | clock | processor | memory | at most |
|---|---|---|---|---|
${(await apart(decisions)).join('\n')}

## Exact odds and rolls

The heaviest legal inputs of each action: exact odds in process, the first time and warm (median of the last 20 of 40), and seeded
resolutions of the same input.

| action | input | outcomes | first | warm | rolls |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(join(root, 'bench/results.md'), page);
writeFileSync(join(root, 'bench/ratios.json'), `${JSON.stringify(ratios, undefined, 2)}\n`);
console.log(page);
