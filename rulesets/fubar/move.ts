import { action, barring, type Conflict } from '../../src/rules/action.js';
import { choice, type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { armourOf } from './armour.js';
import { type Battle, known } from './battle.js';
import { isAction } from './fire-action.js';
import { memory } from './game.js';
import { inPlay } from './in-play.js';
import * as fields from './inputs.js';
import { oneAction } from './one-action.js';
import { far, unit } from './say.js';
import { ACTIONS, type ActionName, CALLED, COVER, moves } from './tables.js';
import { vehicleReach } from './vehicle-move.js';
import { VEHICLES } from './vehicle-tables.js';
import { type ClauseId, look, refuse, ruling, step } from './words.js';

const vehicles = { group: 'Vehicles' };

const inputs = {
  name: fields.name,
  action: choice(ACTIONS, 'the action the unit takes', {}),
  distance: fields.distance('how far it is to go; else as far as it may'),
  through: choice(COVER, 'the worst cover that it goes through', { default: 'open' }),
  toCover: fields.distance('how far the nearest cover is'),
  suppressed: { ...fields.suppressed, help: 'figures suppressed on the way, by fire On Guard' },
  vehicle: choice(VEHICLES, 'a vehicle, in place of a unit on foot', vehicles),
  immobilised: toggle('it is immobilised', vehicles),
  assaulting: toggle('it assaults infantry', vehicles),
  unit,
};
export type Move = InputOf<typeof inputs>;

const FIRE = ['none', 'small-arms', 'reaction', 'aimed', 'one-weapon', 'all-weapons'] as const;
type Fire = (typeof FIRE)[number];
type Result = { distance: number; fire: Fire };

export const move = action({
  name: 'move',
  says: 'How far an action or a vehicle goes, and what it forbids',
  inputs,
  requires: ({ vehicle, name }) => (vehicle || name !== undefined ? [] : ['action']),
  conflict: (input) => moveConflict(input),
  examples: [
    ['wg move -r fubar --action walk', 'a walk'],
    ['wg move -r fubar --action duck-and-weave --through soft', 'dodging through a wood'],
    ['wg move -r fubar --action gone-to-ground --to-cover 2 --odds', 'nothing is left to chance here'],
    ['wg move -r fubar --vehicle medium-tank --through moderate', 'a tank through a wall'],
    ['wg move -r fubar --action run --unit in', 'where the players use inches'],
  ],
  result: {
    distance: { help: 'how far it goes, in the unit that is played' },
    fire: { help: 'what it may fire', order: FIRE },
  },
  memory,
  *resolve(input, battle): Rule<Result> {
    inPlay(known(battle, input.name));
    oneAction(known(battle, input.name), input.action, battle);
    const vehicle = input.vehicle ?? known(battle, input.name)?.vehicle;
    if (!vehicle && !input.action) {
      return refuse('fubar:activate.5', 'Which action does it take?', 'Give --action, or --vehicle.');
    }
    const reach: Result = vehicle
      ? yield* byVehicle({ ...input, vehicle }, battle)
      : yield* onFoot(input, input.action!);
    if (input.distance === undefined) return reach;
    return { ...reach, distance: input.distance };
  },
  announce: ({ distance, fire }, { unit: u }) =>
    `${distance === 0 ? 'it stays where it is' : `up to ${far(distance, u)}`}, ${SAYS[fire]}`,
});

const SAYS: Readonly<Record<Fire, string>> = {
  none: 'no fire',
  'small-arms': 'small arms or thrown grenades at one point',
  reaction: 'fire once this turn at an enemy that moves',
  aimed: 'all fire at +1',
  'one-weapon': 'one weapon may fire',
  'all-weapons': 'all weapons may fire',
};

const CLAUSES: Readonly<Record<ActionName, readonly [ClauseId, Fire]>> = {
  walk: ['fubar:action.1', 'small-arms'],
  run: ['fubar:action.3', 'none'],
  'duck-and-weave': ['fubar:action.4', 'none'],
  'on-guard': ['fubar:action.6', 'reaction'],
  'gone-to-ground': ['fubar:action.8', 'none'],
  'aimed-fire': ['fubar:action.10', 'aimed'],
  assault: ['fubar:action.11', 'none'],
  'mount-up': ['fubar:activate.5', 'none'],
};

/** The clauses of fire, where they are not those of the move. */
const FIRES: Partial<Record<ActionName, ClauseId>> = {
  walk: 'fubar:action.2',
  'on-guard': 'fubar:action.7',
};

/** One of the seven actions (activate.5); Mount Up is an eighth where so ruled (R72). */
function* onFoot(input: Move, did: ActionName): Rule<Result> {
  if (input.immobilised || input.assaulting) {
    const flag = input.immobilised ? '--immobilised' : '--assaulting';
    refuse('fubar:vehicle.1', `${flag} is for a vehicle: none of that name is on record.`, 'Give --vehicle.');
  }
  yield* isAction(did);
  const [clause, allows] = CLAUSES[did];
  const from = yield* look(moves.cells[did]);
  const said = from.value === 0 ? 'it does not move' : `up to ${far(from.value, input.unit)}`;
  yield* step({ id: 'move', clause, value: from.value, text: `${CALLED[did]}: ${said}`, from });
  const fire = did === 'assault' && (yield* ruling('fubar:R23')) === 2 ? 'small-arms' : allows;
  const firing = { id: 'fire', clause: FIRES[did] ?? clause, value: fire, text: SAYS[fire] };
  yield* step({ ...firing, ...(did === 'assault' && { ruling: 'fubar:R23' as const }) });
  if (input.through !== 'open') {
    const text = `${input.through} cover does not slow infantry`;
    yield* step({ id: 'through', clause: 'fubar:cover.4', value: from.value, text });
  }
  mustReach(input, from.value, clause, CALLED[did]);
  yield* posture(did, input, from.value);
  yield* struckOnTheWay(input);
  return { distance: from.value, fire };
}

/** Nobody goes farther than his action carries. */
function mustReach({ distance, unit: u }: Move, reach: number, clause: ClauseId, what: string): void {
  if (distance !== undefined && distance > reach) {
    refuse(clause, `${what} goes up to ${far(reach, u)}, not ${far(distance, u)}.`);
  }
}

/** What Duck & Weave (action.5), Gone To Ground (action.9) and On Guard (action.7) bring. */
function* posture(did: ActionName, { toCover, distance, unit: u }: Move, reach: number): Rule<void> {
  if (did === 'on-guard') {
    const text = 'it may react until its next try, once in each turn';
    yield* step({ id: 'posture', clause: 'fubar:action.7', value: true, text, ruling: 'fubar:R21' });
  }
  if (did === 'duck-and-weave') {
    const text = 'it counts as in soft cover';
    yield* step({ id: 'posture', clause: 'fubar:action.5', value: 'soft', text, ruling: 'fubar:R20' });
  }
  if (did !== 'gone-to-ground') return;
  if (toCover !== undefined && toCover <= reach && distance !== undefined && distance < toCover) {
    const text = `it stops ${far(toCover - distance, u)} short of the cover: nothing to raise`;
    yield* step({ id: 'posture', clause: 'fubar:action.9', value: false, text, ruling: 'fubar:R19' });
    return;
  }
  const beyond = toCover !== undefined && toCover > reach;
  const raised = !beyond || (yield* ruling('fubar:R19')) === 2;
  const none = `no cover within ${far(reach, u)}: ${raised ? 'open ground counts as soft cover' : 'nothing to raise'}`;
  const text = beyond ? none : 'into the nearest cover, which counts one level higher';
  const line = { id: 'posture', clause: 'fubar:action.9' as const, value: raised, text };
  yield* step({ ...line, ruling: beyond ? 'fubar:R19' : 'fubar:R20' });
}

/** Figures suppressed on the way go on or, if so ruled, stay where they fell (R24). */
function* struckOnTheWay({ suppressed }: Move): Rule<void> {
  if (!suppressed) return;
  const stay = (yield* ruling('fubar:R24')) === 2;
  const who = counted(suppressed, 'suppressed figure');
  const stays = suppressed === 1 ? 'stays where it fell' : 'stay where they fell';
  const text = stay ? `${who} ${stays}` : `${who} ${suppressed === 1 ? 'goes' : 'go'} on with the unit`;
  yield* step({
    id: 'staying',
    clause: 'fubar:suppress.1',
    value: stay ? suppressed : 0,
    text,
    ruling: 'fubar:R24',
  });
}

type Driven = Move & { readonly vehicle: (typeof VEHICLES)[number] };

/** A vehicle goes by its own distances and fires in its own way (vehicle.2 to vehicle.5). */
function* byVehicle(input: Driven, battle: Battle): Rule<Result> {
  if (input.suppressed) refuse('fubar:vehicle.9', 'A vehicle cannot be suppressed.');
  const of = known(battle, input.name);
  const stuck = input.immobilised || [...(of?.effects ?? []), ...(of?.earlier ?? [])].includes('immobilised');
  if (input.action) return yield* standing(input, input.action, stuck);
  const stays = input.distance === 0;
  if (stuck && !stays) {
    refuse(
      'fubar:damage.4',
      'It is immobilised: it cannot move, only shoot.',
      'Give --distance 0 if it stands.',
    );
  }
  if (stays) {
    const text = `${stuck ? 'immobilised, ' : ''}it stands: all its weapons may fire`;
    yield* step({ id: 'fire', clause: 'fubar:vehicle.5', value: 'all-weapons', text });
    return { distance: 0, fire: 'all-weapons' };
  }
  const reach = yield* vehicleReach({ ...input, armour: yield* armourOf(input.vehicle) });
  mustReach(input, reach, 'fubar:vehicle.2', 'It');
  const fire = input.through === 'moderate' ? 'none' : 'one-weapon';
  const text = fire === 'none' ? 'it does not fire' : 'it fires one of its weapons';
  const clause = fire === 'none' ? 'fubar:vehicle.4' : 'fubar:vehicle.3';
  yield* step({ id: 'fire', clause, value: fire, text, ruling: 'fubar:R52' });
  return { distance: reach, fire };
}

/** A vehicle goes On Guard; it aims as it stands, if so ruled; the other actions are for units on foot (R52). */
function* standing(input: Driven, did: ActionName, stuck: boolean): Rule<Result> {
  if (did !== 'on-guard' && did !== 'aimed-fire') {
    const text = `${CALLED[did]} is for units on foot: a vehicle moves or stands.`;
    return refuse('fubar:vehicle.3', text, 'Leave out --action.');
  }
  if (did === 'aimed-fire' && (yield* ruling('fubar:R52')) !== 2) {
    refuse('fubar:vehicle.5', 'A vehicle has no Aimed Fire.');
  }
  if (input.through !== 'open') {
    refuse('fubar:vehicle.2', `${CALLED[did]}: it stays where it is.`, 'Leave out --through.');
  }
  mustReach(input, 0, 'fubar:vehicle.5', `A vehicle that takes ${CALLED[did]}`);
  if (stuck) {
    const text = 'it is immobilised, and can still shoot';
    yield* step({ id: 'immobilised', clause: 'fubar:damage.4', value: true, text });
  }
  const [, fire] = CLAUSES[did];
  const text = `${CALLED[did]}: ${did === 'on-guard' ? SAYS[fire] : 'it stands, all its weapons fire at +1'}`;
  const clause = did === 'on-guard' ? 'fubar:action.7' : 'fubar:vehicle.5';
  yield* step({ id: 'fire', clause, value: fire, text, ruling: 'fubar:R52' });
  return { distance: 0, fire };
}

function moveConflict(input: Move): Conflict | undefined {
  const barred = barring(input);
  if (input.vehicle)
    return (
      barred(['toCover', 'suppressed'], 'is for units on foot and does not go with --vehicle') ??
      (input.action && input.action !== 'on-guard' && input.action !== 'aimed-fire'
        ? {
            input: 'action',
            message: 'is for units on foot: a vehicle goes On Guard, or aims where so ruled',
          }
        : undefined) ??
      (input.action && input.through !== 'open'
        ? { input: 'through', message: 'is for a vehicle that moves' }
        : undefined) ??
      (input.action ? barred(['assaulting'], 'does not go with --action') : undefined)
    );
  if (input.toCover !== undefined && input.action !== 'gone-to-ground') {
    return { input: 'toCover', message: 'needs --action gone-to-ground' };
  }
  // One on record is known by its name.
  return input.name === undefined ? barred(['immobilised', 'assaulting'], 'needs --vehicle') : undefined;
}
