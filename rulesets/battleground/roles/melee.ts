import { choice, count, toggle } from '../../../src/rules/field.js';
import { known } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { MOST as UNIT } from '../figures.js';
import { type Driven, type Foot, infantry, present, vehicle } from '../kinds.js';
import { amongIt, asJoined } from '../melee-joined.js';
import { COVER, VEHICLES } from '../tables.js';
import { refuse, role, takes } from '../words.js';
import { ATTACKERS, DEFENDERS, MELEE_VEHICLE, MELEE_WEAPONS } from './groups.js';
import { ARMED_AS_IT_IS } from './models.js';

/** Who fights a melee: those who charged and those who were charged, each with the units that joined them. */

/** Two full units of 12 a side: more never meet in one place (a building holds 18). */
export const MOST = 24;
const few = { max: MOST };

/** On stands nobody is told apart. */
const unlessOnStands =
  (counted: (of: Foot) => number) =>
  (of: Foot, { stand }: Input) =>
    stand ? 0 : counted(of);

const toldApart = {
  leaders: unlessOnStands((of) => amongIt(of).leaders),
  medics: unlessOnStands((of) => amongIt(of).medics),
  armed: unlessOnStands((of) => amongIt(of).armed),
};
const hw = derived(
  count('heavy weapons among them', { max: MOST, default: 0 }),
  unlessOnStands((of) => amongIt(of).hw),
);

/** Why a unit takes no part, whatever becomes of the melee. */
const BARS = [
  {
    clause: 'bg:unit.2',
    when: (of: Foot) => present(of) > UNIT,
    says: (of: Foot) => `${of.name} has ${present(of)} figures: ${UNIT} at most take part.`,
    way: 'wg roster check tells what the units have to be.',
  },
  {
    clause: 'bg:stand.3',
    when: (of: Foot, { stand }: Input) => typeof stand === 'number' && present(of) % stand !== 0,
    says: (of: Foot) => `${of.name} has ${present(of)} figures, which are no whole number of stands.`,
    way: 'Figure by figure: without --stand.',
  },
] as const;

/** Everything that tells of infantry in a melee. */
const onFoot = {
  kind: infantry,
  bars: BARS,
  value: { figures: present, ...toldApart },
} as const;

const AMONG = {
  leaders: few,
  medics: few,
  ran: { help: 'they carry the run marker' },
};

/** A vehicle fights with all it has, whichever side it is of. */
const asVehicle = {
  kind: vehicle,
  prefix: '',
  group: MELEE_VEHICLE,
  as: {
    armour: { help: 'red dice of the vehicle, as the scenario sets them' },
    damage: { help: 'damage the vehicle already has' },
    stoppedBy: { help: 'what has stopped the vehicle before, other than a hit' },
  },
  bars: ARMED_AS_IT_IS,
} as const;
const ARMED_WITH = ['armour', 'damage', 'stoppedBy', 'mg', 'bowMg', 'gun', 'bowGun'] as const;

const AT = choice(VEHICLES, 'the vehicle: it is the defender, and its grade --defender-grade', {});
const TANK_CHARGED = toggle('it is a tank that charged: it is the attacker instead', {});

export const CONTINUED = toggle('the first round has been fought: no more first-round bonuses', {});

/** Whether those who meet first have fought a round of this melee; each unit fights the first round with a vehicle by itself. */
const continued = (enemy: 'attacker' | 'defender') =>
  derived(
    CONTINUED,
    ({ fought }: { readonly fought: boolean }, _, named) =>
      fought && (named[enemy] === undefined || named[enemy].marks.fought === true),
  );

/** What a vehicle meets them in is their cover, whatever that is. */
const metByVehicle = ({ attacker: by }: NamedUnits): boolean => by?.kind === 'vehicle';

/** The place where it was charged, as it counts hand to hand. */
const placed = (help: string, is: Foot['meleeCover']) =>
  derived(
    toggle(help, { group: DEFENDERS }),
    ({ meleeCover }: Foot, _, named) => meleeCover === is && !metByVehicle(named),
  );

/** Its cover: against infantry a building or a wall is told as such. */
const MELEE_COVER = choice(COVER, 'cover of the defenders', { or: [0, 9], default: 'none' });
const isPlace = (cover: Foot['meleeCover']): boolean => cover === 'building' || cover === 'wall';

