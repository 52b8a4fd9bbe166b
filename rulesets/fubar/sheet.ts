import { column, inWords, orMore, plus, quote, rowsOf, sheetOf, words } from '../../src/rules/book/sheet.js';
import { bonuses, CALLED, distances, moves } from './actions/tables.js';
import { coverModifiers, limits, terrain } from './fire/tables.js';
import { armourSaves } from './hits/tables.js';
import { activationModifiers, training } from './turn/tables.js';
import { facingDice, spoken, VEHICLES, vehicleKinds, vehicleSaves } from './vehicles/tables.js';
import { smallArms, supportWeapons } from './weapons/tables.js';
import type { ClauseId, RulingId } from './words.js';

const { grid, list, ruled, says, section, sheet: sheetWith } = sheetOf<ClauseId, RulingId>();

const { cells: cm } = distances;
const { cells: modifier } = activationModifiers;
const SUPPORT = [
  'heavy-machine-gun',
  'flamethrower',
  ['grenades', 'thrown grenades'],
  ['rpg', 'RPG'],
  'light-anti-tank-gun',
  'light-mortar',
  'light-cannon',
  'heavy-cannon',
] as const;
const needed = (n: number): string => `${n}+`;

const turn = section(
  'The turn',
  says(
    'fubar:init.1',
    'Initiative',
    words`Every player rolls 1D6 as the turn begins; the highest tries a unit first.`,
  ),
  ruled('fubar:R5', 'Who rolls ties again'),
  says('fubar:init.4'),
  says('fubar:init.5', 'A failed try', words`Hands the initiative over, and the unit is On Guard.`),
  says('fubar:init.6', 'Passing', words`Hands it over too.`),
  ruled(
    'fubar:R7',
    'Passing costs',
    words`The initiative, and no try. The turn is over when all players pass in a row.`,
  ),
  ruled('fubar:R8', 'Tries of a unit'),
  says('fubar:turn.2'),
  says(
    'fubar:melee.9',
    'Close combat',
    words`One that is unfinished is fought again as the next turn begins.`,
  ),
);

const activation = section(
  'Activation',
  grid(
    'Training',
    ['activates on', 'hits on', 'suppressed at most'],
    rowsOf(training, undefined, (cell) => [
      column(cell, 'activation', needed),
      column(cell, 'expertise', needed),
      column(cell, 'suppress'),
    ]),
  ),
  says('fubar:activate.1', 'Roll', words`1D6 with these modifiers, against the number of the unit.`),
  list('On the die', [
    ['no enemy in sight', plus(modifier['no-enemy'])],
    ['each suppressed figure', plus(modifier.suppressed)],
    ['each figure out of touch', plus(modifier['out-of-touch'])],
    ['crew stunned', plus(modifier.stunned)],
  ]),
  says('fubar:unit.2', 'Out of touch', words`More than 3cm from every other figure of the unit.`),
  ruled('fubar:R1', 'Natural 6 and 1', words`Nothing special: the modified total decides.`),
  says(
    'fubar:activate.2',
    'Leader',
    words`His number is the one to reach, if it is better than that of the unit.`,
  ),
  says(
    'fubar:suppress.3',
    'Suppression ends',
    words`With the roll, passed or failed, the suppressed stand up.`,
  ),
  says(
    'fubar:activate.7',
    'Battered',
    words`A unit that has lost more than half and fails goes back ${cm.battered}cm from the nearest enemy in sight.`,
  ),
  says('fubar:activate.8', 'No enemy in sight', words`Then it goes towards where it came on.`),
);

const actions = section(
  'Actions: one an activation',
  list(
    'Move (cm)',
    rowsOf(
      moves,
      (['walk', 'run', 'duck-and-weave', 'gone-to-ground', 'assault', 'aimed-fire', 'on-guard'] as const).map(
        (action) => [action, CALLED[action]],
      ),
    ),
  ),
  says('fubar:action.2', 'Walk', words`Fires small arms, or throws grenades, at one point of the move.`),
  ruled(
    'fubar:R16',
    'Walking, it fires',
    words`Small arms or thrown grenades; support weapons only by Aimed Fire or On Guard.`,
  ),
  says('fubar:action.3', 'Run', words`No fire, no grenades.`),
  says('fubar:action.5', 'Duck & Weave', words`No fire; counts as in Soft Cover.`),
  ruled('fubar:R18', 'Duck & Weave in cover'),
  says(
    'fubar:action.7',
    'On Guard',
    words`Fires once a turn at an enemy who moves across its field of fire.`,
  ),
  says(
    'fubar:action.9',
    'Gone To Ground',
    words`Into the nearest cover, no fire; that cover counts one level higher.`,
  ),
  ruled('fubar:R20', 'Both protect'),
  says(
    'fubar:action.10',
    'Aimed Fire',
    words`Every figure fires at ${plus(bonuses.cells.aiming)} on each die.`,
  ),
  ruled('fubar:R17', 'Aimed Fire at cover', words`The limit first, then the bonus.`),
  says('fubar:action.11', 'Assault', words`Into close combat.`),
  ruled('fubar:R23', 'Assault, fire on the way'),
);

