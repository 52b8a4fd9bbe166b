import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../../support/cli.js';
import { player } from '../../support/prompts.js';

const roster = (of: string) => join(import.meta.dirname, '..', '..', '..', 'examples', `${of}-roster.yaml`);

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

/** Types a line at a terminal where nobody answers anything. */
const unasked = (line: string) => {
  const { prompts, asked } = player({});
  const env = { XDG_STATE_HOME: state.path };
  const at = { env, stdinIsTTY: true, stderrIsTTY: true, stdoutIsTTY: true, prompts };
  return wg(words(line), at).then((ran) => ({ ...ran, asked }));
};
const done = async (line: string) => {
  const { code, stderr } = await wg(words(line), { env: { XDG_STATE_HOME: state.path } });
  expect(code, stderr).toBe(0);
};

describe('what is refused is refused before anything is asked', () => {
  test('wrg:fire.4 whoever has fired is not asked how far it is', async () => {
    await done(`game start Hill -r wrg --roster ${roster('wrg-1925')}`);
    await done('period');
    await done('shoot "2 Section" "1 Gruppe" --range 90');
    const { code, stderr, asked } = await unasked('shoot "2 Section" "1 Gruppe"');
    expect({ code, asked }).toEqual({ code: 3, asked: [] });
    expect(stderr).toContain('wrg:fire.4');
  });

  test.each(['odds charge "2 Section" "MG nest"', 'charge "2 Section" "MG nest" --no-log'])(
    'bg:emp.3 whoever cannot be charged is not measured to, in thought either: %s',
    async (line) => {
      await done(`game start Caen -r bg --strict --roster ${roster('battleground')}`);
      await done('draw-card --dice 5H');
      const { code, stderr, asked } = await unasked(line);
      expect({ code, asked }).toEqual({ code: 3, asked: [] });
      expect(stderr).toContain('bg:emp.3');
      // What the card says matters to nobody who only thinks of it.
      expect((await unasked('odds charge "2 Section" "1 Gruppe"')).asked).not.toEqual([]);
    },
  );

  test('bg:card.3 in a strict game nobody throws dice out of turn', async () => {
    await done(`game start Caen -r bg --strict --roster ${roster('battleground')}`);
    await done('draw-card --dice 5H');
    const { code, stderr, asked } = await unasked('shoot "1 Gruppe" "2 Section" --dice ask');
    expect({ code, asked }).toEqual({ code: 3, asked: [] });
    expect(stderr).toContain('By the last card Allies may shoot');
  });

  test('fubar:activate.1 in a strict game a unit that was not activated throws none', async () => {
    await done(`game start Moor -r fubar --strict --roster ${roster('fubar')}`);
    await done('initiative --dice "6 1"');
    const { code, asked } = await unasked('shoot "Red 1" "Blue 1" --dice ask');
    expect(code).toBe(3);
    expect(asked).toEqual([]);
  });

  test('but what is played anyway is asked for, and a line of another system is none of the game', async () => {
    await done(`game start Caen -r bg --strict --roster ${roster('battleground')}`);
    await done('draw-card --dice 5H');
    const anyway = await unasked('shoot "1 Gruppe" "2 Section" --dice ask --anyway');
    expect(anyway.asked).toEqual(['dice white 4']);
    const other = await unasked('shoot -r fubar --dice ask --level green --fp 2 --cover open');
    expect(other.asked).toHaveLength(1);
  });
});
