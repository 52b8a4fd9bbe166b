import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import { nameField } from '../fire/target-fields.js';
import { TARGETS } from '../movement/movers.js';
import { LONGEST_NAME, scale } from '../say.js';
import { boundFields, ofTarget } from '../weapons/bound-fields.js';
import { isCrewServed } from '../weapons/kinds.js';
import { limitConflict, limitFields } from '../weapons/limit-fields.js';
import type { Weapon } from '../weapons/weapons.js';
import { aboardConflict, aboardFields } from './aboard.js';

const firing = { group: 'Firing' };
const close = { group: 'Bombardment and close attack' };
const target = { group: 'Target' };

const ANTITANK = ['one-man', 'recoilless', 'gun', 'missile', 'afv-gun', 'heavy-mg'] as const;
const MOUNTS = ['turret', 'pintle', 'tripod'] as const;
const CLOSE_ATTACKS = ['flame', 'molotov', 'sticky-bomb', 'satchel'] as const;
export const antiTankInputs = {
  weapon: choice(ANTITANK, 'what fires; heavy-mg is an MG of 12.7mm or more or a light shell gun', firing),
  range: measure('distance to the AFV', { ...firing, unit: 'metres', max: 9999 }),
  weapons: count('weapons of this kind that fire, a die each; 1 if not given', {
    ...firing,
    min: 1,
    max: 20,
  }),
  points: count('points before the die, worked out already', { ...firing, min: -20, max: 40 }),
  lightGun: toggle('the AFV gun is under 75mm and not automatic', firing),
  mount: choice(MOUNTS, 'where the heavy MG is mounted; in a turret if not given', firing),
  helpers: count('No. 2 and No. 3 men who help to fire', { ...firing, max: 2, default: 0 }),
  moved: toggle('the firing weapon moved in the period', firing),
  underFire: toggle('it is itself under fire from weapons that can damage it', firing),
  surprised: toggle('it is surprised by the first fire from a hidden source', firing),
  closeAttack: choice(CLOSE_ATTACKS, 'the AFV is attacked with one of these', close),
  offTable: toggle('it is in an area where off-table fire falls', close),
  attacks: count('such attacks in the period; 1 if not given', { ...close, min: 1, max: 20 }),
  at: choice(TARGETS, 'what kind of vehicle the target is', target),
  weight: measure('its weight', { ...target, unit: 'tons', max: 200 }),
  year: count('the year of the action', { ...target, min: 1900, max: 2000 }),
  flank: toggle('the fire meets its flank', target),
  angle: measure('angle of the fire off the front of its hull', { ...target, unit: 'degrees', max: 180 }),
  targetHidden: ofTarget.targetHidden,
  targetOut: toggle('it is knocked out already', target),
  targetSoft: toggle('it is no AFV, but a soft vehicle', target),
  attackDiced: toggle('it has had its die for such attacks in this period', close),
  flameOf: choice(['man-pack', 'vehicle'], 'whose flame it is, as far as it reaches', close),
  targetMoved: toggle('it moved 50 metres or more in the period', target),
  concealed: toggle('soft or hard cover hides part of it', target),
  smoke: measure('length of a smoke screen between', { ...target, unit: 'metres', min: 1, max: 1000 }),
  ...limitFields,
  ...aboardFields,
  ...boundFields,
  men: count('men of the group that fires', { ...firing, max: 99 }),
  name: nameField,
  target: text('the AFV, for the game', { group: 'For the game', metavar: 'Panzer', max: LONGEST_NAME }),
  scale,
};
export type AntiTank = InputOf<typeof antiTankInputs>;

/** What only a shot has whose points are yet to be added up. */
const FACTORS = [
  'range',
  'lightGun',
  'mount',
  'helpers',
  'moved',
  ...(Object.keys(limitFields) as (keyof typeof limitFields)[]),
  'underFire',
  'surprised',
  'weight',
  'flank',
  'angle',
  'targetMoved',
  'concealed',
  'smoke',
] as const;

