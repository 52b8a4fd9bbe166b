import type { Ruling } from '../../../src/rules/book.js';

/** Smoke, and light on the battlefield: where the book is silent, lost or at odds with itself. */
export const smoke = {
  'wrg:R74': {
    question: 'Are half points from blind fire rounded?',
    clauses: ['wrg:smoke.4', 'wrg:potential.2'],
    evidence: 'Half the normal fire effect; nothing on fractions.',
    options: { 1: 'Halve the sum of the group, keep the half (14.5 is less than 15)', 2: 'Round up' },
    why: 'Thresholds make rounding needless.',
    switch: true,
  },
  'wrg:R75': {
    question: 'Does blind fire halve target and tactical points and the chance die too?',
    clauses: ['wrg:smoke.4'],
    evidence: 'Only fire effect points are named.',
    options: { 1: 'No, only fire effect', 2: 'Yes, everything' },
    why: 'Printed words.',
    switch: true,
  },
  'wrg:R76': {
    question: 'How is blind fire allowed against an enemy not located, and which 50 metres?',
    clauses: ['wrg:smoke.4', 'wrg:locate.1'],
    evidence:
      'Firing blind is allowed on strong supposition, at enemies in the field of fire and no more than 50 metres from the screen.',
    options: {
      1: 'Location is waived behind smoke; the enemy may be within 50 metres on the far side',
      2: 'The enemy must have been located before',
    },
    why: 'The text justifies it by supposition.',
    switch: true,
  },
  'wrg:R106': {
    question: 'Which night column do image intensifiers, infra-red and searchlights give?',
    clauses: ['wrg:light.1', 'wrg:light.2', 'wrg:locate.2'],
    evidence: 'They are listed as means, without range.',
    options: {
      1: 'User looks up moonlight or illumination instead of dark night; a visible beam lights its target for all; infra-red only for viewers',
      2: 'No effect without a number',
    },
    why: 'The column is headed battlefield illumination.',
    switch: true,
  },
  'wrg:R179': {
    question: 'How long does 81mm illumination last, and do burning buildings light?',
    clauses: ['wrg:light.4', 'wrg:light.6'],
    evidence:
      '1 period is printed for small mortars; the larger line gives only the radius. Buildings are named for smoke only.',
    options: {
      1: '1 period; burning buildings as vehicles, 30 metres for 2 periods',
      2: 'Longer, 2 periods; buildings give no light',
    },
    why: 'The sentence runs on.',
    switch: true,
  },
  'wrg:R189': {
    question: 'How long does a burning vehicle or building feed its smoke?',
    clauses: ['wrg:smoke.2', 'wrg:smoke.7', 'wrg:light.6'],
    evidence:
      'Smoke hides for 2 periods after stoking ends; a burning vehicle lights its surroundings for 2.',
    options: {
      1: 'For the period in which it begins to burn, unless the players say longer',
      2: 'For 2 periods, as a burning vehicle gives light',
    },
    why: 'Stoking is something that is done.',
    switch: true,
  },
  'wrg:R180': {
    question: 'Which periods does a one-period screen hide?',
    clauses: ['wrg:smoke.2'],
    evidence: 'Period after being laid and 2 periods after stoking finishes.',
    options: { 1: 'Laid in N, it hides in N+1 and N+2; fed till M, until M+2', 2: 'N to N+2' },
    why: 'Printed words.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
