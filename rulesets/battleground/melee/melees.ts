import type { Waiting } from '../../../src/rules/action.js';
import { goneAs } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { names } from '../../../src/rules/text/say.js';
import { battlefieldOf } from '../battlefield.js';
import { kinds } from '../roster/kinds.js';
import { isSomebody } from '../roster/said.js';
import { step } from '../words.js';
import { cameAfter, inOrderOfArrival } from './arrival.js';
import type { MeleeResult } from './result.js';

/** Melees as they stand on the table: who is bound to which. */

/** Whether others of a side are in a melee, who fight it after those who do now. */
export interface More {
  readonly moreAttackers?: boolean;
  readonly moreDefenders?: boolean;
  /** It is fought after the last card of a turn. */
  readonly afterCards?: boolean;
}

/** Whether it is not over: nobody has won it, or enemies of those who won are in it still. */
export const goesOn = (
  { moreAttackers = false, moreDefenders = false }: More,
  { how, winner }: Pick<MeleeResult, 'how' | 'winner'>,
): boolean =>
  how === 'undecided' ||
  ((moreDefenders || winner === 'defender') && (moreAttackers || winner === 'attacker'));

/** Says that those who won are not through with it. */
export function* othersFightOn(): Rule<void> {
  const text = 'it goes on: more of the enemy are in it';
  yield* step({ id: 'goes-on', clause: 'bg:melee.10', value: true, text });
}

/** The name of the unit whose melee one is in: of the one that was charged there, where that is known. */
export const meleeOf = ({ marks }: Unit): string | undefined =>
  isSomebody(marks.melee) ? marks.melee : undefined;

const isThere = (unit: Unit): boolean => goneAs(unit, kinds) === undefined;

/** Everybody who is still in that melee. */
const whoIsIn = (melee: string, { units }: Pick<State, 'units'>): Unit[] =>
  units.filter((unit) => {
    const own = meleeOf(unit);
    return own !== undefined && sameName(own, melee) && isThere(unit);
  });

const isOneOf = (units: readonly Unit[], { name }: Unit): boolean =>
  units.some((other) => other.name === name);

const isOfSide = (unit: Unit, other: Unit | undefined): boolean =>
  other?.side !== undefined && unit.side !== undefined && sameName(unit.side, other.side);

type Named = Readonly<Record<string, readonly Unit[]>>;

/** The one melee that those are in who meet, if it is one. */
export function theirMelee({ attacker = [], defender = [] }: Named): string | undefined {
  const [first, ...others] = [...attacker, ...defender].flatMap((unit) => meleeOf(unit) ?? []);
  return first !== undefined && others.every((other) => sameName(first, other)) ? first : undefined;
}

/** Those who are in the same melee as those who meet, and were not named. */
export function notNamed({ attacker = [], defender = [] }: Named, table: Pick<State, 'units'>): Unit[] {
  const melee = theirMelee({ attacker, defender });
  const named = [...attacker, ...defender];
  return melee === undefined ? [] : whoIsIn(melee, table).filter((unit) => !isOneOf(named, unit));
}

const isVehicle = (unit: Unit | undefined): boolean => unit?.kind === 'vehicle';

/** A vehicle that is met by one unit, and the others on foot that it meets in the same round, each by itself (R87). */
export function othersWhoMeet({ attacker = [], defender = [] }: Named, table: Pick<State, 'units'>) {
  const [vehicle, met] = isVehicle(defender[0]) ? [defender[0], attacker[0]] : [attacker[0], defender[0]];
  if (!vehicle || !met || !isVehicle(vehicle)) return undefined;
  const others = notNamed({ attacker, defender }, table).filter(
    (unit) => unit.kind === 'infantry' && isOfSide(unit, met),
  );
  return { vehicle, met, others };
}

export const hasMetIt = ({ marks }: Unit): boolean => marks.inRound === true;
const hasFired = ({ marks }: Unit): boolean => !!marks.firedMg || !!marks.firedBowMg || !!marks.firedGun;

/** How far the round is in which a vehicle meets several, and whether any of them came at it from the front (vmelee.5). */
function roundOf(table: Pick<State, 'units'>, named: Named): Input {
  const meeting = othersWhoMeet(named, table);
  if (!meeting) return {};
  const { vehicle, others } = meeting;
  return {
    ...(isVehicle(named.defender?.[0]) &&
      others.some(({ marks }) => marks.fromBehind !== true) && { someInFront: true }),
    ...((hasFired(vehicle) || others.some(hasMetIt)) && { roundBegun: true }),
    ...(!others.every(hasMetIt) && { moreToCome: true }),
  };
}

