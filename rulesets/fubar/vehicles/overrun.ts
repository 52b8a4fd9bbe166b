import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, thereAreOnly } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { standsOnGuard } from '../actions/acting.js';
import { mustBeLeft } from '../fire/on-record.js';
import { COVER } from '../fire/tables.js';
import { personalSave, unsavedOf } from '../hits/armour.js';
import { sayTaken, suppressionLimit, taken, waysToTake } from '../hits/taking.js';
import * as fields from '../inputs.js';
import { canDrive, firedBefore, mayAct, oneAction, oneMove } from '../permits.js';
import { meets } from '../roster/meets.js';
import { lengthUnit, takenSaid } from '../say.js';
import { state } from '../state.js';
import { activationRoll, levelOf, standUp } from '../turn/activation.js';
import { action, permits, refuse, ruling, step } from '../words.js';
import { driver, mayDriveOver, runOver } from './overrun-drive.js';

const vehicles = { group: 'The vehicle' };

const inputs = {
  name: { ...fields.name, help: 'name of the unit in its path, which the game then remembers' },
  ...inputsOf(runOver, driver),
  leaderDown: fields.leaderDown,
  outOfTouch: fields.outOfTouch,
  inPath: count('figures in the path; else all of them', { min: 1, max: fields.MOST }),
  take: fields.take,
  by: { ...fields.name, ...vehicles, help: 'name of the vehicle, which the game then remembers' },
  distance: fields.distance('how far it drives'),
  through: choice(COVER, 'the worst cover that it goes through', { ...vehicles, default: 'open' }),
  unit: lengthUnit,
};
type Input = InputOf<typeof inputs>;
const by = (input: Partial<Input>): string | undefined => input.by;
type Result = { evaded: boolean; unsaved: number; casualties: number; suppressed: number };

export const overrun = action({
  name: 'overrun',
  says: 'A vehicle assaults infantry: do they get out of its way',
  inputs,
  requires: ({ name, level, figures }) =>
    name === undefined ? [...(level ? [] : ['level']), ...(figures ? [] : ['figures'])] : [],
  conflict: (input) => pathConflict(input),
  examples: [
    ['wg overrun -r fubar --level seasoned --figures 6', 'six in the path of a vehicle'],
    ['wg overrun -r fubar --level green --figures 8 --in-path 4 --armour light', 'four of eight'],
    [
      'wg overrun -r fubar --level veteran --figures 5 --suppressed 2 --odds',
      'the chances instead of a roll',
    ],
    [
      'wg overrun -r fubar --level green --figures 3 --armour heavy --dice "dodge=2 save=4,3,6"',
      'dice thrown by hand',
    ],
    [
      'wg overrun -r fubar --level green --figures 3 --vehicle medium-tank --distance 10',
      'by a tank, over 10 cm',
    ],
  ],
  result: {
    evaded: { help: 'they get out of its way', order: ['false', 'true'] },
    unsaved: { help: 'hits that armour did not save' },
    casualties: { help: 'figures that fall' },
    suppressed: { help: 'figures that its hits suppress: those who lay already do not count' },
  },
  reminders: ['fubar:vassault.2'],
  roles: [driver, runOver],
  permits: permits<Input>(
    canDrive<Input>(by),
    mayAct<Input>(by),
    ...oneAction<Input>(by, () => undefined),
    oneMove<Input>(by),
    ...firedBefore<Input>(by, () => true),
  ),
  memory: state,
  *resolve(input, table): Rule<Result> {
    yield* meets(table, driver.as, { name: input.by, kind: 'vehicle', is: { vehicle: input.vehicle } });
    yield* mayDriveOver(input);
    const run = inPath(input);
    const { level, leaderLevel, figures, armour } = input;
    const is = { level, leaderLevel, figures, armour };
    yield* meets(table, runOver.as, { name: input.name, kind: 'infantry', is });
    const option = yield* ruling('fubar:R67');
    // By the number alone, where the roll counts for nothing else.
    const roll = option === 3 ? { ...run, suppressed: 0, outOfTouch: 0 } : run;
    const evaded = yield* part(activationRoll, roll, 'fubar:vassault.1', 'dodge');
    return yield* afterDodge(run, evaded, option);
  },
  luck: () => ({ of: 'casualties', read: ({ casualties }) => casualties }),
  announce: ({ evaded, casualties, suppressed, unsaved }) =>
    evaded
      ? 'they get out of its way'
      : `run over: ${counted(unsaved, 'unsaved hit')}, ${takenSaid(casualties, suppressed)}`,
});

