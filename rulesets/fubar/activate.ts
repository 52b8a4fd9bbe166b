import { action, type Conflict } from '../../src/rules/action.js';
import { count, type InputOf, text, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { onward } from '../../src/rules/words.js';
import { activationRoll, trainingOf } from './activation.js';
import { afterRoll } from './after-roll.js';
import { type Battle, isAssaulted, known, type Unit } from './battle.js';
import { memory } from './game.js';
import { inPlay } from './in-play.js';
import * as fields from './inputs.js';
import type { Losses } from './losses.js';
import { mustBeLeft } from './on-record.js';
import { far, unit } from './say.js';
import { ownTry } from './sides.js';
import { refuse, ruling, step } from './words.js';

const penalties = { group: 'Penalties' };
const heavyLosses = { group: 'Heavy losses' };

const inputs = {
  name: fields.name,
  side: text('the side it belongs to', { metavar: 'side', max: 80 }),
  level: fields.level,
  leaderLevel: fields.leaderLevel,
  leaderDown: fields.leaderDown,
  noEnemy: fields.noEnemy,
  suppressed: { ...fields.suppressed, ...penalties },
  outOfTouch: { ...fields.outOfTouch, ...penalties },
  stunned: toggle('a vehicle with a stunned crew', penalties),
  stunnedAgain: toggle('stunned in two turns, with no roll since', penalties),
  vehicle: toggle('a vehicle', {}),
  tried: toggle('it has been tried this turn already, and failed', {}),
  assaulted: toggle('it was assaulted this turn, before its own try', {}),
  figures: { ...fields.figures, ...heavyLosses, help: 'figures it had when the game began' },
  casualties: count('casualties it has taken in the game', { ...heavyLosses, max: fields.MOST }),
  unit,
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
  memory,
  *resolve(input, battle): Rule<Result> {
    const of = known(battle, input.name);
    inPlay(of);
    const suppressed = input.suppressed ?? of?.suppressed ?? 0;
    const stuns = input.stunnedAgain ? 2 : input.stunned ? 1 : (of?.stuns ?? 0);
    const isVehicle = input.vehicle || stuns > 0 || of?.vehicle !== undefined;
    const losses = lossesOf(input, of, isVehicle);
    if (!isVehicle && losses.figures !== undefined) {
      const strength = losses.figures - losses.casualties!;
      mustBeLeft(of, strength, { suppressed, outOfTouch: input.outOfTouch });
    }
    ownTry(battle, input.side ?? of?.side, 'fubar:init.4');
    yield* mayBeTried(input, battle, suppressed, isVehicle);
    const rolling = {
      ...trainingOf(input, of),
      leaderDown: input.leaderDown,
      suppressed,
      outOfTouch: input.outOfTouch,
      noEnemy: input.noEnemy,
      stuns,
    };
    const clause = isVehicle ? 'fubar:vehicle.1' : 'fubar:activate.1';
    return yield* onward(
      'the roll',
      () => activationRoll(rolling, clause),
      (activated) => afterRoll({ ...input, ...losses, suppressed, isVehicle }, activated, battle),
    );
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

/** The losses of a unit, typed or on record; a vehicle has none. */
function lossesOf(
  input: Input,
  of: Unit | undefined,
  isVehicle: boolean,
): Pick<Losses, 'figures' | 'casualties'> {
  const typed = input.figures !== undefined || input.casualties !== undefined;
  if (isVehicle && typed) {
    refuse('fubar:vehicle.1', 'It is a vehicle: --figures and --casualties are for units on foot.');
  }
  const figures = input.figures ?? of?.figures;
  if (isVehicle || (figures === undefined && !typed)) return {};
  if (figures === undefined) {
    return refuse(
      'fubar:unit.1',
      'The figures that it had at the start are not on record.',
      'Give --figures.',
    );
  }
  const casualties = input.casualties ?? of?.casualties ?? 0;
  if (casualties > figures) refuse('fubar:unit.1', `${figures} figures cannot lose ${casualties}.`);
  if (casualties === figures) {
    refuse('fubar:unit.1', 'All its figures are casualties: none is left to activate.');
  }
  return { figures, casualties };
}

/** What keeps a unit from being tried. */
function* mayBeTried(input: Input, battle: Battle, suppressed: number, isVehicle: boolean): Rule<void> {
  if (isVehicle && suppressed > 0) refuse('fubar:vehicle.9', 'A vehicle cannot be suppressed.');
  const of = known(battle, input.name);
  const before = input.tried ? 'failed' : of?.tried;
  if (before) {
    const again = (yield* ruling('fubar:R8')) === 2 && before === 'failed';
    if (!again) refuse('fubar:turn.1', 'It has been tried this turn: each unit once in a turn.');
    const said = 'it failed before, and the initiative is back: another try';
    yield* step({ id: 'again', clause: 'fubar:turn.1', value: true, text: said, ruling: 'fubar:R8' });
  }
  if (input.assaulted || isAssaulted(of, battle)) {
    if ((yield* ruling('fubar:R75')) === 2) {
      refuse('fubar:melee.10', 'It was assaulted: that used up its try of this turn.');
    }
    refuse(
      'fubar:withdraw.1',
      'It was assaulted: all it can try is to withdraw, and that is its roll.',
      'Roll it with withdraw --assaulted.',
    );
  }
}

/** What means nothing together. */
function conflicting(input: Input): Conflict | undefined {
  const { figures, casualties, stunned, stunnedAgain, leaderDown, leaderLevel, name, suppressed } = input;
  const strength = figures === undefined ? fields.MOST : figures - (casualties ?? 0);
  if (casualties !== undefined && figures === undefined && name === undefined) {
    return { input: 'casualties', message: 'needs --figures, the figures at the start' };
  }
  if (figures !== undefined && casualties === undefined && name === undefined) {
    return { input: 'figures', message: 'needs --casualties' };
  }
  if (strength < 0) return { input: 'casualties', message: `${figures} figures cannot lose ${casualties}` };
  if ((suppressed ?? 0) > strength || input.outOfTouch > strength) {
    const over = (suppressed ?? 0) > strength ? 'suppressed' : 'outOfTouch';
    return { input: over, message: `only ${strength} figures are left` };
  }
  if (leaderDown && leaderLevel === undefined && name === undefined) {
    return { input: 'leaderDown', message: 'needs --leader-level' };
  }
  if ((input.vehicle || stunned) && input.outOfTouch > 0) {
    return { input: 'outOfTouch', message: 'is for figures: a vehicle has none' };
  }
  if (stunnedAgain && !stunned) return { input: 'stunnedAgain', message: 'needs --stunned' };
  if ((input.vehicle || stunned) && (figures !== undefined || casualties !== undefined)) {
    return {
      input: input.vehicle ? 'vehicle' : 'stunned',
      message: 'does not go with --figures and --casualties',
    };
  }
  return undefined;
}
