import type { Ruling } from '../../../src/rules/book.js';

/** Who falls, and what is lost with him: where the book is silent, lost or at odds with itself. */
export const casualties = {
  'wrg:R23': {
    question: 'Do bunker men come first against any gun or grenade?',
    clauses: ['wrg:identify.3'],
    evidence:
      'Main: grenades or flame through the slit, anti-tank weapons, tank guns of at least 75mm, satchel charges. Sheet: gren. or flame or by guns.',
    options: {
      1: 'The main conditions: through the slit, 75mm or more',
      2: 'Any grenade, flame or gun attack',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R24': {
    question: 'When is a radio rolled for, and do horses burn?',
    clauses: ['wrg:soft.2', 'wrg:soft.3'],
    evidence:
      'Main: set is rolled for whenever its man is; horses and pedal cycles never burn. Sheet: score 1 destroys radio; destroyed vehicle 1, 2 catches fire.',
    options: {
      1: 'As main: roll with the man; no fire for horses or cycles',
      2: 'Roll only when the man is hit',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R25': {
    question: 'Can heavy weapons be taken over, and at once?',
    clauses: ['wrg:soft.5', 'wrg:soft.6'],
    evidence:
      'Main: heavy weapons by a man of the same speciality; use from the period after arrival. Sheet: small arms and radio on 4, 5, 6 only.',
    options: { 1: 'As main', 2: 'Heavy weapons cannot be taken over' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R53': {
    question: 'Do grenadiers and heavy weapon crews come second in the casualty order?',
    clauses: ['wrg:identify.3'],
    evidence:
      'Main: grenading or other erect figures, soft vehicles, men manning heavy weapons. Sheet: erect figs. or in soft veh. etc.',
    options: { 1: 'Yes, all of them', 2: 'Only erect men and riders' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R77': {
    question: 'May identification yield fewer casualties than potential hits?',
    clauses: ['wrg:identify.2', 'wrg:identify.4'],
    evidence:
      'Stop when the number is found or when each figure had one roll. The introduction says dice decide only who is hit, not how many.',
    options: {
      1: 'Yes, one roll a figure and then stop, even with none hit',
      2: 'No, go round again until the number is reached',
    },
    why: 'The detailed rule outranks the introduction.',
    switch: true,
  },
  'wrg:R78': {
    question: 'With 2 or 3 potential hits, how many first figures hit on 1 or 2?',
    clauses: ['wrg:identify.2'],
    evidence: 'The first figure diced for, any succeeding figures.',
    options: { 1: 'Only the very first figure rolled for', 2: 'The first for each potential hit' },
    why: 'Printed words.',
    switch: true,
  },
  'wrg:R79': {
    question: 'How do the nine priorities combine?',
    clauses: ['wrg:identify.3'],
    evidence: 'A numbered order, each a comparison; 5 to 7 form one chain of cover.',
    options: {
      1: 'Compare by 1, then ties by 2, and so on (an erect man in a bunker before a prone one in the open)',
      2: 'Add up ranks',
    },
    why: 'A numbered order of comparisons.',
  },
  'wrg:R80': {
    question: 'Who is rolled first when all nine are equal?',
    clauses: ['wrg:identify.3'],
    evidence: 'Nothing after near before far.',
    options: { 1: 'At random', 2: 'Owner chooses' },
    why: 'Neither side gains.',
    switch: true,
  },
  'wrg:R81': {
    question: 'From whom is near counted?',
    clauses: ['wrg:identify.3'],
    evidence: 'Near before far, no reference point.',
    options: {
      1: 'Nearest firing figure; centre of the area for off-table fire; the mine for a Claymore',
      2: 'Centre of the firing group',
    },
    why: 'Fire is by figure.',
  },
  'wrg:R126': {
    question: 'What becomes of the men in a soft vehicle that is destroyed by fire?',
    clauses: ['wrg:soft.1', 'wrg:soft.2'],
    evidence: 'Only the vehicle is diced for; no escape roll, except on anti-tank mines.',
    options: {
      1: 'Those not identified as casualties get out on the spot without a roll',
      2: 'They roll as passengers, 3 or more',
    },
    why: 'They have been diced for already.',
  },
  'wrg:R127': {
    question: 'What if a weapon taken over fails its roll?',
    clauses: ['wrg:soft.4', 'wrg:soft.5'],
    evidence: 'Serviceable on 4, 5, 6; no further word. Timing of the roll is not given.',
    options: {
      1: 'Rolled once when the new man arrives; otherwise useless for the battle',
      2: 'May be tried again each period',
    },
    why: 'One roll for one weapon.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
