import type { Ruling } from '../../../src/rules/book.js';

/** Fire at men: target and tactical points, the chance dice, and potential casualties: where the book is silent, lost or at odds with itself. */
export const fire = {
  'wrg:R18': {
    question: 'Does soft cover take away the +1 for a target figure?',
    clauses: ['wrg:tactical.1'],
    evidence: 'Main: only trench, building, gun shield, or partly inside an AFV. Sheet: not in cover.',
    options: {
      1: 'No: behind a hedge or tree the +1 still counts',
      2: 'Yes: any cover removes it (1 point less per figure)',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt. Soft cover then helps by location and by order of casualties.',
    switch: true,
  },
  'wrg:R19': {
    question: 'Does an erect figure in cover, or one grenading or leaving a vehicle, get the second +1?',
    clauses: ['wrg:tactical.2'],
    evidence:
      'Main: erect in the open, with grenading and entering or leaving vehicles included, or overlapping. Sheet: erect, or overlapping base.',
    options: {
      1: 'Erect only counts in the open; grenaders and mounting men count',
      2: 'Every erect figure, even behind a wall',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R20': {
    question: 'Which guns and grenades earn the +2 against strongpoints?',
    clauses: ['wrg:tactical.3'],
    evidence:
      'Main: grenade into slit or building, launchers, flame, one-man anti-tank, recoilless, conventional, missile, tank gun of 75mm or more. Sheet: A/TK or shell gun with no calibre.',
    options: { 1: 'The main list with the 75mm floor for tank guns', 2: 'Any shell gun' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R21': {
    question: 'Do grenades and ground heavy weapons take the -1 for moving or not firing last period?',
    clauses: ['wrg:tactical.4'],
    evidence: 'Main: firing or grenading figures, ground-fired heavy weapons included. Sheet: each firer.',
    options: { 1: 'Yes, both', 2: 'Only small arms' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
    switch: true,
  },
  'wrg:R22': {
    question: 'Is there a 40 or more row?',
    clauses: ['wrg:potential.3'],
    evidence: 'Main: 40 or more, 3 potential hits. The sheet copy breaks off after 30 or more, 2.',
    options: { 1: 'Yes, 3 at 40', 2: 'No, 2 is the most' },
    why: 'The end of the sheet is lost in our copy; the main table is whole.',
    switch: true,
  },
  'wrg:R67': {
    question: 'What happens past 40 points?',
    clauses: ['wrg:potential.3', 'wrg:offtable.10'],
    evidence: 'The table ends at 40 or more, 3 potential hits; the steps of 10 could go on.',
    options: {
      1: 'Never more than 3 potential hits from one total',
      2: 'One more for each further 10 (50 gives 4), which mainly sharpens off-table fire on many men',
    },
    why: '40 or more is printed and covers every larger total.',
    switch: true,
  },
  'wrg:R68': {
    question: 'With several groups firing on one target, how many chance dice count?',
    clauses: ['wrg:chance.1', 'wrg:potential.1'],
    evidence: 'Throw one dice for each group firing; add what affects each group receiving fire.',
    options: {
      1: 'One die for each firing group, all added to the same total, each checked against its own men',
      2: 'One die in all',
    },
    why: 'The text says each group firing.',
    switch: true,
  },
  'wrg:R69': {
    question: 'Men in the group: the firing or the target group?',
    clauses: ['wrg:chance.2'],
    evidence:
      'The sentence before speaks of each group firing; the target is not named. The sheet has the same words.',
    options: { 1: 'The firing group', 2: 'The target group' },
    why: 'Nearest word it can refer to.',
    switch: true,
  },
  'wrg:R70': {
    question: 'Which men of the firing group count against the chance die?',
    clauses: ['wrg:chance.2'],
    evidence: 'Only the number of men in the group; nothing about who fires.',
    options: {
      1: 'All living members, crew included, whether or not they fired',
      2: 'Only those firing at this target',
    },
    why: 'Printed words.',
    switch: true,
  },
  'wrg:R71': {
    question: 'A group divides its fire between two targets: chance dice?',
    clauses: ['wrg:chance.1', 'wrg:fire.1'],
    evidence:
      'Figures choose targets one by one; one die for each group firing; chance is part of each target total.',
    options: { 1: 'One die for each target it fires at', 2: 'One die, put on one target' },
    why: 'Every total has a chance part.',
  },
  'wrg:R72': {
    question: 'Do off-table fire, mines and Claymores have a chance die?',
    clauses: ['wrg:chance.1', 'wrg:offtable.11', 'wrg:mine.3'],
    evidence: 'They are not groups of men, though Claymores have an operator.',
    options: {
      1: 'Off-table none (no men, so any score counts zero); Claymore or fougasse adds no die of its own beyond that of its operator group',
      2: 'One die each, never cancelled',
    },
    why: 'A score above zero men counts as zero.',
    switch: true,
  },
  'wrg:R73': {
    question: 'What of totals of zero or less?',
    clauses: ['wrg:potential.2', 'wrg:tactical.6'],
    evidence: 'Less than 5 rolls for 6, no lower limit; each bunker figure deducts 3, each late firer 1.',
    options: { 1: 'Any total under 5, negative too, hits on 6', 2: 'No roll at 0 or less' },
    why: 'Printed limit is only less than 5.',
    switch: true,
  },
  'wrg:R82': {
    question: 'Are figures of the target group out of sight or arc counted and rolled for?',
    clauses: ['wrg:tactical.1', 'wrg:identify.1', 'wrg:air.3'],
    evidence:
      'Each figure in the target group, each figure is diced for; only paratroops are limited to those in sight, range and arc.',
    options: { 1: 'The whole group, in sight or not', 2: 'Only figures some firer could engage' },
    why: 'The limit is printed for paratroops alone.',
  },
  'wrg:R85': {
    question: 'Is the -1 for moving or not firing last period per figure or per weapon?',
    clauses: ['wrg:tactical.4'],
    evidence:
      'Each firing or grenading figure, ground-fired heavy weapons included; the vehicle line says each weapon.',
    options: {
      1: 'Once for each figure that fires or throws, once for each heavy weapon; helpers none',
      2: 'For every man in a crew',
    },
    why: 'A No. 2 helps and does not fire.',
    switch: true,
  },
  'wrg:R86': {
    question: 'A figure both moved and did not fire last period: -1 or -2?',
    clauses: ['wrg:tactical.4'],
    evidence: 'One line joined by or.',
    options: { 1: '-1', 2: '-2' },
    why: 'One line.',
    switch: true,
  },
  'wrg:R87': {
    question:
      'Does a grenade thrown count as having fired, in the next period and in the test of whoever threw it?',
    clauses: ['wrg:tactical.4', 'wrg:fire.4', 'wrg:react.5'],
    evidence:
      'A figure may grenade instead of firing; the line separates firing from grenading but asks only whether it did not fire.',
    options: { 1: 'No: grenading is not firing', 2: 'Yes' },
    why: 'Printed words keep them apart.',
    switch: true,
  },
  'wrg:R88': {
    question: 'Do vehicle weapons and passengers take the -1 as well as the -2?',
    clauses: ['wrg:tactical.4', 'wrg:tactical.5'],
    evidence: '-1 figures and ground-fired heavy weapons; -2 each weapon on a moving vehicle.',
    options: {
      1: 'Moving vehicle: -2 only for its movement; mounted heavy weapons never take the -1; a passenger adds -1 if he did not fire last period',
      2: 'Both always',
    },
    why: 'The -1 names heavy weapons on the ground only.',
    switch: true,
  },
  'wrg:R89': {
    question: 'Does a dashing figure still give the second +1?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.2'],
    evidence: 'Dashing is named in the first line only.',
    options: { 1: 'Yes, erect in the open it gives 1, not 2', 2: 'No, it gives nothing' },
    why: 'Printed lines.',
  },
  'wrg:R90': {
    question: 'Erect and overlapping: one or two?',
    clauses: ['wrg:tactical.2'],
    evidence: 'Joined by or.',
    options: { 1: 'One', 2: 'Two' },
    why: 'One line.',
  },
  'wrg:R91': {
    question: 'Do men in a bunker also give the +1 for not being in a trench or building?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.6'],
    evidence: 'Bunkers are not named in the first line, only trench, building, shield, AFV.',
    options: { 1: 'No: only the -3', 2: 'Yes: net -2' },
    why: 'A bunker is a harder building.',
    switch: true,
  },
  'wrg:R92': {
    question: 'Which tactical points do men in a soft vehicle, glider or helicopter give?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.2', 'wrg:air.13'],
    evidence: 'Not in any named protection; dashing exempts; entering or leaving counts as erect.',
    options: {
      1: '+1 each unless the vehicle makes a high speed dash; the second +1 only while getting in or out',
      2: '+2 each',
    },
    why: 'Riders are listed apart from erect figures in the casualty order.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
