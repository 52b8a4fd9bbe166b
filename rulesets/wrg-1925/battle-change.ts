import type { Battle } from './battle.js';
import { type Group, newGroup } from './group.js';

/** The group of this name, as the game knows it; unscathed, where it knows nothing of it. */
export const groupNamed = ({ groups }: Pick<Battle, 'groups'>, name: string): Group =>
  groups.find((group) => group.name === name) ?? newGroup(name);

/** The battle after something happened to one group. */
export function change(battle: Battle, name: string, to: (group: Group) => Group): Battle {
  const others = battle.groups.filter((group) => group.name !== name);
  return { ...battle, groups: [...others, to(groupNamed(battle, name))] };
}

/** The names in a flag that may be given once or several times. */
export const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
