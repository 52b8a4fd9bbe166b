import { column, orMore, quote, rowsOf, sheetOf, words } from '../../src/rules/book/sheet.js';
import { barrageGrade, barrages } from './artillery/tables.js';
import { averages } from './combining/tables.js';
import { mineEffects } from './mines/tables.js';
import { breakdownUpTo, movementDice, turningCost } from './movement/tables.js';
import { moraleDice, qualityDice } from './optional/tables.js';
import { passengerLosses } from './passengers/tables.js';
import { ranges } from './shooting/tables.js';
import { emplacementDice, terrainDice } from './terrain/tables.js';
import { hitNumbers } from './units/tables.js';
import { armourDice, weaponDice } from './vehicles/tables.js';
import type { ClauseId, RulingId } from './words.js';

const { grid, list, ruled, says, section, sheet: sheetWith } = sheetOf<ClauseId, RulingId>();

const { cells: dice } = movementDice;
const { cells: reach } = ranges;
const { cells: lost } = passengerLosses;
const { cells: morale } = moraleDice;

const turn = section(
  'The turn',
  says('bg:seq.1', 'Phases', words`Cards; then all melees; then special actions (smoke and flares).`),
  says(
    'bg:card.2',
    'Suits',
    words`Clubs: Axis shoot. Hearts: Allies shoot. Spades: Axis move. Diamonds: Allies move.`,
  ),
  says(
    'bg:card.4',
    'Once a turn',
    words`The first card of a suit is played, later plain ones are passed over.`,
  ),
  says('bg:card.5', 'Fourth suit', words`Its first card is played, and is the last of the turn.`),
  says('bg:card.7', 'Joker', words`Ends the cards at once; actions that have not come are lost.`),
  says('bg:card.10', 'Ace first', words`One unit acts, and that is all of this suit this turn.`),
  says('bg:card.11', 'Ace later', words`One unit does it a second time.`),
  says('bg:card.12', 'Aces', words`Are always played, for good or ill.`),
  says(
    'bg:card.13',
    'Deck runs out',
    words`Go on with those of earlier turns; all 54 are shuffled for the next.`,
  ),
  says(
    'bg:seq.3',
    'Out of turn',
    words`Only the target of a charge fires, and a tank at those it drives through.`,
  ),
);

const movement = section(
  'Movement',
  list(
    'Movement (D6, in inches)',
    rowsOf(movementDice, [
      'walk',
      'run',
      'flee',
      'charge',
      'cavalry',
      'cavalry charge',
      'car',
      'armoured-car',
      'truck',
      ['apc', 'carrier'],
      'tank',
    ]),
  ),
  says(
    'bg:move.7',
    'Run marker (green)',
    words`Off after the next shot, or the next move unless it runs again.`,
  ),
  says('bg:move.8', 'Road, on foot', words`1/3 more distance, walking or running; white marker.`),
  says('bg:move.9', 'Road marker', words`Off after the next move without the bonus, or once shot at.`),
  says(
    'bg:move.12',
    'Facing',
    words`To end turned costs infantry ${turningCost.cells[90]} in up to 90 degrees, ${turningCost.cells[180]} in up to 180.`,
  ),
  says('bg:move.14', 'At least', words`1 inch, and any facing, whatever the roll.`),
  says(
    'bg:terrain.1',
    'Slow terrain',
    words`Hills, brush and forest halve the part made in them, but not on a road.`,
  ),
  says('bg:terrain.3', 'Wall or fence', words`Costs 3 inches.`),
  ruled('bg:R26', 'Slowed'),
  says('bg:dig.1', 'Digging in', words`The whole move; counts as having run until the next card.`),
  says(
    'bg:dig.2',
    'Digging out',
    words`A whole walk; then ${dice['digging out']}D6 in at most, and the unit has run.`,
  ),
  says(
    'bg:pass.2',
    'On or off a vehicle',
    words`A whole walk, within 1 inch of it; it stands still on that card.`,
  ),
  says(
    'bg:cav.4',
    'Mounting',
    words`Move ${dice.mounting}D6 and dismount, or mount and move ${dice.mounting}D6.`,
  ),
  says(
    'bg:vmove.1',
    'Breakdown',
    words`With all its dice a vehicle stops for good: 3 dice on ${breakdownUpTo.cells[3]} or less, 4 dice on ${breakdownUpTo.cells[4]} or less.`,
  ),
  says('bg:vmove.3', 'Fewer dice', words`Then it cannot break down.`),
  says('bg:vmove.4', 'Road, vehicles', words`Half as far again, unmarked.`),
  says('bg:vmove.5', 'Tracks turn', words`3 inches for 90 degrees, 6 for 180; wheels turn free.`),
  says('bg:vmove.7', 'Reverse', words`A third of the distance.`),
  says('bg:nonstand.2', 'Not standing', words`Falls back, or joins another unit.`),
  says('bg:build.3', 'Building', words`2 units and 18 figures at most.`),
);

