import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { built, type Ended, type Env, type Home, makeHome, onTerminal, runs } from './built.js';

/** A line that rolls, and shows what it is asked to. */
export const SHOT: readonly string[] = ['shoot', '-g', 'C', '-f', '9', '--seed', 's'];

/** The built program in the hands of somebody who has, for each test, a home of his own. */
export interface Player {
  /** The home of the test that runs. */
  readonly home: Home;
  readonly wg: (args: readonly string[], env?: Env) => Promise<Ended>;
  /** A line of bash in which `wg` is the program; what it prints last is the exit code of its first command. */
  readonly bash: (line: string, env?: Env) => Promise<Ended>;
  /** The same on a terminal. */
  readonly terminal: (line: string, env?: Env, keys?: Parameters<typeof onTerminal>[2]) => Promise<Ended>;
}

/**
 * Gives each test of a file a home.
 * @param ownCache whether each begins without compiled code as well: else it finds what those before it have left, as anybody
 * does but the first time, and a process takes 0.07 s of the processor where it takes 0.1
 */
export function player({ ownCache = false } = {}): Player {
  let home: Home;
  beforeEach(() => {
    home = makeHome();
  });
  afterEach(() => home.clean());
  const shared = ownCache ? {} : { XDG_CACHE_HOME: join(built.folder, 'cache') };
  const env = () => ({ ...home.env, ...shared });
  const inShell = (line: string) => `wg() { node "$WG" "$@"; }; ${line}`;
  return {
    home: {
      get path() {
        return home.path;
      },
      get env() {
        return env();
      },
      get log() {
        return home.log;
      },
      clean: () => home.clean(),
    },
    wg: (args, more = {}) => runs(process.execPath, [built.bin, ...args], { env: { ...env(), ...more } }),
    bash: (line, more = {}) =>
      runs('bash', ['-c', inShell(line)], { env: { ...env(), WG: built.bin, ...more } }),
    terminal: (line, more = {}, keys = []) =>
      onTerminal(inShell(line), { ...env(), WG: built.bin, ...more }, keys),
  };
}
