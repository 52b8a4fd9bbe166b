import type { Rule } from '../../../src/rules/rule.js';
import { firedAmong, leaderUsed, markedAmong, pinnedAmong } from '../permits.js';
import { unit } from '../roster/kinds.js';
import { opportunityFromTable, smokeOver, tableTells } from '../turn/from-table.js';
import { haveAttacked, one, oweTo, tellsGround, useUp } from '../units/fates.js';
import { type Counter, withLoads } from '../units/units.js';
import { naturalDice } from '../valour/valour.js';
import { laysLanes } from '../weapons/infantry-strength.js';
import { held } from '../weapons/modifiers.js';
import { mayFireMortars } from '../weapons/mortars.js';
import type { Weapon } from '../weapons/weapons.js';
import { action, look, permits, refuse, ruling, step, those } from '../words.js';
import { apRoll, burstsIn, doubledInTrees, pointsSaid, rowFor } from './ap-roll.js';
import { firepower } from './fire-strength.js';
import { firer, target } from './roles.js';
import {
  firersOf,
  hasInfantry,
  isInfantryFire,
  type Shoot,
  shootConflict,
  shootFields,
  shootNeeds,
} from './shoot-input.js';
import { fireModifier } from './shoot-modifiers.js';
import { fireNumbers } from './tables.js';

type Result = { casualtyPoints: number; sniper: boolean; valorous?: number };

export const shoot = action({
  name: 'shoot',
  says: 'AP fire at a hex: infantry, mortars, AFVs, Guns, or a fire lane',
  inputs: shootFields,
  requires: shootNeeds,
  conflict: shootConflict,
  roles: [firer, target],
  fromTable: tableTells(opportunityFromTable, smokeOver(target.name)),
  permits: permits<Shoot>(pinnedAmong('fire'), markedAmong, firedAmong, leaderUsed),
  examples: [
    ['wg shoot -r vv --attack 12 --leader 1 --terrain building', 'a total of APFP, at a building'],
    ['wg shoot -r vv --fire 3xsquad:4-6-5,leader:-1 --range 5 --terrain woods', 'units by name'],
    ['wg shoot -r vv --fire afv:gun=12:mg=4:ff=3 --range 6', 'an AFV with all it has'],
    ['wg shoot -r vv --attack 9 --opportunity --range 1 --odds', 'opportunity fire, the chances'],
    ['wg shoot -r vv --fire-lane 2 --dice "3 4"', 'two fire lanes, dice thrown by hand'],
  ],
  result: {
    casualtyPoints: { help: 'Casualty Points on the target hex' },
    sniper: { help: 'a sniper of the other side may appear', order: ['false', 'true'] },
    valorous: { help: 'with units by name: infantry that becomes valorous' },
  },
  views: {
    casualtyPoints: ({ casualtyPoints }: Result) => casualtyPoints,
    sniper: ({ sniper }: Result, input) =>
      hasInfantry(input) && input.fireLane === undefined ? (sniper ? 'sniper' : 'no sniper') : undefined,
    valorous: ({ valorous }: Result) => valorous,
  },
  reminders: ['vv:4.3'],
  *resolve(input): Rule<Result> {
    yield* spent(input);
    yield* tellsGround(target, input);
    if (input.clearWire) return yield* clearsWire(input);
    if (input.at === 'afv')
      refuse('vv:14.65b', 'AP fire does nothing to an AFV.', 'wg anti-tank attacks it.');
    if (input.fireLane !== undefined) return yield* fireLane(input, input.fireLane);
    yield* fieldOfFire(input);
    const apfp = yield* apfpOf(input);
    const row = rowFor(apfp);
    yield* step({ id: 'apfp', clause: 'vv:beyond.14.5', value: apfp, text: `${apfp} APFP, row ${row}` });
    const asInfantry = yield* firesAsInfantry(input);
    const modifier = yield* fireModifier(input, asInfantry);
    const { natural, points } = yield* apRoll(row, modifier, input.mortar ? 'vv:beyond.12.6' : undefined);
    const bursts = input.mortar && input.at === 'infantry' && burstsIn(input.terrain, points);
    const casualtyPoints = bursts ? yield* doubledInTrees(points, input.terrain) : points;
    yield* atTarget(input, casualtyPoints);
    yield* onTarget(input, casualtyPoints);
    if (bursts) yield* target.as.unit.set('vv:beyond.12.64', { burst: true });
    if (!asInfantry) return { casualtyPoints, sniper: false };
    return { casualtyPoints, ...(yield* naturalDice(natural, firersOf(input), firer)) };
  },
  luck: () => ({ of: 'Casualty Points', read: ({ casualtyPoints }) => casualtyPoints }),
  announce: ({ casualtyPoints: n, sniper, valorous = 0 }, input) => {
    if (input.clearWire) return 'the barbed wire is gone';
    const also = `${valorous > 0 ? `; ${valorous} valorous` : ''}${sniper ? '; a sniper may appear' : ''}`;
    const shield = n > 0 && shieldHelps(input) ? '; its Gun Shield ignores the first' : '';
    return `${n === 0 ? 'no effect' : `${pointsSaid(n)} on the hex`}${shield}${also}`;
  },
});

