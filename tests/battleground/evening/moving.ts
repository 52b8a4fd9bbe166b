import { triesToCharge } from './charging.js';
import { drives } from './driving.js';
import { goesBack, shaken } from './effects.js';
import type { Evening } from './evening.js';
import {
  CROSSROADS,
  coverAt,
  distance,
  inMinefield,
  MINEFIELD,
  onTheRoad,
  type Place,
  towards,
  way,
} from './ground.js';
import { asTarget, asUnit, canDrive, type Foot, type Unit, type Vehicle } from './units.js';

/** A unit has its turn under a movement card. */
export async function moves(evening: Evening, unit: Unit): Promise<void> {
  if (unit.kind === 'nest' || unit.inMelee) return;
  if (unit.kind === 'vehicle') return drives(evening, unit);
  if (unit.reacted === 'fled') return evening.hopes('move', { reacted: true }, 'bg:defend.2');
  if (unit.routing) return rallies(evening, unit);
  if (unit.rides) return rides(evening, unit);
  if (await joinsFriends(evening, unit)) return;
  if (unit.mounted && unit.figures <= 4 && unit.figures > 1) return dismounts(evening, unit);
  if (await triesToCharge(evening, unit)) return;
  const goal = goalOf(evening, unit);
  if (goal) await marches(evening, unit, goal);
  else if (!unit.dugIn && !unit.mounted && coverAt(unit.place) !== 'building') await digsIn(evening, unit);
}

async function rallies(evening: Evening, unit: Foot): Promise<void> {
  const { grade, leaders, ran } = unit;
  const { result } = await evening.wg('rally', { grade, leaders, ran });
  unit.routing = !result.rallied;
  goesBack(unit, result.inches);
}

/** Passengers get off where the truck stops. */
async function rides(evening: Evening, unit: Foot): Promise<void> {
  const truck = evening.named(unit.rides!) as Vehicle;
  unit.place = truck.place;
  const [enemy] = evening.foot(unit.side === 'Axis' ? 'Allies' : 'Axis');
  if (enemy) {
    const given = { ...asUnit(unit), riding: true, distance: 8, targetFigures: enemy.figures };
    await evening.hopes('charge', given, 'bg:pass.2');
  }
  if (truck.place.x > 24 && canDrive(truck)) return;
  await evening.wg('move', { board: true, figures: unit.figures });
  unit.rides = undefined;
}

async function digsIn(evening: Evening, unit: Foot): Promise<void> {
  await evening.wg('move', { digIn: true, ran: unit.ran });
  unit.dugIn = true;
  unit.ran = true;
}

/** Cavalry that has become few fights on foot; one of them holds the horses. */
async function dismounts(evening: Evening, unit: Foot): Promise<void> {
  const { figures } = unit;
  await evening.wg('move', { type: 'cavalry', dismount: true, figures });
  unit.mounted = false;
  unit.figures--;
  unit.leaders = Math.min(unit.leaders, unit.figures);
}

/** A few figures look for others, and are one unit with them when they get there. */
async function joinsFriends(evening: Evening, unit: Foot): Promise<boolean> {
  const free = (of: Foot) => !of.mounted && !of.rides && !of.routing && !of.inMelee && !of.dugIn;
  if (unit.figures > 4 || !free(unit)) return false;
  const friend = evening
    .foot(unit.side)
    .filter((other) => other !== unit && free(other))
    .find((other) => distance(other.place, unit.place) <= 12);
  if (!friend) return false;
  const far = distance(unit.place, friend.place);
  const { result: moved } = await evening.wg('move', { run: true, ran: unit.ran, figures: unit.figures });
  unit.ran = true;
  unit.dead = 0;
  unit.place = towards(unit.place, friend.place, moved.inches);
  if (moved.inches < far) return true;
  const { result } = await evening.wg('combine', {
    ...asUnit(friend),
    otherGrade: unit.grade,
    otherFigures: unit.figures,
    otherLeaders: unit.leaders,
    otherHw: unit.hw,
    otherMedics: unit.medics,
  });
  const [figures, rest = 0] = result.units as [number, number?];
  const hw = friend.hw + unit.hw;
  const medics = friend.medics + unit.medics;
  const half = (n: number) => (rest > 0 ? Math.floor(n / 2) : 0);
  const { grade, leaders } = result;
  Object.assign(unit, { grade, figures: rest, leaders: half(leaders), hw: half(hw), medics: half(medics) });
  Object.assign(friend, {
    ...{ grade, figures, leaders: leaders - unit.leaders, hw: hw - unit.hw, medics: medics - unit.medics },
    ran: true,
  });
  return true;
}

