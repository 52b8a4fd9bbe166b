import type { Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { flagOf } from '../../../src/rules/flag.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { are, numbered, quoted } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { mustBeLeft } from '../fire/on-record.js';
import * as fields from '../inputs.js';
import { boundToMelee, doneByCombat, triedByAssault } from '../permits.js';
import { unitOf } from '../roster/meets.js';
import { far, lengthUnit as measured } from '../say.js';
import { state } from '../state.js';
import { action, permits, refuse, ruling } from '../words.js';
import { activationRoll, levelOf } from './activation.js';
import { afterRoll, type Losses } from './after-roll.js';
import { unit } from './roles.js';

const inputs = {
  name: fields.name,
  ...inputsOf(unit),
  leaderDown: fields.leaderDown,
  noEnemy: fields.noEnemy,
  outOfTouch: { ...fields.outOfTouch, group: 'Penalties' },
  unit: measured,
};
type Input = InputOf<typeof inputs>;
type Result = { activated: boolean };

export const activate = action({
  name: 'activate',
  says: 'Whether a unit or vehicle can be activated',
  inputs,
  requires: ({ name, level }) => (name === undefined && level === undefined ? ['level'] : []),
  conflict: (input) => conflicting(input),
  examples: [
    ['wg activate -r fubar --level seasoned', 'a seasoned unit'],
    [
      'wg activate -r fubar --level green --leader-level veteran --suppressed 1',
      'a green unit with a good leader',
    ],
    ['wg activate -r fubar --level seasoned --no-enemy --odds', 'the chances instead of a roll'],
    ['wg activate -r fubar --level veteran --out-of-touch 2 --dice 4', 'the die thrown by hand'],
    ['wg activate -r fubar --level green --figures 8 --casualties 5', 'a unit that lost more than half'],
    ['wg activate -r fubar --level veteran --stunned', 'a vehicle whose crew is stunned'],
  ],
  result: {
    activated: { help: 'it is activated and does one thing', order: ['false', 'true'] },
  },
  reminders: [
    ['fubar:activate.8', ({ casualties, noEnemy }) => casualties !== undefined && !noEnemy],
    'fubar:turn.1',
  ],
  roles: [unit],
  permits: permits<Input>(
    {
      clause: 'fubar:turn.1',
      word: 'tried',
      when: ({ activated }) => activated,
      says: 'It has been tried this turn: each unit once in a turn.',
    },
    {
      clause: 'fubar:turn.1',
      word: 'tried',
      when: ({ tried }) => tried,
      says: 'It has been tried this turn: each unit once in a turn.',
      under: {
        ruling: 'fubar:R8',
        option: 1,
        otherwise: { id: 'again', says: 'it failed before, and the initiative is back: another try' },
      },
    },
    triedByAssault(),
    {
      clause: 'fubar:withdraw.1',
      word: 'assaulted',
      when: ({ assaulted }) => assaulted,
      says: 'It was assaulted: all it can try is to withdraw, and that is its roll.',
      way: ({ name }) => `wg withdraw ${name === undefined ? '' : `${quoted(name)} `}--assaulted`,
    },
    boundToMelee<Input>(({ name }) => name),
    doneByCombat<Input>(({ name }) => name),
  ),
  memory: state,
  *resolve(input, table): Rule<Result> {
    const { suppressed = 0 } = input;
    const stuns = input.stunnedAgain ? 2 : input.stunned ? 1 : 0;
    const isVehicle = ofVehicles(input) !== undefined;
    mustBeOne(input, table);
    const losses = yield* lossesOf(input, isVehicle);
    if (!isVehicle && losses.figures !== undefined) {
      const strength = losses.figures - losses.casualties!;
      mustBeLeft(input.name, strength, { suppressed, outOfTouch: input.outOfTouch });
    }
    if (isVehicle && suppressed > 0) refuse('fubar:vehicle.9', 'A vehicle cannot be suppressed.');
    const rolling = {
      level: levelOf(input.level),
      leaderLevel: input.leaderLevel,
      leaderDown: input.leaderDown,
      suppressed,
      outOfTouch: input.outOfTouch,
      noEnemy: input.noEnemy,
      stuns,
    };
    const clause = isVehicle ? 'fubar:vehicle.1' : 'fubar:activate.1';
    const activated = yield* part(activationRoll, rolling, clause);
    return yield* afterRoll({ ...input, ...losses, suppressed, isVehicle }, activated, table);
  },
  luck: () => ({ of: 'activations', read: ({ activated }) => Number(activated) }),
  announce: ({ activated }, { unit: u }, steps = []) => {
    if (activated) return 'activated';
    const said = (id: string) => steps.find((line) => line.id === id)?.value;
    const withdraws = said('withdraws');
    const back = typeof withdraws === 'number' ? `, withdraws ${far(withdraws, u)}` : '';
    return `not activated${back}${said('on-guard') === true ? ', On Guard' : ''}`;
  },
});

/** The flag that says that it is a vehicle. */
const ofVehicles = (input: Input) =>
  (['vehicle', 'stunned', 'stunnedAgain', 'immobilised', 'disarmed'] as const).find((flag) => input[flag]);

/** What is for vehicles alone is not said of a unit on foot (vehicle.1). */
function mustBeOne(input: Input, table: State): void {
  const [flag, of] = [ofVehicles(input), unitOf(table, input.name)];
  if (flag && of?.kind === 'infantry' && !of.met)
    refuse('fubar:vehicle.1', `${of.name} is no vehicle: ${flagOf(flag)} is for one.`);
}

/** The losses of a unit, where they are known; a vehicle has none, unless several are one unit (R80). */
function* lossesOf(
  { figures, casualties = 0 }: Input,
  isVehicle: boolean,
): Rule<Pick<Losses, 'figures' | 'casualties'>> {
  if (figures === undefined && casualties === 0) return {};
  if (isVehicle && (yield* ruling('fubar:R80')) === 1) {
    refuse(
      'fubar:vehicle.1',
      'A vehicle has no figures to lose: --figures and --casualties are for units on foot.',
      'Several vehicles that are one unit: --ruling R80=2.',
    );
  }
  if (figures === undefined) {
    return refuse(
      'fubar:unit.1',
      'The figures that it had at the start are not on record.',
      'Give --figures.',
    );
  }
  if (casualties > figures)
    refuse('fubar:unit.1', `${numbered(figures, 'figure')} cannot lose ${casualties}.`);
  if (casualties === figures) {
    refuse('fubar:unit.1', 'All its figures are casualties: none is left to activate.');
  }
  return { figures, casualties };
}

/** What means nothing together. */
function conflicting(input: Input): Conflict | undefined {
  const { figures, casualties, stunned, stunnedAgain, leaderDown, leaderLevel, name, suppressed } = input;
  // Of one on record the rule says what there is of it.
  const strength = figures === undefined || name !== undefined ? fields.MOST : figures - (casualties ?? 0);
  if (casualties !== undefined && figures === undefined && name === undefined) {
    return { input: 'casualties', message: 'needs --figures, the figures at the start' };
  }
  if (figures !== undefined && casualties === undefined && name === undefined) {
    return { input: 'figures', message: 'needs --casualties' };
  }
  if (strength < 0)
    return { input: 'casualties', message: `${numbered(figures!, 'figure')} cannot lose ${casualties}` };
  if ((suppressed ?? 0) > strength || input.outOfTouch > strength) {
    const over = (suppressed ?? 0) > strength ? 'suppressed' : 'outOfTouch';
    return {
      input: over,
      message: `is more than the ${strength} that ${are(strength)} left`,
    };
  }
  if (leaderDown && leaderLevel === undefined && name === undefined) {
    return { input: 'leaderDown', message: 'needs --leader-level' };
  }
  if (ofVehicles(input) && input.outOfTouch > 0) {
    return { input: 'outOfTouch', message: 'is for figures: a vehicle has none' };
  }
  if (stunnedAgain && !stunned) return { input: 'stunnedAgain', message: 'needs --stunned' };
  return undefined;
}
