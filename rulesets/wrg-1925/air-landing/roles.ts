import type { Rule } from '../../../src/rules/rule.js';
import { heavyArms } from '../anti-tank/roles.js';
import { withoutHeavy } from '../roster/arms.js';
import { isThere, menIn, takesCasualties } from '../roster/deeds.js';
import { type Group, type GunCrew, menOf, type Troops } from '../roster/kinds.js';
import { filled, men } from '../roster/troops.js';
import { type ClauseId, role } from '../words.js';
import { type Landing, landingMode } from './input.js';

export const lander = role('lander', {
  says: 'who lands',
  acts: true,
  by: 'target',
  ...men('wrg:air.1', 'land from the air'),
  fills: filled(
    (of, asked) => {
      const mode = landingMode(asked);
      if (mode === 'clearance') return { men: menOf(of) };
      const isAboard = mode === undefined && asked.by !== undefined && asked.by !== 'parachute';
      const hits = isAboard ? hitAboard(of) : 0;
      if (isAboard && hits === 0) return {};
      if (mode !== undefined && mode !== 'hits' && mode !== 'men' && mode !== 'hw') return {};
      const hw = heavyArms(of as Group | GunCrew);
      return { hits, men: menOf(of), hw, weapons: hw > 0 && of.kind === 'group' ? of.weapons : [] };
    },
    (of) => ({ inCover: of.kind !== 'vehicle' && of.cover !== 'open' }),
  ),
});

/** Men hit this period by fire at the aircraft that they were in, who have had no die yet (air.15). */
export const hitAboard = ({ hit, aboardDiced, landed }: Troops): number =>
  landed === undefined ? Math.max(0, hit - aboardDiced) : 0;

/**
 * It is on the ground, and erect in this period (air.2, air.12); whatever cover it had is elsewhere.
 * @param byAircraft in a glider or helicopter: its small arms fire at once (R188)
 */
export function* isDown({ inCover }: Landing, period: number, byAircraft = false): Rule<void> {
  const clause = byAircraft ? 'wrg:air.12' : 'wrg:air.2';
  yield* lander.on.set(clause, { landed: period, ...(byAircraft ? { byAircraft } : { dropped: true }) });
  yield* lander.as.group.set(clause, { erect: true });
  for (const of of inCover ? menIn(lander) : []) yield* of.set(clause, { cover: null });
}

/**
 * What the group that lands has lost.
 * @param men of its own, where it had any with it
 */
export function* hasLanded(
  { target, weapons }: Landing,
  { men, weaponsLost = 0 }: { readonly men: number | undefined; readonly weaponsLost?: number | undefined },
  clause: ClauseId,
  ofWeapons = clause,
): Rule<void> {
  if (target === undefined) return;
  yield* isThere(lander, 'wrg:air.1');
  if (men !== undefined) yield* takesCasualties(lander, clause, men);
  if (weaponsLost === 0) return;
  yield* lander.as.gun.lose(ofWeapons, { pieces: weaponsLost });
  if (weapons) yield* lander.as.group.set(ofWeapons, { weapons: withoutHeavy(weapons, weaponsLost) });
}
