import type { Rule } from '../../../src/rules/rule.js';
import { counted, outOf } from '../../../src/rules/text/say.js';
import { dice } from '../../../src/rules/words.js';
import { step } from '../words.js';
import type { Landing } from './input.js';
import { hasLanded, isDown } from './roles.js';

/** What a drop cost: fields stand for what was dropped. */
export type Dropped = { casualties?: number; weaponsLost?: number };

/** Paratroops come down where their papers fell (air.5 to air.7). */
export function* drop(input: Landing, period: number): Rule<Dropped> {
  const dropped: Dropped = { ...(yield* menDown(input)), ...(yield* weaponsDown(input)) };
  const { casualties: men, weaponsLost } = dropped;
  yield* hasLanded(input, { men, weaponsLost }, 'wrg:air.6', 'wrg:air.7');
  if (input.target !== undefined) yield* isDown(input, period);
  return dropped;
}

function* menDown({ men, rough, offTable }: Landing): Rule<Dropped> {
  if (men === undefined) return {};
  if (offTable > 0) {
    const text = `${counted(offTable, 'man', 'men')} off the table: lost`;
    yield* step({ id: 'off-table', clause: 'wrg:air.5', value: offTable, text });
  }
  const hurt = rough > 0 ? yield* roughLanding(rough) : 0;
  const casualties = offTable + hurt;
  const text = `${casualties || 'none'} of ${counted(men, 'man', 'men')} lost`;
  yield* step({ id: 'casualties', clause: 'wrg:air.6', value: casualties, text, ruling: 'wrg:R54' });
  return { casualties };
}

/** Woods, houses and water hurt on a 1 (air.6). */
function* roughLanding(men: number): Rule<number> {
  const { hurt } = yield* dice({
    dice: ['landing'],
    times: men,
    tally: ['hurt'],
    read: (face) => ({ hurt: face === 1 ? 1 : 0 }),
  });
  const text = `landing in woods, built-up areas or water, hurt on 1: ${outOf(hurt, men)}`;
  return yield* step({ id: 'landing', clause: 'wrg:air.6', value: hurt, text });
}

function* weaponsDown({ hw, hwInWater, hwOffTable }: Landing): Rule<Dropped> {
  if (hw === undefined) return {};
  if (hwOffTable > 0) {
    const text = `${counted(hwOffTable, 'heavy weapon')} off the table: lost`;
    yield* step({ id: 'weapons-off-table', clause: 'wrg:air.5', value: hwOffTable, text });
  }
  if (hwInWater > 0) {
    const text = `${counted(hwInWater, 'heavy weapon')} in water: lost`;
    yield* step({ id: 'weapons-in-water', clause: 'wrg:air.7', value: hwInWater, text });
  }
  return { weaponsLost: hwOffTable + hwInWater };
}
