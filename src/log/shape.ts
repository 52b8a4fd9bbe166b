import { areEffects } from './effect-shape.js';
import type { Kind } from './line.js';
import { eachOf, isNull, isNumber, isPlain, isText, listOf, maybe, or, parts, type Test } from './parts.js';

/** As SHA-256 is written. */
const isCommitment: Test = (of) => isText(of) && /^[0-9a-f]{64}$/.test(of as string);

const isStep = parts({
  id: isText,
  clause: isText,
  text: isText,
  dice: maybe(
    listOf(parts({ name: isText, faces: listOf(or(isText, isNumber)), counted: maybe(listOf(isText)) })),
  ),
  ruling: maybe(isText),
  own: maybe(listOf(isText)),
});

/** As much of a record as says what it is of. */
const isOfSomething = parts({ ruleset: isText, action: isText });

/** Whether a record can be shown: it has all its parts, each such as it should be. */
export const isWholeRecord = parts({
  wg: isText,
  rng: isText,
  seed: or(isText, isNull),
  index: isNumber,
  input: isPlain,
  rulings: eachOf(isNumber),
  house: maybe(isPlain),
  steps: listOf(isStep),
  result: isPlain,
  effects: areEffects,
  anyway: maybe(listOf(isText)),
});

const isHouse = parts({
  ruleset: isText,
  name: maybe(isText),
  cells: isPlain,
  rulings: eachOf(isNumber),
  optional: isPlain,
});

const isUnit = parts({
  name: isText,
  side: maybe(isText),
  kind: isText,
  profile: isPlain,
  began: isPlain,
  marks: isPlain,
});

const SHAPES: Readonly<Record<Kind, Test>> = {
  opening: parts({
    log: isNumber,
    game: isText,
    ruleset: maybe(isText),
    sides: maybe(listOf(isText)),
    sealed: maybe(isCommitment),
    strict: maybe((of) => of === true),
  }),
  event: parts({
    n: maybe(isNumber),
    by: maybe(isText),
    units: maybe(
      parts({
        names: listOf(isText),
        roles: maybe(eachOf(listOf(isText))),
        filled: listOf(isText),
        befalls: maybe((of) => of === true),
      }),
    ),
    remarks: maybe(listOf(parts({ clause: isText, text: isText }))),
    record: isOfSomething,
  }),
  agreed: parts({ house: or(isNull, isHouse) }),
  roster: parts({
    roster: or(
      parts({ ruleset: isText, units: listOf(isUnit) }),
      parts({ ruleset: isText, unit: isText, profile: isPlain, marks: isPlain }),
    ),
  }),
  undone: parts({ undo: isText }),
  end: parts({ end: (of) => of === true, secret: maybe(isText) }),
};

/**
 * Whether a line has the parts that a line of its kind has, each such as it should be. Of a record it is enough to know
 * what it is of: what else is wrong with it is told by whoever follows it.
 */
export const isShaped = (kind: Kind, line: unknown): boolean => SHAPES[kind](line);
