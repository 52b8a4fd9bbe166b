import type { Conflict } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { mustHold } from '../units/figures.js';
import { heavyWeapons } from './figures.js';
import type { Emplaced, Foot } from './kinds.js';

/** What does not go together in what is said of a unit. */

/** Special figures of a unit are all among its figures. */
export function footConflict(unit: Input): Conflict | undefined {
  const { figures, leaders, medics, engineers, guards, armed, mounted, horses, dugIn, ...of } = unit as Foot;
  return (
    mustHold('figures', figures, leaders + medics + heavyWeapons(of)) ??
    mustHold('engineers', figures, engineers, 'engineers') ??
    mustHold('guards', figures, guards, 'guards') ??
    mustHold('armed', figures, armed, 'figures with such arms') ??
    (mounted && horses
      ? { input: 'horses', message: 'does not go with mounted: nobody holds horses that are ridden' }
      : undefined) ??
    (mounted && dugIn
      ? { input: 'dugIn', message: 'does not go with mounted: cavalry digs in on foot' }
      : undefined)
  );
}

export function emplacementConflict(unit: Input): Conflict | undefined {
  const { type, gun } = unit as Emplaced;
  if (gun === 'none' || type === 'gun-emplacement') return undefined;
  return { input: 'gun', message: 'needs a gun-emplacement: a bigger gun makes a pillbox one' };
}
