import type { Rule } from '../../../src/rules/rule.js';
import { a } from '../../../src/rules/text/say.js';
import { overrules } from '../reaction/bound.js';
import { isThere } from '../roster/deeds.js';
import { metres } from '../say.js';
import { inPeriod, state } from '../state.js';
import { within } from '../weapons/effect.js';
import { action, refuse, ruling, step } from '../words.js';
import { isNoLinkTold, type Orders, ordersConflict, ordersInputs } from './orders-input.js';
import { commander, linkOf, ordered } from './roles.js';

const ORDERS = ['new', 'last', 'dormant', 'halt'] as const;
type Result = { order: (typeof ORDERS)[number] };

/** How long all orders may take to write, in minutes (orders.1). */
const MINUTES = 3;

export const orders = action({
  name: 'orders',
  says: 'Whether a group can be given new orders, and what it does',
  inputs: ordersInputs,
  conflict: ordersConflict,
  examples: [
    ['wg orders --radio', 'by radio'],
    ['wg orders --distance 40 --fired 60', 'by a shout, under fire'],
    [
      'wg orders --officer-hit --successor sgt --distance 8 --direction "the farm" --pace walk',
      'the sergeant takes over',
    ],
    ['wg orders --radio --name "2 Section"', 'a group that the game knows: it remembers who has halted'],
    ['wg orders --halt --odds', 'out of touch, it halts; nothing is left to chance'],
  ],
  result: {
    order: { help: 'what it does: a new order, its last one, one that waits, or halt', order: ORDERS },
  },
  reminders: ['wrg:orders.3'],
  roles: [ordered, commander],
  fromTable: linkOf,
  memory: state,
  *resolve(input): Rule<Result> {
    yield* inPeriod();
    yield* hasHalted(input);
    yield* inTime(input);
    const isNew = yield* inCommunication(input);
    const order = isNew ? yield* newOrder(input) : yield* leftToItself(input);
    yield* halts(input, order, isNew);
    if (isNew) yield* ordered.on.set('wrg:orders.2', { orderedPace: input.pace ?? null });
    return yield* carriedOut(input, order);
  },
  announce: ({ order }, input) =>
    ({
      new: `it takes a new order${written(input).length > 0 ? `: ${written(input).join(', ')}` : ''}`,
      last: 'no new order: it goes on with its last one',
      dormant: 'its order lies dormant',
      halt: 'it halts where it stands',
    })[order],
});

/** What was written of an order. */
const written = ({ direction, pace }: Orders): readonly string[] =>
  [direction, pace].filter((part) => part !== undefined);

/** A halt, which only a new order ends (orders.7). */
function* halts({ name }: Orders, { order }: Result, isNew: boolean): Rule<void> {
  if (name === undefined || (order !== 'halt' && !isNew)) return;
  yield* isThere(ordered, 'wrg:orders.7');
  yield* ordered.on.set('wrg:orders.7', { halted: order === 'halt' ? true : null });
}

function* hasHalted({ name, halted }: Orders): Rule<void> {
  if (name === undefined || !halted) return;
  yield* step({ id: 'halted', clause: 'wrg:orders.7', value: true, text: `${name} has halted` });
}

/** A reaction test goes before any order (orders.4); that of men who run in panic lies dormant meanwhile (orders.5). */
function* carriedOut(input: Orders, { order }: Result): Rule<Result> {
  const { band } = (yield* overrules(input)) ?? {};
  return band === 'panic' && (order === 'new' || order === 'last') ? yield* dormant() : { order };
}

/** All orders are written within three minutes (orders.1). */
function* inTime({ minutes }: Orders): Rule<void> {
  if (minutes === undefined) return;
  if (minutes > MINUTES) {
    refuse('wrg:orders.1', `Orders have to be written in ${MINUTES} minutes: these took ${minutes}.`);
  }
  const text = `written in ${minutes} of the ${MINUTES} minutes`;
  yield* step({ id: 'minutes', clause: 'wrg:orders.1', value: minutes, text });
}

/** Whether radio, speech or a messenger links the group with whoever commands (orders.6). */
function* inCommunication(input: Orders): Rule<boolean> {
  const commands = yield* whoCommands(input);
  const line = { clause: 'wrg:orders.6' } as const;
  const byMessenger = input.messenger;
  if (byMessenger) yield* step({ ...line, id: 'messenger', value: true, text: 'a messenger has reached it' });
  if (!commands) return byMessenger;
  const byRadio = input.radio && (yield* onTheAir(input));
  const bySpeech = input.distance !== undefined && (yield* inEarshot(input, input.distance));
  const linked = byMessenger || byRadio || bySpeech;
  if (!linked)
    yield* step({ ...line, id: 'link', value: false, text: 'no radio, speech or messenger reaches it' });
  return linked;
}

