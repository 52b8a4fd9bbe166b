import { choice, count, list, toggle } from '../../../src/rules/field.js';
import { flagOf } from '../../../src/rules/flag.js';
import type { Input } from '../../../src/rules/record.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import * as fields from '../inputs.js';
import { type Driven, type Foot, weaponsLeft, weaponsOn } from '../roster/kinds.js';
import {
  acted,
  disarmed,
  drives,
  FIRED,
  inMelee,
  noWreck,
  OPEN,
  onFoot,
  stands,
  throughCover,
} from '../roster/roles.js';
import { type Vehicle, vehicleKinds } from '../vehicles/tables.js';
import { listed, manned, unspent, weaponsFault } from '../weapons/lists.js';
import { firesOnWalk, isCarried, isIndirect, isSmallArm } from '../weapons/tables.js';
import { role, takes } from '../words.js';

/** What is said of figures that are fired at, and means nothing against a vehicle. */
export const AT_FIGURES = [
  'armour',
  'wearing',
  'behind',
  'aboard',
  'targetFigures',
  'targetLevel',
  'targetLeaderLevel',
  'targetSuppressed',
  'targetSuppressedNow',
  'targetBout',
  'inSight',
  'targetAction',
  'covered',
  'targetInMelee',
] as const;

/** Who fires, and at whom. */

const vehicles = { group: 'Vehicles' };

