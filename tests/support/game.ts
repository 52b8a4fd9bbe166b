import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lineFor } from '../../src/cli/inputs.js';
import type { Input, Resolution } from '../../src/rules/record.js';
import { stateFolder, wg, words } from './cli.js';
import { type Given, inputOf } from './play.js';
import { actionNamed } from './systems.js';

/** The command line for these inputs; it fails for an input that the action does not have. */
export function lineOf(name: string, given: Given, more: readonly string[] = []): string {
  const action = actionNamed('battleground', name);
  return lineFor(action, inputOf(action, given) as Input, {}, {}, more).join(' ');
}

/** A game in a state folder of its own: command lines go in, and its log can be read. */
export class Game {
  private readonly state = stateFolder();
  /** What was printed for the lines that were allowed. */
  readonly told: string[] = [];

  constructor(readonly name: string) {}

  /** The world in which its lines are typed, for those who want them as players read them. */
  get env(): { XDG_STATE_HOME: string } {
    return { XDG_STATE_HOME: this.state.path };
  }

  /** Begins the game with a line of its own: sides, a rule system, what is agreed on. */
  async begin(flags = ''): Promise<void> {
    const { code, stderr } = await wg(['game', 'start', this.name, ...words(flags)], {
      env: { XDG_STATE_HOME: this.state.path },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }

  /** Runs a command line of this game. */
  async type(line: string): Promise<{ code: number; stdout: string; stderr: string }> {
    return wg([...words(line.replace(/^wg /, '')), '--game', this.name, '--json'], {
      env: { XDG_STATE_HOME: this.state.path },
    });
  }

  /** Runs a command line that the rules allow, and gives its resolution. */
  async allowed(line: string): Promise<Resolution> {
    const { code, stdout, stderr } = await this.type(line);
    expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
    this.told.push(stdout);
    return JSON.parse(stdout) as Resolution;
  }

  /** Runs a command line that the rules refuse by this clause. */
  async refused(line: string, clause: string): Promise<void> {
    const { code, stdout, stderr } = await this.type(line);
    expect({ code, stdout }, `${line} ${stderr}`).toEqual({ code: 3, stdout: '' });
    expect(JSON.parse(stderr).error, line).toMatchObject({ code: 'not-allowed', clause });
  }

  /** A file beside the log. */
  file(name: string): string {
    return join(this.state.path, name);
  }

  /** The lines of its log. */
  log(): string[] {
    const path = join(this.state.path, 'wg', 'games', `${this.name}.jsonl`);
    return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  }

  clean(): void {
    this.state.clean();
  }
}
