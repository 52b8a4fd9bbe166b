import type { Input } from '../../../src/rules/record.js';
import { quoted } from '../../../src/rules/text/say.js';
import type { KnownUnit } from '../roster/kinds.js';
import { armedSpecs, byCarriers, specsOf, type TypedState } from '../units/as-typed.js';
import { group } from '../units/group.js';
import { groundOf, hexOfUnits, mortarPlace, mustFireAboard } from '../units/place.js';
import { isInfantry, isInWire, isLeader, isPinned, isUnarmed } from '../units/units.js';
import { laysLanes } from '../weapons/infantry-strength.js';
import { refuse } from '../words.js';

/** Who fires, and the hex that is fired at. */

const FIRING: readonly TypedState[] = ['valorous', 'pinned', 'pinned-now', 'marked', 'fixed'];

/** Who fires; a fire lane, or a total that was typed, has no names. */
export const firer = group('firer', {
  says: 'who fires',
  acts: true,
  alone: true,
  joins: (of) => !isPinned(of) && !of.marked,
  // Whoever laid a fire lane may have fallen since: the markers lie there till the end of the phase (13.9).
  goneToo: ({ lane }) => lane,
  fills: (units, { fireLane, attack, clearWire, mortar }) => {
    if (fireLane !== undefined) {
      mustLayLanes(units);
      return {};
    }
    const fallen = units.find(({ eliminated }) => eliminated);
    if (fallen)
      refuse(
        'vv:beyond.13.9',
        `${fallen.name} is eliminated: its fire lane alone is left.`,
        'With --fire-lane it attacks whoever enters it.',
      );
    mustFireTogether(units, mortar === true);
    const asInfantry = units.every(({ counter }) => isInfantry(counter));
    const inBunker = mortarPlace(units).fromBunker;
    const from = {
      fromWire: (asInfantry && !clearWire && units.some(isInWire)) || undefined,
      inWire: clearWire === true && units.some(isInWire),
      fromBunker: asInfantry && !clearWire && inBunker,
      fromBuilding: Boolean(mortar) && mortarPlace(units).fromBuilding,
    };
    if (attack !== undefined) return { by: asInfantry ? undefined : 'vehicle', ...from };
    if (units.every(({ counter }) => isUnarmed(counter)))
      refuse('vv:beyond.14.5', `${units[0]!.name} has nothing to fire with.`, 'Name those who fire from it.');
    const { units: fire, carry } = armedSpecs(units, FIRING, clearWire ? 'satchel' : undefined);
    const leaders = units.filter(({ counter }) => isLeader(counter) && counter.modifier > 0);
    const leaderUsed = !clearWire && leaders.length > 0 && leaders.every(({ led }) => led);
    return { fire, carry, ...from, leaderUsed };
  },
});

/** Those of one hex fire together, mortars too, and a leader helps those of his own (12.61, 13.6, 14.2). */
function mustFireTogether(units: readonly KnownUnit[], mortars: boolean): void {
  mustFireAboard(units);
  const led = units.filter(({ counter }) => counter.modifier === 0);
  hexOfUnits(led, mortars ? 'vv:beyond.12.6' : 'vv:14.2');
  hexOfUnits(units, 'vv:13.6');
}

/** Infantry with a machine gun lays fire lanes, and no AFV or vehicle (13.9). */
function mustLayLanes(units: readonly KnownUnit[]): void {
  const other = units.find(({ counter, aboard }) => !laysLanes({ ...counter, aboard: aboard !== undefined }));
  if (other)
    refuse(
      'vv:beyond.13.9',
      `${other.name} lays no fire lane: infantry with a machine gun does.`,
      'Whoever laid it is named first, and behind him who enters it.',
    );
}

/** What is in a hex where that matters: AFVs, vehicles or Guns and nothing else. */
function kindOf(units: readonly KnownUnit[]): 'infantry' | 'afv' | 'vehicle' | 'gun' {
  const [first, ...others] = byCarriers(units).map(([{ counter }]) => counter.kind);
  const alone = others.every((kind) => kind === first);
  return alone && (first === 'afv' || first === 'vehicle' || first === 'gun') ? first : 'infantry';
}

/** AP fire does nothing to AFVs, nor to those in them (14.65): they are its target where nobody else is in the hex. */
const canSuffer = ({ counter, aboard }: KnownUnit): boolean => counter.kind !== 'afv' && aboard === undefined;

/** The hex of units, in which an assault move gives more cover as long as it is made (6.4). */
const hexFiredAt = (units: readonly KnownUnit[], asked: Input) => ({
  assaultMove: units.some(({ assaultMove, moving }) => assaultMove && moving),
  ...groundOf(units, asked),
});

