import { printable } from '../../engine/shown.js';
import type { Acted } from '../../game/turn.js';
import { inGroups } from '../../render/names.js';
import { ownNumbers } from '../../render/notes.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import type { HouseRules } from '../../rules/book/house.js';
import { houseScopeOf, type RuleSystem } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { counted, countedLong, list } from '../../rules/text/say.js';
import { flagOf } from '../line/flags.js';
import type { GameStanding } from './standing.js';

/** A time as a clock on the wall and a calendar have it: `2026-01-02 03:04`. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'a time that cannot be read';
  const two = (n: number) => `${n}`.padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** How much of a game was played, and when. */
export function playedSaid(events: number, last: string | null): string[] {
  if (last === null) return [];
  return events === 0
    ? [`begun ${clockTime(last)}`]
    : [countedLong(events, 'event'), `last played ${clockTime(last)}`];
}

/** How a game stands, as text: what stays first, then the table, and whose action it is last. */
export async function gameText(standing: GameStanding, system: RuleSystem, page: Page): Promise<string> {
  const { game, begunAs, sides, events, lastPlayed, inUse, strict, ended, acting, state, house } = standing;
  const { theme, width } = page;
  const part = (lines: readonly string[]) => lines.flatMap((line) => hang('  ', printable(line), width, 4));
  const about = [
    ...(sides.length > 0 ? [sides.join(' against ')] : []),
    ...playedSaid(events, lastPlayed),
    ...(inUse ? ['in use'] : []),
    ...(strict ? ['strict'] : []),
  ];
  const last = ended ? 'The game has ended' : acting && `${acting} to act`;
  const lines = [
    ...hang('', `${theme.head(`Game ${printable(game)}`)}: ${system.title}`, width, 2),
    ...part(begunAs === undefined ? [] : [`begun as ${begunAs}`]),
    ...part(about.length > 0 ? [about.join('; ')] : []),
    ...part([houseSaid(house)]),
    ...(await houseLines(house, system)).flatMap((line) => hang('    ', printable(line), width, 6)),
    '',
    ...part(state),
    ...part(actedLines(standing)),
    ...sealedLines(standing, page),
    ...(last ? ['', ...hang('', theme.result(printable(last)), width)] : []),
  ];
  return writtenLines(lines, page);
}

/** What an opponent notes down of a sealed game, and how it is proved. */
function sealedLines({ sealed, ended, revealed, words, begun, events }: GameStanding, page: Page): string[] {
  if (sealed === null) return [];
  const says = revealed
    ? 'sealed, and its secret is revealed: wg replay proves every roll. The commitment was:'
    : ended
      ? 'sealed: wg game reveal shows the secret of this commitment:'
      : 'sealed: let your opponent note down this commitment; wg game reveal ends the game and shows its secret';
  const part = (text: string) => hang('  ', printable(text), page.width, 4);
  return [
    '',
    ...hang('  ', says, page.width, 4),
    ...inGroups(sealed, page),
    ...(words.length > 0
      ? part(`every seed depends on the word ${list(words.map((of) => `'${of}'`))} too`)
      : []),
    ...(words.length === 0 && events === 0 && !ended
      ? part('then your opponent may add a word to every seed: wg game word <word>')
      : []),
    ...(begun === null
      ? []
      : part(`begun and broken off: ${begun}; the next line of this game rolls it first`)),
  ];
}

/** Who has acted in this turn, in one line. */
function actedLines({ acted, turn }: GameStanding): string[] {
  if (acted.length === 0) return [];
  const said = ({ by, units, actions }: Acted) => {
    // Names that nobody has on a roster are as they were typed, each time anew.
    const names = units.filter((name, i) => units.findIndex((other) => sameName(other, name)) === i);
    return `${counted(actions, 'action')}${by === undefined ? '' : ` of ${by}`}${names.length > 0 ? ` (${list(names)})` : ''}`;
  };
  const when = turn?.startsWith('before ') ? turn : `in ${turn}`;
  return [`acted ${when}: ${acted.map(said).join('; ')}`];
}

const houseSaid = (house: HouseRules | null): string =>
  house ? `house rules${house.name ? ` of ${house.name}` : ''}:` : 'played by the book: no house rules';

/** What is played otherwise than by the book, a line each. */
async function houseLines(house: HouseRules | null, system: RuleSystem): Promise<string[]> {
  if (!house) return [];
  const { cells, rulings, optional } = house;
  const { optional: says } = await houseScopeOf(system);
  return [
    ...ownNumbers(cells),
    ...Object.entries(rulings).map(([id, option]) => `${id} is played by option ${option}`),
    ...Object.entries(optional).map(
      ([input, value]) => `${flagOf(input)}${value === true ? '' : ` ${value}`}: ${says[input]}`,
    ),
  ];
}
