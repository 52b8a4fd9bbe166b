import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { inLetters } from '../../../src/rules/text/in-letters.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice, restOf, rounds } from '../../../src/rules/words.js';
import { inLight } from '../smoke/light.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import { type Mines, maySee } from './input.js';
import { mineRolls } from './tables.js';

/** What came of men who went into a field. */
export type Crossed = { casualties: number; spotted?: boolean };

/** What a die says to a man. */
interface Odds {
  /** The clause of his light and pace. */
  readonly clause: 'wrg:mine.8' | 'wrg:mine.9';
  /** He falls on this or less. */
  readonly falls: number;
  /** He sees a mine on this or more. */
  readonly sees: number;
}

/** A group of men somewhere in a field. */
interface MenInField {
  /** Men who go on, and the squares behind them. */
  readonly on: number;
  readonly square: number;
  /** A mine was seen: the group knows. */
  readonly knows: boolean;
  /** Men on their way back, and the squares before them. */
  readonly back: number;
  readonly before: number;
}

/** Men on foot go through a field, all of them square by square (mine.8 to mine.10). */
export function* walk(input: Mines): Rule<Crossed> {
  if (input.type === 'anti-tank') {
    const text = 'anti-tank mines do not go off under men on foot';
    yield* step({ id: 'no-trigger', clause: 'wrg:mine.11', value: 0, text });
    return { casualties: 0 };
  }
  if (yield* isSafe(input)) return { casualties: 0 };
  const odds = yield* oddsOf(input);
  const { squares, what } = yield* squaresOf(input);
  const men = input.men!;
  const goesOn = ({ on, square }: MenInField) => on > 0 && square < squares;
  const isOver = (group: MenInField) => !goesOn(group) && (group.back === 0 || group.before === 0);
  const end = yield* rounds<MenInField>({
    name: 'crossing',
    start: { on: men, square: 0, knows: false, back: 0, before: 0 },
    isOver,
    // Where it ended is all the same.
    gist: (group) =>
      isOver(group)
        ? { on: 0, square: 0, knows: group.knows, back: group.on + group.back, before: 0 }
        : group,
    round: (group) =>
      goesOn(group) ? cross(group, what, odds, turningBack(input)) : recross(group, what, odds),
    key: ({ on, square, knows, back, before }) => inLetters(on, square, Number(knows), back, before),
  });
  const casualties = men - end.on - end.back;
  yield* step({
    id: 'casualties',
    clause: odds.clause,
    value: casualties,
    text: `${casualties || 'none'} of ${counted(men, 'man', 'men')} ${casualties === 1 ? 'falls' : 'fall'}`,
  });
  return { casualties, spotted: end.knows };
}

/** How many of them go back when a mine is seen: each has the choice (mine.10). */
const turningBack = ({ whenSeen, goBack = Number.POSITIVE_INFINITY }: Mines): number =>
  whenSeen === 'back' ? goBack : 0;

/** Marked mines are stepped over, and a cleared track is followed, by those who see them (mine.7, mine.17). */
function* isSafe({ marked, path, light }: Mines): Rule<boolean> {
  if (marked) {
    const safe = light !== 'dark';
    const text = safe ? 'the mines are marked: the men cross them' : 'marked, but not to be seen in the dark';
    return yield* step({ id: 'marked', clause: 'wrg:mine.17', value: safe, text });
  }
  if (path) {
    const safe = light === 'day';
    const text = safe
      ? 'safe by day in the track of a hard vehicle'
      : 'the track of a vehicle helps only by day';
    return yield* step({ id: 'path', clause: 'wrg:mine.7', value: safe, text });
  }
  return false;
}

const GOING: Readonly<Record<Mines['pace'], string>> = {
  walk: 'walking',
  crawl: 'crawling',
  dash: 'dashing',
  double: 'doubling',
  wade: 'wading',
  climb: 'climbing with hands',
};

/** What the dice say, by light and pace (mine.8, mine.9). */
function* oddsOf(input: Mines): Rule<Odds> {
  yield* kindOfMine(input);
  const may = maySee(input);
  const clause = may ? 'wrg:mine.8' : 'wrg:mine.9';
  const falls = yield* look(mineRolls.cells[may ? 'daylight-casualty' : 'otherwise-casualty']);
  const how = GOING[input.pace];
  yield* step({
    id: 'falls-on',
    clause,
    value: falls.value,
    text: `${how} ${inLight[input.light]}: a man falls on ${falls.value} or less`,
    from: falls,
    ruling: 'wrg:R54',
  });
  if (!may) {
    yield* step({ id: 'sees-on', clause, value: null, text: 'nobody sees a mine in time' });
    return { clause, falls: falls.value, sees: 7 };
  }
  const sees = yield* look(mineRolls.cells['daylight-sees']);
  const text = `he sees a mine in time on ${sees.value} or more`;
  yield* step({ id: 'sees-on', clause, value: sees.value, text, from: sees });
  return { clause, falls: falls.value, sees: sees.value };
}

/** Traps that count as mines (option.13), and whom mines wait for (mine.5). */
export function* kindOfMine({ type }: Mines): Rule<void> {
  if (type === 'pungi') {
    const text = 'pungi traps with lids count as anti-personnel mines';
    yield* step({ id: 'pungi', clause: 'wrg:option.13', value: true, text });
  }
}

