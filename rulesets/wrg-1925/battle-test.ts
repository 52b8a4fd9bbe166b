import type { Past } from '../../src/rules/action.js';
import type { Battle } from './battle.js';
import { change, groupNamed, namesIn } from './battle-change.js';
import { dueTest } from './due-test.js';
import { type Group, newlyJoined } from './group.js';
import type { ReactionInput } from './reaction-inputs.js';
import { testedOn } from './reaction-known.js';

/**
 * A test: what it binds the group to, whether it runs, who surrendered, and whose losses it has from now on. One that was
 * not due is not counted (react.1, afv.1).
 */
export function withTest(battle: Battle, event: Past): Battle {
  const input = event.input as unknown as ReactionInput;
  const { name } = input;
  if (name === undefined || event.steps.some(({ id, value }) => id === 'due' && value === false))
    return battle;
  return change(withJoined(battle, name, namesIn(input.joined)), name, (group) => {
    const scored = input.leader
      ? ofLeader(group, event)
      : input.afv
        ? ofAfv(group, input, event)
        : ofGroup(group, battle, input, event);
    const surrendered = Number(event.result.surrendered ?? 0);
    return {
      ...scored,
      lostInBattle: scored.lostInBattle + surrendered,
      lostInPeriod: scored.lostInPeriod + surrendered,
    };
  });
}

const numberOn = ({ steps }: Past, id: string): number | undefined => {
  const value = steps.find((step) => step.id === id)?.value;
  return typeof value === 'number' ? value : undefined;
};
const runsBy = ({ steps }: Past): boolean => steps.some(({ id }) => id === 'dash');

/** The test of a group: one that is overdue binds it at once; one of its crews alone leaves its own score. */
function ofGroup(group: Group, battle: Battle, input: ReactionInput, event: Past): Group {
  const score = numberOn(event, 'score');
  const crews = numberOn(event, 'crew-score');
  if (score === undefined) return crews === undefined ? group : withCrews(group, crews);
  const { overdue, willRun: _w, crewsTested: _c, leaderTested: _l, ...rest } = group;
  const facts = testedOn(input, battle, group);
  const runs = runsBy(event);
  if (overdue) {
    return {
      ...rest,
      facts,
      bound: score,
      ...(crews !== undefined && { crewsBound: crews }),
      ...(runs && { runs }),
    };
  }
  return {
    ...rest,
    facts,
    tested: score,
    ...(crews !== undefined && { crewsTested: crews }),
    ...(runs && { willRun: runs }),
  };
}

const withCrews = (group: Group, score: number): Group =>
  group.tested === undefined ? { ...group, crewsBound: score } : { ...group, crewsTested: score };

/**
 * The test of a leader governs him alone, unless so ruled (R147); but men run with a leader who does, and a leader who stays
 * does not lead them (react.14).
 */
function ofLeader(group: Group, event: Past): Group {
  const score = numberOn(event, 'score');
  const forAll = event.rulings['wrg:R147'] === 2;
  if (group.tested === undefined && group.bound !== undefined) {
    const { runs: _, ...rest } = group;
    const runs = runsBy(event);
    return { ...rest, leaderTested: true, ...(forAll && { bound: score! }), ...(runs && { runs }) };
  }
  const { willRun: _, ...rest } = group;
  const willRun = runsBy(event);
  return { ...rest, leaderTested: true, ...(forAll && { tested: score! }), ...(willRun && { willRun }) };
}

/** The test of an AFV binds it at once, but for one at the end of the period (afv.17). */
function ofAfv(group: Group, input: ReactionInput, event: Past): Group {
  const score = numberOn(event, 'score')!;
  const { when, overdue } = dueTest(group, input);
  const { antiTankFire: _, ...answered } = group;
  if (when === 'fire') return { ...answered, afv: true, bound: score };
  if (!overdue) return { ...answered, afv: true, tested: score };
  const { overdue: _o, ...rest } = group;
  return { ...rest, afv: true, bound: score };
}

/** Groups that join, or one that splits off, keep all losses (react.23). */
function withJoined(battle: Battle, name: string, joined: readonly string[]): Battle {
  const fresh = newlyJoined(groupNamed(battle, name), joined);
  if (fresh.length === 0) return battle;
  const others = fresh.map((of) => groupNamed(battle, of));
  return change(battle, name, (group) => ({
    ...group,
    joined: [...(group.joined ?? []), ...fresh],
    lostInBattle: others.reduce((sum, { lostInBattle }) => sum + lostInBattle, group.lostInBattle),
    lostInPeriod: others.reduce((sum, { lostInPeriod }) => sum + lostInPeriod, group.lostInPeriod),
  }));
}
