import type { Rule } from '../../src/rules/rule.js';
import { list } from '../../src/rules/say.js';
import type { Fighter } from './melee-sides.js';
import { GRADES, type Grade } from './tables.js';
import { ruling, step } from './words.js';

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
  /** The defenders stand in woods, brush or the like. */
  readonly inCover?: boolean;
  readonly leadersArmed: boolean;
  /** The first round has been fought. */
  readonly continued?: boolean;
}

/** What each side adds to its dice. */
export interface Bonuses {
  /** Better grade: every round. */
  readonly always: { readonly attacker: number; readonly defender: number };
  /** Position, from behind, cavalry: first round only. */
  readonly first: { readonly attacker: number; readonly defender: number };
  /** What a kind of figure adds to its own die, every round. */
  readonly own: Readonly<Partial<Record<Fighter, number>>>;
}

/** The bonuses of this melee, each with its clause; they all add up (melee.7). */
export function* meleeBonuses(of: Circumstances, present: (kind: Fighter) => boolean): Rule<Bonuses> {
  const always = yield* gradeBonus(of);
  const first = of.continued ? yield* firstRoundOver(of) : yield* firstRound(of);
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
  const bonuses = [always.attacker, always.defender, first.attacker, first.defender, ...Object.values(own)];
  if (bonuses.filter(Boolean).length > 1) {
    yield* step({ id: 'cumulative', clause: 'bg:melee.7', value: true, text: 'all of these add up' });
  }
  return { always, first, own };
}

function* firstRound(of: Circumstances): Rule<Bonuses['first']> {
  return { attacker: yield* attackersFirstRound(of), defender: yield* defendersFirstRound(of) };
}

/** Position, coming from behind and a charge on horseback count in the first round only (melee.5, melee.6, cavm.2). */
function* firstRoundOver({
  dugIn,
  building,
  wall,
  fromBehind,
  cavalry,
}: Circumstances): Rule<Bonuses['first']> {
  const place = dugIn || building || wall;
  const gone = [place && 'the position', fromBehind && 'coming from behind', cavalry && 'charging cavalry'];
  const said = gone.filter((reason) => reason !== false);
  if (said.length > 0) {
    const clause = place ? 'bg:melee.5' : fromBehind ? 'bg:melee.6' : 'bg:cavm.2';
    const text = `the first round is over: nothing more for ${list(said)}`;
    yield* step({ id: 'first-round-over', clause, value: true, text });
  }
  return { attacker: 0, defender: 0 };
}

function* gradeBonus(of: Circumstances): Rule<{ attacker: number; defender: number }> {
  const { attackerGrade, defenderGrade, cavalry } = of;
  if (cavalry) {
    const text = 'cavalry fights with its full grade';
    yield* step({ id: 'mounted', clause: 'bg:cavm.3', value: attackerGrade, text });
  }
  let drop = 0;
  if (of.attackerRan || of.defenderRan) {
    drop = (yield* ruling('bg:R73')) === 2 ? 1 : 0;
    const text = drop ? 'a run marker lowers the grade' : 'run markers do not lower the grade in melee';
    yield* step({ id: 'ran', clause: 'bg:melee.3', value: -drop, text, ruling: 'bg:R73' });
  }
  const rank = (grade: Grade, ran: boolean) => GRADES.indexOf(grade) + (ran ? drop : 0);
  const name = (grade: Grade, ran: boolean) => GRADES[rank(grade, ran)] ?? 'below D';
  const gap = rank(defenderGrade, of.defenderRan) - rank(attackerGrade, of.attackerRan);
  if (gap === 0) return { attacker: 0, defender: 0 };
  const bonus = (yield* ruling('bg:R74')) === 2 ? Math.abs(gap) : 1;
  const better = gap > 0 ? 'attackers' : 'defenders';
  const attackers = name(attackerGrade, of.attackerRan);
  const defenders = name(defenderGrade, of.defenderRan);
  const [high, low] = gap > 0 ? [attackers, defenders] : [defenders, attackers];
  const text = `+${bonus} for the ${better}: grade ${high} against ${low}`;
  yield* step({ id: 'better-grade', clause: 'bg:melee.3', value: bonus, text, ruling: 'bg:R74' });
  return gap > 0 ? { attacker: bonus, defender: 0 } : { attacker: 0, defender: bonus };
}

function* attackersFirstRound(of: Circumstances): Rule<number> {
  const { fromBehind, cavalry, dugIn, building, wall, inCover } = of;
  let bonus = 0;
  if (fromBehind) {
    const rearless = dugIn || building;
    const text = rearless
      ? 'nothing for coming from behind: dug in or in a building, they have no rear'
      : '+1 for the attackers in the first round: from behind';
    bonus += yield* step({
      id: 'from-behind',
      clause: 'bg:melee.6',
      value: rearless ? 0 : 1,
      text,
      ruling: 'bg:R72',
    });
  }
  if (cavalry) {
    const inTheOpen = !dugIn && !building && !wall && !inCover;
    const text = inTheOpen
      ? '+1 for the charging cavalry in the first round'
      : 'nothing for cavalry: the defenders are not in the open';
    bonus += yield* step({ id: 'cavalry', clause: 'bg:cavm.2', value: inTheOpen ? 1 : 0, text });
  }
  return bonus;
}

function* defendersFirstRound({ dugIn, building, wall }: Circumstances): Rule<number> {
  const place = building ? 'in a building' : wall ? 'behind a wall' : '';
  if (!dugIn && !place) return 0;
  const both = dugIn && place !== '';
  const bonus = both && (yield* ruling('bg:R71')) === 2 ? 2 : 1;
  const where = [dugIn && 'dug in', place].filter(Boolean).join(' and ');
  const text = `+${bonus} for the defenders in the first round: ${where}`;
  return yield* step({
    id: 'position',
    clause: 'bg:melee.5',
    value: bonus,
    text,
    ...(both && { ruling: 'bg:R71' as const }),
  });
}

function* leaderBonus(armed: boolean): Rule<number> {
  yield* step({ id: 'leader', clause: 'bg:melee.4', value: 1, text: '+1 for each leader' });
  if (!armed) return 1;
  const bonus = (yield* ruling('bg:R75')) === 2 ? 1 : 2;
  const text = bonus === 2 ? '+1 more for the weapon of a leader' : 'no more for the weapon of a leader';
  yield* step({ id: 'leader-armed', clause: 'bg:melee.8', value: bonus - 1, text, ruling: 'bg:R75' });
  return bonus;
}
