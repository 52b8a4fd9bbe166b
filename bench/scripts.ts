/** How fast `wg play` runs the lines of a file: seconds of the processor, the start taken off. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedBy } from './usage.js';

/** Lines of a script, as many as a designer of scenarios tries one with; and how many a second there have to be at least. */
const [LINES, AT_LEAST] = [10_000, 3_000];

export const SHOT = 'shoot --grade C --figures 9 --hw 2 --cover medium';

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
  const file = join(state, 'script.wg');
  const before = () => rmSync(join(state, 'wg'), { recursive: true, force: true });
  /** Of runs each of a game that begins. */
  const taken = (lines: readonly string[]): number => {
    writeFileSync(file, `${lines.join('\n')}\n`);
    return usedBy([wg, 'play', file, '--json'], { env, before }).seconds;
  };
  return SCRIPTS.map(([says, first, lines]) => {
    const all = Array.from({ length: LINES }, (_, i) => lines[i % lines.length]!);
    const few = taken([...first, ...lines]);
    const many = taken([...first, ...all]);
    const rate = Math.round((LINES - lines.length) / (many - few));
    const is = rate >= AT_LEAST ? 'yes' : '**no**';
    return `| ${says} | ${LINES.toLocaleString('en')} | ${many.toFixed(2)} s | ${rate.toLocaleString('en')} | ${AT_LEAST.toLocaleString('en')}: ${is} |`;
  });
}
