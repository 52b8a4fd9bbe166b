import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import type { infantry } from '../roster/kinds.js';
import { unitOf } from '../roster/meets.js';
import { roundOf } from '../state.js';
import { wasTried } from '../turn/last-try.js';
import { type Handle, ruling, step } from '../words.js';
import type { Fight } from './fighting.js';
import type { MeleeInput } from './inputs.js';
import { enemiesThere, opponentsOf } from './opponents.js';
import { attacker, defender } from './roles.js';
import type { Melee } from './round.js';
import type { SideName } from './strikes.js';
import { freshOf } from './yet-to-strike.js';

export const WINNERS = ['attacker', 'defender', 'none'] as const;
export type Fought = { winner: (typeof WINNERS)[number]; attackers: number; defenders: number };

/** What a fight leaves on the table, and how it stands after it. */
export function* ended(
  input: Fight,
  before: Melee,
  { end, table }: { readonly end: Melee; readonly table: State },
): Rule<Fought> {
  const { attackers, defenders } = before;
  const [a, d] = [end.attackers.figures, end.defenders.figures];
  const all =
    input.defenders + input.closing + input.closingOthers + input.defendersBehind + input.defendersEngaged;
  const ours = input.attackers + input.attackersBehind + input.attackersEngaged - (attackers.figures - a);
  const theirs = all - (defenders.figures - d);
  const isParted = ours > 0 && theirs > 0 && (a === 0 || d === 0);
  const isBroken = isParted && (yield* ruling('fubar:R83')) === 1;
  const goesOn = (a > 0 && d > 0) || (isParted && !isBroken);
  if (goesOn) {
    const text = `${isParted ? 'nobody is left in contact: others step up, and ' : ''}it goes on as the next turn begins`;
    const ruled = isParted ? { ruling: 'fubar:R83' as const } : {};
    yield* step({ id: 'goes-on', clause: 'fubar:melee.9', value: true, text, ...ruled });
    if (!input.carriedOn) yield* assaulted(input, table);
    yield* bound(input, table);
    yield* inContact(input, before, isParted ? undefined : end);
  }
  for (const side of ['attackers', 'defenders'] as const) yield* stillDown(side, input, before, end);
  yield* yetToStrike(input, table);
  if (isBroken) {
    const text = 'nobody is left in contact: contact is broken';
    yield* step({ id: 'broken', clause: 'fubar:melee.9', value: true, text, ruling: 'fubar:R83' });
    yield* apart(input, table);
  }
  const winner = goesOn || a + d === 0 ? 'none' : a > 0 ? 'attacker' : 'defender';
  return { winner, attackers: ours, defenders: theirs };
}

/** It was assaulted; where it has no try yet, that may have been its try (R75). */
function* assaulted({ defenderName }: MeleeInput, table: State): Rule<void> {
  const of = unitOf(table, defenderName);
  const isUntried = roundOf(table).turn > 0 && of !== undefined && !wasTried(of);
  const usesUp = isUntried && (yield* ruling('fubar:R75')) === 2;
  yield* defender.as.infantry.set('fubar:melee.10', { assaulted: true, ...(usesUp && { combat: true }) });
}

/** The two of a line, as the table has them. */
const pairOf = (table: State, { attackerName, defenderName }: MeleeInput): (Unit | undefined)[] => [
  unitOf(table, attackerName),
  unitOf(table, defenderName),
];

/** Both are in contact, in the combat of the unit which was assaulted. */
function* bound(input: MeleeInput, table: State): Rule<void> {
  if (input.carriedOn || input.attackerName === undefined || input.defenderName === undefined) return;
  const [one, other] = pairOf(table, input);
  const joins = input.sameAssault && one?.marks.melee !== undefined && other?.marks.melee === undefined;
  const anchor = joins ? 'attacker' : 'defender';
  yield* defender.as.infantry.bind('fubar:melee.9', 'melee', anchor, 'melee');
  if (one?.marks.melee === undefined)
    yield* attacker.as.infantry.bind('fubar:melee.9', 'melee', anchor, 'melee');
  yield* facing(attacker.as.infantry, table, [one, other]);
  yield* facing(defender.as.infantry, table, [other, one]);
}

