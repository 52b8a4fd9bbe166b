import type { Effect } from '../../rules/effect.js';
import { isObject } from '../../rules/rule.js';
import type { LineKind } from './line.js';

/** Tests of which the shape of data is put together. */
type Test = (of: unknown) => boolean;

const isText: Test = (of) => typeof of === 'string';
const isNumber: Test = (of) => Number.isFinite(of);

const listOf =
  (each: Test): Test =>
  (of) =>
    Array.isArray(of) && of.every(each);
const eachOf =
  (each: Test): Test =>
  (of) =>
    isObject(of) && Object.values(of).every(each);
const or =
  (...tests: readonly Test[]): Test =>
  (of) =>
    tests.some((test) => test(of));
const maybe =
  (test: Test): Test =>
  (of) =>
    of === undefined || test(of);
const isNull: Test = (of) => of === null;

/** What a field of a unit can hold. */
const isField: Test = (of) =>
  isNull(of) || isText(of) || isNumber(of) || typeof of === 'boolean' || areFields(of);
const areFields = listOf((of) => isField(of));
const isFields = eachOf(isField);

/** An object with these parts; it may have others. They are put together where the first such object is read. */
const parts = (tests: () => Readonly<Record<string, Test>>): Test => {
  let all: Readonly<Record<string, Test>> | undefined;
  let names: readonly string[] = [];
  return (of) => {
    if (!all) {
      all = tests();
      names = Object.keys(all);
    }
    const test = all;
    return isObject(of) && names.every((name) => test[name]!(Object.hasOwn(of, name) ? of[name] : undefined));
  };
};

/** What every verb of an effect says: put together where the first effect is read. */
let tests: Readonly<Record<Effect['do'], Test>> | undefined;

function testsOf(): Readonly<Record<Effect['do'], Test>> {
  const isInRole: Test = or(
    isText,
    (of) => Array.isArray(of) && of.length === 2 && isText(of[0]) && isNumber(of[1]),
  );
  const isAddress: Test = or(
    isInRole,
    parts(() => ({ whose: isText, is: isInRole })),
    parts(() => ({ whose: isText, beside: isText })),
    parts(() => ({ whose: isText, among: isText })),
    parts(() => ({ whose: isText, at: isText })),
    parts(() => ({ side: isText, without: maybe(isText) })),
  );
  const isCounts = eachOf(isNumber);
  const isFlag = maybe((of) => of === true);
  const isSaid: Test = (of) => of !== undefined;
  const suffered = { to: isAddress, of: maybe(isText), clause: isText };

  return {
    lose: parts(() => ({ ...suffered, parts: isCounts })),
    set: parts(() => ({ ...suffered, is: isFields, at: maybe(isText) })),
    add: parts(() => ({ ...suffered, by: isCounts })),
    bind: parts(() => ({ ...suffered, mark: isText, as: isInRole, through: maybe(isText) })),
    meet: parts(() => ({ to: isInRole, of: isText, is: isFields, side: maybe(isText), clause: isText })),
    join: parts(() => ({ to: isAddress, from: isAddress, clause: isText })),
    cross: parts(() => ({ to: isAddress, from: isAddress, counts: isCounts, clause: isText })),
    split: parts(() => ({ from: isAddress, counts: isCounts, clause: isText })),
    end: parts(() => ({ of: listOf(isText), untold: isFlag, last: isFlag, clause: isText })),
    anew: parts(() => ({ clause: isText })),
    put: parts(() => ({ slot: isText, is: isSaid, first: isFlag, begins: maybe(isText), clause: isText })),
    cards: parts(() => ({
      from: isText,
      to: isText,
      cards: or((of) => of === 'all', listOf(isText)),
      dealt: isFlag,
      top: maybe(isText),
      clause: isText,
    })),
  };
}

function isEffect(of: unknown): boolean {
  if (!isObject(of) || !isText(of.do)) return false;
  tests ??= testsOf();
  return Object.hasOwn(tests, of.do as string) && tests[of.do as Effect['do']](of);
}

/** Whether this is what a record may say that was done to the table, if anything was. */
export const areEffects = (of: unknown): boolean =>
  of === undefined || (Array.isArray(of) && of.every(isEffect));

/** As SHA-256 is written. */
const isCommitment: Test = (of) => isText(of) && /^[0-9a-f]{64}$/.test(of as string);

const isStep = parts(() => ({
  id: isText,
  clause: isText,
  text: isText,
  dice: maybe(
    listOf(
      parts(() => ({ name: isText, faces: listOf(or(isText, isNumber)), counted: maybe(listOf(isText)) })),
    ),
  ),
  ruling: maybe(isText),
  own: maybe(listOf(isText)),
}));

/** As much of a record as says what it is of. */
const isOfSomething = parts(() => ({ ruleset: isText, action: isText }));

/** Whether a record can be shown: it has all its parts, each such as it should be. */
export const isWholeRecord = parts(() => ({
  wg: isText,
  rulesetVersion: maybe(isText),
  rng: isText,
  seed: or(isText, isNull),
  index: isNumber,
  input: isObject,
  rulings: eachOf(isNumber),
  house: maybe(isObject),
  steps: listOf(isStep),
  result: isObject,
  effects: areEffects,
  anyway: maybe(listOf(isText)),
}));

const isHouse = parts(() => ({
  ruleset: isText,
  name: maybe(isText),
  cells: isObject,
  rulings: eachOf(isNumber),
  optional: isFields,
}));

const isUnit = parts(() => ({
  name: isText,
  side: maybe(isText),
  kind: isText,
  profile: isFields,
  began: isFields,
  came: maybe(isFields),
  marks: isFields,
}));

const told = () => ({
  n: maybe(isNumber),
  by: maybe(isText),
  units: maybe(
    parts(() => ({
      names: listOf(isText),
      roles: maybe(eachOf(listOf(isText))),
      filled: listOf(isText),
      groups: maybe(listOf(parts(() => ({ said: isText, names: listOf(isText) })))),
      befalls: maybe((of) => of === true),
    })),
  ),
  remarks: maybe(listOf(parts(() => ({ clause: isText, text: isText })))),
  said: maybe(listOf(isText)),
});

const SHAPES: Readonly<Record<LineKind, Test>> = {
  opening: parts(() => ({
    log: isNumber,
    game: isText,
    ruleset: maybe(isText),
    sides: maybe(listOf(isText)),
    sealed: maybe(isCommitment),
    strict: maybe((of) => of === true),
  })),
  word: parts(() => ({ word: isText })),
  intent: parts(() => ({
    intent: parts(() => ({
      ...told(),
      wg: isText,
      ruleset: isText,
      rulesetVersion: maybe(isText),
      action: isText,
      input: isObject,
      rulings: eachOf(isNumber),
      house: isObject,
      anyway: maybe((of) => of === true),
    })),
  })),
  event: parts(() => ({ ...told(), record: isOfSomething })),
  agreed: parts(() => ({ house: or(isNull, isHouse) })),
  roster: parts(() => ({
    roster: or(
      parts(() => ({ ruleset: isText, units: listOf(isUnit) })),
      parts(() => ({ ruleset: isText, unit: isText, profile: isFields, marks: isFields })),
    ),
  })),
  undone: parts(() => ({ undo: isText })),
  end: parts(() => ({ end: (of) => of === true, secret: maybe(isText) })),
};

/**
 * Whether a line has the parts that a line of its kind has, each such as it should be. Of a record it is enough to know
 * what it is of: what else is wrong with it is told by whoever follows it.
 */
export const isShaped = (kind: LineKind, line: unknown): boolean => SHAPES[kind](line);
