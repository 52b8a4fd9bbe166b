import { choice, count, list, measure, text, toggle } from '../../../src/rules/field.js';
import { type Kinds, type Known, kind, until } from '../../../src/rules/kind.js';
import type { Change, Unit } from '../../../src/rules/roster.js';
import { ACTIONS } from '../actions/tables.js';
import * as fields from '../inputs.js';
import { effectsField, spoken, VEHICLES } from '../vehicles/tables.js';
import { listed, weaponsFault, weaponsField } from '../weapons/lists.js';
import type { Span } from '../words.js';
import { footConflict, inATurn, ridesNowhere } from './conflict.js';
import { footSaid, vehicleSaid } from './said.js';

/** The kinds of units: what is said of them in a roster, as flags of the roles they stand in, and by the marks they carry. */

const SO_FAR = { group: 'So far this turn' };

/** What it did with its try, and what a turn ends of that. */
const ofTurn = {
  moved: toggle('this turn: it has moved in its activation', SO_FAR),
  fired: toggle('this turn: it has fired in its own activation', SO_FAR),
  firing: count('this turn: figures, or weapons of a vehicle, that have fired in it', {
    ...SO_FAR,
    max: 80,
    default: 0,
  }),
  points: count('this turn: Fire Points that have fired in it, told by their sum', { max: 240, default: 0 }),
  spent: list('this turn: weapons that have fired in it, infantry-rifle:6', {
    ...SO_FAR,
    metavar: 'weapon:n',
    max: 16,
    fault: (entry) => weaponsFault(entry),
  }),
  reacted: toggle('this turn: it has fired On Guard', {}),
};
const tries = {
  action: choice(ACTIONS, 'the action it took last, On Guard among them', {}),
  acted: toggle('this turn: it took that action', {}),
  earlier: toggle('it took that action in a turn before this', {}),
  tried: choice(['passed', 'failed'], 'it has been tried this turn', {}),
  ...ofTurn,
};
const tryLasts = {
  acted: { until: 'turn', becomes: 'earlier' },
  tried: { until: 'turn', unclocked: true },
  ...until('turn', ofTurn),
} as const;

const footProfile = {
  level: { ...fields.level, required: true as const },
  figures: count('figures in the unit', { max: fields.MOST, required: true }),
  leaderLevel: fields.leaderLevel,
  armour: fields.armour,
  weapons: weaponsField,
};

const some = (help: string) => count(help, { max: fields.MOST, default: 0 });
const unitName = (help: string, alone?: string) =>
  text(help, { metavar: 'unit', max: 80, ...(alone !== undefined && { alone }) });

const footTurn = {
  gone: measure('this turn: how far it has gone in its move, where it may go on', {
    ...SO_FAR,
    unit: 'cm',
    max: 200,
  }),
  wentOn: toggle('this turn: it has fired in its own activation, and moved since', SO_FAR),
  held: toggle('this turn: it failed to withdraw, and so does not strike', {}),
  downed: some('this turn: of those suppressed, by fire'),
  bout: some('of those, by one enemy in one action'),
  boutBy: unitName('that enemy'),
  assaulted: toggle('this turn: it was assaulted before its own try', {}),
  fought: toggle('this turn: it has fought its round of close combat', {}),
  unstruck: some(
    'this turn: of its figures, those that have not struck in its close combat, where others have',
  ),
  combat: toggle('this turn: its close combat was its activation', SO_FAR),
};
const footMarks = {
  casualties: some('casualties it has taken in the game: they are off its figures'),
  suppressed: { ...fields.suppressed, default: 0 },
  ...footTurn,
  bare: toggle('it went to ground, and found no cover there', {}),
  melee: unitName('in close combat: the unit that was assaulted there, it or another', 'a melee'),
  contact: some('of its figures, those in contact there; else all'),
  foes: list('the enemies there that it is in contact with; else all', {
    metavar: 'unit',
    max: 16,
    fault: () => undefined,
  }),
  ...tries,
  aboard: unitName('the vehicle it rides in'),
  owed: count('hits that its vehicle has not saved, with no roll for those aboard yet', {
    max: fields.MOST_DICE,
    default: 0,
  }),
  wrecked: toggle('it got out of a wreck, with no roll for that yet', {}),
};

/** A unit on foot. */
export const infantry = kind({
  name: 'infantry',
  says: 'a unit on foot, by figures',
  profile: footProfile,
  marks: footMarks,
  strength: {
    total: 'figures',
    parts: {},
    among: [['suppressed', 'downed', 'bout'], 'unstruck'],
    tolls: ['casualties'],
  },
  lasts: {
    ...tryLasts,
    ...until('turn', footTurn),
    aboard: { holds: 'who is there' },
    bare: { with: 'action' },
    assaulted: { until: 'turn', with: 'melee' },
    contact: { with: 'melee' },
    foes: { with: 'melee' },
    melee: { shared: 'by enemies', told: 'foes' },
  },
  conflict: footConflict,
  amiss: ridesNowhere,
  follows: footFollows,
  gone: ({ figures }) => (figures === 0 ? 'nobody is left' : undefined),
  stands: (of) => [...(of.level === undefined ? [] : [of.level]), ...footSaid(of)],
});

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  level: { ...fields.level, help: 'training of its crew', required: true as const },
  leaderLevel: fields.leaderLevel,
  weapons: {
    ...weaponsField,
    help: 'its weapons, each kind with its number: light-cannon:1; an empty list says that it has none',
  },
};

