import { afterAll, test } from 'vitest';
import type { RuleSystem } from '../../src/rules/system.js';
import { conformance } from '../../src/testing/index.js';
import { stateFolder, wg } from './cli.js';
import { times } from './random/deep.js';
import { PLAYERS } from './random/players/index.js';
import { STARTS } from './random/starts/index.js';

/** What holds of every rule system holds of one that comes with wg. */
export function conforms(system: RuleSystem): Promise<void> {
  const state = stateFolder();
  afterAll(state.clean);
  return conformance({
    test: (name, work) => test(name, work),
    system,
    player: PLAYERS[system.id]!,
    starts: STARTS[system.id]!,
    // A player of its own plays two in three of them.
    games: times(1500, 150),
    lines: times(1200, 150),
    // npm run clauses counts them, over all tests.
    counted: 'elsewhere',
    run: (argv) => wg(argv, { env: { XDG_STATE_HOME: state.path } }),
  });
}
