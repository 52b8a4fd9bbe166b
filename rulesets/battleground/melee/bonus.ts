import type { Rule } from '../../../src/rules/rule.js';
import { list } from '../../../src/rules/text/say.js';
import { GRADES, type Grade } from '../units/tables.js';
import { ruling, step } from '../words.js';
import type { Joined } from './joined.js';
import type { Fighter } from './sides.js';

/** What a melee is fought with. */
export interface Circumstances {
  readonly attackerGrade: Grade;
  readonly defenderGrade: Grade;
  readonly attackerRan: boolean;
  readonly defenderRan: boolean;
  readonly dugIn: boolean;
  readonly building: boolean;
  readonly wall: boolean;
  readonly fromBehind: boolean;
  readonly cavalry: boolean;
  readonly defenderMounted: boolean;
  /** It is fought in woods, brush or the like. */
  readonly inCover?: boolean;
  readonly leadersArmed: boolean;
  /** The first round has been fought. */
  readonly continued?: boolean;
  /** The units that joined on either side, in order of arrival. */
  readonly joined?: { readonly attackers: readonly Joined[]; readonly defenders: readonly Joined[] };
}

/** What either of two who meet adds to his die. */
export interface Edge {
  readonly attacker: number;
  readonly defender: number;
}

/** What a figure of one unit and a figure of another add against each other. */
interface Meeting {
  /** Better grade: every round. */
  readonly always: Edge;
  /** Position, from behind, cavalry: first round only. */
  readonly first: Edge;
}

/** What each side adds to its dice. */
export interface Bonuses {
  /** By the attacking unit and then the defending one, in order of arrival. */
  readonly between: readonly (readonly Meeting[])[];
  /** What a kind of figure adds to its own die, every round. */
  readonly own: Readonly<Partial<Record<Fighter, number>>>;
}

/** A unit of a side, as far as it adds to dice. */
interface Fighting extends Pick<Joined, 'grade' | 'ran' | 'fromBehind' | 'cavalry'> {
  /** It defends a place: from its first, those who join it stand beside it (R135). */
  readonly place?: Pick<Circumstances, 'dugIn' | 'building' | 'wall'>;
  /** It is on horseback, though it did not charge. */
  readonly mounted?: boolean;
  /** What it is called. */
  readonly name: string;
}

interface Sides {
  readonly attackers: readonly Fighting[];
  readonly defenders: readonly Fighting[];
}

/** The bonuses of this melee, each with its clause; they all add up (melee.7). */
export function* meleeBonuses(of: Circumstances, present: (kind: Fighter) => boolean): Rule<Bonuses> {
  const sides = sidesOf(of);
  const always = yield* gradeBonuses(sides);
  const first = of.continued ? yield* firstRoundOver(of, sides) : yield* firstRound(of, sides);
  const own: Partial<Record<Fighter, number>> = {};
  if (present('leader')) own.leader = yield* leaderBonus(of.leadersArmed);
  if (present('armed')) {
    own.armed = 1;
    yield* step({
      id: 'armed',
      clause: 'bg:melee.8',
      value: 1,
      text: '+1 for each figure with pistol, sword or bayonet',
    });
  }
  if (present('medic')) {
    own.medic = -1;
    yield* step({ id: 'medic', clause: 'bg:medic.3', value: -1, text: '-1 for each medic' });
  }
  const edges = [always, first].flatMap((by) => [
    by.flat().some(({ attacker }) => attacker > 0),
    by.flat().some(({ defender }) => defender > 0),
  ]);
  if ([...edges, ...Object.values(own)].filter(Boolean).length > 1) {
    yield* step({ id: 'cumulative', clause: 'bg:melee.7', value: true, text: 'all of these add up' });
  }
  const between = always.map((row, a) => row.map((edge, d) => ({ always: edge, first: first[a]![d]! })));
  return { between, own };
}

function sidesOf({ joined, ...of }: Circumstances): Sides {
  const { dugIn, building, wall } = of;
  const attackers = {
    grade: of.attackerGrade,
    ran: of.attackerRan,
    fromBehind: of.fromBehind,
    cavalry: of.cavalry,
    name: 'the attackers',
  };
  const defenders = {
    grade: of.defenderGrade,
    ran: of.defenderRan,
    fromBehind: false,
    cavalry: false,
    mounted: of.defenderMounted,
    place: { dugIn, building, wall },
    name: 'the defenders',
  };
  return {
    attackers: inTurn(attackers, joined?.attackers, 'attacking'),
    defenders: inTurn(defenders, joined?.defenders, 'defending'),
  };
}

