import type { Effect } from '../rules/effect.js';
import { eachOf, isNumber, isPlain, isText, listOf, maybe, or, parts, type Test } from './parts.js';

/** What every verb of an effect says: put together where the first effect is read. */
let tests: Readonly<Record<Effect['do'], Test>> | undefined;

function testsOf(): Readonly<Record<Effect['do'], Test>> {
  const isInRole: Test = or(
    isText,
    (of) => Array.isArray(of) && of.length === 2 && isText(of[0]) && isNumber(of[1]),
  );
  const isAddress: Test = or(
    isInRole,
    parts({ whose: isText, is: isInRole }),
    parts({ whose: isText, beside: isText }),
    parts({ whose: isText, among: isText }),
    parts({ side: isText, without: maybe(isText) }),
  );
  const isCounts = eachOf(isNumber);
  const isFlag = maybe((of) => of === true);
  const isSaid: Test = (of) => of !== undefined;
  const suffered = { to: isAddress, of: maybe(isText), clause: isText };

  return {
    lose: parts({ ...suffered, parts: isCounts }),
    set: parts({ ...suffered, is: isPlain, at: maybe(isText) }),
    add: parts({ ...suffered, by: isCounts }),
    bind: parts({ ...suffered, mark: isText, as: isText, through: maybe(isText) }),
    meet: parts({ to: isInRole, of: isText, is: isPlain, side: maybe(isText), clause: isText }),
    join: parts({ to: isAddress, from: isAddress, clause: isText }),
    cross: parts({ to: isAddress, from: isAddress, counts: isCounts, clause: isText }),
    split: parts({ from: isAddress, counts: isCounts, clause: isText }),
    end: parts({ of: listOf(isText), untold: isFlag, last: isFlag, clause: isText }),
    anew: parts({ clause: isText }),
    put: parts({ slot: isText, is: isSaid, first: isFlag, begins: maybe(isText), clause: isText }),
    cards: parts({
      from: isText,
      to: isText,
      cards: or((of) => of === 'all', listOf(isText)),
      dealt: isFlag,
      top: maybe(isText),
      clause: isText,
    }),
  };
}

function isEffect(of: unknown): boolean {
  if (!isPlain(of) || !isText(of.do)) return false;
  tests ??= testsOf();
  return Object.hasOwn(tests, of.do as string) && tests[of.do as Effect['do']](of);
}

/** Whether this is what a record may say that was done to the table, if anything was. */
export const areEffects = (of: unknown): boolean =>
  of === undefined || (Array.isArray(of) && of.every(isEffect));
