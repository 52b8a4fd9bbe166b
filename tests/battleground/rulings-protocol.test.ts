import { battleground } from '../../rulesets/battleground/index.js';
import { rulingsTell } from '../support/rulings.js';

await rulingsTell(battleground, {
  'bg:R1': [
    'shoot',
    { grade: 'B', figures: 9, hw: 2, targetFigures: 4, targetPrisoners: 6 },
    {
      1: ['bg:grade.2 grade = 4: grade B hits on 4 to 6'],
      2: ['bg:grade.2 grade = 5: grade B hits on 5 and 6'],
    },
  ],
  'bg:R2': [
    'shoot',
    { grade: 'C', figures: 9, ran: true, mounted: true },
    {
      1: ['bg:grade.5: A grade C unit that has run and is mounted hits on no number, so it may not shoot.'],
      2: ['bg:grade.2 grade = 6: now grade D hits on 6'],
    },
  ],
  'bg:R65': [
    'charge',
    {
      grade: 'B',
      figures: 8,
      leaders: 1,
      targetFigures: 7,
      shootFirst: true,
      through: true,
      distance: 7,
      reaction: 'flee',
    },
    {
      1: [],
      2: [
        'bg:nonstand.3 no-reaction = "none": the target does nothing about it: non-standing (two figures without a leader)',
      ],
    },
    3,
  ],
  'bg:R14': [
    'move',
    {},
    {
      1: ['bg:move.5 roll = 2: walks 1D6: 2 in'],
      2: ['bg:move.5 roll = 5: walks 2D6: 5 in'],
    },
  ],
  'bg:R15': [
    'move',
    { turn: 90 },
    {
      1: ['bg:move.12 turn = 1: 1 in less to end turned up to 90 degrees'],
      2: ['bg:move.12 turn = 0: 0 in less to end turned up to 90 degrees'],
    },
  ],
  'bg:R16': [
    'move',
    { run: true, obstacles: 1 },
    {
      1: ['bg:move.14 minimum = 1: a unit may always move 1 in, past the obstacle'],
      2: ['bg:move.14 minimum = 0: no inch to spare: 0 in'],
    },
    12,
  ],
  'bg:R17': [
    'move',
    { type: 'truck', road: true, offRoad: 1 },
    {
      1: ['bg:vmove.4 road = 11.5: half as much more for the 7 in on the road: 11.5 in'],
      2: ['bg:vmove.4 road = 8: no bonus: this move does not start and end on the road: 8 in'],
    },
  ],
  'bg:R18': [
    'move',
    { run: true, road: true },
    {
      1: ['bg:move.8 rounding = 6.67: 6.67 in, measured as it is'],
      2: ['bg:move.8 rounding = 6: 6.67 in rounded to 6 in'],
      3: ['bg:move.8 rounding = 6.5: 6.67 in rounded to 6.5 in'],
    },
  ],
  'bg:R23': [
    'vehicle-damage',
    { hits: 6, stoppedBy: 'mines', noHeavyWeapon: true },
    {
      1: ['bg:mine.10 stopped = true: stopped by mines: counts as damage'],
      2: ['bg:mine.10 stopped = true: stopped by mines: counts as damage'],
      3: [
        'bg:mine.10 stopped = false: stopped by mines: no damage',
        'bg:vdam.3 stopped-before = "immobilised": it could not move before, and now that is damage',
      ],
    },
  ],
  'bg:R24': [
    'move',
    { type: 'tank', diceCount: 2, turn: 1 },
    {
      1: ['bg:vmove.5 turn = 0.03: 0.03 in for turning 1 degree on tracks'],
      2: ['bg:vmove.5 turn = 3: 3 in for turning 1 degree on tracks'],
    },
  ],
  'bg:R25': [
    'move',
    { type: 'truck', road: true },
    {
      1: ['bg:vmove.2 roll = 8: moves 3D6: 8 in'],
      2: ['bg:vmove.1 roll = 12: moves 4D6: 12 in'],
    },
  ],
  'bg:R34': [
    'shoot',
    { weapon: 'heavy-gun', dugIn: true, at: 'medium-tank', flank: true },
    {
      1: [],
      2: ['bg:flank.3 flank = 0: no flank die: the vehicle is dug in'],
    },
  ],
  'bg:R3': [
    'shoot',
    { grade: 'C', figures: 9, targetOnRoad: true },
    {
      1: ['bg:shoot.5 road = 1: 1 blue: the target used the road'],
      2: ['bg:shoot.5 road = 1: 1 white: the target used the road'],
      3: ['bg:shoot.5 road = 0: no red die to take away: the target used the road'],
    },
  ],
  'bg:R4': [
    'shoot',
    { grade: 'C', figures: 9, targetOnRoad: true, targetShotAt: true },
    {
      1: ['bg:move.9 road-before = false: the target has been shot at: its road marker is gone'],
      2: [
        'bg:move.9 road-before = true: the road marker counts for every shot of the card',
        'bg:move.9 road-marker = true: the target has been shot at: its road marker comes off at the end of the card',
      ],
    },
  ],
  'bg:R30': [
    'shoot',
    { grade: 'C', figures: 9, cover: 3, across: 'heavy' },
    {
      1: ['bg:cover.2 covers = 3: two kinds of cover: the better one counts, 3 red'],
      2: ['bg:cover.2 covers = 6: two kinds of cover: both count, 6 red'],
    },
  ],
  'bg:R35': [
    'shoot',
    { grade: 'C', figures: 9, targetLost: true },
    {
      1: ['bg:shoot.8 declared = true: declared at a target that is gone by now: the shot is wasted'],
      2: ['bg:shoot.8 declared = false: all shots of a card work on the state before it: rolled as declared'],
    },
  ],
  'bg:R37': [
    'shoot',
    { grade: 'B', figures: 8, targetFigures: 10, targetMedics: 5, targetGrade: 'C' },
    {
      1: ['bg:cas.4 medic-instead = 2: 2 figures removed instead'],
      2: ['bg:cas.4 medic-instead = 2: 1 medic and 1 figure removed instead'],
    },
  ],
  'bg:R38': [
    'shoot',
    { grade: 'B', figures: 8, targetFigures: 10, targetMedics: 5, targetMounted: true, targetGrade: 'C' },
    {
      1: ['bg:medic.2 medic-save = 2: both medics saved (on 5 and 6)'],
      2: ['bg:medic.2 medic-save = 1: 1 of 2 medics saved (on 6)'],
    },
  ],
  'bg:R136': [
    'shoot',
    { grade: 'B', figures: 8, targetFigures: 10, targetLeaders: 4, targetMedics: 5, targetGrade: 'C' },
    {
      1: [
        'bg:cas.4 save-order = false: not all can be saved: leaders roll first, then heavy weapons, then medics',
      ],
      2: ['bg:cas.4 save-order = true: not all can be saved: they roll in random order'],
    },
  ],
  'bg:R33': [
    'melee',
    { attackers: 8, at: 'medium-tank', mg: 1, cover: 'heavy' },
    {
      1: ['bg:shoot.4 armour-and-cover = 7: armour and cover add: 7 red'],
      2: ['bg:shoot.4 armour-and-cover = 4: armour and cover do not add: the higher, 4'],
    },
  ],
  'bg:R40': [
    'shoot',
    { grade: 'B', figures: 12, at: 'medium-tank' },
    {
      1: ['bg:vshoot.1 halved = 0: no heavy weapon against armour: half, rounded down: 0'],
      2: ['bg:vshoot.1 halved = 1: no heavy weapon against armour: half, rounded down: 1'],
    },
  ],
  'bg:R41': [
    'shoot',
    { weapon: 'heavy-gun', at: 'medium-tank' },
    {
      1: ['bg:vshoot.7 doubled = 0: main gun on armour, twice the hits: 0'],
      2: ['bg:vshoot.7 doubled = 2: main gun on armour, twice the hits: 2'],
    },
  ],
  'bg:R42': [
    'vehicle-damage',
    { hits: 6, noHeavyWeapon: true },
    {
      1: ['bg:vdam.2 no-kill = false: no heavy weapon: cannot destroy undamaged armour; damaged instead'],
      2: ['bg:vdam.2 no-kill = false: no heavy weapon: cannot destroy undamaged armour, no effect'],
    },
  ],
  'bg:R44': [
    'vehicle-damage',
    { hits: 1, damage: 'immobilised' },
    {
      1: ['bg:vdam.4 damage = 2: 1 hit + 1 = 2: less than 5, no more damage'],
      2: ['bg:vdam.4 damage = 4: 1 hit + 3 = 4: less than 5, no more damage'],
    },
  ],
  'bg:R45': [
    'melee',
    { attackers: 8, fromBehind: true, at: 'medium-tank', mg: 1, bowMg: 1 },
    {
      1: ['bg:vshoot.3 armour = 4: 4 red for the medium tank'],
      2: ['bg:vshoot.3 armour = 3: 3 red for the medium tank'],
    },
  ],
  'bg:R46': [
    'shoot',
    { weapon: 'light-gun', range: 15 },
    {
      1: ['bg:vshoot.6 weapon = 2: 2 blue for the light gun'],
      2: ['bg:vshoot.6 weapon = 4: 4 white for the light gun'],
    },
  ],
  'bg:R85': [
    'melee',
    { attackers: 8, fromBehind: true, at: 'medium-tank', mg: 1, bowMg: 1 },
    {
      1: [
        'bg:vdam.2 whole-armour = true: without a heavy weapon, armour that is whole cannot be destroyed at once',
      ],
      2: ['bg:vdam.2 whole-armour = false: close in, even armour that is whole may be destroyed at once'],
    },
  ],
  'bg:R28': [
    'charge',
    { grade: 'A', figures: 9, carryOn: true, targetFigures: 6, distance: 5, obstacles: 4 },
    {
      1: ['bg:charge.5 way = 17: 17 in to go in all'],
      2: ['bg:charge.5 way = 5: nothing on the way makes a charge longer'],
    },
  ],
  'bg:R49': [
    'charge',
    { grade: 'C', figures: 6, hw: 1, at: 'medium-tank', distance: 5 },
    {
      1: [],
      2: ['bg:charge.1 own-dice = 4: only the dice of the unit itself: none for the target and its position'],
    },
  ],
  'bg:R50': [
    'charge',
    { grade: 'B', figures: 6, cavalry: true, targetFigures: 8, distance: 14 },
    {
      1: ['bg:charge.1 any-distance = 14: 14 in away: a charge may start at any distance'],
      2: ['bg:shoot.6: Infantry weapons reach 12 in; the target is 14 in away.'],
    },
  ],
  'bg:R53': [
    'charge',
    { grade: 'C', figures: 6, hw: 1, at: 'medium-tank', distance: 5 },
    {
      1: ['bg:charge.2 needed = 1: a vehicle counts as 1 figure: 1 hit needed'],
      2: ['bg:charge.2 needed = 2: a vehicle counts as 6 figures: 2 hits needed'],
      3: ['bg:charge.2 needed = 2: against a vehicle always 2 hits needed'],
    },
  ],
  'bg:R61': [
    'shoot',
    { grade: 'C', figures: 9, hw: 2, reacted: true, cover: 'medium' },
    {
      1: ['bg:defend.3: It may not shoot: it shot in reaction to a charge this turn.'],
      2: ['bg:defend.3 reacted = true: it shot in reaction to a charge, which used nothing up'],
    },
  ],
  'bg:R68': [
    'melee',
    { attackers: 8, defenders: 4 },
    {
      1: ['bg:melee.1 fight = {"attackers":2,"defenders":2}: 4 pairs: attackers lose 2, defenders 2'],
      2: ['bg:melee.1 fight = {"attackers":1,"defenders":2}: 4 pairs: attackers lose 1, defenders 2'],
      3: ['bg:melee.1 fight = {"attackers":2,"defenders":3}: 4 pairs: attackers lose 2, defenders 3'],
    },
    2,
  ],
  'bg:R71': [
    'melee',
    { attackers: 7, defenders: 5, defenderGrade: 'B', dugIn: true, building: true },
    {
      1: ['bg:melee.5 position = 1: +1 for the defenders in the first round: dug in and in a building'],
      2: ['bg:melee.5 position = 2: +2 for the defenders in the first round: dug in and in a building'],
    },
  ],
  'bg:R73': [
    'melee',
    { attackers: 12, attackerLeaders: 1, attackerRan: true, defenders: 12, defenderLeaders: 1 },
    {
      1: ['bg:melee.3 ran = 0: run markers do not lower the grade in melee'],
      2: ['bg:melee.3 ran = -1: a run marker lowers the grade'],
    },
  ],
  'bg:R74': [
    'melee',
    { attackers: 8, fromBehind: true, defenders: 6, defenderGrade: 'A' },
    {
      1: ['bg:melee.3 better-grade = 1: +1 for the defenders: grade A against C'],
      2: ['bg:melee.3 better-grade = 2: +2 for the defenders: grade A against C'],
    },
  ],
  'bg:R75': [
    'melee',
    { attackers: 9, defenders: 2, defenderLeaders: 1, leadersArmed: true },
    {
      1: ['bg:melee.8 leader-armed = 1: +1 more for the weapon of a leader'],
      2: ['bg:melee.8 leader-armed = 0: no more for the weapon of a leader'],
    },
  ],
  'bg:R84': [
    'melee',
    { attackers: 8, attackerLeaders: 1, at: 'light-tank', mg: 1, gun: 'light-gun', ownCover: 'heavy' },
    {
      1: ['bg:vmelee.4 own-red = 0: it charged and has left its cover: no red dice for the infantry'],
      2: ['bg:vmelee.4 own-red = 3: 3 red for the infantry where it stands'],
    },
  ],
  'bg:R86': [
    'melee',
    { attackers: 8, attackerLeaders: 1, at: 'light-tank', mg: 1, gun: 'light-gun' },
    {
      1: ['bg:melee.13 fire-no-save = 1: no save in melee: 1 leader lost'],
      2: [],
    },
  ],
  'bg:R140': [
    'charge',
    { grade: 'C', figures: 6, hw: 1, cavalry: true, at: 'medium-tank', distance: 5 },
    {
      1: ['bg:vmelee.2 cavalry = true: cavalry may charge a vehicle as infantry does'],
      2: ['bg:vmelee.2: Infantry may charge a vehicle, and cavalry not.'],
    },
  ],
  'bg:R137': [
    'overrun',
    { targetFigures: 8, targetInMelee: true, cover: 'woods' },
    {
      1: ['bg:charge.8: Nobody may fire into a melee, nor drive through one.'],
      2: ['bg:charge.8 melee = true: it drives through units that are in a melee'],
    },
  ],
  'bg:R141': [
    'charge',
    {
      grade: 'C',
      figures: 9,
      leaders: 1,
      ownDugIn: true,
      targetFigures: 6,
      targetHw: 1,
      targetGrade: 'A',
      through: true,
      distance: 2,
      reaction: 'shoot',
    },
    {
      1: ['bg:dig.3 chargers-dug-in = true: fired at where they are dug in'],
      2: ['bg:dig.3 chargers-dug-in = false: they have left their position: it gives nothing'],
    },
    1,
  ],
  'bg:R133': [
    'charge',
    { grade: 'C', figures: 8, leaders: 1, hw: 1, ownDugIn: true, targetFigures: 7, distance: 9 },
    {
      1: ['bg:dig.2 digs-out = 1: it digs out first: 1D6 is left for the charge'],
      2: ['bg:dig.2 digs-out = 3: it leaves its position, and charges with all its dice: 3D6'],
      3: ['bg:dig.5: The unit is dug in: it has to dig out before it charges.'],
    },
    1,
  ],
  'bg:R26': [
    'move',
    { type: 'car', slow: 20 },
    {
      1: ['bg:terrain.1 slow = 12: hills, brush and forest do not slow vehicles'],
      2: ['bg:terrain.1 slow = 12: hills, brush and forest do not slow vehicles'],
      3: [],
    },
  ],
  'bg:R27': [
    'move',
    { type: 'tank', diceCount: 2, obstacles: 4 },
    {
      1: [
        'bg:terrain.3 obstacles = 2: 1 obstacle crossed at 3 in: 2 in; not enough for the next, it stops there',
      ],
      2: ['bg:terrain.3 obstacles = 0: obstacles cost only infantry'],
    },
  ],
  'bg:R31': [
    'melee',
    { defenders: 7, at: 'heavy-tank', tankCharged: true, mg: 1, bowMg: 1, cover: 'woods' },
    {
      1: ['bg:cover.4 cover = 1: 1 red for woods'],
      2: ['bg:cover.4 cover = 2: 2 red for woods'],
    },
  ],
  'bg:R32': [
    'shoot',
    { weapon: 'light-gun', range: 15, across: 'wall' },
    {
      1: [],
      2: ['bg:terrain.4 across = 0: no red dice for the wall: the target is not right behind it'],
    },
  ],
  'bg:R92': [
    'heal',
    { grade: 'C', figures: 1 },
    {
      1: ['bg:medic.4 no-shot = true: the roll is no shot: his unit may be non-standing'],
      2: [`bg:nonstand.3: A non-standing unit may not shoot, and a medic's try takes the place of fire.`],
    },
  ],
  'bg:R95': [
    'combine',
    { grade: 'A', figures: 7, otherGrade: 'D', otherFigures: 5 },
    {
      1: ['bg:combine.5 average = "B-C": the average of A and D is between B and C'],
      2: ['bg:combine.5 average = "C": the average of A and D is C'],
    },
  ],
  'bg:R96': [
    'combine',
    { grade: 'A', figures: 7, otherGrade: 'D', otherFigures: 5 },
    {
      1: ['bg:combine.7 grade = "B": the grade A unit wins and pulls the average its way: grade B'],
      2: ['bg:combine.7 grade = "A": the grade A unit wins and pulls the average its way: grade A'],
    },
  ],
  'bg:R138': [
    'combine',
    { grade: 'A', figures: 7, otherGrade: 'C', otherFigures: 3, otherRouting: true },
    {
      1: ['bg:retreat.3: A routing unit may not combine: it moves when it does not rally.'],
      2: ['bg:retreat.3 routing = true: the unit that joins it was routing, and is so no more'],
    },
  ],
  'bg:R99': [
    'combine',
    { grade: 'B', figures: 10, leaders: 1, otherGrade: 'C', otherFigures: 3, otherLeaders: 1 },
    {
      1: [
        'bg:combine.2 units = [7,6]: 13 are over 12: they have to divide, 7 and 6',
        'bg:combine.2 shared = 1: the owner shares out 1 leader',
      ],
      2: [
        'bg:combine.2 units = [7,6]: 13 are over 12: they have to divide, 7 and 6',
        'bg:combine.2 crossing = 3: 3 of the 10 cross over to the 3',
        'bg:combine.6 grade = ["B","C"]: each keeps the grade of most of its figures, or with 3 of each that of the unit that was there: grade B and grade C',
        'bg:combine.2 shared = 2: the owner shares out 2 leaders',
      ],
    },
  ],
  'bg:R100': [
    'mines',
    { inches: 6, at: 'truck' },
    {
      1: ['bg:mine.7 cancels = true: a 1 cancels, as on any white die'],
      2: ['bg:mine.7 cancels = false: a 1 on a mine die cancels nothing'],
    },
  ],
  'bg:R104': [
    'mines',
    { clearingVehicle: 'tank', width: 1.5 },
    {
      1: ['bg:mine.13 width = 1.5: as wide as the model: 1.5 in'],
      2: ['bg:mine.13 width = 2: 2 in wide, as by engineers'],
    },
  ],
  'bg:R105': [
    'artillery',
    { weapon: 'heavy', rings: 1, cover: 'wall' },
    {
      1: ['bg:art.5 weapon = 2: 2 blasts of 4 blue for heavy artillery'],
      2: ['bg:art.5 weapon = 3: 3 blasts of 2 blue for heavy artillery'],
    },
  ],
  'bg:R107': [
    'artillery',
    { weapon: 'dive-bomb', rings: 1, at: 'medium-tank' },
    {
      1: ['bg:vshoot.7 on-armour = 1: hits of a dive bomb attack on armour count once'],
      2: ['bg:vshoot.7 on-armour = 2: hits of a dive bomb attack on armour count twice'],
    },
  ],
  'bg:R108': [
    'artillery',
    { weapon: 'medium', margin: 2, targetFigures: 9 },
    {
      1: ['bg:art.3 rolls = 2: each ring drifts by a roll of its own'],
      2: ['bg:art.3 rolls = 1: one roll: all rings drift alike'],
    },
  ],
  'bg:R109': [
    'artillery',
    { weapon: 'strafing', rings: 1, targetFigures: 8, others: 4 },
    {
      1: ['bg:art.9 others = 2: each unit under the ring is attacked with all dice: 2 blue'],
      2: ['bg:art.9 others = 1: 8 of 12 figures under the ring: 1 blue'],
    },
  ],
  'bg:R111': [
    'artillery',
    { weapon: 'strafing', rings: 1, targetFigures: 8, targetOnRoad: true },
    {
      1: ['bg:shoot.5 road-counts = false: the road does not count against off-table attacks'],
      2: ['bg:shoot.5 road-counts = true: the road counts against off-table attacks too'],
    },
  ],
  'bg:R112': [
    'artillery-card',
    {},
    {
      1: ['bg:randart.3 artillery-card = "reload": Reload: all 7 artillery cards go back'],
      2: [
        'bg:randart.3 artillery-card = "reload": Reload: all 7 artillery cards go back, and another is drawn',
      ],
    },
  ],
  'bg:R114': [
    'smoke',
    { artillery: true, specialActions: true },
    {
      1: [
        'bg:smoke.4 lasts = 2: thins in the next special actions phase, gone in the one after; it blocks all fire till then',
      ],
      2: [
        'bg:smoke.4 lasts = 1: thin from the start, gone in the next special actions phase; it blocks all fire till then',
      ],
    },
  ],
  'bg:R115': [
    'shoot',
    { grade: 'C', figures: 9, targetGrade: 'B', cover: 'heavy', targetQualityDefence: true },
    {
      1: ['bg:quality.1 quality = 3: 3 red for a grade B target'],
      2: ['bg:quality.1 quality = 3: 3 red for a grade B target; the higher counts: 3'],
    },
  ],
  'bg:R116': [
    'shoot',
    { weapon: 'heavy-gun', armour: 4, at: 'medium-tank', detailedArmour: true, face: 'front' },
    {
      1: ['bg:armour.1 face = 4: 4 red on its front'],
      2: ['bg:armour.1 face = 5: 5 red on its front'],
    },
  ],
  'bg:R117': [
    'reaction-test',
    { grade: 'C', figures: 9, lost: 3, lostBefore: 1 },
    {
      1: ['bg:retreat.1 test = "third": 3 of 9 figures lost: a third or more'],
      2: ['bg:retreat.1 test = "less": 3 of 10 figures lost: less than a third, no test'],
      3: [
        'bg:retreat.1 strength = 10: its strength at the start of the game is not given: taken as 10',
        'bg:retreat.1 test = "less": 3 of 10 figures lost: less than a third, no test',
      ],
    },
  ],
  'bg:R118': [
    'shoot',
    {
      grade: 'B',
      figures: 8,
      leaders: 1,
      targetFigures: 7,
      targetGrade: 'C',
      targetLostBefore: 4,
      retreat: true,
    },
    {
      1: ['bg:retreat.1 losses = 1: each attack is tested by itself: 4 lost before do not count'],
      2: ['bg:retreat.1 losses = 5: one test, after the last shot of the card: 5 lost under it in all'],
    },
  ],
  'bg:R119': [
    'reaction-test',
    { grade: 'B', figures: 9, lost: 5, leaders: 1 },
    {
      1: ['bg:retreat.2 rout-test = true: 1 hit: it holds'],
      2: ['bg:retreat.2 rout-test = false: 1 hit, 1 cancel: it routs'],
    },
    3,
  ],
  'bg:R120': [
    'reaction-test',
    { grade: 'C', figures: 8, lost: 4, leaders: 1 },
    {
      1: ['bg:retreat.2 which-test = false: the rout test only'],
      2: ['bg:retreat.2 which-test = true: the rout test, and if it is passed the retreat test'],
    },
  ],
  'bg:R121': [
    'reaction-test',
    { grade: 'C', figures: 9, lost: 3, cause: 'mines' },
    {
      1: [
        'bg:retreat.2 cause = true: losses to mines count for the rout test alone',
        'bg:retreat.1 which-test = false: the retreat test is for losses to shooting: it holds',
      ],
      2: [
        'bg:retreat.2 cause = true: losses to mines count for the rout test alone',
        'bg:retreat.1 which-test = false: the retreat test is for losses to shooting: it holds',
      ],
      3: ['bg:retreat.2 cause = true: losses to mines count as those to shooting'],
    },
  ],
  'bg:R122': [
    'reaction-test',
    { grade: 'C', figures: 8, lost: 4, leaders: 1, ran: true },
    {
      1: ['bg:retreat.2 rout-test-ran = 0: has run: that does not count here'],
      2: ['bg:retreat.2 rout-test-ran = -1: has run: tests one grade lower'],
    },
  ],
  'bg:R127': [
    'artillery',
    { weapon: 'heavy', margin: 2, targetFigures: 9, targetStand: 4 },
    {
      1: ['bg:stand.2 stand = 0: 1 hit on a stand of 4, which falls on a 1 with a D4: unhurt'],
      2: ['bg:stand.2 stand = 0: 1 hit on a stand of 4, which falls on 1 to 2 with a D6: unhurt'],
    },
    1,
  ],
  'bg:R128': [
    'melee',
    { attackers: 6, defenders: 6, rounds: 2, stand: 3 },
    {
      1: [
        'bg:stand.3 stand-hits = 1: the attacking stand takes 1 hit',
        'bg:stand.3 stand-hits = 1: the attacking stand takes 1 hit',
      ],
      2: [
        'bg:stand.3 stand-hits = 3: the attacking stand takes 3 hits',
        'bg:stand.3 stand-hits = 3: the attacking stand takes 3 hits',
      ],
      3: [
        'bg:stand.3 stand-hits = 3: the attacking stand is lost',
        'bg:stand.3 stand-hits = 3: the attacking stand is lost',
      ],
    },
    8,
  ],
  'bg:R139': [
    'melee',
    { attackers: 8, defenders: 6, attackerArmed: 4, stand: 2 },
    {
      1: [
        'bg:stand.3 stands = {"attackers":[[1,3]],"defenders":[[0,3]]}: 3 stands with an armed figure against 3 stands',
      ],
      2: [
        'bg:stand.3 stands = {"attackers":[[0,2],[2,1]],"defenders":[[0,3]]}: 2 stands and 1 stand with 2 armed figures against 3 stands',
      ],
    },
    2,
  ],
  'bg:R129': [
    'shoot',
    { grade: 'C', figures: 9, hwPersonnel: 1, at: 'medium-tank' },
    {
      1: ['bg:hw.2 has-heavy-weapon = false: so the unit counts as having none'],
      2: ['bg:hw.2 has-heavy-weapon = true: but the unit counts as having a heavy weapon'],
    },
  ],
});
