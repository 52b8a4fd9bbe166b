import { type FieldFault, list } from '../../../src/rules/field.js';
import { numbered } from '../../../src/rules/text/say.js';
import { heavyWeapons, present, thosePresent } from '../roster/figures.js';
import type { Foot } from '../roster/kinds.js';
import { MOST_FIGURES } from '../units/figures.js';
import { GRADES, type Grade } from '../units/tables.js';

/** A unit that joined a melee, as far as it tells there. */
export interface Joined {
  readonly grade: Grade;
  readonly figures: number;
  readonly leaders: number;
  readonly hw: number;
  readonly medics: number;
  readonly armed: number;
  readonly ran: boolean;
  /** It came from behind those it fights. */
  readonly fromBehind: boolean;
  /** It charged on horseback. */
  readonly cavalry: boolean;
}

/** All that are able to may join (melee.11): no more of them than there are figures whom they could meet, even those of one unit. */
const MOST_UNITS = MOST_FIGURES - 1;

/** Figures set apart, as they are said: `leader:1`. */
const COUNTS = { leader: 'leaders', hw: 'hw', medic: 'medics', armed: 'armed' } as const;
const MARKS = { ran: 'ran', 'from-behind': 'fromBehind', cavalry: 'cavalry' } as const;
type Count = keyof typeof COUNTS;
type Mark = keyof typeof MARKS;

const NOTHING_MORE = {
  leaders: 0,
  hw: 0,
  medics: 0,
  armed: 0,
  ran: false,
  fromBehind: false,
  cavalry: false,
};

const isCount = (word: string): word is Count => Object.hasOwn(COUNTS, word);
const isMark = (word: string): word is Mark => Object.hasOwn(MARKS, word);

/** A unit that joined as it is said: `C:6,leader:1,ran`; undefined, where it cannot be read. */
export function joinedUnit(entry: string): Joined | undefined {
  const [first = '', ...more] = entry.toLowerCase().split(',');
  const [letter, figures] = counted(first) ?? [];
  const grade = GRADES.find((of) => of === letter?.toUpperCase());
  if (!grade || figures === undefined) return undefined;
  let unit: Joined = { ...NOTHING_MORE, grade, figures };
  for (const part of more) {
    const [word, n] = counted(part) ?? [part];
    if (n !== undefined && isCount(word)) unit = { ...unit, [COUNTS[word]]: n };
    else if (n === undefined && isMark(word)) unit = { ...unit, [MARKS[word]]: true };
    else return undefined;
  }
  return unit;
}

function counted(part: string): [word: string, n: number] | undefined {
  const [, word, n] = /^([a-z-]+):(\d{1,3})$/.exec(part) ?? [];
  return word === undefined ? undefined : [word, Number(n)];
}

/** All units that joined. */
export const joinedUnits = (entries: readonly string[] = []): readonly Joined[] =>
  entries.flatMap((entry) => joinedUnit(entry) ?? []);

/** Who is among those of a unit who are there: any figure that has no name of its own may be armed. */
export function amongIt(of: Foot): Pick<Joined, 'leaders' | 'hw' | 'medics' | 'armed'> {
  const there = thosePresent(of);
  const { leaders, medics } = there;
  const hw = heavyWeapons(there);
  return { leaders, hw, medics, armed: Math.min(of.armed, present(of) - leaders - hw - medics) };
}

/** A unit of a roster as it joins a melee. */
export function asJoined(of: Foot): string {
  const { leaders, hw, medics, armed } = amongIt(of);
  const counts: Record<Count, number> = { leader: leaders, hw, medic: medics, armed };
  const marks: Record<Mark, boolean> = { ran: of.ran, 'from-behind': of.fromBehind, cavalry: of.mounted };
  return [
    `${of.grade}:${present(of)}`,
    ...Object.entries(counts).flatMap(([word, n]) => (n > 0 ? [`${word}:${n}`] : [])),
    ...Object.entries(marks).flatMap(([word, is]) => (is ? [word] : [])),
  ].join(',');
}

function fault(entry: string): FieldFault | undefined {
  const takes = `grade and figures, 1 to ${MOST_FIGURES}, and who is among them: C:6, C:6,leader:1,hw:1`;
  const unit = joinedUnit(entry);
  if (!unit) {
    const words = entry.toLowerCase().split(',').slice(1);
    const strange = words.map((part) => part.split(':')[0]!).find((word) => !isCount(word) && !isMark(word));
    return { takes, ...(strange && { word: [strange, [...Object.keys(COUNTS), ...Object.keys(MARKS)]] }) };
  }
  const { figures, leaders, hw, medics, armed } = unit;
  if (figures < 1 || figures > MOST_FIGURES) return { takes };
  const special = leaders + hw + medics + armed;
  return special > figures
    ? { takes: `no more of those kinds than its ${numbered(figures, 'figure')}` }
    : undefined;
}

/** Units that joined a side after its first, in order of arrival. */
export const joinedField = (help: string, group: string) =>
  list(help, {
    group,
    metavar: 'C:6,leader:1',
    max: MOST_UNITS,
    words: {
      'figures among them': Object.keys(COUNTS).map((word) => `${word}:1`),
      'what it did': Object.keys(MARKS),
    },
    fault,
  });
