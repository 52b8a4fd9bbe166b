import { counted } from '../../src/rules/say.js';
import { type Battle, known, left, type Unit, weaponsLeft } from './battle.js';
import type { Shot } from './shoot-inputs.js';
import { listed, weaponsOf } from './weapons-list.js';
import { refuse } from './words.js';

/** A shot with what the record says of the unit that fires, where it was not typed (unit.1). */
export function firingOf(shot: Shot, battle: Battle): Shot {
  const of = known(battle, shot.name);
  if (!of) return named(shot);
  const men = shot.men ?? left(of);
  const suppressed = Math.min(shot.suppressed ?? of.suppressed, men ?? Number.POSITIVE_INFINITY);
  if (men !== undefined && suppressed >= men) {
    refuse('fubar:fire.1', `All figures of ${of.name} are suppressed: none of them fires.`);
  }
  const drove = of.drove?.turn === battle.turn ? of.drove.fire : undefined;
  if (drove === 'none' && !shot.reaction) {
    refuse('fubar:vehicle.4', `${of.name} went through moderate cover: it does not fire this turn.`);
  }
  const mount = shot.mount ?? (of.vehicle && (of.vehicle.endsWith('tank') ? 'tank' : 'vehicle'));
  const onFoot = mount === 'vehicle' || mount === 'tank' ? {} : { men, suppressed };
  const moved = shot.moved || drove === 'one-weapon';
  const typed = shot.fp !== undefined || shot.weapon !== undefined || shot.fire !== undefined;
  // Grenades are thrown in place of other fire: only where they are asked for (R40).
  const fire = typed ? shot.fire : carried(of.weapons ?? [], onFoot.men, suppressed);
  if (mount === 'vehicle' || mount === 'tank') weaponsStand({ ...shot, fire }, of);
  return named({ ...shot, ...onFoot, mount, moved, fire });
}

/** The weapons on record; of one kind no more than can fire, of several the players say who is left (fire.1). */
function carried(weapons: readonly string[], men: number | undefined, suppressed: number): string[] {
  const all = weapons.flatMap(listed).filter(({ weapon }) => weapon !== 'grenades');
  const [first] = all;
  const plain = first?.weapon !== 'heavy-machine-gun' && all.every(({ weapon }) => weapon === first?.weapon);
  const n = all.reduce((sum, entry) => sum + entry.n, 0);
  if (!first || !plain || men === undefined) return all.map(({ weapon, n: each }) => `${weapon}:${each}`);
  return [`${first.weapon}:${Math.min(n, men - suppressed)}`];
}

/** A vehicle fires no more weapons than it has left; which were destroyed its owner says (damage.3). */
function weaponsStand(shot: Shot, of: Unit): void {
  const most = weaponsLeft(of);
  if (most === undefined || !of.lostWeapons) return;
  if (most === 0 && shot.fp === undefined)
    refuse('fubar:damage.3', `All weapons of ${of.name} are destroyed.`);
  const firing = weaponsOf(shot).reduce((sum, { n }) => sum + n, 0);
  if (firing <= most) return;
  const hint = 'Name what fires: --fire light-cannon:1, say.';
  refuse('fubar:damage.3', `${of.name} has ${counted(most, 'weapon')} left, not ${firing}.`, hint);
}

/** Something has to fire. */
function named(shot: Shot): Shot {
  if (shot.fp === undefined && shot.weapon === undefined && !shot.fire?.length) {
    refuse(
      'fubar:unit.1',
      'Its weapons are not on record.',
      'Give --fp, --weapon and --figures, or muster it with --weapons.',
    );
  }
  return shot;
}
