import { describe, expect, test } from 'vitest';
import { roundOf } from '../../rulesets/fubar/state.js';
import type { Past } from '../../src/rules/action.js';
import type { Table } from '../../src/testing/table.js';
import { player } from '../support/players/fubar.js';
import { playsAtRandom } from '../support/random-player.js';

/** How often each unit did this in a turn, for all turns of a game. */
function oftenInATurn(
  { deeds }: Table,
  action: string,
  counts: (past: Past) => boolean = () => true,
): number {
  const times = new Map<string, number>();
  for (const { before, past } of deeds) {
    const [unit] = Object.values(past.named ?? {})[0] ?? [];
    if (past.action !== action || unit === undefined || !counts(past)) continue;
    const key = `${roundOf(before).turn} ${unit}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...times.values());
}

describe('a random player', () => {
  const all = playsAtRandom(player);

  test('no unit is tried twice in a turn, moves twice, assaults twice, or fires On Guard twice', async () => {
    for (const table of await all) {
      expect(oftenInATurn(table, 'activate')).toBeLessThan(2);
      expect(oftenInATurn(table, 'move', ({ result }) => Number(result.distance) > 0)).toBeLessThan(2);
      expect(oftenInATurn(table, 'melee')).toBeLessThan(2);
      expect(oftenInATurn(table, 'shoot', ({ input }) => input.reaction === true)).toBeLessThan(2);
    }
  });
});
