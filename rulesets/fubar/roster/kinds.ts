import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type Fields, text, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import type { Roster, UnitKind } from '../../../src/rules/roster.js';
import type { Battle } from '../battle.js';
import * as fields from '../inputs.js';
import { ACTIONS } from '../tables.js';
import { VEHICLES } from '../vehicle-tables.js';
import { armsTooMany, weaponsField } from '../weapons-list.js';

const tries = {
  action: choice(ACTIONS, 'the action it took last, On Guard among them', {}),
  tried: choice(['passed', 'failed'], 'it has been tried this turn', {}),
  fired: toggle('this turn: it has fired in its own activation', {}),
  reacted: toggle('this turn: it has fired On Guard', {}),
};

const footProfile = {
  level: { ...fields.level, required: true as const },
  figures: count('figures in the unit', { max: fields.MOST, required: true }),
  leaderLevel: fields.leaderLevel,
  armour: { ...fields.armour, help: 'personal armour of most of its figures' },
  weapons: weaponsField,
} satisfies Fields;

const footMarks = {
  casualties: count('casualties it has taken in the game: they are off its figures', {
    max: fields.MOST,
    default: 0,
  }),
  suppressed: { ...fields.suppressed, default: 0 },
  assaulted: toggle('this turn: it was assaulted before its own try', {}),
  ...tries,
  aboard: text('the vehicle it rides in', { metavar: 'unit', max: 80 }),
} satisfies Fields;

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  level: { ...fields.level, help: 'training of its crew', required: true as const },
  leaderLevel: fields.leaderLevel,
  weapons: { ...weaponsField, help: 'its weapons: light-cannon:1, once for each kind' },
} satisfies Fields;

const vehicleMarks = {
  stunned: count('turns in which its crew was stunned, with no roll since', { max: 6, default: 0 }),
  lostWeapons: count('weapons of it that were destroyed', { max: 24, default: 0 }),
  immobilised: toggle('immobilised for the rest of the game', {}),
  destroyed: toggle('destroyed', {}),
  drove: choice(['one-weapon', 'none'], 'this turn: it drove, and what it may fire after that', {}),
  ...tries,
} satisfies Fields;

/** The marks that end with a turn, and cannot be without one. */
const OF_A_TURN = ['fired', 'reacted', 'assaulted', 'drove', 'tried'];

function inATurn(unit: Input, clock: Roster['clock']): Conflict | undefined {
  const turn = (clock as Battle | undefined)?.turn ?? 0;
  const mark = turn > 0 ? undefined : OF_A_TURN.find((name) => unit[name]);
  return mark === undefined
    ? undefined
    : { input: mark, message: 'is a mark of a turn: wg initiative begins one' };
}

/** Of a unit that comes in, the figures at the start are told; of one in the game, those that are left. */
function footConflict(unit: Input, clock: Roster['clock']): Conflict | undefined {
  const figures = unit.figures as number;
  const over = ['suppressed', ...(clock === undefined ? ['casualties'] : [])].find(
    (name) => Number(unit[name]) > figures,
  );
  if (over) return { input: over, message: `there are only ${figures} figures` };
  const arms = clock === undefined && armsTooMany(unit.weapons as readonly string[] | undefined, figures);
  return arms || inATurn(unit, clock);
}

export const kinds = {
  infantry: {
    says: 'a unit on foot, by figures',
    profile: footProfile,
    marks: footMarks,
    conflict: footConflict,
  },
  vehicle: { says: 'a vehicle', profile: vehicleProfile, marks: vehicleMarks, conflict: inATurn },
} satisfies Record<string, UnitKind>;
