import { locationRanges, NOT_APPLICABLE, OPEN_ENDED, type TargetRow } from '../location/tables.js';
import { seenDoing } from '../movement/roles.js';
import { metres } from '../say.js';
import { inLight } from '../smoke/light.js';
import { lastingOf, lightOf, periodOf } from '../state.js';
import { bearings, type Moment } from '../words.js';

/** Who is fired at by night from further off than he is located there, as far as the game knows (locate.2). */

/** Somebody's light burns in this period, and has not gone out: where it falls only the players see. */
const isLitSomewhere = ({ state }: Moment): boolean =>
  lastingOf(state).some(({ what, from }) => what === 'light' && from <= periodOf(state));

/** What a target does in words of the table; who stands still and erect is as one who moves so (R101). */
const rowOf = (doing: unknown): TargetRow =>
  (doing === 'in-position' ? 'moving-prone' : doing === 'standing' ? 'moving-erect' : doing) as TargetRow;

/** By the option of R102: whose silence counts in the dark. */
const SILENCE = { 1: 'silent', 2: 'viewerSilent' } as const;
type Option = keyof typeof SILENCE;

/** How far off whoever does so is located, in metres; a column that does not apply gives way to another (R100). */
function reachOf(doing: unknown, column: 'moonlight' | 'dark' | 'dark-silent'): number {
  const reach = locationRanges.cells[rowOf(doing)].value[column];
  if (reach === NOT_APPLICABLE) return reachOf(doing, 'dark');
  return reach === OPEN_ENDED ? Infinity : reach;
}

/** How far off a target of the roster is located by night, in metres, where a shot was told to come from beyond. */
function locatedWithin(now: Moment, option: Option): number | undefined {
  const { state, input, named } = now;
  const light = lightOf(state);
  const [looker, looked] = [named.firer ?? named.gunner, named.target ?? named.afv];
  const { range, indirect } = input;
  if (light === 'day' || !looked?.length || typeof range !== 'number' || indirect !== undefined)
    return undefined;
  if (isLitSomewhere(now)) return undefined;
  const seen = seenDoing(state, { ...(looker?.length && { looker }), looked }, { range });
  // Whoever was fired on by those who saw him stays located until he moves (locate.5).
  if (seen.goneToCover || input.goneToCover) return undefined;
  const dark = seen[SILENCE[option]] ? 'dark-silent' : 'dark';
  const column = light === 'dark' ? dark : 'moonlight';
  // Of two things that he does the greater counts (locate.3).
  const doing = [seen.doing, seen.alsoDoing].filter((of) => of !== undefined);
  const most = Math.max(...doing.map((of) => reachOf(of, column)));
  return most < range ? most : undefined;
}

export const byNight = bearings(
  ...([1, 2] as const).map((option) => ({
    clause: 'wrg:locate.2' as const,
    actions: ['shoot', 'anti-tank'] as const,
    missing: true as const,
    under: { ruling: 'wrg:R102' as const, option },
    when: (now: Moment) => locatedWithin(now, option) !== undefined,
    says: (now: Moment) => {
      const [of] = now.named.target ?? now.named.afv ?? [];
      return `${inLight[lightOf(now.state)]} ${of!.name} is located at up to ${metres(locatedWithin(now, option)!, undefined)}, as far as the game knows: nobody fires at whom he has not located`;
    },
  })),
);
