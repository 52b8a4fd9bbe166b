/** How fast `wg play` runs the lines of a file: seconds of the processor, the start taken off. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of a script, and how many a second there have to be at least. */
const [LINES, AT_LEAST] = [3_000, 3_000];

const SHOT = 'shoot --grade C --figures 9 --hw 2 --cover medium';

/** What is typed before the lines of a script, and the lines, over and over. */
const SCRIPTS: readonly (readonly [says: string, before: readonly string[], lines: readonly string[]])[] = [
  ['shots', [], [SHOT]],
  ['shots, not logged', [], [`${SHOT} --no-log`]],
  ['shots in a sealed game', ['game start sealed --sealed'], [SHOT]],
  [
    'moves of units, cards',
    ['roster load battleground', 'draw-card --new'],
    ['move 1 Section --anyway', 'move 1 Gruppe --anyway', 'move 2 Section --anyway', 'draw-card'],
  ],
];

/**
 * @param wg the built program
 * @param env the world it runs in
 * @param state the folder of the games there
 * @returns rows of a table
 */
export function scripts(wg: string, env: NodeJS.ProcessEnv, state: string): string[] {
  const [usage, found, file] = ['usage.cjs', 'usage.json', 'script.wg'].map((name) => join(state, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    usage,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(found)}, JSON.stringify(process.resourceUsage())));`,
  );
  /** The least of three runs, each of a game that begins. */
  const taken = (lines: readonly string[]): number => {
    writeFileSync(file, `${lines.join('\n')}\n`);
    const runs = [1, 2, 3].map(() => {
      rmSync(join(state, 'wg'), { recursive: true, force: true });
      const args = ['--require', usage, wg, 'play', file, '--json'];
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', env });
      if (status !== 0) throw new Error(`wg play failed at lines such as: ${lines.at(-1)}`);
      const { userCPUTime, systemCPUTime } = JSON.parse(readFileSync(found, 'utf8'));
      return (userCPUTime + systemCPUTime) / 1e6;
    });
    return Math.min(...runs);
  };
  return SCRIPTS.map(([says, before, lines]) => {
    const all = Array.from({ length: LINES }, (_, i) => lines[i % lines.length]!);
    const few = taken([...before, ...lines]);
    const many = taken([...before, ...all]);
    const rate = Math.round((LINES - lines.length) / (many - few));
    const is = rate >= AT_LEAST ? 'yes' : '**no**';
    return `| ${says} | ${LINES.toLocaleString('en')} | ${many.toFixed(2)} s | ${rate.toLocaleString('en')} | ${AT_LEAST.toLocaleString('en')}: ${is} |`;
  });
}
