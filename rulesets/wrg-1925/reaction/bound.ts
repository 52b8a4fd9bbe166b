import type { Rule } from '../../../src/rules/rule.js';
import type { Move } from '../movement/input.js';
import { AFVS, type Mover, paceOf } from '../movement/movers.js';
import { metres, type Scale } from '../say.js';
import { within } from '../weapons/effect.js';
import { type Fire, ofCrews } from '../weapons/firing-group.js';
import { refuse, ruling, step } from '../words.js';
import { type AfvBand, afvBandOf, type Band, bandOf } from './score/bands.js';

/** Whoever has tested, and what binds him: an AFV by a score of its own. */
interface Tested {
  readonly name?: string | undefined;
  readonly bound?: number | undefined;
  readonly afvBound?: number | undefined;
  readonly type?: Mover;
}

/** What a test makes of an order (orders.4). */
interface Overruled {
  readonly band: Band | AfvBand;
  readonly isAfv: boolean;
}

/** Both sides move as ordered, unless a reaction test says otherwise (orders.4): what it says. */
export function* overrules({ name = 'It', ...of }: Tested): Rule<Overruled | undefined> {
  const score = of.afvBound ?? of.bound;
  if (score === undefined) return undefined;
  const isAfv = of.afvBound !== undefined || (of.type !== undefined && AFVS.includes(of.type));
  const { band } = isAfv ? yield* afvBandOf(score) : yield* bandOf(score);
  const says = isAfv ? yield* afvMust(band as AfvBand) : yield* groupMust(band as Band);
  if (says !== undefined) {
    const text = `${name} scored ${score} in its reaction test: ${says}, whatever its order`;
    yield* step({ id: 'orders', clause: 'wrg:orders.4', value: score, text });
  }
  return { band, isAfv };
}

/** The same, and what it forbids of a move. */
export function* movesAsBound(input: Move): Rule<void> {
  const { name = 'It' } = input;
  const { band, isAfv } = (yield* overrules(input)) ?? {};
  if (isAfv) yield* turnsRound(band as AfvBand, input, name);
  // Men run with a leader who does, whatever their own test came to (extra.5).
  else if (band === 'panic' || input.runs) yield* onlyTheDash(input, name);
}

/** What a result says of movement (react.25 to react.30); a panic dash is the one move left. */
function* groupMust(band: Band): Rule<string | undefined> {
  if (band === 'panic') return 'it panics, and dashes away from the enemy';
  // That of less than 0 forbids fire; those above it hold as well, unless so ruled (R140).
  if (band === -5) return (yield* ruling('wrg:R140')) === 1 ? MOVES[0] : undefined;
  return MOVES[band];
}

const MOVES: Readonly<Record<Exclude<Band, 'panic' | -5>, string | undefined>> = {
  15: 'it must move towards the enemy',
  10: undefined,
  5: 'no move closer to the enemy while erect, nor to one within 25 metres',
  0: 'no move on foot towards the enemy',
};

function* onlyTheDash(input: Move, name: string): Rule<void> {
  if (input.type !== 'infantry') return;
  const dash = (yield* ruling('wrg:R144')) === 1 ? 'dash' : 'double';
  const abandons = (yield* ruling('wrg:R40')) === 1;
  // A gun that is taken along is pushed (foot.3).
  const pushes = input.pace === 'manhandle' && !abandons;
  if (paceOf(input) !== dash && !pushes) {
    refuse(
      'wrg:react.30',
      `${name} panics: it dashes away from the enemy, and nothing else.`,
      `--pace ${dash}`,
    );
  }
  const { share = 'none', toWeapon } = input;
  if ((share !== 'none' || toWeapon) && abandons) {
    refuse(
      'wrg:react.30',
      `${name} panics: heavy weapons are abandoned.`,
      toWeapon ? undefined : '--share none',
    );
  }
}

const mustTurn = function* (band: AfvBand): Rule<boolean> {
  return band === 'withdraw' || (band === -5 && (yield* ruling('wrg:R47')) === 2);
};

/** The same for an AFV (afv.18 to afv.22). */
function* afvMust(band: AfvBand): Rule<string> {
  return AFV_MOVES[(yield* mustTurn(band)) ? 'withdraw' : band];
}

/** An AFV that has to turn round does not reverse, nor does one that retires but while it fires, if so ruled. */
function* turnsRound(band: AfvBand, { pace, fire }: Move, name: string): Rule<void> {
  if (pace !== 'reverse') return;
  if (yield* mustTurn(band)) {
    refuse('wrg:afv.22', `${name} has to turn round and retire: it does not reverse.`);
  }
  if (band === -5 && !fire && (yield* ruling('wrg:R55')) === 2) {
    refuse('wrg:afv.21', `${name} reverses only while it fires.`, 'As in: --fire');
  }
}

const AFV_MOVES: Readonly<Record<AfvBand, string>> = {
  10: 'it must advance',
  5: 'it goes no further forward than the next fire position in cover',
  0: 'it may not advance',
  '-5': 'it must retire',
  withdraw: 'it must turn round and retire under smoke',
};

/** How far those fire whose test came to less than 0, in metres (react.29). */
const NEAR = 25;

/** Whether a group may fire so far (react.29): its weapons with crews by their own score, where they have one (extra.1). */
export function* firesAsBound(
  { name = 'It', bound, crewsBound, scale }: Bound,
  firing: () => readonly Fire[],
): Rule<void> {
  if (bound === undefined) return;
  const fire = firing();
  const held = yield* holdsFire(bound);
  if (!held) return;
  const crewsHeld = crewsBound === undefined || (yield* holdsFire(crewsBound));
  const crewed = ofCrews(fire);
  const inclusive = (yield* ruling('wrg:R60')) === 1;
  const far = fire.find(
    (of) => of.at !== undefined && !within(of.at, NEAR, inclusive) && (crewsHeld || !crewed.includes(of)),
  );
  if (far) {
    const score = `${name} scored ${bound} in its reaction test`;
    refuse('wrg:react.29', `${score}: no fire at enemies beyond ${metres(NEAR, scale)}.`);
  }
  const text = `${name} scored ${bound} in its reaction test: no fire at enemies beyond ${metres(NEAR, scale)}`;
  yield* step({ id: 'bound', clause: 'wrg:react.29', value: bound, text });
}

/** A group that fires, and what its test binds it to. */
interface Bound {
  readonly name?: string | undefined;
  readonly bound?: number | undefined;
  readonly crewsBound?: number | undefined;
  readonly scale?: Scale;
}

function* holdsFire(score: number): Rule<boolean> {
  const { band } = yield* bandOf(score);
  return band === -5 || (band === 'panic' && (yield* ruling('wrg:R140')) === 1);
}
