import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { are, list, names } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import { battlefieldOf } from '../battlefield.js';
import { isSomebody } from '../roster/said.js';
import { bearings, type Moment } from '../words.js';
import { earlierThan, outOfOrder } from './arrival.js';
import {
  hasMetIt,
  meleeOf,
  meleesToFight,
  meleesWaiting,
  notNamed,
  othersWhoMeet,
  theirMelee,
} from './melees.js';

/** What the melees on the table speak against: who meets whom in them, and that they are fought. */

type Now = Moment;

/** Those who meet, where both sides were named. */
function meeting({ named: { attacker = [], defender = [] } }: Now): readonly Unit[] {
  return attacker.length > 0 && defender.length > 0 ? [...attacker, ...defender] : [];
}

const isVehicle = ({ kind }: Unit): boolean => kind === 'vehicle';

/** In one melee with those who meet, and left out. A vehicle meets each unit by itself (R87), and infantry all of the others. */
function leftOut(now: Now): readonly Unit[] {
  const all = meeting(now);
  if (all.length === 0 || all.some(isVehicle)) return [];
  return notNamed(now.named, now.state).filter((unit) => !isVehicle(unit));
}

/** Those who meet a vehicle in the same round as who does now, and whose turn it is before he does so again (R87). */
function stillToMeet({ input, named, state }: Now): readonly Unit[] {
  const meeting = othersWhoMeet(named, state);
  if (!meeting) return [];
  const { met, others } = meeting;
  return input.rounds === 1 && !hasMetIt(met) ? [] : others.filter((unit) => !hasMetIt(unit));
}

/** Those of a side who are named before others that came before them (melee.12). */
function namedTooSoon(now: Now): readonly Unit[] {
  const { attacker = [], defender = [] } = now.named;
  return meeting(now).length > 0 ? [...outOfOrder(attacker), ...outOfOrder(defender)] : [];
}

/** Those who came before the unit that meets the vehicle now, and have not met it in this round (R87). */
function meetBeforeIt({ named, state }: Now): readonly Unit[] {
  const meeting = othersWhoMeet(named, state);
  if (!meeting) return [];
  const { met, others } = meeting;
  return earlierThan(
    met,
    others.filter((unit) => !hasMetIt(unit)),
  );
}

/** The unit that was charged, where it does not stand first among the defenders, nor anybody of its side. */
function chargedButAttacks(now: Now): Unit | undefined {
  const { attacker = [], defender = [] } = now.named;
  const melee = meeting(now).length > 0 ? theirMelee(now.named) : undefined;
  if (melee === undefined) return undefined;
  const whose = unitNamed(now.state.units, melee);
  const isThat = ({ name }: Unit) => sameName(name, melee);
  if (attacker.some(isThat)) return whose;
  if (defender.some(isThat)) return isThat(defender[0]!) ? undefined : whose;
  const side = whose?.side;
  return side !== undefined && attacker.some((unit) => unit.side !== undefined && sameName(unit.side, side))
    ? whose
    : undefined;
}

/** Whether anybody is left of it. */
const isLeft = ({ profile: { figures }, marks: { destroyed } }: Unit): boolean =>
  figures !== 0 && destroyed !== true;

/** `A1 in that of B3`. */
const boundTo = (units: readonly Unit[]): string =>
  list(
    units.flatMap((unit) => {
      const melee = meleeOf(unit);
      return melee === undefined ? [] : [`${unit.name} in that of ${melee}`];
    }),
  );

/** Whom the charge fell short of that is carried on: somebody else than is charged now. */
function otherTarget({ input, doers, named: { charged = [] } }: Now): string | undefined {
  if (input.carryOn !== true || charged.length === 0) return undefined;
  const fellShort = doers.map(({ marks }) => marks.hasCharged).filter(isSomebody);
  return fellShort.find((whom) => !charged.some(({ name }) => sameName(name, whom)));
}

