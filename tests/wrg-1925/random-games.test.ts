import { describe, expect, test } from 'vitest';
import type { Deed } from '../../src/testing/table.js';
import { player } from '../support/players/wrg-1925.js';
import { playsAtRandom } from '../support/random-player.js';

describe('a random player', () => {
  const all = playsAtRandom(player);

  test('what those who are named have been through stands in the record, and is looked up nowhere', async () => {
    const withoutUnits = (deed: Deed): Deed => ({ ...deed, before: { ...deed.before, units: [] } });
    for (const table of await all)
      for (const deed of table.deeds.filter(({ past }) => past.action !== 'period'))
        expect(JSON.stringify(table.again(withoutUnits(deed)))).toBe(JSON.stringify(deed.past));
  }, 240_000);
});