const vehicleTurn = {
  drove: choice(['one-weapon', 'none'], 'this turn: it drove, and what it may fire after that', {}),
  driven: measure('this turn: how far it has driven, where it may drive on', {
    ...SO_FAR,
    unit: 'cm',
    max: 200,
  }),
};
const vehicleMarks = {
  stunned: count('turns in which its crew was stunned, with no roll since', { max: 6, default: 0 }),
  lostWeapons: count('weapons of it that were destroyed', { max: 24, default: 0 }),
  immobilised: toggle('immobilised for the rest of the game', {}),
  destroyed: toggle('destroyed', {}),
  suffered: { ...effectsField, help: 'this turn: effects of hits it has suffered' },
  owed: count('hits that it has not saved, with no roll for damage yet', {
    max: fields.MOST_DICE,
    default: 0,
  }),
  hitBy: unitName('who hit it last of these, where more than two sides play'),
  ...vehicleTurn,
  ...tries,
};

/** A vehicle. */
export const vehicle = kind({
  name: 'vehicle',
  says: 'a vehicle',
  profile: vehicleProfile,
  marks: vehicleMarks,
  lasts: {
    ...tryLasts,
    suffered: { until: 'turn', unclocked: true },
    hitBy: { with: 'owed' },
    ...until('turn', vehicleTurn),
  },
  conflict: inATurn,
  follows: vehicleFollows,
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: (of) => [
    [of.level ?? '', of.vehicle === undefined ? 'vehicle' : spoken(of.vehicle)].filter(Boolean).join(' '),
    ...vehicleSaid(of),
  ],
});

export const kinds = { infantry, vehicle } satisfies Kinds<Span>;

export type Foot = Known<typeof footProfile, typeof footMarks>;
export type Driven = Known<typeof vehicleProfile, typeof vehicleMarks>;

/** All weapons of a vehicle, as it came; undefined where they are not on record. */
export const weaponsOn = ({ weapons }: Pick<Driven, 'weapons'>): number | undefined =>
  weapons?.flatMap(listed).reduce((sum, { n }) => sum + n, 0);

/** Weapons that it has left, whichever they are. */
export const weaponsLeft = (of: Pick<Driven, 'weapons' | 'lostWeapons'>): number | undefined => {
  const all = weaponsOn(of);
  return all === undefined ? undefined : Math.max(all - of.lostWeapons, 0);
};

/** What says nothing is no mark; an action that is marked by hand was taken this turn. */
function actsByHand(of: Unit, by?: Change): Unit {
  const on = Object.entries(of.marks).filter(([, value]) => value !== false && value !== 0);
  const unit = { ...of, marks: Object.fromEntries(on) };
  if (!by || !Object.hasOwn(by.marks, 'action')) return unit;
  const { acted: _, earlier: __, ...marks } = unit.marks;
  return { ...unit, marks: { ...marks, ...(marks.action !== undefined && { acted: true }) } };
}

/** Casualties are off the figures of a unit; figures by hand are those that are left. */
function footFollows(of: Unit, by?: Change): Unit {
  const unit = actsByHand(of, by);
  const { figures: said } = by?.profile ?? {};
  const began = Math.max(Number(unit.began.figures ?? 0), typeof said === 'number' ? said : 0);
  if (began === 0) return unit;
  const fell = Number(unit.marks.casualties ?? 0);
  const figures =
    typeof said === 'number'
      ? said
      : by && !Object.hasOwn(by.marks, 'casualties')
        ? Number(unit.profile.figures)
        : Math.max(began - fell, 0);
  const { casualties: _, suppressed: down, ...marks } = unit.marks;
  const lying = Math.min(Number(down ?? 0), figures);
  return {
    ...unit,
    profile: { ...unit.profile, figures },
    began: { ...unit.began, figures: began },
    marks: {
      ...marks,
      ...(began > figures && { casualties: began - figures }),
      ...(lying > 0 && { suppressed: lying }),
    },
  };
}

/** Weapons by hand are those that it has still. */
function vehicleFollows(of: Unit, by?: Change): Unit {
  const unit = actsByHand(of, by);
  if (!by || by.profile.weapons === undefined) return unit;
  const { lostWeapons: _, ...marks } = unit.marks;
  return { ...unit, marks };
}
