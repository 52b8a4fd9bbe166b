import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import { dice, lastly, settled, sumOfParts } from '../../../src/rules/words.js';
import { type Save, unsavedOf } from '../hits/armour.js';
import { onFaces } from '../say.js';
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

/** Both sides strike, and what they hit is removed together. */
export function* exchange<T>(
  now: Sides,
  ground: Ground,
  volleys: readonly Volley[],
  to: (sides: Sides) => T,
): Rule<T> {
  const losses = (side: SideName, volley: Volley) =>
    function* (): Rule<Tally<SideName>> {
      const by = other(side);
      if (volley.late && by === 'attackers') yield* sayLate(volley.blows);
      // Who has nobody to strike throws no dice.
      const n = now[side].figures === 0 ? 0 : volley.blows[by];
      const unsaved = yield* strike(by, n, ground, volley.late ? '-late' : '');
      return { attackers: 0, defenders: 0, [side]: unsaved };
    };
  const least = ({ attackers, defenders }: Tally<SideName>) => ({
    attackers: Math.min(attackers, now.attackers.figures),
    defenders: Math.min(defenders, now.defenders.figures),
  });
  return yield* lastly({
    part: sumOfParts<SideName>(
      ['attackers', 'defenders'],
      volleys.flatMap((volley) => [losses('defenders', volley), losses('attackers', volley)]),
    ),
    *saying(hits) {
      const lost = least(hits);
      yield* sayFallen('attackers', now.attackers, lost.attackers);
      yield* sayFallen('defenders', now.defenders, lost.defenders);
    },
    to(hits) {
      const lost = least(hits);
      return to({
        attackers: fallen(now.attackers, lost.attackers, ground),
        defenders: fallen(now.defenders, lost.defenders, ground),
      });
    },
  });
}

/** One die for each figure that strikes, and the saves of those it hits. */
function strike(side: SideName, n: number, ground: Ground, when: string): Rule<number> {
  return settled(`${side} ${n}`, function* () {
    const { lowest } = ground[side];
    const { hits } = yield* dice({
      dice: [`${DIE[side]}${when}`],
      times: n,
      tally: ['hits'],
      read: (face) => ({ hits: face >= lowest ? 1 : 0 }),
    });
    if (n > 0) {
      const text = () => `${side} hit ${onFaces(lowest)}: ${hits} of ${n}`;
      yield* step({ id: `${side}${when}`, clause: 'fubar:melee.5', value: hits, text });
    }
    return yield* unsavedOf(hits, ground[other(side)].saves, `${DIE[other(side)]}-save${when}`);
  });
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
