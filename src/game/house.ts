import { readFileSync } from 'node:fs';
import type { HouseRules } from '../rules/house.js';
import { appendLine } from './log.js';

/** A line that says by which house rules a game is played from then on; null is by the book. */
interface Agreed {
  readonly house: HouseRules | null;
  readonly id: string;
  readonly at: string;
}

const START = '{"house":';

/**
 * The house rules a game is played by: those of the last such line of its log.
 * Looks for that line from the end, and parses no other.
 * @returns undefined where the game is played by the book, or has no log
 */
export function houseOf(path: string): HouseRules | undefined {
  let log: Buffer;
  try {
    log = readFileSync(path);
  } catch {
    // Whoever needs the log will say what is wrong with it.
    return undefined;
  }
  for (let at = log.lastIndexOf(START); at >= 0; at = at === 0 ? -1 : log.lastIndexOf(START, at - 1)) {
    if (at > 0 && log[at - 1] !== 0x0a) continue;
    const end = log.indexOf('\n', at);
    try {
      const { house } = JSON.parse(log.toString('utf8', at, end < 0 ? log.length : end)) as Agreed;
      if (house === null) return undefined;
      if (isWhole(house)) return house;
    } catch {
      // Torn by a killed process: what was agreed before it holds.
    }
  }
  return undefined;
}

const isTable = (of: unknown): boolean => typeof of === 'object' && of !== null && !Array.isArray(of);

/** Whether a line holds all parts of house rules. */
const isWhole = (house: HouseRules): boolean =>
  isTable(house) &&
  typeof house.ruleset === 'string' &&
  isTable(house.cells) &&
  isTable(house.rulings) &&
  isTable(house.optional);

/**
 * From now on the game is played by these house rules.
 * @throws LogError when the log cannot be written
 */
export function agreeOn(path: string, house: HouseRules | undefined, id: string, at: string): void {
  const line: Agreed = { house: house ?? null, id, at };
  appendLine(path, line);
}