const shooting = section(
  'Shooting',
  list(
    'Hits on',
    rowsOf(hitNumbers, undefined, (cell) => [orMore(cell)]),
  ),
  says('bg:dice.1', 'White dice', words`Hit on the numbers of the grade; a 1 cancels.`),
  says('bg:dice.2', 'Blue dice', words`Only hit.`),
  says('bg:dice.3', 'Red dice', words`Only cancel, on a 1; the attacker rolls them for the target.`),
  says('bg:dice.4', 'Hits', words`Each cancel takes away one hit, of any colour.`),
  says('bg:shoot.1', 'Quotes', words`1 white die for 2, rounded up, leaders and heavy weapons among them.`),
  says('bg:shoot.2', 'Leader', words`1 white die, however many there are.`),
  says('bg:shoot.3', 'Heavy weapon', words`1 blue die each.`),
  says(
    'bg:flank.2',
    'From behind',
    words`1 blue die, where the shooter is behind the centre line of the target.`,
  ),
  ruled('bg:R3', 'Target on the road', words`1 blue die.`),
  says(
    'bg:shoot.10',
    'Special units',
    words`Half as many white dice again, rounded up, within ${reach['close-range']} in.`,
  ),
  says('bg:grade.4', 'Has run', words`One grade lower; D cannot shoot. The marker comes off.`),
  says('bg:cav.3', 'Mounted', words`One grade lower.`),
  ruled('bg:R2', 'Several drops of grade'),
  says('bg:nonstand.3', 'Not standing', words`Neither shoots nor charges.`),
  says('bg:shoot.9', 'Once', words`Infantry shoots once a card, at one target.`),
  list(
    'Range (inches)',
    rowsOf(ranges, [
      'infantry',
      ['mg', 'machine gun'],
      'light-gun',
      'heavy-gun',
      'emplacement',
      ['night', 'sight by night'],
    ]),
  ),
  list('Cover of the target (red dice)', [
    ...rowsOf(terrainDice, [
      'light',
      'medium',
      'heavy',
      'brush',
      'woods',
      'crops',
      'wall',
      'fence',
      ['hill', 'hill crest'],
      'building',
    ]),
    ...rowsOf(emplacementDice),
  ]),
  says('bg:dig.3', 'Dug in', words`1 red die more.`),
  ruled('bg:R30', 'Several kinds of cover', words`The best of the terrain, and 1 more where it is dug in.`),
  ruled('bg:R32', 'A wall protects'),
  says(
    'bg:cover.1',
    'Sight',
    words`None through hills and buildings; 6 inches of woods or crops; brush is open.`,
  ),
  says('bg:cover.2', 'On the way', words`Terrain that a shot passes through counts, beyond it too.`),
  says('bg:cover.3', 'From the edge of terrain', words`It does not count for a target in the clear.`),
  says('bg:los.1', 'Line of fire', words`Centre to centre; any unit or building on it blocks.`),
  says('bg:los.2', 'Small units', words`1 or 2 figures block nobody.`),
  says('bg:flank.1', 'Front', words`The 180 degrees ahead of the unit: it fires only there.`),
  says('bg:flank.3', 'All round', words`Dug in or in a building: fires everywhere, has no flank.`),
  says('bg:charge.8', 'Melee', words`Nobody shoots into one.`),
);

const casualties = section(
  'Casualties',
  says('bg:cas.1', 'Who is hit', words`Each hit a figure at random, no figure twice.`),
  says(
    'bg:cas.3',
    'Leader, heavy weapon, medic',
    words`1D6: saved on a number that hits for its grade, run marker aside.`,
  ),
  ruled('bg:R37', 'Instead of one saved'),
  says(
    'bg:nonstand.1',
    'Not standing',
    words`1 figure; 2 without a leader; 3 without leader or heavy weapon.`,
  ),
  says('bg:emp.4', 'Emplacement', words`The first hit is marked, the second destroys it.`),
);

