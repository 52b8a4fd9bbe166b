import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { NO_LINE, nameOf } from '../../src/log/line/chain.js';
import { type Body, FORMAT, written } from '../../src/log/line/line.js';
import { VERSION } from '../../src/log/version.js';
import { review } from '../../src/luck/review.js';
import type { Resolution } from '../../src/rules/record.js';
import { gameStateOf } from '../../src/rules/system.js';
import { gamesAtRandom } from '../../src/testing/games/games.js';
import type { Table } from '../../src/testing/games/table.js';
import { times } from '../support/random/deep.js';
import { PLAYERS } from '../support/random/players/index.js';

const folder = mkdtempSync(join(tmpdir(), 'wg-luck-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The log of a game that was played without one: its units come onto the table by a roster. */
function logOf({ ruleset, deeds, action }: Pick<Table, 'ruleset' | 'deeds' | 'action'>): string {
  const { units = [], sides } = deeds[0]?.before ?? {};
  let n = 0;
  const bodies: Body[] = [
    { log: FORMAT, game: 'random', ruleset, ...(sides && { sides }) },
    { roster: { ruleset, units } },
    ...deeds.map(({ past: { named, ...past } }): Body => {
      const record = { wg: VERSION, ruleset, seed: 'of the game', index: 0, ...past } as Resolution;
      const units = named && { names: Object.values(named).flat(), roles: named, filled: [] };
      return { ...(action(past.action).memory && { n: ++n }), ...(units && { units }), record };
    }),
  ];
  let head = NO_LINE;
  return bodies
    .map((body, i) => {
      const line = written(`line${i}`, '2026-01-02T03:04:05.000Z', body, head);
      head = nameOf(line);
      return `${line}\n`;
    })
    .join('');
}

test.each(SYSTEMS)('$title: whatever is done in a game, luck follows it by its own dice', async (system) => {
  const game = (await gameStateOf(system))!;
  const { tables } = await gamesAtRandom(system, game, [PLAYERS[system.id]!], times(20));
  for (const [n, table] of tables.entries()) {
    const path = join(folder, `${system.id}-${n}.jsonl`);
    writeFileSync(path, logOf({ ...table, action: (name) => table.action(name) }));
    const { asked, strange } = await review(path, SYSTEMS);
    expect({ asked: asked.length, strange }).toEqual({ asked: table.deeds.length, strange: [] });
  }
});
