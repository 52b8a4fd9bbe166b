import { logPath } from '../game/log.js';
import { recall } from '../game/memory.js';
import { ownNumbers } from '../render/notes.js';
import { hang, type Page, printable, written } from '../render/page.js';
import type { HouseRules } from '../rules/house.js';
import { houseScopeOf, type RuleSystem } from '../rules/system.js';
import { flagOf } from './flags.js';
import type { Io } from './io.js';

/** How a game stands. */
export interface Standing {
  readonly game: string;
  readonly ruleset: string;
  /** What the rule system says of it, a line each. */
  readonly state: readonly string[];
  readonly house: HouseRules | null;
}

/**
 * How a game stands.
 * @throws LogError when its log cannot be read
 */
export async function standingOf(
  of: { readonly game: string; readonly system: RuleSystem; readonly house: HouseRules | undefined },
  io: Io,
): Promise<Standing> {
  const { system, house } = of;
  const path = logPath(of.game, io.env);
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
