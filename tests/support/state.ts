import { expect } from 'vitest';
import { logPath } from '../../src/log/file.js';
import type { Resolution } from '../../src/rules/record.js';
import { type Ran, stateFolder, type World, wg, words } from './cli.js';

/** A state folder of its own, in which command lines are typed one after another, as at one machine. */
export class Machine {
  private readonly state = stateFolder();
  readonly path = this.state.path;
  readonly env = { XDG_STATE_HOME: this.path };
  readonly clean = this.state.clean;

  /** The log of a game. */
  log = (game = 'table'): string => logPath(game, this.env);

  /** Types a line: as a shell would split it, or already split. */
  type = (line: string | readonly string[], world: World = {}): Promise<Ran> => {
    const argv = typeof line === 'string' ? words(line.replace(/^wg /, '')) : line;
    return wg(argv, { ...world, env: { ...this.env, ...world.env } });
  };

  /** Types a line that works, and gives what it printed. */
  told = async (line: string | readonly string[], world?: World): Promise<string> => {
    const { code, stdout, stderr } = await this.type(line, world);
    expect(code, `${line}: ${stderr}`).toBe(0);
    return stdout;
  };

  /** Types a line that works, and reads the JSON it answers with. */
  json = async <T = Resolution>(line: string | readonly string[], world?: World): Promise<T> =>
    JSON.parse(
      await this.told(typeof line === 'string' ? `${line} --json` : [...line, '--json'], world),
    ) as T;

  /** The cards that a line turns up. */
  cards = async (line: string): Promise<string[]> => {
    const { result } = await this.json(line);
    return (result.cards as unknown as { card: string }[]).map(({ card }) => card);
  };
}
