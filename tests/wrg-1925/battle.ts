import { AFVS, type Mover } from '../../rulesets/wrg-1925/movement/movers.js';
import { known, type Troops } from '../../rulesets/wrg-1925/roster/kinds.js';
import { battleMarks, FIGURES, lateOf } from '../../rulesets/wrg-1925/roster/marks.js';
import { isAmong } from '../../rulesets/wrg-1925/say.js';
import type { Lasting } from '../../rulesets/wrg-1925/slots.js';
import type { State } from '../../src/rules/state.js';

/** A battle as tests tell it and look at it: what the table holds of each group, in the words of the book. */

/** What a period did to a group, and what it did: its reaction test rests on this. */
interface Figures {
  readonly lostInPeriod: number;
  readonly points: number;
  readonly tens: number;
  readonly antiTankPoints: number;
  readonly machineGuns: number;
  readonly underFire: boolean;
  readonly fired: boolean;
  readonly ownLmgs?: number;
  readonly nearest?: number;
  readonly surprised?: true;
  readonly antiTankSurprise?: true;
  readonly otherFire?: true;
  readonly antiTankFire?: true;
  readonly closeAttack?: true;
  readonly armourFires?: true;
  readonly moved?: true;
  readonly ran?: true;
  readonly isolatedFromLeaders?: number;
  readonly isolatedFromAll?: number;
}

/** What the game knows of a group or a vehicle, by the name the players gave it. */
export interface Group extends Figures {
  readonly name: string;
  readonly lostInBattle: number;
  readonly joined?: readonly string[];
  readonly flame?: number;
  readonly runs?: true;
  readonly willRun?: true;
  readonly bound?: number;
  readonly crewsBound?: number;
  readonly tested?: number;
  readonly crewsTested?: number;
  readonly facts?: readonly string[];
  readonly leaderTested?: true;
  /** The figures of the period before, as long as the test on them is due. */
  readonly overdue?: Figures;
  readonly doubled?: number;
  readonly halted?: true;
  readonly afv?: true;
  readonly knockedOut?: true;
  readonly onFire?: true;
  readonly immobilised?: true;
}

/** What tests tell of a battle, and look at. */
export interface Battle {
  readonly period: number;
  readonly groups: readonly Group[];
  readonly lasting: readonly Lasting[];
  readonly projectors: readonly string[];
  readonly hidden: readonly string[];
  readonly begun?: true;
}

const newGroup = (name: string): Group => ({
  name,
  lostInBattle: 0,
  lostInPeriod: 0,
  points: 0,
  tens: 0,
  antiTankPoints: 0,
  machineGuns: 0,
  underFire: false,
  fired: false,
});

type Said = readonly (readonly [string, unknown])[];
const said = (all: Said) =>
  Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== false));

const figuresOf = (of: Troops, nameOf: (figure: (typeof FIGURES)[number]) => string): Figures =>
  ({
    underFire: false,
    fired: false,
    ...said(FIGURES.map((figure) => [figure, of[nameOf(figure) as keyof Troops]])),
  }) as unknown as Figures;

function groupOf(of: Troops): Group {
  const { lostInBattle, joined, flame, doubled, halted, knockedOut, onFire, immobilised } = of;
  const { willRun, runs, crewsTested, crewsBound } = of;
  const overdue = of.lateUnderFire && !of.wasTested && !of.knockedOut;
  return {
    name: of.name,
    ...figuresOf(of, (figure) => figure),
    lostInBattle,
    ...(overdue && { overdue: figuresOf(of, lateOf) }),
    ...said([
      ...Object.entries({ joined, flame, doubled, halted, knockedOut, onFire, immobilised }),
      ...Object.entries({ willRun, runs, crewsTested, crewsBound }),
      ['bound', of.bound ?? of.afvBound],
      ['tested', of.tested ?? of.afvTested],
      ['facts', of.facts ?? of.factsBefore],
      ['leaderTested', of.leaderTested || of.leaderTestedBefore],
      ['afv', of.afv || ('type' in of && AFVS.includes(of.type as Mover))],
    ]),
  } as Group;
}

/** The battle as it stands on a table, as tests look at it. */
export function battleOf({ slots, units }: Pick<State, 'slots' | 'units'>): Battle {
  const touched = units.filter(({ marks }) => Object.keys(marks).some((mark) => mark in battleMarks));
  const carrying = (mark: string) =>
    touched.filter(({ marks }) => marks[mark] === true).map(({ name }) => name);
  const { period, lasting = [] } = slots as { period?: number; lasting?: readonly Lasting[] };
  return {
    period: period ?? 1,
    groups: touched.map((unit) => groupOf(known(unit) as Troops)),
    lasting,
    projectors: carrying('projectorsFired'),
    hidden: carrying('hidden'),
    ...(period !== undefined && { begun: true as const }),
  };
}

/** The group of this name, as the table has it; unscathed, where it knows nothing of it. */
export const groupNamed = (table: Pick<State, 'slots' | 'units'>, name: string): Group =>
  battleOf(table).groups.find((group) => isAmong([name], group.name)) ?? newGroup(name);