/** The first unit of a side and those that joined it: where they are several, each is called by its number. */
const inTurn = (
  first: Fighting,
  joined: readonly Joined[] = [],
  side: 'attacking' | 'defending',
): Fighting[] => {
  if (joined.length === 0) return [first];
  return [first, ...joined].map((unit, i) => ({ ...unit, name: `the ${ORDINALS[i]} ${side} unit` }));
};
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** What everybody adds against everybody else, by attacking and defending unit. */
const edges = ({ attackers, defenders }: Sides, edge: (a: number, d: number) => Edge): Edge[][] =>
  attackers.map((_, a) => defenders.map((_, d) => edge(a, d)));

function* firstRound(of: Circumstances, sides: Sides): Rule<Edge[][]> {
  const attackers = yield* chargersFirstRound(sides.attackers, sides.defenders, of);
  const defenders = yield* chargersFirstRound(sides.defenders, sides.attackers, of);
  const place = yield* placeFirstRound(sides.defenders);
  return edges(sides, (a, d) => ({
    attacker: attackers[a]![d]!,
    defender: defenders[d]![a]! + (d === 0 ? place : 0),
  }));
}

/** Position, coming from behind and a charge on horseback count in the first round only (melee.5, melee.6, cavm.2). */
function* firstRoundOver({ dugIn, building, wall }: Circumstances, sides: Sides): Rule<Edge[][]> {
  const all = [...sides.attackers, ...sides.defenders];
  const place = dugIn || building || wall;
  const fromBehind = all.some((unit) => unit.fromBehind);
  const cavalry = all.some((unit) => unit.cavalry);
  const gone = [place && 'the position', fromBehind && 'coming from behind', cavalry && 'charging cavalry'];
  const said = gone.filter((reason) => reason !== false);
  if (said.length > 0) {
    const clause = place ? 'bg:melee.5' : fromBehind ? 'bg:melee.6' : 'bg:cavm.2';
    const text = `the first round is over: nothing more for ${list(said)}`;
    yield* step({ id: 'first-round-over', clause, value: true, text });
  }
  return edges(sides, () => ({ attacker: 0, defender: 0 }));
}

const isOnHorse = ({ cavalry, mounted }: Fighting): boolean => cavalry || mounted === true;

/** A figure of a better grade adds against one of a worse one (melee.3): whichever units they are of. */
function* gradeBonuses(sides: Sides): Rule<Edge[][]> {
  const all = [...sides.attackers, ...sides.defenders];
  const mounted = all.find(isOnHorse);
  if (mounted) {
    const text = 'cavalry fights with its full grade';
    yield* step({ id: 'mounted', clause: 'bg:cavm.3', value: mounted.grade, text });
  }
  let drop = 0;
  if (all.some(({ ran }) => ran)) {
    drop = (yield* ruling('bg:R73')) === 2 ? 1 : 0;
    const text = drop ? 'a run marker lowers the grade' : 'run markers do not lower the grade in melee';
    yield* step({ id: 'ran', clause: 'bg:melee.3', value: -drop, text, ruling: 'bg:R73' });
  }
  const rank = ({ grade, ran }: Fighting) => GRADES.indexOf(grade) + (ran ? drop : 0);
  const bonuses = new Map<string, Edge>();
  for (const attacker of sides.attackers) {
    for (const defender of sides.defenders) {
      const [a, d] = [rank(attacker), rank(defender)];
      if (!bonuses.has(`${a} ${d}`)) bonuses.set(`${a} ${d}`, yield* gradeBonus(a, d));
    }
  }
  return edges(sides, (a, d) => bonuses.get(`${rank(sides.attackers[a]!)} ${rank(sides.defenders[d]!)}`)!);
}

function* gradeBonus(attacker: number, defender: number): Rule<Edge> {
  const gap = defender - attacker;
  if (gap === 0) return { attacker: 0, defender: 0 };
  const bonus = (yield* ruling('bg:R74')) === 2 ? Math.abs(gap) : 1;
  const better = gap > 0 ? 'attackers' : 'defenders';
  const name = (rank: number) => GRADES[rank] ?? 'below D';
  const [high, low] = gap > 0 ? [attacker, defender] : [defender, attacker];
  const text = `+${bonus} for the ${better}: grade ${name(high)} against ${name(low)}`;
  yield* step({ id: 'better-grade', clause: 'bg:melee.3', value: bonus, text, ruling: 'bg:R74' });
  return gap > 0 ? { attacker: bonus, defender: 0 } : { attacker: 0, defender: bonus };
}

