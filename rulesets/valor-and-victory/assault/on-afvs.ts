import type { Rule } from '../../../src/rules/rule.js';
import { are, counted, list } from '../../../src/rules/text/say.js';
import { type AfvState, immobilisation } from '../armour/afv.js';
import { dieLimits } from '../armour/tables.js';
import { eliminate, one, owe } from '../units/fates.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Defence } from './defenders.js';
import type { Assault } from './input.js';
import { defenders } from './roles.js';

/** What became of the AFVs in the hex. */
interface Harm {
  readonly immobilised: number;
  readonly abandoned: number;
}

/** How the points of a failed assault are spread over AFVs: known before the dice, as each assaulting unit makes one. */
export interface AfvPlan {
  /** Points on each; none, where their owner still has the choice. */
  readonly shares?: readonly number[];
  /** The most that can go on all of them, and whether it has to. */
  readonly most: number;
  readonly must: boolean;
}

/** What AFVs can take: each by itself, and all of them. */
interface Room {
  readonly each: readonly number[];
  readonly all: number;
}

/**
 * What goes on AFVs if the assault fails (15.10): what their owner says, as far as he may. It is plain without him where it
 * has to go there, as nothing else is in the hex or as it is ruled (R36), and there is one way to split it.
 */
export function* planForAfvs(input: Assault, defence: Defence, points: number): Rule<AfvPlan> {
  const { afvs, others } = defence;
  if (afvs.length === 0) return { most: 0, must: false };
  const room = yield* roomOn(afvs);
  const most = Math.min(points, room.all);
  const must = others === 0 || (yield* ruling('vv:R36')) === 2;
  if (input.onAfv)
    return { most, must, shares: yield* sharesOf(input.onAfv.map(Number), room, points, defence) };
  const able = room.each.filter((limit) => limit > 0).length;
  const oneWay = most === 0 || (must && (able === 1 || most === sumOf(room.each)));
  return { most, must, ...(oneWay && { shares: room.each.map((limit) => Math.min(limit, most)) }) };
}

/** Whether a failed assault can cost the crew of an AFV dice: points are put on it, or it was immobile before (18.6). */
export const hasAfvDice = ({ shares }: AfvPlan, { afvs }: Defence): boolean =>
  afvs.length > 0 && (shares !== undefined || afvs.some(({ immobile }) => immobile));

/** A failed assault on a hex with AFVs (15.10): what becomes of them; or what their owner may do, if he has not said. */
export function* onAfvs(plan: AfvPlan, defence: Defence, points: number): Rule<Harm> {
  const { shares } = plan;
  const { afvs, others, aboard } = defence;
  if (afvs.length === 0) {
    yield* owe('vv:15.8f', defenders.as.unit, points, 'assault');
    return { immobilised: 0, abandoned: 0 };
  }
  if (!shares) yield* choiceOf(plan, afvs);
  const states: AfvState[] = [];
  const left = shares ? points - sumOf(shares) : 0;
  // Where nothing else is in the hex what was not put on AFVs is lost.
  yield* owe('vv:15.8f', defenders.as.unit, shares ? (others > 0 ? left : 0) : points, 'assault');
  for (const [i, { immobile, number, name }] of afvs.entries()) {
    const id = afvs.length === 1 ? 'afv' : `afv-${i + 1}`;
    const struck = { points: shares?.[i] ?? 0, immobile, id, ...(name !== undefined && { name }) };
    const state = yield* immobilisation(struck);
    states.push(state);
    if (number !== undefined) yield* become(state, number);
    if (number !== undefined && left > 0 && others > 0 && state !== 'abandoned')
      yield* one(defenders.name, number).set('vv:15.10b', { struck: shares?.[i] ?? 0 });
  }
  if (left > 0) {
    const whose =
      others === 0
        ? `${are(left)} lost: nothing else is in the hex`
        : others === aboard
          ? 'for the passengers'
          : 'for the other units in the hex';
    const text = `${left} more ${whose}`;
    yield* step({ id: 'rest', clause: 'vv:15.10c', value: left, text, ruling: 'vv:R36' });
  }
  const open = others > 0 && left > 0;
  if (aboard > 0 && (open || !shares)) yield* onPassengers();
  if (open || !shares) yield* crewsChecked(states);
  return {
    immobilised: states.filter((state) => state === 'immobilised').length,
    abandoned: states.filter((state) => state === 'abandoned').length,
  };
}

/** An AFV that was struck is immobile, its crew having made its check, or abandoned (15.10, 18.6). */
function* become(state: AfvState, number: number): Rule<void> {
  if (state === 'abandoned') yield* eliminate('vv:18.6a', defenders.name, number);
  if (state === 'immobilised')
    yield* one(defenders.name, number).set('vv:18.6c', { immobile: true, crewChecked: true });
}

