import { toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { type Driven, type Foot, vehicle } from '../kinds.js';
import { ranges } from '../tables.js';
import { role, takes } from '../words.js';
import { ARMS, armed, inMelee, riding, struck, targetHw, targetInMelee, targetRiding } from './foot.js';
import { MELEE_VEHICLE, REACTION, SHOOTER, TARGET, VEHICLES } from './groups.js';
import { ARMED_AS_IT_IS, model, place } from './models.js';

/** Who charges, and who is charged. */

const IN_MELEE = inMelee('in a melee already');
const FLED = { help: 'has fled from a charge this turn' };

/** The distance at which its dice are thrown: that of the charge, if nothing else is said. */
const isNear = ({ close }: Foot, { range, distance }: Input): boolean => {
  const far = range ?? distance;
  return close && typeof far === 'number' && far <= ranges.cells['close-range'].value;
};

export const charger = role('charger', {
  says: 'who charges',
  acts: true,
  takes: {
    infantry: takes({
      ...armed,
      fields: [...ARMS, 'reactedFled', 'hasShot', 'reactedShot', 'routing', 'dugIn', 'road'],
      called: {
        // Who charges on horseback charges as cavalry.
        mounted: 'cavalry',
        reactedFled: 'reacted',
        dugIn: 'ownDugIn',
        road: 'ownOnRoad',
      },
      as: {
        ...armed.as,
        mounted: { help: 'a cavalry charge, on horseback' },
        reactedFled: FLED,
        hasShot: { help: 'has shot under this card already' },
        reactedShot: { help: 'has shot in reaction to a charge this turn' },
        routing: { help: 'routing (optional rule)' },
        dugIn: { help: 'the charging unit is dug in' },
        road: { help: 'the charging unit carries the road marker', group: REACTION },
      },
      value: { ...armed.value, close: isNear },
      also: {
        inMelee: IN_MELEE,
        riding: riding('passengers of a vehicle, who have to get off first'),
      },
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: SHOOTER,
      fields: ['damage', 'stoppedBy', 'reactedFled'],
      called: { reactedFled: 'reacted' },
      as: {
        damage: { help: 'damage the vehicle already has', group: VEHICLES },
        stoppedBy: { help: 'what has stopped the vehicle, other than a hit', group: VEHICLES },
        reactedFled: FLED,
      },
      also: {
        inMelee: IN_MELEE,
        tank: derived(toggle('a tank charges, without a roll for hits', {}), () => true),
      },
      bars: [
        {
          clause: 'bg:vmelee.2',
          when: ({ vehicle: type }) => !type.endsWith('-tank'),
          says: ({ name }) => `${name} is no tank: no other vehicle charges.`,
        },
      ],
    }),
  },
  others: {
    clause: 'bg:emp.3',
    says: ({ name }) => `${name} is an emplacement, which cannot charge.`,
  },
});

const REACTED = {
  reactedShot: { help: 'the target has shot in reaction to a charge this turn', group: REACTION },
  reactedFled: { help: 'the target has fled from a charge this turn', group: REACTION },
};
const CALLED = {
  reactedShot: 'targetReactedShot',
  reactedFled: 'targetReactedFled',
} as const;

/** Who charges somebody in a melee joins it. */
const joining = derived(
  toggle('it joins a melee that has begun', { group: SHOOTER }),
  ({ melee }: { readonly melee: string | undefined }) => melee !== undefined,
);

/** What a charged vehicle shoots with, and fights the melee. */
const AS_IN_MELEE = { group: MELEE_VEHICLE };

export const charged = role('charged', {
  says: 'the target',
  side: { is: 'enemy', clause: 'bg:charge.1' },
  takes: {
    infantry: takes({
      ...struck,
      fields: [
        'figures',
        'leaders',
        'medics',
        'grade',
        'dugIn',
        'road',
        'ran',
        'mounted',
        'routing',
        'reactedShot',
        'reactedFled',
      ],
      called: { ...struck.called, ...CALLED },
      as: {
        ...struck.as,
        ...REACTED,
        ran: { help: 'the target carries the run marker', group: REACTION },
        mounted: { ...struck.as.mounted, group: REACTION },
        routing: { help: 'the target routs (optional rule)', group: REACTION },
      },
      also: { targetInMelee, targetHw, targetRiding, joining },
    }),
    vehicle: takes({
      ...model,
      fields: [
        'armour',
        'damage',
        'stoppedBy',
        'dugIn',
        'mg',
        'bowMg',
        'gun',
        'bowGun',
        'grade',
        'diceMost',
        'tracked',
        'reactedShot',
        'reactedFled',
      ],
      called: { ...CALLED, grade: 'targetGrade' },
      as: {
        ...model.as,
        ...REACTED,
        dugIn: { help: 'dug in', group: TARGET },
        grade: { help: 'grade of the target unit', group: TARGET },
        mg: AS_IN_MELEE,
        bowMg: AS_IN_MELEE,
        gun: AS_IN_MELEE,
        bowGun: AS_IN_MELEE,
        diceMost: { group: REACTION },
        tracked: { help: 'on tracks, other than a tank', group: REACTION },
      },
      value: {
        // A gun in the bow is no more than a word where there is none.
        bowGun: ({ gun, bowGun }: Driven) => bowGun && gun !== 'none',
      },
      also: { ...model.also, targetInMelee, joining },
      bars: ARMED_AS_IT_IS,
    }),
    emplacement: takes({ ...place, fields: [] }),
  },
});
