import { type Proof, proofOf } from '../../engine/proof/proof.js';
import { shown } from '../../engine/shown.js';
import { type Bytes, bytesOrPipe } from '../../log/bytes.js';
import { logPath } from '../../log/file.js';
import { ENOUGH } from '../../log/line/chain.js';
import { text } from '../../rules/field.js';
import { type CommandLine, command } from '../command.js';
import { CliError, unreadable } from '../errors.js';
import { gameNamed } from '../game/game-names.js';
import { patience } from '../game/patience.js';
import { type NotedHead, proofNotes, proofText, provedBy, unprovedBy } from '../game/proof-text.js';

export const replay = command({
  name: 'replay',
  says: 'proves a game: every line, every roll',
  usage: [
    ['', 'the log of the game in use'],
    ['<file>', 'a log that somebody sent you'],
  ],
  without: ['ruleset', 'noLog'],
  inputs: {
    head: text('the name of the last line, as you noted it down: finds a log that was cut short', {
      metavar: 'name',
      max: 200,
    }),
  },
  run: async (line) => {
    const { globals, json, page, io, input } = line;
    const noted = input.head === undefined ? undefined : readName(String(input.head));
    const proof = await proofOf(logOf(line), patience('lines', io));
    const compared = noted === undefined || proof.fault ? undefined : comparedWith(proof, noted);
    if (globals.json) json(proofJson(proof, compared));
    else io.stdout.write(proofText(proof, compared, page));
    const { fault } = proof;
    if (fault) throw new CliError('not-proved', `Line ${fault.line} ${fault.why}.`);
    if (compared?.is === 'none') {
      throw new CliError(
        'not-proved',
        'No line of this log has the name that you noted down: lines were cut off at its end, or it is another log.',
      );
    }
  },
});

/** A name as it was noted down: with its place or without, in groups or not, or as much of it as tells it apart. */
function readName(typed: string): string {
  const name = typed.replace(/[\s-]/g, '').toLowerCase();
  const [, digits = ''] = /^(?:\d{1,15}\.)?([0-9a-f]{1,64})$/.exec(name) ?? [];
  if (digits.length >= ENOUGH) return name;
  throw new CliError(
    'bad-value',
    `--head cannot be '${shown(typed)}': it takes the name of a line, or at least its first ${ENOUGH} digits (0 to 9, a to f).`,
  );
}

/** Whether a name is the one that was noted down. */
const isNoted = (name: string, noted: string) =>
  (noted.includes('.') ? name : name.slice(name.indexOf('.') + 1)).startsWith(noted);

function comparedWith({ head, named }: Proof, noted: string): NotedHead {
  if (isNoted(head, noted)) return { is: 'last' };
  const line = [...named].find(([name]) => isNoted(name, noted))?.[1];
  return line === undefined ? { is: 'none' } : { is: 'earlier', line };
}

/** The log. @throws CliError where there is none */
function logOf({ words: [file, extra], globals, game, io }: CommandLine): Bytes {
  if (extra !== undefined)
    throw new CliError('usage', `replay takes one file; '${shown(extra)}' is one too many.`);
  if (file !== undefined && globals.game !== undefined)
    throw new CliError('conflict', '--game and a file exclude each other: the game is the one in the file.');
  const path = file ?? logPath(game, io.env);
  try {
    const bytes = bytesOrPipe(path);
    if (bytes(0, 1).length > 0) return bytes;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && file === undefined) {
      if (globals.game !== undefined) gameNamed(globals.game, io);
      throw new CliError(
        'nothing-found',
        `The game ${shown(game)} has no log yet.`,
        'Nothing was resolved in it. wg replay <file> proves a log from elsewhere.',
      );
    }
    const instead = file && 'wg replay alone proves the game in use; --game <name> another of yours.';
    throw unreadable('log-unreadable', shown(path), error, instead);
  }
  throw new CliError('nothing-found', `${shown(path)} is empty: there is nothing to prove.`);
}

/** What was found, for scripts. */
function proofJson(proof: Proof, compared: NotedHead | undefined): object {
  const {
    game,
    lines,
    events,
    dice,
    undone,
    entered,
    second,
    torn,
    own,
    versions,
    rulesetVersions,
    sealed,
    over,
    words,
    begun,
    unbegun,
    head,
    fault,
  } = proof;
  return {
    proved: fault === undefined && compared?.is !== 'none',
    game,
    ...{ lines, events, dice, undone, entered, second, torn, own, versions },
    ...(Object.keys(rulesetVersions).length > 0 && { rulesetVersions }),
    sealed: sealed === undefined ? null : { commitment: sealed, revealed: over === 'revealed' },
    over: over !== undefined,
    words,
    unbegun,
    begun: begun
      ? { line: begun.line, at: begun.at, action: begun.intent.action, by: begun.intent.by ?? null }
      : null,
    head,
    ...(compared && { compared }),
    notes: proofNotes(proof),
    says: { proved: provedBy(proof), unproved: fault ? [] : unprovedBy(proof, compared) },
    fault: fault ?? null,
  };
}