/** A crew that has made its check here makes none where the rest of the points are met (18.6). */
function* crewsChecked(states: readonly AfvState[]): Rule<void> {
  const checked = states.filter((state) => state === 'immobilised').length;
  if (checked === 0 || (yield* ruling('vv:R38')) === 2) return;
  const crews = checked === 1 ? 'this crew has' : 'these crews have';
  const text = `${crews} made the check: wg casualties takes the points with --crew-checked`;
  yield* step({ id: 'crew-checked', clause: 'vv:18.6b', value: checked, text, ruling: 'vv:R38' });
}

/** What the owner has not said yet. */
function* choiceOf({ most, must }: AfvPlan, afvs: Defence['afvs']): Rule<void> {
  const which = afvs.length === 1 ? 'the AFV' : 'the AFVs';
  const go = must
    ? `${counted(most, 'point goes', 'points go')} on ${which} as their owner splits them`
    : `up to ${counted(most, 'point')} may go on ${which}`;
  const harm = afvs.every(({ immobile }) => immobile)
    ? 'immobile already, no harm from them'
    : afvs.some(({ immobile }) => immobile)
      ? 'one that still moves is immobilised on that roll or less'
      : 'immobilised on that roll or less';
  const names = afvs.flatMap(({ name }) => name ?? []);
  const order = names.length > 0 ? `, once each for ${list(names)}` : '';
  const text = `${go}: ${harm}; say them with --on-afv${order}`;
  yield* step({ id: 'on-afv', clause: 'vv:15.10b', value: most, text, ruling: 'vv:R36' });
}

/** Passengers of AFVs may take points in place of their carrier (15.10). */
function* onPassengers(): Rule<void> {
  const may = 'passengers of an AFV may take its points, reduced or eliminated';
  yield* step({ id: 'passengers', clause: 'vv:15.10d', value: true, text: may, ruling: 'vv:R39' });
  const pin = 'passengers are not pinned for points';
  yield* step({ id: 'passengers-pinned', clause: 'vv:15.10e', value: false, text: pin });
  const rest = 'what they leave goes on the AFV';
  yield* step({ id: 'passengers-leave', clause: 'vv:15.10f', value: true, text: rest });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The most points each AFV can take: three, or three for all of them (R37); none if immobile, where so ruled (R38). */
function* roomOn(afvs: Defence['afvs']): Rule<Room> {
  const { value: most } = yield* look(dieLimits.cells['most points on an AFV']);
  const perHex = afvs.length > 1 && (yield* ruling('vv:R37')) === 2;
  const each: number[] = [];
  for (const { immobile } of afvs) each.push(immobile && (yield* ruling('vv:R38')) === 3 ? 0 : most);
  return { each, all: perHex ? Math.min(most, sumOf(each)) : sumOf(each) };
}

/** The points that the owner puts on his AFVs, as far as the rules let him (15.10). */
function* sharesOf(
  typed: readonly number[],
  { each, all }: Room,
  points: number,
  { others, aboard, ratingsAboard }: Defence,
): Rule<number[]> {
  const { value: limit } = yield* look(dieLimits.cells['most points on an AFV']);
  const tooMany = typed.find((n) => n > limit);
  if (tooMany !== undefined)
    refuse('vv:15.10b', `An AFV takes ${limit} Casualty Points at most, not ${tooMany}.`);
  if (typed.length > each.length) refuse('vv:15.10a', `There are not ${typed.length} AFVs in the hex.`);
  const closed = typed.findIndex((n, i) => n > each[i]!);
  if (closed >= 0)
    refuse(
      'vv:15.10b',
      `By R38 option 3 an immobile AFV takes no points, not ${typed[closed]}.`,
      each.some((most) => most > 0)
        ? `One --on-afv for each AFV, in order: ${each.map((most) => `--on-afv ${most}`).join(' ')}.`
        : 'Leave --on-afv out.',
    );
  if (sumOf(typed) > all)
    refuse('vv:15.10b', `These AFVs take ${all} Casualty Points at most, not ${sumOf(typed)}.`);
  if (sumOf(typed) > points)
    refuse('vv:15.10a', `There are ${points} Casualty Points to apply, not ${sumOf(typed)}.`);
  const alone = others === 0;
  const must = alone || (yield* ruling('vv:R36')) === 2;
  const least = Math.min(points, all);
  if (must && sumOf(typed) < least) {
    const why = alone ? 'Nothing else in the hex can take them' : 'By R36 option 2 they go there first';
    refuse('vv:15.10c', `${why}: ${least} Casualty Points go on the AFVs, not ${sumOf(typed)}.`);
  }
  const shortOf = Math.min(all, points - ratingsAboard);
  if (!must && others === aboard && sumOf(typed) < shortOf) {
    const message = `The passengers take ${ratingsAboard} Casualty Points at most: ${shortOf} go on the AFVs, not ${sumOf(typed)}.`;
    refuse('vv:15.10f', message);
  }
  return [...typed];
}
