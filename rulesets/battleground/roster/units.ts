import type { Input } from '../../../src/rules/record.js';
import { ranges } from '../tables.js';
import { type ClauseId, refuse } from '../words.js';
import { type Driven, type Emplaced, type Foot, heavyWeapons, type Known, present } from './kinds.js';

/** Leaves out what says nothing, so that only what matters is filled in. */
export function said(input: Readonly<Record<string, Input[string] | undefined>>): Input {
  const given = Object.entries(input).filter(
    (entry): entry is [string, Input[string]] =>
      entry[1] !== undefined && entry[1] !== false && entry[1] !== 0 && entry[1] !== 'none',
  );
  return Object.fromEntries(given);
}

/** The infantry that shoots or charges, with its figures and its marks. */
export function asInfantry(of: Foot, { range }: Input): Input {
  const near = typeof range === 'number' && range <= ranges.cells['close-range'].value;
  const { grade, leaders, hw, medics, guards, ran, hwPersonnel, hwArmour, hwPiat, hwFlame } = of;
  const byClass = { hwPersonnel, hwArmour, hwPiat, hwFlame };
  const all = { grade, leaders, hw, medics, guards, ran, ...byClass };
  return { figures: present(of), ...said({ ...all, close: of.close && near }) };
}

/** Figures that hits may fall on; who they are does not matter where whole stands fall. */
export function asCasualties(of: Foot, { targetStand }: Input): Input {
  const targetFigures = present(of);
  if (targetStand) return { targetFigures };
  return said({
    targetFigures,
    targetLeaders: of.leaders,
    targetHw: heavyWeapons(of),
    targetMedics: of.medics,
    targetMounted: of.mounted,
    targetPrisoners: of.prisoners,
  });
}

/** What the optional retreat and rout go by. */
export function asShaken(of: Foot, began: Input, { retreat }: Input): Input {
  if (!retreat) return {};
  return said({ targetRan: of.ran, targetLostBefore: of.lostBefore, targetStartFigures: started(of, began) });
}

/** The figures it had when the game began; nothing, where it has grown since. */
export function started(of: Foot, began: Input): number | undefined {
  const figures = began.figures as number;
  return figures >= of.figures + of.lostBefore + of.lastLost && figures <= 12 ? figures : undefined;
}

/** Infantry as a target: its figures, its grade and its position. */
export const asTargetOnFoot = (of: Foot, began: Input, asked: Input): Input => ({
  ...asCasualties(of, asked),
  ...asShaken(of, began, asked),
  ...said({ targetGrade: of.grade, dugIn: of.dugIn, targetOnRoad: of.road }),
});

/** A vehicle or emplacement as a target. */
export const asTargetModel = (of: Driven | Emplaced): Input =>
  'vehicle' in of
    ? said({ at: of.vehicle, armour: of.armour, damage: of.damage })
    : said({ at: of.type, marked: of.marked });

/** The weapons of a vehicle in a melee. */
export const itsWeapons = ({ mg, bowMg, gun, bowGun }: Driven): Input =>
  said({ mg, bowMg, gun, bowGun: bowGun && gun !== 'none' });

export const isOnFoot = (of: Known): of is Extract<Known, { kind: 'infantry' }> => of.kind === 'infantry';

/** Passengers share the fate of their vehicle, which is what is attacked (pass.4). */
export function mustNotRide(of: Known, does: string): void {
  if (isOnFoot(of) && of.aboard !== undefined) {
    refuse(
      'bg:pass.4',
      `${of.name} rides in ${of.aboard} and cannot be ${does}.`,
      'What becomes of passengers: wg bail-out.',
    );
  }
}

/** @throws Refusal where the unit is no infantry */
export function mustBeOnFoot(
  of: Known,
  clause: ClauseId,
  does: string,
): Extract<Known, { kind: 'infantry' }> {
  if (isOnFoot(of)) return of;
  return refuse(clause, `${of.name} is no infantry: it cannot ${does}.`);
}

/** @throws Refusal where the unit is no vehicle */
export function mustDrive(of: Known, clause: ClauseId, does: string): Extract<Known, { kind: 'vehicle' }> {
  if (of.kind === 'vehicle') return of;
  return refuse(clause, `${of.name} is no vehicle: it cannot ${does}.`);
}
