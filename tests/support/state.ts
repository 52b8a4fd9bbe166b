import { type Ran, stateFolder, type World, wg, words } from './cli.js';

/** A state folder of its own, in which command lines are typed one after another, as at one machine. */
export class Machine {
  private readonly state = stateFolder();
  readonly path = this.state.path;
  readonly env = { XDG_STATE_HOME: this.path };
  readonly clean = this.state.clean;

  /** Types a line: as a shell would split it, or already split. */
  type(line: string | readonly string[], world: World = {}): Promise<Ran> {
    const argv = typeof line === 'string' ? words(line.replace(/^wg /, '')) : line;
    return wg(argv, { ...world, env: { ...this.env, ...world.env } });
  }

  /** Types a line that has to work, and reads the JSON it answers with. */
  async json<T = Record<string, unknown>>(line: string | readonly string[], world: World = {}): Promise<T> {
    const argv = typeof line === 'string' ? words(line.replace(/^wg /, '')) : line;
    const { code, stdout, stderr } = await this.type([...argv, '--json'], world);
    if (code !== 0) throw new Error(`${argv.join(' ')}: ${code} ${stderr}`);
    return JSON.parse(stdout) as T;
  }
}
