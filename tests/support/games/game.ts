import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Resolution } from '../../../src/rules/record.js';
import { type Ran, words } from '../cli.js';
import { Machine } from '../state.js';

/** A game at a machine of its own: command lines go in, and its log can be read. */
export class Game {
  readonly at = new Machine();
  readonly clean = this.at.clean;

  constructor(readonly name: string) {}

  /** The world in which its lines are typed, for those who want them as players read them. */
  get env(): { XDG_STATE_HOME: string } {
    return this.at.env;
  }

  /** Begins the game with a line of its own: sides, a rule system, what is agreed on. */
  async begin(flags = ''): Promise<void> {
    const { code, stderr } = await this.at.type(['game', 'start', this.name, ...words(flags)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }

  /** Runs a command line of this game. */
  type(line: string): Promise<Ran> {
    return this.at.type([...words(line.replace(/^wg /, '')), '--game', this.name, '--json']);
  }

  /** Runs a command line that the rules allow, and gives its resolution. */
  async allowed(line: string): Promise<Resolution> {
    const { code, stdout, stderr } = await this.type(line);
    expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
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
    return join(this.at.path, name);
  }

  /** The lines of its log. */
  log(): string[] {
    const path = this.at.log(this.name);
    return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  }
}
