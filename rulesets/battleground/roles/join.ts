import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { MOST } from '../figures.js';
import { COUNTED, type Foot, hasReacted, infantry } from '../kinds.js';
import { role, takes } from '../words.js';
import { inMelee, riding } from './foot.js';
import { BY_CLASS } from './groups.js';

/** Units that become one, and figures that come back to one. */

const few = { max: MOST };
const most = { is: MOST, clause: 'bg:unit.2' } as const;

/** What a unit brings with it. */
const FIGURES = ['grade', ...COUNTED] as const;

const NO_OTHERS = {
  clause: 'bg:combine.3',
  says: () => 'A vehicle combines with nothing.',
} as const;

export const unit = role('unit', {
  says: 'the unit',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      group: 'Unit',
      fields: [...FIGURES, 'routing', 'reactedFled', 'mounted', 'dugIn'],
      called: { reactedFled: 'reacted' },
      most,
      as: {
        grade: { short: 'g' },
        figures: { short: 'f', min: 1 },
        leaders: { short: 'l', ...few },
        hw: { short: 'w', ...few },
        medics: few,
        hwPersonnel: { help: 'machine guns', group: BY_CLASS, ...few },
        hwArmour: { help: 'bazookas, panzerschrecks', group: BY_CLASS, ...few },
        hwPiat: { help: 'PIATs, panzerfausts', group: BY_CLASS, ...few },
        hwFlame: { help: 'flame throwers', group: BY_CLASS, ...few },
        routing: { help: 'the unit routs (optional rule)' },
        reactedFled: { help: 'the unit has fled from a charge this turn' },
        mounted: { help: 'the unit is on horseback' },
        dugIn: { help: 'the unit is dug in' },
      },
      value: { reactedFled: (of) => hasReacted('move', of) },
      also: {
        inMelee: inMelee('the unit is in a melee'),
        riding: riding('the unit rides in a vehicle'),
      },
    }),
  },
  others: NO_OTHERS,
});

export const other = role('other', {
  says: 'the unit it combines with',
  side: { is: 'own', clause: 'bg:combine.1' },
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: 'other',
      group: 'Other unit',
      fields: [...FIGURES, 'routing', 'reactedFled', 'mounted', 'dugIn'],
      called: { reactedFled: 'otherReacted' },
      most,
      as: {
        grade: { help: 'grade of the other unit' },
        figures: { help: 'figures in the other unit', min: 1 },
        leaders: few,
        hw: few,
        medics: few,
        hwPersonnel: { help: 'machine guns of the other unit', group: BY_CLASS, ...few },
        hwArmour: { help: 'bazookas, panzerschrecks of the other unit', group: BY_CLASS, ...few },
        hwPiat: { help: 'PIATs, panzerfausts of the other unit', group: BY_CLASS, ...few },
        hwFlame: { help: 'flame throwers of the other unit', group: BY_CLASS, ...few },
        routing: { help: 'the other unit routs (optional rule)' },
        reactedFled: { help: 'the other unit has fled from a charge this turn' },
        mounted: { help: 'the other unit is on horseback' },
        dugIn: { help: 'the other unit is dug in' },
      },
      value: { reactedFled: (of) => hasReacted('move', of) },
      also: {
        otherInMelee: inMelee('the other unit is in a melee'),
        otherRiding: riding('the other unit rides in a vehicle'),
      },
    }),
  },
  others: NO_OTHERS,
});

const MEDIC = 'The medic and his unit';

export const medic = role('medic', {
  says: 'the unit with the medic',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      group: MEDIC,
      fields: ['grade', 'ran', 'medics', 'figures', 'hasShot', 'routing'],
      most,
      as: {
        grade: { short: 'g' },
        ran: { help: 'carries the run marker' },
        medics: { help: 'medics who try', min: 1, ...few },
        figures: { help: 'figures in the unit, medics included', short: 'f', min: 1 },
        hasShot: { help: 'has shot under this card already' },
        routing: { help: 'the unit routs (optional rule)' },
      },
      value: { medics: ({ medics, medicsTried }) => Math.max(medics - medicsTried, 0) },
      also: {
        inMelee: inMelee('the unit is in a melee'),
        tried: derived(
          toggle('its medics have tried under this card already', {}),
          ({ medics, medicsTried }: Foot) => medics > 0 && medicsTried >= medics,
        ),
      },
      bars: [
        {
          clause: 'bg:medic.4',
          when: ({ medics }) => medics === 0,
          says: ({ name }) => `${name} has no medic.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:medic.4', says: ({ name }) => `${name} is no infantry: it cannot heal.` },
});

export const fallen = role('fallen', {
  says: 'the unit whose dead he tries for',
  side: { is: 'own', clause: 'bg:medic.6' },
  goneToo: true,
  otherwise: 'medic',
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      group: MEDIC,
      fields: ['dead'],
      as: { dead: { help: 'dead figures in reach, of any allied unit', min: 1 } },
      bars: [
        {
          clause: 'bg:medic.6',
          when: ({ dead }, asked) => dead === 0 && asked.dead === undefined,
          says: ({ name }) => `${name} has no dead where it stands.`,
          way: ({ name }) => `If it has: --dead, or wg roster mark '${name}' dead=1.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:medic.4', says: ({ name }) => `${name} is no infantry: it cannot be healed.` },
});
