import { Retelling } from '../../dice/paths/retold.js';
import type { RulePlayed as Told } from '../../dice/play.js';
import { seededHand } from '../../dice/seeded.js';
import type { Event } from '../../log/line/line.js';
import type { Basis, EventParts, Unanswered } from '../../log/line/parts.js';
import { resolutionJson } from '../../log/line/record-json.js';
import type { Thrown } from '../../rules/draw.js';
import type { Resolution, Result } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { checkEffects } from '../../table/check.js';
import { recordOf, resolveSeeded, ruleOf, type Task } from '../resolve.js';
import { asWrittenBy } from '../source.js';
import type { SystemAction } from '../systems.js';
import type { RecordedInputs } from './recorded-input.js';
import { isSeeded, taskOfRecord } from './resolve-again.js';

/** An event that comes out the same. */
export interface Same {
  readonly event: Unanswered;
  /** All of it, where all of it was resolved again. */
  readonly whole?: Event;
  /** How many dice are on its record. */
  readonly dice: number;
}

/** An answer as its text, in pieces: the faces of its dice stand between them. */
type Pieces = readonly string[];

/** What is known of all events that were resolved from the same. */
interface SameBasis {
  readonly task: Task;
  /** The rulings and house values that they say they met. */
  readonly met: string;
  /** What they were resolved from is written as wg writes it: one of them came out the same to the last byte. */
  isInForm: boolean;
  /** The ways that it takes, where no table has a say in it; nothing at the end of one that meets other rulings. */
  ways?: Retelling<Pieces | undefined>;
}

/** Forks and ends of ways that are kept. */
const ROOM = 4_000;

/**
 * Resolves events of a log again whose dice come from a seed, by their texts. What was found out of those that were resolved
 * from the same is known of the next: that its inputs are sound and in form; and, from the second time on, the ways it takes.
 */
export class EventsAgain {
  private readonly lines = new WeakMap<Basis, SameBasis>();
  private readonly room = { left: ROOM };

  constructor(private readonly inputs: RecordedInputs) {}

  /**
   * @param text the whole of it
   * @param parts those of the text
   * @param event the same, put together
   * @param past the memory as it stood, where its action has one
   * @returns undefined where it does not come out the same to the last byte
   * @throws EngineError where it is none that wg could have written; whatever the rules throw
   */
  async same(
    text: string,
    parts: EventParts,
    event: Unanswered,
    played: SystemAction,
    past: State | undefined,
  ): Promise<Same | undefined> {
    const { record } = event;
    if (!isSeeded(record)) return undefined;
    const line = this.lines.get(parts.basis) ?? (await this.found(parts.basis, played));
    if (line.isInForm && !past) return this.onItsWay(line, parts.answer, event);
    const again = asWrittenBy(resolveSeeded(line.task, past, record.seed, record.index), record);
    const today = resolutionJson({ ...again, input: record.input }) as Resolution;
    const whole = { ...event, record: today };
    const isSame = line.isInForm
      ? metIn(today) === line.met && textOf(today) === parts.answer
      : JSON.stringify(whole) === text;
    if (!isSame) return undefined;
    line.isInForm = true;
    return { event, whole, dice: diceOf(today.steps.flatMap(({ dice = [] }) => dice)) };
  }

  private async found(basis: Basis, played: SystemAction): Promise<SameBasis> {
    const line = { task: await taskOfRecord(played, basis, this.inputs), met: metIn(basis), isInForm: false };
    this.lines.set(basis, line);
    return line;
  }

  private onItsWay(line: SameBasis, answer: string, event: Unanswered): Same | undefined {
    const { task, met } = line;
    const { action, input, rulings, cells } = task;
    line.ways ??= new Retelling(
      () => ruleOf(action, input),
      { rulings, cells, anyway: [] },
      (told) => piecesOf(told, task, met),
      this.room,
    );
    const { end: pieces, thrown } = line.ways.go(seededHand(event.record.seed!, event.record.index));
    const told = pieces && thrown.slice(0, pieces.length - 1);
    return told && isToldBy(pieces, told, answer) ? { event, dice: diceOf(told) } : undefined;
  }
}

const metIn = ({ rulings, house }: Pick<Resolution, 'rulings' | 'house'>): string =>
  JSON.stringify([rulings, house]);

const diceOf = (thrown: readonly Pick<Thrown, 'faces'>[]): number =>
  thrown.reduce((n, { faces }) => n + faces.length, 0);

/** What a record says besides what it was resolved from, as it stands in its text. */
const textOf = ({
  steps,
  result,
  effects,
  anyway,
}: Pick<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>): string =>
  JSON.stringify({ steps, result, ...(effects && { effects }), ...(anyway && { anyway }) }).slice(1, -1);

/** Stands for the faces of dice: in no text of a rule, as JSON has it. */
const HOLE = '\0';

/** What is said of a task that was played, whatever its dice show; nothing, where it met other rulings. */
function piecesOf(of: Told<unknown>, task: Task, met: string): Pieces | undefined {
  checkEffects(of.effects, task.action.roles ?? []);
  const dice = of.steps.flatMap((step) => step.dice ?? []);
  const steps = of.steps.map((step) =>
    step.dice ? { ...step, dice: step.dice.map((thrown) => ({ ...thrown, faces: [HOLE] })) } : step,
  );
  const record = recordOf(
    task,
    undefined,
    { ...of, steps, result: of.result as Result },
    { rng: '', seed: null, index: 0 },
  );
  const pieces = textOf(resolutionJson(record) as Resolution).split(JSON.stringify([HOLE]));
  return metIn(record) === met && pieces.length === dice.length + 1 ? pieces : undefined;
}

/** Whether a text is these pieces with these dice between them. */
function isToldBy(pieces: Pieces, dice: readonly Thrown[], text: string): boolean {
  let at = 0;
  const goesOn = (by: string) => {
    const is = text.startsWith(by, at);
    at += by.length;
    return is;
  };
  return (
    pieces.every(
      (piece, i) => goesOn(piece) && (i === dice.length || goesOn(JSON.stringify(dice[i]!.faces))),
    ) && at === text.length
  );
}
