import { type Draw, keptOf, memberKind, type Tally, type Throw, type Thrown } from '../rules/draw.js';
import { type Effect, notLate } from '../rules/effect.js';
import type { Rule, Step, Sum, Value } from '../rules/rule.js';

/** A hand that throws dice, draws figures and turns cards: from a seed, or as players report it. */
export interface Hand {
  /**
   * Throws `n` dice of one name.
   * @param again they lay there in this throw already, and did not stand
   * @param whose tells whose they are, where that is not what they are called
   */
  roll(name: string, n: number, faces: readonly number[], again?: boolean, whose?: Throw['whose']): number[];
  /** Draws `take` different numbers from 1 to the size of the population. */
  pick(name: string, from: Tally, take: number, asks?: string): number[];
  /** Hears what has been told before each draw. */
  hears?(told: readonly Step[]): void;
  /** Turns up a card: the one on top, where it is known; a player who holds the pile may turn up another. */
  deal(name: string, from: readonly string[], mark: string, top?: string): string;
}

/** Which option of a ruling is in force; 1 where nobody chose. */
export type Rulings = Readonly<Record<string, number>>;

/** Table cells of the players' own, by name. */
export type Cells = Readonly<Record<string, Value>>;

/** What a rule is answered where no chance decides. */
export interface Fixed {
  readonly rulings: Rulings;
  readonly cells?: Cells;
  /** What is played although a clause forbids it: whatever does, or these. */
  readonly anyway?: true | readonly string[];
}

/** A rule played to its end. */
export interface RulePlayed<T> {
  readonly result: T;
  readonly steps: readonly Step[];
  /** The rulings that were met, with the option played. */
  readonly rulings: Record<string, number>;
  /** The table cells of the players' own that were looked up. */
  readonly house: Record<string, Value>;
  /** What was done to the table, in order. */
  readonly effects: readonly Effect[];
  /** The clauses that it was played against. */
  readonly anyway: readonly string[];
}

/**
 * Plays a rule through, answering its draws from one hand.
 * The natural dice of the draws since the last line are put on the next line: the one that interprets them.
 * @throws what the hand throws when it cannot answer, and {@link Refusal} where the rules forbid it
 */
export function play<T>(rule: Rule<T>, hand: Hand, fixed: Fixed): RulePlayed<T> {
  const answered = (draw: Draw, told: readonly Step[]) => {
    hand.hears?.(told);
    return answer(draw, hand);
  };
  return driven(rule, answered, fixed, true);
}

/** The same, with each draw answered by itself. */
export const playBy = <T>(rule: Rule<T>, answered: (draw: Draw) => DrawAnswer, fixed: Fixed): RulePlayed<T> =>
  driven(rule, answered, fixed, true);

/**
 * Plays a rule through for its result alone: with the same dice as {@link play}, but nothing is said or done.
 * @throws as `play` does
 */
export const resultOf = <T>(rule: Rule<T>, hand: Hand, fixed: Fixed): T =>
  driven(rule, (draw) => answer(draw, hand), fixed, false).result;

/**
 * @param answered answers a draw, behind what has been told so far, with the natural dice of it
 * @param told whether what is said and done is wanted, or the result alone
 */
