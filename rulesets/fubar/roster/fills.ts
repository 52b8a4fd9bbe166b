import type { Input } from '../../../src/rules/record.js';
import type { Fill, Roster, Unit } from '../../../src/rules/roster.js';
import { sameName } from '../battle.js';
import { type ClauseId, refuse } from '../words.js';
import { battleOf, recordOf } from './units.js';

/** The game remembers units by their names: an action that has them asks for nothing else. */
const byName =
  (...names: readonly string[]) =>
  (units: readonly Unit[]): Input =>
    Object.fromEntries(units.map(({ name }, i) => [names[i]!, name]));

export const activate: Fill = { units: ['the unit'], fill: byName('name') };
export const move: Fill = { units: ['the unit'], fill: byName('name') };

export const shoot: Fill = {
  units: ['who fires', 'the target'],
  fill: (units, { at }, clock) => ({
    ...byName('name', 'target')(units),
    ...(at === undefined && units[1] && ridesIn(units[1], clock)),
  }),
};

/** A target that rides has a vehicle around it, where the players rule so (vehicle.7). */
function ridesIn({ marks }: Unit, clock: Roster['clock']): Input {
  const { aboard } = marks;
  if (typeof aboard !== 'string') return {};
  const vehicle = battleOf(clock).units.find(({ name }) => sameName(name, aboard))?.vehicle;
  return vehicle === undefined ? {} : { aboard: vehicle };
}

export const melee: Fill = {
  units: ['who assaults', 'who is assaulted'],
  fill: (units, _asked, clock) => {
    const [first, second] = units;
    mustBeOnFoot(first!, 'fubar:vassault.1', 'assaults infantry by driving over it: overrun');
    const at = second && recordOf(second, clock).vehicle;
    return { ...byName('attackerName', 'defenderName')(units), ...(at !== undefined && { at }) };
  },
};

export const withdraw: Fill = {
  units: ['who withdraws', 'the opponents who follow up'],
  fill: (units) => {
    for (const unit of units) mustBeOnFoot(unit, 'fubar:withdraw.1', 'is in no close combat');
    return byName('name', 'pursuer')(units);
  },
};

export const vehicleDamage: Fill = {
  units: ['the vehicle', 'the unit aboard'],
  fill: (units, { passengers }, clock) => {
    const [first, second] = units;
    if (first!.kind !== 'vehicle') {
      return refuse(
        'fubar:damage.1',
        `${first!.name} is no vehicle.`,
        'Fire at a unit takes figures off it.',
      );
    }
    if (second) {
      mustBeOnFoot(second, 'fubar:vehicle.7', 'does not ride in another');
      return byName('name', 'passengerName')(units);
    }
    const riding = battleOf(clock).units.filter(({ aboard = '' }) => sameName(aboard, first!.name));
    const [only, more] = riding;
    return {
      name: first!.name,
      ...(only && !more && passengers === undefined && { passengerName: only.name }),
    };
  },
};

export const overrun: Fill = {
  units: ['the vehicle', 'the unit in its path'],
  fill: (units) => {
    const [first, second] = units;
    if (first!.kind !== 'vehicle')
      return refuse('fubar:vassault.1', `${first!.name} is no vehicle.`, 'A unit on foot assaults by melee.');
    if (second) mustBeOnFoot(second, 'fubar:vassault.1', 'is not run over');
    return byName('by', 'name')(units);
  },
};

/** A player passes for the side of the unit whose try it costs. */
export const pass: Fill = {
  units: ['the unit whose try it costs'],
  fill: ([first]) => ({ name: first!.name, ...(first!.side !== undefined && { side: first!.side }) }),
};

function mustBeOnFoot({ kind, name }: Unit, clause: ClauseId, does: string): void {
  if (kind === 'vehicle') refuse(clause, `${name} is a vehicle: it ${does}.`);
}
