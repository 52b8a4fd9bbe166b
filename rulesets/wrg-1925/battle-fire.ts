import type { Past } from '../../src/rules/action.js';
import type { Battle } from './battle.js';
import { change, isAmong, namesIn } from './battle-change.js';
import { countOf, type Fire, firesOf, groupsOf } from './firing-group.js';
import type { Group } from './group.js';
import { isFlame, isLmg } from './weapon-kinds.js';

/** Fire: what it scored on the group at which it was aimed, and that the other one fired. */
export function withFire(battle: Battle, event: Past): Battle {
  const { input } = event;
  const own = ownFire(input);
  const nearest = nearestIn(own);
  const ownLmgs = countOf({ fire: own }, isLmg);
  let after = battle;
  for (const name of namesIn(input.target)) after = change(after, name, (group) => hit(group, battle, event));
  for (const name of namesIn(input.name)) {
    after = change(after, name, (group) => ({
      ...group,
      fired: true,
      ...(ownLmgs > 0 && { ownLmgs: (group.ownLmgs ?? 0) + ownLmgs }),
      ...nearer(group, nearest),
    }));
  }
  return after;
}

/** What fire does to the group it is aimed at. */
function hit(group: Group, battle: Battle, event: Past): Group {
  const { action, input } = event;
  const under = { ...group, underFire: true };
  const isSurprise = namesIn(input.name).some((name) => isAmong(battle.hidden, name));
  if (action === 'anti-tank') return antiTankFire(under, battle, event, isSurprise);
  const fire = allFire(input);
  const points = summed(event, 'total');
  const lost = lostBy(group.name, event);
  return {
    ...under,
    otherFire: true,
    points: group.points + points,
    tens: group.tens + Math.floor(Math.max(0, points) / 10),
    machineGuns: group.machineGuns + summed(event, 'machine-guns'),
    lostInBattle: group.lostInBattle + lost,
    lostInPeriod: group.lostInPeriod + lost,
    ...(isSurprise && { surprised: true as const }),
    ...(countOf({ fire }, isFlame) > 0 && { flame: battle.period }),
    ...nearer(group, nearestIn(fire)),
  };
}

function antiTankFire(
  group: Group,
  battle: Battle,
  { input, result, ...event }: Past,
  surprise: boolean,
): Group {
  const isClose = typeof input.closeAttack === 'string';
  return {
    ...group,
    afv: true,
    // Off-table fire tests it at the end of the period alone.
    ...(input.offTable ? { otherFire: true as const } : { antiTankFire: true as const }),
    antiTankPoints: group.antiTankPoints + Math.max(0, summed(event, 'scored')),
    ...(surprise && { surprised: true as const, antiTankSurprise: true as const }),
    ...(isClose && { closeAttack: true as const }),
    ...(input.closeAttack === 'flame' && { flame: battle.period }),
    ...(result.knockedOut === true && { knockedOut: true as const }),
    ...(result.onFire === true && { onFire: true as const }),
  };
}

type Typed = { readonly fire?: unknown; readonly group?: unknown; readonly range?: unknown };

/** What the group that is named fired: where only one `--group` fires, that is it. */
export function ownFire(input: Typed): Fire[] {
  const groups = namesIn(input.group);
  if (input.fire === undefined) return groups.length === 1 ? allFire(input) : [];
  return ranged(firesOf(namesIn(input.fire)), input.range);
}

const allFire = (input: Typed): Fire[] => [
  ...(input.fire === undefined ? [] : ranged(firesOf(namesIn(input.fire)), input.range)),
  ...groupsOf(namesIn(input.group)).flatMap(({ fire, range }) => ranged(fire, range)),
];

const ranged = (fire: readonly Fire[], range: unknown): Fire[] =>
  fire.map((of) => (of.at === undefined && typeof range === 'number' ? { ...of, at: range } : of));

const nearestIn = (fire: readonly Fire[]): number | undefined => {
  const at = fire.flatMap((of) => (of.at === undefined ? [] : [of.at]));
  return at.length > 0 ? Math.min(...at) : undefined;
};

const nearer = ({ nearest = Number.POSITIVE_INFINITY }: Group, at: number | undefined): Partial<Group> =>
  at === undefined ? {} : { nearest: Math.min(nearest, at) };

/** The numbers on the lines with this id, added up. */
const summed = ({ steps }: Pick<Past, 'steps'>, id: string): number =>
  steps.reduce((sum, step) => (step.id === id && typeof step.value === 'number' ? sum + step.value : sum), 0);

/** What one group lost: all casualties, or its own where several groups were under one fire and the figures tell it. */
function lostBy(name: string, { input, result, steps }: Past): number {
  if (namesIn(input.target).length < 2) return Number(result.casualties ?? 0);
  const own = steps.filter(({ id, value }) => id === 'group-lost' && (value as { of?: unknown }).of === name);
  return own.reduce((sum, { value }) => sum + Number((value as { lost?: unknown }).lost), 0);
}
