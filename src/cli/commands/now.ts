import { noSuchUnit } from '../../engine/inputs/filling.js';
import { noRoster, withoutUnits } from '../../engine/roster/no-roster.js';
import { unitsLookedAt } from '../../engine/roster/of-a-sort.js';
import { sameName } from '../../rules/text/likeness.js';
import { capital } from '../../rules/text/say.js';
import { command } from '../command.js';
import type { AtTable } from '../game/now.js';

export const now = command({
  name: 'now',
  says: 'what each unit may do now',
  usage: [
    ['', 'all units of the game, those alike together; --explain: one by one, and why not the rest'],
    ['<unit>', 'one of them, or those of a side or kind, and why not the rest'],
    ['<action>', 'who may take it, and why not the others'],
  ],
  examples: [
    ['wg now', 'who may still do what under this card'],
    ['wg now shoot', 'who may still shoot'],
  ],
  takes: ['explain'],
  looksBack: true,
  without: ['noLog'],
  run: async (line) => {
    const { globals, json, page, io, game } = line;
    const { systemPlayed } = await import('../game/standing.js');
    const { goneSaid, mustBeAtTable, nowJson, nowText, whatTheyMay } = await import('../game/now.js');
    const table = await mustBeAtTable(game, systemPlayed(line), io);
    const { units, kept } = table;
    const [action, words] = actionFirst(line.words, table);
    const without =
      units.length === 0 ? withoutUnits({ game, system: table.system, env: io.env }) : undefined;
    if (without && (words.length > 0 || !without.played)) throw noRoster(without);
    const looked = words.length > 0 ? unitsLookedAt(words, units, kept) : undefined;
    const { together, memory } = kept;
    const asked = looked
      ? (looked.asked ?? noSuchUnit(looked.named.rest, units, memory.kinds, together))
      : units;
    const may = await whatTheyMay(table, asked, {
      names: action === undefined ? undefined : [action],
      oneByOne: words.length > 0,
    });
    if (globals.json) return json(nowJson(table, may));
    // Of those who are out of the game only those are spoken of that were asked for.
    const gone = words.length === 0 ? [] : asked.flatMap((unit) => goneSaid(unit, table, may));
    const whole = without !== undefined || words.length > 0 || globals.explain === true;
    const none = without
      ? [`${capital(without.why)}: what an action needs is typed with it.`, without.hint]
      : [];
    io.stdout.write(nowText(table, may, { whole, action, gone: [...none, ...gone] }, page));
  },
});

/** The action that is asked about, if one is, and the other words; a unit that is called so is meant first. */
function actionFirst(
  words: readonly string[],
  { system, units }: AtTable,
): [action: string | undefined, units: readonly string[]] {
  const [first = '', ...others] = words;
  const isAction = system.actions.includes(first) && !units.some(({ name }) => sameName(name, first));
  return isAction ? [first, others] : [undefined, words];
}
