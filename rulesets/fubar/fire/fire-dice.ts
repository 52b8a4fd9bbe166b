import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Looked } from '../../../src/rules/words.js';
import { armourOf } from '../hits/armour.js';
import { far } from '../say.js';
import { type Vehicle, vehicleSaves } from '../vehicles/tables.js';
import type { Armed } from '../weapons/lists.js';
import {
  armed,
  figuresWith,
  isCannon,
  isSmallArm,
  type SmallArm,
  smallArms,
  supportWeapons,
  type Weapon,
  type WeaponRow,
} from '../weapons/tables.js';
import { type ClauseId, look, refuse, ruling, step } from '../words.js';
import type { Shot } from './shoot-inputs.js';
import { isOnMount } from './shot-permits.js';

/** The dice of a shot: those against cover, and those that ignore it. */
export interface FireDice {
  readonly plain: number;
  readonly ignoring: number;
}

/** The dice that are thrown (fire.4): a die for each Fire Point of each figure that fires. */
export function* fireDice(shot: Shot, weapons: readonly Armed[]): Rule<FireDice> {
  if (shot.fp !== undefined) {
    const text = `${counted(shot.fp, 'Fire Point')}, as many dice`;
    yield* step({ id: 'dice', clause: 'fubar:fire.4', value: shot.fp, text });
    if (shot.at) yield* onlyHeavy(shot.at);
    return { plain: shot.fp, ignoring: 0 };
  }
  const byDie = shot.elsewhere > 0 && (yield* ruling('fubar:R25')) === 2;
  let away = byDie ? 0 : shot.elsewhere;
  const all: Record<keyof FireDice, number> = { plain: 0, ignoring: 0 };
  const none: Required<Thrown>[] = [];
  for (const entry of weapons) {
    const gone = Math.min(away, entry.n);
    away -= gone;
    const thrown = yield* diceOf({ ...entry, n: entry.n - gone }, shot);
    if (thrown.why !== undefined) none.push({ ...thrown, why: thrown.why });
    all[(yield* ignoresCover(entry.weapon, shot)) ? 'ignoring' : 'plain'] += thrown.dice;
  }
  if (shot.elsewhere > 0) {
    const what = byDie
      ? shot.elsewhere === 1
        ? 'die goes'
        : 'dice go'
      : shot.elsewhere === 1
        ? 'figure fires'
        : 'figures fire';
    const plain = byDie ? Math.min(all.plain, shot.elsewhere) : 0;
    all.ignoring -= byDie ? Math.min(all.ignoring, shot.elsewhere - plain) : 0;
    all.plain -= plain;
    const of = !byDie && weapons.length > 1 ? ' (of the weapon named first)' : '';
    const text = `split fire: ${shot.elsewhere} ${what} at other targets${of}, as declared before any roll`;
    yield* step({ id: 'split', clause: 'fubar:fire.3', value: shot.elsewhere, text, ruling: 'fubar:R25' });
  }
  const total = all.plain + all.ignoring;
  if (total === 0) {
    const { clause } = none.at(-1) ?? ELSEWHERE;
    const why = none.length > 0 ? none.map(({ why }) => why) : [ELSEWHERE.why];
    refuse(clause, `Nothing is left to fire at this target: ${[...new Set(why)].join('; ')}.`);
  }
  yield* step({
    id: 'dice',
    clause: 'fubar:fire.4',
    value: total,
    text: `${counted(total, 'die', 'dice')} thrown`,
  });
  return all;
}

/** What sums of Fire Points must not hold against armour (vehicle.8). */
function* onlyHeavy(at: Vehicle): Rule<void> {
  const { value } = yield* look(vehicleSaves.cells[yield* armourOf(at)]);
  const none = value > 5 && (yield* ruling('fubar:R54')) === 2;
  if (value > 5 && !none) return;
  const text = 'small arms and heavy machine guns cannot harm it: leave their Fire Points out';
  const ruled = none ? 'fubar:R54' : 'fubar:R41';
  yield* step({ id: 'harmless', clause: 'fubar:vehicle.8', value: true, text, ruling: ruled });
}

/** The dice of one weapon; where there are none, why. */
interface Thrown {
  readonly dice: number;
  readonly clause: ClauseId;
  readonly why?: string;
}

const ELSEWHERE: Required<Thrown> = { dice: 0, clause: 'fubar:fire.3', why: 'all fire elsewhere' };

