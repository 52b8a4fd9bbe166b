import type { Ruling } from '../../../src/rules/book.js';

/** Medics: where the book is silent, lost or at odds with itself. */
export const medicRulings = {
  'bg:R92': {
    question: 'How often may a medic try, and does it cost the unit its fire?',
    clauses: ['bg:medic.4', 'bg:medic.6'],
    evidence: 'A separate roll in the shooting phase; repeated attempts are allowed.',
    options: {
      1: "One roll per medic each time its unit may shoot, besides the unit's fire; the roll is no shot, so the unit may be non-standing",
      2: "Instead of the unit's fire, so not in a non-standing unit",
    },
    why: 'Separate roll is printed, and the medic never counts as shooter.',
    switch: true,
  },
  'bg:R93': {
    question: 'Do medics, guards, horse holders and prisoners count as figures of a unit?',
    clauses: ['bg:medic.1', 'bg:prison.3', 'bg:cav.5', 'bg:nonstand.1', 'bg:charge.2'],
    evidence: 'Medics and guards are left out only for shooting.',
    options: {
      1: 'Medics and guards count for size, standing, charging and melee, not for shooting; holders and prisoners never',
      2: 'Only shooters count anywhere',
    },
    why: 'Printed exceptions are for shooting only.',
  },
  'bg:R94': {
    question: 'May a healed figure take the unit over 12?',
    clauses: ['bg:medic.5', 'bg:combine.2'],
    evidence: "The figure is combined with the medic's unit; over 12 a group must divide.",
    options: {
      1: 'Yes up to 12, then no further healing',
      2: 'Divide the unit',
    },
    why: 'Dividing is meant for taking on a broken unit.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
