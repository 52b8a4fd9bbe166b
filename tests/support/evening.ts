import { expect } from 'vitest';
import { logPath } from '../../src/game/log.js';
import type { Resolution } from '../../src/rules/record.js';
import { type Ran, stateFolder, type World, wg, words } from './cli.js';

/** An evening at one table, in a state folder of its own: lines go in as they are typed. */
export function evening() {
  const state = stateFolder();
  const env = { XDG_STATE_HOME: state.path };
  const type = (line: string, world: World = {}): Promise<Ran> =>
    wg(words(line.replace(/^wg /, '')), { ...world, env: { ...env, ...world.env } });
  /** Types a line that works, and gives what it printed. */
  const told = async (line: string, world?: World): Promise<string> => {
    const { code, stdout, stderr } = await type(line, world);
    expect(code, `${line}: ${stderr}`).toBe(0);
    return stdout;
  };
  /** Types a line that works, and gives its JSON. */
  const json = async <T = Resolution>(line: string): Promise<T> =>
    JSON.parse(await told(`${line} --json`)) as T;
  /** The cards that a line turns up. */
  const cards = async (line: string): Promise<string[]> => {
    const { result } = await json(line);
    return (result.cards as unknown as { card: string }[]).map(({ card }) => card);
  };
  return { type, told, json, cards, path: state.path, log: logPath('table', env), clean: state.clean };
}
