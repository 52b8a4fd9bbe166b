import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { actedInReaction, attackedAboard, boundToMelee, cannotDrive, mustRally } from '../permits.js';
import { heavyWeaponFigures } from '../shooting/inputs.js';
import { isVehicle } from '../shooting/shooter.js';
import { ranges } from '../shooting/tables.js';
import { mustReach } from '../shooting/target.js';
import { whyNonStanding } from '../units/standing.js';
import { type ClauseId, type Forbids, look, permits, ruling, step } from '../words.js';
import { isOnHorse } from './figures.js';
import type { Charge } from './input.js';

type Known = Partial<Charge>;

/** A tank charges without a roll for hits; a charge that an ace carries on has been dared already (charge.9). */
const rolls = ({ tank, carryOn }: Known): boolean => !tank && !carryOn;

/** What lowers the grade for the roll, by this option of R51. Whoever shoots first charges without his run marker. */
const dropsOf = (charge: Known, option: number): string[] => [
  ...(charge.ran && !charge.shootFirst ? ['has run'] : []),
  ...(option === 1 && isOnHorse(charge) ? ['is mounted'] : []),
];

/** Below grade D nobody dares (grade.5), as far as run marker and horses count in the roll (R51). */
const daresNothing = (clause: ClauseId, option: 1 | 2, by: string): Forbids<Charge, 'bg:R51'> => ({
  clause,
  word: 'grade',
  when: (charge) => rolls(charge) && charge.grade === 'D' && dropsOf(charge, option)[0] === by,
  says: (charge) =>
    `A grade ${charge.grade} unit that ${dropsOf(charge, option).join(' and ')} hits on no number, so it may not charge.`,
  physical: true,
  under: { ruling: 'bg:R51', option },
});

/** Guards of prisoners and nobody else: they are not tested for standing (R80). */
const allGuard = ({ figures, guards = 0 }: Known): boolean => guards > 0 && guards === figures;

/** Why the chargers are non-standing, if they are known to be. */
const weakness = (charge: Known): string | undefined => {
  const { tank, figures, leaders = 0 } = charge;
  if (tank || figures === undefined || allGuard(charge)) return undefined;
  return whyNonStanding({ figures, leaders, heavyWeapons: heavyWeaponsIn(charge) });
};

const heavyWeaponsIn = ({ hw = 0, hwPersonnel = 0, hwArmour = 0, hwPiat = 0, hwFlame = 0 }: Known): number =>
  heavyWeaponFigures({ hw, hwPersonnel, hwArmour, hwPiat, hwFlame });

/** Whether it joins a melee, where any number may. */
const joins = ({ joining, targetInMelee }: Known): boolean => !!joining || !!targetInMelee;

/** Too few for so many: a unit that joins a melee, or goes on with a charge, need not be half as many (charge.4). */
const tooFew = (charge: Known, target: number | undefined): unknown =>
  rolls(charge) &&
  !joins(charge) &&
  charge.figures !== undefined &&
  target !== undefined &&
  2 * charge.figures < target;

const half = (figures: number, target: number): string =>
  `${counted(figures, 'figure')} may not charge ${target}: it takes at least half as many, ${Math.ceil(target / 2)}.`;
const JOINERS = 'A unit that joins a melee may: --joining.';

/** What a vehicle counts as by the second option of R53. */
const AS_MANY = 6;

