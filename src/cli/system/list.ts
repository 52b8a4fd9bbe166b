import { type Kept, keptIn } from '../../engine/outside/kept.js';
import { addedAs } from '../../engine/outside/load.js';
import { printable } from '../../engine/shown.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import type { RuleSystem } from '../../rules/system.js';
import type { CommandLine } from '../command.js';
import { failureOf } from '../failure.js';

/** A rule system that was added, as it is found now. */
type Found = Kept & ({ readonly actions: RuleSystem['actions'] } | { readonly wrong: string });

/** Those that were added: each is loaded, and where that fails it is told why. */
function foundIn(env: CommandLine['io']['env'], words: readonly string[]): readonly Found[] {
  const all = keptIn(env);
  return all.map((kept) => {
    try {
      const { actions, title, meta } = addedAs(kept, all, words).load();
      return { ...kept, title, version: meta.version!, actions };
    } catch (error) {
      return { ...kept, wrong: failureOf(error).message };
    }
  });
}

/** Tells what was added. */
export function tellAdded({
  globals,
  json,
  io,
  page,
  others,
}: Pick<CommandLine, 'globals' | 'json' | 'io' | 'page' | 'others'>): void {
  const all = foundIn(io.env, others.words);
  if (globals.json) {
    json(all);
    return;
  }
  const none =
    'Nothing was added: wg system add <folder> adds a rule system, wg system new <folder> begins one.';
  const lines = all.length === 0 ? hang('', none, page.width) : all.flatMap((one) => linesOf(one, page));
  io.stdout.write(writtenLines(lines, page));
}

function linesOf(of: Found, { theme, width }: Page): string[] {
  const { id, short, title, version, folder } = of;
  return [
    ...hang('', `${theme.head(`${id} (${short})`)} ${version}  ${printable(title)}`, width, 2),
    ...hang('  ', printable(folder), width, 4),
    ...hang('  ', 'actions' in of ? of.actions.join(', ') : theme.wrong(printable(of.wrong)), width, 4),
  ];
}
