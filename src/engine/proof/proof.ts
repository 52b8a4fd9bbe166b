import type { Bytes } from '../../log/bytes.js';
import { read } from '../../log/line/read.js';
import { chained, type Link } from '../../log/links.js';
import type { Unfinished } from '../begun.js';
import { Prover } from './prover.js';

/** What was found when a log was proved; up to the first line that does not follow, where there is one. */
export interface Proof {
  readonly game: string;
  /** Lines that stand. */
  readonly lines: number;
  readonly events: number;
  readonly dice: number;
  /** Events that were taken back. */
  readonly undone: number;
  /** Those that named units. */
  readonly units: number;
  /** Those whose dice were entered by hand, and how many dice. */
  readonly entered: { readonly events: number; readonly dice: number };
  /** Lines that do not stand: of processes that came second, and those that were torn off, by their numbers. */
  readonly second: number;
  readonly torn: readonly number[];
  /** Lines that were played by rulings or numbers that were not agreed on for the game. */
  readonly own: readonly number[];
  /** Other versions of wg that wrote events, with how many. */
  readonly versions: Readonly<Record<string, number>>;
  /** Other versions of rule systems of other packages by which events were played, as `skirmish-lite 0.9.0`, with how many. */
  readonly rulesetVersions: Readonly<Record<string, number>>;
  /** The commitment of a sealed game. */
  readonly sealed?: string;
  readonly over?: 'ended' | 'revealed';
  /** Words that players added to the seeds of a sealed game before anything was rolled. */
  readonly words: readonly string[];
  /** The roll of a sealed game that its last line begins, and none finishes yet. */
  readonly begun?: Unfinished;
  /** Lines of a sealed game with rolls that no line before them began: they could have been looked at. */
  readonly unbegun: readonly number[];
  /** The name of the last line that stands. */
  readonly head: string;
  /** The lines that stand, by their names. */
  readonly named: ReadonlyMap<string, number>;
  /** The first line that does not follow; `why` goes on from its number. */
  readonly fault?: { readonly line: number; readonly why: string };
}

/**
 * Proves a log: its chain, its numbers, its seeds, and that every event resolved again gives its record byte for byte.
 * Nothing is taken on trust but the inputs and the faces that players entered.
 * @param bytes the log
 * @param working is told before each line how many there are
 * @throws LogError where it is the log of another version of wg
 */
export async function proofOf(
  bytes: Bytes,
  working: (done: number, all: number) => void = () => {},
): Promise<Proof> {
  const links = [...chained(bytes)];
  const prover = new Prover(revealedIn(links));
  let second = 0;
  const torn: number[] = [];
  let fault: Proof['fault'];
  for (const [i, link] of links.entries()) {
    working(i, links.length);
    if (link.kind === 'second') second++;
    else if (link.kind === 'torn') torn.push(link.number);
    else if (link.kind === 'broken' || link.kind === 'none') fault = { line: link.number, why: link.why };
    else {
      const why = await prover.wrongWith(link.at);
      if (why !== undefined) fault = { line: link.at.number, why };
    }
    if (fault) break;
  }
  return { ...prover.found(), second, torn, ...(fault && { fault }) };
}

const revealedIn = (links: readonly Link[]): string | undefined => {
  const ends = links.flatMap((link) => (link.kind === 'stands' ? (read('end', link.at) ?? []) : []));
  const secret = ends.find((end) => end.secret !== undefined)?.secret;
  return typeof secret === 'string' ? secret : undefined;
};
