import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Unit as UnitOf } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import { d6, part } from '../../../src/rules/words.js';
import * as fields from '../inputs.js';
import { triedByAssault } from '../permits.js';
import { infantry } from '../roster/kinds.js';
import { meets, unitOf } from '../roster/meets.js';
import { far, type LengthUnit, lengthUnit } from '../say.js';
import { roundOf, state } from '../state.js';
import { type Activating, activationRoll, levelOf, standUp } from '../turn/activation.js';
import { holderOf, isOver } from '../turn/last-try.js';
import { mustHold } from '../turn/sides.js';
import { action, type Forbids, permits, ruling, step, those } from '../words.js';
import { opponentsOf } from './opponents.js';
import {
  asItsTry,
  attempted,
  type Left,
  leaver,
  OUTCOMES,
  pursuer,
  STANDS_NO_MORE,
  stays,
  timing,
} from './withdrawal.js';

const theirGroup = { group: 'The opponents' };

const inputs = {
  name: fields.name,
  ...inputsOf(leaver, pursuer),
  leaderDown: fields.leaderDown,
  outOfTouch: fields.outOfTouch,
  pursuer: { ...fields.name, ...theirGroup, help: 'name of the opponents, if they follow up' },
  pursuerOutOfTouch: count('of them, out of touch', { ...theirGroup, max: fields.MOST, default: 0 }),
  unit: lengthUnit,
};
type Input = InputOf<typeof inputs>;

export const withdraw = action({
  name: 'withdraw',
  says: 'A unit tries to leave close combat, and its opponents may follow',
  inputs,
  requires: ({ name, level }) => (name === undefined && level === undefined ? ['level'] : []),
  conflict: (input) => withdrawConflict(input),
  examples: [
    ['wg withdraw -r fubar --level seasoned', 'nobody follows'],
    [
      'wg withdraw -r fubar --level veteran --suppressed 1 --pursuer-level green',
      'and green opponents follow up',
    ],
    [
      'wg withdraw -r fubar --level seasoned --pursuer-level seasoned --odds',
      'the chances instead of a roll',
    ],
    [
      'wg withdraw -r fubar --level green --pursuer-level elite --dice "withdrawal=5 away=3 pursuit=2 follow=4"',
      'dice thrown by hand',
    ],
  ],
  result: {
    outcome: { help: 'it stays in the combat, is caught, or gets away', order: OUTCOMES },
    distance: { help: 'how far it went' },
  },
  roles: [leaver, pursuer],
  permits: permits<Input>(
    {
      clause: 'fubar:turn.1',
      word: 'tried',
      when: ({ tried }) => tried,
      says: 'It has been activated this turn: each unit once in a turn.',
    },
    triedByAssault(),
    ...([1, 2] as const).map(
      (option): Forbids<Input> => ({
        clause: 'fubar:withdraw.1',
        word: 'fought',
        when: ({ fought, assaulted }) => fought && !assaulted,
        says: 'The round of this turn has been fought: a withdrawal is tried before it.',
        under: { ruling: 'fubar:R49', option },
      }),
    ),
    {
      clause: 'fubar:melee.9',
      word: 'unfought',
      when: ({ yetToFight }) => yetToFight,
      says: 'A turn begins with its close combat: during the turn it tries to withdraw.',
      way: ({ name }) => (name === undefined ? 'wg melee' : `wg melee ${quoted(name)}`),
      under: { ruling: 'fubar:R49', option: 3 },
    },
  ),
  memory: state,
  *resolve(input, table): Rule<Left> {
    const theirs = pursuing(input);
    const { assaulted } = input;
    const option = assaulted ? undefined : yield* timing();
    if (assaulted) yield* asItsTry();
    // Its own try: as it was assaulted (R75), or by the time at which it is made (R49).
    const ruled = assaulted ? 'fubar:R75' : option === 3 ? 'fubar:R49' : undefined;
    // Where nobody else is left to be tried, nobody waits for the initiative.
    if (option === 3 && !isOver(table)) mustHold(roundOf(table), holderOf(table), input.side, 'fubar:init.4');
    const own: Activating = { ...input, level: levelOf(input.level), suppressed: input.suppressed ?? 0 };
    const { name, level, leaderLevel } = input;
    yield* meets(table, leaver.as, { name, kind: 'infantry', is: { level, leaderLevel } });
    const passed = yield* part(activationRoll, own, 'fubar:withdraw.1', 'withdrawal');
    yield* standUp(own.suppressed);
    yield* leaver.as.infantry.set('fubar:suppress.3', { suppressed: null, downed: null });
    yield* attempted(passed, input, table, ruled);
    if (!passed) return yield* stays(option ?? 0, { own: ruled, of: unitOf(table, name) });
    const away = yield* d6('away', 'how far it gets');
    const text = `it moves ${far(away, input.unit)} away, as far as it can`;
    yield* step({ id: 'away', clause: 'fubar:withdraw.1', value: away, text, ruling: 'fubar:R71' });
    const caught = yield* isCaught(theirs, away, ruled !== undefined, input.unit);
    if (!caught) yield* getsAway(table, unitOf(table, name));
    else yield* metAlone(table, { name, by: input.pursuer });
    // Its round was fought before (R49): that does not give it another try.
    if (caught && option === 3) yield* leaver.as.infantry.set('fubar:turn.1', { acted: true });
    return { outcome: caught ? 'caught' : 'away', distance: away };
  },
  luck: () => ({ of: 'withdrawals', read: ({ outcome }) => Number(outcome === 'away') }),
  announce: ({ outcome, distance }, { unit: u }) =>
    outcome === 'stays'
      ? 'it stays in the combat'
      : outcome === 'away'
        ? `it gets away, ${far(distance, u)}`
        : `caught after ${far(distance, u)}: the combat goes on`,
});