const fire = section(
  'Fire',
  says(
    'fubar:fire.4',
    'Dice',
    words`Those of its Fire Points for each figure that fires; suppressed ones do not.`,
  ),
  says(
    'fubar:fire.5',
    'A hit',
    words`Each die that reaches the number of the firing unit, made worse by cover.`,
  ),
  list('Cover (on the number needed)', [...rowsOf(coverModifiers, undefined, (cell) => [plus(cell)])]),
  says(
    'fubar:cover.3',
    'Limit of cover',
    words`Cover never makes it worse than ${orMore(limits.cells.cap)}.`,
  ),
  list('Is such cover', rowsOf(terrain)),
  ruled('fubar:R28', 'Some in cover'),
  says('fubar:fire.11', 'Into cover', words`At those who stand within ${cm.edge}cm of its edge.`),
  says('fubar:fire.12', 'Out of cover', words`By figures within ${cm.edge}cm of its edge.`),
  says(
    'fubar:fire.13',
    'Inside the same cover',
    words`Up to ${cm['same-cover']}cm; it counts as cover all the same.`,
  ),
  says('fubar:fire.15'),
  says('fubar:fire.3', 'Splitting', words`Between two or more targets.`),
  ruled('fubar:R25', 'How it is split'),
  grid(
    'Small arms',
    ['range (cm)', 'Fire Points'],
    rowsOf(smallArms, undefined, (cell) => [column(cell, 'range'), column(cell, 'fp')]),
  ),
  grid(
    'Support weapons',
    ['range (cm)', 'Fire Points'],
    rowsOf(supportWeapons, SUPPORT, (cell) => [column(cell, 'range'), column(cell, 'fp')]),
  ),
  says('fubar:weapon.4'),
  ruled('fubar:R45', 'Ignoring cover', words`Cannons mounted on a tank, and flamethrowers.`),
  says('fubar:weapon.6'),
);

const hits = section(
  'Hits',
  list(
    'Armour saves on',
    rowsOf(armourSaves, undefined, (cell) => [orMore(cell)]),
  ),
  says('fubar:armour.1'),
  says('fubar:fire.9'),
  says('fubar:fire.10'),
  ruled('fubar:R31', 'Who decides which', words`The owner of the unit, freely, up to the limit.`),
  ruled('fubar:R32', 'Hits beyond the limit'),
  ruled('fubar:R33', 'More hits than figures', words`The surplus is lost.`),
  ruled('fubar:R34', 'Already suppressed', words`May be taken as casualties, which makes room for others.`),
  ruled('fubar:R35', 'One bout'),
);

const combat = section(
  'Close combat',
  says(
    'fubar:melee.2',
    'Contact',
    words`Each figure moves up to ${moves.cells.assault}cm, into base contact.`,
  ),
  says(
    'fubar:melee.3',
    'Closing up',
    words`The defender brings in figures within ${cm['closing-up']}cm of an assaulter.`,
  ),
  says(
    'fubar:melee.4',
    'Dice',
    words`One a figure, both sides at once; a hit on its own number, without cover.`,
  ),
  says('fubar:melee.6'),
  says('fubar:melee.7'),
  ruled('fubar:R46', 'Who fights in it'),
  says('fubar:withdraw.1', 'Leaving', words`On a passed activation roll: 1D6cm away.`),
  says('fubar:withdraw.2', 'Following up', words`On a passed roll of their own: 1D6cm.`),
  ruled('fubar:R50', 'Caught'),
  ruled('fubar:R43', 'Fire into close combat'),
  ruled('fubar:R51', 'Infantry against a vehicle', words`Only by fire, thrown grenades among it.`),
);

const vehicles = section(
  'Vehicles',
  says(
    'fubar:vehicle.2',
    'Move',
    words`Up to ${cm.vehicle}cm, ${cm['vehicle-soft']}cm through Soft Cover; it fires one weapon, or all if it stands.`,
  ),
  says(
    'fubar:vehicle.4',
    'Medium and Heavy Tanks',
    words`${cm['vehicle-moderate']}cm through Moderate Cover, without fire.`,
  ),
  list(
    'Saves on',
    rowsOf(vehicleSaves, undefined, (cell) => [orMore(cell)]),
  ),
  list(
    'Armour of',
    VEHICLES.map((kind) => [spoken(kind), quote(vehicleKinds.cells[kind]!, inWords)]),
  ),
  says(
    'fubar:vehicle.8',
    'Immune',
    words`Where it saves on ${orMore(vehicleSaves.cells.light)} or better, to small arms and heavy machine guns.`,
  ),
  says('fubar:vehicle.9'),
  says(
    'fubar:damage.1',
    'Damage',
    words`For each hit that is not saved. Front: ${facingDice.cells.front} dice, the best for the vehicle; side: ${facingDice.cells.side}; rear: ${facingDice.cells.rear}, the worst.`,
  ),
  says('fubar:damage.2', 'Damage, 1 or 2', words`Crew stunned, for its next activation roll.`),
  says('fubar:damage.3', 'Damage, 3 or 4', words`A weapon is lost, as the owner chooses.`),
  says('fubar:damage.4', 'Damage, 5', words`Cannot move any more, can shoot.`),
  says('fubar:damage.5', 'Damage, 6', words`Destroyed; all aboard take a hit.`),
  ruled('fubar:R61', 'Bailing out'),
  says('fubar:damage.9'),
  says('fubar:fire.8', 'Passengers', words`Save for themselves when the vehicle has not.`),
  ruled('fubar:R63', 'Troops behind a vehicle'),
  ruled('fubar:R38', 'A vehicle in cover'),
  ruled(
    'fubar:R54',
    'Small arms at a truck',
    words`Anything can hurt what saves on ${orMore(vehicleSaves.cells.none)}.`,
  ),
  says('fubar:vassault.1'),
  says('fubar:vassault.3'),
);

/** What is needed at the table, in the order of a turn. */
export const sheet = sheetWith(turn, activation, actions, fire, hits, combat, vehicles);