export const whoMeetsWhom = bearings(
  {
    clause: 'bg:charge.7',
    word: 'other melee',
    actions: ['melee'],
    when: (now) => {
      const all = meeting(now);
      return all.some((unit) => meleeOf(unit) !== undefined) && theirMelee(now.named) === undefined;
    },
    says: (now) =>
      `They are in several melees, ${boundTo(meeting(now))}: who did not charge one another do not meet.`,
  },
  {
    clause: 'bg:charge.7',
    word: 'swapped sides',
    actions: ['melee'],
    when: chargedButAttacks,
    says: (now) => {
      const whose = chargedButAttacks(now)!;
      return isLeft(whose)
        ? `${whose.name} was charged: it defends its place, and is named first of the defenders.`
        : `${names(now.named.attacker ?? [])} fights on for ${whose.name}, which was charged: it is named behind ${names(now.named.defender ?? [])}.`;
    },
    way: 'wg melee, those who charged before those who were charged',
  },
  {
    clause: 'bg:melee.11',
    word: 'left out',
    actions: ['melee'],
    when: (now) => leftOut(now).length > 0,
    says: (now) =>
      `${names(leftOut(now))} ${are(leftOut(now).length)} in this melee too: all of them fight it together.`,
    way: 'wg melee with one of them alone, and all who are in it fight',
  },
  {
    clause: 'bg:melee.12',
    word: 'order',
    actions: ['melee'],
    when: (now) => namedTooSoon(now).length > 0,
    says: (now) =>
      `${names(namedTooSoon(now))} came into this melee after others that are named behind: units fight in their order of arrival.`,
    way: 'wg game names them in that order',
  },
  {
    clause: 'bg:melee.12',
    word: 'order',
    actions: ['melee'],
    when: (now) => meetBeforeIt(now).length > 0,
    says: (now) =>
      `${names(meetBeforeIt(now))} came before: each meets the vehicle in its order of arrival (bg:R87).`,
  },
  {
    clause: 'bg:vmelee.3',
    word: 'round',
    actions: ['melee'],
    when: (now) => stillToMeet(now).length > 0,
    says: (now) =>
      `${names(stillToMeet(now))} ${are(stillToMeet(now).length)} in this melee too: each meets the vehicle once in a round (bg:R87).`,
    way: 'wg melee --rounds 1, for one after the other',
  },
  {
    clause: 'bg:charge.9',
    word: 'other target',
    actions: ['charge'],
    when: otherTarget,
    says: (now) =>
      `${names(now.doers)} fell short of ${otherTarget(now)}: it is that charge which an ace carries on.`,
  },
  {
    clause: 'bg:seq.2',
    word: 'unfought melee',
    actions: ['draw-card'],
    when: ({ state, input }) => input.new !== true && beginsTurn(state) && meleesToFight(state).length > 0,
    says: ({ state }) =>
      `Turn ${battlefieldOf(state).deck.turn} is not over, its melees are still to be fought: ${meleesToFight(state).join('; ')}.`,
    way: ({ state }) =>
      `${linesFor('melee', meleesWaiting(state))}; where there is nobody left to fight: wg roster unmark`,
  },
  {
    clause: 'bg:seq.1',
    word: 'unfought melee',
    actions: ['smoke', 'flare', 'artillery-card'],
    when: (now) => isSpecialAction(now) && meleesToFight(now.state).length > 0,
    says: ({ state }) =>
      `The special actions come after the melees, which are still to be fought: ${meleesToFight(state).join('; ')}.`,
    way: ({ state }) => linesFor('melee', meleesWaiting(state)),
  },
);

/** Whether it belongs to the special actions phase (seq.1). */
const isSpecialAction = ({ action, input, state }: Now): boolean =>
  action === 'artillery-card'
    ? input.new !== true && battlefieldOf(state).artillery?.trigger === 'special-actions'
    : input.specialActions === true;

/** Whether the next card begins a turn. */
const beginsTurn = (state: State): boolean => {
  const { deck } = battlefieldOf(state);
  return deck.dealt > 0 && deck.over;
};
