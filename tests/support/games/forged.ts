import { nameOf } from '../../../src/log/line/chain.js';

/** The lines of a log, each made to follow the one before it again: a forger who knows how a log is chained. */
export function chainedAnew(lines: readonly string[]): string[] {
  const anew: string[] = [];
  for (const line of lines) {
    const prev = anew.length === 0 ? '' : nameOf(anew.at(-1)!);
    anew.push(line.replace(/"prev":"[0-9a-f.]*"\}$/, `"prev":"${prev}"}`));
  }
  return anew;
}

/** A list with one of its members changed. */
export const changed = (lines: readonly string[], i: number, how: (line: string) => string): string[] =>
  lines.map((line, k) => (k === i ? how(line) : line));
