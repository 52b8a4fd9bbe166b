import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { type Foot, infantry } from '../kinds.js';
import { type ClauseId, role, takes } from '../words.js';

/** A unit that was named before the game to lay smoke or to launch flares, in place of its fire. */
const inPlaceOfFire = (can: 'smoke' | 'flares', clause: ClauseId, does: string) =>
  role('unit', {
    says: 'who does it',
    acts: true,
    takes: {
      infantry: takes({
        kind: infantry,
        prefix: '',
        fields: ['hasShot', 'melee', 'routing'],
        called: { melee: 'inMelee' },
        as: {
          hasShot: { help: 'the unit has shot under this card already' },
          melee: { help: 'the unit is in a melee' },
          routing: { help: 'the unit routs (optional rule)' },
        },
        also: {
          riding: derived(
            toggle('the unit rides in a vehicle', {}),
            ({ aboard }: Foot) => aboard !== undefined,
          ),
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