const vehicles = section(
  'Vehicles',
  list(
    'Protection (red dice)',
    rowsOf(armourDice, [
      'car',
      'truck',
      'armoured-car',
      ['apc', 'carrier'],
      'light-tank',
      'medium-tank',
      'heavy-tank',
    ]),
  ),
  grid(
    'Weapons',
    ['white dice', 'blue dice', 'range'],
    (['mg', 'light-gun', 'heavy-gun', 'emplacement'] as const).map((weapon) => [
      weapon === 'mg' ? 'machine gun' : weapon.replace('-', ' '),
      column(weaponDice.cells[weapon], 'white'),
      column(weaponDice.cells[weapon], 'blue'),
      quote(reach[weapon]),
    ]),
  ),
  says(
    'bg:vshoot.13',
    'Shots',
    words`Each weapon once, at the same target or others, each rolled by itself.`,
  ),
  says('bg:vshoot.5', 'Armoured', words`All but cars and trucks.`),
  says(
    'bg:vshoot.1',
    'Infantry at armour',
    words`Without a heavy weapon the final hits are halved, rounded down.`,
  ),
  says('bg:vshoot.2', 'Armour at armour', words`Main guns alone.`),
  says('bg:vshoot.7', 'Main gun at armour', words`Its hits count double.`),
  ruled('bg:R33', 'A vehicle in cover'),
  says('bg:vdam.1', 'Damage, first', words`1D6 + hits: 7 or more destroys it.`),
  says(
    'bg:vdam.3',
    'Damage, below 7',
    words`1D6: on 1 or 2 it is immobile, on 3 to 6 its weapons are at half strength.`,
  ),
  says('bg:vdam.2', 'First shot', words`Infantry without a heavy weapon cannot destroy armour by it.`),
  says('bg:vdam.4', 'Damage, later', words`1D6 + hits: less than 5 does nothing more.`),
  says('bg:vdam.5', 'Damage, 5 or more', words`1D6: on 1 the damage it lacks, on 2 to 6 it is destroyed.`),
  says(
    'bg:pass.4',
    'Passengers',
    words`1D6 each: lost on ${lost.damaged} or less when it is damaged, ${lost.destroyed} or less when destroyed.`,
  ),
);

const charge = section(
  'Charge',
  says('bg:charge.4', 'Who', words`At least half as many figures as the target, unless it joins a melee.`),
  says('bg:charge.1', 'Will to charge', words`Roll as for a shot at the target; it loses nobody.`),
  says('bg:charge.2', 'Hits needed', words`1 with more figures than the target, else 2.`),
  ruled('bg:R51', 'Has run, mounted'),
  says('bg:defend.4', 'Reaction', words`Then the target reacts: infantry once, a vehicle both ways.`),
  says(
    'bg:defend.2',
    'The target may flee',
    words`If its side has had no movement card this turn: ${dice.flee}D6 in away.`,
  ),
  says('bg:defend.3', 'The target may shoot', words`If its side has had no shooting card this turn.`),
  ruled('bg:R65', 'Target not standing'),
  says('bg:charge.5', 'Distance', words`${dice.charge}D6 in, cavalry ${dice['cavalry charge']}D6.`),
  says('bg:charge.6', 'Contact', words`If its centre can reach that of the target; else it stops short.`),
  ruled('bg:R133', 'A charger dug in', words`Digs out, and charges with ${dice['digging out']}D6.`),
  says(
    'bg:overrun.1',
    'Driving through',
    words`A tank may pass through infantry, a machine gun firing on the way.`,
  ),
);

