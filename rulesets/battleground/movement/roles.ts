import { choice, count, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { a, counted, quoted } from '../../../src/rules/text/say.js';
import { UNNAMED } from '../passengers/seats.js';
import { present } from '../roster/figures.js';
import { hasFled, inMelee, most, riding } from '../roster/foot.js';
import { VEHICLE_GROUP } from '../roster/groups.js';
import { type Driven, type Foot, infantry, vehicle } from '../roster/kinds.js';
import { drivenAs } from '../roster/models.js';
import { CARRIERS } from '../vehicles/tables.js';
import { type ClauseId, modelSaid, role, takes } from '../words.js';
import { isFoot, MOVERS } from './tables.js';

/** Who moves, and the vehicle that he gets on or off. */

export const ON_FOOT = 'Infantry and cavalry';
export const INTO_COVER = 'Into a building or vehicle';

const onFoot = { group: ON_FOOT };
const TYPE = choice(MOVERS, 'who moves', { default: 'infantry' });
const BOTH = { reacted: hasFled, inMelee };

/** What is said of the way: nothing of it, where nobody goes anywhere. */
export const ON_THE_WAY = [
  'road',
  'obstacles',
  'turn',
  'slow',
  'clear',
  'ford',
  'declared',
  'intoEnemy',
] as const;
/** What is a move of its own, or part of one. */
const OTHER_MOVES = ['run', 'digIn', 'digOut', 'mount', 'dismount', 'leaveHorses', ...ON_THE_WAY] as const;
const VEHICLE_MOVERS = MOVERS.filter((type) => !isFoot(type));

/** What no vehicle does. */
const cannot = (clause: ClauseId, asked: readonly string[], does: string) => ({
  clause,
  when: (_: Driven, given: Input) => asked.some((name) => given[name]),
  says: `is a vehicle: it cannot ${does}`,
});

export const mover = role('mover', {
  says: 'who moves',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      fields: ['dugIn', 'ran', 'figures', 'routing', 'mounted', 'mined'],
      as: { dugIn: onFoot, ran: onFoot, figures: onFoot, routing: onFoot, mounted: onFoot, mined: onFoot },
      most,
      value: {
        figures: present,
        // Who it is that moves may be said otherwise.
        mounted: ({ mounted }, { type }) => mounted && type === undefined,
      },
      also: {
        ...BOTH,
        type: derived(TYPE, ({ mounted }: Foot, { mount }) => (mounted || mount ? 'cavalry' : undefined)),
        prisoners: derived(
          count('prisoners who get on or off with it', { group: INTO_COVER, max: 48, default: 0 }),
          ({ prisoners }: Foot, { board }, { carrier: vehicle }) =>
            board || vehicle ? prisoners : undefined,
        ),
        riding,
      },
      bars: [
        {
          clause: 'bg:dig.1',
          when: ({ dugIn }, asked) => dugIn && !!asked.digIn && asked.dugIn === undefined,
          says: 'is dug in already',
        },
        {
          clause: 'bg:dig.2',
          when: ({ dugIn }, asked, { carrier: boards }) =>
            !boards && !dugIn && !!asked.digOut && asked.dugIn === undefined,
          says: 'is not dug in: it digs out of nothing',
          way: ({ name }) => `If it is: wg roster mark ${quoted(name)} dug-in.`,
        },
        {
          clause: 'bg:cav.4',
          when: ({ mounted }, { mount }, { carrier: boards }) => !boards && mounted && !!mount,
          says: 'is mounted already',
        },
        {
          clause: 'bg:pass.2',
          when: ({ aboard }, { mount, dismount }, { carrier: boards }) =>
            !boards && aboard !== undefined && (!!mount || !!dismount),
          says: ({ name, aboard }) => `${name} rides in ${aboard}: to get off is a whole move.`,
          way: ({ name }) => `wg move ${quoted(name)} --board`,
        },
        {
          clause: 'bg:cav.4',
          when: ({ mounted }, { dismount }, { carrier: boards }) => !boards && !mounted && !!dismount,
          says: 'is on foot already',
          way: ({ name }) => `If it is on horseback: wg roster mark ${quoted(name)} mounted.`,
        },
        {
          clause: 'bg:cav.6',
          when: ({ mounted, horses }, { mount }) => !!mount && !mounted && !horses,
          says: ({ name }) => `Nobody holds horses for ${name}: it cannot mount.`,
          way: ({ name }) => `If somebody does: wg roster mark ${quoted(name)} horses.`,
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      group: VEHICLE_GROUP,
      fields: ['dugIn', 'diceMost', 'tracked', 'damage', 'stoppedBy', 'boarded'],
      also: { ...BOTH, type: derived(TYPE, drivenAs) },
      bars: [
        cannot('bg:move.6', ['run'], 'run'),
        cannot('bg:dig.6', ['digIn', 'digOut'], 'dig'),
        cannot('bg:cav.4', ['mount', 'dismount', 'leaveHorses'], 'mount or dismount'),
        cannot('bg:pass.1', ['board'], 'ride in another'),
        cannot('bg:build.1', ['intoBuilding'], 'enter a building'),
      ],
    }),
  },
  others: { clause: 'bg:emp.3', says: 'is an emplacement: it stays where it is' },
});

