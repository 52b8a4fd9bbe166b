import { choice, count, list, measure, text, toggle } from '../../src/rules/field.js';
import { type Known, kind } from '../../src/rules/kind.js';
import type { Change, Unit } from '../../src/rules/roster.js';
import * as fields from './inputs.js';
import { footConflict, inATurn } from './kinds-conflict.js';
import { footSaid, vehicleSaid } from './kinds-said.js';
import { ACTIONS } from './tables.js';
import { effectsField } from './vehicle-effects.js';
import { spoken, VEHICLES } from './vehicle-tables.js';
import { listed, weaponsFault, weaponsField } from './weapons-list.js';

/** The kinds of units: what is said of them in a roster, as flags of the roles they stand in, and by the marks they carry. */

const tries = {
  action: choice(ACTIONS, 'the action it took last, On Guard among them', {}),
  acted: toggle('this turn: it took that action', {}),
  earlier: toggle('it took that action in a turn before this', {}),
  moved: toggle('this turn: it has moved by it', {}),
  tried: choice(['passed', 'failed'], 'it has been tried this turn', {}),
  fired: toggle('this turn: it has fired in its own activation', {}),
  firing: count('this turn: figures, or weapons of a vehicle, that have fired in it', {
    max: 48,
    default: 0,
  }),
  points: count('this turn: Fire Points that have fired in it, told by their sum', { max: 240, default: 0 }),
  spent: list('this turn: weapons that have fired in it, infantry-rifle:6', {
    metavar: 'weapon:n',
    max: 16,
    fault: (entry) => weaponsFault(entry),
  }),
  reacted: toggle('this turn: it has fired On Guard', {}),
};

const footProfile = {
  level: { ...fields.level, required: true as const },
  figures: count('figures in the unit', { max: fields.MOST, required: true }),
  leaderLevel: fields.leaderLevel,
  armour: { ...fields.armour, help: 'personal armour of most of its figures' },
  weapons: weaponsField,
};

const footMarks = {
  casualties: count('casualties it has taken in the game: they are off its figures', {
    max: fields.MOST,
    default: 0,
  }),
  suppressed: { ...fields.suppressed, default: 0 },
  downed: count('this turn: of those suppressed, by fire', { max: fields.MOST, default: 0 }),
  bout: count('of those, by one enemy in one action', { max: fields.MOST, default: 0 }),
  boutBy: text('that enemy', { metavar: 'unit', max: 80 }),
  assaulted: toggle('this turn: it was assaulted before its own try', {}),
  fought: toggle('this turn: it has fought its round of close combat', {}),
  combat: toggle('this turn: its close combat was its activation', {}),
  melee: text('in close combat: the unit that was assaulted there, it or another', {
    metavar: 'unit',
    max: 80,
    alone: 'a melee',
  }),
  contact: count('of its figures, those in contact there; else all', { max: fields.MOST, default: 0 }),
  ...tries,
  aboard: text('the vehicle it rides in', { metavar: 'unit', max: 80 }),
};

/** What a turn ends. */
const OF_A_TURN = {
  acted: { until: 'turn', becomes: 'earlier' },
  moved: 'turn',
  tried: { until: 'turn', unclocked: true },
  fired: 'turn',
  firing: 'turn',
  points: 'turn',
  spent: 'turn',
  reacted: 'turn',
} as const;

/** A unit on foot. */
export const infantry = kind({
  name: 'infantry',
  says: 'a unit on foot, by figures',
  profile: footProfile,
  marks: footMarks,
  strength: {
    total: 'figures',
    parts: {},
    among: [['suppressed', 'downed', 'bout']],
    tolls: ['casualties'],
  },
  lasts: {
    ...OF_A_TURN,
    downed: 'turn',
    bout: 'turn',
    boutBy: 'turn',
    assaulted: 'turn',
    fought: 'turn',
    combat: 'turn',
    contact: { with: 'melee' },
    melee: { shared: 'by enemies' },
  },
  conflict: footConflict,
  follows: footFollows,
  gone: ({ figures }) => (figures === 0 ? 'nobody is left' : undefined),
  stands: (of) => [...(of.level === undefined ? [] : [of.level]), ...footSaid(of)],
});

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  level: { ...fields.level, help: 'training of its crew', required: true as const },
  leaderLevel: fields.leaderLevel,
  weapons: { ...weaponsField, help: 'its weapons: light-cannon:1, once for each kind' },
};

const vehicleMarks = {
  stunned: count('turns in which its crew was stunned, with no roll since', { max: 6, default: 0 }),
  lostWeapons: count('weapons of it that were destroyed', { max: 24, default: 0 }),
  immobilised: toggle('immobilised for the rest of the game', {}),
  destroyed: toggle('destroyed', {}),
  suffered: { ...effectsField, help: 'this turn: effects of hits it has suffered' },
  drove: choice(['one-weapon', 'none'], 'this turn: it drove, and what it may fire after that', {}),
  owed: count('hits that it has not saved, with no roll for damage yet', { max: 12, default: 0 }),
  driven: measure('this turn: how far it has driven, where it may drive on', { unit: 'cm', max: 200 }),
  ...tries,
};

/** A vehicle. */
export const vehicle = kind({
  name: 'vehicle',
  says: 'a vehicle',
  profile: vehicleProfile,
  marks: vehicleMarks,
  lasts: { ...OF_A_TURN, suffered: { until: 'turn', unclocked: true }, drove: 'turn', driven: 'turn' },
  conflict: inATurn,
  follows: vehicleFollows,
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: (of) => [
    [of.level ?? '', of.vehicle === undefined ? 'vehicle' : spoken(of.vehicle)].filter(Boolean).join(' '),
    ...vehicleSaid(of),
  ],
});

export const kinds = { infantry, vehicle };

export type Foot = Known<typeof footProfile, typeof footMarks>;
export type Driven = Known<typeof vehicleProfile, typeof vehicleMarks>;

/** All weapons of a vehicle, as it came; undefined where they are not on record. */
export const weaponsOn = ({ weapons }: Pick<Driven, 'weapons'>): number | undefined =>
  weapons?.flatMap(listed).reduce((sum, { n }) => sum + n, 0);

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
