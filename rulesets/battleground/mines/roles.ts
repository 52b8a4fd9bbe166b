import { choice, count } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import { numbered, quoted } from '../../../src/rules/text/say.js';
import { DRIVEN } from '../movement/tables.js';
import { present } from '../roster/figures.js';
import {
  hasFled,
  inMelee,
  nonStanding,
  onStands,
  riding,
  SHAKEN,
  STRUCK,
  shaken,
  shotInReaction,
  struck,
} from '../roster/foot.js';
import { type Driven, type Foot, vehicle } from '../roster/kinds.js';
import { drivenAs } from '../roster/models.js';
import { MOST_FIGURES } from '../units/figures.js';
import { VEHICLES } from '../vehicles/tables.js';
import { role, takes } from '../words.js';

export const INTO_FIELD = 'Into a field';
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

/** Under the heading of those who clear. */
const clearing = { group: CLEARING };
const ofClearers = <D extends { readonly field: object }>(of: D): D => ({
  ...of,
  field: { ...of.field, ...clearing },
});

/**
 * Who goes into a field, with all his figures or as many as are said; or who clears it. Nobody takes his turn with this: a
 * field is met in a move, and attacks by itself.
 */
export const mover = role('mover', {
  says: 'who meets the mines',
  takes: {
    infantry: takes({
      ...struck,
      fields: [...STRUCK, 'prisoners', 'guards', ...SHAKEN, 'hasShot', 'routing'],
      called: { ...struck.called, hasShot: 'hasShot', routing: 'routing' },
      value: { ...struck.value, hasShot: ({ hasShot, clears }: Foot) => hasShot || clears > 0 },
      as: { ...struck.as, hasShot: clearing, routing: clearing },
      also: {
        ...shaken,
        ...onStands,
        reacted: ofClearers(shotInReaction),
        inMelee: ofClearers(inMelee),
        nonStanding: ofClearers(nonStanding),
        entered: derived(
          count('figures that went into the field, or move in it', {
            group: INTO_FIELD,
            min: 1,
            max: MOST_FIGURES,
          }),
          (of: Foot, asked) => (teamClears(asked) ? undefined : present(of)),
        ),
        // Whoever got on in the field has moved there: that attack is still his own (mine.12).
        riding: derived(riding.field, ({ aboard, mined }: Foot) => aboard !== undefined && !mined),
        engineers: derived(
          count('figures of an engineer team that clear in place of shooting', {
            ...clearing,
            min: 1,
            max: MOST_FIGURES,
          }),
          ({ engineers }: Foot, asked) => (teamClears(asked) ? engineers : undefined),
        ),
      },
      bars: [
        {
          clause: 'bg:mine.11',
          when: (_, asked) => ofModels(asked),
          says: 'is no vehicle: its figures count, not its inches',
        },
        {
          clause: 'bg:mine.11',
          when: (of, { entered }) => typeof entered === 'number' && entered > present(of),
          says: (of) =>
            `${of.name} has ${numbered(present(of), 'figure')} there: no more can go into the field.`,
        },
        {
          clause: 'bg:mine.14',
          when: ({ engineers }, asked) => teamClears(asked) && engineers < Number(asked.engineers ?? 1),
          says: ({ name, engineers }) =>
            `${name} has ${engineers === 0 ? 'no' : `only ${engineers}`} engineers: they are named before the game.`,
          way: ({ name }) => `If it has more: wg roster mark ${quoted(name)} engineers=6`,
        },
      ],
    }),
    vehicle: takes({
      kind: vehicle,
      group: INTO_FIELD,
      fields: ['damage', 'stoppedBy', 'diceMost', 'dugIn', 'boarded'],
      as: { diceMost: clearing, dugIn: clearing, boarded: clearing },
      also: {
        fled: ofClearers(hasFled),
        inMelee: ofClearers(inMelee),
        at: derived(choice(VEHICLES, 'the vehicle', {}), (of: Driven, asked) =>
          modelClears(of, asked) ? undefined : of.vehicle,
        ),
        clearingVehicle: derived(
          choice(DRIVEN, 'a mine-clearing vehicle, as it moves', clearing),
          (of: Driven, asked) => (modelClears(of, asked) ? drivenAs(of) : undefined),
        ),
      },
      bars: [
        {
          clause: 'bg:mine.9',
          when: (_, asked) => ofFigures(asked),
          says: 'is a vehicle: its inches count, not figures',
        },
        {
          clause: 'bg:mine.13',
          when: (of, asked) => !of.clearing && saysClears(asked),
          says: 'is no mine-clearing vehicle',
          way: ({ name }) => `If it is: wg roster mark ${quoted(name)} clearing`,
        },
      ],
    }),
  },
  others: { clause: 'bg:mine.6', says: 'is an emplacement: it goes into no field' },
});
