import { choice, count, list, toggle } from '../../../src/rules/field.js';
import { flagOf } from '../../../src/rules/flag.js';
import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Value } from '../../../src/rules/rule.js';
import { AT_FIGURES } from '../at-figures.js';
import * as fields from '../inputs.js';
import { type Driven, type Foot, weaponsOn } from '../kinds.js';
import { weaponsFault } from '../weapons-list.js';
import { role, takes } from '../words.js';
import { drives, noWreck, OPEN, onFoot } from './bars.js';
import { firedBy, firedFrom } from './fired-by.js';
import { acted, FIRED, inMelee, stands, throughCover } from './so-far.js';

/** Who fires, and at whom. */

const vehicles = { group: 'Vehicles' };

const fire = list('more weapons: light-machine-gun:1, or with a range of their own light-machine-gun:1@20', {
  metavar: 'weapon:n',
  max: 8,
  fault: (entry) => weaponsFault(entry, true),
});
const reacted = toggle('it has fired On Guard this turn already', {});

/** What a vehicle carries, where some of it has fired. */
const carries = derived(
  list('its weapons, where some of them have fired', {
    group: 'So far this turn',
    metavar: 'weapon:n',
    max: 8,
    fault: (entry) => weaponsFault(entry),
  }),
  ({ spent, weapons }: Driven) => (spent === undefined ? undefined : weapons),
);

export const shooter = role('shooter', {
  says: 'who fires',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      ...onFoot,
      group: 'Firer',
      fields: ['level', 'leaderLevel', 'figures', 'suppressed', 'combat', ...FIRED],
      called: { figures: 'men' },
      as: { figures: { help: 'figures in the whole unit' }, suppressed: OPEN },
      value: { suppressed: (of, { men }) => Math.min(of.suppressed, Number(men ?? of.suppressed)) },
      also: {
        fire: derived(fire, firedBy),
        allDown: derived(
          toggle('all its figures are suppressed', {}),
          (of: Foot, { men = of.figures, suppressed = of.suppressed }) =>
            men !== undefined && Number(suppressed) >= Number(men),
        ),
        reacted: derived(reacted, (of: Foot, { reaction }) => reaction === true && of.reacted),
        inMelee,
        ...acted,
        ...stands,
      },
    }),
    vehicle: takes({
      ...drives,
      group: 'Firer',
      fields: ['level', 'leaderLevel', 'lostWeapons', ...FIRED],
      as: { lostWeapons: { ...vehicles, help: 'of them, destroyed' } },
      also: {
        fire: derived(fire, firedFrom),
        mount: derived(
          choice(['vehicle', 'tank', 'bunker'], 'what the weapon is mounted on', {}),
          ({ vehicle: kind }: Driven, { fp }) =>
            kind === undefined || fp !== undefined ? undefined : kind.endsWith('tank') ? 'tank' : 'vehicle',
        ),
        byVehicle: derived(toggle('a vehicle fires', vehicles), () => true),
        moved: derived(
          toggle('the vehicle that fires has moved', vehicles),
          (of: Driven) => of.drove === 'one-weapon',
        ),
        throughCover,
        weapons: derived(count('weapons that it came with', { ...vehicles, max: 24 }), weaponsOn),
        reacted: derived(reacted, (of: Driven, { reaction }) => reaction === true && of.reacted),
        ...acted,
        ...stands,
        carries,
      },
    }),
  },
});

/** Of those who are suppressed, by other dice of the unit that fires now, in the same action (R35). */
function suppressedBy({ boutBy, bout, suppressed }: Foot, asked: Input, { shooter }: NamedUnits): number {
  const is = shooter?.marks.fired === true && boutBy !== undefined && sameName(boutBy, shooter.name);
  return is && asked.reaction !== true ? Math.min(bout, suppressed, most(asked.targetSuppressed)) : 0;
}
const most = (typed: Value | undefined): number => Number(typed ?? fields.MOST);

export const shotAt = role('target', {
  says: 'the target',
  by: 'target',
  side: { is: 'enemy', clause: 'fubar:fire.2' },
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'target',
      group: 'Target',
      fields: ['action', 'level', 'leaderLevel', 'figures', 'armour', 'suppressed'],
      called: { armour: 'armour' },
      as: {
        action: { help: 'the action the target took' },
        figures: { help: 'figures of the target: then its hits are taken' },
        suppressed: { ...OPEN, help: 'figures of it already suppressed' },
      },
      // What is known of figures says nothing of a vehicle that was typed as the target.
      unless: (_, { at }) => at !== undefined,
      value: {
        armour: ({ armour }, { wearing }) => (wearing === undefined ? armour : undefined),
        suppressed: ({ suppressed }, asked) => Math.min(suppressed, most(asked.targetFigures)),
      },
      also: {
        targetEarlier: derived(
          toggle('the target took it in a turn before this', {}),
          (of: Foot, asked) => asked.targetAction === undefined && of.action !== undefined && of.earlier,
        ),
        targetSuppressedNow: derived(
          count('of these, suppressed by fire this turn', { max: fields.MOST }),
          (of: Foot, asked) => Math.min(of.downed, of.suppressed, most(asked.targetSuppressed)),
        ),
        targetBout: derived(
          count('of these, by those who fire, in the same action', { max: fields.MOST }),
          suppressedBy,
        ),
        targetInMelee: derived(toggle('the target is in close combat', {}), inMelee.value),
      },
    }),
    vehicle: takes({
      ...drives,
      fields: ['vehicle'],
      called: { vehicle: 'at' },
      as: { vehicle: { ...vehicles, help: 'the vehicle that is the target' } },
      bars: [
        noWreck,
        {
          clause: 'fubar:vehicle.6',
          when: ({ vehicle: kind }, { at }) => kind === undefined && at === undefined,
          says: ({ name }) => `What kind of vehicle ${name} is, is not on record.`,
          way: 'Give --at.',
        },
        ...AT_FIGURES.map((input) => ({
          clause: 'fubar:vehicle.6' as const,
          when: (_: Driven, asked: Input) => Boolean(asked[input]) && asked.at === undefined,
          says: ({ name }: Driven) => `${name} is a vehicle: ${flagOf(input)} is for figures.`,
        })),
      ],
    }),
  },
});
