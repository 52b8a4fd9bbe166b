import type { Proof } from '../../engine/proof/proof.js';
import { printable } from '../../engine/shown.js';
import { inGroups } from '../../render/names.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { list } from '../../rules/text/say.js';
import { intentText } from './event-text.js';

/** How a name that somebody noted down compares with the lines of a log. */
export type NotedHead =
  | { readonly is: 'last' }
  | { readonly is: 'earlier'; readonly line: number }
  | { readonly is: 'none' };

const some = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
const were = (n: number, what: string) => `${some(n, what)} ${n === 1 ? 'was' : 'were'}`;

/** Lines by their numbers: `line 4`, `lines 4, 7 and 9`. */
function lines(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length === 1 ? `line ${last}` : `lines ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** What a log holds besides what it proves. */
export function proofNotes({
  undone,
  second,
  torn,
  own,
  versions,
  rulesetVersions,
  sealed,
  begun,
}: Proof): string[] {
  const look = torn.length === 1 ? 'counts as a look at the dice' : 'each counts as a look at the dice';
  return [
    ...(undone > 0
      ? [`${were(undone, 'event')} taken back, and ${undone === 1 ? 'stays' : 'stay'} in the log`]
      : []),
    ...(second > 0
      ? [`${were(second, 'line')} written at the same moment as another and again behind it: passed over`]
      : []),
    ...(torn.length > 0
      ? [
          `${lines(torn)} ${torn.length === 1 ? 'was' : 'were'} torn off while written, and say${torn.length === 1 ? 's' : ''} nothing: ${sealed === undefined ? 'passed over' : look}`,
        ]
      : []),
    ...(begun
      ? [
          `line ${begun.line} begins a roll (${intentText(begun.intent)}, ${begun.at}) that nobody has finished yet: the next line of the game does`,
        ]
      : []),
    ...(own.length > 0
      ? [
          `${lines(own)} ${own.length === 1 ? 'was' : 'were'} played by rulings or numbers that were not agreed on for the game`,
        ]
      : []),
    ...Object.entries(versions).map(([version, n]) => `${were(n, 'event')} written by wg ${version}`),
    ...Object.entries(rulesetVersions).map(([name, n]) => `${were(n, 'event')} played by ${name}`),
  ];
}

/** What holds of every line that was looked at. */
export function provedBy({ sealed, over, entered, events, words, unbegun, begun }: Proof): string[] {
  return [
    'each line follows from the one before it',
    ...(events > 0
      ? ['each event, resolved again from its input, rulings and dice, gives its record byte for byte']
      : []),
    ...(sealed !== undefined && over === 'revealed' && events > entered.events
      ? ['each seed follows from the secret that was revealed, and the secret from the commitment']
      : []),
    ...(sealed !== undefined && events > entered.events && unbegun.length === 0 && !begun
      ? ['each roll was written down before its dice were thrown, and each that was begun is finished']
      : []),
    ...(words.length > 0
      ? [
          `each seed depends on the word ${list(words.map((of) => `'${of}'`))}, said before anything was rolled`,
        ]
      : []),
  ];
}

/** What no log can prove of this game. */
export function unprovedBy(proof: Proof, compared: NotedHead | undefined): string[] {
  const { sealed, over, entered, events, units, words, unbegun } = proof;
  const rolled = events - entered.events;
  return [
    ...(entered.events > 0
      ? [
          `${some(entered.dice, 'die').replace('dies', 'dice')} of ${some(entered.events, 'event')} ${entered.dice === 1 ? 'was' : 'were'} thrown by hand: the faces are the players' word`,
        ]
      : []),
    ...(sealed === undefined && rolled > 0
      ? ["the game was not sealed: that nobody chose the seeds is the players' word"]
      : []),
    ...(sealed !== undefined && over !== 'revealed'
      ? ['the secret is not revealed yet: the seeds cannot be tied to the commitment']
      : []),
    ...(unbegun.length > 0
      ? [
          `${lines(unbegun)}: that nobody looked at the dice before ${unbegun.length === 1 ? 'it was' : 'they were'} written is the players' word: no line began ${unbegun.length === 1 ? 'its roll' : 'their rolls'}`,
        ]
      : []),
    ...(sealed !== undefined && words.length === 0 && rolled > 0
      ? [
          'the seeds follow from the secret alone: that whoever made it took the first that came is his word (wg game word adds one of the other player)',
        ]
      : []),
    ...(sealed !== undefined && rolled > 0
      ? [
          'that whoever keeps the game has neither opened the file of its secret nor played on in a copy to see what comes is his word',
        ]
      : []),
    ...(units > 0
      ? [
          "which units were named, whose action it was and what was remarked on is the players' word: that those units were such as was filled in follows",
        ]
      : []),
    ...(compared?.is === 'last' ? [] : [`${cutOff(proof)}: compare the name of the last line`]),
  ];
}

/** What may be missing without a trace: whoever holds a log may leave out its last lines, and end it anew. */
function cutOff({ sealed, over }: Proof): string {
  const open = `the ${sealed === undefined ? '' : 'sealed '}game was never ended: it is open-ended, and `;
  return `${over === undefined ? open : ''}lines cut off ${over === 'revealed' ? 'before the secret was revealed' : 'at its end'} leave no trace in the log`;
}

/** What was found when a log was proved, as text; the failure, where there is one, is told by whoever fails. */
export function proofText(proof: Proof, compared: NotedHead | undefined, page: Page): string {
  const { theme, width } = page;
  const { game, lines: n, events, dice, sealed, head, fault } = proof;
  const listed = (title: string, items: readonly string[]) =>
    items.length === 0
      ? []
      : ['', `  ${title}`, ...items.flatMap((item) => hang('    ', printable(item), width))];
  const named = (title: string, name: string) => ['', ...hang('  ', title, width), ...inGroups(name, page)];
  const counts = `${some(n, 'line')}, ${some(events, 'event')}, ${some(dice, 'die').replace('dies', 'dice')}`;
  const upTo = fault ? `before line ${fault.line}: ` : '';
  return writtenLines(
    [
      ...hang('', `${theme.head(`Game ${printable(game)}`)}: ${upTo}${counts}`, width, 2),
      ...proofNotes(proof).flatMap((note) => hang('  ', printable(note), width, 4)),
      ...(n > 0 ? listed(fault ? 'Proved up to there:' : 'Proved:', provedBy(proof)) : []),
      ...(fault ? [] : listed('Not proved:', unprovedBy(proof, compared))),
      ...(sealed === undefined
        ? []
        : named('The commitment: compare it with the one you noted down', sealed)),
      ...(fault
        ? []
        : [
            ...named('The last line: a log that was cut short ends with another name', head),
            // Where the name that was noted down is that of no line, that is the result, and a failure.
            ...(compared?.is === 'none'
              ? []
              : [
                  ...(compared ? ['', ...hang('  ', comparedText(compared), width)] : []),
                  '',
                  ...hang(theme.result('Result: '), theme.result('every line of this log follows'), width),
                ]),
          ]),
    ],
    page,
  );
}

const comparedText = (of: NotedHead): string =>
  of.is === 'earlier'
    ? `The name you noted down is that of line ${of.line}: up to there the log is as it was then`
    : 'The name you noted down is that of the last line: nothing was cut off';
