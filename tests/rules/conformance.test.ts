import { test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { conformance } from '../../src/testing/index.js';
import { stateFolder, wg } from '../support/cli.js';
import { times } from '../support/random/deep.js';
import { PLAYERS } from '../support/random/players/index.js';
import { STARTS } from '../support/random/starts/index.js';
import { BOUNDS } from './bounds/index.js';

/** What holds of every rule system holds of those that come with wg. */
const state = stateFolder();

for (const system of SYSTEMS)
  await conformance({
    test: (name, work) => test(name, work),
    system,
    player: PLAYERS[system.id]!,
    bounds: BOUNDS[system.id]!,
    starts: STARTS[system.id]!,
    // A player of its own plays two in three of them.
    games: times(1500, 25),
    lines: times(1200, 20),
    // npm run clauses counts them, over all tests.
    counted: 'elsewhere',
    run: (argv) => wg(argv, { env: { XDG_STATE_HOME: state.path } }),
  });
