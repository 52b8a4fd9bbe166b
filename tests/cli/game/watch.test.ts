import { expect, test } from 'vitest';
import { inRows } from '../../../src/cli/game/watch.js';

const lines = (what: string, n: number) => Array.from({ length: n }, (_, i) => `${what} ${i + 1}`);
const parts = { standing: lines('standing', 6), roster: lines('unit', 12), answers: lines('answer', 5) };
const drawn = (rows: number) => inRows(parts, rows).trimEnd().split('\n');

test('a window that is large enough shows all of a game', () => {
  expect(drawn(Number.POSITIVE_INFINITY)).toHaveLength(6 + 1 + 12 + 1 + 5);
  expect(drawn(26)).toHaveLength(25);
});

test('one that is not scrolls for nothing, shows the last answer, and says that there are more units', () => {
  for (let rows = 3; rows < 26; rows++) {
    const shown = drawn(rows);
    expect(shown.length, `${rows}`).toBeLessThan(rows);
    expect(shown.at(-1), `${rows}`).toBe('answer 5');
    expect(shown[0], `${rows}`).toBe('standing 1');
  }
  expect(drawn(20)).toContain('  ... wg roster tells the rest');
});
