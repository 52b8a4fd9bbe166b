import type { Ruling } from '../../../../src/rules/book.js';

/** Medics, combining, mines, artillery, smoke and flares: where the book is silent, lost or at odds with itself. */
export const additional = {
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
  'bg:R95': {
    question: 'What are the averages of the grades?',
    clauses: ['bg:combine.5'],
    evidence: 'Only A + D survives (between B and C); the worked case makes A + C a B.',
    options: {
      1: 'A+B, B+C, C+D lie between the two; A+C = B; B+D = C; A+D between B and C',
      2: 'Round to the worse grade',
    },
    why: 'Plain arithmetic that fits both printed values.',
    switch: true,
  },
  'bg:R96': {
    question: 'The average lies between two grades: what does the winner get?',
    clauses: ['bg:combine.7', 'bg:combine.5'],
    evidence: 'The winner shifts the average up to one grade; a tie must give a definite grade.',
    options: {
      1: "The neighbouring grade on the winner's side (A + D: B or C)",
      2: "One and a half steps, to the winner's grade if near (A + D: A or D possible)",
    },
    why: 'A half step makes it definite, and a full step from there would not.',
    switch: true,
  },
  'bg:R97': {
    question: 'Does the 1 against 6 rule give the smaller unit the win at any difference?',
    clauses: ['bg:combine.8'],
    evidence: 'The worked case lets it win 9 against 10.',
    options: {
      1: 'Yes',
      2: 'Only up to five figures',
    },
    why: 'Printed and worked.',
  },
  'bg:R98': {
    question: 'Do units of equal grade roll, and units of equal size?',
    clauses: ['bg:combine.6', 'bg:combine.5'],
    evidence: 'The roll is described for different qualities; the bonus is for additional figures.',
    options: {
      1: 'Equal grades do not roll; equal sizes roll without bonus',
      2: 'Always roll',
    },
    why: 'Follows from the text.',
  },
  'bg:R99': {
    question: 'After combining over 12 and dividing, which grade have the halves?',
    clauses: ['bg:combine.2', 'bg:combine.6'],
    evidence: 'Silent.',
    options: {
      1: 'Roll for the combined grade first, both halves have it; the owner shares out special figures',
      2: 'Halves keep the grade most of their figures had',
    },
    why: 'The order of the section: combine, then divide.',
    switch: true,
  },
  'bg:R100': {
    question: 'Do 1s on mine dice cancel hits?',
    clauses: ['bg:mine.7', 'bg:dice.1'],
    evidence: 'Mines roll white dice and hit like grade D.',
    options: {
      1: 'Yes',
      2: 'No',
    },
    why: 'White dice cancel on 1 everywhere.',
    switch: true,
  },
  'bg:R101': {
    question: 'How are part inches in a minefield counted for the dice?',
    clauses: ['bg:mine.9'],
    evidence: 'As many dice as inches moved onto the field.',
    options: {
      1: 'Rounded up, at least 1 die',
      2: 'Rounded down',
    },
    why: 'A vehicle that touches the field is in it.',
    switch: true,
  },
  'bg:R102': {
    question: 'What do more than 2 mine hits do to an armoured vehicle, or 1 to a vehicle that is immobile?',
    clauses: ['bg:mine.10'],
    evidence: 'Only 1 and 2 are given.',
    options: {
      1: 'Still only immobile; a vehicle already immobile is not affected again, an unarmoured one is destroyed by 2',
      2: '4 hits destroy it',
    },
    why: 'Printed results are the last ones given.',
    switch: true,
  },
  'bg:R103': {
    question: 'How is a distance with a fraction tested for detection?',
    clauses: ['bg:mine.3', 'bg:mine.4'],
    evidence: 'The roll must reach the distance or more.',
    options: {
      1: 'Exactly: 4.2 inches needs 5; over 5 inches needs 6; up to 1 automatic',
      2: 'Rounded to the nearest inch first',
    },
    why: 'Printed comparison.',
    switch: true,
  },
  'bg:R104': {
    question: 'How wide is the path of a clearing vehicle?',
    clauses: ['bg:mine.13'],
    evidence: 'A path is cleared; no width.',
    options: {
      1: 'As wide as the model',
      2: '2 inches, as for engineers',
    },
    why: 'It drives where it drives.',
    switch: true,
  },
  'bg:R105': {
    question: 'How many blasts and dice have mortars and artillery?',
    clauses: ['bg:art.5'],
    evidence:
      'Only dive bomb or strafing survives (1 blast, 2 blue). The random cards name mortar, light, medium and heavy artillery.',
    options: {
      1: 'Mortar 1 blast, 2 white; dive bomb 1 blast, 2 blue (printed); light 1 blast, 4 white; medium 2 blasts, 4 white each; heavy 2 blasts, 4 blue each',
      2: 'Mortar 1 blast 2 white; light 1 blast 2 blue; medium 2 blasts 2 blue each; heavy 3 blasts 2 blue each',
    },
    why: 'Each step is stronger than the last (mean hits per attack at grade C: 0.56, 0.67, 0.93, 1.86, 2.67) and 4 blue is the heavy gun.',
    house: true,
    switch: true,
  },
  'bg:R106': {
    question: 'Which grade do artillery and aircraft hit with?',
    clauses: ['bg:art.5', 'bg:grade.2'],
    evidence: 'No grade is given; vehicles are usually C, mines D.',
    options: {
      1: 'C, hits on 5 and 6',
      2: 'As set per scenario',
    },
    why: 'C is the average and usual grade.',
    house: true,
  },
  'bg:R107': {
    question: 'Are artillery hits on armour halved or doubled?',
    clauses: ['bg:art.5', 'bg:vshoot.1', 'bg:vshoot.7'],
    evidence: 'Halving is for infantry, doubling for main guns.',
    options: {
      1: 'Neither; the vehicle damage table is used as for any attack',
      2: 'Doubled for bombs and heavy guns',
    },
    why: 'Neither rule names artillery.',
    switch: true,
  },
  'bg:R108': {
    question: 'Does each blast of an attack drift by itself?',
    clauses: ['bg:art.3', 'bg:art.4'],
    evidence: 'Drift is described for the ring; several rings stand within 6 inches.',
    options: {
      1: 'Each ring has its own 2D6',
      2: 'One roll moves all rings alike',
    },
    why: 'The steps are written for one ring.',
    switch: true,
  },
  'bg:R109': {
    question: 'A ring covers more than one unit: how is it rolled?',
    clauses: ['bg:art.9', 'bg:art.7'],
    evidence: 'To be settled by agreement.',
    options: {
      1: 'Each unit is attacked with the full dice and its own red dice',
      2: 'The dice are shared out in proportion to figures',
    },
    why: 'Any unit with a part under the ring is attacked.',
    switch: true,
  },
  'bg:R110': {
    question: 'What does a wall give against artillery?',
    clauses: ['bg:art.6', 'bg:terrain.4'],
    evidence: 'Reduced or no protection.',
    options: {
      1: 'None',
      2: 'Half its red dice, rounded down',
    },
    why: 'With a wall of 1 both are the same.',
    switch: true,
  },
  'bg:R111': {
    question: 'Do flank and road bonuses apply to artillery and mines?',
    clauses: ['bg:art.5', 'bg:shoot.5', 'bg:flank.2'],
    evidence: 'Silent; both are for shooting units.',
    options: {
      1: 'No',
      2: 'Road bonus yes, flank no',
    },
    why: 'There is no shooter with a position.',
    switch: true,
  },
  'bg:R112': {
    question: 'Does drawing Reload bring another card?',
    clauses: ['bg:randart.3'],
    evidence: 'All cards are put back; nothing more.',
    options: {
      1: 'No attack and no further draw',
      2: 'Draw again',
    },
    why: 'Printed: that is all it does.',
    switch: true,
  },
  'bg:R113': {
    question: 'Does a 5 or 6 of a suit already played still bring artillery?',
    clauses: ['bg:randart.2', 'bg:card.4'],
    evidence: 'Any suit, whenever drawn.',
    options: {
      1: 'Yes',
      2: 'Only if the card gives an action',
    },
    why: 'Printed.',
    switch: true,
  },
  'bg:R114': {
    question: 'Laid as a shot or by artillery, when does smoke end?',
    clauses: ['bg:smoke.3', 'bg:smoke.4'],
    evidence:
      'Infantry smoke: end of this and of the next turn. Artillery smoke: the next two special actions phases.',
    options: {
      1: "The same; artillery smoke delivered in a special actions phase starts counting with the next turn's",
      2: 'Both count the phase in which they are laid',
    },
    why: 'Next two phases is printed.',
    switch: true,
  },
  'bg:R132': {
    question: 'Does the ban on fire into a melee hold for artillery?',
    clauses: ['bg:charge.8', 'bg:art.2', 'bg:art.9'],
    evidence:
      'Nobody may shoot at units in a melee. A ring is placed where the attack should fall; after drift it may strike other units, friends included.',
    options: {
      1: 'Nobody may aim at a melee; a ring that drifts onto one strikes it all the same',
      2: 'A melee is spared by every ring, wherever it comes down',
    },
    why: 'The ban is on shooting at it, and a ring that drifts is aimed at nobody under it.',
  },
} as const satisfies Record<string, Ruling>;
