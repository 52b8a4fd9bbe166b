import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice } from '../../../src/rules/words.js';
import { metres } from '../say.js';
import { ruling, step } from '../words.js';
import type { ReactionInput } from './inputs.js';
import type { Band, TestResult } from './score/bands.js';
import { haveSurrendered } from './tested.js';

type Who = Pick<ReactionInput, 'scale' | 'crewWeapons'>;

/** Of whom the restrictions are said. */
type Whom = 'group' | 'crews' | 'him';

/** A short dash, or doubling (foot.1): how far a panic dash goes, in metres. */
const DASH = { 1: 30, 2: 75 } as const;

/**
 * What a group may not do in the next period (react.25 to react.31), a line for each restriction.
 * @param as goes before the ids, where these are the restrictions of some of its men
 */
export function* restrictions(
  band: Band,
  who: Who,
  as: '' | 'crew-' = '',
  whom: Whom = as ? 'crews' : 'group',
): Rule<void> {
  if (band === 15) return yield* advance(who, as, whom);
  if (band === 10) {
    yield* step({ id: `${as}free`, clause: 'wrg:react.26', value: true, text: 'no restrictions' });
    return;
  }
  const rows = ROWS.slice(0, 1 + ROWS.findIndex((row) => row.band === band));
  const all = rows.length === 1 || (yield* ruling('wrg:R140')) === 1;
  for (const { says } of all ? rows : rows.slice(-1)) yield* says(who, as);
  if (rows.length === 1) return;
  const text = all
    ? 'all restrictions from less than 10 downwards hold together'
    : 'the restrictions of the rows above do not hold';
  yield* step({ id: `${as}together`, clause: 'wrg:react.31', value: all, text, ruling: 'wrg:R140' });
}

/** The rows that restrict, from the mildest down. */
const ROWS: readonly { readonly band: Band; readonly says: (who: Who, as: string) => Rule<void> }[] = [
  { band: 5, says: lessThan10 },
  { band: 0, says: lessThan5 },
  { band: -5, says: lessThan0 },
  { band: 'panic', says: panic },
];

/** Who moves at 15 or more: all of them, or some (R42). */
const MOVES: Readonly<Record<Whom, readonly [all: string, some: string]>> = {
  group: ['the whole group must', 'some of the group must'],
  crews: ['these crews must', 'some of these crews must'],
  him: ['he must', 'he must'],
};

/** 15 or more (react.25): whether all of it moves (R42), and the crews of its weapons too (R148). */
function* advance({ crewWeapons }: Who, as: string, whom: Whom): Rule<void> {
  const crewsMove = !crewWeapons || (yield* ruling('wrg:R148')) === 1;
  if (whom !== 'crews' || crewsMove) {
    const all = (yield* ruling('wrg:R42')) === 1;
    const where = all ? 'towards the front or flank of the enemy' : 'towards the enemy';
    const text = `${MOVES[whom][all ? 0 : 1]} move ${where}`;
    yield* step({ id: `${as}must-move`, clause: 'wrg:react.25', value: true, text, ruling: 'wrg:R42' });
  }
  if (!crewWeapons || (whom === 'crews' && crewsMove)) return;
  const text = crewsMove ? 'the crews of its weapons move too' : 'the crews of its weapons stay';
  const line = { id: `${as}crews`, clause: 'wrg:react.25', ruling: 'wrg:R148' } as const;
  yield* step({ ...line, value: crewsMove, text });
}

function* lessThan10({ scale }: Who, as: string): Rule<void> {
  const main = (yield* ruling('wrg:R39')) === 1;
  const text = main
    ? 'men erect, wading or climbing may not move closer to a located enemy'
    : 'erect men may not move closer to any enemy';
  yield* step({ id: `${as}not-closer`, clause: 'wrg:react.27', value: false, text, ruling: 'wrg:R39' });
  const near = `no move closer to enemies who are within ${metres(25, scale)} already`;
  yield* step({ id: `${as}not-nearer`, clause: 'wrg:react.27', value: false, text: near });
}