/** The dice of figures with one weapon; none, where it does not reach or can do no harm. */
function* diceOf({ weapon, n, range }: Armed, shot: Shot): Rule<Thrown> {
  const name = isOnMount(shot) ? armed(n, weapon) : figuresWith(n, weapon);
  if (n === 0) return ELSEWHERE;
  const { value: row, clause, ...from } = yield* rowOf(weapon, range);
  const line = { id: 'weapon', from: { value: row, ...from } };
  if (range !== undefined && range > row.range) {
    const why = `${name}: ${far(range, shot.unit)} is beyond ${far(row.range, shot.unit)}`;
    yield* step({ ...line, clause: 'fubar:fire.6', value: 0, text: `${why}, no dice`, ruling: 'fubar:R27' });
    return { dice: 0, clause: 'fubar:fire.6', why };
  }
  if (shot.at && (yield* harmless(weapon, shot))) {
    return { dice: 0, clause: 'fubar:vehicle.8', why: `${name} cannot harm it` };
  }
  const firing = yield* served(weapon, n, shot);
  const dice = firing * row.fp;
  const unknown = weapon === 'assault-rifle' && range === undefined ? yield* noRange(shot) : '';
  const text = `${armed(firing, weapon)}, ${row.fp} FP${firing > 1 ? ' each' : ''}: ${counted(dice, 'die', 'dice')}${unknown}`;
  if (firing === 0) return { dice, clause: 'fubar:weapon.4', why: 'the gun needs two crew' };
  yield* step({ ...line, clause, value: dice, text });
  return { dice, clause };
}

/** What is said where an assault rifle might have more Fire Points (weapon.2). */
function* noRange({ unit }: Shot): Rule<string> {
  const close = yield* look(smallArms.cells['assault-rifle-close']);
  return `, no range given: as if beyond ${far(close.value.range, unit)}`;
}

/** The row of a weapon (weapon.1, weapon.3); an assault rifle has more Fire Points near its target (weapon.2). */
export function* rowOf(
  weapon: Weapon,
  range: number | undefined,
): Rule<Looked<WeaponRow> & { clause: ClauseId }> {
  if (!isSmallArm(weapon))
    return { ...(yield* look(supportWeapons.cells[weapon])), clause: 'fubar:weapon.3' };
  const from = yield* look(smallArms.cells[weapon as SmallArm]);
  if (weapon !== 'assault-rifle' || range === undefined) return { ...from, clause: 'fubar:weapon.1' };
  const close = yield* look(smallArms.cells['assault-rifle-close']);
  return { ...(range <= close.value.range ? close : from), clause: 'fubar:weapon.2' };
}

/** Small arms and heavy machine guns do not harm armour (vehicle.8). */
function* harmless(weapon: Weapon, { at }: Shot): Rule<boolean> {
  if (!isSmallArm(weapon) && weapon !== 'heavy-machine-gun') return false;
  const armour = yield* armourOf(at!);
  const { value: save } = yield* look(vehicleSaves.cells[armour]);
  const line = { id: 'harmless', clause: 'fubar:vehicle.8' as const };
  if (save > 5) {
    const all = (yield* ruling('fubar:R54')) === 2;
    const text = all
      ? `${armed(2, weapon).slice(2)} harm no vehicle: no dice`
      : 'unarmoured: anything can harm it';
    return yield* step({ ...line, value: all, text, ruling: 'fubar:R54' });
  }
  const excepted = weapon === 'grenade-launcher' && (yield* ruling('fubar:R41')) === 2;
  const text = excepted
    ? 'grenade launchers can harm armour'
    : `${armed(2, weapon).slice(2)} cannot harm armour: no dice`;
  return yield* step({ ...line, value: !excepted, text, ruling: 'fubar:R41' });
}

/** Weapons that fire, with the figures who serve them (weapon.4). */
function* served(weapon: Weapon, n: number, shot: Shot): Rule<number> {
  const asMarked = isCannon(weapon) && (yield* ruling('fubar:R45')) === 3;
  if (weapon !== 'heavy-machine-gun' && !asMarked) return n;
  const line = { id: 'crew', clause: 'fubar:weapon.4' as const };
  if (isOnMount(shot)) {
    const text = `on a ${shot.mount ?? 'vehicle'}: one crew for each`;
    return yield* step({ ...line, value: n, text, ...(asMarked && { ruling: 'fubar:R45' as const }) });
  }
  const alone = n % 2 === 1 && (yield* ruling('fubar:R26')) === 2;
  const guns = alone ? Math.ceil(n / 2) : Math.floor(n / 2);
  const text =
    guns === 0
      ? '1 figure serves none: it needs two'
      : `${alone || n === 2 * guns ? '' : `${2 * guns} of `}${counted(n, 'figure')} ${n === 1 ? 'serves' : 'serve'} ${armed(guns, weapon)}`;
  return yield* step({ ...line, value: guns, text, ruling: asMarked ? 'fubar:R45' : 'fubar:R26' });
}

/** Whether a weapon fires as if there were no cover (weapon.5, R45). */
function* ignoresCover(weapon: Weapon, { mount }: Shot): Rule<boolean> {
  if (weapon === 'flamethrower') return true;
  if (!isCannon(weapon)) return false;
  const option = yield* ruling('fubar:R45');
  return option === 2 || (option === 1 && mount === 'tank');
}
