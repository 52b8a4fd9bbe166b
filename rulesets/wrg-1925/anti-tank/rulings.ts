import type { Ruling } from '../../../src/rules/book.js';

/** Anti-tank fire, and the crews of what it hits: where the book is silent, lost or at odds with itself. */
export const antiTank = {
  'wrg:R27': {
    question: 'Do AFV shell guns deduct 2 against armour, or count as equal to anti-tank guns?',
    clauses: ['wrg:antitank.2'],
    evidence:
      'Main: AFV shell guns deduct 2. Sheet: AFV shell gun equivalent to A/TK among the weapons, and Tank shell gun in its list of deductions.',
    options: {
      1: '75mm and larger: table value less 2 (6, not 8, at most ranges: knock-out on 2 or more)',
      2: 'Use the points of an anti-tank gun without deduction (3: knock-out on 5 or more)',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt, and the sheet too lists tank shell gun as a deduction.',
    switch: true,
  },
  'wrg:R28': {
    question: 'What may heavy MGs and light shell guns hurt?',
    clauses: ['wrg:antitank.3'],
    evidence:
      'Main: AFVs up to 15 tons and post-war SP artillery, MG of 12.7mm or more, -2. Sheet: MG and light shell guns against recce, APC, SP or light tank only.',
    options: {
      1: 'Weight: up to 15 tons, or post-war SP artillery of any weight',
      2: 'Type: recce, APC, SP or light tank, whatever it weighs',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt; weight can be calculated.',
    switch: true,
  },
  'wrg:R29': {
    question: 'Are surprise, heavy target and partial concealment -1 or -2?',
    clauses: ['wrg:antitank.8', 'wrg:antitank.9', 'wrg:antitank.10'],
    evidence:
      'Main: -1 each. Sheet copy: a -2 stands above firer under surprise fire, heavy tank, target partially concealed and tank shell gun; its +1 and -1 headings are lost.',
    options: { 1: '-1 each, as main', 2: '-2 each' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; the sheet columns are broken in our copy.',
    switch: true,
  },
  'wrg:R30': {
    question: 'Do the anti-tank factors missing from the sheet copy apply?',
    clauses: ['wrg:antitank.6', 'wrg:antitank.7', 'wrg:antitank.11', 'wrg:antitank.12'],
    evidence:
      'Main: target moved 50 metres -1, firer under damaging fire -1, firer moved -2, smoke -2. Sheet copy has none of these lines.',
    options: { 1: 'All four apply', 2: 'None applies' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R31': {
    question: 'What is a light or heavy AFV?',
    clauses: ['wrg:antitank.5', 'wrg:antitank.9'],
    evidence: 'Main: by weight and year. Sheet: LT/TK and heavy tank.',
    options: { 1: 'By weight and year', 2: 'By the type name of the tank' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R48': {
    question: 'Does an SMG have to be paid for by an escaping crewman, and what else stays behind?',
    clauses: ['wrg:crew.1', 'wrg:crew.2', 'wrg:crew.4'],
    evidence:
      'Main: 6 leaves with an SMG if paid for; no grenades; heavy weapons abandoned. Sheet: 6 = escape with SMG.',
    options: { 1: 'Paid for, no grenades, heavy weapons left', 2: 'Every 6 has an SMG' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R94': {
    question: 'Does closed armour suffer anti-personnel fire?',
    clauses: ['wrg:crew.5', 'wrg:afv.9', 'wrg:potential.1'],
    evidence: 'Exposed men are infantry targets; anti-personnel fire only deducts 1 in the AFV test.',
    options: { 1: 'No casualties unless exposed; the test still counts it', 2: 'Normal casualties inside' },
    why: 'Exposed men are listed separately.',
  },
  'wrg:R153': {
    question: 'Must the target have moved exactly 50 metres for the -1?',
    clauses: ['wrg:antitank.6'],
    evidence: 'Moved 50 metres during the period.',
    options: { 1: '50 metres or more', 2: 'Any movement' },
    why: 'Printed number as a minimum.',
  },
  'wrg:R155': {
    question: 'Do years up to 1941 and 1950 include those years, and what is the weight limit?',
    clauses: ['wrg:antitank.5', 'wrg:antitank.9'],
    evidence: 'Less than 12, 18, 25; at least 25, 40, 50; up to 1941, up to 1950, after that date.',
    options: {
      1: 'Inclusive years of the action fought; 12.0 tons is not light; 25.0 is heavy',
      2: 'Years of introduction of the vehicle',
    },
    why: 'Printed words; the action has one date.',
  },
  'wrg:R156': {
    question: 'Which row serves an AFV gun under 75mm that is not automatic?',
    clauses: ['wrg:antitank.2', 'wrg:heavy.7'],
    evidence:
      'Rows: automatic light shell gun; at least 75mm; crew-served conventional gun. The introduction has 2 and 6 Pdr as conventional; the sheet says equivalent to A/TK.',
    options: {
      1: 'Conventional gun row, less 2 against armour (1 beyond 25 metres)',
      2: 'Conventional gun row without deduction (3)',
      3: 'The 75mm row (6)',
    },
    why: 'The class it belongs to; the -2 is for all AFV shell guns.',
    switch: true,
  },
  'wrg:R157': {
    question: 'Do No. 2 and No. 3 points help against armour?',
    clauses: ['wrg:antitank.1', 'wrg:heavy.8'],
    evidence: 'Normal fire effect points for four named weapons; helpers have a row of their own.',
    options: {
      1: 'No: weapon row alone (conventional 3, needs 5 or 6)',
      2: 'Yes: two helpers add 2 (needs 3 or more)',
    },
    why: 'Helpers are not in the list.',
    switch: true,
  },
  'wrg:R158': {
    question: 'When is a flank presented, and is the rear a flank?',
    clauses: ['wrg:antitank.4'],
    evidence: 'Flank at a lesser angle to the fire than the front.',
    options: {
      1: 'Shooter more than 45 degrees off the hull front, rear included; exactly 45 is front',
      2: 'Only 45 to 135 degrees',
    },
    why: 'Geometry of the words.',
    switch: true,
  },
  'wrg:R159': {
    question: 'Do moving and opening-fire points of anti-personnel fire apply to armour?',
    clauses: ['wrg:antitank.11', 'wrg:tactical.4', 'wrg:tactical.5'],
    evidence: 'Anti-tank fire has its own list.',
    options: { 1: 'No, only the anti-tank list', 2: 'Yes, both' },
    why: 'Own list printed.',
  },
  'wrg:R160': {
    question: 'Which weapons can damage the firing weapon?',
    clauses: ['wrg:antitank.7'],
    evidence: 'Under fire from weapons capable of damaging it.',
    options: {
      1: 'AFV: weapons listed for armour. Gun or man on foot: any fire with effect points',
      2: 'Only guns',
    },
    why: 'Fire that can hit its crew silences it.',
  },
  'wrg:R161': {
    question: 'Are under fire and surprised taken together?',
    clauses: ['wrg:antitank.7', 'wrg:antitank.8'],
    evidence: 'Separate lines.',
    options: { 1: 'Yes, -2', 2: 'No' },
    why: 'Separate lines.',
    switch: true,
  },
  'wrg:R162': {
    question: 'How often does an AFV roll in off-table fire or against flame and charges?',
    clauses: ['wrg:antitank.15'],
    evidence: 'Each dice, knocked out by 1.',
    options: { 1: 'Once a period for each AFV, whatever the number of attacks', 2: 'Once for each attack' },
    why: 'Each refers to the AFV.',
    switch: true,
  },
  'wrg:R163': {
    question: 'How near must sticky bombs, molotovs and satchels be?',
    clauses: ['wrg:antitank.15', 'wrg:tactical.3'],
    evidence: 'No ranges are given; grenades reach 25 metres, satchels are placed.',
    options: {
      1: 'Molotov within 25 metres as a grenade; sticky bomb and satchel in contact',
      2: 'All within 25',
    },
    why: 'Nearest printed item; placed means contact.',
    switch: true,
  },
  'wrg:R165': {
    question: 'Can anti-tank weapons knock out soft vehicles?',
    clauses: ['wrg:antitank.14', 'wrg:soft.1'],
    evidence: 'Target rows speak of AFVs only.',
    options: {
      1: 'No: they are fired on as anti-personnel, with the soft vehicle roll',
      2: '8 or more as an AFV',
    },
    why: 'AFV is printed.',
    switch: true,
  },
  'wrg:R168': {
    question: 'How many SMGs leave a wreck?',
    clauses: ['wrg:crew.1'],
    evidence: 'With an SMG, provided it has been paid for.',
    options: { 1: 'As many 6s as SMGs bought, the rest with pistols', 2: 'All 6s' },
    why: 'Points follow equipment.',
    switch: true,
  },
  'wrg:R169': {
    question: 'Is a tank knocked out by a mine or close attack also rolled for fire?',
    clauses: ['wrg:antitank.16', 'wrg:mine.13'],
    evidence: 'Each knocked out AFV.',
    options: { 1: 'Yes', 2: 'Only for anti-tank fire' },
    why: 'Each is printed.',
    switch: true,
  },
  'wrg:R181': {
    question: 'Which screens give the -2 against armour?',
    clauses: ['wrg:antitank.12', 'wrg:smoke.5'],
    evidence:
      'A local smoke screen gives -2; blind anti-tank fire is allowed only into screens of 50 metres or less.',
    options: { 1: 'Screens of 50 metres or less; longer ones stop the shot', 2: 'Every screen' },
    why: 'The two rules then fit together.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
