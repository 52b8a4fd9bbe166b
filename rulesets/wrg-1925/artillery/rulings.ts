import type { Ruling } from '../../../src/rules/book.js';

/** Off-table fire: where the book is silent, lost or at odds with itself. */
export const artillery = {
  'wrg:R57': {
    question: 'Do off-table delays apply though the sheet gives only area and points?',
    clauses: ['wrg:offtable.2', 'wrg:offtable.4', 'wrg:offtable.6', 'wrg:offtable.7'],
    evidence:
      'Main: 3 or 1 periods, corrections, registration, extra for non-specialists. Sheet: 80 by 150, 50 points give 25, one target group.',
    options: { 1: 'Delays apply', 2: 'No delays' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; what the sheet gives is identical.',
    switch: true,
  },
  'wrg:R83': {
    question: 'Two groups in the same off-table area are also shot at: one total or several?',
    clauses: ['wrg:offtable.10', 'wrg:potential.1'],
    evidence: 'All troops in the area are one target group; other fire is added for each group receiving it.',
    options: {
      1: 'Separate totals: one for the area, one for each group under direct fire',
      2: 'One total of everything',
    },
    why: 'The area is a target group of its own.',
  },
  'wrg:R84': {
    question: 'Does off-table fire strike friends, and whoever passes through?',
    clauses: ['wrg:offtable.10'],
    evidence: 'All troops within this area; tactical points speak of enemy figures.',
    options: {
      1: 'Everyone in the area at any time in the period, either side',
      2: 'Only enemies at the end of movement',
    },
    why: 'All troops is plain.',
  },
  'wrg:R128': {
    question: 'In which period does fire fall after 3 complete periods delay?',
    clauses: ['wrg:offtable.2', 'wrg:offtable.6'],
    evidence: 'After 3 complete periods; after one complete period.',
    options: { 1: 'Called in N it falls in N+4, registered in N+2', 2: 'N+3 and N+1' },
    why: 'The calling period is not complete.',
    switch: true,
  },
  'wrg:R129': {
    question: 'What does the first registration cost in time?',
    clauses: ['wrg:offtable.4', 'wrg:offtable.5'],
    evidence: '2 periods for each one after the first.',
    options: { 1: 'The ordinary 3 of a call, then 2 each', 2: 'Nothing for the first' },
    why: 'The first is ranged like any call.',
    switch: true,
  },
  'wrg:R191': {
    question: 'Does a correction take longer where no specialist asks for it?',
    clauses: ['wrg:offtable.3', 'wrg:offtable.7'],
    evidence:
      'Corrections require 1 period; a non-specialist trying to call down support takes longer. Whether correcting is calling is not said.',
    options: { 1: 'No: 1 period, whoever corrects', 2: 'Yes: 1 to 3 periods more, as for a call' },
    why: 'The longer delay is printed for calling support down.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
