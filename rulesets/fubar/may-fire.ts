import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { type Battle, known } from './battle.js';
import { far } from './say.js';
import type { Shot } from './shoot-inputs.js';
import { type ActionName, CALLED, distances } from './tables.js';
import { armed, isSmallArm } from './weapons.js';
import type { Armed } from './weapons-list.js';
import { type ClauseId, look, refuse, ruling, step } from './words.js';

/** Whether the unit may fire at all after what it did, and at this target. */
export function* mayFire(shot: Shot, weapons: readonly Armed[], battle: Battle): Rule<void> {
  const did = whatItDid(shot, battle);
  if (shot.reaction) yield* reacting(shot, battle);
  else if (did) yield* allowed(did, weapons);
  yield* onVehicle(shot, weapons, did);
  yield* throwing(weapons);
  yield* enoughFigures(shot, weapons, did);
  yield* acrossEdges(shot);
  if (shot.unseen) yield* indirect(shot, weapons);
  if (shot.targetInMelee) {
    if ((yield* ruling('fubar:R43')) === 2) refuse('fubar:melee.10', 'No fire into a close combat.');
    const text = 'fire into a close combat: it hits the enemy alone';
    yield* step({ id: 'into-melee', clause: 'fubar:melee.10', value: true, text, ruling: 'fubar:R43' });
  }
}

/** The action of this turn: typed, or remembered. */
export function whatItDid({ action, aimed, name }: Shot, battle: Battle): ActionName | undefined {
  const of = known(battle, name);
  return action ?? (aimed ? 'aimed-fire' : of?.since === battle.turn ? of.action : undefined);
}

const FORBIDS: Partial<Record<ActionName, ClauseId>> = {
  run: 'fubar:action.3',
  'duck-and-weave': 'fubar:action.4',
  'gone-to-ground': 'fubar:action.8',
  'mount-up': 'fubar:activate.5',
};

/** What each action allows. */
function* allowed(did: ActionName, weapons: readonly Armed[]): Rule<void> {
  const forbidden = FORBIDS[did];
  if (forbidden) refuse(forbidden, `${CALLED[did]}: the unit may neither fire nor throw grenades.`);
  if (did === 'on-guard') {
    refuse(
      'fubar:action.7',
      'A unit On Guard fires only at an enemy that moves.',
      'Give --reaction if one does.',
    );
  }
  if (did === 'assault') {
    if ((yield* ruling('fubar:R23')) !== 2)
      refuse('fubar:action.11', 'Assault: the unit does not fire on its way in.');
    const text = 'it fires on its way in: nothing forbids it';
    yield* step({ id: 'assaulting', clause: 'fubar:action.11', value: true, text, ruling: 'fubar:R23' });
  }
  if (did === 'walk') yield* walking(weapons);
}

/** A walking unit fires small arms or throws grenades (action.2); more, if so ruled (R16). */
function* walking(weapons: readonly Armed[]): Rule<void> {
  const option = yield* ruling('fubar:R16');
  const light = ({ weapon }: Armed) => isSmallArm(weapon) || weapon === 'grenades';
  const carried = ({ weapon }: Armed) =>
    light({ weapon, n: 1 }) || weapon === 'rpg' || weapon === 'flamethrower';
  const not = weapons.find((entry) => !(option === 2 ? carried(entry) : light(entry)));
  if (not)
    refuse(
      'fubar:action.2',
      `Walk: it may not fire ${armed(not.n, not.weapon)}, only small arms or thrown grenades.`,
    );
  const text = 'it fires once, at one point of its walk';
  yield* step({ id: 'walking', clause: 'fubar:action.2', value: 1, text, ruling: 'fubar:R16' });
}

/** On Guard: once in a turn, at an enemy that moves (action.7). */
function* reacting({ reacted, name }: Shot, battle: Battle): Rule<void> {
  const of = known(battle, name);
  if (reacted || (of?.reacted !== undefined && of.reacted === battle.turn)) {
    refuse('fubar:action.7', 'It has fired On Guard this turn already.');
  }
  if (of?.action !== undefined && of.action !== 'on-guard') {
    refuse('fubar:action.7', `It is not On Guard: it took ${CALLED[of.action]}.`);
  }
  if (of?.since !== undefined && of.since < battle.turn) {
    if ((yield* ruling('fubar:R21')) === 2) {
      refuse('fubar:action.7', 'On Guard ended with the turn in which it was taken.');
    }
    const still = 'On Guard since an earlier turn: until its next try';
    yield* step({
      id: 'still-guard',
      clause: 'fubar:action.7',
      value: true,
      text: still,
      ruling: 'fubar:R21',
    });
  }
  const text = 'On Guard: it fires during the move, once this turn';
  yield* step({ id: 'reaction', clause: 'fubar:action.7', value: true, text, ruling: 'fubar:R22' });
}

/** A vehicle fires one weapon after a move (vehicle.3), all when it stands (vehicle.5); no Aimed Fire, unless so ruled (R52). */
function* onVehicle(
  { mount, moved, unit }: Shot,
  weapons: readonly Armed[],
  did: ActionName | undefined,
): Rule<void> {
  if (mount !== 'vehicle' && mount !== 'tank') return;
  if (did === 'aimed-fire') {
    if (moved || (yield* ruling('fubar:R52')) !== 2) {
      refuse('fubar:vehicle.5', `A vehicle ${moved ? 'that moved ' : ''}has no Aimed Fire.`);
    }
    const text = 'a stationary vehicle may aim';
    yield* step({ id: 'vehicle-aims', clause: 'fubar:vehicle.5', value: true, text, ruling: 'fubar:R52' });
  }
  const fired = weapons.reduce((sum, { n }) => sum + n, 0);
  if (!moved) {
    const text = `it stands: all its weapons may fire, ${fired} here`;
    yield* step({ id: 'stationary', clause: 'fubar:vehicle.5', value: fired, text });
    return;
  }
  if (fired > 1)
    refuse('fubar:vehicle.3', `A vehicle that moved even 1 ${unit} fires one of its weapons, not ${fired}.`);
  const text = 'it moved: one weapon fires';
  yield* step({ id: 'on-the-move', clause: 'fubar:vehicle.3', value: 1, text });
}