/** How often each man rolls: once for each square or, if so ruled, for each 5 metre piece of the belt (R177). */
function* squaresOf({ men, squares: given, deep }: Mines): Rule<{ squares: number; what: string }> {
  const byPieces = (yield* ruling('wrg:R177')) === 2;
  const metres = deep ?? given! * 10;
  const squares = Math.ceil(metres / (byPieces ? 5 : 10));
  const what = byPieces ? 'piece' : 'square';
  const each = men === 1 ? 'he rolls' : `each of ${men} men rolls`;
  const text = `${counted(squares, what)} of ${byPieces ? 5 : 10} metres with mines: ${each} in each`;
  yield* step({ id: 'squares', clause: 'wrg:mine.5', value: squares, text, ruling: 'wrg:R177' });
  return { squares, what };
}

/** Men who may see a mine, and what came of it. */
interface Watch {
  readonly men: number;
  readonly told: Told | undefined;
}
type Told = Pick<MenInField, 'on' | 'knows' | 'back'>;

/** The next square, and back over it at once for those who turn back where a mine was seen (mine.10). */
function* cross(group: MenInField, what: string, odds: Odds, turning: number): Rule<MenInField> {
  const square = group.square + 1;
  const { on: men, knows, back, before } = group;
  if (knows || odds.sees > 6) {
    return yield* restOf(stepped(men, odds.falls), ({ falls }) =>
      fell(
        { mark: `${what} ${square}`, men, falls, clause: odds.clause },
        { on: men - falls, square, knows, back, before },
      ),
    );
  }
  // What follows from a square does not depend on how far in it lies, only on who is left and what they know.
  const { told } = yield* rounds<Watch>({
    name: 'men who may see a mine',
    start: { men, told: undefined },
    isOver: (of) => of.told !== undefined,
    round: ({ men }) => watching(`${what} ${square}`, men, odds, turning),
    key: ({ men, told }) => (told ? inLetters(men, told.on, Number(told.knows), told.back) : inLetters(men)),
  });
  return { on: told!.on, square, knows: told!.knows, back: told!.back, before: square - 1 };
}

/** Men who may see a mine before they step on it, and tell the others: who goes on, and who is back over the square. */
function* watching(
  mark: string,
  men: number,
  { falls: upTo, sees: from, clause }: Odds,
  turning: number,
): Rule<Watch> {
  const { falls, sees } = yield* dice({
    dice: ['mines'],
    times: men,
    tally: ['falls', 'sees'],
    read: (face) => (face <= upTo ? { falls: 1 } : face >= from ? { sees: 1 } : {}),
  });
  yield* said({ mark, men, falls, clause });
  const rest = men - falls;
  if (sees === 0) return { men, told: { on: rest, knows: false, back: 0 } };
  const turn = Math.min(turning, rest);
  const on = rest - turn;
  const who = sees === 1 ? '1 man sees a mine and tells' : `${sees} men see mines and tell`;
  const goes =
    turn === 0
      ? 'which goes on'
      : on === 0
        ? 'which goes back'
        : `of which ${turn} ${turn === 1 ? 'goes' : 'go'} back`;
  const text = () => `${mark}: ${who} the group, ${goes}`;
  yield* step({ id: 'spotted', clause: 'wrg:mine.10', value: sees, text });
  if (turn === 0) return { men, told: { on, knows: true, back: 0 } };
  // Whoever saw a mine turns back before the others, and is safe here.
  const safe = Math.min(sees, turn);
  const others = turn - safe;
  return yield* restOf(stepped(others, upTo), ({ falls }) =>
    fell(
      { mark: `back over ${mark}`, men: others, falls, clause: 'wrg:mine.10' },
      { men, told: { on, knows: true, back: turn - falls } },
    ),
  );
}

/** Back over a square in which nobody of the group saw a mine: all roll again (mine.10). */
function* recross(group: MenInField, what: string, { falls: upTo }: Odds): Rule<MenInField> {
  const { on, square, knows, back, before } = group;
  return yield* restOf(stepped(back, upTo), ({ falls }) =>
    fell(
      { mark: `back over ${what} ${before}`, men: back, falls, clause: 'wrg:mine.10' },
      { on, square, knows, back: back - falls, before: before - 1 },
    ),
  );
}

/** A die for each of the men who see no mine, or would be none the wiser. */
const stepped = (men: number, upTo: number): Rule<Tally<'falls'>> =>
  dice({
    dice: ['mines'],
    times: men,
    tally: ['falls'],
    read: (face) => ({ falls: face <= upTo ? 1 : 0 }),
  });

/** What a square takes of the men who step there. */
interface Toll {
  readonly mark: string;
  readonly men: number;
  readonly falls: number;
  readonly clause: ClauseId;
}

/** What is left behind a square: how many fell there is said, if anybody stepped. */
function* fell<S>(of: Toll, leaves: S): Rule<S> {
  if (of.men > 0) yield* said(of);
  return leaves;
}

function said({ mark, men, falls, clause }: Toll): Rule<number> {
  const text = () => `${mark}: ${falls || 'none'} of ${men} ${falls === 1 ? 'falls' : 'fall'}`;
  return step({ id: 'square', clause, value: falls, text });
}
