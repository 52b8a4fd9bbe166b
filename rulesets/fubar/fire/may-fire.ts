import type { Rule } from '../../../src/rules/rule.js';
import { are, counted } from '../../../src/rules/text/say.js';
import { allowed, reacting, takes } from '../actions/acting.js';
import type { ActivationAction } from '../actions/tables.js';
import { type Armed, asEntries, byKind, listed } from '../weapons/lists.js';
import { refuse, ruling, step } from '../words.js';
import { rowOf } from './fire-dice.js';
import { acrossEdges, indirect } from './line-of-fire.js';
import { shooter } from './roles.js';
import type { Shot } from './shoot-inputs.js';
import { isMounted, isOnMount, upIn, whatItDid } from './shot-permits.js';

/** Something has to fire. */
export function mustFire(shot: Shot): void {
  if (shot.fp !== undefined || shot.weapon !== undefined || shot.fire?.length) return;
  if (shot.moved && (shot.weapons ?? 0) > 1)
    refuse('fubar:vehicle.3', 'It has moved: one of its weapons fires.', 'Say which, behind --fire.');
  const { name = 'The vehicle', weapons = 0, lostWeapons = 0 } = shot;
  if (lostWeapons > 0 && weapons > lostWeapons) {
    const left = counted(weapons - lostWeapons, 'weapon');
    const way = 'Say which, behind --fire: the owner chooses what was destroyed.';
    refuse('fubar:damage.3', `${name} has ${left} left of ${weapons}.`, way);
  }
  if (shot.spent?.length)
    refuse(
      'fubar:unit.1',
      'No weapons of it are on record but those that have fired in this activation.',
      'What others fire: --fire.',
    );
  refuse(
    'fubar:unit.1',
    'Its weapons are not on record.',
    'Give --fp, --weapon and --figures, or muster it with --weapons.',
  );
}

/** Fire is the action that was typed with it, or one of a turn that it was On Guard in. */
export function* acts({ reaction, aimed, action }: Shot): Rule<void> {
  if (reaction) {
    yield* shooter.on.set('fubar:action.7', { reacted: true });
    return;
  }
  const did = aimed ? 'aimed-fire' : action;
  if (did !== undefined) yield* takes(shooter.on, 'fubar:activate.5', did);
}

/** Whether the unit may fire at all after what it did, and at this target; then its figures have fired. */
export function* fires(shot: Shot, weapons: readonly Armed[]): Rule<void> {
  const did = whatItDid(shot);
  const mounted = isMounted(shot);
  if (mounted && shot.suppressed) refuse('fubar:vehicle.9', 'A vehicle cannot be suppressed.');
  if (shot.moved && !mounted) {
    refuse('fubar:vehicle.3', 'No vehicle is known to fire.', 'Give --mount vehicle or --mount tank.');
  }
  if (shot.reaction) yield* reacting(shot);
  else yield* allowed(did, weapons);
  yield* onVehicle(shot, weapons, did);
  yield* throwing(weapons);
  yield* enoughFigures(shot, weapons, did);
  if (!shot.reaction) yield* hasFired(shot, yield* reaching(weapons, shot), did);
  yield* acrossEdges(shot, weapons);
  if (shot.unseen) yield* indirect(shot, weapons);
  if (shot.targetInMelee) {
    if ((yield* ruling('fubar:R43')) === 2) refuse('fubar:fire.2', 'No fire into a close combat.');
    const text = 'fire into a close combat: it hits the enemy alone';
    yield* step({ id: 'into-melee', clause: 'fubar:fire.2', value: true, text, ruling: 'fubar:R43' });
  }
}

/** A vehicle fires one weapon after a move (vehicle.3), all when it stands (vehicle.5); no Aimed Fire, unless so ruled (R52). */
function* onVehicle(shot: Shot, weapons: readonly Armed[], did: ActivationAction | undefined): Rule<void> {
  const { fp, moved, unit } = shot;
  if (!isMounted(shot)) return;
  if (did === 'aimed-fire') {
    if (moved || (yield* ruling('fubar:R52')) !== 2) {
      refuse('fubar:vehicle.5', `A vehicle ${moved ? 'that moved ' : ''}has no Aimed Fire.`);
    }
    const text = 'a stationary vehicle may aim';
    yield* step({ id: 'vehicle-aims', clause: 'fubar:vehicle.5', value: true, text, ruling: 'fubar:R52' });
  }
  const fired = weapons.reduce((sum, { n }) => sum + n, 0);
  if (!moved) {
    const text = `it stands: all its weapons may fire${fp === undefined ? `, ${fired} here` : ''}`;
    yield* step({ id: 'stationary', clause: 'fubar:vehicle.5', value: fired, text });
    return;
  }
  if (fired > 1)
    refuse('fubar:vehicle.3', `A vehicle that moved even 1 ${unit} fires one of its weapons, not ${fired}.`);
  const text = 'it moved: one weapon fires';
  yield* step({ id: 'on-the-move', clause: 'fubar:vehicle.3', value: 1, text });
}

/**
 * The weapons that reach the target (fire.6): figures with others do not fire here, and may at a nearer one (fire.3). Of the first
 * those stay that are said to fire elsewhere.
 */
