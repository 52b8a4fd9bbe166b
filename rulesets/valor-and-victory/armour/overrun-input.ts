import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, text, toggle } from '../../../src/rules/field.js';
import { moveFields } from '../movement/move-input.js';
import { PATH_METAVAR, PATH_WORDS, pathFault } from '../movement/move-path.js';
import { POSITIONS } from '../positions/tables.js';
import { coverConflict, hexFields, lineFields } from '../terrain/fire-cover.js';
import { TERRAIN } from '../terrain/tables.js';
import { carryField } from '../units/fates.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';

const { hexside, smoke } = lineFields;
const { infantryThere, vehiclesThere, enemyThere } = moveFields;
const end = 'Where it ends';

export const overrunFields = {
  attack: count('full combined APFP of the AFV, in place of its name', { max: 99 }),
  passengers: count('APFP of its passengers, where the other is a total', { max: 99, default: 0 }),
  fire: unitsField('the AFV by name, with its passengers', { max: 5 }),
  grenades: count('Grenades counters of its passengers, besides those by name', { max: 12, default: 0 }),
  ...hexFields,
  hexside,
  smoke,
  mp: count('movement points of the AFV: then its path is checked', { max: 40 }),
  through: list('hexes of its whole move, with the overrun hex', {
    metavar: PATH_METAVAR,
    max: 30,
    words: PATH_WORDS,
    fault: pathFault,
  }),
  hex: text('the hex that it overruns, as the players call it', { metavar: 'hex', max: 80 }),
  to: text('the hex behind it, where its move ends', { metavar: 'hex', max: 80 }),
  exitTerrain: choice(TERRAIN, 'terrain of that hex, where no way is told', { group: end }),
  exitPosition: choice(POSITIONS, 'fortification or entrenchment there', { group: end }),
  infantryThere,
  vehiclesThere,
  enemyThere,
  carry: carryField('passengers'),
  immobile: toggle('the AFV is immobile', {}),
  transferred: toggle('the AFV took on or let off somebody this turn', {}),
  enemyAfv: toggle('an enemy AFV is in the hex', {}),
};

export type Overrun = InputOf<typeof overrunFields>;

/** The first thing that means nothing beside the rest. */
export function overrunConflict(input: Overrun): Conflict | undefined {
  const barred = barring(input);
  if (input.through && input.through.length === 0)
    return { input: 'through', message: 'takes at least one hex' };
  if (input.fire) {
    const [afv, ...more] = unitsIn(input.fire);
    if (afv?.kind !== 'afv' || more.length > 0)
      return { input: 'fire', message: 'takes one AFV, with units aboard: afv:mg=4,squad:4-6-4:aboard' };
    if (afv.immobile) return { input: 'fire', message: 'takes an AFV that can move' };
    const aboard = afv.load.some(({ marked, advanced }) => marked || advanced);
    if (aboard) return { input: 'fire', message: 'takes no marked or advanced units here' };
    return barred(['attack', 'passengers'], 'does not go with the AFV by name') ?? coverConflict(input);
  }
  if (input.grenades > 0 && input.passengers === 0)
    return { input: 'grenades', message: 'needs --passengers: they use them' };
  return coverConflict(input);
}
