import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { step } from '../words.js';
import type { Troops } from './kinds.js';

/** Work at mines that goes on for periods: whoever is at it does nothing else, until it is done or he goes away. */

/** By what mines are found or lifted, and that which is set up in a battle. */
export const WORKS = ['detector', 'engineers', 'bayonet', 'claymore'] as const;
export type Work = (typeof WORKS)[number];

const DOES: Readonly<Record<Work, string>> = {
  detector: 'marks mines with a detector',
  engineers: 'lifts mines',
  bayonet: 'looks for mines with a bayonet',
  claymore: 'sets up a Claymore',
};
const HAS_DONE: Readonly<Record<Work, string>> = {
  detector: 'has marked the mines',
  engineers: 'has made the mines harmless',
  bayonet: 'has found and marked the mines',
  claymore: 'has set up its Claymore',
};
const CLAUSE = {
  detector: 'wrg:mine.14',
  engineers: 'wrg:mine.15',
  bayonet: 'wrg:mine.16',
  claymore: 'wrg:mine.2',
} as const satisfies Readonly<Record<Work, string>>;

type Told = Readonly<Partial<Record<'clear' | 'set' | 'prepared' | 'type', unknown>>>;
/** What men are at who set, find or lift mines, as it was told: a torpedo takes them no time, and what is laid beforehand none. */
export const workTold = ({ clear, set, prepared, type }: Told): Work | undefined =>
  set && !prepared && type === 'claymore' ? 'claymore' : WORKS.find((work) => work === clear);

interface Worker {
  readonly work?: Work | undefined;
  readonly workLeft?: number | undefined;
}

/** What somebody is at, and how long, this period included: `looks for mines with a bayonet, 3 periods to go`. */
export const workSaid = ({ work, workLeft = 1 }: Worker): string =>
  work === undefined ? '' : `${DOES[work]}, ${counted(workLeft, 'period')} to go`;

/** Whether it goes on while he moves: a detector is carried about, at a walk or a crawl (mine.14). */
export const goesOnAt = (work: Work, pace: unknown = 'walk'): boolean =>
  work === 'detector' && (pace === 'walk' || pace === 'crawl');

/** Work that is done as a period ends. */
export function* workDone(troops: readonly Troops[]): Rule<void> {
  for (const of of troops) {
    if (of.kind === 'vehicle' || of.work === undefined || of.workLeft !== 1) continue;
    const text = `${of.name} ${HAS_DONE[of.work]}`;
    yield* step({ id: 'work-done', clause: CLAUSE[of.work], value: of.name, text });
  }
}
