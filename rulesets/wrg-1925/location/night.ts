import type { Rule } from '../../../src/rules/rule.js';
import { ruling, step } from '../words.js';
import type { Spot } from './input.js';
import type { Column } from './tables.js';

/** The column of the light; none by day. In the dark it depends on silence (R102) and night equipment (R106). */
export function* nightColumn(input: Spot): Rule<Column | undefined> {
  const { light, nightEquipment } = input;
  if (light === 'day') return undefined;
  if (light !== 'dark') return 'moonlight';
  if (nightEquipment && (yield* seesBy(input))) {
    if (input.silent || input.viewerSilent) {
      const text = 'silence makes no difference in that light';
      yield* step({ id: 'silence', clause: 'wrg:locate.2', value: false, text });
    }
    return 'moonlight';
  }
  return (yield* silenceCounts(input)) ? 'dark-silent' : 'dark';
}

/** Whether silence is kept by those whose silence counts (R102). */
function* silenceCounts({ silent, viewerSilent }: Spot): Rule<boolean> {
  if (!silent && !viewerSilent) return false;
  const viewers = (yield* ruling('wrg:R102')) === 2;
  const counts = viewers ? viewerSilent : silent;
  const whose = viewers ? 'those who look' : 'the target';
  const text = `the silence of ${whose} counts: ${counts ? 'it is kept' : 'it is not kept'}`;
  return yield* step({ id: 'silence', clause: 'wrg:locate.2', value: counts, text, ruling: 'wrg:R102' });
}

const SEEN_BY: Readonly<Record<NonNullable<Spot['nightEquipment']>, string>> = {
  intensifier: 'an image intensifier shows it as by moonlight to its user alone',
  'infra-red': 'infra-red shows it as by moonlight to those who have it',
  searchlight: 'the beam lights it as by moonlight for everyone',
  'infra-red-searchlight': 'the beam lights it as by moonlight for those with infra-red',
};

/** Whether night equipment shows the target (light.2, R106); the sheet knows nothing of it (R54). */
function* seesBy({ nightEquipment, notModelled, viewer }: Spot): Rule<boolean> {
  const line = { id: 'night-equipment', clause: 'wrg:light.2' } as const;
  if ((yield* ruling('wrg:R54')) === 2) {
    const text = 'night equipment is not on the sheet: no effect';
    return yield* step({ ...line, value: false, text, ruling: 'wrg:R54' });
  }
  if ((yield* ruling('wrg:R106')) === 2) {
    const text = 'night equipment has no range of its own: no effect';
    return yield* step({ ...line, value: false, text, ruling: 'wrg:R106' });
  }
  const carried = nightEquipment === 'intensifier' || nightEquipment === 'infra-red';
  const onFoot = carried && (viewer === 'infantry' || viewer === 'heavy-weapon');
  const has = !notModelled;
  const whose = !onFoot
    ? 'a vehicle has what was standard for its type and date'
    : has
      ? 'infantry equipment has to be on the model'
      : 'it is not on the model: infantry is without it';
  yield* step({ id: 'equipped', clause: 'wrg:light.2', value: has, text: whose });
  if (!has) return false;
  return yield* step({ ...line, value: true, text: SEEN_BY[nightEquipment!], ruling: 'wrg:R106' });
}
