import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { counting } from '../roster/arms.js';
import { isCounted } from '../roster/fill-armour.js';
import { firesIn } from '../roster/fill-fire.js';
import { known, type Troops, type Vehicle } from '../roster/kinds.js';
import { isTyped, said } from '../roster/units.js';
import { isHelper } from '../weapon-kinds.js';
import type { Weapon } from '../weapons.js';

/** Men who ride in a vehicle move with it. */

type Named = Readonly<Record<string, readonly Unit[]>>;

/** The vehicle that men ride in. */
export function carrierOf(of: Troops, { units }: State): Vehicle | undefined {
  const { aboard } = of.kind === 'vehicle' ? {} : of;
  const found = aboard === undefined ? undefined : units.find(({ name }) => sameName(name, aboard));
  return found?.kind === 'vehicle' ? (known(found) as Vehicle) : undefined;
}

/** What is fired from a vehicle that moves is fired from it by those who ride in it too; a dash bars them as its crew (vehicle.1). */
export function aboardOf(carrier: Vehicle, of: Troops, asked: Input): Input {
  if (asked.points !== undefined) return said({ dashed: carrier.pace === 'dash' });
  return said({
    dashed: carrier.pace === 'dash',
    movingVehicleWeapons: carrier.pace === undefined ? 0 : counting(firesIn(of, asked), isFired),
  });
}
const isFired = (weapon: Weapon): boolean => !isHelper(weapon);

/** Whoever rides in a vehicle moved with it, and fires no more than its crew after a dash (vehicle.1). */
export function knownOfGunner(table: State, named: Named, asked: Input): Input {
  const [by] = named.gunner ?? [];
  const carrier = by && carrierOf(known(by) as Troops, table);
  if (carrier?.pace === undefined) return {};
  const isTold = !isCounted(asked) || isTyped(asked, ['moved', 'ownMove']);
  return said({ dashed: carrier.pace === 'dash', moved: !isTold });
}
