import type { Ruling } from '../../../../src/rules/book.js';

/** Reaction tests and prisoners: where the book is silent, lost or at odds with itself. */
export const reaction = {
  'wrg:R32': {
    question: 'Is the LMG bonus one in all or one for each LMG?',
    clauses: ['wrg:react.3'],
    evidence: 'Main: each friendly LMG. Sheet: friend LMG firing, 100 m.',
    options: { 1: 'One for each', 2: 'One in all' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R33': {
    question: 'Must the friends who fire on the opposing group be of another group?',
    clauses: ['wrg:react.4'],
    evidence: 'Main: friends outside the group. Sheet: opp. group under fire.',
    options: { 1: 'Yes', 2: 'No, own fire counts' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; own fire already counts as having fired.',
  },
  'wrg:R34': {
    question:
      'Is the bonus for moving forward or for moving towards the enemy, and must the group itself see the enemy?',
    clauses: ['wrg:react.5', 'wrg:react.6', 'wrg:react.7'],
    evidence:
      'Main: moved towards the enemy; seen by the group; seen hit or in panic in the open. Sheet: moving forward; enemy in open; enemy in open, hit, or in panic.',
    options: {
      1: 'Main wording: towards the enemy, and seen by the group',
      2: 'Any forward move, any enemy in the open',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R35': {
    question: 'Is enemy armour within 100 metres that also fires on the group -2 or -4?',
    clauses: ['wrg:react.17'],
    evidence: 'Main: one line joined by or. Sheet: two cells, within 100 m and firing on group.',
    options: { 1: '-2 in all', 2: '-2 for each of the two (-4)' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R36': {
    question: 'What limits the deductions for panic of leader and friends?',
    clauses: ['wrg:react.14', 'wrg:react.15'],
    evidence:
      'Main: senior leader, previous period; friends within 25, or 50 if visible in the open, current period. Sheet: group leaders panic dash; friends in panic dash.',
    options: { 1: 'Main conditions', 2: 'Any leader or friends in panic' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R37': {
    question: 'How long do flame weapons weigh on a group, and what makes an intermingling enemy?',
    clauses: ['wrg:react.18', 'wrg:react.20'],
    evidence:
      'Main: flame seen in use at any time in the battle; enemy moved forward and intermingled during the period. Sheet: enemy using flame; advancing enemy intermingled.',
    options: {
      1: 'Flame: whole battle once seen. Intermingled: only if the enemy moved in that period',
      2: 'Flame: only while in use',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R38': {
    question: 'Must the whole group be under cover for the choice of 2?',
    clauses: ['wrg:react.22'],
    evidence:
      'Main: whole group, cover, hard vehicles, buildings or field defences. Sheet: group inside cover, defences, etc.',
    options: { 1: 'Whole group', 2: 'Any of it' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R39': {
    question: 'What do Less than 10 and Less than 5 forbid, and towards which enemy?',
    clauses: ['wrg:react.27', 'wrg:react.28'],
    evidence:
      'Main: closer to a located enemy if erect, wading or climbing; on foot towards a located enemy group. Sheet: no moving to enemy whilst erect; no dismounted movement towards enemy, located or not.',
    options: {
      1: 'Erect, wading or climbing moves; in both bands only located enemies count',
      2: 'Only erect moves; any enemy counts',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R40': {
    question: 'Do retiring troops at Less than 5, and panicking ones, leave heavy weapons?',
    clauses: ['wrg:react.28', 'wrg:react.30'],
    evidence: 'Main: both abandon heavy weapons. Sheet: lower scorers retire; panic dash away.',
    options: { 1: 'Both abandon them', 2: 'They take them along' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R41': {
    question: 'Does every man roll for surrender below -5, or only in an interpenetrated group?',
    clauses: ['wrg:react.30'],
    evidence:
      'Main: if interpenetrated, dice under 5 surrender. Sheet: panic dash away, else surrender if dice under 5.',
    options: { 1: 'Only if interpenetrated', 2: 'Always (two men in three surrender on any such score)' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R42': {
    question: 'At 15 or more, who moves where?',
    clauses: ['wrg:react.25'],
    evidence: 'Main: entire group, towards enemy front or flank. Sheet: move towards enemy.',
    options: { 1: 'All of it, front or flank at choice', 2: 'Some must move' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R43': {
    question: 'When is the leader test rolled?',
    clauses: ['wrg:extra.2'],
    evidence:
      'Main: could be improved next period if the leader acted; dicing again. Sheet: dice next period.',
    options: {
      1: 'At once, after the group test; it governs the next period',
      2: 'In the next period, before moving',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt; results already bind the next period.',
  },
  'wrg:R50': {
    question: 'What counts as surprise in the two tests?',
    clauses: ['wrg:react.19', 'wrg:afv.14'],
    evidence:
      'Main: first period of fire from hidden enemy; first period of anti-tank fire from enemy not located before. Sheet: surprise fire; surprise A/TK fire.',
    options: {
      1: 'Only in the first period in which a hidden or unlocated enemy fires',
      2: 'Whenever the enemy was not expected',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R109': {
    question: 'Can one figure count both as isolated from leaders and from everyone?',
    clauses: ['wrg:react.9', 'wrg:react.10'],
    evidence: 'Two separate lines.',
    options: { 1: 'Yes, -2 in all', 2: 'No, once' },
    why: 'Separate lines.',
  },
  'wrg:R131': {
    question: 'How is each 10 points taken?',
    clauses: ['wrg:react.8'],
    evidence: 'Each 10 points scored in the period.',
    options: {
      1: 'All totals on the group added, rounded down, never below 0',
      2: 'Each firing separately rounded',
    },
    why: 'A full 10 is needed.',
  },
  'wrg:R132': {
    question: 'What counts against a group in an off-table area?',
    clauses: ['wrg:react.8', 'wrg:offtable.10'],
    evidence: 'One target group for all.',
    options: { 1: 'The whole area total counts for every group in it', 2: 'A share by figures' },
    why: 'Each is under all of it.',
  },
  'wrg:R133': {
    question: 'Does a figure lost this period count twice?',
    clauses: ['wrg:react.11', 'wrg:react.12'],
    evidence: 'Lost in battle and lost in period are separate lines.',
    options: { 1: 'Yes, -2 now, -1 later', 2: 'No, once' },
    why: 'Separate lines.',
  },
  'wrg:R134': {
    question: 'Does the own LMG of the group count as friendly?',
    clauses: ['wrg:react.3'],
    evidence: 'Each friendly LMG within 100 metres of the group.',
    options: { 1: 'Yes', 2: 'Only LMGs of others' },
    why: 'It is friendly and in reach; the other line says outside group when it means that.',
  },
  'wrg:R135': {
    question: 'Which machine guns deduct, and which LMGs add?',
    clauses: ['wrg:react.3', 'wrg:react.13'],
    evidence: 'LMG for friends, machine gun for enemies.',
    options: {
      1: 'Add: bipod LMGs only. Deduct: LMG, tripod or wheeled, vehicle MGs; not SMGs',
      2: 'Both: all machine guns',
    },
    why: 'Printed terms.',
  },
  'wrg:R136': {
    question: 'What is under fire for the duty to test?',
    clauses: ['wrg:react.1'],
    evidence: 'Each group under fire.',
    options: {
      1: 'Any direct or off-table fire with effect points, hit or not; not mines alone',
      2: 'Only fire that hits',
    },
    why: 'Printed words.',
  },
  'wrg:R137': {
    question: 'Are single -2 lines taken once however many causes?',
    clauses: ['wrg:react.15', 'wrg:react.17', 'wrg:react.20', 'wrg:react.21'],
    evidence: 'Lines without each.',
    options: {
      1: 'Once for each line; separate lines add (within 25 and intermingled is -4)',
      2: 'Once for each cause',
    },
    why: 'Each is written where meant.',
  },
  'wrg:R138': {
    question: 'When is the choice of 2 under cover made, and may it be none?',
    clauses: ['wrg:react.22'],
    evidence: 'Add or deduct 2 at choice.',
    options: { 1: 'After seeing the dice; +2 or -2, not 0', 2: 'Before the dice' },
    why: 'Choice would mean little without the dice, and supplementary tests too follow the result.',
  },
  'wrg:R139': {
    question: 'Which bands do scores of exactly 15, 10, 5, 0 and -5 fall in?',
    clauses: [
      'wrg:react.25',
      'wrg:react.26',
      'wrg:react.27',
      'wrg:react.28',
      'wrg:react.29',
      'wrg:react.30',
      'wrg:afv.18',
    ],
    evidence: '15 or more, 10 or more, then less than 10, 5, 0, -5.',
    options: {
      1: '15 must move; 10 free; 5 is Less than 10; 0 is Less than 5; -5 is Less than 0; an AFV at 10 advances',
      2: 'Next band down',
    },
    why: 'Printed words.',
  },
  'wrg:R140': {
    question: 'Do bands accumulate upwards too, and for AFVs?',
    clauses: ['wrg:react.31', 'wrg:afv.19'],
    evidence: 'All restrictions from Less than 10 downwards; said of the Reaction Table.',
    options: {
      1: 'Yes from Less than 10 to the band scored; 10 and 15 lines stand alone; AFVs the same, except that below -5 turning replaces reversing',
      2: 'Only the band scored',
    },
    why: 'Notes on play.',
  },
  'wrg:R141': {
    question: 'How long does a result last, when no new test is due?',
    clauses: ['wrg:react.24'],
    evidence: 'Actions next period.',
    options: { 1: 'One period; a group not under fire again is then free', 2: 'Until the next test' },
    why: 'Printed words.',
  },
  'wrg:R142': {
    question: 'Do tests within one period end affect each other?',
    clauses: ['wrg:react.15', 'wrg:react.28'],
    evidence: 'Friends who dashed in the current period; enemies with higher score.',
    options: {
      1: 'All tests are simultaneous: only dashes made in movement this period count, scores are compared after all tests',
      2: 'In turn, nearest the enemy first',
    },
    why: 'A dash takes place next period.',
  },
  'wrg:R143': {
    question: 'The intermingled enemy had no test, or the same score: who retires?',
    clauses: ['wrg:react.28'],
    evidence: 'Troops with a lower score than them retire.',
    options: {
      1: 'Equal: nobody. Enemy without a test counts as higher',
      2: 'Enemy without a test counts as 10',
    },
    why: 'Untested troops are unrestricted.',
  },
  'wrg:R144': {
    question: 'How far is a panic dash?',
    clauses: ['wrg:react.30', 'wrg:foot.1'],
    evidence: 'Panic dash; short dash is 30, doubling 75.',
    options: { 1: 'Short dash, 30 metres', 2: 'Doubling, 75 metres' },
    why: 'Same word in the move table.',
  },
  'wrg:R145': {
    question: 'Who rolls to surrender?',
    clauses: ['wrg:react.30'],
    evidence: 'If interpenetrated dice, any scoring less than 5.',
    options: { 1: 'Each man by himself: 1 to 4 surrenders, 5 or 6 runs', 2: 'One die for the group' },
    why: 'Any points to several.',
  },
  'wrg:R146': {
    question: 'Does the crew +1 cover one LMG team or the whole group, and is it a new roll?',
    clauses: ['wrg:extra.1'],
    evidence: 'Increase the score by 1 and apply it to anti-tank weapons and crews of at least 2.',
    options: {
      1: 'No new roll: all such weapons in the group at the higher score, LMG with No. 2 and one-man anti-tank included; may be declined',
      2: 'New roll',
    },
    why: 'Printed words.',
  },
  'wrg:R147': {
    question: 'Does the leader test replace the group result, and may it be declined?',
    clauses: ['wrg:extra.2', 'wrg:extra.5'],
    evidence: 'He may test independently; if he panics and runs, men join him.',
    options: {
      1: 'Optional; once rolled it replaces the result for the leader alone, better or worse; the group keeps its own unless he runs',
      2: 'It replaces the result of the whole group',
    },
    why: 'Independently, and an individual action.',
  },
  'wrg:R148': {
    question: 'Must a heavy weapon crew in a 15 group also advance?',
    clauses: ['wrg:react.25'],
    evidence: 'Entire group.',
    options: { 1: 'Yes, cover -2 may avoid it', 2: 'Crews stay' },
    why: 'Entire.',
  },
  'wrg:R149': {
    question: 'How many men escort prisoners?',
    clauses: ['wrg:prisoner.1', 'wrg:prisoner.2'],
    evidence: 'Under escort, no number.',
    options: { 1: 'One man is enough for any number', 2: 'One for each five' },
    why: 'Silent.',
    house: true,
  },
  'wrg:R150': {
    question: 'Can crew +1 and leader test both be used after one result?',
    clauses: ['wrg:extra.1', 'wrg:extra.2'],
    evidence: 'Each is offered when the result is not liked; neither excludes the other.',
    options: { 1: 'Yes, the +1 for weapons and a separate test for the leader', 2: 'Only one of them' },
    why: 'They concern different men.',
  },
  'wrg:R151': {
    question: 'Do infantry inside an AFV take the general test?',
    clauses: ['wrg:react.1', 'wrg:afv.1'],
    evidence: 'General test is for troops not AFV mounted; AFVs have their own.',
    options: { 1: 'No, they share the AFV result while mounted', 2: 'Yes, both' },
    why: 'Title of the test.',
  },
} as const satisfies Record<string, Ruling>;
