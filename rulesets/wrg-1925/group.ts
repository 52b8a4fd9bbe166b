import type { TestedOn } from './reaction-known.js';

/** What a period did to a group, and what it did: its reaction test rests on this. */
export interface Figures {
  readonly lostInPeriod: number;
  /** Points scored on it: fire effect, target and tactical, and chance (react.8). */
  readonly points: number;
  /** The full tens among them, each firing by itself (R131). */
  readonly tens: number;
  /** Anti-tank points scored on it (afv.12). */
  readonly antiTankPoints: number;
  /** Enemy machine guns that fired on it (react.13). */
  readonly machineGuns: number;
  /** It was fired on, whether or not anything was scored (react.1). */
  readonly underFire: boolean;
  /** It fired (react.5). */
  readonly fired: boolean;
  /** LMGs of its own that fired (react.3). */
  readonly ownLmgs?: number;
  /** Metres to the nearest enemy with whom it exchanged fire (react.21). */
  readonly nearest?: number;
  /** Fire came from a group that was hidden on the map (react.19), or anti-tank fire did (afv.14). */
  readonly surprised?: true;
  readonly antiTankSurprise?: true;
  /** Anti-personnel or off-table fire came on it (afv.9). */
  readonly otherFire?: true;
  /** Anti-tank fire came at it, on which it has not tested (afv.1). */
  readonly antiTankFire?: true;
  /** It was attacked with flame, molotovs, sticky bombs or satchel charges (afv.16). */
  readonly closeAttack?: true;
  /** A vehicle that moved (afv.4). */
  readonly moved?: true;
  /** It had run in panic in the period before (react.14). */
  readonly ran?: true;
}

/** What the game knows of a group or a vehicle, by the name the players gave it. */
export interface Group extends Figures {
  readonly name: string;
  /** Figures lost in the battle, those of this period among them (react.11). */
  readonly lostInBattle: number;
  /** Groups that joined it, or of which it was part: it has their losses (react.23). */
  readonly joined?: readonly string[];
  /** The last period in which it saw the enemy use flame (react.18). */
  readonly flame?: number;
  /** Its test had it run in panic in this period, or in the next. */
  readonly runs?: true;
  readonly willRun?: true;
  /** The score of the reaction test that binds it in this period (react.24), and of its crews (extra.1). */
  readonly bound?: number;
  readonly crewsBound?: number;
  /** The score of its test in this period, and of its crews: they bind in the next. */
  readonly tested?: number;
  readonly crewsTested?: number;
  /** What its last test rested on: that of its leader has the same factors (extra.3). */
  readonly facts?: TestedOn;
  /** Its leader has tested by himself after that test (extra.2). */
  readonly leaderTested?: true;
  /** The figures of the period before, as long as the test on them is due. */
  readonly overdue?: Figures;
  /** The period in which it last doubled (foot.8). */
  readonly doubled?: number;
  /** Left to itself it has halted, or it was told to (orders.7). */
  readonly halted?: true;
  /** An AFV, and what has become of it (antitank.14, antitank.16, mine.13). */
  readonly afv?: true;
  readonly knockedOut?: true;
  readonly onFire?: true;
  readonly immobilised?: true;
}

export const newGroup = (name: string): Group => ({ name, lostInBattle: 0, ...noFigures });

const noFigures: Figures = {
  lostInPeriod: 0,
  points: 0,
  tens: 0,
  antiTankPoints: 0,
  machineGuns: 0,
  underFire: false,
  fired: false,
};

/** It was under fire and has not tested: the test is due even when the period is over (react.1, afv.1). */
const owesTest = ({ underFire, tested, knockedOut }: Group): boolean =>
  underFire && tested === undefined && !knockedOut;

/**
 * A group when a period begins.
 * @param lasts a result lasts until the next test (R141)
 */
export function inNextPeriod(group: Group, lasts: boolean): Group {
  const { name, lostInBattle, joined, flame, runs, willRun, doubled, halted } = group;
  const { afv, knockedOut, onFire, immobilised } = group;
  return {
    ...newGroup(name),
    lostInBattle,
    ...(joined && { joined }),
    ...(flame !== undefined && { flame }),
    ...(willRun && { runs: willRun }),
    ...(runs && { ran: runs }),
    ...(doubled !== undefined && { doubled }),
    ...(halted && { halted }),
    ...(afv && { afv }),
    ...(knockedOut && { knockedOut }),
    ...(onFire && { onFire }),
    ...(immobilised && { immobilised }),
    ...(owesTest(group) && { overdue: figuresOf(group) }),
    ...resultsIn(group, lasts),
  };
}

/** The results that bind a group in the period that begins, and what supplementary tests need of them. */
function resultsIn(group: Group, lasts: boolean): Partial<Group> {
  const { tested, crewsTested, facts, leaderTested, bound, crewsBound, afv } = group;
  if (tested === undefined) {
    return bound !== undefined && lasts && !afv
      ? { bound, ...(crewsBound !== undefined && { crewsBound }) }
      : {};
  }
  return {
    bound: tested,
    ...(crewsTested !== undefined && { crewsBound: crewsTested }),
    ...(facts && { facts }),
    ...(leaderTested && { leaderTested }),
  };
}

const figuresOf = ({
  lostInPeriod,
  points,
  tens,
  antiTankPoints,
  machineGuns,
  underFire,
  fired,
  ownLmgs,
  nearest,
  surprised,
  antiTankSurprise,
  otherFire,
  antiTankFire,
  closeAttack,
  moved,
  ran,
}: Group): Figures => ({
  lostInPeriod,
  points,
  tens,
  antiTankPoints,
  machineGuns,
  underFire,
  fired,
  ...(ownLmgs !== undefined && { ownLmgs }),
  ...(nearest !== undefined && { nearest }),
  ...(surprised && { surprised }),
  ...(antiTankSurprise && { antiTankSurprise }),
  ...(otherFire && { otherFire }),
  ...(antiTankFire && { antiTankFire }),
  ...(closeAttack && { closeAttack }),
  ...(moved && { moved }),
  ...(ran && { ran }),
});

/** The groups among these whose losses a group does not have already. */
export const newlyJoined = (own: Group, names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => name !== own.name && !own.joined?.includes(name))),
];
