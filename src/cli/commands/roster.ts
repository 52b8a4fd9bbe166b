import { agreedOn } from '../../engine/house/agreed.js';
import { noSuchUnit } from '../../engine/inputs/filling.js';
import { groupsIn } from '../../engine/roster/named-units.js';
import { noRoster, withoutUnits } from '../../engine/roster/no-roster.js';
import { unitsLookedAt } from '../../engine/roster/of-a-sort.js';
import {
  type CompositionCheck,
  changeByHand,
  checksOf,
  muster,
  type RosterPlace,
  rosterJson,
  rosterPlace,
  unitsInFile,
  unitsOf,
} from '../../engine/roster/roster.js';
import { printable, shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { rosterLines } from '../../render/roster.js';
import { type Kinds, standsAs } from '../../rules/kind.js';
import { Refusal } from '../../rules/rule.js';
import { type CommandLine, command, onlyWord } from '../command.js';
import { CliError } from '../errors.js';
import { fileOrExample } from '../examples.js';
import { breachesOf, toldWhereBroken } from '../game/breaches.js';
import { inQuotes } from '../game/game-names.js';
import { systemPlayed } from '../game/standing.js';
import { readOptions } from '../line/options.js';

const WORDS = ['new', 'load', 'add', 'check', 'mark', 'unmark', 'kinds'];

export const roster = command({
  name: 'roster',
  says: 'the units of the game, with their figures and marks',
  usage: [
    ['', 'the units as they stand, by side'],
    ['<unit>', 'one unit, or those of one place, side or kind'],
    [
      'load <file>',
      'puts the units of a file (YAML or JSON) into the game, in place of all there are; a rule system by its name is the example for it',
    ],
    ['add <file>', 'brings in more units'],
    ['check [file]', 'whether units break a rule of composition; exit 3 where one does'],
    [
      'mark <unit> <mark>...',
      'puts marks on by hand, as dug-in; or sets a number, as figures=5; the beginning of a name is enough',
    ],
    [
      'unmark <unit> <mark>...',
      'takes marks off, and what a unit has no more: leader-level, where its leader fell',
    ],
    ['kinds', 'the kinds of units there are, and what can be said of them in a file'],
  ],
  examples: [
    ['wg roster load battleground', 'two small forces that come with wg'],
    ['wg roster check battleground', 'whether they are legal'],
  ],
  takes: ['house', 'ruling'],
  subcommands: { new: async () => (await import('./roster/new.js')).newRoster },
  writes: true,
  run: async (line) => {
    const { words, globals, io, game } = line;
    const [word = '', ...rest] = words;
    // A file is for the rule system that is asked for; units stand in the game by the one that it is played by.
    const system = ['load', 'add', 'kinds'].includes(word) ? line.system : systemPlayed(line);
    const place = await rosterPlace(game, system, io);
    if (word !== 'check' && (globals.house !== undefined || globals.ruling !== undefined))
      throw new CliError('usage', '--house and --ruling mean something to wg roster check alone.');
    if (!globals.log && ['load', 'add', 'mark', 'unmark'].includes(word))
      throw new CliError(
        'conflict',
        `--no-log does not go with wg roster ${word}: the log is where units are kept.`,
      );
    switch (word) {
      case '':
        return show(someUnits(place), place, line);
      case 'load':
      case 'add': {
        const units = await unitsInFile(fileOrExample(fileOf(word, rest), io), place);
        const there = await muster(units, word === 'add', place);
        show(there, place, line);
        return toldWhereBroken(there, place, line);
      }
      case 'check':
        return check(rest, place, line);
      case 'kinds':
        return kinds(rest, place, line);
      case 'mark':
      case 'unmark':
        return mark(word, rest, place, line);
      default:
        return showNamed(words, place, line);
    }
  },
});

const fileOf = (word: string, words: readonly string[]): string =>
  onlyWord(words, `wg roster ${word} takes one file.`, `As in: wg roster ${word} arnhem.yaml`);

/** @throws CliError `nothing-found`, where there are none */
function someUnits(place: RosterPlace) {
  const units = unitsOf(place);
  if (units.length === 0) throw noRoster(withoutUnits({ ...place, env: place.host.env }));
  return units;
}

function show(
  units: ReturnType<typeof unitsOf>,
  place: RosterPlace,
  { globals, json, io, page }: CommandLine,
): void {
  if (globals.json) {
    json(rosterJson(units, place));
    return;
  }
  const { theme, width } = page;
  const lines = [
    ...hang(`${theme.head(`Units of ${printable(place.game)}`)}: `, place.system.title, width),
    ...rosterLines(units, (unit) => standsAs(unit, place.kept.memory.kinds), page),
  ];
  io.stdout.write(writtenLines(lines, page));
}

async function kinds(
  words: readonly string[],
  { kept }: RosterPlace,
  { globals, json, io, page }: CommandLine,
) {
  if (words.length > 0) throw new CliError('usage', 'wg roster kinds takes nothing behind it.');
  const { kindsJson, kindsText } = await import('../help/roster-kinds.js');
  if (globals.json) return json(kindsJson(kept.memory));
  io.stdout.write(writtenLines(kindsText(kept.memory, page), page));
}

function showNamed(words: readonly string[], place: RosterPlace, line: CommandLine): void {
  const units = someUnits(place);
  const { kept } = place;
  const { asked, named } = unitsLookedAt(words, units, kept);
  if (asked) {
    show(asked, place, line);
    return;
  }
  const command = named.found.length === 0 && didYouMean(words[0]!, WORDS);
  if (command) throw new CliError('usage', `There is no 'wg roster ${shown(words[0]!)}'.`, command);
  noSuchUnit(named.rest, units, kept.memory.kinds, kept.together);
}

/** Whoever is named first, and the words behind him; by the beginnings of his name, where nobody is by all of it. */
function firstNamed(words: readonly string[], units: ReturnType<typeof unitsOf>, kinds: Kinds) {
  const naming = { most: 1, kinds };
  const whole = groupsIn(words, units, naming);
  if (whole.found.length > 0) return whole;
  for (let n = words.length - 1; n > 0; n--) {
    const { found, rest } = groupsIn(words.slice(0, n), units, naming);
    if (found.length > 0 && rest.length === 0) return { found, rest: words.slice(n) };
  }
  return whole;
}

async function mark(
  word: 'mark' | 'unmark',
  words: readonly string[],
  place: RosterPlace,
  { globals, json, io, page }: CommandLine,
) {
  const units = someUnits(place);
  const { kinds } = place.kept.memory;
  const { found, rest } = firstNamed(words, units, kinds);
  const unit = found[0]?.units[0];
  if (!unit && words.length > 0) noSuchUnit(words, units, kinds);
  if (!unit || rest.length === 0) {
    const hint = `As in: wg roster ${word} ${inQuotes(units[0]!.name)} dug-in`;
    throw new CliError('usage', `wg roster ${word} takes a unit and its marks.`, hint);
  }
  const after = await changeByHand(unit.name, rest, word === 'unmark', place);
  if (globals.json) return json(rosterJson([after], place));
  const says = printable(standsAs(after, place.kept.memory.kinds));
  io.stdout.write(writtenLines(hang('', `${printable(after.name)}: ${says}`, page.width, 4), page));
}

/** Exit 3 where a rule is broken: the list of all that is wrong is the answer, and the first is the reason. */
async function check(words: readonly string[], place: RosterPlace, line: CommandLine): Promise<void> {
  const { globals, json, io, page } = line;
  const units =
    words.length === 0
      ? someUnits(place)
      : await unitsInFile(fileOrExample(fileOf('check', words), io), place, []);
  const options = readOptions(globals, () => false, io.env);
  const found = await checksOf(
    units,
    place.kept,
    await agreedOn(globals, options.game, place.system, io.env),
  );
  const broken = found.filter(({ legal }) => !legal);
  if (globals.json)
    json({ game: place.game, ruleset: place.system.id, legal: broken.length === 0, checks: found });
  else if (found.length > 0) io.stdout.write(writtenLines(checkLines(found, page), page));
  else
    io.stdout.write(
      writtenLines(
        hang('', `${printable(place.system.title)} has no rule on how these are made up.`, page.width),
        page,
      ),
    );
  const [first] = broken;
  if (!first) return;
  throw new Refusal(first.wrong[0]?.clause ?? '', breachesOf(broken));
}

function checkLines(found: readonly CompositionCheck[], page: Page): string[] {
  const { theme, width } = page;
  return found.flatMap(({ of, legal, wrong, told }) => [
    ...hang('', `${printable(of)}: ${legal ? 'legal' : theme.wrong('breaks a rule')}`, width, 4),
    ...told.flatMap(({ text }) => hang('  ', printable(text), width, 6)),
    ...wrong.flatMap(({ text, clause, ruling }) =>
      hang(
        '  ',
        `${printable(text)} ${theme.faint(`(${clause}${ruling ? ` ${ruling.replace(/^.*:/, '')}` : ''})`)}`,
        width,
        6,
      ),
    ),
  ]);
}