function* lessThan5(_: Who, as: string): Rule<void> {
  const main = (yield* ruling('wrg:R39')) === 1;
  const text = `nobody on foot may move towards ${main ? 'a located' : 'any'} enemy group`;
  yield* step({ id: `${as}not-towards`, clause: 'wrg:react.28', value: false, text, ruling: 'wrg:R39' });
  const left = yield* abandoning();
  const mixed = `men mixed with an enemy who scored more, or did not test, retire${left}`;
  yield* step({ id: `${as}retire`, clause: 'wrg:react.28', value: true, text: mixed, ruling: 'wrg:R40' });
}

function* lessThan0({ scale }: Who, as: string): Rule<void> {
  const text = `no fire at enemies beyond ${metres(25, scale)}`;
  yield* step({ id: `${as}no-fire`, clause: 'wrg:react.29', value: false, text });
}

function* panic({ scale }: Who, as: string): Rule<void> {
  const how = (yield* ruling('wrg:R144')) === 1 ? 1 : 2;
  const far = metres(DASH[how], scale);
  const text = `panic dash away from the enemy, ${how === 1 ? `a short dash of ${far}` : `at the double, ${far}`}`;
  yield* step({ id: `${as}dash`, clause: 'wrg:react.30', value: DASH[how], text, ruling: 'wrg:R144' });
  const takesAlong = (yield* ruling('wrg:R40')) === 2;
  const weapons = takesAlong ? 'heavy weapons are taken along' : 'heavy weapons are abandoned';
  yield* step({
    id: `${as}heavy-weapons`,
    clause: 'wrg:react.30',
    value: takesAlong,
    text: weapons,
    ruling: 'wrg:R40',
  });
}

/** What becomes of heavy weapons (R40). */
function* abandoning(): Rule<string> {
  return (yield* ruling('wrg:R40')) === 1 ? ', abandoning heavy weapons' : ', taking heavy weapons along';
}

/** A man surrenders who throws less (react.30). */
const LESS_THAN = 5;

/**
 * Who surrenders of a group that panics among its enemies (react.30); ends the test.
 * @param isDue whether the test counts at all (react.1)
 */
export function* surrender(
  panics: boolean,
  result: TestResult,
  input: ReactionInput,
  isDue: boolean,
): Rule<TestResult> {
  const { men, averageDice } = input;
  if (men === undefined) return result;
  if (panics && !isDue) {
    const text = 'nobody surrenders: no test was due';
    yield* step({ id: 'surrendered', clause: 'wrg:react.1', value: 0, text });
    return { ...result, surrendered: 0 };
  }
  const mixed = input.interpenetrated || input.intermingled;
  const always = panics && !mixed && (yield* ruling('wrg:R41')) === 2;
  if (!panics || (!mixed && !always)) {
    const why = panics ? 'no enemies are mixed with the group' : 'the group does not panic';
    const text = `nobody surrenders: ${why}`;
    yield* step({ id: 'surrendered', clause: 'wrg:react.30', value: 0, text, ruling: 'wrg:R41' });
    return { ...result, surrendered: 0 };
  }
  if (averageDice) {
    const text = 'men who may surrender throw ordinary dice';
    yield* step({ id: 'ordinary-dice', clause: 'wrg:scale.6', value: true, text, ruling: 'wrg:R184' });
  }
  const oneDie = (yield* ruling('wrg:R145')) === 2;
  const surrendered = yield* surrendering(men, oneDie);
  yield* haveSurrendered(input, surrendered);
  return { ...result, surrendered };
}

/** Each man throws for himself, or one die is thrown for all of them (R145). */
function* surrendering(men: number, oneDie: boolean): Rule<number> {
  const { less } = yield* dice({
    dice: ['surrender'],
    times: oneDie ? 1 : men,
    tally: ['less'],
    read: (face) => ({ less: face < LESS_THAN ? 1 : 0 }),
  });
  const surrendered = oneDie ? less * men : less;
  const runs = men - surrendered;
  const text = `${surrendered} of ${counted(men, 'man', 'men')} ${surrendered === 1 ? 'surrenders' : 'surrender'} on less than ${LESS_THAN}, ${runs} ${runs === 1 ? 'runs' : 'run'}`;
  yield* step({ id: 'surrendered', clause: 'wrg:react.30', value: surrendered, text, ruling: 'wrg:R145' });
  return surrendered;
}
