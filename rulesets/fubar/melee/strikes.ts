import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { addUp, dice, part, restOf, toldAs } from '../../../src/rules/words.js';
import { type Save, unsavedOf } from '../hits/armour.js';
import { hitSaid, onFaces } from '../say.js';
import { step } from '../words.js';

export type SideName = 'attackers' | 'defenders';
const other = (side: SideName): SideName => (side === 'attackers' ? 'defenders' : 'attackers');
const DIE = { attackers: 'attacker', defenders: 'defender' } as const;

/** How a side fights, whatever its numbers. */
export interface Fighters {
  /** The lowest face that hits. */
  readonly lowest: number;
  readonly saves: readonly Save[];
}

/** A side between two rounds: the figures that fight, and of them those that are suppressed. */
export interface Side {
  readonly figures: number;
  readonly suppressed: number;
}

/** Both sides of a fight. */
export type Sides = Readonly<Record<SideName, Side>>;

/** What is the same in every round. */
export interface Ground {
  readonly attackers: Fighters;
  readonly defenders: Fighters;
  readonly fall: 'suppressed' | 'upright';
  /** The side that does not strike in the first round (R49). */
  readonly idle?: SideName | undefined;
}

/** The dice of both sides. */
export type Blows = Readonly<Record<SideName, number>>;

/** Dice of both sides that are thrown together. */
export interface Volley {
  readonly blows: Blows;
  /** The suppressed strike. */
  readonly late?: true;
}

/** The dice of the suppressed. */
export const late = (blows: Blows): Volley => ({ blows, late: true });

function* sayLate({ attackers, defenders }: Blows): Rule<void> {
  const who = [
    ...(attackers > 0 ? [counted(attackers, 'attacker')] : []),
    ...(defenders > 0 ? [counted(defenders, 'defender')] : []),
  ];
  const text = () =>
    who.length > 0 ? `the suppressed strike now: ${who.join(', ')}` : 'no suppressed figure strikes';
  const value = attackers + defenders;
  yield* step({ id: 'late', clause: 'fubar:melee.6', value, text, ruling: 'fubar:R47' });
}

/** Both sides strike, and what they hit is removed together. A part of a rule. */
export function* exchange(now: Sides, ground: Ground, volleys: readonly Volley[]): Rule<Sides> {
  const losses = (side: SideName, volley: Volley) => () => lossesOf(side, now, ground, volley);
  const hits = addUp<SideName>(
    ['attackers', 'defenders'],
    volleys.flatMap((volley) => [losses('defenders', volley), losses('attackers', volley)]),
  );
  return yield* restOf(hits, (lost) => removed(now, lost, ground));
}

/** What one side loses to the dice of the other. */
function* lossesOf(side: SideName, now: Sides, ground: Ground, volley: Volley): Rule<Blows> {
  const by = other(side);
  if (volley.late && by === 'attackers') yield* sayLate(volley.blows);
  // Who has nobody to strike throws no dice.
  const n = now[side].figures === 0 ? 0 : volley.blows[by];
  const { lowest } = ground[by];
  const { saves } = ground[side];
  const unsaved = restOf(part(strike, by, n, lowest, saves, volley.late ? '-late' : ''));
  return yield* toldAs(unsaved, (lost) =>
    side === 'attackers' ? { attackers: lost, defenders: 0 } : { attackers: 0, defenders: lost },
  );
}

/** Both sides without those who were hit. */
function* removed(now: Sides, { attackers, defenders }: Blows, ground: Ground): Rule<Sides> {
  const lost = {
    attackers: Math.min(attackers, now.attackers.figures),
    defenders: Math.min(defenders, now.defenders.figures),
  };
  yield* sayFallen('attackers', now.attackers, lost.attackers);
  yield* sayFallen('defenders', now.defenders, lost.defenders);
  return {
    attackers: fallen(now.attackers, lost.attackers, ground),
    defenders: fallen(now.defenders, lost.defenders, ground),
  };
}

/** One die for each figure that strikes, and the saves of those it hits. */
function* strike(
  side: SideName,
  n: number,
  lowest: number,
  saves: readonly Save[],
  when: '' | '-late',
): Rule<number> {
  const { hits } = yield* dice({
    dice: [`${DIE[side]}${when}`],
    times: n,
    tally: ['hits'],
    read: (face) => ({ hits: face >= lowest ? 1 : 0 }),
    whose: when === '' ? `the ${side}` : `the suppressed ${side}`,
  });
  if (n > 0) {
    const text = () => `${side} hit ${onFaces(lowest)}: ${hitSaid(hits, n)}`;
    yield* step({ id: `${side}${when}`, clause: 'fubar:melee.5', value: hits, text });
  }
  return yield* unsavedOf(hits, saves, `${DIE[other(side)]}-save${when}`);
}

/** Every unsaved hit is a casualty (melee.7). */
function fallen({ figures, suppressed }: Side, lost: number, { fall }: Ground): Side {
  const lying =
    fall === 'suppressed' ? Math.min(lost, suppressed) : Math.max(0, lost - (figures - suppressed));
  return { figures: figures - lost, suppressed: suppressed - lying };
}

function* sayFallen(name: SideName, { figures }: Side, lost: number): Rule<void> {
  if (lost === 0) return;
  const text = () => `${name} lose ${lost}, ${figures - lost} left`;
  yield* step({ id: `${name}-lost`, clause: 'fubar:melee.7', value: lost, text });
}
