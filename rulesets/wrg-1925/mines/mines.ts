import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, restOf } from '../../../src/rules/words.js';
import { gotOut } from '../anti-tank/done.js';
import { type Escaped, escapedFields, escapesSaid } from '../anti-tank/escape.js';
import { knownInCone, mined, passengers } from '../anti-tank/roles.js';
import { canGo } from '../anti-tank/wreck.js';
import { isThere, menIn, takesCasualties } from '../roster/deeds.js';
import { type Work, workTold } from '../roster/work.js';
import { metres } from '../say.js';
import { inPeriod, lightFor, periodOf, state as table } from '../state.js';
import { action, inTheMainRules, ruling } from '../words.js';
import { clear } from './clear.js';
import { type DriveResult, drive, STATES } from './drive.js';
import { mineFire, setUp } from './fire.js';
import { type Mines, mineInputs, minesConflict, minesNeed } from './input.js';
import { type Crossed, walk } from './walk.js';

type Result = Partial<Crossed & DriveResult & { periods: number; wide: number; deep: number; left: number }>;

export const mines = action({
  name: 'mines',
  says: 'Men and vehicles on mines; mines set, fired, found and cleared',
  inputs: mineInputs,
  requires: minesNeed,
  conflict: minesConflict,
  examples: [
    ['wg mines -r wrg --men 6 --squares 2', 'six men walk through 20 metres of mines by day'],
    ['wg mines -r wrg --men 6 --squares 2 --when-seen back --odds', 'chances of a group that turns back'],
    ['wg mines -r wrg --men 3 --squares 2 --dice "4 5 2 / 6 3"', 'dice thrown by hand'],
    ['wg mines -r wrg --type anti-tank --at hard --crew 4 --target "Tank 1"', 'a tank on an anti-tank mine'],
    ['wg mines -r wrg --type claymore --range 20 --targets 8 --uncovered 8 --erect 8', 'a Claymore is fired'],
    ['wg mines -r wrg --clear engineers --type both --marked --squares 2', 'engineers lift mines'],
    ['wg mines -r wrg --clear flail', 'the path of a flail vehicle'],
  ],
  result: {
    casualties: { help: 'men who fall' },
    spotted: { help: 'a man saw a mine in time: the group knows', order: ['false', 'true'] },
    state: { help: 'the vehicle from now on', order: STATES },
    onFire: { help: 'the vehicle burns', order: ['false', 'true'] },
    ...escapedFields,
    periods: { help: 'periods it takes' },
    wide: { help: 'width of the path, in metres' },
    deep: { help: 'depth of the path, in metres' },
    left: { help: 'depth left to clear, in metres' },
  },
  reminders: ['wrg:mine.20'],
  roles: [mined, passengers],
  fromTable: (at, units, asked) => ({ ...knownInCone(at, units, asked), ...lightFor(at, asked) }),
  // Flails beat their path as a tank reverses (mine.19).
  permits: canGo<Mines>(({ at, clear }) => at === 'hard' || clear === 'flail'),
  memory: table,
  *resolve(input, at: State): Rule<Result> {
    yield* inPeriod();
    yield* onTheSheetOrNot(input);
    if (input.target !== undefined) yield* isThere(mined, 'wrg:mine.1');
    return yield* restOf(part(metBy, input), function* (result): Rule<Result> {
      yield* minesDone(input, result, periodOf(at));
      return result;
    });
  },
  luck: ({ men, at }) => {
    if (at)
      return { of: 'vehicles hit by mines', read: ({ state }) => Number(state !== 'unharmed'), fewer: true };
    if (men === undefined) return { of: 'casualties', read: ({ casualties }) => casualties };
    return { of: 'men lost to mines', read: ({ casualties }) => casualties, fewer: true };
  },
  announce: (result, input) => said(result, input),
});

/** Whoever meets them, clears them or sets them off. */
function* metBy(input: Mines): Rule<Result> {
  if (input.men !== undefined) return yield* walk(input);
  if (input.at) return yield* drive(input);
  const work = workTold(input);
  if (input.target !== undefined && work)
    for (const of of menIn(mined)) yield* of.set('wrg:mine.14', { atMines: true });
  if (!input.clear && !input.set) return yield* mineFire(input);
  if (input.set) yield* hasSet(input);
  else yield* isUsed(input);
  const done = yield* input.set ? setUp(input) : clear(input);
  if (work && 'periods' in done) yield* isAtWork(input, work, done.periods);
  return done;
}

/** Men whom the game knows are at it for so many periods; whoever looks for mines with a bayonet is prone. */
function* isAtWork({ working }: Mines, work: Work, periods: number): Rule<void> {
  if (!working) return;
  for (const of of menIn(mined)) {
    yield* of.set('wrg:mine.14', { workLeft: periods, work });
    if (work === 'claymore') yield* of.set('wrg:mine.2', { besideMine: true });
  }
  if (work === 'bayonet') yield* mined.as.group.set('wrg:mine.16', { erect: false, prone: true });
}

