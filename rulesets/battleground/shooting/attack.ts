import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { addUp, dice, part } from '../../../src/rules/words.js';
import { type ClauseId, step } from '../words.js';

/** The dice of one attack: the shooter's white and blue, and the red ones of the target's protection. */
export interface Attack {
  readonly white: number;
  readonly blue: number;
  readonly red: number;
  /** The lowest face that hits. */
  readonly hitsOn: number;
  /** Its white dice hit and do not cancel. */
  readonly noWhiteCancels?: boolean | undefined;
  /** Sets the dice of this attack apart from those of another in the same resolution: `'defence '`. */
  readonly of?: string | undefined;
}

/** Hits and cancels of an attack, before the one is taken from the other. */
interface Score {
  readonly hits: number;
  readonly cancels: number;
}

type Colour = 'white' | 'blue' | 'red';

/** What each colour can do: white hits or cancels, blue only hits, red only cancels (dice.1 to dice.3). */
const COLOURS: readonly { colour: Colour; clause: ClauseId; hits: boolean; cancels: boolean }[] = [
  { colour: 'white', clause: 'bg:dice.1', hits: true, cancels: true },
  { colour: 'blue', clause: 'bg:dice.2', hits: true, cancels: false },
  { colour: 'red', clause: 'bg:dice.3', hits: false, cancels: true },
];

const COUNTED = ['hits', 'cancels'] as const;

function* throwColour(attack: Attack, { colour, clause, ...of }: (typeof COLOURS)[number]): Rule<Score> {
  const can = { ...of, cancels: of.cancels && !(colour === 'white' && attack.noWhiteCancels) };
  const read = (face: number) => ({
    hits: can.hits && face >= attack.hitsOn ? 1 : 0,
    cancels: can.cancels && face === 1 ? 1 : 0,
  });
  const name = (attack.of ?? '') + colour;
  const n = attack[colour];
  const score = yield* dice({ dice: [name], times: n, tally: ['hits', 'cancels'], read });
  const hits = can.hits ? [counted(score.hits, 'hit')] : [];
  const cancels = can.cancels ? [counted(score.cancels, 'cancel')] : [];
  yield* step({ id: name, clause, value: n, text: [...hits, ...cancels].join(', ') });
  return score;
}

/**
 * Throws an attack and takes the cancels from the hits, of whatever colour (dice.4).
 * @param before what the rules do to the hits before cancels are taken away
 * @param after what they do to what is left
 * @returns hits that count
 */
export function* attackHits(
  { white, blue, red, hitsOn, noWhiteCancels, of }: Attack,
  { before, after }: { before?: (hits: number) => Rule<number>; after?: (net: number) => Rule<number> } = {},
): Rule<number> {
  const attack = { white, blue, red, hitsOn, noWhiteCancels, of };
  if (!before) {
    const hits = yield* part(netHits, attack);
    return after ? yield* after(hits) : hits;
  }
  const { hits, cancels } = yield* part(thrown, attack);
  return yield* netOf({ hits: yield* before(hits), cancels }, attack);
}

/** The dice of an attack, colour by colour. */
function* thrown(attack: Attack): Rule<Score> {
  const colours = COLOURS.filter(({ colour }) => attack[colour] > 0);
  return yield* addUp(
    COUNTED,
    colours.map((colour) => () => throwColour(attack, colour)),
  );
}

function* netHits(attack: Attack): Rule<number> {
  return yield* netOf(yield* thrown(attack), attack);
}

/** Hits that are not cancelled. */
function* netOf({ hits, cancels }: Score, { of = '' }: Attack): Rule<number> {
  const net = Math.max(hits - cancels, 0);
  const text = () =>
    `${hits} ${hits === 1 ? 'hit' : 'hits'} - ${cancels} ${cancels === 1 ? 'cancel' : 'cancels'} = ${net}`;
  return yield* step({ id: `${of}net`, clause: 'bg:dice.4', value: net, text, ruling: 'bg:R5' });
}

/** Infantry without a heavy weapon halves its final hits on armour, rounding down (vshoot.1). */
export const halvedOnArmour = (ruling: 'bg:R40' | 'bg:R54') =>
  function* (net: number): Rule<number> {
    const hits = Math.floor(net / 2);
    const text = `no heavy weapon against armour: half, rounded down: ${hits}`;
    return yield* step({ id: 'halved', clause: 'bg:vshoot.1', value: hits, text, ruling });
  };