/** What those who fire have used up, and the markers they carry from now on (12.3, 12.5, 13.1, 13.6). */
function* spent(input: Shoot): Rule<void> {
  const units = firersOf(input);
  const with_ = { units, carry: input.carry };
  const satchels = held('satchel', units);
  yield* useUp('vv:12.53c', firer.name, with_, 'satchel', input.clearWire ? Math.min(1, satchels) : satchels);
  yield* useUp('vv:12.52d', firer.name, with_, 'grenades', held('grenades', units) + input.grenades);
  if (input.fireLane !== undefined) return;
  // A mortar fires with mortars alone (12.6).
  const fires = ({ name }: Weapon) => (name === 'mortar') === input.mortar;
  const led = !input.clearWire && (yield* firesAsInfantry(input));
  yield* haveAttacked(firer, units, { led, fires });
  if (!input.clearWire) yield* firer.as.unit.bind('vv:14.2', 'firedAt', firedAt(input));
  if (input.opportunity) yield* mayLayLanes(input, units);
}

/** Opportunity fire of infantry with a machine gun may lay a fire lane (13.9). */
function* mayLayLanes(input: Shoot, units: readonly Counter[] = []): Rule<void> {
  // Whoever is in a hex as a lane is laid into it has not entered that lane.
  if (withLoads(units).some(laysLanes)) yield* onMovers(input, { laned: true });
  for (const [i, unit] of withLoads(units).entries())
    if (laysLanes(unit)) yield* one(firer.name, i + 1).set('vv:beyond.13.9', { lane: true });
}

/** One of those who are fired at, by whom the others are known. */
const firedAt = ({ movers: [first] = [] }: Shoot) =>
  first === undefined ? target.name : ([target.name, Number(first)] as const);

/** Whether infantry makes the attack: alone, or out of the carrier it fires with (14.3, R58). */
function* firesAsInfantry(input: Shoot): Rule<boolean> {
  return isInfantryFire(input) || (hasInfantry(input) && (yield* ruling('vv:R58')) === 1);
}

/** Bunkers fire in their forward field of fire (20.5); mortars not from everywhere, and never as opportunity fire (12.6). */
function* fieldOfFire(input: Shoot): Rule<void> {
  if (input.fromBunker && input.outOfArc)
    refuse('vv:beyond.20.5', 'Units in a bunker fire only in its forward field of fire.');
  if (input.mortar) {
    if (input.opportunity) refuse('vv:beyond.12.6', 'Mortars make no opportunity fire.');
    yield* mayFireMortars(input);
    const text = 'AFVs and vehicles of the hex are rolled for besides: wg anti-tank --weapon mortar --strike';
    yield* step({ id: 'strike', clause: 'vv:beyond.12.67', value: true, text });
    return;
  }
  if (!input.fromBunker) return;
  const text = 'out of a bunker, in its forward field of fire';
  yield* step({ id: 'bunker', clause: 'vv:beyond.20.5', value: true, text });
}

function* apfpOf(input: Shoot): Rule<number> {
  const units = firersOf(input);
  const { range = 1, outOfArc, mortar } = input;
  const apfp = units ? yield* firepower(units, { range, outOfArc, mortar }) : input.attack!;
  if (apfp === 0) {
    const hint = !mortar && held('mortar', units) > 0 ? 'With --mortar its mortar fires.' : undefined;
    refuse('vv:beyond.14.5', 'Nothing reaches the target: the APFP total is 0.', hint);
  }
  return apfp;
}

