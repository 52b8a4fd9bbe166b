import type { Effect } from '../../rules/effect.js';
import type { Resolution } from '../../rules/record.js';
import { AnswersInLog, dataIn } from './answers.js';
import { PREV } from './chain.js';
import { Last } from './last.js';
import type { Event, ToldOfEvent } from './line.js';
import { isShaped } from './shape.js';

/*
 * Events by the parts of their text. Those of a long game say the same again and again: who did what, and from which inputs.
 * What was read once is known by its text from then on. Each part is JSON by itself, so that together they are what the whole
 * line says; where they are not, it has no parts, and is read as a whole.
 */

/** What was done by an event, and by whom, without what it came to. */
export type DoneBy = Pick<ToldOfEvent, 'by' | 'units' | 'remarks'> & {
  readonly record: Pick<Resolution, 'wg' | 'ruleset' | 'rulesetVersion' | 'action' | 'rng'>;
};

/** An event by all that it was resolved from, without its answer. */
export interface Unanswered extends Pick<Event, 'id' | 'at' | 'prev'>, ToldOfEvent {
  readonly record: Omit<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>;
}

/** What an event was resolved from, without a seed of its own: one and the same for all with the same text that did the same. */
export type Basis = Unanswered['record'];

/** Who did what, and from what such were resolved, by the texts that tell them. */
interface KnownText {
  readonly doneBy: DoneBy;
  readonly told: Omit<DoneBy, 'record'>;
  readonly answers: AnswersInLog;
  readonly bases: Map<string, Basis>;
  /** The one that was found last, which is the next as a rule: to compare is quicker than to look one up. */
  last?: { readonly text: string; readonly basis: Basis };
}

const known = new Map<string, KnownText>();
/** So many texts are known at once, and of events so long: a roster may stand in one. */
const [MOST, LONGEST] = [1_000, 20_000];
let texts = 0;

/** A word as it stands in a text: nothing in it is written otherwise. */
const WORD = '"([^"\\\\\\x00-\\x1f\\x7f-\\x9f]*)"';
const NUMBER = '(0|[1-9]\\d{0,14})';
/** What is another in every event, and stands at its start. */
const OWN = new RegExp(`\\{"id":${WORD},"at":${WORD}(?:,"n":${NUMBER})?`, 'y');
const RECORD = ',"record":{';
/** The start of a record. */
const OF = new RegExp(
  `${RECORD}"wg":${WORD},"ruleset":${WORD}(?:,"rulesetVersion":${WORD})?,"action":${WORD},"rng":${WORD}`,
  'y',
);
/** What is another in every record. */
const DICE = new RegExp(`,"seed":(?:null|${WORD}),"index":${NUMBER}`, 'y');
const [STEPS, EFFECTS] = [',"steps":[', ',"effects":['];