/** The rows of heavy MGs and light shell guns, by their mount. */
const MOUNTED = { turret: 'mg-turret', pintle: 'mg-pintle', tripod: 'mg-tripod' } as const;

/** The fire effect row that a weapon stands in, before rulings on AFV guns. */
export const weaponRow = ({ weapon, mount = 'turret' }: Partial<AntiTank>): Weapon =>
  weapon === 'heavy-mg' ? MOUNTED[mount] : (weapon ?? 'gun');

/** Inputs that mean nothing together. */
export function antiTankConflict(input: AntiTank): Conflict | undefined {
  const { weapon, points, closeAttack, offTable } = input;
  const isShot = weapon !== undefined || points !== undefined;
  if (!isShot && !closeAttack && !offTable) {
    return { input: 'weapon', message: 'needs to be given, or --points, --close-attack or --off-table' };
  }
  const [, second] = [isShot && 'weapon', closeAttack && 'closeAttack', offTable && 'offTable'].filter(
    Boolean,
  );
  if (second) return { input: second, message: 'is another attack: one at a time' };
  return (isShot ? shotConflict(input) : closeConflict(input)) || aboard(input);
}

function shotConflict(input: AntiTank): Conflict | undefined {
  const barred = barring(input);
  const { weapon, points, weight, angle } = input;
  return (
    barred(['attacks'], 'is for close attacks and off-table fire: weapons are counted with --weapons') ||
    (points !== undefined ? counted(input) : undefined) ||
    (weapon !== 'afv-gun' ? barred(['lightGun'], 'needs --weapon afv-gun') : undefined) ||
    (weapon !== 'heavy-mg' ? barred(['mount'], 'needs --weapon heavy-mg') : undefined) ||
    (weapon && isCrewServed(weaponRow(input))
      ? undefined
      : barred(['helpers'], 'is for --weapon recoilless, gun or heavy-mg with --mount tripod')) ||
    (weight === undefined ? barred(['year'], 'needs --weight') : undefined) ||
    postWar(input) ||
    (input.ownMove ? barred(['moved'], 'is told by --own-move already') : undefined) ||
    limitConflict(input, [weaponRow(input)]) ||
    (angle === undefined ? undefined : barred(['flank'], 'is told by --angle already'))
  );
}

/** What is post-war was not there in the war. */
const postWar = ({ at, year }: AntiTank): Conflict | undefined =>
  at === 'post-war-sp' && year !== undefined && year < 1946
    ? { input: 'year', message: 'is before 1946, and --at post-war-sp is after the war' }
    : undefined;

/** The first of these that was typed: a distance of 0 is no less typed. */
const typedOf = (input: AntiTank, names: readonly (keyof AntiTank)[]): keyof AntiTank | undefined =>
  names.find(
    (name) =>
      input[name] !== undefined && input[name] !== false && !(name === 'helpers' && input[name] === 0),
  );

/** Points that are worked out leave nothing to add up. */
function counted(input: AntiTank): Conflict | undefined {
  const isLimit = input.weapon === 'heavy-mg' || input.at === 'soft';
  const typed = typedOf(input, [...FACTORS, 'year', ...(isLimit ? [] : ['at' as const])]);
  return typed && { input: typed, message: 'does not go with --points, which has it in already' };
}

function closeConflict(input: AntiTank): Conflict | undefined {
  const factors = FACTORS.filter((name) => name !== 'range' || input.offTable);
  const typed = typedOf(input, [...factors, 'weapons', 'year', 'at']);
  if (!typed && input.offTable && input.name !== undefined)
    return { input: 'name', message: 'does not go with --off-table: nobody on the table fires' };
  const said = input.offTable ? '--off-table' : '--close-attack';
  return typed && { input: typed, message: `is for anti-tank fire, and does not go with ${said}` };
}

function aboard(input: AntiTank): Conflict | undefined {
  if (input.crew === undefined && input.passengers === undefined) {
    const { hw, smgs } = input;
    if (hw !== undefined) return { input: 'hw', message: 'needs --crew or --passengers' };
    if (smgs !== undefined) return { input: 'smgs', message: 'needs --crew' };
  }
  return aboardConflict(input);
}