/** What the state of the chargers, and that of their target, forbids them. */
export const chargePermits = permits<Charge>(
  {
    clause: 'bg:pass.2',
    word: 'aboard',
    when: ({ riding }) => riding,
    says: 'Passengers may not charge: getting off takes a whole move.',
    way: 'wg move <unit> --board',
  },
  {
    clause: 'bg:emp.3',
    when: ({ at }) => at && !isVehicle(at),
    says: 'The crew of an emplacement cannot be charged.',
    physical: true,
  },
  {
    clause: 'bg:vmelee.1',
    when: ({ tank, at }) => tank && at,
    says: 'Vehicles cannot fight each other in melee.',
    physical: true,
  },
  {
    clause: 'bg:vmelee.2',
    word: 'mounted',
    when: (charge) => isOnHorse(charge) && isVehicle(charge.at),
    says: 'Infantry may charge a vehicle, and cavalry not.',
    way: 'On foot: wg move <unit> --dismount.',
    under: {
      ruling: 'bg:R140',
      option: 2,
      otherwise: { id: 'cavalry', says: 'cavalry may charge a vehicle as infantry does' },
    },
  },
  attackedAboard('charged'),
  boundToMelee('charge'),
  actedInReaction('move'),
  mustRally('charge'),
  ...cannotDrive<Charge>('It may not charge', ({ tank }) => tank),
  {
    clause: 'bg:prison.2',
    word: 'guards',
    when: allGuard,
    says: 'Guards lead their prisoners away: they charge nobody.',
  },
  {
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: weakness,
    says: (charge) => `A non-standing unit may not charge (${weakness(charge)}).`,
  },
  {
    clause: 'bg:dig.5',
    word: 'dug in',
    when: ({ ownDugIn }) => ownDugIn,
    says: 'The unit is dug in: it has to dig out before it charges.',
    way: 'wg move <unit> --dig-out',
    under: { ruling: 'bg:R133', option: 3 },
  },
  daresNothing('bg:grade.5', 1, 'has run'),
  daresNothing('bg:grade.5', 2, 'has run'),
  daresNothing('bg:cav.3', 1, 'is mounted'),
  {
    clause: 'bg:charge.4',
    when: (charge) => tooFew(charge, charge.at ? undefined : charge.targetFigures),
    says: ({ figures, targetFigures }) => half(figures!, targetFigures!),
    way: JOINERS,
  },
  {
    clause: 'bg:charge.4',
    when: (charge) => tooFew(charge, charge.at && AS_MANY),
    says: ({ figures }) => half(figures!, AS_MANY),
    way: JOINERS,
    under: { ruling: 'bg:R53', option: 2 },
  },
  {
    clause: 'bg:melee.11',
    when: ({ through, targetInMelee }) => through && targetInMelee,
    says: 'The target is in a melee: who charges it joins that, and it is fought when all have joined.',
    way: 'Without --through; then wg melee.',
  },
  {
    clause: 'bg:shoot.9',
    word: 'shot',
    when: ({ shootFirst, hasShot }) => shootFirst && hasShot,
    says: 'An infantry unit shoots once under a card, at one target.',
    way: 'Without --shoot-first.',
  },
  {
    clause: 'bg:defend.3',
    word: 'reacted',
    when: ({ shootFirst, reactedShot }) => shootFirst && reactedShot,
    says: 'It may not shoot first: it shot in reaction to a charge this turn.',
    way: 'Ruled so by bg:R61. Without --shoot-first.',
    under: { ruling: 'bg:R61', option: 1 },
  },
);

/** What is said of the charge before a die is thrown, and what its distance forbids. */
export function* mayCharge(charge: Charge): Rule<void> {
  const { at, tank } = charge;
  if (tank) {
    const text = 'a tank may charge infantry';
    yield* step({ id: 'tank', clause: 'bg:vmelee.2', value: true, text, ruling: 'bg:R55' });
  } else if (at) {
    yield* step({ id: 'vehicle', clause: 'bg:vmelee.2', value: true, text: 'infantry may charge a vehicle' });
  }
  if (!tank) yield* inSight(charge);
  if (charge.carryOn || !joins(charge)) return;
  const text = 'it joins a melee: any number may';
  yield* step({ id: 'joining', clause: 'bg:charge.4', value: true, text });
}

/** A charge may start at any distance, unless it is ruled that its target must be a legal target of fire (R50). */
function* inSight({ distance }: Charge): Rule<void> {
  const { value: reach } = yield* look(ranges.cells.infantry);
  if (distance <= reach) return;
  if ((yield* ruling('bg:R50')) === 2)
    yield* mustReach('bg:shoot.6', distance, reach, 'Infantry weapons reach');
  const text = `${distance} in away: a charge may start at any distance`;
  yield* step({ id: 'any-distance', clause: 'bg:charge.1', value: distance, text, ruling: 'bg:R50' });
}
