import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { dice, part } from '../../../src/rules/words.js';
import { effectAt, whyNothing } from '../weapons/effect.js';
import type { Weapon } from '../weapons/weapons.js';
import { inTheMainRules, refuse, ruling, step } from '../words.js';
import { type Exposure, exposureCalled } from './exposure.js';

/** The highest die that collapses a bunker, and the lowest on which a man gets out of it (building.7, building.8). */
const COLLAPSES_ON = 2;
const ESCAPES_ON = 5;

interface Attacked {
  readonly exposed: readonly Exposure[];
  readonly range: number | undefined;
  /** Shell guns among the weapons are of 105mm or more. */
  readonly heavyShell: boolean;
}

/** Whether a bunker collapses (building.7): one die a period, or one for each attack (R174). */
export function* collapses(input: Attacked): Rule<boolean> {
  yield* inTheMainRules('wrg:building.7', 'collapsing bunkers');
  let attacks = 0;
  for (const exposure of input.exposed) attacks += yield* attacksOf(exposure, input);
  if (attacks === 0) {
    const hint =
      'Satchel charges, recoilless guns, guided missiles and shell guns of 105mm or more can, in range.';
    refuse('wrg:building.7', 'None of these weapons can collapse the bunker.', hint);
  }
  const times = attacks > 1 && (yield* ruling('wrg:R174')) === 2 ? attacks : 1;
  return yield* part(bringDown, times);
}

/** Whether one of so many dice brings it down. */
function* bringDown(times: number): Rule<boolean> {
  const { down } = yield* dice({
    dice: ['bunker'],
    times,
    tally: ['down'],
    read: (face) => ({ down: face <= COLLAPSES_ON ? 1 : 0 }),
  });
  const text = down > 0 ? 'the bunker collapses' : 'the bunker holds';
  const line = { id: 'collapsed', clause: 'wrg:building.7', value: down > 0, text } as const;
  return yield* step({ ...line, ruling: 'wrg:R174' });
}

/** How many attacks on a bunker these weapons are. */
function* attacksOf(exposure: Exposure, input: Attacked): Rule<number> {
  const { n } = exposure;
  const can = exposure.kind === 'weapon' ? canCollapse(exposure.weapon, input) : exposure.kind === 'satchel';
  const not = can ? yield* whyNot(exposure, input) : undefined;
  const reaches = can && not === undefined;
  const said = !can ? 'cannot collapse a bunker' : (not ?? 'can collapse a bunker');
  return yield* step({
    id: exposure.kind === 'weapon' ? exposure.weapon : exposure.kind,
    clause: 'wrg:building.7',
    value: reaches ? n : 0,
    text: `${exposureCalled(exposure)}: ${said}`,
    ...(can && !reaches && { ruling: 'wrg:R62' as const }),
  });
}

/** Whether a weapon brings bunkers down whatever its calibre (building.7). */
export const collapsesBunkers = (weapon: Weapon): boolean =>
  weapon === 'recoilless' || weapon === 'missile' || weapon === 'satchel';

const canCollapse = (weapon: Weapon, { heavyShell }: Attacked): boolean =>
  weapon === 'recoilless' || weapon === 'missile' || (heavyShell && isShellGun(weapon));

/** Guns that may be of 105mm or more. */
export const isShellGun = (weapon: Weapon): boolean => weapon === 'afv-gun' || weapon === 'gun';

/** Why it does nothing at its range, if it does nothing there (R62). */
function* whyNot(exposure: Exposure, { range = 0 }: Attacked): Rule<string | undefined> {
  if (exposure.kind !== 'weapon') return undefined;
  const at = exposure.at ?? range;
  const { value } = yield* effectAt(exposure.weapon, at);
  if (value > 0 || (yield* ruling('wrg:R62')) === 2) return undefined;
  return yield* whyNothing(exposure.weapon, at);
}

/**
 * The occupants get out on 5 or 6, with small arms or radio (building.8).
 * @returns those who do not
 */
export function* buried(men: number): Rule<number> {
  const { lost } = yield* dice({
    dice: ['man'],
    whose: (_, n) => (n === 1 ? 'the man in it' : 'the men in it'),
    times: men,
    tally: ['lost'],
    read: (face) => ({ lost: face < ESCAPES_ON ? 1 : 0 }),
  });
  const out = men - lost;
  const text = () => `${out} of ${counted(men, 'man', 'men')} out, with small arms or radio only`;
  yield* step({ id: 'escape', clause: 'wrg:building.8', value: out, text });
  return lost;
}
