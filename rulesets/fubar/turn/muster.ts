import { barring } from '../../../src/rules/action.js';
import { choice, text } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list as inWords } from '../../../src/rules/text/say.js';
import * as fields from '../inputs.js';
import { type Driven, type Foot, infantry, vehicle } from '../roster/kinds.js';
import { state } from '../state.js';
import { spoken, VEHICLES } from '../vehicles/tables.js';
import { armsTooMany, listed, weaponsField } from '../weapons/lists.js';
import { armed, figuresWith, type Weapon } from '../weapons/tables.js';
import { action, look, role, step, takes } from '../words.js';
import { numberNeeded, trainedAs } from './activation.js';
import { training } from './tables.js';

/** One that stands on record is what it is; of one that was only spoken of nobody knows. */
const isOnRecord = ({ unit }: NamedUnits): boolean => unit !== undefined && !unit.met;

/** With another training told, whoever leads it is told anew. */
const led = {
  leaderLevel: ({ leaderLevel }: Foot | Driven, { level }: Input) =>
    level === undefined ? leaderLevel : undefined,
};

/** Who is put on record: what is known of its training need not be told again. */
const unit = role('unit', {
  says: 'the unit',
  by: 'name',
  goneToo: true,
  takes: {
    infantry: takes({
      kind: infantry,
      fields: ['level', 'leaderLevel'],
      value: led,
      bars: [
        {
          clause: 'fubar:unit.1',
          when: (_, { vehicle: typed }, named) => typed !== undefined && isOnRecord(named),
          says: 'is on record as a unit on foot',
          way: 'Give the vehicle another name.',
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      fields: ['level', 'leaderLevel'],
      value: led,
      also: {
        vehicle: derived(
          choice(VEHICLES, 'a vehicle, in place of a unit on foot', {}),
          (of: Driven, _, named) => (isOnRecord(named) ? of.vehicle : undefined),
        ),
      },
      bars: [
        {
          clause: 'fubar:unit.1',
          when: (_, { figures, armour }, named) => (figures ?? armour) !== undefined && isOnRecord(named),
          says: 'is on record as a vehicle',
          way: 'Give the unit on foot another name.',
        },
      ],
    }),
  },
});

type Result = { activation: number; expertise: number; suppress: number };

export const muster = action({
  name: 'muster',
  says: 'Put a unit on record, so that its name will do from then on',
  inputs: {
    name: { ...fields.name, required: true as const },
    side: text('the side it belongs to', { metavar: 'side', max: 80 }),
    level: { ...fields.level, required: true as const },
    leaderLevel: fields.leaderLevel,
    figures: fields.figures,
    armour: { ...fields.armour, help: 'personal armour of most of its figures' },
    weapons: weaponsField,
    vehicle: choice(VEHICLES, 'a vehicle, in place of a unit on foot', {}),
  },
  examples: [
    ['wg muster -r fubar --name "Red 1" --level seasoned --figures 8', 'eight seasoned figures'],
    [
      'wg muster -r fubar --name "Blue 1" --side Blue --level veteran --figures 6 --weapons assault-rifle:5 --weapons light-machine-gun:1',
      'with its weapons',
    ],
    [
      'wg muster -r fubar --name Tank --side Blue --level seasoned --vehicle light-tank --weapons light-cannon:1',
      'a vehicle',
    ],
    ['wg muster -r fubar --name "Red 2" --level green --odds', 'nothing is left to chance here'],
  ],
  result: {
    activation: { help: 'the number that activates it' },
    expertise: { help: 'the number that hits' },
    suppress: { help: 'suppressed figures it can have' },
  },
  reminders: ['fubar:weapon.7'],
  roles: [unit],
  memory: state,
  conflict: (input) =>
    (input.vehicle
      ? barring(input)(['figures', 'armour'], 'is for units on foot and does not go with --vehicle')
      : undefined) ?? (input.figures === undefined ? undefined : armsTooMany(input.weapons, input.figures)),
  *resolve({ name, side, level, leaderLevel, figures, armour, weapons, vehicle }): Rule<Result> {
    const counts = new Map<Weapon, number>();
    for (const { weapon, n } of (weapons ?? []).flatMap(listed))
      counts.set(weapon, (counts.get(weapon) ?? 0) + n);
    const has = [
      ...(armour === undefined || armour === 'none' ? [] : [`${armour} armour`]),
      ...[...counts].map(([weapon, n]) => (vehicle ? armed(n, weapon) : figuresWith(n, weapon))),
    ];
    const what = vehicle ? ` ${spoken(vehicle)}` : '';
    const who = `${figures === undefined ? '' : `${counted(figures, 'figure')}, `}${level}${what}`;
    const said = `${name}${side ? ` (${side})` : ''}: ${who}${has.length > 0 ? `, ${inWords(has)}` : ''}`;
    yield* step({ id: 'record', clause: 'fubar:unit.1', value: name, text: said });
    const from = yield* look(training.cells[level]);
    const { needed: activation } = yield* numberNeeded({ level, leaderLevel }, 'activation');
    const { whose, ruled, ...row } = yield* trainedAs(level, leaderLevel);
    const { expertise, suppress } = row.from.value;
    const numbers = `activates on ${activation}+, hits on ${expertise}+, ${vehicle ? 'never suppressed' : `at most ${suppress} suppressed`}`;
    yield* step({ id: 'level', clause: 'fubar:unit.3', value: activation, text: numbers, from, ...ruled });
    const is = { level, leaderLevel, weapons };
    // Its figures as it is put on record are those that it begins with.
    const fresh = figures === undefined ? {} : { casualties: null };
    yield* vehicle
      ? unit.as.vehicle.meet('fubar:unit.1', { ...is, vehicle }, side)
      : unit.as.infantry.meet('fubar:unit.1', { ...is, figures, armour, ...fresh }, side);
    return { activation, expertise, suppress: vehicle ? 0 : suppress };
  },
  announce: ({ activation, expertise, suppress }, { name, vehicle }) =>
    `${name} activates on ${activation}+, hits on ${expertise}+${vehicle ? '' : `, up to ${suppress} suppressed`}`,
});
