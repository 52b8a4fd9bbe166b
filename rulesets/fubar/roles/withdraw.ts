import { text, toggle } from '../../../src/rules/field.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import { type Foot, infantry } from '../kinds.js';
import { role, takes } from '../words.js';
import { OPEN, someLeft } from './bars.js';

const others = {
  clause: 'fubar:withdraw.1' as const,
  says: ({ name }: { readonly name: string }) => `${name} is a vehicle: it is in no close combat.`,
};

/** Who leaves a close combat. */
export const leaver = role('unit', {
  says: 'who withdraws',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: ['level', 'leaderLevel', 'suppressed', 'fought'],
      as: {
        suppressed: OPEN,
        fought: { help: 'the round of this turn has been fought already' },
      },
      also: {
        side: derived(
          text('the side it belongs to', { metavar: 'side', max: 80 }),
          (_: Foot, __, { unit }: NamedUnits) => unit?.side,
        ),
        assaulted: derived(
          toggle('it was assaulted this turn, before its own try', {}),
          (of: Foot) => of.assaulted && of.tried === undefined,
        ),
        // A combat that goes on has activated it for this.
        tried: derived(
          toggle('it has been activated this turn', {}),
          (of: Foot) => of.tried !== undefined && (!of.fought || of.acted),
        ),
      },
      bars: [someLeft],
    }),
  },
  others,
});

/** The opponents, if they follow up. */
export const pursuer = role('pursuer', {
  says: 'the opponents who follow up',
  by: 'pursuer',
  side: { is: 'enemy', clause: 'fubar:withdraw.2' },
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: 'pursuer',
      group: 'The opponents',
      fields: ['level', 'leaderLevel', 'suppressed'],
      as: {
        level: { help: 'training of the opponents, if they follow up' },
        leaderLevel: { help: 'training of their leader' },
        suppressed: { ...OPEN, help: 'of them, suppressed' },
      },
      bars: [someLeft],
    }),
  },
  others,
});
