import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit, type UnitKind, withDefaults } from '../../../src/rules/roster.js';
import { MOST, mustHold } from '../inputs.js';
import { meleeInputs } from '../melee-input.js';
import { DAMAGE, EMPLACEMENTS, GRADES, STOPS, VEHICLES } from '../tables.js';

/** More than any unit may have: whether it may is for `wg roster check` to say. */
const NEVER_MORE = 48;

const figures = (help: string) => count(help, { max: NEVER_MORE, default: 0 });

/** Infantry and cavalry. */
const footProfile = {
  grade: choice(GRADES, 'grade of the unit, A the best', { required: true }),
  figures: count('figures in the unit, leaders and heavy weapons included', {
    required: true,
    max: NEVER_MORE,
  }),
  leaders: figures('leaders among them'),
  hw: figures('heavy weapons among them'),
  medics: figures('medics among them'),
  engineers: figures('engineers among them, who clear mines'),
  hwPersonnel: figures('optional rule: machine guns among them, in place of hw'),
  hwArmour: figures('optional rule: bazookas and panzerschrecks among them'),
  hwPiat: figures('optional rule: PIATs and panzerfausts among them'),
  hwFlame: figures('optional rule: flame throwers among them'),
  armed: figures('optional rule: figures with pistols, swords or fixed bayonets'),
  close: toggle('a special unit that gets close-range dice, within 6 in', {}),
  smoke: toggle('named before the game: it may lay smoke', {}),
  flares: toggle('named before the game: it may launch flares', {}),
};

const footMarks = {
  ran: toggle('green: it ran, and shoots a grade lower', {}),
  dugIn: toggle('brown: dug in', {}),
  road: toggle('white: it used the road', {}),
  mounted: toggle('cavalry on horseback', {}),
  horses: toggle('one figure holds the horses', {}),
  routing: toggle('optional rule: it routs, and may not shoot until it rallies', {}),
  melee: toggle('marked for a melee at the end of the card phase', {}),
  prisoners: count('prisoners it keeps', { max: NEVER_MORE, default: 0 }),
  guards: count('guards of prisoners among its figures', { max: MOST, default: 0 }),
  dead: count('dead figures a medic may try for', { max: NEVER_MORE, default: 0 }),
  aboard: text('the vehicle it rides in', { metavar: 'unit', max: 80 }),
  captured: toggle('it surrendered', {}),
  partOf: text('the unit it was combined with', { metavar: 'unit', max: 80 }),
  hasShot: toggle('under this card: it has shot', {}),
  shotAt: toggle('under this card: it has been shot at', {}),
  lostBefore: count('under this card: figures it has lost', { max: NEVER_MORE, default: 0 }),
  lastLost: count('figures it lost to the last attack', { max: NEVER_MORE, default: 0 }),
  lastCause: choice(['shooting', 'artillery', 'mines', 'melee'], 'what it lost them to', {}),
  reactedShot: toggle('this turn: it has shot in reaction to a charge', {}),
  reactedFled: toggle('this turn: it has fled from a charge', {}),
};

const { mg, bowMg, gun, bowGun } = meleeInputs;

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew', { default: 'C' }),
  armour: count('red dice, as the scenario sets them', { min: 1, max: 9 }),
  mg,
  bowMg,
  gun,
  bowGun,
  weaponDice: text('dice of each of its weapons, as the scenario sets them: 4,2', {
    metavar: 'dice',
    max: 40,
  }),
  models: count('models that are one unit', { min: 1, max: 6, default: 1 }),
  diceMost: count('movement dice it has, where the scenario sets them', { min: 3, max: 4 }),
  tracked: toggle('on tracks, other than a tank', {}),
  clearing: toggle('a mine-clearing vehicle', {}),
};