/** It is in that combat no more; nor is anybody who was there for its sake alone. Those in contact with others fight on (melee.9). */
function* getsAway(table: State, left: UnitOf | undefined): Rule<void> {
  yield* leaver.as.infantry.set('fubar:withdraw.1', { melee: null });
  const bound = those({ whose: 'melee', is: leaver.name }, infantry);
  const onward = left && whoFightsOn(table, left);
  // Their combat was known by the name of the one who has left.
  if (onward) yield* bound.set('fubar:melee.9', { melee: onward.name });
  // Where it is told who is in contact with whom, that says who is left without an enemy.
  else if (left?.marks.foes === undefined) yield* bound.set('fubar:withdraw.1', { melee: null });
}

/** Of several opponents the one who came after it has caught it: the others are in contact no more (withdraw.3). */
function* metAlone(
  table: State,
  { name, by }: { readonly name: string | undefined; readonly by: string | undefined },
): Rule<void> {
  const opponents = opponentsOf(table, unitOf(table, name));
  const caughtBy = opponents.find((foe) => by !== undefined && sameName(foe.name, by));
  if (caughtBy && opponents.length > 1)
    yield* leaver.as.infantry.set('fubar:withdraw.3', { foes: [caughtBy.name] });
}

/** Of those who share a combat by the name of the one who leaves it, one who has another enemy there. */
const whoFightsOn = (table: State, left: UnitOf): UnitOf | undefined =>
  table.units.find(
    (unit) =>
      unit !== left &&
      typeof unit.marks.melee === 'string' &&
      sameName(unit.marks.melee, left.name) &&
      opponentsOf(table, unit).some((foe) => foe !== left),
  );

/** The opponents, if they follow up: as typed, or on record. */
function pursuing(input: Input): Activating | undefined {
  if (input.pursuerLevel === undefined && input.pursuer === undefined) return undefined;
  return {
    level: levelOf(input.pursuerLevel, '--pursuer-level'),
    leaderLevel: input.pursuerLeaderLevel,
    suppressed: input.pursuerSuppressed ?? 0,
    outOfTouch: input.pursuerOutOfTouch,
  };
}

/** Whether the opponents follow up (withdraw.2) and reach it (withdraw.3). */
function* isCaught(
  theirs: Activating | undefined,
  away: number,
  isOwnTry: boolean,
  measured: LengthUnit,
): Rule<boolean> {
  if (!theirs) {
    const text = 'nobody follows up';
    return yield* step({ id: 'follows', clause: 'fubar:withdraw.2', value: false, text });
  }
  const follows = yield* part(activationRoll, theirs, 'fubar:withdraw.2', 'pursuit');
  yield* standUp(theirs.suppressed);
  yield* pursuer.as.infantry.set('fubar:suppress.3', { suppressed: null, downed: null });
  if (!isOwnTry) yield* pursuer.as.infantry.set('fubar:melee.10', { combat: true });
  if (!follows) return false;
  if (!isOwnTry) yield* pursuer.as.infantry.set('fubar:turn.1', STANDS_NO_MORE);
  const by = yield* d6('follow', 'how far they follow');
  const option = yield* ruling('fubar:R50');
  const caught = option === 2 ? by > away : by >= away;
  const when = option === 3 || isOwnTry ? 'the round is fought next turn' : 'the round is fought at once';
  const text = `they follow ${far(by, measured)}: ${caught ? `caught, ${when}` : 'too short'}`;
  if (caught && !isOwnTry) yield* caughtAgain(option === 3);
  return yield* step({ id: 'caught', clause: 'fubar:withdraw.3', value: caught, text, ruling: 'fubar:R50' });
}

/**
 * Who has caught it has had his roll of this turn: they fight.
 * @param isLater the round waits for the next turn (R50)
 */
function* caughtAgain(isLater: boolean): Rule<void> {
  if (!isLater) return yield* pursuer.as.infantry.set('fubar:withdraw.3', { tried: 'passed' });
  yield* leaver.as.infantry.set('fubar:withdraw.3', { fought: true });
  yield* pursuer.as.infantry.set('fubar:withdraw.3', { tried: 'passed', fought: true });
}

function withdrawConflict(input: Input): Conflict | undefined {
  if (input.leaderDown && !input.leaderLevel && !input.name) {
    return { input: 'leaderDown', message: 'needs --leader-level' };
  }
  if (input.assaulted && input.fought && input.name === undefined) {
    return { input: 'fought', message: 'goes without saying with --assaulted' };
  }
  if (input.name !== undefined && input.pursuer !== undefined && sameName(input.name, input.pursuer)) {
    return { input: 'pursuer', message: 'is the unit that withdraws' };
  }
  if (input.pursuerLevel || input.pursuer !== undefined) return undefined;
  return barring(input)(
    ['pursuerLeaderLevel', 'pursuerSuppressed', 'pursuerOutOfTouch'],
    'needs --pursuer-level',
  );
}