/** What a pattern finds at a place, and no further on. */
function foundAt(place: number, pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** Who did what, as it is known, where the text of it ends, and what its event has of its own. */
interface Found {
  readonly known: KnownText;
  readonly to: number;
  readonly own: RegExpExecArray;
}

/** The text that was looked into last. */
const last = new Last<string, Found | undefined>((text) => lookedInto(text));

function lookedInto(text: string): Found | undefined {
  if (text.length > LONGEST) return undefined;
  const own = foundAt(0, OWN, text);
  const from = OWN.lastIndex;
  const record = own ? text.indexOf(RECORD, from) : -1;
  const recordOf = record < 0 ? null : foundAt(record, OF, text);
  if (!own || !recordOf) return undefined;
  const to = OF.lastIndex;
  const of = text.slice(from, to);
  const there = known.get(of);
  if (there) return { known: there, to, own };
  const [, wg, ruleset, rulesetVersion, action, rng] = recordOf;
  const versions = { wg, ruleset, ...(rulesetVersion !== undefined && { rulesetVersion }) };
  const told = text[from] === ',' ? dataIn<object>(`{${text.slice(from + 1, record)}}`) : undefined;
  const doneBy = { ...told, record: { ...versions, action, rng } } as DoneBy;
  if (!told || !isShaped('event', doneBy)) return undefined;
  const made = { doneBy, told, answers: new AnswersInLog(), bases: new Map() };
  kept(known, of, made);
  return { known: made, to, own };
}

/** Keeps what a text says; where that is too much, all before it is forgotten. */
function kept<T>(all: Map<string, T>, text: string, of: T): void {
  if (texts >= MOST) {
    known.clear();
    texts = 0;
  }
  texts++;
  all.set(text, of);
}

/** What was done by an event, and by whom; undefined where it has no such parts. */
export const doneByIn = (text: string): DoneBy | undefined => last.get(text)?.known.doneBy;

/** An event by its parts: those that others have as well, and where the rest of it stands in its text. */
export class EventParts {
  private constructor(
    private readonly text: string,
    private readonly of: Found,
    private readonly dice: RegExpExecArray,
    readonly basis: Basis,
    private readonly steps: number,
    private readonly end: number,
  ) {}

  /** @param text of an event that ends as a line does @returns undefined where it has no such parts */
  static of(text: string): EventParts | undefined {
    const found = last.get(text);
    const dice = found ? foundAt(found.to, DICE, text) : null;
    if (!found || !dice) return undefined;
    const from = DICE.lastIndex;
    const [steps, end] = [text.indexOf(STEPS, from), text.lastIndexOf(PREV)];
    if (steps < from || end <= steps || text[end - 1] !== '}') return undefined;
    const basis = basisIn(text.slice(from, steps), found.known);
    return basis && new EventParts(text, found, dice, basis, steps, end);
  }

  get doneBy(): DoneBy {
    return this.of.known.doneBy;
  }

  /** The number of one that others build on. */
  get n(): number | undefined {
    const n = this.of.own[3];
    return n === undefined ? undefined : Number(n);
  }

  /** The event, but for its answer. */
  get put(): Unanswered {
    return this.with({});
  }

  /** The whole event; undefined where the rest of it is none, could be strange, or says once more what it is of. */
  get event(): Event | undefined {
    const answer = this.of.known.answers.read(this.answer);
    return answer && !('ruleset' in answer || 'action' in answer) ? (this.with(answer) as Event) : undefined;
  }

  private with(answer: object): Unanswered {
    const { text, basis, of, end, n } = this;
    const [, id, at] = of.own;
    const [, seed = null, index] = this.dice;
    return {
      id: id!,
      at: at!,
      ...(n !== undefined && { n }),
      ...of.known.told,
      record: { ...basis, seed, index: Number(index), ...answer },
      prev: text.slice(end + PREV.length, -2),
    };
  }

  /** The rest of its record, as text: its steps, and what stands behind them. */
  get answer(): string {
    return this.text.slice(this.steps + 1, this.end - 1);
  }

  /** What was done to the table; undefined where it was nothing, or somebody has to read all of it. */
  get effects(): readonly Effect[] | undefined {
    const from = this.text.lastIndexOf(EFFECTS);
    return from < this.steps ? undefined : dataIn(this.text.slice(from + EFFECTS.length - 1, this.end - 1));
  }
}

function basisIn(text: string, of: KnownText): Basis | undefined {
  if (of.last?.text === text) return of.last.basis;
  const basis = of.bases.get(text) ?? basisReadIn(text, of);
  if (basis) of.last = { text, basis };
  return basis;
}

function basisReadIn(text: string, { bases, doneBy }: KnownText): Basis | undefined {
  const from = text[0] === ',' ? dataIn<Pick<Basis, 'input' | 'rulings'>>(`{${text.slice(1)}}`) : undefined;
  if (!from) return undefined;
  const basis = { ...doneBy.record, seed: null, index: 0, ...from };
  kept(bases, text, basis);
  return basis;
}