export const target = group('target', {
  says: 'the hex fired at',
  side: { is: 'enemy', clause: 'vv:beyond.14.5' },
  place: true,
  joins: canSuffer,
  fills: (units, asked) => {
    hexOfUnits(units, 'vv:beyond.14.5');
    const at = kindOf(units);
    const shield = (asked.at ?? at) === 'gun' && units.some(({ counter }) => counter.shield);
    const moving = units.flatMap((of, i) => (of.moving ? [`${i + 1}`] : []));
    const movers = moving.length < units.length ? moving : [];
    const fullHex = units.some(({ moving, passing }) => moving && passing);
    return { at, shield, movers, fullHex, ...(asked.fireLane === undefined && hexFiredAt(units, asked)) };
  },
});

/** Where a support mission falls: on friend and foe. */
export const shelled = group('shelled', {
  says: 'the hex it falls on',
  suffers: true,
  place: true,
  fills: (units, asked) => {
    hexOfUnits(units, 'vv:beyond.21.5');
    const afv = units.filter(({ counter }) => counter.kind === 'afv').map(rearOf);
    const others = units.filter(canSuffer);
    const at = others.length === 0 && afv.length > 0 ? 'none' : kindOf(others);
    return { unit: specsOf(units, []), at, afv, ...groundOf(units, asked) };
  },
});

/** The rear armour of an AFV, as the flag has it. */
function rearOf({ name, armour, rearArmour = armour, immobile }: KnownUnit): string {
  const hint = `Say it: wg roster mark ${quoted(name)} armour=C`;
  if (rearArmour === undefined) refuse('vv:beyond.21.5', `The armour of ${name} is not known.`, hint);
  return `${rearArmour}${immobile ? ':immobile' : ''}`;
}

export const sniped = group('sniped', {
  says: 'the hex it fires at',
  place: true,
  suffers: true,
  // Who has brought him stands in it, though he rides in an AFV.
  joins: (of) => canSuffer(of) || of.sniperDue,
  fills: (units, asked) => {
    if (asked.checkOnly) return {};
    hexOfUnits(units, 'vv:beyond.17.5');
    const meant = (of: KnownUnit) => (asked.opportunity ? of.moving : of.sniperDue);
    const groups = byCarriers(units);
    const called = groups.filter((of) => of.some(meant));
    const exposed = groups.filter(([of]) => canSuffer(of));
    if (!asked.opportunity && called.length > 0 && !called.some(([of]) => canSuffer(of)))
      return { harmless: true };
    if (exposed.length === 0)
      refuse(
        'vv:14.65b',
        `AP fire does nothing to an AFV, nor to those in it: ${units[0]!.name}.`,
        'Those who have brought him are named; once he is there he fires at those who move: --opportunity.',
      );
    if (!exposed.flat().some(({ counter }) => isInfantry(counter)))
      refuse('vv:beyond.17.5', `A sniper fires at infantry, and not at ${units[0]!.name}.`);
    const fired = called.filter(([of]) => canSuffer(of)).flat();
    const isAll = fired.length === 0 || fired.length === units.length;
    const targets = isAll ? undefined : units.flatMap((of, i) => (fired.includes(of) ? [`${i + 1}`] : []));
    const pinnedOnly = (isAll ? units : fired).every(isPinned) && asked.ownCover === undefined;
    return { targets, pinnedOnly, ...hexFiredAt(units, asked) };
  },
});

export const overrunner = group('overrunner', {
  says: 'the AFV with its passengers',
  acts: true,
  fills: (units, asked) => {
    const afv = units.find(({ counter }) => counter.kind === 'afv');
    if (!afv) return refuse('vv:beyond.19', `Only an AFV overruns a hex, not ${units[0]!.name}.`);
    const transferred = afv.transfer !== undefined;
    const itself = { immobile: afv.immobile, mp: leftTo(afv, asked), transferred };
    if (asked.attack !== undefined) return itself;
    const { units: fire, carry } = armedSpecs(units, ['valorous', 'pinned', 'pinned-now']);
    return { fire, carry, ...itself };
  },
});

/** What it has left for its way, where it was stopped before by opportunity fire (13.8, 19.3). */
function leftTo({ name, mp, moving, spent }: KnownUnit, { mp: typed, through }: Input): number | undefined {
  if (mp === undefined || typed !== undefined || through === undefined) return undefined;
  const left = moving ? mp - spent : mp;
  if (left <= 0) refuse('vv:beyond.19', `${name} has spent all its MP in this move: it enters no other hex.`);
  return left;
}

export const overrunHex = group('overrunHex', {
  says: 'the hex it overruns',
  side: { is: 'enemy', clause: 'vv:beyond.19' },
  place: true,
  joins: canSuffer,
  fills: (units, asked) => {
    hexOfUnits(units, 'vv:beyond.19');
    return groundOf(units, asked);
  },
});