/** What units add in the first round for the way they came, against each of their enemies. */
function* chargersFirstRound(
  units: readonly Fighting[],
  enemies: readonly Fighting[],
  of: Circumstances,
): Rule<number[][]> {
  const all: number[][] = [];
  for (const unit of units) {
    const bonuses = enemies.map(() => 0);
    if (unit.fromBehind) {
      const found = yield* fromBehind(unit, enemies);
      for (const [i, bonus] of found.entries()) bonuses[i]! += bonus;
    }
    if (unit.cavalry) {
      const found = yield* onHorseback(unit, enemies, of);
      for (const [i, bonus] of found.entries()) bonuses[i]! += bonus;
    }
    all.push(bonuses);
  }
  return all;
}

/** Those who are dug in or in a building have no rear (melee.6, flank.3, R72). */
function* fromBehind({ name }: Fighting, enemies: readonly Fighting[]): Rule<number[]> {
  const bonuses = enemies.map(({ place }) => (place?.dugIn || place?.building ? 0 : 1));
  const text = bonuses.every((bonus) => bonus === 0)
    ? 'nothing for coming from behind: dug in or in a building, they have no rear'
    : `+1 for ${name} in the first round: from behind${bonuses.includes(0) ? ', but not against those dug in or in a building' : ''}`;
  const value = Math.max(...bonuses);
  yield* step({ id: 'from-behind', clause: 'bg:melee.6', value, text, ruling: 'bg:R72' });
  return bonuses;
}

/** Charging cavalry adds against infantry in the open that is not dug in (cavm.2). */
function* onHorseback(
  { name }: Fighting,
  enemies: readonly Fighting[],
  { inCover }: Circumstances,
): Rule<number[]> {
  const inTheOpen = ({ place }: Fighting) => !(inCover || place?.dugIn || place?.building || place?.wall);
  const bonuses = enemies.map((enemy) => (inTheOpen(enemy) && !isOnHorse(enemy) ? 1 : 0));
  const value = Math.max(...bonuses);
  const who = name === 'the attackers' ? 'the charging cavalry' : `${name}, charging cavalry,`;
  const met = enemies[0]!.place ? 'the defenders' : 'the attackers';
  const text =
    value === 0
      ? `nothing for cavalry: ${met} are ${enemies.every(isOnHorse) ? 'on horseback as well' : 'not in the open'}`
      : `+1 for ${who} in the first round${bonuses.includes(0) ? ', against infantry in the open' : ''}`;
  yield* step({ id: 'cavalry', clause: 'bg:cavm.2', value, text });
  return bonuses;
}

/** A defended position is worth something to those in it: the unit that was charged (melee.5, R135). */
function* placeFirstRound(defenders: readonly Fighting[]): Rule<number> {
  const { place, name } = defenders[0]!;
  const { dugIn, building, wall } = place!;
  const where = building ? 'in a building' : wall ? 'behind a wall' : '';
  if (!dugIn && !where) return 0;
  const both = dugIn && where !== '';
  const bonus = both && (yield* ruling('bg:R71')) === 2 ? 2 : 1;
  const text = `+${bonus} for ${name} in the first round: ${[dugIn && 'dug in', where].filter(Boolean).join(' and ')}`;
  yield* step({
    id: 'position',
    clause: 'bg:melee.5',
    value: bonus,
    text,
    ...(both && { ruling: 'bg:R71' as const }),
  });
  if (defenders.length > 1) {
    const beside = 'nothing for whoever joined the defenders: they are not in the position';
    yield* step({ id: 'beside', clause: 'bg:melee.5', value: 0, text: beside, ruling: 'bg:R135' });
  }
  return bonus;
}

function* leaderBonus(armed: boolean): Rule<number> {
  yield* step({ id: 'leader', clause: 'bg:melee.4', value: 1, text: '+1 for each leader' });
  if (!armed) return 1;
  const bonus = (yield* ruling('bg:R75')) === 2 ? 1 : 2;
  const text = bonus === 2 ? '+1 more for the weapon of a leader' : 'no more for the weapon of a leader';
  yield* step({ id: 'leader-armed', clause: 'bg:melee.8', value: bonus - 1, text, ruling: 'bg:R75' });
  return bonus;
}
