import { type DiceTerm, type Die, dieOf, meetsTarget, type RollGroup, type RollTarget } from './dice.js';

/** Dice that cannot be read: where, and what may stand there. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  constructor(
    /** The place in the text, from 0, in UTF-16 units. */
    readonly at: number,
    readonly takes: string,
  ) {
    super(takes);
  }
}

/** The most dice of one line, the most sides of a die, the greatest number to add, and the most groups. */
const MOST = { dice: 200, sides: 1000, number: 9999, groups: 20 } as const;

const SIDES = `2 to ${MOST.sides} sides, or 66, % or av, behind d`;
const DICE = 'dice, as d6, 3d6 or dav';
const TERM = 'dice or a number, as 3d6 or 2';

/**
 * Reads dice as players write them: `3d6+2`, `4d6kh3`, `6d6>=5` or `6d6 5+`, several groups with commas between them.
 * @throws NotationError
 */
export function readNotation(text: string): RollGroup[] {
  const reader = new Reader(text);
  const groups = [reader.group()];
  while (reader.take(/,/y)) {
    if (groups.length === MOST.groups)
      throw new NotationError(reader.at - 1, `${MOST.groups} groups at most`);
    groups.push(reader.group());
  }
  return groups;
}

class Reader {
  at = 0;
  private dice = 0;

  constructor(private readonly text: string) {}

  /** What stands next, white space aside, if it is of this form. */
  take(form: RegExp): string | undefined {
    this.at += /^\s*/.exec(this.text.slice(this.at))![0].length;
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** Where the next thing stands. */
  private next(): number {
    this.take(/(?=)/y);
    return this.at;
  }

  private isAtEnd(): boolean {
    const at = this.next();
    return at === this.text.length || this.text[at] === ',';
  }

  private wrong(takes: string): never {
    this.next();
    throw new NotationError(this.at, takes);
  }

  /** Dice and numbers that are added up, or dice with a target; up to a comma or the end. */
  group(): RollGroup {
    const start = this.next();
    const dice: DiceTerm[] = [];
    let plus = 0;
    for (let sign: string | undefined = '+'; sign; sign = this.take(/[-+\u2212]/y)) {
      const minus = sign !== '+';
      const of = this.term(minus, dice.length === 0 && plus === 0);
      if (typeof of === 'number') plus += minus ? -of : of;
      else dice.push(of);
      const target = dice[0] && this.target(dice[0], dice.length === 1 && plus === 0);
      if (target) return { dice, plus, target };
      if (this.isAtEnd()) {
        if (dice.length === 0) throw new NotationError(start, `${DICE}; a number alone is no roll`);
        return { dice, plus };
      }
      if (!/[-+\u2212]/.test(this.text[this.at]!)) this.wrong(behind(of));
    }
    return this.wrong(TERM);
  }

  /** A number, or dice. */
  private term(minus: boolean, isFirst: boolean): number | DiceTerm {
    const start = this.next();
    const digits = this.take(/\d+/y);
    if (this.take(/d/iy) === undefined) {
      if (digits === undefined) return this.wrong(isFirst ? DICE : TERM);
      if (Number(digits) > MOST.number) throw new NotationError(start, `a number up to ${MOST.number}`);
      return Number(digits);
    }
    const times = Number(digits ?? 1);
    this.dice += times;
    if (times < 1 || this.dice > MOST.dice) throw new NotationError(start, `1 to ${MOST.dice} dice in all`);
    const die = this.die();
    const keep = this.keep(times);
    return { times, die, minus, ...(keep && { keep }) };
  }

  private die(): Die {
    const start = this.at;
    const sides = this.text.slice(start).match(/^(\d+|%|av)/i)?.[0];
    if (sides === undefined) throw new NotationError(start, SIDES);
    if (/^\d/.test(sides) && (Number(sides) < 2 || Number(sides) > MOST.sides))
      throw new NotationError(start, SIDES);
    this.at += sides.length;
    return dieOf(sides);
  }

  private keep(times: number): DiceTerm['keep'] {
    if (this.take(/k/iy) === undefined) return undefined;
    const which = this.text[this.at]?.toLowerCase();
    if (which !== 'h' && which !== 'l')
      throw new NotationError(this.at, 'kh to keep the highest, kl to keep the lowest');
    this.at++;
    const start = this.at;
    const n = Number(this.take(/\d+/y) ?? 1);
    if (n < 1 || n > times) throw new NotationError(start, `1 to ${times} to keep`);
    return { n, which: which === 'h' ? 'highest' : 'lowest' };
  }

  /** `>=5`, or `5+` behind a space. */
  private target({ die, minus, keep }: DiceTerm, isAlone: boolean): RollTarget | undefined {
    const start = this.next();
    const by = this.take(/>=|<=|[<>=]/y) as RollTarget['by'] | undefined;
    const number = this.take(/\d+/y);
    if (by === undefined && number === undefined) return undefined;
    if (!isAlone || minus || keep)
      throw new NotationError(start, 'a target behind dice alone, as 6d6>=5 or 6d6 5+');
    const face = this.at - (number?.length ?? 0);
    const target: RollTarget = { by: by ?? '>=', than: Number(number) };
    if (number === undefined || !die.faces.some((of) => meetsTarget(target, of)))
      throw new NotationError(face, `a target that a ${die.name} can meet: ${targets(die, target.by)}`);
    if (by === undefined && this.take(/\+/y) === undefined) this.wrong(`+ behind a target, as ${number}+`);
    if (!this.isAtEnd()) this.wrong('a comma or the end behind a target');
    return target;
  }
}

/** What may stand behind a term. */
const behind = (of: number | DiceTerm): string =>
  typeof of === 'number'
    ? '+ or -, a comma or the end'
    : `${of.keep ? '' : 'kh or kl, a target such as >=5 or 5+, '}+ or -, a comma or the end`;

/** The targets that make sense on a die, in words. */
function targets({ faces }: Die, by: RollTarget['by']): string {
  const can = [...new Set(faces)].filter((than) => faces.some((face) => meetsTarget({ by, than }, face)));
  return `${Math.min(...can)} to ${Math.max(...can)}`;
}
