import { afterEach, beforeEach } from 'vitest';
import { built, type Ended, type Env, type Home, makeHome, onTerminal, runs } from './built.js';

/** A line that rolls, and shows what it is asked to. */
export const SHOT: readonly string[] = ['shoot', '-g', 'C', '-f', '9', '--seed', 's'];

/** The built program in the hands of somebody who has, for each test, a home of his own. */
interface Player {
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
 * @param how.ownCache whether each begins without compiled code as well
 */
export function player(how: { readonly ownCache?: boolean } = {}): Player {
  let home: Home;
  beforeEach(() => {
    home = makeHome(how);
  });
  afterEach(() => home.clean());
  const inShell = (line: string) => `wg() { node "$WG" "$@"; }; ${line}`;
  return {
    home: {
      get path() {
        return home.path;
      },
      get env() {
        return home.env;
      },
      get log() {
        return home.log;
      },
      clean: () => home.clean(),
    },
    wg: (args, more = {}) => runs(process.execPath, [built.bin, ...args], { env: { ...home.env, ...more } }),
    bash: (line, more = {}) =>
      runs('bash', ['-c', inShell(line)], { env: { ...home.env, WG: built.bin, ...more } }),
    terminal: (line, more = {}, keys = []) =>
      onTerminal(inShell(line), { ...home.env, WG: built.bin, ...more }, keys),
  };
}