/** The officer, or whoever succeeds him when he is hit (orders.6, R185). */
function* whoCommands({ officerHit, successor }: Orders): Rule<boolean> {
  if (!officerHit) return true;
  const onlyOfficers = (yield* ruling('wrg:R185')) === 2;
  const commands = successor !== undefined && (!onlyOfficers || successor === 'officer');
  const called = { officer: 'officer', sgt: 'sergeant', cpl: 'corporal', lcpl: 'lance corporal' };
  const text = commands
    ? `the officer is hit: ${a(called[successor])} takes his place for orders`
    : `the officer is hit: nobody commands${onlyOfficers ? ' until a new one arrives' : ''}`;
  const line = { id: 'commands', clause: 'wrg:orders.6', ruling: 'wrg:R185' } as const;
  return yield* step({ ...line, value: commands, text });
}

/** Two sets reach each other anywhere or, if so ruled, only in one group (R111). */
function* onTheAir({ sameGroup }: Orders): Rule<boolean> {
  const anywhere = (yield* ruling('wrg:R111')) === 1;
  const value = anywhere || sameGroup;
  const text = anywhere
    ? 'by radio, at any distance'
    : `by radio only within one group: ${sameGroup ? 'it is' : 'it is not'}`;
  return yield* step({ id: 'radio', clause: 'wrg:orders.6', value, text, ruling: 'wrg:R111' });
}

/** How far a voice carries, and how near firing or explosions have to be to spoil it, in metres (orders.8). */
const VOICE = { quiet: 50, loud: 10, spoiledWithin: 100 } as const;

/** Whether words carry to the group: far in quiet, else hardly (orders.8). */
function* inEarshot({ fired, willFire, scale }: Orders, distance: number): Rule<boolean> {
  const inclusive = (yield* ruling('wrg:R60')) === 1;
  const coming = fired !== undefined || willFire !== undefined ? (yield* ruling('wrg:R110')) === 2 : false;
  const nearest = coming ? willFire : fired;
  const loud = nearest !== undefined && within(nearest, VOICE.spoiledWithin, inclusive);
  const line = { clause: 'wrg:orders.8' } as const;
  if (fired !== undefined || willFire !== undefined) {
    const when = coming ? 'in the coming period' : 'in the period just ended';
    const near = `${loud ? 'firing or explosions' : 'none'} within ${metres(VOICE.spoiledWithin, scale)} ${when}`;
    yield* step({ ...line, id: 'firing', value: loud, text: near, ruling: 'wrg:R110' });
  }
  const reach = loud ? VOICE.loud : VOICE.quiet;
  const heard = within(distance, reach, inclusive);
  const at = `speech carries ${metres(reach, scale)}, they are ${metres(distance, scale)} apart`;
  const text = `${at}: ${heard ? 'it is heard' : 'too far'}`;
  yield* step({ ...line, id: 'speech', value: heard, text, ruling: 'wrg:R60' });
  if (heard && distance > VOICE.loud) {
    const shouted = 'the enemy in range hears the shout, and does not understand it';
    yield* step({ id: 'overheard', clause: 'wrg:orders.9', value: true, text: shouted });
  }
  return heard;
}

/** A new order: direction and pace are all it needs (orders.2). */
function* newOrder(input: Orders): Rule<Result> {
  const { impossible, halt, halted } = input;
  const order = written(input);
  const says = halt
    ? 'it is told to halt'
    : order.length > 0
      ? `its new order: ${order.join(', ')}`
      : 'it can be given a new order: direction and pace are all it needs';
  const text = halted ? `${says}; it stood halted` : says;
  yield* step({ id: 'order', clause: 'wrg:orders.2', value: halt ? 'halt' : order, text });
  if (halt) return { order: 'halt' };
  return impossible ? yield* dormant() : { order: 'new' };
}

/** Out of communication it keeps its last order, or halts for good (orders.6, orders.7). */
function* leftToItself(input: Orders): Rule<Result> {
  const { halt, halted, direction, pace, impossible } = input;
  if (direction !== undefined || pace !== undefined) {
    if (isNoLinkTold(input))
      refuse(
        'wrg:orders.6',
        'Nothing was told of a radio, a voice or a messenger: out of touch, a group takes no new order.',
        'If something reaches it: --radio, --distance or --messenger.',
      );
    refuse('wrg:orders.6', 'The group is out of communication: its orders cannot be changed.');
  }
  if (halted && impossible) {
    refuse('wrg:orders.7', 'The group has halted: it has no order left to carry out.');
  }
  if (halt || halted) {
    const text = halt
      ? 'it may halt, and will not go on after that'
      : 'it has halted: it does not take up its last order';
    yield* step({ id: 'halt', clause: 'wrg:orders.7', value: true, text });
    return { order: 'halt' };
  }
  yield* step({
    id: 'last-order',
    clause: 'wrg:orders.6',
    value: true,
    text: 'it goes on with its last order',
  });
  return impossible ? yield* dormant() : { order: 'last' };
}

function* dormant(): Rule<Result> {
  const text = 'it cannot be carried out yet: it waits until it can, or is replaced';
  yield* step({ id: 'dormant', clause: 'wrg:orders.5', value: true, text });
  return { order: 'dormant' };
}
