import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { addUp, lastly, onward, settled } from '../../src/rules/words.js';
import { levelOf } from './activation.js';
import { armourOf, majority, personalSave, type Save, unsavedOf, vehicleSave } from './armour.js';
import { type Battle, known, left } from './battle.js';
import { fireDice } from './fire-dice.js';
import { memory } from './game.js';
import { type HitsOn, hitNumber } from './hit-number.js';
import { mayFire, whatItDid } from './may-fire.js';
import { far } from './say.js';
import { scored } from './scored.js';
import { type Shot, shotConflict, shotInputs } from './shoot-inputs.js';
import { distances } from './tables.js';
import { type Struck, sayTaken, suppressionLimit, taken, waysToTake } from './taking.js';
import { weaponsOf } from './weapons-list.js';
import { look, ruling, step } from './words.js';

type Result = { hits: number; unsaved: number; casualties?: number; suppressed?: number };

export const shoot = action({
  name: 'shoot',
  says: 'Fire at a unit or a vehicle',
  inputs: shotInputs,
  requires: ({ name, level, fp, fire, weapon, targetFigures, target }) => [
    ...(level === undefined && name === undefined ? ['level'] : []),
    ...(fp === undefined && fire === undefined ? ['weapon', 'figures'] : weapon ? ['figures'] : []),
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
  *resolve(shot, battle): Rule<Result> {
    const thrown = yield* settled('before the dice', () => beforeTheDice(shot, battle));
    return yield* onward(
      'the hits',
      () => hitsOf(thrown),
      (hits) => afterHits(shot, hits, battle),
    );
  },
  announce: ({ hits, unsaved, casualties, suppressed }) => {
    const scored = `${counted(hits, 'hit')}, ${unsaved} unsaved`;
    if (casualties === undefined) return scored;
    return `${scored}: ${counted(casualties, 'casualty', 'casualties')}, ${suppressed} suppressed`;
  },
});

type Thrown = { readonly dice: HitsOn; readonly on: HitsOn };

/** What is settled before a die is thrown: whether it may fire, with how many dice, and what hits. */
function* beforeTheDice(shot: Shot, battle: Battle): Rule<Thrown> {
  const weapons = weaponsOf(shot);
  yield* mayFire(shot, weapons, battle);
  const of = known(battle, shot.name);
  const firer = {
    ...shot,
    level: levelOf(shot.level, of?.level),
    leaderLevel: shot.leaderLevel ?? of?.leaderLevel,
  };
  const dice = yield* fireDice(shot, weapons);
  const aimed = whatItDid(shot, battle) === 'aimed-fire';
  return { dice, on: yield* hitNumber(firer, aimed, dice.ignoring > 0, battle) };
}

/** The dice that hit (fire.5): those against cover, and those that ignore it. */
function* hitsOf({ dice: { plain, ignoring }, on }: Thrown): Rule<number> {
  const { hits } = yield* addUp(
    ['hits'],
    [
      () => scored(plain, on.plain, 'fire', 'fubar:fire.5'),
      () => scored(ignoring, on.ignoring, plain > 0 ? 'ignoring-cover' : 'fire', 'fubar:fire.5'),
    ],
  );
  return hits;
}

function* afterHits(shot: Shot, hits: number, battle: Battle): Rule<Result> {
  if (shot.at) return yield* atVehicle(shot, hits);
  const saves = yield* savesOf(shot);
  const unit = yield* settled('the target', () => targetOf(shot, battle));
  const ways = unit && (yield* waysToTake());
  return yield* lastly({
    part: () => unsavedOf(hits, saves),
    *saying(unsaved) {
      if (unit && ways) yield* sayTaken(unsaved, unit, taken(unsaved, unit, ways));
    },
    to: (unsaved): Result => {
      if (!unit || !ways) return { hits, unsaved };
      const { casualties, suppressed } = taken(unsaved, unit, ways);
      return { hits, unsaved, casualties, suppressed };
    },
  });
}

/** The vehicle that was fired at saves hits; what it does not save is rolled for with `vehicle-damage`. */
function* atVehicle({ at }: Shot, hits: number): Rule<Result> {
  const save = yield* vehicleSave(yield* armourOf(at!));
  return yield* lastly({
    part: () => unsavedOf(hits, save ? [save] : []),
    *saying(unsaved) {
      const text = () =>
        unsaved === 0 ? 'no damage' : `roll for damage: vehicle-damage --unsaved ${unsaved}`;
      yield* step({ id: 'damage', clause: 'fubar:damage.1', value: unsaved, text, ruling: 'fubar:R64' });
    },
    to: (unsaved) => ({ hits, unsaved }),
  });
}

/** The unit whose hits are taken, where it is known. */
function* targetOf(shot: Shot, battle: Battle): Rule<Struck | undefined> {
  const of = known(battle, shot.target);
  const figures = shot.targetFigures ?? left(of);
  const level = shot.targetLevel ?? of?.level;
  if (!figures || (level === undefined && shot.targetFigures === undefined)) return undefined;
  const limit = yield* suppressionLimit(
    levelOf(level, undefined, '--target-level'),
    shot.targetLeaderLevel ?? of?.leaderLevel,
  );
  const suppressed = Math.min(shot.targetSuppressed ?? of?.suppressed ?? 0, figures);
  return { figures, suppressed, limit, take: shot.take };
}

/** The saves of the target: its armour, the vehicle before it (vehicle.7), the cover if so ruled (R36). */
function* savesOf(shot: Shot): Rule<Save[]> {
  const armour = shot.wearing ? yield* majority(shot.wearing) : shot.armour;
  const own = yield* personalSave(armour);
  const saves = shot.behind && (yield* isSheltered(shot)) ? yield* sheltered(shot, own) : own ? [own] : [];
  const byCover = shot.sameCover && shot.cover !== 'open' && (yield* ruling('fubar:R36')) === 2;
  if (!byCover || shot.coverSave === undefined) return saves;
  return [...saves, { lowest: shot.coverSave, clause: 'fubar:fire.14', by: 'the cover' }];
}

/** Whether it stands directly behind: as the players judge, or within a distance if so ruled (R77). */
function* isSheltered({ behindBy, unit }: Shot): Rule<boolean> {
  if (behindBy === undefined) return true;
  const measured = (yield* ruling('fubar:R77')) === 2;
  const from = yield* look(distances.cells.behind!);
  const value = !measured || behindBy <= from.value;
  const how = measured
    ? `within ${far(from.value, unit)} counts as directly behind`
    : 'the players judge what is directly behind';
  const line = { id: 'behind', clause: 'fubar:vehicle.7' as const, value, ruling: 'fubar:R77' as const };
  return yield* step({ ...line, text: `${far(behindBy, unit)} behind: ${how}` });
}

/** Troops directly behind a vehicle save by it too: by the better of two, by both, or by it alone (R63). */
function* sheltered({ behind }: Shot, own: Save | undefined): Rule<Save[]> {
  const its = yield* vehicleSave(yield* armourOf(behind!));
  const option = yield* ruling('fubar:R63');
  const both = [its, own].filter((save) => save !== undefined);
  const better = both.reduce<Save[]>(
    (best, save) => (best[0] && best[0].lowest <= save.lowest ? best : [save]),
    [],
  );
  const saves = option === 1 ? better : option === 2 ? both : its ? [its] : [];
  const said = [
    'one save, the better of the two',
    'both saves, one after the other',
    'the save of the vehicle alone',
  ];
  const line = { id: 'sheltered', clause: 'fubar:vehicle.7' as const, value: saves.length };
  yield* step({ ...line, text: `directly behind it: ${said[option - 1]}`, ruling: 'fubar:R63' });
  return saves;
}
