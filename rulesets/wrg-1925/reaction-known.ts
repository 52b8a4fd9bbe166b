import type { Rule } from '../../src/rules/rule.js';
import { counted, list } from '../../src/rules/say.js';
import type { Battle } from './battle.js';
import { groupNamed } from './battle-change.js';
import { dueTest } from './due-test.js';
import { within } from './effect.js';
import { type Group, newlyJoined } from './group.js';
import { FACTORS, type ReactionInput } from './reaction-inputs.js';
import { ruling, step } from './words.js';

/** What the game knows beyond the inputs of a test. */
interface Besides {
  /** The full tens among the points, each firing by itself (R131). */
  readonly tens?: number | undefined;
  /** The enemy used flame in the period that is tested for (R37). */
  readonly flameNow?: boolean | undefined;
}

/** The inputs of a test with what the game knows besides, and which of them it was that knew. */
export interface Facts extends ReactionInput, Besides {
  readonly fromGame: ReadonlySet<string>;
}

type Inputs = Partial<ReactionInput>;

/** What the game knows of a group or an AFV, before any ruling on what it counts for. */
interface Known extends Inputs, Besides {
  readonly ownLmgs?: number | undefined;
  /** Metres to the nearest enemy. */
  readonly nearest?: number | undefined;
}

/** What a test rested on: that of the leader, and of the crews, has the same factors. */
export interface TestedOn {
  readonly typed: Inputs;
  readonly known: Known;
}

/** What a test rests on: what was typed and, where nothing was, what the game tells of a group. */
export function* factsOf(input: ReactionInput, battle: Battle): Rule<Facts> {
  if (input.name === undefined || input.mod !== undefined) return { ...input, fromGame: new Set() };
  const group = groupNamed(battle, input.name);
  if (input.afv) return withKnown(input, ofAfv(group, input));
  const joined = yield* lossesOfOthers(input, battle, group);
  const { lostInBattle = 0, lostInPeriod = 0, ...known } = knownOf(group, battle.period);
  const losses = {
    lostInBattle: lostInBattle + joined.inBattle,
    lostInPeriod: lostInPeriod + joined.inPeriod,
  };
  return withKnown(input, yield* asRuled({ ...known, ...losses }));
}

/** The same for a test that follows that of the group: what that one rested on, but for what is typed now. */
export function* factsAgain(input: ReactionInput, { facts }: Pick<Group, 'facts'>): Rule<Facts> {
  const apart = facts?.typed.mod !== undefined && FACTORS.some((name) => isTyped(input, name));
  if (!facts || apart || input.mod !== undefined) return { ...input, fromGame: new Set() };
  const before = Object.entries(facts.typed).filter(([name]) => !isTyped(input, name as keyof ReactionInput));
  const again = { ...input, ...Object.fromEntries(before) };
  return again.mod === undefined
    ? withKnown(again, yield* asRuled(facts.known))
    : { ...again, fromGame: new Set(['mod']) };
}

/** What is to be remembered of a test for those that follow it. */
export function testedOn(input: ReactionInput, battle: Battle, group: Group): TestedOn {
  const names = [...FACTORS.filter((name) => name !== 'joined'), 'mod', 'allCovered'] as const;
  const typed = Object.fromEntries(
    names.flatMap((name) => (isTyped(input, name) ? [[name, input[name]]] : [])),
  );
  return { typed, known: input.mod === undefined ? knownOf(group, battle.period) : {} };
}

/** A zero that was typed stands; a switch is typed where it is on. */
const isTyped = (input: Inputs, name: keyof ReactionInput): boolean =>
  input[name] !== undefined && input[name] !== false && !(name === 'quality' && input[name] === 0);

function withKnown(input: ReactionInput, known: Inputs & Besides): Facts {
  const { tens, flameNow, ...inputs } = known;
  const told = Object.entries(inputs).filter(
    ([name, value]) => value && !isTyped(input, name as keyof ReactionInput),
  );
  return { ...input, ...Object.fromEntries(told), tens, flameNow, fromGame: new Set(told.map(([of]) => of)) };
}

function knownOf(group: Group, period: number): Known {
  const { figures, overdue } = dueTest(group, {});
  return {
    points: figures.points,
    tens: figures.tens,
    // Who fell since then does not count for a test that is overdue.
    lostInBattle: group.lostInBattle - (overdue ? group.lostInPeriod : 0),
    lostInPeriod: figures.lostInPeriod,
    machineGuns: figures.machineGuns,
    fired: figures.fired,
    ...(figures.ownLmgs !== undefined && { ownLmgs: figures.ownLmgs }),
    ...(figures.nearest !== undefined && { nearest: figures.nearest }),
    surprised: figures.surprised === true,
    ownLeaderRan: figures.ran === true,
    flame: group.flame !== undefined,
    flameNow: group.flame === (overdue ? period - 1 : period),
  };
}

/** What it counts for: the group's own LMGs (R134), and enemies with whom it exchanged fire at 25 metres or less (R60). */
function* asRuled({ ownLmgs = 0, nearest, ...known }: Known): Rule<Inputs & Besides> {
  const friendlyLmgs = ownLmgs > 0 && (yield* ruling('wrg:R134')) === 1 ? ownLmgs : 0;
  const enemyNear = nearest !== undefined && within(nearest, 25, (yield* ruling('wrg:R60')) === 1);
  return { ...known, friendlyLmgs, enemyNear };
}

/** An AFV moves or stands still. */
function ofAfv(group: Group, input: ReactionInput): Inputs {
  const { figures } = dueTest(group, input);
  const stands = input.stationary || input.immobilised || group.immobilised;
  return {
    antiTankPoints: figures.antiTankPoints,
    otherFire: figures.otherFire === true,
    surprised: figures.antiTankSurprise === true,
    closeAttack: figures.closeAttack !== undefined,
    moving: figures.moved === true && !stands,
  };
}

/** Groups that join keep the losses of both, and one that splits off those of the whole (react.23). */
function* lossesOfOthers(
  { joined = [] }: ReactionInput,
  battle: Battle,
  own: Group,
): Rule<{ inBattle: number; inPeriod: number }> {
  const losses = { inBattle: 0, inPeriod: 0 };
  const fresh = newlyJoined(own, joined);
  if (fresh.length === 0) return losses;
  for (const name of fresh) {
    const other = groupNamed(battle, name);
    losses.inBattle += other.lostInBattle;
    losses.inPeriod += own.overdue ? (other.overdue?.lostInPeriod ?? 0) : other.lostInPeriod;
  }
  const text = `${own.name} keeps the losses of ${list(fresh)}: ${counted(losses.inBattle, 'figure')}`;
  yield* step({ id: 'joined', clause: 'wrg:react.23', value: losses.inBattle, text });
  return losses;
}
