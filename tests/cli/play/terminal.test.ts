import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { mendTabs } from '../../../src/cli/play/terminal.js';

const soon = () => new Promise((resume) => setTimeout(resume, 15));

/** What stands in a line behind keys that came so many at once, where the names of some units can be completed. */
async function typed(...keys: string[]): Promise<{ line: string; cursor: number }> {
  const input = new PassThrough();
  const rl = createInterface({
    input,
    output: new PassThrough(),
    terminal: true,
    completer: (line: string, found: (error: null, hits: [string[], string]) => void) => {
      const word = line.split(' ').at(-1)!;
      const hits = word !== '' && 'Gruppe'.startsWith(word) ? ['Gruppe '] : [];
      setTimeout(() => found(null, [hits, word]), 3);
    },
  });
  mendTabs(rl, input);
  rl.prompt();
  for (const some of keys) {
    input.write(some);
    await soon();
  }
  const { line, cursor } = rl;
  rl.close();
  return { line, cursor };
}

const COMPLETED = { line: 'move Gruppe ', cursor: 12 };

describe('TAB in an evening', () => {
  test('completes a name, and leaves the cursor behind it', async () => {
    expect(await typed('move Gr', '\t')).toEqual(COMPLETED);
  });

  test.each([[['move Gr', '\t\t']], [['move Gr\t\t']], [['move Gr\t\t\t']], [['move Gr', '\t', '\t']]])(
    'pressed so often that two come at once does the same: %j',
    async (keys) => {
      expect(await typed(...keys)).toEqual(COMPLETED);
    },
  );

  test('is a space in what was pasted', async () => {
    expect(await typed('move\tGr\tto')).toEqual({ line: 'move Gr to', cursor: 10 });
  });

  test('between two TABs and words behind them the cursor stays where it was', async () => {
    expect(await typed('move Gr now', '\u001b[D'.repeat(4), '\t\t')).toEqual({
      line: 'move Gruppe  now',
      cursor: 12,
    });
  });
});
