import type { Ruling } from '../../../src/rules/book.js';

/** Vehicles, what damages them and those aboard: where the book is silent or at odds with itself. */
export const vehicles = {
  'fubar:R41': {
    question:
      'Do all small arms include sniper rifles, light machine guns and grenade launchers when armoured vehicles are the target?',
    clauses: ['fubar:vehicle.8', 'fubar:weapon.1'],
    evidence: 'Small Arms is the heading of the table that lists them.',
    options: {
      1: 'Yes: nothing in that table, and no heavy machine gun, harms a vehicle saving on 5+ or better; flamethrowers, thrown grenades, RPGs, anti-tank guns, mortars and cannons can.',
      2: 'Grenade launchers are excepted and can harm armour.',
    },
    why: 'Printed heading.',
    switch: true,
  },
  'fubar:R52': {
    question: 'Does a vehicle use the seven actions?',
    clauses: ['fubar:vehicle.1', 'fubar:vehicle.2', 'fubar:vehicle.3', 'fubar:vehicle.5'],
    evidence:
      'Vehicles are activated like units but have their own moves (12cm/6cm) and fire rules; failed units are On Guard.',
    options: {
      1: 'An activated vehicle either moves and fires one weapon, or stands and fires all; it may choose On Guard, and is On Guard when it fails. No Aimed Fire +1, Run, Duck & Weave or Gone To Ground.',
      2: 'A stationary vehicle may use Aimed Fire for +1 with all weapons.',
    },
    why: 'The vehicle section replaces move and fire, not activation.',
    switch: true,
  },
  'fubar:R53': {
    question: 'Which are the Medium and Heavy Tanks that may cross Moderate Cover?',
    clauses: ['fubar:vehicle.4', 'fubar:vehicle.6'],
    evidence:
      'The armour table has types Medium and Heavy, but gives Medium Tanks as Heavy and Heavy Tanks as Very Heavy.',
    options: {
      1: 'The vehicle kinds: armour rows Heavy (3+) and Very Heavy (2+).',
      2: 'The armour rows Medium (4+) and Heavy (3+).',
    },
    why: 'The sentence says tanks, and the examples name tanks.',
    switch: true,
  },
  'fubar:R54': {
    question: 'Can small arms hurt unarmoured vehicles, which still save on 6+?',
    clauses: ['fubar:vehicle.6', 'fubar:vehicle.8'],
    evidence:
      "Armour 'None' has a save of 6+. Small Arms and heavy machine guns cannot harm 'Armored vehicles(5+ save minimum)'.",
    options: {
      1: 'Yes: trucks, cars and technicals (6+) can be hit by anything and save on 6+; a save of 5+ or better is immune to those weapons.',
      2: 'All vehicles are immune.',
      3: 'None means no save at all.',
    },
    why: 'The bracket fixes where armour begins: at Light, 5+.',
    switch: true,
  },
  'fubar:R63': {
    question: 'How do troops directly behind a vehicle use its save?',
    clauses: ['fubar:vehicle.7', 'fubar:fire.7'],
    evidence: "They 'get an armor save', and personal armour is separate; one save or two is not said.",
    options: {
      1: 'One save per hit, the better of vehicle and personal armour.',
      2: 'Both saves, one after the other.',
      3: "The vehicle's save only.",
    },
    why: 'A save is one roll throughout the text.',
    switch: true,
  },
  'fubar:R64': {
    question: 'Are troops inside a vehicle targets of their own?',
    clauses: ['fubar:vehicle.7', 'fubar:fire.2'],
    evidence: 'They share the save; lines of sight to them are not discussed.',
    options: { 1: 'No: fire is at the vehicle.', 2: "Yes, in open vehicles, with the vehicle's save." },
    why: 'Only the vehicle is on the table.',
    switch: true,
  },
  'fubar:R66': {
    question: 'How does a vehicle assault: what move, and does it need the Assault action?',
    clauses: ['fubar:vassault.1', 'fubar:vehicle.2', 'fubar:action.11'],
    evidence: 'Assault is 8cm in the action table; vehicles have 12cm and 6cm of their own.',
    options: {
      1: 'With its own move (12cm open, 6cm Soft Cover); the path is that move.',
      2: '8cm, as the Assault action.',
    },
    why: 'The vehicle section sets vehicle moves.',
    switch: true,
  },
  'fubar:R67': {
    question: "Is the roll to dodge a vehicle the unit's activation roll?",
    clauses: ['fubar:vassault.1', 'fubar:suppress.3', 'fubar:activate.4'],
    evidence: 'It is called an activation roll; suppression weighs on, and ends with, the next such roll.',
    options: {
      1: "All modifiers apply and suppressed figures stand up afterwards, but the unit's own attempt of the turn is not used and a failure does not change its action state.",
      2: "It is the unit's attempt for the turn.",
      3: 'It uses the number only and changes nothing else.',
    },
    why: 'Named an activation roll, so what hangs on such rolls applies; using up the attempt would give the enemy control of it.',
    switch: true,
  },
  'fubar:R68': {
    question: 'May hits from a vehicle assault be taken as suppression?',
    clauses: ['fubar:vassault.3', 'fubar:fire.9', 'fubar:melee.7'],
    evidence:
      "'is hit. Make saves as normal': unsaved hits may be suppression, but not in close combat, and an assault leads into that.",
    options: { 1: 'Yes, within the limit, as hits normally are.', 2: 'No, casualties only.' },
    why: "'as normal'; the ban is on the dice of both sides in contact, and a vehicle fights no close combat (R51, R52).",
    switch: true,
  },
  'fubar:R72': {
    question: 'How do troops mount, dismount and fire from vehicles?',
    clauses: ['fubar:vehicle.7', 'fubar:fire.8'],
    evidence:
      'Passengers are mentioned, mounting is not. Micro-FUBAR has a Mount Up action of 5cm without fire.',
    options: {
      1: 'No rule: the software records who is aboard, the players decide the rest.',
      2: 'Mount Up as an eighth action: 5cm, mount or dismount, no fire and no grenades.',
    },
    why: 'Our text lists seven actions.',
    switch: true,
  },
  'fubar:R77': {
    question: "How near is 'directly behind' a vehicle?",
    clauses: ['fubar:vehicle.7'],
    evidence: 'No distance.',
    options: {
      1: 'The players judge: base to base, vehicle between the troops and the firer. The software asks yes or no.',
      2: 'Within 3cm, the cohesion distance.',
    },
    why: 'A judgement on the table.',
    switch: true,
  },
  'fubar:R55': {
    question: "Front hit, 'best result': best for whom?",
    clauses: ['fubar:damage.6', 'fubar:damage.8'],
    evidence: 'Two dice for the front take the best, two for the rear the worst; whose best is not said.',
    options: {
      1: 'Best for the vehicle: front the lower die, rear the higher. Destroyed chances per unsaved hit: front 1/36, side 6/36, rear 11/36.',
      2: 'Best for the firer: front the higher, rear the lower (front armour would be the weakest).',
    },
    why: 'Fronts are the strong side in every such game; option 2 turns the facings round.',
    switch: true,
  },
  'fubar:R56': {
    question: 'Is the die chosen before or after a repeated effect is stepped up?',
    clauses: ['fubar:damage.6', 'fubar:damage.8', 'fubar:damage.9'],
    evidence: 'The note speaks of an effect rolled a second time; it does not mention the pair of dice.',
    options: { 1: 'Choose the die first, then step up.', 2: 'Step up each die, then choose.' },
    why: 'Only the chosen die has an effect.',
    switch: true,
  },
  'fubar:R57': {
    question: 'How far does stepping up go?',
    clauses: ['fubar:damage.9'],
    evidence: 'Same effect a second time in the same turn gives the next highest result.',
    options: {
      1: 'On until an effect not yet suffered this turn: stunned, weapon, immobilised, destroyed. 3-4 and 4-3 are the same effect. Hits after destruction are ignored.',
      2: 'One step only, even if that one has happened too.',
    },
    why: 'A step onto a repeated effect is again the same effect a second time.',
    switch: true,
  },
  'fubar:R58': {
    question: 'What if the effect was suffered in an earlier turn, or no weapon is left?',
    clauses: ['fubar:damage.3', 'fubar:damage.4', 'fubar:damage.9'],
    evidence:
      'Stepping up is limited to the same turn; immobilised lasts for the game; a vehicle may have no weapon.',
    options: {
      1: 'Earlier turns do not count: a second immobilised in a later turn adds nothing. With no weapon left the next result up applies.',
      2: 'Any effect that cannot apply steps up.',
      3: 'Any effect that cannot apply is lost, weapons included.',
    },
    why: 'Printed for repeats: same turn only. For weapons the text is silent, and a hit on an unarmed truck should not be a miss.',
    switch: true,
  },
  'fubar:R59': {
    question: 'Do two stuns from different turns add up before the next activation?',
    clauses: ['fubar:damage.2'],
    evidence:
      '-2 to the next activation only; in one turn a second stun steps up; stuns may come before and after the end of a turn.',
    options: { 1: 'No: -2 once.', 2: 'Yes: -4.' },
    why: 'Stunned is a state of the crew.',
    switch: true,
  },
  'fubar:R61': {
    question: 'Do crew and passengers bail out of a destroyed vehicle?',
    clauses: ['fubar:damage.5', 'fubar:damage.10'],
    evidence:
      'Damage result 6: all aboard must bail out and take a hit. The note under the table: crew and passengers cannot bail out of a destroyed vehicle.',
    options: {
      1: 'They must: every figure aboard is placed next to the wreck and takes one hit, saved by personal armour.',
      2: 'They cannot: all aboard are casualties with the vehicle.',
      3: "They must, except in the turn's second destroyed result.",
    },
    why: 'The table gives a procedure that can be carried out, the note gives none. Decides the life of every passenger, so it must be shown.',
    switch: true,
  },
  'fubar:R62': {
    question: 'Can the hit taken on bailing out be suppression?',
    clauses: ['fubar:damage.5', 'fubar:fire.9'],
    evidence:
      "'take a hit', and hits from fire may be casualties or suppressed figures; only vehicles cannot be suppressed.",
    options: {
      1: "Yes: armour save, then casualty or suppressed within the unit's limit.",
      2: 'No: unsaved is a casualty.',
    },
    why: 'A hit is what Firing says it is.',
    switch: true,
  },
  'fubar:R65': {
    question: 'Where are front, side and rear?',
    clauses: ['fubar:damage.6', 'fubar:damage.7', 'fubar:damage.8'],
    evidence: 'No arcs are given.',
    options: {
      1: 'The player states the facing hit; the software asks.',
      2: 'Four 90 degree arcs through the corners.',
    },
    why: 'A judgement on the table.',
  },
  'fubar:R78': {
    question: 'Does the damage to one vehicle from several hits of one bout follow in order?',
    clauses: ['fubar:damage.1', 'fubar:damage.9'],
    evidence: 'One roll for each unsaved hit; the step-up depends on what was rolled before.',
    options: {
      1: 'One hit at a time in the order rolled; each stepped up by those before it in the same turn.',
      2: 'All rolled together, then duplicates stepped up.',
    },
    why: 'The final effects are the same set either way when each repeat moves to the next free effect; in order is easier to show.',
  },
} as const satisfies Record<string, Ruling>;
