import type { Input } from '../../../src/rules/record.js';
import { byCarriers, carriedBy, type State, specsOf } from '../as-typed.js';
import type { Known } from '../kinds.js';
import { groundOf, mustHaveCarriers } from '../place.js';
import { isInfantry, isLeader } from '../units.js';
import { refuse } from '../words.js';
import { group } from './group.js';

/** Who fires, and the hex that is fired at. */

const FIRING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'marked', 'fixed'];
const isBunker = ({ terrain }: Known): boolean => terrain === 'bunker' || terrain === 'earthen-bunker';
const isFoot = ({ counter }: Known): boolean => isInfantry(counter);

/** A list that says nothing is not filled in. */
export const unlessNone = (list: readonly string[]): readonly string[] | undefined =>
  list.length > 0 ? list : undefined;

export const given = (input: Readonly<Record<string, unknown>>): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;

export const firer = group('firer', {
  says: 'who fires',
  acts: true,
  alone: true,
  joins: (of) => !of.pinned && !of.pinnedNow && !of.marked,
  fills: firersOf,
});

const isUnarmed = ({ counter }: Known): boolean =>
  !isInfantry(counter) && counter.mg + counter.ff + counter.gun === 0;

/** Who fires; a fire lane, or a total that was typed, has no names. */
function firersOf(units: readonly Known[], asked: Input): Input {
  if (asked.fireLane !== undefined) return {};
  mustHaveCarriers(units, 'vv:8.1', 'fires');
  const foot = units.every(isFoot);
  const bunker = foot && !asked.clearWire && units.some(isBunker);
  if (asked.attack !== undefined) {
    return { ...(!foot && { by: 'vehicle' }), ...(bunker && { fromBunker: true }) };
  }
  const uses = asked.clearWire ? ('satchel' as const) : undefined;
  if (units.every(isUnarmed))
    refuse('vv:beyond.14.5', `${units[0]!.name} has nothing to fire with.`, 'Name those who fire from it.');
  const leaders = units.filter(({ counter }) => isLeader(counter) && counter.modifier > 0);
  const led = leaders.length > 0 && leaders.every((leader) => leader.led) && !asked.clearWire;
  return given({
    fire: specsOf(units, { states: FIRING, uses }),
    carry: unlessNone(carriedBy(units, uses)),
    ...(bunker && { fromBunker: true }),
    ...(led && { leaderUsed: true }),
  });
}

/** What is in a hex where that matters: AFVs, vehicles or Guns and nothing else. */
function kindOf(units: readonly Known[]): 'infantry' | 'afv' | 'vehicle' | 'gun' {
  const [first, ...others] = byCarriers(units).map(([{ counter }]) => counter.kind);
  const alone = others.every((kind) => kind === first);
  return alone && (first === 'afv' || first === 'vehicle' || first === 'gun') ? first : 'infantry';
}

const ENEMY = { is: 'enemy', clause: 'vv:beyond.14.5' } as const;
/** AP fire does nothing to AFVs, nor to those in them (14.65): they are its target where nobody else is in the hex. */
const canSuffer = ({ counter, aboard }: Known): boolean => counter.kind !== 'afv' && aboard === undefined;

export const target = group('target', {
  says: 'the hex fired at',
  side: ENEMY,
  place: true,
  joins: canSuffer,
  fills: (units, asked) => {
    const at = kindOf(units);
    const shield = (asked.at ?? at) === 'gun' && units.some(({ counter }) => counter.shield);
    return {
      ...(at !== 'infantry' && { at }),
      ...(shield && { shield: true }),
      ...(asked.fireLane === undefined && { ...assaultMoving(units), ...groundOf(units, asked) }),
    };
  },
});

/** A hex in which somebody makes an assault move gives more cover in this phase (6.31). */
const assaultMoving = (units: readonly Known[]): Input =>
  units.some(({ assaultMove }) => assaultMove) ? { assaultMove: true } : {};

/** Where a support mission falls: on friend and foe. */
export const shelled = group('shelled', {
  says: 'the hex it falls on',
  suffers: true,
  place: true,
  fills: (units, asked) => {
    const afvs = units.filter(({ counter }) => counter.kind === 'afv');
    const others = units.filter(({ counter, aboard }) => counter.kind !== 'afv' && aboard === undefined);
    const at = others.length === 0 && afvs.length > 0 ? 'none' : kindOf(others);
    return {
      unit: specsOf(units, { states: [] }),
      ...(at !== 'infantry' && { at }),
      ...(afvs.length > 0 && { afv: afvs.map(rearOf) }),
      ...groundOf(units, asked),
    };
  },
});

/** The rear armour of an AFV, as the flag has it. */
function rearOf(of: Known): string {
  const armour = of.rearArmour ?? of.armour;
  if (armour === undefined) {
    const hint = `Say it: wg roster mark '${of.name}' armour=C`;
    return refuse('vv:beyond.21.5', `The armour of ${of.name} is not known.`, hint);
  }
  return `${armour}${of.immobile ? ':immobile' : ''}`;
}

export const sniped = group('sniped', {
  says: 'the hex it fires at',
  place: true,
  suffers: true,
  joins: canSuffer,
  fills: (units, asked) => {
    if (asked.checkOnly) return {};
    if (!units.some(canSuffer))
      refuse('vv:14.65b', `AP fire does nothing to an AFV, nor to those in it: ${units[0]!.name}.`);
    const pinned = units.every((unit) => unit.pinned || unit.pinnedNow) && asked.ownCover === undefined;
    return { ...(pinned && { pinnedOnly: true }), ...assaultMoving(units), ...groundOf(units, asked) };
  },
});

export const overrunner = group('overrunner', {
  says: 'the AFV with its passengers',
  acts: true,
  fills: (units, asked) => {
    const afv = units.find(({ counter }) => counter.kind === 'afv');
    if (!afv) return refuse('vv:beyond.19', `Only an AFV overruns a hex, not ${units[0]!.name}.`);
    return given({
      ...(asked.attack === undefined && {
        fire: specsOf(units, { states: ['valorous', 'pinned', 'pinned-now'] }),
        carry: unlessNone(carriedBy(units)),
      }),
      ...(afv.immobile && { immobile: true }),
      ...(asked.through !== undefined && afv.mp !== undefined && { mp: afv.mp }),
    });
  },
});

export const overrunHex = group('overrunHex', {
  says: 'the hex it overruns',
  side: { is: 'enemy', clause: 'vv:beyond.19' },
  place: true,
  joins: canSuffer,
  fills: groundOf,
});
