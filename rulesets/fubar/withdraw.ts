import { action, barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { d6, settled } from '../../src/rules/words.js';
import { type Activating, activationRoll, levelOf, standUp, trainingOf } from './activation.js';
import { type Battle, isAssaulted, known, sameName } from './battle.js';
import { memory } from './game.js';
import { inPlay } from './in-play.js';
import * as fields from './inputs.js';
import { far, type Unit, unit } from './say.js';
import { ownTry } from './sides.js';
import { LEVELS } from './tables.js';
import { asItsTry, attempted, type Left, mayTryStill, OUTCOMES, stays, timing } from './withdrawal.js';
import { ruling, step } from './words.js';

const pursuer = { group: 'The opponents' };

const inputs = {
  name: fields.name,
  level: fields.level,
  leaderLevel: fields.leaderLevel,
  leaderDown: fields.leaderDown,
  suppressed: fields.suppressed,
  outOfTouch: fields.outOfTouch,
  fought: toggle('the round of this turn has been fought already', {}),
  assaulted: toggle('it was assaulted this turn, before its own try', {}),
  pursuer: { ...fields.name, ...pursuer, help: 'name of the opponents, if they follow up' },
  pursuerLevel: choice(LEVELS, 'training of the opponents, if they follow up', pursuer),
  pursuerLeaderLevel: choice(LEVELS, 'training of their leader', pursuer),
  pursuerSuppressed: count('of them, suppressed', { ...pursuer, max: fields.MOST }),
  pursuerOutOfTouch: count('of them, out of touch', { ...pursuer, max: fields.MOST, default: 0 }),
  unit,
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
  memory,
  *resolve(input, battle): Rule<Left> {
    const of = known(battle, input.name);
    inPlay(of);
    const theirs = pursuing(input, battle);
    const assaulted = input.assaulted || isAssaulted(of, battle);
    if (of?.tried) yield* mayTryStill(of, battle);
    const option = assaulted ? undefined : yield* timing(input);
    if (assaulted) yield* asItsTry();
    // Its own try: as it was assaulted (R75), or by the time at which it is made (R49).
    const ruled = assaulted ? 'fubar:R75' : option === 3 ? 'fubar:R49' : undefined;
    if (ruled) ownTry(battle, of?.side, 'fubar:init.4');
    const own: Activating = {
      ...input,
      ...trainingOf(input, of),
      suppressed: input.suppressed ?? of?.suppressed ?? 0,
    };
    const leaves = yield* settled('withdrawal', () => activationRoll(own, 'fubar:withdraw.1', 'withdrawal'));
    yield* standUp(own.suppressed);
    yield* attempted(leaves, of?.side ?? battle.holder, battle, ruled);
    if (!leaves) return yield* stays(option ?? 0, ruled);
    const away = yield* d6('away');
    const text = `it moves ${far(away, input.unit)} away, as far as it can`;
    yield* step({ id: 'away', clause: 'fubar:withdraw.1', value: away, text, ruling: 'fubar:R71' });
    return {
      outcome: (yield* isCaught(theirs, away, ruled !== undefined, input.unit)) ? 'caught' : 'away',
      distance: away,
    };
  },
  luck: () => ({ of: 'withdrawals', read: ({ outcome }) => Number(outcome === 'away') }),
  announce: ({ outcome, distance }, { unit: u }) =>
    outcome === 'stays'
      ? 'it stays in the combat'
      : outcome === 'away'
        ? `it gets away, ${far(distance, u)}`
        : `caught after ${far(distance, u)}: the combat goes on`,
});

/** The opponents, if they follow up: as typed, or on record. */
function pursuing(input: Input, battle: Battle): Activating | undefined {
  if (input.pursuerLevel === undefined && input.pursuer === undefined) return undefined;
  const of = known(battle, input.pursuer);
  inPlay(of);
  return {
    level: levelOf(input.pursuerLevel, of?.level, '--pursuer-level'),
    leaderLevel: input.pursuerLeaderLevel ?? of?.leaderLevel,
    suppressed: input.pursuerSuppressed ?? of?.suppressed ?? 0,
    outOfTouch: input.pursuerOutOfTouch,
  };
}

/** Whether the opponents follow up (withdraw.2) and reach it (withdraw.3). */
function* isCaught(
  theirs: Activating | undefined,
  away: number,
  isOwnTry: boolean,
  measured: Unit,
): Rule<boolean> {
  if (!theirs) {
    const text = 'nobody follows up';
    return yield* step({ id: 'follows', clause: 'fubar:withdraw.2', value: false, text });
  }
  const follows = yield* settled('pursuit', () => activationRoll(theirs, 'fubar:withdraw.2', 'pursuit'));
  yield* standUp(theirs.suppressed);
  if (!follows) return false;
  const by = yield* d6('follow');
  const option = yield* ruling('fubar:R50');
  const caught = option === 2 ? by > away : by >= away;
  const when = option === 3 || isOwnTry ? 'the round is fought next turn' : 'the round is fought at once';
  const text = `they follow ${far(by, measured)}: ${caught ? `caught, ${when}` : 'too short'}`;
  return yield* step({ id: 'caught', clause: 'fubar:withdraw.3', value: caught, text, ruling: 'fubar:R50' });
}

function withdrawConflict(input: Input): Conflict | undefined {
  if (input.leaderDown && !input.leaderLevel && !input.name) {
    return { input: 'leaderDown', message: 'needs --leader-level' };
  }
  if (input.assaulted && input.fought) {
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
