import type { Cells, Rulings } from '../../dice/play.js';
import { type Env, logPath } from '../../log/file.js';
import { isPlayedBy, type Settings, settingsOf } from '../../log/settings.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Input } from '../../rules/record.js';
import type { RuleSystem } from '../../rules/system.js';
import { readRulings } from './rulings.js';

/** What the players have agreed on: by the flags of this run, and by house rules. */
export interface Agreed {
  readonly rulings: Rulings;
  /** Those of them that were typed for this run. */
  readonly rulingsTyped: readonly string[];
  readonly cells: Cells;
  /** The optional rules that house rules play, as inputs. */
  readonly optional: Input;
  /** The sides of the game, where it is played by this rule system and names them. */
  readonly sides: readonly string[];
  /** How to do without the house rules, where there are any. */
  readonly without?: string;
}

/** What is asked for a run besides what the game is played by. */
interface ForThisRun {
  /** A file of house rules; `none` for the book alone. */
  readonly house?: string;
  readonly ruling?: readonly string[];
}

/** Everything agreed on for a run. @throws EngineError where a ruling or a file of house rules is not right */
export async function agreedOn(
  asked: ForThisRun,
  game: string,
  system: RuleSystem,
  env: Env,
): Promise<Agreed> {
  const table = tableIn(logPath(game, env));
  const house = await houseRules(asked, table, system);
  const typed = await readRulings(asked.ruling ?? [], system);
  const optional = house?.optional ?? {};
  return {
    rulings: { ...house?.rulings, ...typed },
    rulingsTyped: Object.keys(typed),
    cells: house?.cells ?? {},
    optional,
    sides: table && isPlayedBy(table, system) ? table.sides : [],
    ...(Object.keys(optional).length > 0 && {
      without: 'The house rules play optional rules here: --house none does without.',
    }),
  };
}

/** The house rules in force: of a file for this run, or those the game is played by. */
export async function houseRules(
  { house }: ForThisRun,
  table: Settings | undefined,
  system: RuleSystem,
): Promise<HouseRules | undefined> {
  if (house === 'none') return undefined;
  if (house !== undefined) return (await import('./house-file.js')).readHouse(house, system);
  return table?.house?.ruleset === system.id ? table.house : undefined;
}

/** How the table stands, if its log can be read: whoever needs the log will say what is wrong with it. */
export function tableIn(path: string): Settings | undefined {
  try {
    return settingsOf(path).state;
  } catch {
    return undefined;
  }
}
