import { test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { conformance } from '../../src/testing/index.js';
import { stateFolder, wg } from '../support/cli.js';

/** What holds of every rule system holds of those that come with wg. */
const state = stateFolder();

for (const system of SYSTEMS)
  await conformance({
    test: (name, work) => test(name, work),
    system,
    // npm run clauses counts them, over all tests.
    counted: 'elsewhere',
    run: (argv) => wg(argv, { env: { XDG_STATE_HOME: state.path } }),
  });
