import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { names, quoted } from '../../../src/rules/text/say.js';
import { areOpponents, opponentsOf } from '../melee/opponents.js';
import { isUnfought } from '../turn/last-try.js';
import type { Bearing, Moment } from '../words.js';
import { isTold } from './out-of-record.js';

/** What the close combats that are told speak against: who is in them, who fights whom, and who follows up. */

type Now = Moment;

/** Those who are said to follow up, and are not in the combat that is left. */
const strangersIn = ({ doers: [doer], named }: Now): readonly Unit[] =>
  doer?.marks.melee === undefined ? [] : (named.pursuer ?? []).filter((unit) => !areOpponents(doer, unit));

/** Those who may follow up, and of whom nobody says whether they do: each by a roll of its own (withdraw.2). */
function besidesIn(now: Now): readonly Unit[] {
  const {
    doers: [doer],
    named,
    state,
  } = now;
  return strangersIn(now).length > 0
    ? []
    : opponentsOf(state, doer).filter(
        ({ name }) => !(named.pursuer ?? []).some((told) => sameName(told.name, name)),
      );
}

/** A line takes one who follows up: of the others it says what to do by hand. */
function alsoFollowing(now: Now): string {
  const [doer, other] = [now.doers[0]!.name, besidesIn(now)[0]!.name];
  return `${names(besidesIn(now))} may follow up as well, by a roll of its own: wg roll 2d6, the first its try, the second how far; where that reaches, wg roster mark ${quoted(doer)} and ${quoted(other)} melee=${quoted(other)}, and foes= with all who caught it.`;
}

/** Of those who fight a round, the ones who have another enemy to fight in it, and of whom nobody says how many fight here. */
function torn({ input, typed, named, state }: Now): readonly Unit[] {
  if (input.carriedOn !== true) return [];
  const [attacker, defender] = [named.attacker?.[0], named.defender?.[0]];
  const isTorn = (unit: Unit | undefined, enemy: Unit | undefined, figures: string) =>
    !typed.includes(figures) &&
    !unit?.marks.fought &&
    unit?.marks.contact === undefined &&
    opponentsOf(state, unit).some((other) => other.name !== enemy?.name && isUnfought(other));
  return [
    ...(isTorn(attacker, defender, 'attackers') ? [attacker!] : []),
    ...(isTorn(defender, attacker, 'defenders') ? [defender!] : []),
  ];
}

export const inCombat: readonly Bearing[] = [
  {
    clause: 'fubar:melee.9',
    word: 'rounds',
    actions: ['melee'],
    when: (now) => isTold(now) && now.doers.length > 0 && Number(now.input.rounds ?? 1) > 1,
    says: ({ input }) => `${input.rounds} rounds are those of ${input.rounds} turns: one in each.`,
    way: 'Give --rounds 1.',
  },
  {
    clause: 'fubar:melee.4',
    word: 'struck',
    actions: ['melee'],
    when: (now) => torn(now).length > 0,
    says: (now) =>
      `${names(torn(now))} fights others as well: its figures strike once, and all of them here.`,
    way: 'Give --attackers and --defenders, those in contact with each other.',
    missing: true,
  },
  {
    clause: 'fubar:withdraw.2',
    word: 'others',
    actions: ['withdraw'],
    when: (now) => besidesIn(now).length > 0,
    says: (now) =>
      now.named.pursuer
        ? alsoFollowing(now)
        : `${names(besidesIn(now))} may follow up where it gets away, by a roll of its own that is not told here.`,
    way: 'Name it behind the unit that withdraws.',
    missing: true,
  },
  {
    clause: 'fubar:withdraw.1',
    word: 'no melee',
    actions: ['withdraw'],
    when: (now) =>
      now.doers.some(
        ({ marks, met }) => (isTold(now) || !met) && marks.melee === undefined && !marks.assaulted,
      ),
    says: ({ doers }) => `${names(doers)} is in no close combat that was told.`,
  },
  {
    clause: 'fubar:vassault.2',
    word: 'melee',
    actions: ['overrun'],
    when: (now) => (now.named.unit ?? []).some(({ marks }) => marks.melee !== undefined),
    says: ({ named, state }) =>
      `${names(named.unit!)} is in close combat with ${names(opponentsOf(state, named.unit![0]))}: who of both is in the path, and whether they part, is for the players.`,
    way: ({ named }) => `wg roster unmark ${quoted(named.unit![0]!.name)} melee, where they do`,
    missing: true,
  },
  {
    clause: 'fubar:withdraw.2',
    word: 'no opponent',
    actions: ['withdraw'],
    when: (now) => isTold(now) && strangersIn(now).length > 0,
    says: (now) => `${names(strangersIn(now))} is in another place: the opponents in that combat follow up.`,
  },
];
