import type { Clause } from '../../../src/rules/book.js';

/** Who falls, and what is lost with him. */
export const casualties = {
  'wrg:identify.1': {
    title: 'Roll in priority order',
    says: 'When a group has potential casualties roll for its figures one after another in the order of priority.',
    kind: 'dice',
    action: 'casualties',
    source: 'Identifying Potential Casualties',
  },
  'wrg:identify.2': {
    title: 'First on 1 or 2',
    says: 'The first figure rolled for is hit on 1 or 2, every later one only on 1.',
    kind: 'dice',
    action: 'casualties',
    source: 'Identifying Potential Casualties',
  },
  'wrg:identify.3': {
    title: 'Order of priority',
    says: 'Nine comparisons set the order, from men attacked inside bunkers down to near before far.',
    kind: 'table',
    action: 'casualties',
    source: 'Identifying Potential Casualties',
  },
  'wrg:identify.4': {
    title: 'When to stop',
    says: 'Stop when the casualties found equal the potential number, or after every figure has had one roll.',
    kind: 'limit',
    action: 'casualties',
    source: 'Identifying Potential Casualties',
  },
  'wrg:soft.1': {
    title: 'Soft vehicle save',
    says: 'When anyone in a soft vehicle must be rolled for, roll for the vehicle too: saved on 4, 5, 6 if dashing, 5, 6 if moving, 6 if still.',
    kind: 'dice',
    action: 'soft-loss',
    source: 'Loss of Soft Equipment',
  },
  'wrg:soft.2': {
    title: 'Soft vehicle fire',
    says: 'A destroyed soft vehicle is rolled for again and burns on 1 or 2; horses and pedal cycles never do.',
    kind: 'dice',
    action: 'soft-loss',
    source: 'Loss of Soft Equipment',
  },
  'wrg:soft.3': {
    title: 'Radio sets',
    says: 'Whenever a radio man is rolled for, hit or not, roll for his set: on 1 it is out for the rest of the battle.',
    kind: 'dice',
    action: 'soft-loss',
    source: 'Loss of Soft Equipment',
  },
  'wrg:soft.4': {
    title: 'Taking over weapons',
    says: 'A small arms list weapon or radio whose user is hit may pass to any other soldier; it still works on 4, 5, 6.',
    kind: 'dice',
    action: 'takeover',
    source: 'Loss of Soft Equipment',
  },
  'wrg:soft.5': {
    title: 'Taking over heavy weapons',
    says: 'A heavy weapon passes in the same way, but only to a soldier of that speciality.',
    kind: 'limit',
    action: 'takeover',
    source: 'Loss of Soft Equipment',
  },
  'wrg:soft.6': {
    title: 'New user next period',
    says: 'The new man may fire or transmit from the period after he reaches the weapon or radio.',
    kind: 'state',
    action: 'takeover',
    source: 'Loss of Soft Equipment',
  },
} as const satisfies Record<string, Clause>;
