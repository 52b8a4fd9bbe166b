import type { Ruling } from '../../../src/rules/book.js';

/** The reaction test of AFVs: where the book is silent, lost or at odds with itself. */
export const afvTest = {
  'wrg:R44': {
    question: 'Are commander lost and close cover or night -3, or -1, or -2?',
    clauses: ['wrg:afv.15', 'wrg:afv.16'],
    evidence:
      'Main: deduct 3. Sheet copy: both stand under the -1 column beside a -2 heading; a -3 heading is lost.',
    options: { 1: '-3 each', 2: '-2 each' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R45': {
    question: 'Does night alone bring the -3?',
    clauses: ['wrg:afv.16'],
    evidence: 'Main: or at night, in the list. Sheet omits night.',
    options: { 1: 'Yes', 2: 'No' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R46': {
    question: 'Which friendly AFV counts for the +1, and do the distances of 50 and 100 metres need more?',
    clauses: ['wrg:afv.5', 'wrg:afv.6'],
    evidence: 'Main: of at least equivalent type. Sheet: friend AFV, 100 m.',
    options: { 1: 'Equal or better type', 2: 'Any AFV' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R47': {
    question: 'Which AFV results belong to less than 0 and less than -5?',
    clauses: ['wrg:afv.21', 'wrg:afv.22'],
    evidence:
      'Main: below 0 retire, below -5 turn and retire under smoke. Sheet copy: UNDER 0 twice, UNDER -5 empty.',
    options: { 1: 'As main', 2: 'Smoke retirement from below 0' },
    why: 'The sheet rows have slipped; the main list is whole.',
    switch: true,
  },
  'wrg:R49': {
    question: 'Is it enough that cover may be hostile?',
    clauses: ['wrg:afv.16'],
    evidence: 'Main: possibly hostile woods, scrub, buildings or other cover. Sheet: hostile woods or cover.',
    options: {
      1: 'Yes, unless it is known to be clear or in friendly hands',
      2: 'Only if enemies are known to be there',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R51': {
    question: 'Whose fire on which opponents helps an AFV?',
    clauses: ['wrg:afv.8'],
    evidence: 'Main: friendly troops firing on its direct opponents. Sheet: friend fire on opponent.',
    options: { 1: 'Only on enemies that fired at this AFV or at which it fired', 2: 'On any enemy' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R55': {
    question: 'May an AFV retire in reverse only if it fires?',
    clauses: ['wrg:afv.21'],
    evidence: 'Main: in reverse, firing. Sheet: in reverse, if firing.',
    options: { 1: 'It may reverse, and may fire while doing so', 2: 'It may reverse only while it fires' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R56': {
    question: 'Which points count for the AFV deduction, and when is the test?',
    clauses: ['wrg:afv.1', 'wrg:afv.11', 'wrg:afv.12'],
    evidence:
      'Main: all fire effect, target, tactical and chance points since the period started; tests on each anti-tank attack and at period end; retreat seen this period. Sheet: each A/TK point; each AFV under fire or A/T fire; friends retreating.',
    options: { 1: 'Main wording', 2: 'One test a period, at its end' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R154': {
    question: 'What if an AFV that must advance or retire is immobilised?',
    clauses: ['wrg:afv.18', 'wrg:afv.21', 'wrg:mine.13'],
    evidence: 'On mines it may stay immobile and fire; results demand movement.',
    options: { 1: 'It stays and may fire; below -5 it may not fire', 2: 'The crew abandon it' },
    why: 'Mines say it can use its weapons.',
    house: true,
    switch: true,
  },
  'wrg:R166': {
    question: 'How are AFV test points counted with several shots?',
    clauses: ['wrg:afv.1', 'wrg:afv.12'],
    evidence: 'Every point since the period started; a test each time anti-tank fire comes at it.',
    options: {
      1: 'Net total of each shot (at least 0), all shots of the period summed, die included; shots fired together bring one test',
      2: 'Test after each shot',
    },
    why: 'One is enough when two fall together.',
  },
  'wrg:R167': {
    question: 'Is the -3 list one deduction?',
    clauses: ['wrg:afv.16'],
    evidence: 'Cover, or night, or close attack in one line.',
    options: { 1: 'Once, -3', 2: '-3 for each that applies' },
    why: 'One line joined by or.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
