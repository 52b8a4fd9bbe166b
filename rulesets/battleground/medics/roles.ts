import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { quoted } from '../../../src/rules/text/say.js';
import { inMelee, most, nonStanding, shotInReaction } from '../roster/foot.js';
import { type Foot, infantry } from '../roster/kinds.js';
import { role, takes } from '../words.js';

const MEDIC = 'The medic and his unit';

export const medic = role('medic', {
  says: 'the unit with the medic',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      group: MEDIC,
      fields: ['grade', 'ran', 'medics', 'figures', 'hasShot', 'routing'],
      most,
      as: { medics: { help: 'medics who try', min: 1 } },
      value: { medics: ({ medics, medicsTried }) => Math.max(medics - medicsTried, 0) },
      also: {
        inMelee,
        nonStanding,
        reacted: shotInReaction,
        tried: derived(
          toggle('its medics have tried under this card already', {}),
          ({ medics, medicsTried }: Foot) => medics > 0 && medicsTried >= medics,
        ),
      },
      bars: [{ clause: 'bg:medic.4', when: ({ medics }) => medics === 0, says: 'has no medic' }],
    }),
  },
  others: { clause: 'bg:medic.4', says: 'is no infantry: it cannot heal' },
});

export const fallen = role('fallen', {
  says: 'the unit whose dead he tries for',
  side: { is: 'own', clause: 'bg:medic.6' },
  goneToo: true,
  otherwise: 'medic',
  takes: {
    infantry: takes({
      kind: infantry,
      group: MEDIC,
      fields: ['dead'],
      as: { dead: { help: 'dead figures in reach, of any allied unit', min: 1 } },
      bars: [
        {
          clause: 'bg:medic.6',
          when: ({ dead }, asked) => dead === 0 && asked.dead === undefined,
          says: 'has no dead where it stands',
          way: ({ name }) => `If it has: --dead, or wg roster mark ${quoted(name)} dead=1.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:medic.4', says: 'is no infantry: it cannot be healed' },
});
