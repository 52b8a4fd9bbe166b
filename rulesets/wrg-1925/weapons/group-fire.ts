import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { metres, type Scale } from '../say.js';
import type { ClauseId, RulingId } from '../words.js';
import { ruling, step } from '../words.js';
import { effectAt, whyNothing } from './effect.js';
import { countOf, type Fire, type FiringGroup } from './firing-group.js';
import { isCrewServed, isHelper, isMortar } from './kinds.js';
import { rowOf, type Weapon, weaponCalled } from './weapons.js';

/** What a group fires with, of what it has: weapons out of range do not fire. */
interface GroupFires {
  /** Fire effect points. */
  readonly points: number;
  readonly group: FiringGroup;
}

const clauseOf = (weapon: Weapon): ClauseId => {
  if (weapon === 'fougasse') return 'wrg:mine.4';
  if (weapon === 'lmg-no2') return 'wrg:fire.8';
  if (weapon === 'helper') return 'wrg:heavy.8';
  return rowOf(weapon).isHeavy ? 'wrg:heavy.7' : 'wrg:fire.7';
};

/** Which weapons a row is for, and how many men it takes, where the book leaves it open. */
const SOURCES: Partial<Record<Weapon, RulingId>> = {
  'mg-pintle': 'wrg:R16',
  'afv-gun': 'wrg:R17',
  'light-gun': 'wrg:R156',
  fougasse: 'wrg:R176',
  helper: 'wrg:R97',
};

/** In contact, as far as bases go (R163). */
const IN_CONTACT = 10;

/** The fire effect points of a group, weapon by weapon at its range (fire.7, fire.8, heavy.7, heavy.8). */
export function* fireEffect(group: FiringGroup, bursting: boolean, scale: Scale): Rule<GroupFires> {
  const reaching: Fire[] = [];
  let points = 0;
  // Those who help come last: they add nothing where their weapon does not fire (R98).
  const order = [...group.fire].sort((a, b) => Number(isHelper(a.weapon)) - Number(isHelper(b.weapon)));
  for (const fire of order) {
    const served = countOf({ fire: reaching }, isCrewServed);
    const added = yield* weaponPoints(fire, fire.at ?? group.range!, { served, bursting, scale });
    if (added === undefined) continue;
    points += added;
    reaching.push(fire);
  }
  return { points, group: { ...group, fire: reaching } };
}

/** How a group fires. */
interface Firing {
  /** Heavy weapons of it that fire, and can be helped. */
  readonly served: number;
  /** The bombs of its mortars burst in trees. */
  readonly bursting: boolean;
  readonly scale: Scale;
}

/** The points of some weapons of one kind; none at all where they are out of range. */
function* weaponPoints(
  { weapon, n }: Fire,
  range: number,
  { served, bursting, scale }: Firing,
): Rule<number | undefined> {
  const who = `${n} ${weaponCalled(weapon, n)} at ${metres(range, scale)}`;
  const line = { id: weapon, clause: clauseOf(weapon) } as const;
  if (weapon === 'helper' && served === 0 && (yield* ruling('wrg:R98')) === 1) {
    const text = `${who}: nothing to help with that fires`;
    yield* step({ ...line, value: 0, text, ruling: 'wrg:R98' });
    return undefined;
  }
  if (bursting && isMortar(weapon)) {
    const text = `${who}: the bombs burst in trees in line, not on the target`;
    yield* step({ id: weapon, clause: 'wrg:heavy.4', value: 0, text });
    return undefined;
  }
  const from = yield* effectAt(weapon, range);
  const isPlaced = weapon === 'satchel' && range <= IN_CONTACT;
  if (from.value === 0 && weapon !== 'helper' && !isPlaced && (yield* ruling('wrg:R62')) === 1) {
    const text = `${who}: ${yield* whyNothing(weapon, range)}`;
    yield* step({ ...line, value: 0, text, ruling: 'wrg:R62' });
    return undefined;
  }
  const value = n * from.value;
  const source =
    range > 500 && !rowOf(weapon).isHeavy ? ('wrg:R61' as const) : from.ruling ? undefined : SOURCES[weapon];
  const text = `${who}${n === 1 ? '' : `, ${from.value} each`}: ${counted(value, 'point')}`;
  return yield* step({ ...line, value, text, from, ...(source && { ruling: source }) });
}
