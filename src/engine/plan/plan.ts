import { tableToBuildOn } from '../../game/table.js';
import { logPath } from '../../log/file.js';
import { withState } from '../../log/projection.js';
import { settingsOf } from '../../log/settings.js';
import type { Distribution, Weighted } from '../../odds/distribution.js';
import { TooManyOutcomes } from '../../odds/walk/too-many-outcomes.js';
import type { State } from '../../rules/state.js';
import { gameStateOf, type RuleSystem } from '../../rules/system.js';
import { afterMuster } from '../../table/table.js';
import { type Condition, readCondition } from '../decisions/condition.js';
import { EngineError } from '../errors.js';
import type { Host } from '../record.js';
import { noRoster, withoutUnits } from '../roster/no-roster.js';
import { rosterPlace, unitsInFile } from '../roster/roster.js';
import type { Call, PlanGame } from './call.js';
import { type Break, breaksIn, exactPlan, type PlanEnd, type PlanPlayed } from './chain.js';
import { type Standings, standings, standingsBefore, toldUnits } from './question.js';
import { type Rolls, rolledPlan } from './sampled.js';
import { termsOf } from './terms.js';

/** A plan: lines, and what is asked of them. */
interface Plan {
  readonly calls: readonly Call[];
  /** It stops as soon as this is so. */
  readonly until: string | undefined;
  /** Of each of these the chance is told. */
  readonly chances: readonly string[];
  /** A line that is not permitted is passed over. */
  readonly keepGoing: boolean;
}

/** What is to be known of a plan; all weights are those of `ends`. */
export interface Foreseen extends PlanPlayed, Pick<Plan, 'calls' | 'until'> {
  /** Undefined where the odds are exact: otherwise how it was rolled. */
  readonly rolls: Pick<Rolls, 'seed' | 'from' | 'times'> | undefined;
  /** The units that are told, in their order. */
  readonly units: readonly string[];
  readonly outcomes: Distribution<Standings>;
  /** How units stood before it. */
  readonly before: Standings;
  /** The chance of what it was to be played until. */
  readonly reached: bigint;
  /** Why it breaks off, each once, in the order of its lines. */
  readonly breaks: readonly Weighted<Break>[];
  readonly chances: readonly { readonly condition: string; readonly weight: bigint }[];
}

/**
 * The table that a plan begins on: that of a game, or the units of a file and nothing else.
 * @throws EngineError where no units stand there; LogError
 */
export async function fieldOf(
  system: RuleSystem,
  { game, roster, host }: { readonly game: string; readonly roster: string | undefined; readonly host: Host },
): Promise<PlanGame> {
  const kept = await gameStateOf(system);
  if (!kept) throw new EngineError('usage', `A plan is about units, and there are none in ${system.title}.`);
  const { env } = host;
  const path = logPath(game, env);
  const seen = tableToBuildOn(path, system.id, kept.memory);
  const start = roster === undefined ? seen.state.state : await tableOf(roster);
  if (start.units.length === 0) throw noUnits({ game, system, env });
  const strict = roster === undefined && settingsOf(path).state.strict === true;
  return { game, env, kept, strict, start: withState(seen, { state: start, n: 0 }) };

  async function tableOf(file: string): Promise<State> {
    const units = await unitsInFile(file, await rosterPlace(game, system, host), []);
    return afterMuster(kept!.memory.start, { ruleset: system.id, units }, kept!.memory.kinds);
  }
}

const noUnits = (of: Parameters<typeof withoutUnits>[0]): EngineError => {
  const { code, message, hint } = noRoster(withoutUnits(of));
  return new EngineError(code, message, `${hint} --roster <file> plans with the units of a file.`);
};

/** What is read of a plan before anything is worked out: its conditions, and whom it names. */
interface PlanRead {
  readonly until: Condition<State> | undefined;
  readonly conditions: readonly (readonly [condition: string, holds: Condition<State>])[];
  /** The units that conditions name, and the fields. */
  readonly named: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** @throws InputError for a condition that cannot be read */
export function askedOf(
  { until, chances }: Pick<Plan, 'until' | 'chances'>,
  { start, kept }: Pick<PlanGame, 'start' | 'kept'>,
): PlanRead {
  const terms = termsOf(start.state.state, kept.memory.kinds);
  return {
    until: until === undefined ? undefined : readCondition('until', until, terms),
    conditions: chances.map((typed) => [typed, readCondition('chance', typed, terms)]),
    named: terms.named,
    fields: terms.fields,
  };
}

/**
 * What a plan comes to: exactly or, past what can be walked in a few seconds, rolled.
 * @param rolls how it is rolled where it has to be
 * @param always it is rolled however few its ends
 */
export async function foresee(
  plan: Plan,
  field: PlanGame,
  { rolls, always }: { readonly rolls: Rolls; readonly always: boolean },
): Promise<Foreseen> {
  const asked = askedOf(plan, field);
  const manner = {
    ...(asked.until && { until: asked.until }),
    keepGoing: plan.keepGoing,
    asked: asked.fields,
  };
  const exact = always ? undefined : await orNothing(() => exactPlan(plan.calls, field, manner));
  const played = exact ?? (await rolledPlan(plan.calls, field, manner, rolls));
  return answerOf(played, asked, { plan, field, rolls: exact ? undefined : rolls });
}

/** What was asked, of the ends of a plan. */
function answerOf(
  played: PlanPlayed,
  { conditions, named }: PlanRead,
  {
    plan,
    field,
    rolls,
  }: { readonly plan: Plan; readonly field: PlanGame; readonly rolls: Rolls | undefined },
): Foreseen {
  const start = field.start.state.state;
  const question = { start, kinds: field.kept.memory.kinds, named: [...named, ...played.named] };
  const units = toldUnits(played, question);
  const { calls, until } = plan;
  return {
    ...played,
    calls,
    until,
    reached: weightWhere(played.ends, ({ reached }) => reached === true),
    breaks: breaksIn(
      played.ends.outcomes.flatMap(({ value: { broke }, weight }) =>
        broke ? [{ value: broke, weight }] : [],
      ),
    ),
    rolls,
    units,
    outcomes: standings(played, units, question),
    before: standingsBefore(question),
    chances: conditions.map(([condition, holds]) => ({
      condition,
      weight: weightWhere(played.ends, ({ state }) => holds(state)),
    })),
  };
}

async function orNothing<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (error instanceof TooManyOutcomes) return undefined;
    throw error;
  }
}

const weightWhere = ({ outcomes }: Distribution<PlanEnd>, holds: Condition<PlanEnd>): bigint =>
  outcomes.reduce((sum, { value, weight }) => (holds(value) ? sum + weight : sum), 0n);
