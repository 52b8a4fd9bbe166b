import type { Ruling } from '../../../src/rules/book.js';

/** Charges, and what the charged may do: where the book is silent, lost or at odds with itself. */
export const chargeRulings = {
  'bg:R28': {
    question: 'Do terrain, turning and roads change the charge distance?',
    clauses: ['bg:charge.5', 'bg:terrain.1', 'bg:move.8', 'bg:vmove.5'],
    evidence: "The charge is called the unit's movement; it is rolled separately, and nothing more is said.",
    options: {
      1: 'Slow terrain and obstacles count, the road bonus does not, a vehicle pays for its turns',
      2: 'Nothing changes the roll',
    },
    why: 'Terrain effects are on movement in general; the road bonus is for marching in column.',
    switch: true,
  },
  'bg:R49': {
    question: 'Which dice are in the charge roll?',
    clauses: ['bg:charge.1', 'bg:shoot.4', 'bg:flank.2', 'bg:shoot.10', 'bg:shoot.5'],
    evidence: 'It is rolled as if conducting a shooting attack; no die is left out or named.',
    options: {
      1: "All of a normal attack on that target: white, leader, heavy weapons, flank, close-range and road dice, and the target's red dice",
      2: "Only the unit's own dice, without red dice",
    },
    why: 'As if shooting takes in the whole attack; cover then also deters a charge (8 figures, leader, heavy weapon, grade C, one hit wanted: 66% in the open, 55% against 3 red).',
    switch: true,
  },
  'bg:R50': {
    question: 'Do range, facing and line of fire limit the charge roll?',
    clauses: ['bg:charge.1', 'bg:shoot.6', 'bg:los.1'],
    evidence: 'A charge can reach 18 inches, infantry fire 12.',
    options: {
      1: 'No: only the dice are those of shooting. A charge may start at any distance',
      2: 'Yes, the target must be a legal target of fire',
    },
    why: 'The roll is called a mere sign of willingness.',
    switch: true,
  },
  'bg:R51': {
    question: 'Do run marker and mounted state lower the charge roll?',
    clauses: ['bg:charge.1', 'bg:grade.4', 'bg:cav.3', 'bg:cavm.3'],
    evidence:
      'Both lower attacks; mounted figures keep their grade in melee; the charge roll is described under melee as if shooting.',
    options: {
      1: 'Yes, both; grade D that ran, or mounted, cannot charge',
      2: 'Run marker only',
      3: 'Neither',
    },
    why: 'It is rolled as shooting, where both apply; the exception for cavalry speaks of the melee itself.',
    switch: true,
  },
  'bg:R52': {
    question: 'Does the charge roll use up the run marker before it is made?',
    clauses: ['bg:charge.1', 'bg:move.7'],
    evidence: 'The marker goes after the next shooting or movement; the charge is a movement.',
    options: {
      1: 'The marker counts in the roll and goes after the charge',
      2: 'It goes before the roll',
    },
    why: 'After is printed.',
  },
  'bg:R53': {
    question: 'How many figures does a vehicle count as when infantry charges it?',
    clauses: ['bg:charge.2', 'bg:charge.4', 'bg:vmelee.2'],
    evidence: 'Both tests compare figures, and a vehicle has none.',
    options: {
      1: 'One per model: any unit of 2 or more needs 1 hit',
      2: 'Six, as many as it can carry',
      3: 'Always two hits',
    },
    why: 'One model stands where one figure stands; the least arithmetic.',
    house: true,
    switch: true,
  },
  'bg:R54': {
    question: 'Is the charge roll against armour halved without a heavy weapon?',
    clauses: ['bg:charge.1', 'bg:vshoot.1', 'bg:vmelee.3'],
    evidence: 'Halving is for shooting; in melee against vehicles all hits count.',
    options: {
      1: 'No',
      2: 'Yes',
    },
    why: 'The charge belongs to the melee that follows, where nothing is halved.',
    switch: true,
  },
  'bg:R55': {
    question: 'Must a vehicle roll hits to charge, and which vehicles may?',
    clauses: ['bg:vmelee.2', 'bg:vmelee.8', 'bg:charge.1'],
    evidence:
      'Infantry declares and rolls hits; tanks may melee infantry and roll full movement dice when charging.',
    options: {
      1: 'Tanks only; no hit roll; full movement dice, with the breakdown risk',
      2: 'Any vehicle with a weapon, rolling all its weapons for hits first',
    },
    why: 'The hit roll is written for infantry units and tanks are the only vehicles named.',
  },
  'bg:R56': {
    question:
      'Tanks may melee infantry, yet driving through is called the only way into an enemy. Which holds?',
    clauses: ['bg:overrun.1', 'bg:vmelee.2', 'bg:move.15'],
    evidence: 'Both sentences stand in the same section.',
    options: {
      1: 'Both: a tank chooses to charge and stay, or to drive through',
      2: 'Tanks only drive through; melee comes from infantry charging them',
    },
    why: 'The section gives movement dice for charging vehicles, which would be idle otherwise.',
  },
  'bg:R57': {
    question: 'Whose figures are compared when a unit joins a melee already begun?',
    clauses: ['bg:charge.2', 'bg:charge.4'],
    evidence:
      'The half rule is waived for joiners; the hits needed are stated for the charging unit against its target.',
    options: {
      1: 'The joining unit alone against the enemy unit it charges',
      2: 'All friends in the melee together against all enemies in it',
    },
    why: 'Printed text names the charging unit.',
  },
  'bg:R58': {
    question: 'Is a unit whose charge fell short marked as having run?',
    clauses: ['bg:charge.6', 'bg:move.6', 'bg:melee.15'],
    evidence: 'Only victors after melee are said to be marked.',
    options: {
      1: 'Yes',
      2: 'No',
    },
    why: 'It moved faster than a run; consistent with victors and with fleeing.',
  },
  'bg:R59': {
    question: 'A charge is carried on by an ace: what is rolled, and may the target react again?',
    clauses: ['bg:charge.9', 'bg:defend.1'],
    evidence: 'More movement is rolled, hits are not.',
    options: {
      1: '3D6 again (cavalry 4D6); the target may react only if it has not yet reacted and still has a right to',
      2: '1D6 or 2D6 as an ordinary move; no reaction',
    },
    why: 'The unit goes ahead with its charge, so charge dice.',
  },
  'bg:R61': {
    question: "Does a reaction use up the unit's action for the rest of the turn?",
    clauses: ['bg:defend.2', 'bg:defend.3', 'bg:card.4'],
    evidence: 'The right depends on the card not having come; each action is performed once a turn.',
    options: {
      1: 'Yes: when the card comes this unit has had that action (an ace may still give another)',
      2: 'No',
    },
    why: 'Otherwise a charged unit would shoot twice.',
    switch: true,
  },
  'bg:R62': {
    question: 'Has a side had its card if only the ace came and another unit used it?',
    clauses: ['bg:defend.2', 'bg:defend.3', 'bg:card.10'],
    evidence: 'The text speaks of the unit and adds the player in brackets.',
    options: {
      1: 'Yes, any card of the suit counts for the whole side',
      2: 'No, only units that could act have had it',
    },
    why: 'After an ace the rest of that suit is lost for the whole side anyway.',
  },
  'bg:R63': {
    question: 'From where is defensive fire measured, and with what limits?',
    clauses: ['bg:defend.3', 'bg:defend.1', 'bg:shoot.6'],
    evidence: 'It is chosen and fired before the charge distance is rolled.',
    options: {
      1: 'From where the charger stands, with normal range, facing and line of fire',
      2: 'Always in range, as the charger comes to the muzzle',
    },
    why: 'Printed order of events.',
    switch: true,
  },
  'bg:R64': {
    question: 'May a unit charged more than once in a turn react each time?',
    clauses: ['bg:defend.4'],
    evidence: 'One action of each kind per turn at most, by the conditions.',
    options: {
      1: 'Each reaction (flee, shoot) once a turn; infantry one in all',
      2: 'Once per charge',
    },
    why: "A reaction stands for the card's action.",
  },
  'bg:R66': {
    question: 'Is a fleeing unit marked as having run, and is it still dug in?',
    clauses: ['bg:defend.6', 'bg:move.6'],
    evidence: 'It moves 2D6, even from a dug-in position. Cavalry is said to have no decrease for movement.',
    options: {
      1: 'Marked as having run, but for cavalry; dug-in marker off',
      2: 'Not marked',
    },
    why: '2D6 is a run, and a unit that left its place is not dug in; cavalry loses nothing by moving.',
  },
  'bg:R67': {
    question: 'How far does a fleeing vehicle go?',
    clauses: ['bg:defend.6', 'bg:vmelee.8'],
    evidence: "Cases with vehicles use the vehicle's own dice.",
    options: {
      1: 'Its own movement dice, any number up to the maximum, full dice risking breakdown',
      2: '2D6 like infantry',
    },
    why: 'Printed for vehicles in melee cases.',
  },
} as const satisfies Record<string, Ruling>;