/** The unit in the path, as it was typed or is remembered. */
function inPath(input: Input) {
  const { figures } = input;
  if (!figures) {
    return refuse(
      'fubar:unit.1',
      'The figures of the unit are not on record.',
      'Give --figures, or muster the unit.',
    );
  }
  const { suppressed = 0, outOfTouch, inPath: path = 1 } = input;
  mustBeLeft(input.name, figures, { suppressed, outOfTouch, inPath: path });
  return {
    ...input,
    level: levelOf(input.level),
    suppressed: Math.min(suppressed, figures),
    figures,
    inPath: input.inPath ?? figures,
    armour: input.armour ?? 'none',
  };
}

type Run = ReturnType<typeof inPath>;

function* afterDodge(unitRun: Run, evaded: boolean, option: number): Rule<Result> {
  const counts = option !== 3;
  if (counts) {
    yield* standUp(unitRun.suppressed);
    yield* runOver.as.infantry.set('fubar:suppress.3', { suppressed: null, downed: null });
  }
  if (option === 2) yield* runOver.as.infantry.set('fubar:turn.1', { tried: evaded ? 'passed' : 'failed' });
  const said = [
    "it is not the unit's try of the turn",
    "it was the unit's try of the turn",
    'by the number alone: it changes nothing else',
  ];
  yield* step({
    id: 'attempt',
    clause: 'fubar:vassault.1',
    value: option === 2,
    text: said[option - 1]!,
    ruling: 'fubar:R67',
  });
  if (option === 2 && !evaded) {
    const text = 'a failed try: it is On Guard';
    yield* step({ id: 'on-guard', clause: 'fubar:activate.6', value: true, text, ruling: 'fubar:R67' });
    yield* standsOnGuard(runOver.as.infantry, 'fubar:activate.6');
  }
  if (evaded) return { evaded, unsaved: 0, casualties: 0, suppressed: 0 };
  const hits = unitRun.inPath;
  const text = `${counted(hits, 'figure')} in the path: a hit each`;
  yield* step({ id: 'hits', clause: 'fubar:vassault.3', value: hits, text });
  const save = yield* personalSave(unitRun.armour);
  const limit = yield* suppressionLimit(unitRun.level, unitRun.leaderLevel);
  const ways = yield* waysToTake();
  const none = (yield* ruling('fubar:R68')) === 2;
  const unitHit = {
    figures: unitRun.figures,
    suppressed: counts ? 0 : unitRun.suppressed,
    limit,
    take: unitRun.take,
    ...(none && { none: { clause: 'fubar:vassault.3' as const, ruling: 'fubar:R68' as const } }),
  };
  const unsaved = yield* unsavedOf(hits, save ? [save] : []);
  const did = taken(unsaved, unitHit, ways);
  yield* sayTaken(unsaved, unitHit, did, ways);
  yield* runOver.as.infantry.lose('fubar:vassault.3', { figures: did.casualties });
  yield* runOver.as.infantry.set('fubar:suppress.1', { suppressed: did.lying });
  return { evaded, unsaved, casualties: did.casualties, suppressed: did.suppressed };
}

function pathConflict(input: Input): Conflict | undefined {
  const { inPath: path = 0, suppressed = 0, outOfTouch, leaderDown } = input;
  // Of one on record the rule says what there is of it.
  const figures = input.name === undefined ? (input.figures ?? fields.MOST) : fields.MOST;
  if (path > figures) return { input: 'inPath', message: thereAreOnly(figures, 'figure') };
  if (suppressed > figures) return { input: 'suppressed', message: thereAreOnly(figures, 'figure') };
  if (outOfTouch > figures) return { input: 'outOfTouch', message: thereAreOnly(figures, 'figure') };
  if (leaderDown && !input.leaderLevel && !input.name) {
    return { input: 'leaderDown', message: 'needs --leader-level' };
  }
  if (input.name !== undefined && input.by !== undefined && sameName(input.name, input.by)) {
    return { input: 'by', message: 'is the unit in its path' };
  }
  if (input.vehicle || input.by !== undefined) return undefined;
  return (
    barring(input)(['distance'], 'needs --vehicle') ??
    (input.through === 'open' ? undefined : { input: 'through', message: 'needs --vehicle' })
  );
}