function* reaching(weapons: readonly Armed[], { elsewhere }: Shot): Rule<readonly Armed[]> {
  const all: Armed[] = [];
  for (const [i, entry] of weapons.entries()) {
    const reach =
      entry.range === undefined ? undefined : (yield* rowOf(entry.weapon, entry.range)).value.range;
    const isShort = reach !== undefined && entry.range! > reach;
    all.push(isShort ? { ...entry, n: i === 0 ? Math.min(elsewhere, entry.n) : 0 } : entry);
  }
  return all;
}

/** Who has fired in this activation, as its next fire is asked (fire.3). */
function* hasFired(shot: Shot, weapons: readonly Armed[], did: ActivationAction | undefined): Rule<void> {
  yield* shooter.on.set('fubar:fire.3', { fired: true });
  const firing = yield* firedBefore(shot, weapons, did);
  if (shot.fp === undefined) {
    yield* shooter.on.add('fubar:fire.3', { firing });
    yield* shooter.on.set('fubar:fire.3', { spent: spentBy(shot, weapons) });
  } else yield* shooter.on.add('fubar:fire.4', { points: shot.fp });
}

/** An activation is fired once, by each figure (activate.5, fire.3). */
function* firedBefore(
  shot: Shot,
  weapons: readonly Armed[],
  did: ActivationAction | undefined,
): Rule<number> {
  const { fired, firing } = shot;
  const byDie = shot.elsewhere > 0 && (yield* ruling('fubar:R25')) === 2;
  const n = (yield* figuresIn(shot, weapons, did)).firing - (byDie ? 0 : shot.elsewhere);
  const counts = shot.fp === undefined;
  if (fired) {
    const up = upIn(shot);
    if (counts && up !== undefined && firing + n > up) {
      const left = Math.max(up - firing, 0);
      const some = ofThese(shot, weapons, left);
      const way = some && `Name those that are left: --fire ${some}, say.`;
      refuse('fubar:fire.3', `${firing} of its ${up} figures have fired in this activation.`, way);
    }
    const text = 'it has fired in this activation: now only those who did not';
    yield* step({ id: 'again', clause: 'fubar:fire.3', value: true, text });
  }
  if (counts && shot.name !== undefined) {
    yield* step({
      id: 'firing',
      clause: 'fubar:fire.3',
      value: n,
      text: `${counted(n, isMounted(shot) ? 'weapon' : 'figure')} ${n === 1 ? 'fires' : 'fire'} here`,
    });
  }
  return n;
}

/** So many figures with one weapon of these, as `--fire` takes them; no lone crewman of a heavy machine gun (weapon.4). */
function ofThese(shot: Shot, weapons: readonly Armed[], up: number): string | undefined {
  const [some] = weapons.flatMap(({ weapon, n }) => {
    const can = Math.min(n, up);
    const firing = weapon === 'heavy-machine-gun' && !isOnMount(shot) ? can - (can % 2) : can;
    return firing > 0 ? [`${weapon}:${firing}`] : [];
  });
  return some;
}

/** Weapons by their kinds that have fired when these have; of the first those that fire elsewhere have not yet. */
function spentBy({ spent = [], elsewhere }: Shot, weapons: readonly Armed[]): string[] {
  const now = weapons.map((entry, i) => (i === 0 ? { ...entry, n: entry.n - elsewhere } : entry));
  return asEntries(byKind([...spent.flatMap(listed), ...now]));
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

/** The figures that fire: small arms and grenades both in one walk, or a crewman with a weapon of his own, if so ruled. */
function* figuresIn(shot: Shot, weapons: readonly Armed[], did: ActivationAction | undefined) {
  const throwers = thrown(weapons);
  const both = did === 'walk' && throwers > 0 && (yield* ruling('fubar:R16')) === 3;
  const guns = weapons.reduce((sum, { weapon, n }) => (weapon === 'heavy-machine-gun' ? sum + n : sum), 0);
  const spare = guns > 0 && !isOnMount(shot) && (yield* ruling('fubar:R26')) === 3 ? Math.floor(guns / 2) : 0;
  const all = weapons.reduce((sum, { n }) => sum + n, 0);
  return { firing: Math.max(all - spare - (both ? throwers : 0), both ? throwers : 0), both, spare };
}

/** Suppressed figures hold fire (fire.1), and nobody fires twice. */
function* enoughFigures(
  shot: Shot,
  weapons: readonly Armed[],
  did: ActivationAction | undefined,
): Rule<void> {
  const { men, suppressed = 0 } = shot;
  if (men === undefined) {
    if (suppressed === 0) return;
    const text = `${counted(suppressed, 'suppressed figure')} of the unit: none of those who fire here`;
    yield* step({ id: 'may-fire', clause: 'fubar:fire.1', value: suppressed, text, ruling: 'fubar:R70' });
    return;
  }
  const up = men - suppressed;
  const { firing, both, spare } = yield* figuresIn(shot, weapons, did);
  if (firing > up) {
    const why = suppressed > 0 ? `, ${suppressed} suppressed` : '';
    const can = ofThese(shot, weapons, up);
    refuse(
      'fubar:fire.1',
      `${counted(firing, 'figure')} cannot fire: ${men} ${are(men)} left${why}.`,
      can && `Name those that can, once for each kind of weapon: --fire ${can}.`,
    );
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