/** Whether others are in it on either side, how far its round is, and whether the cards of the turn are all drawn. */
export function othersIn(table: State, { attacker = [], defender = [] }: Named): Input {
  const others = notNamed({ attacker, defender }, table);
  const attacks = (unit: Unit) => isOfSide(unit, attacker[0]);
  const defends = (unit: Unit) => isOfSide(unit, defender[0]);
  const { deck } = battlefieldOf(table);
  return {
    ...(deck.dealt > 0 && deck.over && { afterCards: true }),
    ...(others.some(attacks) && { moreAttackers: true }),
    ...(others.some(defends) && { moreDefenders: true }),
    ...roundOf(table, { attacker, defender }),
  };
}

/** The place of a charger among those of its side who are in the melee of its target, where it is not the first. */
export function arrivalAt(table: Pick<State, 'units'>, { charger = [], charged = [] }: Named): Input {
  const [[unit], [target]] = [charger, charged];
  if (!unit || !target) return {};
  const friends = whoIsIn(meleeOf(target) ?? target.name, table).filter(
    (other) => isOfSide(other, unit) && other.name !== unit.name,
  );
  if (friends.length === 0) return {};
  return { arrived: 1 + Math.max(...friends.map(cameAfter)) };
}

/** Those who are in a melee of which it is known who was charged there: who attacks and who defends, as they came. */
interface Fight {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

const isBound = (unit: Unit): boolean => unit.marks.melee !== undefined && isThere(unit);

function fightsOn(table: Pick<State, 'units'>): Fight[] {
  const known = [...new Set(table.units.filter(isBound).flatMap((unit) => meleeOf(unit) ?? []))];
  return known.map((melee) => {
    const whose = unitNamed(table.units, melee);
    const all = inOrderOfArrival(whoIsIn(melee, table));
    const defends = (unit: Unit) => unit === whose || isOfSide(unit, whose);
    return { attackers: all.filter((unit) => !defends(unit)), defenders: all.filter(defends) };
  });
}

const fightSaid = ({ attackers, defenders }: Fight): string =>
  attackers.length > 0 && defenders.length > 0
    ? `${names(attackers)} against ${names(defenders)}`
    : names([...attackers, ...defenders]);

/** The melees that are still to be fought, a line each: who attacks whom. */
export function meleesToFight(table: Pick<State, 'units'>): string[] {
  const others = table.units.filter((unit) => isBound(unit) && meleeOf(unit) === undefined);
  return [...fightsOn(table).map(fightSaid), ...(others.length > 0 ? [names(others)] : [])];
}

/** The same as they are fought: all on foot together (melee.11), a vehicle with each unit once in a round (R87). */
export const meleesWaiting = (table: Pick<State, 'units'>): Waiting[] =>
  fightsOn(table)
    .flatMap(meetingsOf)
    .map((of) => ({
      units: [of.attackers, of.defenders].map((side) => side.map(({ name }) => name)),
      says: fightSaid(of),
      ...(othersMeet(of, table) && { typed: { rounds: '1' } }),
    }));

const othersMeet = ({ attackers, defenders }: Fight, table: Pick<State, 'units'>): boolean =>
  !!othersWhoMeet({ attacker: attackers, defender: defenders }, table)?.others.length;

function meetingsOf({ attackers, defenders }: Fight): Fight[] {
  const onFoot = (units: readonly Unit[]) => units.filter((unit) => !isVehicle(unit));
  const [chargers, charged] = [onFoot(attackers), onFoot(defenders)];
  const next = (units: readonly Unit[]) => units.find((unit) => !hasMetIt(unit)) ?? units[0]!;
  return [
    ...(chargers.length > 0 && charged.length > 0 ? [{ attackers: chargers, defenders: charged }] : []),
    ...attackers.flatMap((unit) =>
      isVehicle(unit) && charged.length > 0 ? [{ attackers: [unit], defenders: [next(charged)] }] : [],
    ),
    ...defenders.flatMap((unit) =>
      isVehicle(unit) && chargers.length > 0 ? [{ attackers: [next(chargers)], defenders: [unit] }] : [],
    ),
  ];
}