/** A fire lane attacks on a row of its own; each marker after the first helps it (13.9, 13.91). */
function* fireLane(input: Shoot, markers: number): Rule<Result> {
  const text = 'a fire lane: row 1-4, no modifiers';
  yield* step({ id: 'fire-lane', clause: 'vv:beyond.13.9', value: markers, text });
  const from = yield* look(fireNumbers.cells['fire lane']);
  const less = (markers - 1) * from.value;
  if (less > 0) {
    const crossing = `crossfire of ${markers} fire lanes: -${less}`;
    yield* step({ id: 'crossfire', clause: 'vv:beyond.13.91', value: -less, text: crossing, from });
  }
  const { points } = yield* apRoll('1-4', -less, 'vv:beyond.13.9');
  yield* atTarget(input, points);
  yield* onTarget(input, points);
  yield* onMovers(input, { laned: true });
  return { casualtyPoints: points, sniper: false };
}

/** The points fall on all of the hex; fire at units that move harms those alone (13.8, 13.9). */
const onTarget = ({ movers }: Shoot, points: number): Rule<void> =>
  oweTo(target, movers, points, { clause: 'vv:beyond.13.8', whom: 'those who move' });

/** Of those in the hex whoever moves: all of them, where nobody is told apart. */
function* onMovers({ movers }: Shoot, is: { laned?: true; passing?: true }): Rule<void> {
  for (const number of movers ?? []) yield* one(target.name, Number(number)).set('vv:beyond.13.8', is);
  if (!movers) yield* target.as.unit.set('vv:beyond.13.8', is);
}

/** Whether a Gun Shield ignores a point of this attack (13.5). */
const shieldHelps = (input: Shoot): boolean => input.shield && !input.outsideFfa && !isMoving(input);
/** Opportunity fire and fire lanes are at a Gun that moves (13.8, 13.9). */
const isMoving = ({ moving, opportunity, fireLane }: Shoot): boolean =>
  moving || opportunity || fireLane !== undefined;

/** What the points mean for a Gun behind its shield (13.5), and for units inside a full hex (13.8). */
function* atTarget(input: Shoot, points: number): Rule<void> {
  if (points === 0) return;
  if (input.shield) {
    const from = yield* look(fireNumbers.cells['gun shield']);
    const counts = shieldHelps(input);
    const left = counts ? Math.max(0, points - from.value) : points;
    const text = counts
      ? `its Gun Shield ignores the first: ${left || 'none'} left on the Gun`
      : `its Gun Shield does not help ${isMoving(input) ? 'while it moves' : 'outside its field of fire'}: ${left} on the Gun`;
    yield* step({ id: 'shield', clause: 'vv:beyond.13.5', value: left, text, from });
  }
  if (input.fullHex) {
    const text = 'inside a full hex: a unit that is pinned there is eliminated';
    yield* step({ id: 'full-hex', clause: 'vv:beyond.13.8', value: true, text });
    yield* onMovers(input, { passing: true });
  }
}

/** A satchel charge takes barbed wire away in the Fire Phase (20.8). */
function* clearsWire(input: Shoot): Rule<Result> {
  const charges = withLoads(firersOf(input)!).filter(({ weapons }) =>
    weapons.some(({ name }) => name === 'satchel'),
  );
  if (charges.length === 0)
    refuse(
      'vv:beyond.20.8',
      'Barbed wire is cleared with a satchel charge.',
      'As in --fire squad:4-6-4,satchel:6.',
    );
  const { inWire, wireHex } = input;
  const text = `a satchel charge clears the barbed wire${wireHex === undefined ? '' : ` of ${wireHex}`}, in the Fire Phase`;
  const ruled = wireHex === undefined ? {} : ({ ruling: 'vv:R64' } as const);
  yield* step({ id: 'clear-wire', clause: 'vv:beyond.20.8', value: true, text, ...ruled });
  yield* step({ id: 'satchel-used', clause: 'vv:12.53c', value: 1, text: 'used up: 1 satchel charge' });
  // It is gone for everybody in that hex, and for whoever knew of it.
  if (wireHex !== undefined) yield* firer.as.unit.set('vv:beyond.20.8', { clears: wireHex });
  else if (inWire)
    yield* those({ whose: 'wire', at: firer.name }, unit).set('vv:beyond.20.8', { wire: null });
  return { casualtyPoints: 0, sniper: false, valorous: 0 };
}