const fire = list('more weapons: light-machine-gun:1, or with a range of their own light-machine-gun:1@20', {
  metavar: 'weapon:n',
  max: 8,
  between: /[\s,]+/,
  fault: (entry) => weaponsFault(entry, true),
});
const FIGURES = {
  ...fields.figures,
  group: 'Firer',
  help: 'figures with it, those of --elsewhere among them',
};
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
      fields: ['level', 'leaderLevel', 'figures', 'suppressed', 'combat', 'wentOn', ...FIRED],
      called: { figures: 'men' },
      as: { figures: { help: 'figures in the whole unit' }, suppressed: OPEN },
      value: { suppressed: (of, { men }) => Math.min(of.suppressed, Number(men ?? of.suppressed)) },
      also: {
        fire: derived(fire, firedBy),
        figures: derived(FIGURES, withThatWeapon),
        allDown: derived(
          toggle('all its figures are suppressed', {}),
          (of: Foot, { men = of.figures, suppressed = of.suppressed }) =>
            men !== undefined && Number(suppressed) >= Number(men),
        ),
        reacted: derived(reacted, (of: Foot, { reaction }) => reaction === true && of.reacted),
        heavyOnly: derived(toggle('it carries nothing that fires on a walk', {}), ({ weapons }: Foot) =>
          weapons?.flatMap(listed).every(({ weapon }) => !firesOnWalk(weapon)),
        ),
        carried: derived(
          list('weapons besides, that are carried and fire on a walk where the players rule so', {
            metavar: 'weapon:n',
            max: 8,
            fault: (entry) => weaponsFault(entry),
          }),
          carriedAlong,
        ),
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
        figures: derived(FIGURES, withThatWeapon),
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
        disarmed: { ...disarmed, field: { ...disarmed.field, ...vehicles } },
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

/** What it did that fire has to do with: who went to ground where there was no cover has raised none (R19). */
const actionUnderFire = ({ action, bare }: Pick<Foot, 'action' | 'bare'>) =>
  bare && action === 'gone-to-ground' ? undefined : action;

/** Whether it is known how many a target is, from its record or as it was told. */
const isCounted = ({ figures }: Pick<Foot, 'figures'>, { targetFigures }: Input): boolean =>
  figures !== undefined || targetFigures !== undefined;

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
        action: actionUnderFire,
        // How hits are taken means nothing of a unit whose figures nobody knows.
        level: (of, asked) => (isCounted(of, asked) ? of.level : undefined),
        leaderLevel: (of, asked) => (isCounted(of, asked) ? of.leaderLevel : undefined),
        armour: ({ armour }, { wearing }) => (wearing === undefined ? armour : undefined),
        suppressed: ({ suppressed }, asked) => Math.min(suppressed, most(asked.targetFigures)),
      },
      also: {
        targetEarlier: derived(
          toggle('the target took it in a turn before this', {}),
          (of: Foot, asked) =>
            asked.targetAction === undefined && actionUnderFire(of) !== undefined && of.earlier,
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

/** What a unit fires where the players do not say so: what is left to it, and allowed. */

/** Grenades are thrown in place of other fire: only where they are asked for, or there is nothing else (R40). */
function carriedBy({ weapons = [] }: Pick<Foot, 'weapons'>) {
  const all = weapons.flatMap(listed);
  const others = all.filter(({ weapon }) => weapon !== 'grenades');
  return others.length > 0 ? others : all;
}

const isTyped = ({ fp, weapon, fire: typed }: Input): boolean =>
  fp !== undefined || weapon !== undefined || typed !== undefined;

const asFlags = (all: ReturnType<typeof carriedBy>): string[] | undefined =>
  all.length === 0 ? undefined : all.map(({ weapon, n }) => `${weapon}:${n}`);

/** Those that fire elsewhere are told of all there are. */
const countsAll = ({ reaction, elsewhere }: Input): boolean =>
  reaction === true || Number(elsewhere ?? 0) > 0;

/**
 * The same without those that have fired in this activation, which fire On Guard does not ask; at a target out of sight those alone
 * that fire at one, where it has any (weapon.6).
 */
function leftTo(of: Pick<Foot, 'weapons' | 'spent'>, asked: Input) {
  const all = countsAll(asked) ? carriedBy(of) : unspent(carriedBy(of), (of.spent ?? []).flatMap(listed));
  const indirect = asked.unseen === true ? all.filter(({ weapon }) => isIndirect(weapon)) : [];
  return indirect.length > 0 ? indirect : all;
}

const walks = (of: Foot, { reaction, action = of.acted ? of.action : undefined }: Input): boolean =>
  reaction !== true && action === 'walk';

/** Whoever walks fires small arms, where it has any left (action.2). */
function allowedTo(of: Foot, asked: Input) {
  const all = leftTo(of, asked);
  const light = walks(of, asked) ? all.filter(({ weapon }) => isSmallArm(weapon)) : all;
  return light.length > 0 ? light : all;
}

/** What it fires besides on a walk, where that is so ruled (R16). */
function carriedAlong(of: Foot, asked: Input): string[] | undefined {
  const small = allowedTo(of, asked);
  if (isTyped(asked) || !walks(of, asked) || !small.some(({ weapon }) => isSmallArm(weapon)))
    return undefined;
  return asFlags(leftTo(of, asked).filter(({ weapon }) => isCarried(weapon) && !isSmallArm(weapon)));
}

/** Small arms and heavy machine guns do armour no harm: they are left to fire elsewhere (vehicle.8). */
function harmfulTo(target: Unit | undefined, all: ReturnType<typeof carriedBy>) {
  const armour =
    target?.kind === 'vehicle' ? vehicleKinds.cells[target.profile.vehicle as Vehicle]?.value : 'none';
  if (armour === undefined || armour === 'none') return all;
  const harm = all.filter(({ weapon }) => !isSmallArm(weapon) && weapon !== 'heavy-machine-gun');
  return harm.length > 0 ? harm : all;
}

/** The weapons on record that are left, no more of them than figures that can fire (fire.1); where none can, one, and the rules say why not. */
function firedBy(of: Foot, asked: Input, { target }: NamedUnits): string[] | undefined {
  if (isTyped(asked)) return undefined;
  const all = harmfulTo(target, allowedTo(of, asked));
  const able = ableIn(of, asked);
  if (able === undefined) return asFlags(all);
  const can = manned(all, able);
  const one = all.filter(({ weapon }) => weapon !== 'heavy-machine-gun').slice(0, 1);
  return asFlags(can.length > 0 ? can : one.length > 0 ? [{ ...one[0]!, n: 1 }] : all);
}

/** Of the weapon that was named so many as are left, and have somebody to fire them. */
function withThatWeapon(of: Foot | Driven, asked: Input): number | undefined {
  const named = of.weapons?.filter((entry) => listed(entry).some(({ weapon }) => weapon === asked.weapon));
  const all = leftTo({ weapons: named, spent: of.spent }, asked);
  const can = 'figures' in of ? manned(all, ableIn(of, asked) ?? inAll(all)) : all;
  return inAll(can) || undefined;
}

/** Figures of a unit that can fire: they are not suppressed, nor have they fired in this activation. */
function ableIn(of: Foot, asked: Input): number | undefined {
  const men = (asked.men as number | undefined) ?? of.figures;
  if (men === undefined) return undefined;
  const down = (asked.suppressed as number | undefined) ?? of.suppressed;
  return Math.max(men - down - (countsAll(asked) ? 0 : of.firing), 0);
}

/** All weapons that are left to a vehicle, and do harm; of those that have been destroyed, or after a move, the players say which. */
function firedFrom(of: Driven, asked: Input, { target }: NamedUnits): string[] | undefined {
  if (isTyped(asked)) return undefined;
  const all = leftTo(of, asked);
  const left = Math.max((weaponsLeft(of) ?? inAll(all)) - (countsAll(asked) ? 0 : of.firing), 0);
  if (of.lostWeapons > 0 && inAll(all) > left) return undefined;
  const harm = harmfulTo(target, all);
  return of.drove === 'one-weapon' && inAll(harm) > 1 ? undefined : asFlags(harm);
}

const inAll = (weapons: ReturnType<typeof carriedBy>): number => weapons.reduce((sum, { n }) => sum + n, 0);