const thrown = (weapons: readonly Armed[]) =>
  weapons.reduce((sum, { weapon, n }) => (weapon === 'grenades' ? sum + n : sum), 0);

/** Grenades are thrown in place of other fire; by one figure only, if so ruled (R40). */
function* throwing(weapons: readonly Armed[]): Rule<void> {
  const throwers = thrown(weapons);
  if (throwers === 0) return;
  const one = (yield* ruling('fubar:R40')) === 2;
  if (one && throwers > 1) refuse('fubar:weapon.3', 'Only one figure of the unit throws grenades.');
  const text = `${counted(throwers, 'figure')} throw grenades in place of firing`.replace(
    'figure throw',
    'figure throws',
  );
  yield* step({ id: 'grenades', clause: 'fubar:weapon.3', value: throwers, text, ruling: 'fubar:R40' });
}

/** Suppressed figures hold fire (fire.1), and nobody fires twice. */
function* enoughFigures(shot: Shot, weapons: readonly Armed[], did: ActionName | undefined): Rule<void> {
  const { men, suppressed = 0 } = shot;
  if (men === undefined) return;
  const up = men - suppressed;
  const throwers = thrown(weapons);
  // Small arms and grenades both in one walk, or a crewman with a weapon of his own, if so ruled.
  const both = did === 'walk' && throwers > 0 && (yield* ruling('fubar:R16')) === 3;
  const guns = weapons.reduce((sum, { weapon, n }) => (weapon === 'heavy-machine-gun' ? sum + n : sum), 0);
  const spare = guns > 0 && !shot.mount && (yield* ruling('fubar:R26')) === 3 ? Math.floor(guns / 2) : 0;
  const all = weapons.reduce((sum, { n }) => sum + n, 0);
  const firing = Math.max(all - spare - (both ? throwers : 0), both ? throwers : 0);
  if (firing > up) {
    refuse('fubar:fire.1', `${counted(firing, 'figure')} cannot fire: ${up} of ${men} are not suppressed.`);
  }
  if (suppressed === 0 && !both && spare === 0) return;
  const text = `${up} of ${counted(men, 'figure')} may fire${suppressed > 0 ? ', the suppressed hold fire' : ''}`;
  yield* step({
    id: 'may-fire',
    clause: 'fubar:fire.1',
    value: up,
    text,
    ruling: both ? 'fubar:R16' : spare ? 'fubar:R26' : 'fubar:R70',
  });
}

/** Fire out of cover and into it (fire.11, fire.12), and inside one area of it (fire.13). */
function* acrossEdges({ edge, targetEdge, sameCover, range, unit }: Shot): Rule<void> {
  const near = yield* look(distances.cells.edge!);
  const said = far(near.value, unit);
  const edges = !sameCover || (yield* ruling('fubar:R37')) === 2;
  const check = function* (from: number | undefined, clause: ClauseId, who: string, id: string): Rule<void> {
    if (from === undefined) return;
    if (edges && from > near.value) {
      refuse(clause, `${who} ${far(from, unit)} from the edge of cover: more than ${said}.`);
    }
    const within = from <= near.value;
    const text = `${who} ${within ? `within ${said} of the edge of cover` : 'in one area of cover: no edge lies between'}`;
    yield* step({
      id,
      clause,
      value: from,
      text,
      from: near,
      ...(sameCover && { ruling: 'fubar:R37' as const }),
    });
  };
  yield* check(edge, 'fubar:fire.12', 'the firers are', 'edge');
  yield* check(targetEdge, 'fubar:fire.11', 'the target is', 'target-edge');
  if (!sameCover) return;
  const inside = yield* look(distances.cells['same-cover']!);
  if (range !== undefined && range > inside.value) {
    refuse('fubar:fire.13', `Inside one area of cover nobody fires farther than ${far(inside.value, unit)}.`);
  }
  const text = `in one area of cover: up to ${far(inside.value, unit)}`;
  yield* step({ id: 'same-cover', clause: 'fubar:fire.13', value: inside.value, text, from: inside });
}

/** A target out of sight is for mortars, for which some figure sees (weapon.6, R42). */
function* indirect({ spotter }: Shot, weapons: readonly Armed[]): Rule<void> {
  const not = weapons.find(({ weapon }) => weapon !== 'light-mortar');
  if (not)
    refuse('fubar:weapon.6', `Out of sight: ${armed(not.n, not.weapon)} cannot fire, only mortars can.`);
  if (!spotter) refuse('fubar:weapon.6', 'Nobody sees the target.', 'Give --spotter own or --spotter other.');
  if ((yield* ruling('fubar:R42')) === 2 && spotter === 'other') {
    refuse('fubar:weapon.6', "Only a figure of the mortar's own unit can see for it.");
  }
  const text = 'a friendly figure sees the target for the mortar';
  yield* step({ id: 'indirect', clause: 'fubar:weapon.6', value: true, text, ruling: 'fubar:R42' });
}
