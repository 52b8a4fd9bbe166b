import type { HouseRules } from '../rules/book/house.js';
import { DICE } from '../rules/record.js';
import { isObject } from '../rules/rule.js';
import type { Intent } from './line/line.js';
import { read } from './line/read.js';
import { type Projected, type Projection, projected } from './projection.js';

/** What every line of a game may depend on, whatever is played. */
export interface Settings {
  /** The name of the game; empty before its first line. */
  readonly game: string;
  /** The rule system it is played by, where one was named. */
  readonly ruleset?: string;
  readonly sides: readonly string[];
  /** The house rules it is played by; null is by the book. */
  readonly house: HouseRules | null;
  /** The commitment of a sealed game. */
  readonly sealed?: string;
  /** The words that players added before anything was rolled in it. */
  readonly words?: readonly string[];
  /** Something was resolved in it. */
  readonly played?: true;
  /** What its last line begins, and none finishes yet. */
  readonly begun?: Intent;
  /** What the turn speaks against is refused. */
  readonly strict?: true;
  /** It is over: nothing more happens in it. */
  readonly ended?: true;
  /** It was sealed, and its secret is revealed. */
  readonly revealed?: true;
}

/** Whether house rules have all their parts. */
export const isWhole = (house: HouseRules | null): boolean =>
  house === null ||
  (isObject(house) &&
    typeof house.ruleset === 'string' &&
    isObject(house.cells) &&
    isObject(house.rulings) &&
    isObject(house.optional));

/** Whatever line follows one that begins a roll, it is begun no more. */
function finished({ begun: _, ...table }: Settings): Settings {
  return table;
}

/** The table as it is folded from the log. */
export const settingsProjection: Projection<Settings> = {
  name: 'table',
  start: { game: '', sides: [], house: null },
  after: (before, at) => {
    const table = before.begun ? finished(before) : before;
    switch (at.of.kind) {
      case 'opening': {
        const opening = read('opening', at);
        if (!opening) return table;
        const { game, ruleset, sides = [], sealed, strict } = opening;
        const more = { ...(ruleset !== undefined && { ruleset }), ...(sealed && { sealed }) };
        return { ...table, game, sides, ...more, ...(strict && { strict }) };
      }
      case 'word': {
        const said = read('word', at);
        return said ? { ...table, words: [...(table.words ?? []), said.word] } : table;
      }
      case 'intent': {
        const begun = read('intent', at);
        // Nobody could finish one without the secret of a sealed game.
        return begun && table.sealed !== undefined ? { ...table, played: true, begun } : table;
      }
      case 'event':
        return table.played ? table : { ...table, played: true };
      case 'agreed': {
        const agreed = read('agreed', at);
        return agreed && isWhole(agreed.house) ? { ...table, house: agreed.house } : table;
      }
      case 'end': {
        const end = read('end', at);
        return end ? { ...table, ended: true, ...(end.secret !== undefined && { revealed: true }) } : table;
      }
      default:
        return table;
    }
  },
};

/**
 * How the table stands.
 * @throws LogError when the log cannot be read
 */
export const settingsOf = (path: string): Projected<Settings> => projected(path, settingsProjection);

/** Whether a game can be played by a rule system: by the one it was begun with, or any, where none was named. */
export const isPlayedBy = (
  { ruleset }: Pick<Settings, 'ruleset'>,
  { id }: { readonly id: string },
): boolean => ruleset === undefined || ruleset === id || id === DICE;
