import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { metres } from '../say.js';
import { effectAt } from '../weapons/effect.js';
import { weaponCalled } from '../weapons/weapons.js';
import { refuse, ruling, step } from '../words.js';
import type { Landing } from './input.js';

/** Who may fire in a period on the ground (air.2, air.4). */
export const FIRE = ['nobody', 'small-arms', 'everybody'] as const;
export type OnGround = { fire: (typeof FIRE)[number] };

/** What holds for air landed troops in a period after they came down. */
export function* onGround({ by, period }: Landing): Rule<OnGround> {
  if (period === 1 && (by === 'parachute' || (yield* asParatroops()))) {
    yield* step({ id: 'erect', clause: 'wrg:air.2', value: true, text: 'they all count as erect' });
    const text = 'first period on the ground: nobody returns fire';
    yield* step({ id: 'fire', clause: 'wrg:air.2', value: 'nobody', text });
    return { fire: 'nobody' };
  }
  const silent = period! <= 2;
  const fire = silent ? 'small-arms' : 'everybody';
  const which = { 1: 'first', 2: 'second' }[period!];
  const text = silent
    ? `${which} period on the ground: heavy weapons do not fire`
    : 'from the third period on, heavy weapons fire as well';
  yield* step({ id: 'fire', clause: 'wrg:air.4', value: fire, text });
  return { fire };
}

/** Whether the first period of paratroops is that of men from gliders and helicopters too (R188). */
function* asParatroops(): Rule<boolean> {
  const alike = (yield* ruling('wrg:R188')) === 2;
  const text = alike ? 'they count as paratroops do' : 'small arms fire at once: they did not drop';
  return yield* step({ id: 'landed', clause: 'wrg:air.12', value: alike, text, ruling: 'wrg:R188' });
}

/** Target and tactical points of those who come by air, for whoever fires at them (air.2, air.3, air.13). */
export function* asTarget(input: Landing): Rule<{ points: number }> {
  return input.by === 'parachute' ? yield* paratroops(input) : yield* aboard(input);
}

/** In its first period the whole drop is one target, of men in the open and erect (air.2, air.3). */
function* paratroops({ targets, period = 1 }: Landing): Rule<{ points: number }> {
  if (period > 1)
    refuse('wrg:air.3', 'From the second period on, paratroops are groups like any others.', 'Use shoot.');
  const n = targets!;
  const who = `every figure in sight, range and arc is the target: ${counted(n, 'figure')}`;
  yield* step({ id: 'targets', clause: 'wrg:air.3', value: n, text: who });
  yield* step({ id: 'in-the-open', clause: 'wrg:tactical.1', value: n, text: `not under cover: +${n}` });
  yield* step({ id: 'erect', clause: 'wrg:air.2', value: n, text: `all count as erect: +${n}` });
  return { points: 2 * n };
}

/** Men in a glider or helicopter: a target for troops in range of its path (air.13, R92). */
function* aboard({ by, targets, leaving, weapon, range, scale }: Landing): Rule<{ points: number }> {
  if (weapon) {
    const from = yield* effectAt(weapon, range!);
    const at = metres(range!, scale);
    if (from.value <= 0) {
      refuse('wrg:air.13', `The flight path is out of range of ${weaponCalled(weapon, 2)}: ${at}.`);
    }
    const text = `${at} from the flight path: ${weaponCalled(weapon, 1)} in range, ${counted(from.value, 'point')} each`;
    yield* step({ id: 'in-range', clause: 'wrg:air.13', value: from.value, text, from });
  }
  const n = targets!;
  const men = counted(n, 'man', 'men');
  const twice = (yield* ruling('wrg:R92')) === 2;
  yield* step({
    id: 'aboard',
    clause: 'wrg:air.13',
    value: n,
    text: `${men} in a ${by}: +${n}`,
    ruling: 'wrg:R92',
  });
  if (!twice && !leaving) return { points: n };
  const text = leaving ? `getting in or out: +${n}` : `and as erect: +${n}`;
  yield* step({ id: 'erect', clause: 'wrg:tactical.2', value: n, text, ruling: 'wrg:R92' });
  return { points: 2 * n };
}
