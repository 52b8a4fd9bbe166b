import { likeness } from '../../src/rules/likeness.js';
import type { Battle } from './battle.js';
import { type Group, newGroup } from './group.js';

/** A name as it is compared: nobody minds capitals and spaces while he plays. */

/** Whether a name is among others. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((other) => likeness(other) === likeness(name));

/** The group of this name, as the game knows it; unscathed, where it knows nothing of it. */
export const groupNamed = ({ groups }: Pick<Battle, 'groups'>, name: string): Group =>
  groups.find((group) => isAmong([name], group.name)) ?? newGroup(name);

/** The battle after something happened to one group. */
export function change(battle: Battle, name: string, to: (group: Group) => Group): Battle {
  const others = battle.groups.filter((group) => !isAmong([name], group.name));
  return { ...battle, groups: [...others, to(groupNamed(battle, name))] };
}

/** The names in a flag that may be given once or several times, each once. */
export function namesIn(value: unknown): string[] {
  const all = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
  return all.filter((name, i) => !isAmong(all.slice(0, i), name));
}
