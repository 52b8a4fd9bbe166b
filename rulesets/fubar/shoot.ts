import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { lastly, onward, settled } from '../../src/rules/words.js';
import { beyondLimit, trainingOf } from './activation.js';
import { armourOf, unsavedOf, vehicleSave } from './armour.js';
import { type Battle, known } from './battle.js';
import { isAction, whatItDid } from './fire-action.js';
import { fireDice } from './fire-dice.js';
import { firingOf } from './firing.js';
import { memory } from './game.js';
import { hitNumber } from './hit-number.js';
import { inPlay } from './in-play.js';
import { mayFire } from './may-fire.js';
import { atOnRecord, mustFitTarget } from './on-record.js';
import { shotConflict } from './shoot-conflicts.js';
import { type Shot, shotInputs } from './shoot-inputs.js';
import { type Hits, hitsOf, type Thrown } from './shot-hits.js';
import { sayTaken, taken, waysToTake } from './taking.js';
import { savesOf, targetOf } from './target.js';
import { weaponsOf } from './weapons-list.js';
import { step } from './words.js';

type Result = { hits: number; unsaved: number; casualties?: number; suppressed?: number };

export const shoot = action({
  name: 'shoot',
  says: 'Fire at a unit or a vehicle',
  inputs: shotInputs,
  requires: ({ name, level, fp, fire, weapon, targetFigures, target }) => [
    ...(level === undefined && name === undefined ? ['level'] : []),
    ...(fp === undefined && fire === undefined && name === undefined
      ? ['weapon', 'figures']
      : weapon
        ? ['figures']
        : []),
    ...(targetFigures !== undefined && target === undefined ? ['targetLevel'] : []),
  ],
  conflict: shotConflict,
  examples: [
    ['wg shoot -r fubar --level seasoned --fp 6 --cover soft', 'six Fire Points at a unit in a wood'],
    [
      'wg shoot -r fubar --level veteran --weapon assault-rifle --figures 5 --range 10 --fire light-machine-gun:1 --armour light',
      'a squad with its weapons, at flak jackets',
    ],
    [
      'wg shoot -r fubar --level veteran --fp 8 --cover moderate --aimed --odds',
      'the chances instead of a roll',
    ],
    [
      'wg shoot -r fubar --level seasoned --fp 4 --armour medium --dice "fire=5,6,2,1 save=5,3"',
      'dice thrown by hand',
    ],
    [
      'wg shoot -r fubar --level seasoned --fp 8 --target-figures 6 --target-level veteran --take 2',
      'with two hits taken as suppression, the rest as casualties',
    ],
    ['wg shoot -r fubar --level veteran --weapon rpg --figures 2 --range 20 --at light-tank', 'at a vehicle'],
  ],
  result: {
    hits: { help: 'dice that hit' },
    unsaved: { help: 'hits that armour did not save' },
    casualties: { help: 'figures of the target that fall' },
    suppressed: { help: 'figures of the target that are suppressed now' },
  },
  reminders: ['fubar:fire.2', 'fubar:fire.15'],
  memory,
  *resolve(asked, battle): Rule<Result> {
    inPlay(known(battle, asked.name));
    inPlay(known(battle, asked.target));
    const shot = atOnRecord(firingOf(asked, battle), battle);
    mustFitTarget(shot, battle);
    const thrown = yield* settled('before the dice', () => beforeTheDice(shot, battle));
    return yield* onward(
      'the hits',
      () => hitsOf(thrown),
      (hits) => afterHits(shot, hits, battle),
    );
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: ({ hits, unsaved, casualties, suppressed }) => {
    const scored = `${counted(hits, 'hit')}, ${unsaved} unsaved`;
    if (casualties === undefined) return scored;
    return `${scored}: ${counted(casualties, 'casualty', 'casualties')}, ${suppressed} suppressed`;
  },
});

/** What is settled before a die is thrown: whether it may fire, with how many dice, and what hits. */
function* beforeTheDice(shot: Shot, battle: Battle): Rule<Thrown> {
  const weapons = weaponsOf(shot);
  yield* isAction(shot.targetAction);
  yield* mayFire(shot, weapons, battle);
  const firer = { ...shot, ...trainingOf(shot, known(battle, shot.name)) };
  yield* beyondLimit({ ...firer, suppressed: shot.suppressed ?? 0 }, 'firer');
  const dice = yield* fireDice(shot, weapons);
  const aimed = whatItDid(shot, battle) === 'aimed-fire';
  return { dice, on: yield* hitNumber(firer, aimed, dice, battle) };
}

function* afterHits(shot: Shot, { hits, left }: Hits, battle: Battle): Rule<Result> {
  if (shot.at) return yield* atVehicle(shot, { hits, left });
  const saves = yield* settled('the saves', () => savesOf(shot, battle));
  const unit = yield* settled('the target', () => targetOf(shot, battle));
  const ways = unit && (yield* settled('how hits are taken', waysToTake));
  return yield* lastly({
    name: `save ${left}`,
    part: () => unsavedOf(left, saves),
    *saying(unsaved) {
      if (unit && ways) yield* sayTaken(unsaved, unit, taken(unsaved, unit, ways), ways);
    },
    to: (unsaved): Result => {
      if (!unit || !ways) return { hits, unsaved };
      const { casualties, suppressed } = taken(unsaved, unit, ways);
      return { hits, unsaved, casualties, suppressed };
    },
  });
}

/** The vehicle that was fired at saves hits; what it does not save is rolled for with `vehicle-damage`. */
function* atVehicle(shot: Shot, { hits, left }: Hits): Rule<Result> {
  const save = yield* vehicleSave(yield* armourOf(shot.at!));
  return yield* lastly({
    name: `save ${left}`,
    part: () => unsavedOf(left, save ? [save] : []),
    *saying(unsaved) {
      const text = () =>
        unsaved === 0
          ? 'no damage'
          : `roll for damage by the facing hit: vehicle-damage --unsaved ${unsaved} --facing side${shot.target === undefined ? '' : ` --name "${shot.target}"`}`;
      yield* step({ id: 'damage', clause: 'fubar:damage.1', value: unsaved, text, ruling: 'fubar:R64' });
    },
    to: (unsaved): Result => ({ hits, unsaved }),
  });
}
