import { armsIn, counting } from '../roster/arms.js';
import { armsOf, ownMoveOf } from '../roster/fill-fire.js';
import { asSmoke } from '../roster/fill-move.js';
import { isStranger } from '../roster/kinds.js';
import { said } from '../roster/units.js';
import { smokeInputs } from '../smoke-input.js';
import { WEAPONS } from '../weapons.js';
import { role } from '../words.js';
import { fromTroops, noTroops } from './filling.js';
import { boundFirer } from './fire.js';

/** Who lays smoke: with his weapons in place of fire. */

export const layer = role('layer', {
  says: 'who lays it',
  by: 'name',
  takes: fromTroops(
    smokeInputs,
    ['source', 'calibre', 'men', 'ownMove'],
    (of, asked) => ({
      ...asSmoke(of, asked),
      men: of.kind === 'vehicle' ? of.crew : of.men,
      ...(of.kind !== 'vehicle' && said({ ownMove: ownMoveOf(of) })),
    }),
    [
      {
        clause: 'wrg:smoke.6',
        when: (of, { source }) =>
          !isStranger(of) &&
          (WEAPONS as readonly unknown[]).includes(source) &&
          counting(armsIn(armsOf(of)), (weapon) => weapon === source) === 0,
        says: ({ name }) => `${name} has no such weapon to lay smoke with.`,
      },
    ],
    {
      names: [...boundFirer.names, 'projectorsFired'],
      fill: (of, asked) => ({
        ...boundFirer.fill(of, asked),
        projectorsFired: of.projectorsFired,
      }),
    },
  ),
  others: noTroops,
});
