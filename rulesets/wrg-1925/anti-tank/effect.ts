import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { metres } from '../say.js';
import { effectAt, within } from '../weapons/effect.js';
import { rowOf, type Weapon } from '../weapons/weapons.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import { type AntiTank, weaponRow } from './inputs.js';
import { armourDeductions } from './tables.js';

/** A weapon as it is used against armour. */
interface Armament {
  /** Whose fire effect points it has. */
  readonly row: Weapon;
  /** What it deducts from them, if it does. */
  readonly deducts?: 'afv-gun' | 'heavy-mg';
  readonly clause: ClauseId;
  /** Singular and plural. */
  readonly called: readonly [one: string, many: string];
  readonly ruling?: RulingId;
}

type AntiTankShot = Pick<
  AntiTank,
  'weapon' | 'range' | 'lightGun' | 'mount' | 'helpers' | 'weapons' | 'scale'
>;

/** `one-man anti-tank weapon`, `2 conventional guns`. */
export const weaponsCalled = (input: Pick<AntiTank, 'weapon' | 'mount' | 'lightGun'>, n: number): string => {
  const [one, many] = callOf(input);
  return n === 1 ? one : `${n} ${many}`;
};

function callOf({
  weapon,
  mount = 'turret',
  lightGun,
}: Pick<AntiTank, 'weapon' | 'mount' | 'lightGun'>): readonly [string, string] {
  switch (weapon) {
    case 'one-man':
      return ['one-man anti-tank weapon', 'one-man anti-tank weapons'];
    case 'recoilless':
      return ['recoilless gun', 'recoilless guns'];
    case 'gun':
      return ['conventional gun', 'conventional guns'];
    case 'missile':
      return ['guided missile', 'guided missiles'];
    case 'heavy-mg':
      return mount === 'turret'
        ? ['turret heavy MG or light shell gun', 'turret heavy MGs or light shell guns']
        : [`${mount} heavy MG`, `${mount} heavy MGs`];
    default:
      return lightGun ? ['AFV gun under 75mm', 'AFV guns under 75mm'] : ['AFV shell gun', 'AFV shell guns'];
  }
}

/** Which row a weapon uses against armour, and what it deducts (antitank.1, antitank.2, antitank.3). */
function* armament(input: AntiTankShot): Rule<Armament> {
  const { weapon, lightGun } = input;
  const called = callOf(input);
  if (weapon === 'heavy-mg') {
    return { row: weaponRow(input), deducts: 'heavy-mg', clause: 'wrg:antitank.3', called };
  }
  if (weapon !== 'afv-gun') return { row: weaponRow(input), clause: 'wrg:antitank.1', called };
  const gun = { clause: 'wrg:antitank.2', called } as const;
  // The sheet has the gun of an AFV do what any anti-tank gun does.
  if ((yield* ruling('wrg:R27')) === 2) return { ...gun, row: 'gun', ruling: 'wrg:R27' };
  if (!lightGun) return { ...gun, row: 'afv-gun', deducts: 'afv-gun' };
  const small = yield* ruling('wrg:R156');
  if (small === 3) return { ...gun, row: 'afv-gun', deducts: 'afv-gun', ruling: 'wrg:R156' };
  return { ...gun, row: 'gun', ...(small === 1 && { deducts: 'afv-gun' as const }), ruling: 'wrg:R156' };
}

/**
 * The fire effect points of a weapon against armour, after its deduction: the table antitank-effect.
 * @returns points, which a deduction may take below 0
 */
export function* armourEffect(input: AntiTankShot): Rule<number> {
  const { range = 0, weapons = 1, scale } = input;
  const arm = yield* armament(input);
  const { value: effect, ...source } = yield* effectAt(arm.row, range);
  const at = `at ${metres(range, scale)}`;
  if (effect === 0) yield* mustReach(arm, range, `The ${arm.called[0]} has no effect ${at}.`);
  const many = weapons === 1 ? arm.called[0] : `${weapons} ${arm.called[1]}`;
  const points = `${counted(effect, 'point')}${weapons === 1 ? '' : ' each'}`;
  yield* step({
    id: 'effect',
    clause: arm.clause,
    value: effect,
    text: `${many} ${at}: ${points}`,
    from: { value: effect, ...source },
    ...(arm.ruling && { ruling: arm.ruling }),
  });
  return effect + (yield* deduction(arm)) + (yield* helpersAdd(input));
}

/** A printed zero is out of range (R62), and small arms end at 500 metres (R61). */
function* mustReach({ row, clause }: Armament, range: number, message: string): Rule<void> {
  const inclusive = (yield* ruling('wrg:R59')) === 1;
  const isBeyond = !rowOf(row).isHeavy && !within(range, 500, inclusive);
  if (isBeyond || (yield* ruling('wrg:R62')) === 1) {
    refuse(clause, message, 'A printed zero is out of range: wg rules R62');
  }
}

/** AFV shell guns, heavy MGs and light shell guns deduct 2 (antitank.2, antitank.3). */
function* deduction({ deducts, clause, called: [, many] }: Armament): Rule<number> {
  if (!deducts) return 0;
  const from = yield* look(armourDeductions.cells[deducts]);
  const text = `${many} against armour: ${from.value}`;
  const ruled = deducts === 'afv-gun' && ({ ruling: 'wrg:R27' } as const);
  return yield* step({ id: 'deduction', clause, value: from.value, text, from, ...ruled });
}

/** No. 2 and No. 3 men, who are not among the weapons that hurt armour (R157). */
function* helpersAdd({ helpers, range = 0 }: AntiTankShot): Rule<number> {
  if (helpers === 0) return 0;
  const counts = (yield* ruling('wrg:R157')) === 2;
  const each = counts ? (yield* effectAt('helper', range)).value : 0;
  const value = helpers * each;
  const who = helpers === 1 ? 'No. 2' : 'No. 2 and No. 3';
  const text = counts ? `${who} add ${value}` : `${who}: their points are for fire at men`;
  return yield* step({ id: 'helpers', clause: 'wrg:antitank.1', value, text, ruling: 'wrg:R157' });
}
