import { known } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { battlefieldOf } from '../battlefield.js';
import { weaknessOf } from '../roster/figures.js';
import { nobodyFires } from '../roster/foot.js';
import { infantry, vehicle } from '../roster/kinds.js';
import type { Acts } from '../slots.js';
import { isImmobilised } from '../vehicles/tables.js';
import { bearings, type Moment } from '../words.js';

/** What a unit may do about a charge, and nobody has told whether it does. */

type Act = Acts['act'];

/** What its own state leaves it of both (defend.2 to defend.4). */
function leftTo(unit: Unit): readonly Act[] {
  if (unit.kind === 'vehicle') {
    const of = known(vehicle, unit);
    const isArmed = of.mg + of.bowMg > 0 || of.gun !== 'none';
    const isStopped = isImmobilised(of.damage) || of.stoppedBy !== undefined;
    return [
      ...(isArmed && !of.reactedShot ? (['shoot'] as const) : []),
      ...(isStopped || of.reactedFled ? [] : (['move'] as const)),
    ];
  }
  if (unit.kind !== 'infantry') return [];
  const of = known(infantry, unit);
  if (of.routing || of.reactedShot || of.reactedFled) return [];
  const mayShoot = weaknessOf(of) === undefined && !nobodyFires.value(of, {}, {});
  return mayShoot ? ['shoot', 'move'] : ['move'];
}

/** What the charged unit may do, if it was not said that it does or does not: its side has had no such card. */
function open({ input, typed, named, state }: Moment): readonly Act[] {
  const [unit] = named.charged ?? [];
  if (!unit || unit.marks.melee !== undefined || input.joining || typed.includes('reaction')) return [];
  const { played } = battlefieldOf(state);
  const had = (act: Act) =>
    played.some((card) => card.act === act && unit.side !== undefined && sameName(card.side, unit.side));
  return leftTo(unit).filter((act) => !had(act));
}

const SAID = { shoot: 'shoot', move: 'flee' } as const;

export const mayStillReact = bearings({
  clause: 'bg:defend.1',
  actions: ['charge'],
  missing: true,
  when: (now) => open(now).length > 0,
  says: (now) => {
    const does = open(now).map((act) => SAID[act]);
    return `if they dare, ${now.named.charged![0]!.name} may ${does.join(' or ')}, and no --reaction was told: it does nothing`;
  },
});