/** Of a combat of several, with whom of the enemies there a unit is in contact: where that is all, nothing is to be told (melee.2). */
function* facing(
  on: Handle<typeof infantry>,
  table: State,
  [unit, enemy]: readonly (Unit | undefined)[],
): Rule<void> {
  if (!unit || !enemy) return;
  const others = opponentsOf(table, unit);
  const isNew = unit.marks.melee === undefined;
  const isCrowd = isNew && enemiesThere(table, unit, enemy).length > 0;
  const isApart = !isNew && enemy.marks.melee !== undefined;
  if (!isCrowd && !isApart && unit.marks.foes === undefined) return;
  yield* on.set('fubar:melee.2', { foes: [...others, enemy].map(({ name }) => name) });
}

/** Contact between the two is broken; with others they fight on. */
function* apart(input: MeleeInput, table: State): Rule<void> {
  const pair = pairOf(table, input);
  for (const [i, { as }] of [attacker, defender].entries()) {
    const enemy = pair[1 - i];
    const others = opponentsOf(table, pair[i]).filter(({ name }) => name !== enemy?.name);
    yield* as.infantry.set(
      'fubar:melee.9',
      others.length > 0 ? { foes: others.map(({ name }) => name) } : { melee: null },
    );
  }
}

/** Of units of which some have not struck, so many may still, in another line of the round (melee.4). */
function* yetToStrike(input: Fight, table: State): Rule<void> {
  const pair = pairOf(table, input);
  const reads = { attackers: input.carriedOn || input.sameAssault, defenders: input.carriedOn };
  for (const [i, side] of (['attackers', 'defenders'] as const).entries()) {
    const unit = pair[i];
    if (unit?.kind !== 'infantry' || (side === 'defenders' && !input.carriedOn)) continue;
    const fresh = (reads[side] ? freshOf(unit) : undefined) ?? Number(unit.profile.figures ?? 0);
    const value = Math.max(fresh - (input[side] - (input[`${side}Struck`] ?? 0)), 0);
    const on = (side === 'attackers' ? attacker : defender).as.infantry;
    if (value > 0 || unit.marks.unstruck !== undefined)
      yield* on.set('fubar:melee.4', { unstruck: value > 0 ? value : null });
  }
}

/**
 * Of units of which some are behind, those in contact fight on (melee.4, R46).
 * @param end nothing, where all others step up (R83)
 */
function* inContact(input: Fight, before: Melee, end: Melee | undefined): Rule<void> {
  for (const side of ['attackers', 'defenders'] as const) {
    const on = (side === 'attackers' ? attacker : defender).as.infantry;
    const there = input[side] + (side === 'defenders' ? input.closing : 0);
    const left = end ? Math.max(there - (before[side].figures - end[side].figures), 0) : 0;
    yield* on.set('fubar:melee.4', { contact: input[`${side}Behind`] > 0 && left > 0 ? left : null });
  }
}

/** Those who stay on their side after the fight, with those of the unit who were not in it (suppress.1). */
function* stillDown(side: SideName, input: MeleeInput, before: Melee, end: Melee): Rule<void> {
  const on = (side === 'attackers' ? attacker : defender).as.infantry;
  const lost = before[side].figures - end[side].figures;
  yield* on.lose('fubar:melee.7', { figures: lost });
  const lying = Math.max(input[`${side}Down`] ?? 0, before[side].suppressed);
  if (lying === 0) return;
  const most = (input[`${side}Left`] ?? before[side].figures) - lost;
  const elsewhere = lying - before[side].suppressed;
  const value = Math.max(Math.min(end[side].suppressed + elsewhere, most), 0);
  const text = `${side}: ${value === 0 ? 'none' : value} still suppressed`;
  yield* on.set('fubar:suppress.1', { suppressed: value });
  yield* step({ id: `${side}-down`, clause: 'fubar:suppress.1', value, text });
}
