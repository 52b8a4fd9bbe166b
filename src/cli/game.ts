import { add } from '../game/add.js';
import { logPath } from '../game/log.js';
import { recall } from '../game/memory.js';
import { tableOf } from '../game/table.js';
import { ownNumbers } from '../render/notes.js';
import { hang, type Page, printable, written } from '../render/page.js';
import type { HouseRules } from '../rules/house.js';
import { houseScopeOf, type RuleSystem } from '../rules/system.js';
import { CliError } from './errors.js';
import { flagOf } from './flags.js';
import { clockOf } from './fresh-seed.js';
import { readHouse } from './house.js';
import type { Io } from './io.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';

/** How a game stands. */
export interface Standing {
  readonly game: string;
  readonly ruleset: string;
  /** What the rule system says of it, a line each. */
  readonly state: readonly string[];
  readonly house: HouseRules | null;
}

const COMMANDS = ['house'];

/**
 * Carries out `wg game …`: agrees on house rules for the whole game, if so asked, and says how the game stands.
 * @param words what stands behind `game`: nothing, or `house <file>`
 * @throws CliError `usage` or `bad-house`; LogError
 */
export async function standingOf(
  words: readonly string[],
  of: { readonly game: string; readonly system: RuleSystem; readonly house: HouseRules | undefined },
  io: Io,
): Promise<Standing> {
  const [command, file, extra] = words;
  if (extra !== undefined || (command === 'house' && file === undefined)) {
    throw new CliError(
      'usage',
      'wg game house takes one file.',
      'As in: wg game house club.yaml, or wg game house none',
    );
  }
  if (command !== undefined && command !== 'house') {
    const hint =
      didYouMean(command, COMMANDS) ??
      'wg game says how it stands, wg game house <file> sets its house rules.';
    throw new CliError('usage', `There is no 'wg game ${shown(command)}'.`, hint);
  }
  const { system } = of;
  const path = logPath(of.game, io.env);
  let { house } = of;
  if (file !== undefined) {
    house = file === 'none' ? undefined : await readHouse(file, system);
    add(path, of.game, clockOf(io), () => ({ seen: tableOf(path), body: { house: house ?? null } }));
  }
  const kept = await (await system.play()).play.game?.();
  const state = kept ? kept.says(recall(path, system.id, kept.memory).state.state as never) : [];
  return { game: of.game, ruleset: system.id, state, house: house ?? null };
}

/** How a game stands, as text. */
export async function gameText(
  { game: name, state, house }: Standing,
  system: RuleSystem,
  page: Page,
): Promise<string> {
  const { theme, width } = page;
  const lines = [
    ...hang(`${theme.head(`Game ${name}`)}: `, system.title, width),
    ...(state.length ? [''] : []),
    ...state.flatMap((line) => hang('  ', printable(line), width, 4)),
    '',
    ...(await houseLines(house, system)).flatMap((line) => hang('  ', printable(line), width, 4)),
  ];
  return written(lines, page);
}

async function houseLines(house: HouseRules | null, system: RuleSystem): Promise<string[]> {
  if (!house) return ['played by the book: no house rules'];
  const { name, cells, rulings, optional } = house;
  const { optional: says } = await houseScopeOf(system);
  return [
    `house rules${name ? ` of ${name}` : ''}:`,
    ...ownNumbers(cells),
    ...Object.entries(rulings).map(([id, option]) => `${id} is played by option ${option}`),
    ...Object.entries(optional).map(
      ([input, value]) => `${flagOf(input)}${value === true ? '' : ` ${value}`}: ${says[input]}`,
    ),
  ];
}