function driven<T>(
  rule: Rule<T>,
  answered: (draw: Draw, told: readonly Step[]) => DrawAnswer,
  { rulings, cells = {}, anyway = [] }: Fixed,
  told: boolean,
): RulePlayed<T> {
  const steps: Step[] = [];
  const effects: Effect[] = [];
  const against: string[] = [];
  const met: Record<string, number> = {};
  const house: Record<string, Value> = {};
  let onTable: Thrown[] = [];
  let own: string[] = [];
  // Rounds merge states that are alike, whatever was done on the way to them: what they do is done when they are over.
  let within = 0;

  const drive = <S>(current: Rule<S>): S => {
    let next = current.next();
    while (!next.done) {
      const ask = next.value;
      switch (ask.kind) {
        case 'step': {
          if (!told) {
            next = current.next();
            break;
          }
          const { ruling } = ask.step;
          if (ruling) met[ruling] ??= rulings[ruling] ?? 1;
          const text = typeof ask.step.text === 'string' ? ask.step.text : ask.step.text();
          steps.push({
            ...ask.step,
            text,
            ...(onTable.length && { dice: onTable }),
            ...(own.length && { own }),
          });
          onTable = [];
          own = [];
          next = current.next();
          break;
        }
        case 'ruling':
          met[ask.id] = rulings[ask.id] ?? 1;
          next = current.next(met[ask.id]);
          break;
        case 'cell': {
          const value = cells[ask.id];
          if (value !== undefined) {
            house[ask.id] = value;
            if (!own.includes(ask.id)) own.push(ask.id);
          }
          next = current.next(value);
          break;
        }
        case 'effect': {
          if (within > 0) throw new Error('nothing is done to the table in rounds');
          const done = told && notLate(ask.effect);
          if (done) effects.push(done);
          next = current.next();
          break;
        }
        case 'permit': {
          const plays = anyway === true || anyway.includes(ask.clause);
          if (plays && !against.includes(ask.clause)) against.push(ask.clause);
          next = current.next(plays);
          break;
        }
        case 'rounds': {
          let state = ask.start;
          const merged = Number(ask.changes !== true);
          within += merged;
          while (!ask.isOver(state)) state = drive(ask.round(state));
          within -= merged;
          next = current.next(state);
          break;
        }
        case 'part':
          next = current.next(drive(ask.of(...(ask.args as never))));
          break;
        case 'rest':
          next = current.next(drive(ask.rule()));
          break;
        case 'sum':
          next = current.next(addedUp(ask));
          break;
        default:
          next = current.next(drawn(ask));
      }
    }
    return next.value;
  };

  const drawn = (draw: Draw): unknown => {
    const { value, thrown } = answered(draw, steps);
    if (!told) return value;
    onTable.push(...thrown);
    if (draw.kind === 'throw' && draw.each) {
      const standing = thrown[0]!.counted!.filter((as) => as !== 'again');
      for (const [i, as] of standing.entries()) {
        const done = draw.each[as]?.(i + 1);
        if (done) drive(done);
      }
    }
    return value;
  };

  const addedUp = ({ tally, parts }: Sum): Tally => {
    const sum: Record<string, number> = Object.fromEntries(tally.map((k) => [k, 0]));
    for (const part of parts) {
      const added = drive(part());
      for (const k of tally) sum[k]! += added[k]!;
    }
    return sum;
  };

  const result = drive(rule);
  return { result, steps, rulings: met, house, effects, anyway: against };
}

/** What a draw came to, as the rule takes it, and the natural dice of it. */
export interface DrawAnswer {
  readonly value: unknown;
  readonly thrown: readonly Thrown[];
}

/** Answers a draw from a hand. */
export function answer(draw: Draw, hand: Hand): DrawAnswer {
  switch (draw.kind) {
    case 'throw':
      return throwDice(draw, hand);
    case 'pick': {
      const faces = hand.pick(draw.name, draw.from, draw.take, draw.asks);
      const counted = faces.map((n) => memberKind(draw.from, n));
      const value = Object.fromEntries(Object.keys(draw.from).map((kind) => [kind, 0]));
      for (const kind of counted) value[kind]!++;
      return { value, thrown: [{ name: draw.name, faces, counted }] };
    }
    case 'keep': {
      const faces = hand.roll(draw.name, draw.times, draw.faces);
      const kept = keptOf(draw, faces);
      const value = faces.reduce((sum, face, i) => (kept[i] ? sum + face : sum), 0);
      return {
        value,
        thrown: [{ name: draw.name, faces, counted: kept.map((is) => (is ? '' : 'dropped')) }],
      };
    }
    case 'deal': {
      const card = hand.deal(draw.name, draw.from, draw.mark, draw.top);
      return { value: card, thrown: [{ name: draw.name, faces: [card] }] };
    }
  }
}

/** Throws, reads, and throws again what does not stand: a handful at a time, as players do. */
function throwDice(draw: Throw, hand: Hand): DrawAnswer {
  const value: Record<string, number> = Object.fromEntries(draw.tally.map((k) => [k, 0]));
  const shown = draw.dice.map((name) => ({ name, faces: [] as number[], counted: [] as string[] }));
  let again = false;
  for (let left = draw.times; left > 0; again = true) {
    const handful = draw.dice.map((name) => hand.roll(name, left, draw.faces, again, draw.whose));
    const thrown = left;
    for (let i = 0; i < thrown; i++) {
      const faces = handful.map((dice) => dice[i]!);
      const reading = draw.read(...faces);
      if (reading !== 'again') left--;
      const as = reading === 'again' ? 'again' : (Object.keys(reading).find((k) => reading[k]) ?? '');
      faces.forEach((face, die) => {
        shown[die]!.faces.push(face);
        shown[die]!.counted.push(as);
      });
      if (reading !== 'again') for (const k in reading) value[k]! += reading[k]!;
    }
  }
  return { value, thrown: shown };
}