/** Where a unit wants to go; nowhere, if it holds its ground. */
function goalOf(evening: Evening, unit: Foot): Place | undefined {
  const [enemy] = evening.enemiesOf(unit);
  if (unit.side === 'Axis') return counterAttacks(evening, unit) ? enemy?.place : undefined;
  if (evening.minefield === 'found') {
    if (unit.name === 'Engineers') return MINEFIELD;
    // The others go round it, along the road.
    if (unit.place.x >= 17 && unit.place.y < 10) return { x: 17.5, y: CROSSROADS.y };
  }
  return distance(unit.place, CROSSROADS) > 3 ? CROSSROADS : undefined;
}

/** The best of the Axis come out early, the conscripts when they are told to, the garrison of the house never. */
const counterAttacks = ({ turn }: Evening, { name }: Foot): boolean =>
  name === 'Grenadiers' ? turn > 5 : name === 'Conscripts' && turn > 3;

/** A walk, or a run where the enemy is far. */
async function marches(evening: Evening, unit: Foot, goal: Place): Promise<void> {
  const [enemy] = evening.enemiesOf(unit);
  const near = enemy ? distance(unit.place, enemy.place) : Number.POSITIVE_INFINITY;
  if (near <= 2) return;
  const run = !unit.mounted && (unit.dugIn || near > 16);
  const road = onTheRoad(unit.place) && onTheRoad(goal);
  const ahead = way(unit.place, towards(unit.place, goal, 12));
  const woods = road ? undefined : ahead.find((place) => coverAt(place) === 'woods');
  const { result } = await evening.wg('move', {
    type: unit.mounted ? 'cavalry' : 'infantry',
    ran: unit.ran,
    run,
    road,
    dugIn: unit.dugIn,
    digOut: unit.dugIn,
    ...(woods && { clear: coverAt(unit.place) === 'woods' ? 0 : distance(unit.place, woods) }),
  });
  unit.ran = run;
  unit.usedRoad = road;
  unit.dugIn = false;
  unit.dead = 0;
  // Nobody walks into the enemy: that would be a charge.
  const to = towards(unit.place, goal, Math.min(result.inches, near - 1));
  await crosses(evening, unit, to);
}

/** The way to a place: into mines, or near them, it may be. */
async function crosses(evening: Evening, unit: Foot, to: Place): Promise<void> {
  const mine = evening.minefield === 'cleared' ? undefined : way(unit.place, to).find(inMinefield);
  unit.place = mine ?? to;
  if (mine) {
    evening.minefield = 'found';
    const { dugIn: _dugIn, cover: _cover, ...target } = asTarget(unit);
    const answer = await evening.wg(
      'mines',
      { entered: unit.figures, ...target, targetOnRoad: unit.usedRoad },
      ...MINES_ARE_SURE,
    );
    return shaken(evening, unit, answer, 'mines');
  }
  const off = fromMinefield(unit.place);
  if (evening.minefield !== 'hidden' || off > 6) return;
  const { result } = await evening.wg('mines', { detect: off });
  if (result.found) evening.minefield = 'found';
}

/** What the players could not agree on before, they agreed on when it came up. */
const MINES_ARE_SURE = ['--ruling', 'bg:R100=2'];

function fromMinefield({ x, y }: Place): number {
  const edge = { x: Math.min(Math.max(x, 14), 17), y: Math.min(Math.max(y, 1), 9) };
  return distance({ x, y }, edge);
}