const melee = section(
  'Melee, after the cards',
  says('bg:melee.1', 'Dice-off', words`Quotes in pairs, 1D6 each; the higher total wins, the loser is out.`),
  ruled('bg:R68', 'A tie'),
  says('bg:melee.2', 'Unequal numbers', words`Surplus figures do not fight that round.`),
  says('bg:melee.3', 'Better grade', words`+1.`),
  says('bg:melee.4', 'Leader', words`+1 on his own die, each.`),
  says('bg:melee.5', 'Wall, building, dug in', words`+1 for the defender, first round only.`),
  says('bg:melee.6', 'From behind', words`+1, first round only.`),
  says('bg:cavm.2', 'Cavalry', words`+1 charging infantry in the open, first round only.`),
  ruled('bg:R71', 'Dug in behind a wall', words`+1 in all.`),
  says('bg:melee.9', 'Surrender', words`After a round, with a quarter of the figures of the enemy or less.`),
  says('bg:nonstand.5', 'Not standing', words`Gives up at 1 against 3, before the first round too.`),
  says('bg:melee.13', 'Losers', words`No save for leader or heavy weapon.`),
  says('bg:melee.15', 'Winners', words`Count as having run, and are no longer dug in.`),
  says('bg:prison.1', 'Prisoners', words`One guard for 4; at least one of the winners.`),
  says(
    'bg:vmelee.3',
    'Against a vehicle',
    words`Infantry shoots at it; all hits count, heavy weapon or not.`,
  ),
  says('bg:vmelee.4', 'A vehicle fires back', words`With all its weapons, at the same time.`),
  says('bg:vmelee.6', 'Fought until', words`The infantry is not standing, or the vehicle destroyed.`),
);

const beyond = section(
  'Artillery and mines',
  grid(
    'Artillery and air attacks',
    ['blasts', 'white dice', 'blue dice'],
    rowsOf(barrages, undefined, (cell) => [
      column(cell, 'blasts'),
      column(cell, 'white'),
      column(cell, 'blue'),
    ]),
  ),
  says('bg:art.5', 'Grade of artillery', words`${barrageGrade.cells.grade}.`),
  says(
    'bg:art.3',
    'Drift',
    words`2D6: off by the difference, from the lower die towards the higher; equal dice hit the spot.`,
  ),
  ruled('bg:R109', 'Several units under a ring'),
  ruled('bg:R110', 'A wall against artillery'),
  says('bg:mine.7', 'Mines', words`Hit on 6, against no red dice; a 1 cancels.`),
  says('bg:mine.9', 'Mines, a vehicle', words`A white die for each inch moved onto the field.`),
  says('bg:mine.11', 'Mines, infantry', words`A white die for each figure that entered.`),
  list(
    'Mine hits on vehicles',
    rowsOf(mineEffects, [
      ['unarmoured 1', '1, unarmoured'],
      ['unarmoured 2', '2, unarmoured'],
      ['armoured 1', '1, armoured'],
      ['armoured 2', '2, armoured'],
      ['armoured 4', '4, armoured'],
    ]),
  ),
);

const besides = section(
  'Besides',
  says('bg:smoke.1', 'Smoke', words`In place of a shot: a line of 6 inches up to ${reach.smoke} in away.`),
  says('bg:smoke.2', 'Smoke blocks', words`All fire into it or through it.`),
  says(
    'bg:smoke.3',
    'Smoke lasts',
    words`Thins in the special actions phase, is gone at the end of the next turn.`,
  ),
  says(
    'bg:medic.4',
    'Medic',
    words`When his unit may shoot, 1 die: a hit brings one dead figure there back.`,
  ),
  says('bg:medic.5', 'Healed', words`Joins the unit of the medic, as a normal figure.`),
  list('Combining: the average grade', rowsOf(averages)),
  says(
    'bg:combine.6',
    'Combining, roll',
    words`1D6 for each unit; the larger adds 1 for each figure it has more.`,
  ),
  says(
    'bg:combine.7',
    'Combining, winner',
    words`Pulls the average one grade towards its own; a tie leaves it.`,
  ),
);

const optional = section(
  'Optional rules',
  list('Red dice by the grade of the target', rowsOf(qualityDice)),
  says(
    'bg:retreat.1',
    'A third lost to a shot',
    words`${morale.test} die, ${morale['test with a leader']} with a leader: without a hit back ${morale.retreat}D6 in.`,
  ),
  says('bg:retreat.2', 'Half lost', words`The same roll: without a hit it routs ${morale.rout}D6 in.`),
  says(
    'bg:retreat.3',
    'Rally',
    words`On its movement card, ${morale.rally} die, ${morale['rally with a leader']} with a leader: a hit.`,
  ),
);

/** What is needed at the table, in the order of a turn. */
export const sheet = sheetWith(
  turn,
  movement,
  shooting,
  casualties,
  vehicles,
  charge,
  melee,
  beyond,
  besides,
  optional,
);
