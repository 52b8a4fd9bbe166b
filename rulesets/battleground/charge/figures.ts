import type { FigureCounts } from '../shooting/casualties.js';
import type { Guarding } from '../shooting/guarded.js';
import { heavyWeaponFigures } from '../shooting/inputs.js';
import type { Charge } from './input.js';

/** The charging unit, by kinds of figures. */
export const chargers = (charge: Charge): FigureCounts => ({
  leader: charge.leaders,
  'heavy-weapon': heavyWeaponFigures(charge),
  medic: charge.medics,
  prisoner: charge.prisoners,
  figure: (charge.figures ?? 0) - charge.leaders - heavyWeaponFigures(charge) - charge.medics,
});

/** The same before anybody has fired at it. */
export const unhurt = (charge: Charge): Guarding => ({ unit: chargers(charge), guards: charge.guards });

/** The charged unit, by kinds of figures. */
export const targetOf = ({
  targetFigures: all,
  targetLeaders,
  targetHw,
  targetMedics,
  ...of
}: Charge): FigureCounts => ({
  leader: targetLeaders,
  'heavy-weapon': targetHw,
  medic: targetMedics,
  prisoner: of.targetPrisoners,
  figure: all! - targetLeaders - targetHw - targetMedics,
});

export const isOnHorse = ({ cavalry, mounted }: Partial<Charge>): boolean => !!cavalry || !!mounted;

/** A charge of infantry at infantry that is run to its end is one process of rounds: nothing is done on the way. */
export const isInRounds = ({ through, at }: Charge): boolean => through && !at;

/** Chargers whom fire has broken come no nearer than this to their target (defend.5). */
export const STOPS_AT = 6;
