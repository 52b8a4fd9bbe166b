import type { Rule } from '../../src/rules/rule.js';
import { counted, list } from '../../src/rules/say.js';
import { type Battle, type Group, groupNamed, newlyJoined } from './battle.js';
import type { ReactionInput } from './reaction-inputs.js';
import { step } from './words.js';

/** The inputs of a test with what the game knows besides, and which of them it was that knew. */
export interface Facts extends ReactionInput {
  readonly fromGame: ReadonlySet<string>;
}

/** What the game tells of a group where nothing was typed: what is typed stands. */
export function* factsOf(input: ReactionInput, battle: Battle): Rule<Facts> {
  if (input.name === undefined || input.mod !== undefined) return { ...input, fromGame: new Set() };
  const group = groupNamed(battle, input.name);
  const joined = yield* lossesOfOthers(input, battle, group);
  const known: Partial<ReactionInput> = input.afv
    ? { antiTankPoints: group.antiTankPoints, otherFire: group.otherFire === true }
    : {
        points: group.points,
        lostInBattle: group.lostInBattle + joined.inBattle,
        lostInPeriod: group.lostInPeriod + joined.inPeriod,
        machineGuns: group.machineGuns,
        fired: group.fired,
        ownLeaderRan: group.ran === true,
      };
  const told = Object.entries(known).filter(([name, value]) => value && !input[name as keyof ReactionInput]);
  // A zero that was typed stands too.
  const taken = told.filter(([name]) => input[name as keyof ReactionInput] !== 0);
  return { ...input, ...Object.fromEntries(taken), fromGame: new Set(taken.map(([name]) => name)) };
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
    losses.inPeriod += other.lostInPeriod;
  }
  const text = `${own.name} keeps the losses of ${list(fresh)}: ${counted(losses.inBattle, 'figure')}`;
  yield* step({ id: 'joined', clause: 'wrg:react.23', value: losses.inBattle, text });
  return losses;
}
