import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { isAction } from '../actions/acting.js';
import { armourOf, unsavedOf, vehicleSave } from '../hits/armour.js';
import { sayTaken, taken, waysToTake } from '../hits/taking.js';
import { meets, unitOf } from '../roster/meets.js';
import { takenSaid } from '../say.js';
import { roundOf, state } from '../state.js';
import { beyondLimit, levelOf } from '../turn/activation.js';
import { weaponsOf } from '../weapons/lists.js';
import { action, permits, ruling, step } from '../words.js';
import { fireDice } from './fire-dice.js';
import { hitNumber } from './hit-number.js';
import { acts, fires, mustFire } from './may-fire.js';
import { mustFitTarget } from './on-record.js';
import { shooter, shotAt } from './roles.js';
import { shotConflict } from './shoot-conflicts.js';
import { type Shot, shotInputs } from './shoot-inputs.js';
import { hitsOf, type ShotDice } from './shot-hits.js';
import { isMounted, shotPermits, whatItDid } from './shot-permits.js';
import { mayBeTarget, savesOf, targetOf } from './target.js';

type Unsaved = { unsaved: number; casualties?: number; suppressed?: number };
type Result = Unsaved & { hits: number };

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
    suppressed: {
      help: 'figures of the target that these hits suppress: those who lay already do not count',
    },
  },
  reminders: ['fubar:fire.2', 'fubar:fire.15'],
  roles: [shooter, shotAt],
  fromTable: (table: State, named, asked) => ({
    ...insideOf(table, named, asked),
    ...(roundOf(table).seats.length > 2 && { several: true }),
  }),
  ways: [{ says: 'On Guard', input: { reaction: true } }],
  permits: permits<Shot>(...shotPermits),
  memory: state,
  *resolve(asked, table): Rule<Result> {
    const shot = yield* withCarried(asked);
    mustFire(shot);
    mustFitTarget(shot);
    yield* spokenOf(shot, table);
    yield* acts(shot);
    const { hits, left } = yield* hitsOf(yield* part(beforeTheDice, shot));
    return { hits, ...(yield* shot.at ? atVehicle(shot, left) : atFigures(shot, left)) };
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: ({ hits, unsaved, casualties, suppressed }) => {
    const scored = `${counted(hits, 'hit')}, ${unsaved} unsaved`;
    if (casualties === undefined) return scored;
    return `${scored}: ${takenSaid(casualties, suppressed!)}`;
  },
});

/** A target that rides has a vehicle around it, where the players rule so (vehicle.7). */
function insideOf(table: State, named: Readonly<Record<string, readonly Unit[]>>, asked: Input): Input {
  const { aboard } = named.target?.[0]?.marks ?? {};
  const around = typeof aboard === 'string' ? unitOf(table, aboard)?.profile.vehicle : undefined;
  return around === undefined || asked.at !== undefined ? {} : { aboard: around };
}

/** On a walk also what is carried besides small arms, where that is so ruled (R16). */
function* withCarried(shot: Shot): Rule<Shot> {
  const { carried, fire = [] } = shot;
  if (carried === undefined || whatItDid(shot) !== 'walk' || (yield* ruling('fubar:R16')) !== 2) return shot;
  return { ...shot, fire: [...fire, ...carried] };
}

/** Those who fire and are fired at, so far as the game has not met them. */
function* spokenOf(shot: Shot, table: State): Rule<void> {
  const { targetFigures: figures, targetLevel: level, targetLeaderLevel: leaderLevel } = shot;
  const is = { level: shot.level, leaderLevel: shot.leaderLevel };
  yield* meets(table, shooter.as, {
    name: shot.name,
    ...(isMounted(shot) ? { kind: 'vehicle', is } : { kind: 'infantry', is: { ...is, figures: shot.men } }),
  });
  yield* meets(table, shotAt.as, {
    name: shot.target,
    kind: shot.at ? 'vehicle' : 'infantry',
    is: shot.at ? { vehicle: shot.at } : { figures, level, leaderLevel },
  });
}

/** What is settled before a die is thrown: whether it may fire, with how many dice, and what hits. */
function* beforeTheDice(shot: Shot): Rule<ShotDice> {
  const weapons = weaponsOf(shot);
  yield* isAction(shot.targetAction);
  yield* fires(shot, weapons);
  yield* mayBeTarget(shot);
  const firer = { ...shot, level: levelOf(shot.level) };
  yield* beyondLimit({ ...firer, suppressed: shot.suppressed ?? 0 }, 'firer');
  const dice = yield* fireDice(shot, weapons);
  const aimed = whatItDid(shot) === 'aimed-fire';
  return { dice, on: yield* hitNumber(firer, aimed, dice) };
}

/** The figures that were fired at save, and what they do not save is taken by their unit, where it is known. */
function* atFigures(shot: Shot, hits: number): Rule<Unsaved> {
  const saves = yield* part(savesOf, shot);
  const unit = yield* part(targetOf, shot);
  const ways = unit && (yield* part(waysToTake));
  const unsaved = yield* unsavedOf(hits, saves);
  if (!unit || !ways) return { unsaved };
  const did = taken(unsaved, unit, ways);
  yield* sayTaken(unsaved, unit, did, ways);
  yield* shotAt.as.infantry.lose('fubar:fire.9', { figures: did.casualties });
  yield* shotAt.as.infantry.set('fubar:suppress.1', { suppressed: did.lying });
  yield* shotAt.as.infantry.add('fubar:fire.10', { downed: did.suppressed });
  yield* inOneBout(shot, did.suppressed);
  return { unsaved, casualties: did.casualties, suppressed: did.suppressed };
}

/** Whom the dice of one unit in its own action suppress, further dice of it do not find again (R35). */
function* inOneBout({ name, reaction, targetBout = 0 }: Shot, suppressed: number): Rule<void> {
  const on = shotAt.as.infantry;
  if (name === undefined || reaction) {
    yield* on.set('fubar:fire.10', { bout: null, boutBy: null });
    return;
  }
  if (targetBout + suppressed === 0) return;
  yield* on.bind('fubar:fire.10', 'boutBy', 'shooter');
  yield* on.set('fubar:fire.10', { bout: targetBout + suppressed });
}

/** The vehicle that was fired at saves hits; what it does not save is rolled for with `vehicle-damage`. */
function* atVehicle({ at, name, target, several }: Shot, hits: number): Rule<Unsaved> {
  const save = yield* part(vehicleSave, yield* part(armourOf, at!));
  const unsaved = yield* unsavedOf(hits, save ? [save] : []);
  const text = () =>
    unsaved === 0
      ? 'no damage'
      : `roll for damage: wg vehicle-damage -r fubar --unsaved ${unsaved}${target === undefined ? '' : ` --name "${target}"`}, with --facing front, side or rear`;
  yield* shotAt.as.vehicle.add('fubar:damage.1', { owed: unsaved });
  // Of two sides it is the other one that rolls for damage.
  if (several && name !== undefined && unsaved > 0)
    yield* shotAt.as.vehicle.bind('fubar:damage.1', 'hitBy', 'shooter');
  yield* step({ id: 'damage', clause: 'fubar:damage.1', value: unsaved, text, ruling: 'fubar:R64' });
  return { unsaved };
}
