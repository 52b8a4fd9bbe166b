import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import { LONGEST_NAME, scale } from '../say.js';

/** Ranks, from the highest. */
const LEADERS = ['officer', 'sgt', 'cpl', 'lcpl'] as const;

const officer = { group: 'Who commands' };
const link = { group: 'How the order gets there' };
const order = { group: 'The order' };
const score = { group: 'As the game has it', min: -999, max: 999 } as const;
const distance = { unit: 'metres', max: 9999 } as const;

export const ordersInputs = {
  officerHit: toggle('the officer is hit', officer),
  successor: choice(LEADERS, 'who is next in rank, when the officer is hit', officer),
  radio: toggle('both have a radio in working order', link),
  sameGroup: toggle('the set of the one who commands is with this group', link),
  distance: measure('from the one who commands to the nearest man of the group: then he may shout', {
    ...link,
    ...distance,
  }),
  fired: measure('from either of them to the nearest firing or explosion of the period just ended', {
    ...link,
    ...distance,
  }),
  willFire: measure('the same in the coming period', { ...link, ...distance }),
  messenger: toggle('a messenger from the one who commands is with the group', link),
  direction: text('the direction in which the group is to move', { ...order, metavar: 'where', max: 60 }),
  pace: text('the pace at which it is to move', { ...order, metavar: 'pace', max: 30 }),
  minutes: measure('how long it took to write all orders', { ...order, unit: 'minutes', max: 60 }),
  impossible: toggle('the order cannot be carried out at once', order),
  halt: toggle('the group, left to itself, halts', order),
  halted: toggle('the group, left to itself, has halted before', order),
  bound: count('the score of its reaction test that binds it in this period', score),
  afvBound: count('the same of an AFV', score),
  name: text('the group, by its name in the game', { metavar: 'name', max: LONGEST_NAME }),
  scale,
};
export type Orders = InputOf<typeof ordersInputs>;

/** Whether nothing was told that could reach the group, nor why nothing does. */
export const isNoLinkTold = ({ radio, messenger, distance, officerHit }: Partial<Orders>): boolean =>
  !radio && !messenger && distance === undefined && !officerHit;

export function ordersConflict(input: Orders): Conflict | undefined {
  const barred = barring(input);
  const given = (name: keyof Orders & string, message: string): Conflict | undefined =>
    input[name] === undefined ? undefined : { input: name, message };
  return (
    (input.officerHit ? undefined : given('successor', 'needs --officer-hit')) ||
    (input.radio ? undefined : barred(['sameGroup'], 'needs --radio')) ||
    (input.distance === undefined
      ? given('fired', 'needs --distance') || given('willFire', 'needs --distance')
      : undefined) ||
    (input.halt && input.halted
      ? { input: 'halt', message: 'and --halted exclude each other' }
      : undefined) ||
    (input.halt ? barred(['direction', 'pace'], 'does not go with --halt') : undefined) ||
    (input.halt ? barred(['impossible'], 'does not go with a halt: the group stands') : undefined)
  );
}
