import type { Ruling } from '../../../src/rules/book.js';

/** Mine warfare: where the book is silent, lost or at odds with itself. */
export const mines = {
  'wrg:R175': {
    question: 'Who in the Claymore cone is the target?',
    clauses: ['wrg:mine.3', 'wrg:mine.4'],
    evidence: 'Cone of 50 metres; no group named.',
    options: { 1: 'Everyone in the cone is one target group, range to the nearest', 2: 'One group in it' },
    why: 'As with other area fire.',
  },
  'wrg:R176': {
    question: 'Does a fougasse count as a flame weapon in tests?',
    clauses: ['wrg:mine.4', 'wrg:react.18', 'wrg:light.6'],
    evidence: 'Fougasse lights up, smokes and burns like flame throwers.',
    options: { 1: 'Yes', 2: 'No' },
    why: 'Treated alike in light and smoke.',
    switch: true,
  },
  'wrg:R177': {
    question: 'Does every man and square of a mine belt roll?',
    clauses: ['wrg:mine.8', 'wrg:mine.9', 'wrg:option.10'],
    evidence: 'Belts come in 5 metre pieces, rolls are per 10 metre square.',
    options: {
      1: 'Each man once for each 10 metre square that holds any mines',
      2: 'Once per 5 metre piece',
    },
    why: 'Printed square.',
    switch: true,
  },
  'wrg:R178': {
    question: 'How do passengers and guns fare on anti-tank mines?',
    clauses: ['wrg:mine.11', 'wrg:mine.12', 'wrg:crew.3'],
    evidence:
      'The occupants of a soft vehicle throw as a tank crew does; infantry in any vehicle that is knocked out has a throw of its own. Wheeled weapons set the mines off.',
    options: {
      1: 'All occupants of a soft vehicle by the crew roll; a wheeled gun is destroyed',
      2: 'Crew by the crew roll, infantry with personal weapons on 3 or more; a wheeled gun is destroyed',
    },
    why: 'Printed for this very mine; whoever rides on an AFV throws as on any wreck.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
