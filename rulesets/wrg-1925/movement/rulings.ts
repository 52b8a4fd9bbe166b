import type { Ruling } from '../../../src/rules/book.js';

/** Movement on foot and in vehicles: where the book is silent, lost or at odds with itself. */
export const movement = {
  'wrg:R1': {
    question:
      'What are the cells of the Reverse row of vehicle movement, blank in our copy of the main table?',
    clauses: ['wrg:vehicle.2'],
    evidence:
      'Main: a Reverse line with empty cells directly above swim or riding horse with 60, 60, 60, -20. Sheet: reverse, swim, or horse share 60, 60, 60, -20.',
    options: {
      1: '60, 60, 60, -20 as on the sheet (flails too clear at 60)',
      2: 'Reverse forbidden (no number in the main table)',
    },
    why: 'One printed entry seems split by the copy; the sheet prints it whole.',
    switch: true,
  },
  'wrg:R2': {
    question:
      'Is the deduction for a share of a heavy weapon for a half or third share, or for a half or 3/4 share?',
    clauses: ['wrg:foot.5'],
    evidence: 'Main: half or third. Sheet copy: 1/2 or 3/4.',
    options: { 1: 'Half or third (a weapon carried by two or three men)', 2: 'Half or three quarters' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; three men cannot each carry 3/4.',
    switch: true,
  },
  'wrg:R3': {
    question: 'Does silent movement also bar doubling?',
    clauses: ['wrg:foot.6', 'wrg:foot.7'],
    evidence: 'Main lists firing, dashing, speech and brush hacking. Sheet adds or doubling.',
    options: {
      1: 'Yes, doubling is barred (adds to the main list without contradicting it)',
      2: 'No, a man may double silently at 37.5 metres',
    },
    why: 'The sheet only fills a gap, and dashing, which is slower, is already barred.',
    switch: true,
  },
  'wrg:R4': {
    question: 'Do the limits on doubling stand though the sheet gives only 75m?',
    clauses: ['wrg:foot.7', 'wrg:foot.8'],
    evidence:
      'Main: small arms or radio only, neither fire nor grenades, 1 period in 3. Sheet: Double 75m and nothing more.',
    options: { 1: 'All main limits apply', 2: 'Only the distance applies' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R5': {
    question: 'Is every kind of climbing the 20 metre pace, or only climbing with hands?',
    clauses: ['wrg:foot.1', 'wrg:foot.4'],
    evidence:
      'Main: 20 for climbing with hands and a 10 metre deduction for a steep slope. Sheet: climbing at 20, and climbing steep slope at -10.',
    options: { 1: '20 metres only with hands; a steep slope costs 10', 2: 'Any climb is at 20 metres' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; both texts list the steep slope separately.',
    switch: true,
  },
  'wrg:R6': {
    question: 'Which obstacles and which machine guns fall under the foot deduction?',
    clauses: ['wrg:foot.4'],
    evidence:
      'Main names hedge, high river bank, wall, wire, punji belt, and mortar or wheeled or tripod MG. Sheet: crossing obstacle, and preparing MG or mortar.',
    options: { 1: 'The main list; a bipod LMG needs no preparing', 2: 'Any obstacle and any machine gun' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R7': {
    question: 'Who moves at 15 metres manhandling?',
    clauses: ['wrg:foot.3'],
    evidence:
      'Main: one of a minimum of 3 men, recoilless or conventional anti-tank gun on wheels or tripod. Sheet: one of 3 men manhandling ATK.',
    options: { 1: 'Three or more men, either type of gun', 2: 'Exactly three men' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R8': {
    question: 'Which vehicles may cross obstacles at the 40 metre deduction?',
    clauses: ['wrg:vehicle.4'],
    evidence:
      'Main: hedge, wall, ditch or bank, for any tracked or multi-wheeled AFV, and for horses. Sheet: crossing obstacles by tracked or multi-veh., or riding horse.',
    options: {
      1: 'Tracked or multi-wheeled AFVs and horses only; soft vehicles do not cross',
      2: 'Any tracked or multi-wheeled vehicle, soft half-tracks and trucks as well',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R112': {
    question: 'Are 10 metre deductions taken once or each time?',
    clauses: ['wrg:foot.4'],
    evidence: 'A list without each or once.',
    options: {
      1: 'Once for each obstacle, entry, or job; once a period for woods, slope, brush and indoors; all add; never below 0',
      2: 'Once a period in all',
    },
    why: 'Each is a separate thing done.',
    switch: true,
  },
  'wrg:R113': {
    question: 'Is silent half speed taken before or after deductions?',
    clauses: ['wrg:foot.6', 'wrg:foot.4'],
    evidence: 'Half speed only.',
    options: { 1: 'After: (50 - 10) / 2 = 20', 2: 'Before: 25 - 10 = 15' },
    why: 'Speed is what remains.',
    switch: true,
  },
  'wrg:R114': {
    question: 'Is 1 in every 3 counted over blocks or any three periods?',
    clauses: ['wrg:foot.8'],
    evidence: 'Limited to 1 period in every 3.',
    options: { 1: 'After doubling, two periods without', 2: 'One in each block 1-3, 4-6' },
    why: 'Simple to track.',
    switch: true,
  },
  'wrg:R115': {
    question: 'What does a turn of more than 45 degrees cost a vehicle?',
    clauses: ['wrg:vehicle.5'],
    evidence: 'Two lines in one deduction cell: each turn; each turn over 45.',
    options: {
      1: 'Both: 80, and 40 for a smaller turn',
      2: '40 for every turn',
      3: 'Nothing up to 45 degrees, 40 above',
    },
    why: 'Both lines are printed; the merged cell may hide a difference.',
    switch: true,
  },
  'wrg:R116': {
    question: 'What is the closed down -10 in the deduction row?',
    clauses: ['wrg:vehicle.3'],
    evidence: 'Closed down column: -40, -40, -20, and -10 beside the -40 deductions.',
    options: { 1: '10 more for each deduction (50 in all)', 2: '10 in place of 40' },
    why: 'The other rows of that column are additional.',
    switch: true,
  },
  'wrg:R117': {
    question: 'What if deductions exceed the allowance?',
    clauses: ['wrg:vehicle.4', 'wrg:foot.4'],
    evidence: 'Move and fire in the dark is 40, closed down 0; a halt costs 40.',
    options: {
      1: 'Allowance stops at 0; what cannot be paid is not done that period',
      2: 'A minimum move always: 10 metres, an inch on the table',
    },
    why: 'Printed numbers.',
    house: true,
    switch: true,
  },
  'wrg:R118': {
    question: 'May heavier tanks crush brush too?',
    clauses: ['wrg:vehicle.4'],
    evidence: 'If medium tank.',
    options: { 1: 'Medium and heavier; lighter ones cannot', 2: 'Medium only' },
    why: 'A heavier tank crushes at least as well.',
    switch: true,
  },
  'wrg:R187': {
    question: 'Of how many dismounted horsemen does one stay with the horses?',
    clauses: ['wrg:vehicle.7'],
    evidence: 'One in three must be left; nothing on numbers that three does not divide.',
    options: {
      1: 'One for every three begun: 3 of 7',
      2: 'One for every full three, but one at least: 2 of 7',
    },
    why: 'Nobody can hold more than two horses besides his own.',
    switch: true,
  },
  'wrg:R152': {
    question: 'Which paces make a figure erect or prone, moving or dashing?',
    clauses: ['wrg:foot.1', 'wrg:tactical.1', 'wrg:tactical.2', 'wrg:locate.2'],
    evidence: 'Only dash and crawl are clear; crews always stand; grenading counts erect.',
    options: {
      1: 'Walk, dash, double, wade and climb: erect; crawl: prone; still: as modelled. Only short, panic and high speed dashes are dashing',
      2: 'Doubling is dashing as well (1 point less per doubling target)',
    },
    why: 'Only those are called dashes, and the sheet lists dashing and doubling apart.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
