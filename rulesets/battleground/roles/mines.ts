import { choice, count, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { MOST } from '../figures.js';
import { type Driven, type Foot, hasReacted, present, vehicle, weaknessOf } from '../kinds.js';
import { DRIVEN, VEHICLES } from '../tables.js';
import { role, takes } from '../words.js';
import { inMelee, riding, SHAKEN, shaken, struck, targetHw, targetStartFigures } from './foot.js';

export const INTO = 'Into a field';
export const CLEARING = 'Clearing';

/** Whether anything was said that only those are asked who clear, or who go in. */
const anyOf =
  (...names: readonly string[]) =>
  (asked: Input): boolean =>
    names.some((name) => asked[name] !== undefined);
const teamClears = anyOf('engineers', 'away', 'hasShot', 'depth');
const saysClears = anyOf('clearingVehicle', 'diceCount', 'diceMost', 'rolled', 'width', 'depth');
const saysGoesIn = anyOf('inches', 'at', 'damage', 'stoppedBy', 'still', 'turned');
const ofModels = anyOf('inches', 'at', 'clearingVehicle', 'diceCount', 'diceMost', 'rolled', 'width');
const ofFigures = anyOf('entered', 'engineers', 'away', 'hasShot');

/** A vehicle that is made to clear mines clears them, unless it was said how it goes in. */
const modelClears = ({ clearing }: Driven, asked: Input): boolean =>
  saysClears(asked) || (clearing && !saysGoesIn(asked));

/**
 * Who goes into a field, with all his figures or as many as are said; or who clears it. Nobody takes his turn with this: a
 * field is met in a move, and attacks by itself.
 */
const CLEARER_IN_MELEE = inMelee('who clears is in a melee', { group: CLEARING });

export const mover = role('mover', {
  says: 'who meets the mines',
  takes: {
    infantry: takes({
      ...struck,
      fields: [
        'figures',
        'leaders',
        'medics',
        'mounted',
        'prisoners',
        'grade',
        'road',
        ...SHAKEN,
        'hasShot',
        'reactedShot',
        'routing',
      ],
      called: {
        ...struck.called,
        hasShot: 'hasShot',
        reactedShot: 'reacted',
        routing: 'routing',
      },
      as: {
        ...struck.as,
        ...shaken,
        hasShot: { help: 'they have shot under this card already', group: CLEARING },
        reactedShot: { help: 'they have shot in reaction to a charge this turn', group: CLEARING },
        routing: { help: 'who clears routs (optional rule)', group: CLEARING },
      },
      value: { ...struck.value, reactedShot: (of) => hasReacted('shoot', of) },
      also: {
        inMelee: CLEARER_IN_MELEE,
        nonStanding: derived(
          toggle('who clears is non-standing', { group: CLEARING }),
          (of: Foot) => weaknessOf(of) !== undefined,
        ),
        entered: derived(
          count('figures that went into the field, or move in it', { group: INTO, min: 1, max: MOST }),
          (of: Foot, asked) => (teamClears(asked) ? undefined : present(of)),
        ),
        targetHw,
        targetStartFigures,
        riding: riding('the unit rides in a vehicle', { group: INTO }),
        engineers: derived(
          count('figures of an engineer team that clear in place of shooting', {
            group: CLEARING,
            min: 1,
            max: MOST,
          }),
          ({ engineers }: Foot, asked) => (teamClears(asked) ? engineers : undefined),
        ),
      },
      bars: [
        {
          clause: 'bg:mine.11',
          when: (_, asked) => ofModels(asked),
          says: ({ name }) => `${name} is no vehicle: its figures count, not its inches.`,
        },
        {
          clause: 'bg:mine.14',
          when: ({ engineers }, asked) => teamClears(asked) && engineers < Number(asked.engineers ?? 1),
          says: ({ name, engineers }) =>
            `${name} has ${engineers === 0 ? 'no' : `only ${engineers}`} engineers: they are named before the game.`,
          way: ({ name }) => `If it has more: wg roster mark '${name}' engineers=6`,
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: INTO,
      fields: ['damage', 'stoppedBy', 'diceMost'],
      as: {
        damage: { help: 'damage the vehicle already has' },
        stoppedBy: { help: 'what has stopped the vehicle before, other than a hit' },
        diceMost: { help: 'movement dice it has, where the scenario sets them', group: CLEARING },
      },
      also: {
        inMelee: CLEARER_IN_MELEE,
        at: derived(choice(VEHICLES, 'the vehicle', {}), (of: Driven, asked) =>
          modelClears(of, asked) ? undefined : of.vehicle,
        ),
        clearingVehicle: derived(
          choice(DRIVEN, 'a mine-clearing vehicle, as it moves', { group: CLEARING }),
          (of: Driven, asked) => (modelClears(of, asked) ? asItMoves(of) : undefined),
        ),
      },
      bars: [
        {
          clause: 'bg:mine.9',
          when: (_, asked) => ofFigures(asked),
          says: ({ name }) => `${name} is a vehicle: its inches count, not figures.`,
        },
        {
          clause: 'bg:mine.13',
          when: ({ clearing }, asked) =>
            !clearing && asked.clearingVehicle === undefined && saysClears(asked),
          says: ({ name }) => `${name} is no mine-clearing vehicle.`,
          way: ({ name }) => `If it is: wg roster mark '${name}' clearing`,
        },
      ],
    }),
  },
  others: {
    clause: 'bg:mine.6',
    says: ({ name }) => `${name} is an emplacement: it goes into no field.`,
  },
});

const asItMoves = ({ vehicle: type }: Driven): (typeof DRIVEN)[number] =>
  type === 'light-tank' || type === 'medium-tank' || type === 'heavy-tank' ? 'tank' : type;