/** Whether it rides in a vehicle, as far as that is known: in this one, in another, or in none. */
function rides(unit: Unit | undefined, { name }: Driven): 'in it' | 'elsewhere' | undefined {
  const aboard = unit?.marks.aboard;
  if (typeof aboard !== 'string') return undefined;
  return aboard === UNNAMED || sameName(aboard, name) ? 'in it' : 'elsewhere';
}

/** Whether it is a vehicle that moves, by what it is or by what was said. */
const drives = (unit: Unit | undefined, { type }: { readonly type?: unknown }): boolean =>
  unit?.kind === 'vehicle' || VEHICLE_MOVERS.some((of) => of === type);

export const carrier = role('carrier', {
  says: 'the vehicle it boards',
  side: { is: 'own', clause: 'bg:pass.2' },
  // Whoever rides in a vehicle that is destroyed may still get off.
  goneToo: true,
  // Who gets off it, without a word of which it is.
  comes: (one, { mover: unit }, { board }) =>
    board === true && typeof unit?.marks.aboard === 'string' && sameName(unit.marks.aboard, one.name),
  takes: {
    vehicle: takes({
      kind: vehicle,
      group: INTO_COVER,
      fields: ['models', 'hasMoved'],
      called: { models: 'vehicles', hasMoved: 'vehicleMoved' },
      as: {
        models: { help: 'trucks or carriers they ride in' },
        hasMoved: { help: 'the vehicle has moved under this card' },
      },
      also: { board: derived(toggle('get on or off a truck or carrier', {}), () => true) },
      bars: [
        {
          clause: 'bg:pass.1',
          when: (_, asked, { mover: unit }) => drives(unit, asked),
          says: () => 'A vehicle rides in nothing: trucks and carriers hold figures.',
        },
        {
          clause: 'bg:pass.1',
          when: (of, _, { mover: unit }) => !CARRIERS.includes(of.vehicle) && rides(unit, of) !== 'in it',
          says: ({ name, vehicle: type }) =>
            `${name} is ${a(modelSaid(type))}: only trucks and carriers hold figures.`,
        },
        {
          clause: 'bg:pass.1',
          when: ({ models }, { vehicles }) => Number(vehicles ?? 1) > models,
          says: ({ name, models }) => `${name} is ${counted(models, 'vehicle')}, and no more.`,
          way: 'In several that are no one unit: wg move <unit> --board --vehicles 2, without their names.',
        },
        {
          clause: 'bg:pass.2',
          when: (_, asked) => OTHER_MOVES.some((name) => asked[name]),
          says: () => 'Getting on or off a vehicle is a whole walk: nothing else goes with it.',
          way: 'Name the vehicle alone; or leave it out, to move without it.',
        },
        {
          clause: 'bg:melee.10',
          when: ({ melee }) => melee !== undefined,
          says: 'is in a melee: nobody gets on or off until it is over',
        },
        {
          clause: 'bg:pass.2',
          when: (of, _, { mover: unit }) => of.destroyed && rides(unit, of) !== 'in it',
          says: 'is destroyed: nobody gets on',
        },
        {
          clause: 'bg:pass.2',
          when: (of, _, { mover: unit }) => rides(unit, of) === 'elsewhere',
          says: () => 'The unit rides in another vehicle: to get off that is a whole walk.',
          way: 'wg move <unit> --board, without the name of this one.',
        },
      ],
    }),
  },
  others: { clause: 'bg:pass.1', says: 'is no vehicle: it cannot take passengers' },
});
