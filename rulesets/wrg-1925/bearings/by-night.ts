import type { Moment } from '../../../src/rules/permit.js';
import { locationRanges, NOT_APPLICABLE, OPEN_ENDED, type TargetRow } from '../location/tables.js';
import { seenDoing } from '../movement/roles.js';
import { metres } from '../say.js';
import { inLight } from '../smoke/light.js';
import { countsPeriods, lastingOf, lightOf, periodOf } from '../state.js';
import { bearings } from '../words.js';

/** Who is fired at by night from further off than he is located there, as far as the game knows (locate.2). */

/** Somebody's light burns in this period: where it falls only the players see. */
const isLitSomewhere = ({ state }: Moment): boolean =>
  lastingOf(state).some(
    ({ what, from, until }) => what === 'light' && from <= periodOf(state) && periodOf(state) <= until,
  );

/** What a target does in words of the table; who stands still and erect is as one who moves so (R101). */
const rowOf = (doing: unknown): TargetRow | undefined => {
  const row = doing === 'in-position' ? 'moving-prone' : doing === 'standing' ? 'moving-erect' : doing;
  return typeof row === 'string' && row in locationRanges.cells ? (row as TargetRow) : undefined;
};

/** How far off a target of the roster is located by night, in metres, where a shot was told to come from beyond. */
function locatedWithin(now: Moment): number | undefined {
  const { state, input, named } = now;
  const light = lightOf(state);
  const [looker, looked] = [named.firer ?? named.gunner, named.target ?? named.afv];
  const { range, indirect } = input;
  if (light === 'day' || !looked?.length || typeof range !== 'number' || indirect !== undefined)
    return undefined;
  if (!countsPeriods(state) || isLitSomewhere(now)) return undefined;
  const seen = seenDoing(state, { ...(looker?.length && { looker }), looked }, { range });
  // Whoever was fired on by those who saw him stays located until he moves (locate.5).
  if (seen.goneToCover || input.goneToCover) return undefined;
  const isSilent = seen.silent || seen.viewerSilent;
  const columns =
    light === 'dark'
      ? (['dark', ...(isSilent ? ['dark-silent' as const] : [])] as const)
      : (['moonlight'] as const);
  const reaches = [seen.doing, seen.alsoDoing].flatMap((doing) => {
    const row = rowOf(doing);
    return row === undefined ? [] : columns.map((column) => locationRanges.cells[row].value[column]);
  });
  const metresOf = reaches.map((of) => (of === OPEN_ENDED ? Infinity : of === NOT_APPLICABLE ? 0 : of));
  const most = Math.max(0, ...metresOf);
  return most > 0 && most < range ? most : undefined;
}

export const byNight = bearings({
  clause: 'wrg:locate.2',
  actions: ['shoot', 'anti-tank'],
  missing: true,
  when: (now) => locatedWithin(now) !== undefined,
  says: (now) => {
    const [of] = now.named.target ?? now.named.afv ?? [];
    return `${inLight[lightOf(now.state)]} ${of!.name} is located at up to ${metres(locatedWithin(now)!, undefined)}, as far as the game knows: nobody fires at whom he has not located`;
  },
});