/** A torpedo is used up; flails beat their path as the vehicle reverses (mine.18, mine.19). */
function* isUsed({ clear, target }: Mines): Rule<void> {
  if (target === undefined) return;
  if (clear === 'bangalore') yield* mined.on.add('wrg:option.12', { bangalores: 1 });
  if (clear !== 'flail') return;
  yield* mined.on.set('wrg:mine.19', { moved: true });
  yield* mined.as.vehicle.set('wrg:mine.19', { pace: 'reverse' });
}

/** What is fired by hand is his who has set it up, though no roster has it. */
function* hasSet({ type, unlisted }: Mines): Rule<void> {
  if (!unlisted) return;
  if (type === 'claymore') yield* mined.on.add('wrg:mine.2', { claymoresSet: 1 });
  if (type === 'fougasse') yield* mined.on.add('wrg:mine.1', { fougassesSet: 1 });
}

/** Of all mines the sheet has the Claymore alone, and what it does when it is fired (R54). */
function* onTheSheetOrNot({ type, men, at, clear, set }: Mines): Rule<void> {
  const clause = men
    ? 'wrg:mine.8'
    : at
      ? 'wrg:mine.5'
      : clear
        ? 'wrg:mine.14'
        : set
          ? 'wrg:mine.1'
          : 'wrg:mine.4';
  if (type === 'claymore' && !set) return;
  yield* inTheMainRules(clause, 'mines but the Claymore, and nothing of setting or clearing them');
}

function said(result: Result, input: Mines): string {
  const { casualties, spotted, state, onFire, periods, wide, deep, left } = result;
  if (periods !== undefined) return periods === 0 ? 'laid beforehand' : counted(periods, 'period');
  if (wide !== undefined) {
    const path = `a path ${metres(wide, input.scale)} wide, ${metres(deep!, input.scale)} deep`;
    return left ? `${path}: ${metres(left, input.scale)} left` : path;
  }
  if (state) {
    const vehicle = `${input.at === 'gun' ? 'the gun' : 'the vehicle'} is ${WORDS[state]}${onFire ? ' and burns' : ''}`;
    const crew = state === 'unharmed' || state === 'immobilised' ? '' : crewSaid(result, state);
    return crew ? `${vehicle}; ${crew}` : vehicle;
  }
  const fall =
    casualties === 1 ? '1 man falls' : casualties === 0 ? 'nobody falls' : `${casualties} men fall`;
  if (!spotted || casualties === input.men) return fall;
  if (input.whenSeen !== 'back') return `${fall}, and the mines are known`;
  return `${fall}, and ${input.goBack === undefined ? 'the others' : `up to ${input.goBack} of the others`} turn back`;
}

const WORDS: Readonly<Record<(typeof STATES)[number], string>> = {
  unharmed: 'unharmed',
  immobilised: 'immobilised',
  disabled: 'disabled',
  'knocked-out': 'knocked out',
  destroyed: 'destroyed',
};

const crewSaid = (result: Result, state: string): string =>
  state !== 'disabled'
    ? escapesSaid(result)
    : result.crewLost === undefined
      ? ''
      : `${result.crewLost === 0 ? 'nobody' : result.crewLost} of the crew hit`;

/** What they leave on the table. */
interface Done extends Escaped {
  readonly casualties?: number;
  readonly state?: string;
  readonly onFire?: boolean;
}

/** Men on mines, in a vehicle on them, or in the cone of one that is fired: that is fire, and the others are not. */
function* minesDone(input: Mines, done: Done, period: number): Rule<void> {
  if (input.target === undefined) return;
  const { casualties: fell, crewLost = 0, state, onFire } = done;
  if (input.range !== undefined) {
    const flame = input.type === 'fougasse' && (yield* ruling('wrg:R176')) === 1;
    yield* mined.on.set('wrg:react.1', {
      underFire: true,
      otherFire: true,
      ...(flame && { flame: period }),
    });
  }
  // Whoever falls to fire has done so where he was rolled for.
  else if (fell !== undefined) yield* takesCasualties(mined, 'wrg:mine.8', fell);
  if (input.at === 'hard') yield* mined.on.set('wrg:mine.13', { afv: true });
  if (input.at === 'gun' && state === 'destroyed') {
    // The piece is lost, and not those who serve it.
    yield* mined.as.group.set('wrg:mine.11', { knockedOut: true });
    yield* mined.as.gun.lose('wrg:mine.11', { pieces: 1 });
    return;
  }
  if (state === 'knocked-out' || state === 'destroyed') {
    const clause = state === 'knocked-out' ? 'wrg:mine.13' : 'wrg:mine.12';
    yield* mined.on.set(clause, { knockedOut: true, ...(onFire && { onFire: true }) });
    if (onFire && input.keepsFire) yield* mined.as.vehicle.set('wrg:light.6', { caughtFire: true });
    yield* gotOut(mined, input, done);
    return;
  }
  yield* takesCasualties(mined, 'wrg:mine.6', crewLost);
  if (state === 'disabled') yield* mined.on.set('wrg:mine.6', { immobilised: true });
  if (state === 'immobilised') yield* mined.on.set('wrg:mine.13', { immobilised: true });
}