const vehicleMarks = {
  damage: choice(DAMAGE, 'cotton: damage it has', { default: 'none' }),
  destroyed: toggle('destroyed', {}),
  stoppedBy: choice(STOPS, 'what has stopped it, other than a hit', {}),
  dugIn: toggle('dug in, as it may start', {}),
  melee: toggle('marked for a melee at the end of the card phase', {}),
  mgShots: count('under this card: shots of its machine guns', { max: 12, default: 0 }),
  gunShots: count('under this card: shots of its main gun', { max: 12, default: 0 }),
  reactedShot: toggle('this turn: it has shot in reaction to a charge', {}),
  reactedFled: toggle('this turn: it has fled from a charge', {}),
};

const emplacementProfile = {
  type: choice(EMPLACEMENTS, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew', { default: 'C' }),
  gun: choice(['none', 'light-gun', 'heavy-gun'], 'the bigger gun of a gun emplacement', { default: 'none' }),
};

const emplacementMarks = {
  marked: toggle('hit once: one more destroys it', {}),
  destroyed: toggle('destroyed', {}),
  hasShot: toggle('under this card: it has shot', {}),
};

/** Special figures of a unit, who are all among its figures. */
const SPECIAL = ['leaders', 'hw', 'medics', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'] as const;

function footConflict(unit: Input): Conflict | undefined {
  const { figures, engineers, guards, mounted, horses } = unit as unknown as Foot;
  const n = (name: (typeof SPECIAL)[number]) => unit[name] as number;
  return (
    mustHold(
      'figures',
      figures,
      SPECIAL.reduce((sum, name) => sum + n(name), 0),
    ) ??
    mustHold('engineers', figures, engineers, 'engineers') ??
    mustHold('guards', figures, guards, 'guards') ??
    (mounted && horses
      ? { input: 'horses', message: 'does not go with mounted: nobody holds horses that are ridden' }
      : undefined)
  );
}

function emplacementConflict(unit: Input): Conflict | undefined {
  const { type, gun } = unit as unknown as Emplaced;
  if (gun === 'none' || type === 'gun-emplacement') return undefined;
  return { input: 'gun', message: 'needs a gun-emplacement: a bigger gun makes a pillbox one' };
}

export const kinds = {
  infantry: {
    says: 'infantry or cavalry, by figures',
    profile: footProfile,
    marks: footMarks,
    conflict: footConflict,
  },
  vehicle: { says: 'a vehicle', profile: vehicleProfile, marks: vehicleMarks },
  emplacement: {
    says: 'a machine gun nest, pillbox, gun emplacement or bunker',
    profile: emplacementProfile,
    marks: emplacementMarks,
    conflict: emplacementConflict,
  },
} satisfies Record<string, UnitKind>;

export type Foot = InputOf<typeof footProfile> & InputOf<typeof footMarks>;
export type Driven = InputOf<typeof vehicleProfile> & InputOf<typeof vehicleMarks>;
export type Emplaced = InputOf<typeof emplacementProfile> & InputOf<typeof emplacementMarks>;

/** A unit as far as its kind goes, with its profile and its marks in one. */
export type Known =
  | ({ readonly kind: 'infantry'; readonly name: string } & Foot)
  | ({ readonly kind: 'vehicle'; readonly name: string } & Driven)
  | ({ readonly kind: 'emplacement'; readonly name: string } & Emplaced);

/** What is known of a unit of a roster. */
export function known({ name, kind, profile, marks }: Unit): Known {
  const is: UnitKind = kinds[kind as keyof typeof kinds];
  return { ...withDefaults(is.profile, profile), ...withDefaults(is.marks, marks), kind, name } as Known;
}

/** All heavy weapons of a unit, however they are counted. */
export const heavyWeapons = ({ hw, hwPersonnel, hwArmour, hwPiat, hwFlame }: Foot): number =>
  hw + hwPersonnel + hwArmour + hwPiat + hwFlame;

/** The figures that are with the unit: one that holds the horses is not (cav.5). */
export const present = ({ figures, horses }: Foot): number => figures - (horses ? 1 : 0);
