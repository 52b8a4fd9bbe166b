import { writeFileSync } from 'node:fs';
import type { Event } from '../../../src/log/line/line.js';
import type { HouseRules } from '../../../src/rules/book/house.js';
import type { Input } from '../../../src/rules/record.js';
import { type Game, lineOf } from './game.js';

/** A line of a log as it was read. */
type Line = Partial<Event> & { readonly house?: HouseRules | null; readonly log?: number };

const read = (line: string): Line => JSON.parse(line) as Line;

/** What of a line of a log must come out again: everything but its id and the time of day. */
export function lasting(line: string): string {
  const { prev: _prev, id: _id, at: _at, ...rest } = read(line);
  return JSON.stringify(rest);
}

/**
 * Plays a game again in another place, from its log alone.
 * @param reseed changes the seed of an event, by its number in the log
 */
export async function replay(
  log: readonly string[],
  game: Game,
  reseed: (seed: string, i: number) => string = (seed) => seed,
): Promise<void> {
  let agreed: HouseRules['rulings'] = {};
  for (const [i, line] of log.entries()) {
    const { house, record, log: format } = read(line);
    if (format !== undefined) continue;
    if (house !== undefined) {
      const file = game.file('house.json');
      if (house) writeFileSync(file, JSON.stringify(houseFile(house)));
      await game.type(`wg game house ${house ? file : 'none'}`);
      agreed = house?.rulings ?? {};
      continue;
    }
    const { action, input, rulings, seed } = record!;
    const played = Object.entries(rulings).filter(([id, option]) => option !== (agreed[id] ?? 1));
    await game.allowed(
      lineOf(action, input as Input, [
        '--seed',
        reseed(seed!, i),
        ...played.flatMap(([id, option]) => ['--ruling', `${id}=${option}`]),
      ]),
    );
  }
}

/** House rules as their file would have them: cells by table and row. */
function houseFile({ cells, ...rest }: HouseRules): object {
  const tables: Record<string, Record<string, unknown>> = {};
  for (const [id, value] of Object.entries(cells)) {
    const [table, row] = id.split('/') as [string, string];
    tables[table] = { ...tables[table], [row]: value };
  }
  return { ...rest, cells: tables };
}
