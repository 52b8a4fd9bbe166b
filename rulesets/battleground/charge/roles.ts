import { choice, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { CLASSES } from '../roster/figures.js';
import {
  ARMS,
  armed,
  classesThere,
  hasFled,
  inMelee,
  outOfReach,
  riding,
  STRUCK,
  struck,
} from '../roster/foot.js';
import { MELEE_VEHICLE, REACTION, SHOOTER, TARGET, VEHICLE_GROUP } from '../roster/groups.js';
import { type Driven, type Foot, vehicle } from '../roster/kinds.js';
import { ARMED_AS_IT_IS, model, place } from '../roster/models.js';
import { isSomebody } from '../roster/said.js';
import { ranges } from '../shooting/tables.js';
import { role, takes } from '../words.js';

/** Who charges, and who is charged. */

/** The only vehicles that charge (R55). */
const TANKS = ['light-tank', 'medium-tank', 'heavy-tank'] as const;

/** The distance at which its dice are thrown: that of the charge, if nothing else is said. */
const isNear = ({ close }: Foot, { range, distance }: Input): boolean => {
  const far = range ?? distance;
  return close && typeof far === 'number' && far <= ranges.cells['close-range'].value;
};

/** An ace carries the charge on that fell short of the same target this turn (charge.9). */
const carryOn = derived(
  toggle('an ace carries on a charge that fell short', {}),
  ({ ace, hasCharged }: Foot, _, { charged: target }) =>
    ace === 'move' && target !== undefined && isSomebody(hasCharged) && sameName(hasCharged, target.name),
);

export const charger = role('charger', {
  says: 'who charges',
  acts: true,
  takes: {
    infantry: takes({
      ...armed,
      fields: [...ARMS, 'prisoners', 'hasShot', 'reactedShot', 'routing', 'dugIn', 'road', 'refused'],
      // Who charges on horseback charges as cavalry.
      called: { mounted: 'cavalry', dugIn: 'ownDugIn', road: 'ownOnRoad', refused: 'didNotDare' },
      as: {
        mounted: { help: 'a cavalry charge, on horseback' },
        road: { group: REACTION },
        prisoners: { group: REACTION, help: 'prisoners that the charging unit keeps' },
        refused: { help: 'it did not dare to charge before, under this card' },
      },
      value: { ...armed.value, close: isNear },
      also: { reacted: hasFled, inMelee, riding, carryOn },
    }),
    vehicle: takes({
      kind: vehicle,
      group: SHOOTER,
      fields: ['armour', 'damage', 'stoppedBy'],
      as: {
        armour: { group: VEHICLE_GROUP },
        damage: { group: VEHICLE_GROUP },
        stoppedBy: { group: VEHICLE_GROUP },
      },
      also: {
        reacted: hasFled,
        inMelee,
        tank: derived(toggle('a tank charges, without a roll for hits', {}), () => true),
        tankType: derived(
          choice(TANKS, 'the tank that charges, where its target shoots at it', { group: REACTION }),
          ({ vehicle: type }: Driven) => TANKS.find((tank) => tank === type),
        ),
      },
      bars: [
        {
          clause: 'bg:vmelee.2',
          when: ({ vehicle: type }) => !TANKS.some((tank) => tank === type),
          says: 'is no tank: no other vehicle charges',
        },
      ],
    }),
  },
  others: { clause: 'bg:emp.3', says: 'is an emplacement, which cannot charge' },
});

const reaction = { group: REACTION };
const REACTED = ['reactedShot', 'reactedFled'] as const;
const CALLED = { reactedShot: 'targetReactedShot', reactedFled: 'targetReactedFled' } as const;

/** Who charges somebody in a melee joins it. */
const joining = derived(toggle('it joins a melee that has begun', { group: SHOOTER }), inMelee.value);

/** What tells the fire of infantry that is charged from what it loses: who of it does not shoot, and with what the others do. */
const IN_FIRE = ['guards', 'close', ...CLASSES] as const;
const inFire = Object.fromEntries(IN_FIRE.map((field) => [field, reaction])) as Record<
  (typeof IN_FIRE)[number],
  typeof reaction
>;

/** What a charged vehicle shoots with, and fights the melee. */
const inFight = { group: MELEE_VEHICLE };

export const charged = role('charged', {
  says: 'the target',
  side: { is: 'enemy', clause: 'bg:charge.1' },
  // A charge that is carried on is at whom it fell short of.
  comes: ({ name }, { charger: unit }, { carryOn: told }) =>
    told === true && isSomebody(unit?.marks.hasCharged) && sameName(String(unit?.marks.hasCharged), name),
  takes: {
    infantry: takes({
      ...struck,
      fields: [...STRUCK, 'prisoners', 'dugIn', 'ran', 'routing', ...REACTED, ...IN_FIRE],
      called: { ...struck.called, ...CALLED },
      as: {
        ...struck.as,
        ...{ ran: reaction, mounted: reaction, routing: reaction },
        ...{ reactedShot: reaction, reactedFled: reaction },
        ...inFire,
      },
      value: { ...struck.value, ...classesThere, close: isNear },
      also: { ...outOfReach, joining },
    }),
    vehicle: takes({
      ...model,
      fields: [
        ...model.fields,
        ...(['mg', 'bowMg', 'gun', 'bowGun', 'grade', 'diceMost', 'tracked'] as const),
        ...REACTED,
      ],
      called: { ...CALLED, grade: 'targetGrade' },
      as: {
        ...{ dugIn: { group: TARGET }, grade: { group: TARGET } },
        ...{ mg: inFight, bowMg: inFight, gun: inFight, bowGun: inFight },
        ...{ diceMost: reaction, tracked: reaction, reactedShot: reaction, reactedFled: reaction },
      },
      // A gun in the bow is no more than a word where there is none.
      value: { bowGun: ({ gun, bowGun }: Driven) => bowGun && gun !== 'none' },
      also: { ...model.also, targetInMelee: inMelee, joining },
      bars: ARMED_AS_IT_IS,
    }),
    emplacement: takes({ ...place, fields: [] }),
  },
});
