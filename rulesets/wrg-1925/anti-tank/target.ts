import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import type { Looked } from '../../../src/rules/words.js';
import { look, type RulingId, refuse, ruling, step } from '../words.js';
import type { AntiTank } from './inputs.js';
import { afvClasses, heavyMgLimit } from './tables.js';

/** Targets in words. */
const CALLED = {
  soft: 'soft vehicle',
  recce: 'recce vehicle',
  apc: 'APC',
  sp: 'SP artillery',
  'post-war-sp': 'post-war SP artillery',
  'light-tank': 'light tank',
  'medium-tank': 'medium tank',
  'heavy-tank': 'heavy tank',
} as const;

const LIGHT_TYPES: readonly AntiTank['at'][] = ['recce', 'apc', 'sp', 'post-war-sp', 'light-tank'];

/** Which targets anti-tank weapons can hurt: AFVs, and heavy MGs only some of them (antitank.3, R28, R165). */
export function* mustBeHurt({ weapon, at, weight }: Pick<AntiTank, 'weapon' | 'at' | 'weight'>): Rule<void> {
  if (at === 'soft') return yield* softTarget();
  if (weapon !== 'heavy-mg') return yield* anyAfv(at);
  const byType = (yield* ruling('wrg:R28')) === 2;
  const { value: limit } = yield* look(heavyMgLimit.cells['heavy-mg-target']);
  const hurts = byType
    ? 'recce vehicles, APCs, SP guns and light tanks'
    : `AFVs up to ${limit} tons and post-war SP artillery`;
  const isHurt = byType ? isLightType(at) : isUnder(limit, at, weight);
  if (isHurt === false) {
    const what = at ? `this ${CALLED[at]}` : 'this one';
    refuse('wrg:antitank.3', `Heavy MGs and light shell guns hurt only ${hurts}, not ${what}.`);
  }
  const text = isHurt ? `it can be hurt: ${hurts}` : `only ${hurts} can be hurt: make sure that it is one`;
  yield* step({ id: 'target', clause: 'wrg:antitank.3', value: isHurt ?? null, text, ruling: 'wrg:R28' });
}

function* anyAfv(at: AntiTank['at']): Rule<void> {
  if (!at || at === 'soft') return;
  const text = `${CALLED[at]}: an AFV, which anti-tank weapons can hurt`;
  yield* step({ id: 'target', clause: 'wrg:antitank.1', value: true, text });
}

function* softTarget(): Rule<void> {
  if ((yield* ruling('wrg:R165')) === 1) {
    refuse(
      'wrg:antitank.14',
      'Only AFVs are knocked out.',
      'Soft vehicles are fired on as men are: wg shoot',
    );
  }
  const text = 'a soft vehicle is fired on as an AFV is';
  yield* step({ id: 'target', clause: 'wrg:antitank.14', value: true, text, ruling: 'wrg:R165' });
}

const isLightType = (at: AntiTank['at']): boolean | undefined => at && LIGHT_TYPES.includes(at);

/** Medium and heavy tanks are heavier than what a heavy MG can hurt, where their weight is not given. */
function isUnder(limit: number, at: AntiTank['at'], weight: number | undefined): boolean | undefined {
  if (at === 'post-war-sp') return true;
  if (weight !== undefined) return weight <= limit;
  return at === 'medium-tank' || at === 'heavy-tank' ? false : undefined;
}

/** A light AFV, a heavy one, or one that is neither; nothing, where there is nothing to tell it by. */
interface WeightClass {
  readonly is: 'light' | 'heavy' | undefined;
  readonly text: string;
  readonly ruling: RulingId;
  readonly from?: Looked<unknown>;
}

/** Whether an AFV is light or heavy, by weight and year or by its type (antitank.5, antitank.9, R31). */
export function* weightClass({
  at,
  weight,
  year = 1975,
}: Pick<AntiTank, 'at' | 'weight' | 'year'>): Rule<WeightClass | undefined> {
  const named = at === 'light-tank' || at === 'heavy-tank';
  if (weight === undefined && !named) return undefined;
  if ((yield* ruling('wrg:R31')) === 2) {
    const is = at === 'light-tank' ? 'light' : at === 'heavy-tank' ? 'heavy' : undefined;
    const text = named ? `a ${is} tank` : 'neither a light nor a heavy tank by name';
    return { is, text, ruling: 'wrg:R31' };
  }
  if (weight === undefined) {
    return { is: undefined, text: 'light or heavy goes by weight and year: not given', ruling: 'wrg:R31' };
  }
  const row = year <= 1941 ? 'up to 1941' : year <= 1950 ? 'up to 1950' : 'after 1950';
  const from = yield* look(afvClasses.cells[row]);
  const { light, heavy } = from.value;
  const is = weight < light ? 'light' : weight >= heavy ? 'heavy' : undefined;
  const text = `${numbered(weight, 'ton')} in ${year}: ${is ? `a ${is} AFV` : 'neither light nor heavy'}`;
  return { is, text, from, ruling: 'wrg:R155' };
}
