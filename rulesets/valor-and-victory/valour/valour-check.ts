import type { Waiting } from '../../../src/rules/action.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { list } from '../../../src/rules/text/say.js';
import { byHex } from '../units/place.js';
import { checked } from '../units/roles.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { withLoads } from '../units/units.js';
import { action } from '../words.js';
import { checksDue } from './due.js';
import { canBeValorous, valourChecks } from './valour.js';

export const valourCheck = action({
  name: 'valour-check',
  says: 'Valour checks of the units of an infantry attack that rolled a natural 2',
  inputs: { unit: unitsField('units of the attack by name', { required: true }) },
  roles: [checked],
  waits: checksWaiting,
  conflict: ({ unit }) => {
    const all = withLoads(unitsIn(unit));
    return canBeValorous(unitsIn(unit)).length === all.length
      ? undefined
      : { input: 'unit', message: 'takes infantry that is not valorous yet' };
  },
  examples: [
    ['wg valour-check --unit 2xsquad:4-6-5 --unit leader:-1', 'two squads and a leader'],
    ['wg valour-check --unit squad:4-6-4 --odds', 'the chances instead of a roll'],
    ['wg valour-check --unit leader:-1 --dice "2 4"', 'dice thrown by hand'],
  ],
  result: { valorous: { help: 'units that become valorous' } },
  *resolve({ unit }): Rule<{ valorous: number }> {
    yield* checked.as.unit.set('vv:beyond.16.2', { valourCheck: 'made' });
    return { valorous: yield* valourChecks(unitsIn(unit), checked.name) };
  },
  luck: () => ({ of: 'units made valorous', read: ({ valorous }) => valorous }),
  announce: ({ valorous }, { unit }) =>
    `${valorous || 'none'} of ${withLoads(unitsIn(unit)).length} valorous now`,
});

/** Those of each attack are of one hex, and check together (16.2). */
function checksWaiting(table: Pick<State, 'units'>): Waiting[] {
  return [...byHex(checksDue(table), table.units).values()].map((those) => {
    const names = those.map(({ name }) => name);
    return { units: [names], says: list(names) };
  });
}
