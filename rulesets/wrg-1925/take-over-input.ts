import { choice, list, toggle } from '../../src/rules/field.js';
import { fireFault } from './firing-group.js';
import { isHelper } from './weapon-kinds.js';
import { HEAVY_WEAPONS, SMALL_ARMS, type Weapon } from './weapons.js';

/** Any weapon of the two lists; men who help are no weapons. */
const TAKEN = [...SMALL_ARMS, ...HEAVY_WEAPONS, 'light-gun' as const].filter((weapon) => !isHelper(weapon));

export const inputs = {
  what: choice([...TAKEN, 'radio'] as (Weapon | 'radio')[], 'what is taken over from a man who was hit', {
    required: true,
  }),
  specialist: toggle('the new man has the speciality of the weapon', {}),
  userUnhurt: toggle('the man who had it has not been hit', {}),
  failed: toggle('it has been tried before, and was not serviceable', {}),
  weapons: list('what the group has, as its roster has it', {
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
  firing: toggle('he is to use it in the period in which he reaches it', {}),
};