export const dugInRulings = {
  'bg:R141': {
    question: 'Does a dug-in unit that charges keep its red die while its target shoots at it?',
    clauses: ['bg:dig.3', 'bg:defend.3', 'bg:defend.1'],
    evidence:
      'The target shoots before the distance of the charge is rolled; being dug in counts when one is attacked, and ends when the unit leaves its place.',
    options: {
      1: 'Yes: it is fired at where it stands, and digs out after that',
      2: 'No: with the charge declared it is out of its position',
    },
    why: 'The fire comes before the unit has moved, at the place where it stands (bg:R63).',
    switch: true,
  },
  'bg:R133': {
    question: 'How does a unit that is dug in charge?',
    clauses: ['bg:charge.5', 'bg:dig.2', 'bg:dig.5', 'bg:defend.6'],
    evidence:
      'Digging out is worth a whole walk and leaves 1 die to move; a fleeing unit alone is given its full distance even if it was dug in. Nothing is said of a charge.',
    options: {
      1: 'It digs out first, and charges with the one die that leaves (1D6)',
      2: 'It leaves its position and charges with all its dice, as a fleeing unit does',
      3: 'It may not: it has to dig out before it charges',
    },
    why: 'A charge is the movement of the unit, and movement out of a position is 1 die; the exception is printed for flight alone.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
