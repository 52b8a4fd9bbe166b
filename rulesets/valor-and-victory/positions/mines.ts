import { count, list, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, outOf } from '../../../src/rules/text/say.js';
import { dice } from '../../../src/rules/words.js';
import { dieLimits } from '../armour/tables.js';
import { known } from '../roster/kinds.js';
import { type FromTable, placeThere, tableTells } from '../turn/from-table.js';
import { eliminate } from '../units/fates.js';
import { entering } from '../units/roles.js';
import { action, look, step } from '../words.js';
import { minesDue } from './mines-due.js';

/** The first minefield that they have gone on from, unless another is told, and those that they are still to be attacked by (20.7). */
const leftBehind: FromTable = (_, { entering = [] }, { hex }) => {
  const behind = (entering[0] && known(entering[0]).minesBehind) ?? [];
  const is = behind.findIndex((of) => hex === undefined || sameName(String(hex), of));
  if (is < 0) return {};
  const others = behind.filter((_, i) => i !== is);
  return { hex: behind[is], behind: true, ...(others.length > 0 && { othersBehind: others }) };
};

export const mines = action({
  name: 'mines',
  says: 'Units enter a minefield',
  inputs: {
    units: count('units that enter the hex', { required: true, min: 1, max: 12 }),
    hidden: toggle('it was hidden, and is revealed', {}),
    hex: text('the hex they enter, as the players call it', { metavar: 'hex', max: 80 }),
    behind: toggle('they have gone on from there', {}),
    othersBehind: list('other minefields that they have gone on from, and that are still to attack them', {
      metavar: 'hex',
      max: 80,
      fault: () => undefined,
    }),
  },
  roles: [entering],
  fromTable: tableTells(placeThere('hex', entering.name), leftBehind),
  waits: (table) =>
    minesDue(table).map(({ hex, units }) => ({ units: [units.map(({ name }) => name)], says: hex })),
  examples: [
    ['wg mines -r vv --units 2', 'two units enter'],
    ['wg mines -r vv --units 2 --hidden', 'a hidden one'],
    ['wg mines -r vv --units 2 --odds', 'the chances instead of a roll'],
    ['wg mines -r vv --units 2 --dice "3 4"', 'dice thrown by hand'],
  ],
  result: { eliminated: { help: 'units that are eliminated' } },
  *resolve({ units, hidden, hex, behind, othersBehind }): Rule<{ eliminated: number }> {
    if (hidden) {
      const said = 'the hidden minefield, written down before, is revealed and stays on the map';
      yield* step({ id: 'revealed', clause: 'vv:beyond.20.7', value: true, text: said });
    }
    const from = yield* look(dieLimits.cells.minefield);
    const { eliminated } = yield* dice({
      dice: ['mines'],
      times: units,
      tally: ['eliminated'],
      read: (face) => ({ eliminated: face <= from.value ? 1 : 0 }),
      // A die for each unit, in the order in which they are named; what it carries shares its fate.
      each: { eliminated: (number) => eliminate('vv:20.7', entering.name, number) },
    });
    yield* entering.as.unit.set('vv:20.7', {
      ...(behind ? { minesBehind: othersBehind ?? null } : { mined: true }),
      ...(hex !== undefined && { mines: hex }),
    });
    const said = `eliminated on ${from.value} or less: ${outOf(eliminated, units)}`;
    yield* step({ id: 'mines', clause: 'vv:20.7', value: eliminated, text: said, from });
    return { eliminated };
  },
  luck: () => ({ of: 'units lost to mines', read: ({ eliminated }) => eliminated, fewer: true }),
  announce: ({ eliminated }, { units }) => `${counted(eliminated, 'unit')} of ${units} eliminated`,
});