const NO_EMPLACEMENT = {
  clause: 'bg:emp.3',
  says: () => 'An emplacement cannot be charged, and cannot charge.',
} as const;

/** Those who joined fight behind the first (melee.12); a vehicle fights with one unit at a time (R87). */
const joined =
  (name: 'attackersJoined' | 'defendersJoined') =>
  ([first, ...others]: readonly Unit[]) => ({
    [name]: others.map((unit) =>
      unit.kind === 'infantry' && first!.kind === 'infantry'
        ? asJoined(known(infantry, unit))
        : refuse('bg:vmelee.3', ONE_BY_ONE),
    ),
  });

/** What is said where several units meet a vehicle. */
export const ONE_BY_ONE = 'Each unit fights a vehicle by itself, in its order of arrival (bg:R87).';

export const attacker = role('attacker', {
  says: 'who attacks',
  acts: true,
  several: true,
  fills: joined('attackersJoined'),
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'attacker',
      group: ATTACKERS,
      fields: ['figures', 'grade', 'leaders', 'medics', 'ran', 'fromBehind', 'mounted', 'armed'],
      called: { figures: 'attackers', fromBehind: 'fromBehind', mounted: 'cavalry' },
      as: {
        ...AMONG,
        figures: { help: 'figures of the attackers, those of --joiners among them', min: 1, ...few },
        grade: { help: 'their grade' },
        fromBehind: { help: 'they came from behind the defenders' },
        mounted: { help: 'they are charging cavalry' },
        armed: {
          help: 'attackers with pistols, swords or fixed bayonets',
          group: MELEE_WEAPONS,
          ...few,
        },
      },
      also: { attackerHw: hw, continued: continued('defender') },
    }),
    vehicle: takes({
      ...asVehicle,
      fields: [...ARMED_WITH, 'grade'],
      called: { grade: 'attackerGrade' },
      as: { ...asVehicle.as, grade: { help: 'their grade', group: ATTACKERS } },
      also: {
        at: derived(AT, ({ vehicle }: Driven) => vehicle),
        continued: continued('defender'),
        tankCharged: derived(TANK_CHARGED, () => true),
      },
    }),
  },
  others: NO_EMPLACEMENT,
});

export const defender = role('defender', {
  says: 'who defends',
  side: { is: 'enemy', clause: 'bg:charge.1' },
  several: true,
  fills: joined('defendersJoined'),
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'defender',
      group: DEFENDERS,
      fields: ['figures', 'grade', 'leaders', 'medics', 'ran', 'dugIn', 'armed'],
      called: { figures: 'defenders', dugIn: 'dugIn' },
      as: {
        ...AMONG,
        figures: { help: 'figures of the defenders', min: 1, ...few },
        grade: { help: 'their grade' },
        dugIn: { help: 'they are dug in' },
        armed: { help: 'defenders with them', group: MELEE_WEAPONS, ...few },
      },
      also: {
        defenderHw: hw,
        building: placed('they are in a building', 'building'),
        wall: placed('they are behind a wall', 'wall'),
        cover: derived(MELEE_COVER, ({ meleeCover }: Foot, _, named) =>
          isPlace(meleeCover) && !metByVehicle(named) ? undefined : meleeCover,
        ),
        continued: continued('attacker'),
      },
    }),
    vehicle: takes({
      ...asVehicle,
      fields: [...ARMED_WITH, 'grade', 'dugIn'],
      called: { grade: 'defenderGrade' },
      as: {
        ...asVehicle.as,
        grade: { help: 'their grade', group: DEFENDERS },
        dugIn: { help: 'they are dug in', group: DEFENDERS },
      },
      also: {
        cover: derived(MELEE_COVER, ({ meleeCover }: Driven) => meleeCover),
        continued: continued('attacker'),
        at: derived(AT, ({ vehicle }: Driven, _, { attacker: by }) =>
          by?.kind === 'vehicle'
            ? refuse('bg:vmelee.1', 'Vehicles cannot fight each other in a melee.')
            : vehicle,
        ),
      },
    }),
  },
  others: NO_EMPLACEMENT,
});
