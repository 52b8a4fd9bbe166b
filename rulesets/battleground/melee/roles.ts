import { choice, count, toggle } from '../../../src/rules/field.js';
import { known } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { are, numbered } from '../../../src/rules/text/say.js';
import { present } from '../roster/figures.js';
import { ATTACKERS, DEFENDERS, MELEE_VEHICLE, MELEE_WEAPONS } from '../roster/groups.js';
import { type Driven, type Foot, infantry, vehicle } from '../roster/kinds.js';
import { ARMED_AS_IT_IS } from '../roster/models.js';
import { isArmoured } from '../shooting/shooter.js';
import { COVER } from '../terrain/tables.js';
import { MOST_FIGURES as UNIT } from '../units/figures.js';
import { VEHICLES, type Vehicle } from '../vehicles/tables.js';
import { refuse, role, takes } from '../words.js';
import { amongIt, asJoined } from './joined.js';

/** Who fights a melee: those who charged and those who were charged, each with the units that joined them. */

/** Two full units of 12 a side: more never meet in one place (a building holds 18). */
export const MOST_IN_MELEE = 24;

const ofVehicle = { group: MELEE_VEHICLE };

const apart = (sort: 'leaders' | 'hw' | 'medics' | 'armed') => (of: Foot) => amongIt(of)[sort];

/** Why a unit takes no part, whatever becomes of the melee. */
const BARS = [
  {
    clause: 'bg:unit.2',
    when: (of: Foot) => present(of) > UNIT,
    says: (of: Foot) => `${of.name} has ${present(of)} figures: ${UNIT} at most take part.`,
    way: 'wg roster check tells what the units have to be.',
  },
  {
    clause: 'bg:stand.1',
    when: (of: Foot, { stand }: Input) => typeof stand === 'number' && present(of) % stand !== 0,
    says: (of: Foot) =>
      `${of.name} has ${numbered(present(of), 'figure')}, which ${are(present(of))} no whole number of stands.`,
    way: 'Figure by figure: without --stand; --house none where it is a house rule.',
  },
] as const;

/** Infantry fights with all who are there. */
const onFoot = {
  kind: infantry,
  most: { is: MOST_IN_MELEE, clause: 'bg:unit.2' },
  value: {
    figures: present,
    leaders: apart('leaders'),
    hw: apart('hw'),
    medics: apart('medics'),
    armed: apart('armed'),
  },
  bars: BARS,
} as const;

/** What infantry has against a vehicle, as in a shot (vmelee.3): who does not shoot, and with what the others do. */
const againstVehicle = (enemy: 'attacker' | 'defender') => ({
  guards: derived(
    count('guards of prisoners in the infantry, who do not shoot', { ...ofVehicle, max: UNIT, default: 0 }),
    ({ guards }: Foot, _, named) => (named[enemy]?.kind === 'vehicle' ? guards : 0),
  ),
  prisoners: derived(
    count('prisoners that the infantry keeps, who are hit with it', { ...ofVehicle, max: 48, default: 0 }),
    ({ prisoners }: Foot, _, named) => (named[enemy]?.kind === 'vehicle' ? prisoners : 0),
  ),
  close: derived(
    toggle('the infantry is a special unit that gets close-range dice', ofVehicle),
    ({ close }: Foot, _, named) => close && named[enemy]?.kind === 'vehicle',
  ),
  idleHw: derived(
    count('heavy weapons of the infantry that are not heavy against the vehicle', {
      ...ofVehicle,
      max: UNIT,
      default: 0,
    }),
    ({ hwPersonnel }: Foot, _, named) => (isArmoured(modelOf(named[enemy])) ? hwPersonnel : 0),
  ),
});
const modelOf = (unit: Unit | undefined) =>
  unit?.kind === 'vehicle' ? (unit.profile.vehicle as Vehicle) : undefined;

const MEN = ['figures', 'grade', 'leaders', 'hw', 'medics', 'ran', 'armed'] as const;
const armed = { group: MELEE_WEAPONS };

/** A vehicle fights with all it has, whichever side it is of. */
const asVehicle = {
  kind: vehicle,
  group: MELEE_VEHICLE,
  // What it has fired at others in this round it does not fire again (R87).
  value: {
    mg: ({ mg, firedMg }: Driven) => Math.max(mg - firedMg, 0),
    bowMg: ({ bowMg, firedBowMg }: Driven) => Math.max(bowMg - firedBowMg, 0),
    gun: ({ gun, firedGun }: Driven) => (firedGun ? 'none' : gun),
    bowGun: ({ gun, bowGun, firedGun }: Driven) => bowGun && !firedGun && gun !== 'none',
  },
  bars: ARMED_AS_IT_IS,
} as const;
const ARMED_WITH = ['armour', 'damage', 'stoppedBy', 'mg', 'bowMg', 'gun', 'bowGun', 'grade'] as const;

const AT = choice(VEHICLES, 'the vehicle: it is the defender, and its grade --defender-grade', {});

/** What has stopped it since, as it broke down on its way, leaves it in the melee it has reached. */
const ARRIVED = toggle('its charge has arrived, whatever has stopped it since', {});

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

const others = {
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
      fields: [...MEN, 'fromBehind', 'mounted'],
      called: { figures: 'attackers', fromBehind: 'fromBehind', mounted: 'cavalry' },
      as: { figures: { help: 'figures of the attackers, those of --joiners among them' }, armed },
      also: { continued: continued('defender'), ...againstVehicle('defender') },
    }),
    vehicle: takes({
      ...asVehicle,
      fields: ARMED_WITH,
      called: { grade: 'attackerGrade' },
      as: { grade: { group: ATTACKERS } },
      also: {
        at: derived(AT, ({ vehicle }: Driven) => vehicle),
        continued: continued('defender'),
        tankCharged: derived(toggle('it is a tank that charged: it is the attacker instead', {}), () => true),
        arrived: derived(ARRIVED, ({ melee }: Driven) => melee !== undefined),
      },
    }),
  },
  others,
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
      fields: [...MEN, 'dugIn', 'mounted'],
      called: { figures: 'defenders', dugIn: 'dugIn' },
      as: { armed, mounted: { help: 'they are on horseback, and no infantry to cavalry that charges' } },
      also: {
        building: placed('they are in a building', 'building'),
        wall: placed('they are behind a wall', 'wall'),
        cover: derived(MELEE_COVER, ({ meleeCover }: Foot, _, named) =>
          isPlace(meleeCover) && !metByVehicle(named) ? undefined : meleeCover,
        ),
        continued: continued('attacker'),
        ...againstVehicle('attacker'),
      },
    }),
    vehicle: takes({
      ...asVehicle,
      fields: [...ARMED_WITH, 'dugIn'],
      called: { grade: 'defenderGrade' },
      as: { grade: { group: DEFENDERS }, dugIn: { group: DEFENDERS } },
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
  others,
});
