import type { Resolution } from '../../rules/record.js';
import type { Step } from '../../rules/rule.js';
import { mayBeStrange } from './strange.js';

/** What a record says besides what it was resolved from. */
type AnswerInLog = Pick<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>;

/** The dice of a step. */
type DiceOfStep = NonNullable<Step['dice']>[number];

/** Before the faces of dice in a text, and behind them: within a word in quotes nothing looks so. */
const [FACES, END] = ['"faces":[', ']'];

/** Data as a text of JSON has it by itself; undefined where it has none, or what could be strange. */
export function dataIn<T>(text: string): T | undefined {
  if (mayBeStrange(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** AnswersInLog that are known at once. */
const MOST = 1_000;

/**
 * Reads answers of one action. Those of a line that is played again and again say the same but for the faces of their dice: one is
 * read, and of another that says the same only its dice are.
 */
export class AnswersInLog {
  private readonly known = new Map<string, AnswerInLog>();
  /** How often one was known since all were forgotten. */
  private hits = 0;
  /** Where hardly any two say the same, as of cards with the number of their turn, it takes longer to look. */
  private isWorthIt = true;

  /** @param text without the brackets around it @returns undefined where it is none by itself, or could be strange */
  read(text: string): AnswerInLog | undefined {
    const whole = () => dataIn<AnswerInLog>(`{${text}}`);
    if (!this.isWorthIt) return whole();
    const { says, faces } = apart(text);
    const there = this.known.get(says);
    const same = there && withFaces(there, faces);
    if (same) {
      this.hits++;
      return same;
    }
    const answer = whole();
    if (!there && answer && isOf(answer, faces)) this.keep(says, answer);
    return answer;
  }

  private keep(says: string, answer: AnswerInLog): void {
    if (this.known.size >= MOST) {
      this.isWorthIt = this.hits > MOST;
      this.hits = 0;
      this.known.clear();
    }
    this.known.set(says, answer);
  }
}

/** What an answer says, and the faces of its dice. */
function apart(text: string): { readonly says: string; readonly faces: readonly string[] } {
  const faces: string[] = [];
  let says = '';
  let from = 0;
  for (let at = text.indexOf(FACES); at >= 0; at = text.indexOf(FACES, from)) {
    const begin = at + FACES.length;
    const end = text.indexOf(END, begin);
    if (end < 0) break;
    faces.push(text.slice(begin, end));
    // No line has a break in it.
    says += `${text.slice(from, begin)}\n`;
    from = end;
  }
  return { says: says + text.slice(from), faces };
}

/** Whether these are the faces of its dice, in their order, and no others. */
function isOf({ steps }: AnswerInLog, faces: readonly string[]): boolean {
  const isStep = (step: Partial<Step> | null) =>
    step !== null && (step?.dice === undefined || Array.isArray(step.dice));
  if (!Array.isArray(steps) || !steps.every(isStep)) return false;
  const thrown = steps.flatMap(({ dice = [] }: Step) => dice);
  return (
    thrown.length === faces.length &&
    thrown.every((dice, i) => JSON.stringify(dice?.faces) === `[${faces[i]}]`)
  );
}

/** An answer with the faces of other dice; undefined where one of them is none. */
function withFaces(of: AnswerInLog, faces: readonly string[]): AnswerInLog | undefined {
  let next = 0;
  let isWhole = true;
  const thrown = (dice: DiceOfStep): DiceOfStep => {
    const found = dataIn<DiceOfStep['faces']>(`[${faces[next++]}]`);
    isWhole &&= found !== undefined;
    return { ...dice, faces: found ?? [] };
  };
  const steps = of.steps.map((step) => (step.dice ? { ...step, dice: step.dice.map(thrown) } : step));
  return isWhole ? { ...of, steps } : undefined;
}
