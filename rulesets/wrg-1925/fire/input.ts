import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import { LONGEST_NAME, scale } from '../say.js';
import { boundFields, ofTarget } from '../weapons/bound-fields.js';
import {
  countOf,
  FIRE_WORDS,
  type FiringGroup,
  fireFault,
  firesOf,
  GROUP_WORDS,
  groupFault,
  groupsOf,
  tooMany,
} from '../weapons/firing-group.js';
import { isMounted } from '../weapons/kinds.js';
import { limitConflict, limitFields } from '../weapons/limit-fields.js';
import { beforeFields } from './before.js';
import { nameField, targetConflict, targetCounts, targetFields } from './target-fields.js';

const fire = { group: 'Fire' };
const limits = { group: 'Whether it may fire' };
const game = { group: 'Game' };

/** Who directs mortars that fire indirectly (heavy.2). */
const INDIRECT = ['observed', 'unseen', 'out-of-touch'] as const;

export const shootInputs = {
  fire: list('weapons of the group that fires, with their number, and their range where it is their own', {
    ...fire,
    metavar: 'rifle:6@90',
    max: 20,
    between: /[\s,]+/,
    words: FIRE_WORDS,
    fault: fireFault,
  }),
  range: measure('how far off the target is', {
    ...fire,
    unit: 'metres',
    max: 9999,
  }),
  men: count('living men in the firing group, firing or not', { ...fire, min: 1, max: 99 }),
  moved: count('of those that fire, who moved this period or did not fire last period; with --own-move all', {
    ...fire,
    max: 99,
    default: 0,
  }),
  movedAndSilent: count('of the moved, who did not fire last period either', {
    ...fire,
    max: 99,
    default: 0,
  }),
  movingVehicleWeapons: count('weapons used from a moving vehicle', { ...fire, max: 99, default: 0 }),
  intoBuilding: count(
    'grenades, launchers and flame into a slit or building, anti-tank weapons and guns at one, satchels on it',
    { ...fire, max: 99, default: 0 },
  ),
  atBuilding: toggle('the target is in a bunker or building: whatever strikes one from outside does', fire),
  group: list('one more group that fires at the same target', {
    ...fire,
    metavar: '"rifle:6,lmg-belt:1;men=8;range=90;moved=2"',
    max: 12,
    words: GROUP_WORDS,
    fault: groupFault,
  }),
  points: measure('added up already, in place of the weapons; halves too; with --men for a chance die', {
    ...fire,
    unit: 'points',
    min: -99,
    max: 999,
  }),
  machineGuns: count('with --points: machine guns among what fires', { ...fire, max: 20, default: 0 }),
  ...targetFields,
  ...limitFields,
  blind: toggle('blind into smoke', limits),
  beyondScreen: measure('how far behind the smoke the target is', { ...limits, unit: 'metres', max: 9999 }),
  overFriends: toggle('the line of fire crosses the base of a friend', limits),
  higher: toggle('shooter or target is clearly higher than he is', limits),
  noSight: toggle('a crest or wall hides the target', limits),
  radioThrower: toggle('a man who throws carries a radio', limits),
  indirect: choice(
    INDIRECT,
    'mortars fire indirectly: their observer sees the target and is in touch, or not',
    limits,
  ),
  observer: text('who directs it, by name', { ...limits, metavar: 'HQ', max: LONGEST_NAME }),
  observerFires: toggle('the observer uses his own weapon as well', limits),
  trees: measure('how far trees in line are from the mortar or the target', {
    ...limits,
    unit: 'metres',
    max: 9999,
  }),
  target: text('the group that is fired at, for the game', { ...game, metavar: 'Blues', max: LONGEST_NAME }),
  name: nameField,
  ...boundFields,
  ...ofTarget,
  ...beforeFields,
  targetPrisoner: toggle('the target was taken prisoner', game),
  scale,
};
export type Shot = InputOf<typeof shootInputs>;

/** Every group that fires at the target. */
export const firingGroups = (input: Shot): FiringGroup[] =>
  [...(input.fire ? [mainGroup(input)] : []), ...groupsOf(input.group ?? [])].map((group) =>
    afterMove(group, input),
  );

/** Where the move of the firers is told, everybody on the ground has made it, unless it is said how many (tactical.4). */
function afterMove(group: FiringGroup, { ownMove }: Shot): FiringGroup {
  if (!ownMove || group.moved > 0) return group;
  return { ...group, moved: countOf(group, (weapon) => !isMounted(weapon)) };
}

const mainGroup = ({
  fire = [],
  men = 1,
  range,
  moved,
  movedAndSilent,
  movingVehicleWeapons,
  intoBuilding,
}: Shot): FiringGroup => ({
  fire: firesOf(fire),
  men,
  ...(range !== undefined && { range }),
  moved,
  both: movedAndSilent,
  movingVehicleWeapons,
  intoBuilding,
});

/** What has to be given in view of the rest. */
export function shotRequires(input: Partial<Shot>): string[] {
  const figures = input.figure ? [] : ['targets'];
  if (input.points !== undefined) return figures;
  if (!input.fire) return input.group ? figures : ['fire', ...figures];
  const isOpen = firesOf(input.fire).some(({ at }) => at === undefined);
  return [...(isOpen ? ['range'] : []), 'men', ...figures];
}

const OF_MAIN = ['moved', 'movedAndSilent', 'movingVehicleWeapons', 'intoBuilding'] as const;
const LIMITS = [
  ...(Object.keys(limitFields) as (keyof typeof limitFields)[]),
  'blind',
  'beyondScreen',
  'overFriends',
  'higher',
  'noSight',
  'radioThrower',
  'indirect',
  'observer',
  'observerFires',
  'trees',
] as const;
/** What goes only with something else. */
const NEEDS = [
  ['higher', 'overFriends', '--over-friends'],
  ['beyondScreen', 'blind', '--blind'],
  ['observer', 'indirect', '--indirect'],
  ['observerFires', 'indirect', '--indirect'],
] as const;

/** What does not go together. */
export function shotConflict(input: Shot): Conflict | undefined {
  const barred = barring(input);
  const wrong = targetConflict(input);
  if (wrong) return wrong;
  if (input.points !== undefined) {
    if (!Number.isInteger(2 * input.points))
      return { input: 'points', message: 'takes whole and half points' };
    const all = ['fire', 'group', 'range', ...OF_MAIN, ...targetCounts, ...LIMITS, 'scale'] as const;
    return barred(all, 'does not go with --points, which is the sum already');
  }
  if (input.machineGuns > 0)
    return { input: 'machineGuns', message: 'needs --points: else the weapons tell it' };
  if (!input.fire && input.group) {
    const own = barred(['men', 'range', ...OF_MAIN], 'needs --fire: a --group has its own');
    if (own) return own;
  }
  const stray = NEEDS.find(([name, needs]) => given(input[name]) && !given(input[needs]));
  if (stray) return { input: stray[0], message: `needs ${stray[2]}` };
  if (input.range !== undefined && input.fire && firesOf(input.fire).every(({ at }) => at !== undefined)) {
    return { input: 'range', message: 'is for weapons without a range of their own' };
  }
  const weapons = firingGroups(input).flatMap(({ fire }) => fire.map(({ weapon }) => weapon));
  const limit = limitConflict(input, weapons);
  if (limit) return limit;
  const many = input.fire && tooMany(afterMove(mainGroup(input), input));
  if (!many) return undefined;
  return {
    input: many[0] === 'both' ? 'movedAndSilent' : many[0],
    message: `is more than there are: ${many[1]}`,
  };
}

const given = (value: unknown): boolean => value !== undefined && value !== false;
