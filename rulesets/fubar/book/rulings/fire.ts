import type { Ruling } from '../../../../src/rules/book.js';

/** Actions, shooting, suppression and cover: where the book is silent, lost or at odds with itself. */
export const fire = {
  'fubar:R16': {
    question: 'Which weapons may a walking unit fire?',
    clauses: ['fubar:action.2', 'fubar:weapon.1', 'fubar:weapon.3'],
    evidence:
      'Walk allows small arms or thrown grenades. The tables list the light machine gun and grenade launcher as Small Arms, the heavy machine gun, flamethrower, RPG and mortar as Support Weapons.',
    options: {
      1: 'Every weapon of the Small Arms table, or thrown grenades. The other support weapons fire only under Aimed Fire or On Guard.',
      2: 'Any man-carried weapon including RPG and flamethrower.',
      3: 'Small arms and grenades both in one Walk.',
    },
    why: "Printed text and printed table headings; 'or' means one of the two per figure.",
    switch: true,
  },
  'fubar:R17': {
    question: 'Aimed Fire and the 6+ cap: which comes first?',
    clauses: ['fubar:action.10', 'fubar:cover.1', 'fubar:cover.3', 'fubar:fire.5'],
    evidence:
      "Cover changes the number needed and may not make it worse than 6+. Aimed Fire gives +1 'to firing' and does not say die or number.",
    options: {
      1: 'Cap first, then +1 on each die. Aimed fire at any cover never needs more than a natural 5 (Veteran at Hard Cover: 4+3=7, held at 6+, hit on a natural 5 or 6). A Green unit aiming in the open also hits on 5+.',
      2: 'Add everything, then cap: Veteran at Hard Cover 4+3-1=6+. Aiming then often gains nothing against good cover.',
    },
    why: 'The cap is written on cover alone and on the number; the +1 is on the firing. Option 1 doubles the chance of aimed fire at heavy cover, so it must be shown.',
    switch: true,
  },
  'fubar:R18': {
    question: 'Duck & Weave inside real cover: add or take the better?',
    clauses: ['fubar:action.5', 'fubar:cover.1'],
    evidence: "The figures 'count as' Soft Cover; nothing about adding to cover that they are in.",
    options: {
      1: 'The better of the two.',
      2: 'One level more than the cover they are in.',
      3: 'Modifiers add up.',
    },
    why: 'To count as Soft Cover is not to gain a level; raising the level is what Gone To Ground says.',
    switch: true,
  },
  'fubar:R19': {
    question: 'Gone To Ground with no cover in reach, or in Hard Cover already?',
    clauses: ['fubar:action.8', 'fubar:action.9', 'fubar:cover.1'],
    evidence:
      "It drops into the nearest cover with a 3cm move and raises 'that cover'; there is no row below Soft or above Hard.",
    options: {
      1: 'No cover within 3cm: no cover, nothing to raise. Hard stays Hard (+3).',
      2: 'Open ground rises to Soft; Hard becomes +4 (the 6+ cap hides it).',
    },
    why: 'The level raised is that of cover actually entered.',
    switch: true,
  },
  'fubar:R20': {
    question: 'How long do Duck & Weave and Gone To Ground protect?',
    clauses: ['fubar:action.5', 'fubar:action.9'],
    evidence: 'No duration is given.',
    options: {
      1: "Until the unit's next activation attempt, passed or failed.",
      2: 'Until the end of the turn.',
      3: 'Duck & Weave only during the move itself (against On Guard fire).',
    },
    why: 'The posture lasts until the unit does something else; the software keeps the last action anyway.',
    switch: true,
  },
  'fubar:R21': {
    question: 'How long does On Guard last?',
    clauses: ['fubar:action.6', 'fubar:action.7', 'fubar:activate.6'],
    evidence: "'once per turn' implies that it may span turns; no end is stated.",
    options: {
      1: "Until the unit's next activation attempt; one reaction in each turn.",
      2: 'Until the end of the turn in which it was taken.',
    },
    why: 'A unit that fails early in a turn must be able to react to later moves, and the wording counts reactions by turn.',
    switch: true,
  },
  'fubar:R22': {
    question: 'When and how does an On Guard unit fire?',
    clauses: ['fubar:action.7', 'fubar:action.10'],
    evidence:
      "It fires 'at enemy movement across their field of fire'; timing, weapons and bonus are not given.",
    options: {
      1: "At any point of the enemy's move (walk, run, assault, withdrawal, vehicle), with any weapons, no +1; hits are applied before the mover goes on.",
      2: 'After the move is complete.',
    },
    why: 'Fire at movement happens during it; +1 belongs to Aimed Fire alone.',
  },
  'fubar:R23': {
    question: 'May an assaulting unit fire or throw grenades on its way in?',
    clauses: ['fubar:action.11', 'fubar:melee.1'],
    evidence:
      'The Assault row neither permits nor forbids fire; Walk permits it expressly, and Run, Duck & Weave and Gone To Ground forbid it expressly.',
    options: { 1: 'No: only what an action grants.', 2: 'Yes: only what is forbidden is forbidden.' },
    why: 'Fire is a grant in the rows that allow it.',
    switch: true,
  },
  'fubar:R24': {
    question: 'May suppressed figures move?',
    clauses: ['fubar:suppress.1', 'fubar:fire.1'],
    evidence:
      'Only firing is barred. As figures stand up after the activation roll, this arises only when On Guard fire suppresses them mid-move.',
    options: {
      1: 'Yes, they go on with the unit; in close combat they strike last.',
      2: 'No, they stay where they fell.',
    },
    why: 'Printed effects only.',
    switch: true,
  },
  'fubar:R25': {
    question: 'How finely may fire be split?',
    clauses: ['fubar:fire.3', 'fubar:fire.4'],
    evidence: "'A unit... can split its fire'; dice are thrown by each figure.",
    options: {
      1: 'By figure: all dice of one figure go at one target, declared before any roll.',
      2: 'By die: a machine gunner may spread his 3 dice.',
    },
    why: 'The figure is the thing that throws the dice.',
    switch: true,
  },
  'fubar:R26': {
    question: 'How many dice does a crewed weapon throw?',
    clauses: ['fubar:weapon.4', 'fubar:fire.4'],
    evidence:
      "Infantry heavy machine guns need two crew 'to serve them'; each figure throws one die per Fire Point.",
    options: {
      1: '4 dice for the gun once; the two crew figures fire nothing else. With fewer than two unsuppressed crew it cannot fire.',
      2: 'One remaining crew figure may still fire it.',
      3: 'The second crewman may fire his own weapon too.',
    },
    why: 'Needed crew who serve the gun do not fire separately.',
    switch: true,
  },
  'fubar:R27': {
    question: 'Where is range measured from, and is there any range modifier?',
    clauses: ['fubar:fire.6'],
    evidence: 'Each weapon has one range; no measuring rule, no long-range modifier.',
    options: {
      1: 'Per figure, to the nearest figure of the target; at or under the range is in range; figures out of range add no dice.',
      2: 'From unit centre to unit centre, all or nothing.',
    },
    why: 'Dice are per figure, so is range.',
  },
  'fubar:R28': {
    question: 'Which hit number applies when only part of the target is in cover?',
    clauses: ['fubar:cover.1', 'fubar:fire.11'],
    evidence:
      "Cover applies if 'the target' is in cover; armour goes by the majority; targets may be single figures.",
    options: {
      1: "The cover of most of the target unit's figures; level: the target's owner has the better.",
      2: 'The firer names figures; each group has its own number.',
      3: 'Any figure in cover gives it to all.',
    },
    why: 'Consistent with the majority rule for armour, one number per roll.',
    switch: true,
  },
  'fubar:R29': {
    question: 'Which armour counts when no type is in the majority?',
    clauses: ['fubar:armour.1'],
    evidence: "'majority type' has no tie rule.",
    options: { 1: 'The most common type; if tied, the better save.', 2: 'If tied, the worse save.' },
    why: "The unit 'can make' saves, so its owner picks.",
    switch: true,
  },
  'fubar:R30': {
    question: 'Who chooses the figures hit, and which may be chosen?',
    clauses: ['fubar:fire.9', 'fubar:fire.11'],
    evidence:
      'Hits on a unit have to be taken as casualties or suppressed figures; no chooser named. A unit in cover may be fired at when some figures are near its edge.',
    options: {
      1: 'The owner, from any figures of the unit, seen or not.',
      2: 'The owner, only from figures in sight and range.',
      3: 'The firer.',
    },
    why: 'Hits are against the unit and the unit takes them.',
    switch: true,
  },
  'fubar:R31': {
    question: 'Who decides between casualty and suppression?',
    clauses: ['fubar:fire.9', 'fubar:suppress.4'],
    evidence:
      "Unsaved hits 'must be taken' in any combination up to the limit; the 2.5 draft says that the unit can choose.",
    options: {
      1: 'The owner of the unit, freely, up to the limit. A fresh Elite unit of 5 can take 4 hits and lose nobody.',
      2: 'Suppression must be filled up first, then casualties.',
      3: 'Casualties and suppression alternate.',
    },
    why: 'Printed: any combination allowed.',
    switch: true,
  },
  'fubar:R32': {
    question: 'What happens to hits beyond the suppression limit?',
    clauses: ['fubar:fire.9', 'fubar:suppress.4'],
    evidence:
      'Hits must be taken; the number of suppressed figures is limited and earlier suppression still counts.',
    options: {
      1: 'They are casualties. With the limit already full every unsaved hit kills.',
      2: 'They are lost.',
    },
    why: 'Must be taken within the limits leaves only casualties.',
    switch: true,
  },
  'fubar:R33': {
    question:
      'What happens when one bout scores more unsaved hits than the unit has figures left to take them?',
    clauses: ['fubar:fire.9', 'fubar:fire.10', 'fubar:suppress.4'],
    evidence:
      'Every hit must be taken, yet no figure may be both suppressed and a casualty from one bout. 5 hits on 3 Veterans (limit 3): all three may be suppressed and 2 hits find nobody.',
    options: {
      1: 'One hit per figure at most; the surplus is lost. A unit no larger than its limit survives any single bout suppressed.',
      2: 'The owner must place every hit that can be placed: a figure takes one hit only, but surplus hits turn suppressed figures into casualties.',
      3: 'All figures are casualties once hits reach twice the figures.',
    },
    why: 'The ban on both effects from one bout is printed without exception. Large effect on small good units: show it.',
    switch: true,
  },
  'fubar:R34': {
    question:
      'May figures already suppressed be taken as casualties, and does that free room for new suppression?',
    clauses: ['fubar:fire.9', 'fubar:fire.10', 'fubar:suppress.4'],
    evidence: "The ban concerns the same bout only; the limit is a number the unit 'can have'.",
    options: {
      1: 'Yes to both: the limit is checked on the figures lying down after all hits are placed.',
      2: 'They may be casualties, but the room counts from before the bout.',
      3: 'Already suppressed figures are passed over until all others are placed.',
    },
    why: 'The limit is on what the unit has at one time.',
    switch: true,
  },
  'fubar:R35': {
    question: 'What is one bout of fire?',
    clauses: ['fubar:fire.10'],
    evidence: "'the same bout of received fire', undefined.",
    options: {
      1: 'All dice that one enemy unit (or vehicle) throws at the unit in one action or reaction.',
      2: 'All fire received in a turn.',
    },
    why: 'It is resolved together.',
    switch: true,
  },
  'fubar:R36': {
    question: "What is the 'cover save' of a target inside the firer's own area of cover?",
    clauses: ['fubar:fire.14', 'fubar:cover.1'],
    evidence:
      "The text has no cover saves: cover worsens the firer's number. The 2.5 draft says that both sides have the benefit of the shared cover.",
    options: {
      1: 'The ordinary cover modifier to hit.',
      2: 'A saving throw besides armour, of a value that the players agree.',
      3: 'Nothing.',
    },
    why: 'The only printed effect of cover is the modifier; option 2 needs a number that no source gives.',
    switch: true,
  },
  'fubar:R37': {
    question: 'Does the 2cm edge rule hold inside a shared area of cover?',
    clauses: ['fubar:fire.11', 'fubar:fire.12', 'fubar:fire.13'],
    evidence: 'The 2cm rule is about fire across the edge; 6cm is given for a shared area.',
    options: {
      1: "No: inside the same area only the 6cm limit applies (and the weapon's range).",
      2: 'Both apply.',
    },
    why: 'No edge lies between them.',
    switch: true,
  },
  'fubar:R38': {
    question: 'Does cover help a vehicle that is fired at?',
    clauses: ['fubar:cover.1', 'fubar:vehicle.6'],
    evidence:
      "Cover is given to 'the target of a firing attack'; vehicles may enter Soft Cover and some Moderate.",
    options: { 1: 'Yes, like any target.', 2: 'No, vehicles rely on armour.' },
    why: 'Printed text makes no exception.',
    switch: true,
  },
  'fubar:R40': {
    question: "Do thrown grenades replace the figure's own fire?",
    clauses: ['fubar:action.2', 'fubar:weapon.3'],
    evidence: 'Grenades are a row of 8cm and 3FP; no supply and no count per unit are given.',
    options: {
      1: 'Yes: a figure equipped with grenades throws 3 dice at 8cm instead of firing its weapon; no ammunition is tracked.',
      2: 'One figure of the unit only.',
    },
    why: "'small arms or throw grenades'.",
    switch: true,
  },
  'fubar:R42': {
    question: 'How do mortars work at a target out of sight?',
    clauses: ['fubar:weapon.6', 'fubar:cover.1'],
    evidence: "'any figure with line of sight'; no scatter, no minimum range, no penalty.",
    options: {
      1: 'Any unpenalised friendly figure may see for it; hit number, cover and range as normal.',
      2: "Only a figure of the mortar's own unit.",
    },
    why: "'If you have any figure' addresses the player.",
    switch: true,
  },
  'fubar:R43': {
    question: 'May units fire at enemies in close combat?',
    clauses: ['fubar:fire.2', 'fubar:melee.10'],
    evidence:
      'A clear line of sight is the only printed need. Units in the combat itself are activated by it and cannot act again.',
    options: {
      1: 'Fire at the enemy part of a combat is allowed and hits only them; units in the combat do not fire.',
      2: 'No fire into a combat.',
    },
    why: 'Printed text sets no ban; option 2 is the common table custom.',
    switch: true,
  },
  'fubar:R44': {
    question: "Are unspecified 'Buildings' Soft or Moderate cover?",
    clauses: ['fubar:cover.2'],
    evidence: "Wooden Buildings are Soft; Moderate lists 'Stone or Brick Walls, Buildings or Rubble'.",
    options: { 1: 'Wooden Soft, all others Moderate, bunkers Hard.', 2: 'Ask the material each time.' },
    why: 'Stone or brick goes with walls, buildings and rubble alike.',
    switch: true,
  },
  'fubar:R45': {
    question:
      'Which weapons ignore cover: the cannons are marked ** (crew), but the note on ignoring cover is ***?',
    clauses: ['fubar:weapon.4', 'fubar:weapon.5'],
    evidence:
      'Our table marks Light and Heavy Cannon with **, the note about heavy machine-gun crews, while note *** names Flamethrowers and Tank Cannons and only the flamethrower bears ***. In the 4th edition both cannon rows bear the ignore-cover mark.',
    options: {
      1: 'Both cannons ignore cover, and the crew note does not touch them (a misprinted mark).',
      2: 'Only cannons mounted on a tank ignore cover.',
      3: 'Marks as printed: cannons follow the machine-gun crew note and do not ignore cover.',
    },
    why: 'The note names cannons, the printed mark makes no sense for them, and the 4th edition confirms it.',
    switch: true,
  },
  'fubar:R48': {
    question: 'Do suppressed figures recover when a combat activates the unit automatically, without a roll?',
    clauses: ['fubar:suppress.3', 'fubar:melee.10'],
    evidence: 'They stand up after the next activation roll; automatic activation has no roll.',
    options: {
      1: 'No: they stay suppressed and strike last until the unit does roll (for example to withdraw).',
      2: 'Yes: automatic activation counts as the roll.',
    },
    why: 'Printed text ties recovery to a roll.',
    switch: true,
  },
  'fubar:R60': {
    question: 'What becomes of passengers when the vehicle fails its save?',
    clauses: ['fubar:fire.8', 'fubar:vehicle.7', 'fubar:damage.5'],
    evidence:
      'If the vehicle makes its save the passengers need not, which hints that otherwise they must; but the damage table hurts passengers only on a 6.',
    options: {
      1: 'Only result 6 hurts them (one hit each).',
      2: "Each unsaved hit also strikes the passengers' unit once, saved by their own armour.",
      3: 'Each passenger takes a hit for each unsaved hit.',
    },
    why: 'The table is the printed consequence of an unsaved hit; otherwise result 6 would hit them twice.',
    switch: true,
  },
  'fubar:R70': {
    question: 'Do suppressed figures add dice?',
    clauses: ['fubar:fire.1', 'fubar:fire.4', 'fubar:suppress.1', 'fubar:melee.4', 'fubar:melee.6'],
    evidence:
      'Firing: each figure throws its dice, but a suppressed figure cannot fire. Close combat: one die per figure, the suppressed striking after the rest. As figures stand up after every activation roll, an activated or On Guard unit normally has none until it is fired at again.',
    options: {
      1: 'Firing: none from suppressed figures. Close combat: their full die, in the second step.',
      2: 'Close combat: no dice from suppressed figures.',
    },
    why: 'Printed text in both places.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
