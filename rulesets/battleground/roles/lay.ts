import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { type Foot, hasReacted, infantry, weaknessOf } from '../kinds.js';
import { type ClauseId, role, takes } from '../words.js';
import { inMelee, riding } from './foot.js';

/** A unit that was named before the game to lay smoke or to launch flares, in place of its fire. */
const inPlaceOfFire = (can: 'smoke' | 'flares', clause: ClauseId, does: string) =>
  role('unit', {
    says: 'who does it',
    acts: true,
    takes: {
      infantry: takes({
        kind: infantry,
        prefix: '',
        fields: ['hasShot', 'reactedShot', 'routing'],
        called: { reactedShot: 'reacted' },
        as: {
          hasShot: { help: 'the unit has shot under this card already' },
          reactedShot: { help: 'the unit has shot in reaction to a charge this turn' },
          routing: { help: 'the unit routs (optional rule)' },
        },
        value: { reactedShot: (of) => hasReacted('shoot', of) },
        also: {
          inMelee: inMelee('the unit is in a melee'),
          nonStanding: derived(
            toggle('the unit is non-standing', {}),
            (of: Foot) => weaknessOf(of) !== undefined,
          ),
          riding: riding('the unit rides in a vehicle'),
        },
        bars: [
          {
            clause,
            when: (of) => !of[can],
            says: ({ name }) => `${name} was not named before the game to ${does}.`,
            way: ({ name }) => `If it was: wg roster mark '${name}' ${can}`,
          },
        ],
      }),
    },
    others: { clause, says: ({ name }) => `${name} is no infantry: it cannot ${does}.` },
  });

export const smokeLayer = inPlaceOfFire('smoke', 'bg:smoke.1', 'lay smoke');
export const flareLauncher = inPlaceOfFire('flares', 'bg:flare.1', 'launch flares');
