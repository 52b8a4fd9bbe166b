import type { Clause } from '../../../src/rules/book.js';

/** Off-table fire. */
export const artillery = {
  'wrg:offtable.1': {
    title: 'Three uses of support',
    says: 'Off-table fire may go with an air landing, be fixed beforehand for places and periods, or be called by troops on the ground.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.2': {
    title: 'Observer call delay',
    says: 'A forward observation officer with a radio, his own or beside him, brings fire on a target he has located after 3 complete periods.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.3': {
    title: 'Correction delay',
    says: 'A correction takes 1 period.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.4': {
    title: 'Registering targets',
    says: 'He may pre-register up to 5 targets, at 2 complete periods for each after the first.',
    kind: 'limit',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.5': {
    title: 'Registration cost and noise',
    says: 'Registration costs time but no points, harms no one, and the enemy can hear it.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.6': {
    title: 'Registered target delay',
    says: 'On a registered target fire comes after one complete period.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.7': {
    title: 'Non-specialist delay',
    says: 'Without the specialist add 1 period if an officer calls, 2 for an NCO, 3 for other ranks.',
    kind: 'calculation',
    action: 'offtable',
    source: 'Off-Table Fire Support Restrictions',
  },
  'wrg:offtable.8': {
    title: 'One class of support',
    says: 'Mortars, artillery and aircraft of any calibre have the same off-table effect.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Effect Points',
  },
  'wrg:offtable.9': {
    title: 'Beaten area',
    says: 'The fire covers 80 metres by 150 metres deep, set at any stated angle to the base line about a stated centre.',
    kind: 'calculation',
    action: 'offtable',
    source: 'Off-Table Fire Effect Points',
  },
  'wrg:offtable.10': {
    title: 'Area is one target',
    says: 'All troops in the area form one target group.',
    kind: 'state',
    action: 'offtable',
    source: 'Off-Table Fire Effect Points',
  },
  'wrg:offtable.11': {
    title: 'Off-table effect points',
    says: 'Every 50 points of support gives 25 fire effect points.',
    kind: 'calculation',
    action: 'offtable',
    source: 'Off-Table Fire Effect Points',
  },
} as const satisfies Record<string, Clause>;
