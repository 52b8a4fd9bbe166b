import { rulesetSaidBy } from '../../../engine/house/system-of-house.js';
import { openTable } from '../../../engine/open-game.js';
import { muster, type RosterPlace, rosterPlace, unitsOf } from '../../../engine/roster/roster.js';
import { readSides, sidesAmong } from '../../../engine/roster/sides.js';
import { allSystems, SYSTEMS, systemCalled, systemNamed, systemNames } from '../../../engine/systems.js';
import { addLine } from '../../../log/append.js';
import { useGame } from '../../../log/current.js';
import { logPath } from '../../../log/file.js';
import { gameSpelt } from '../../../log/games.js';
import { NO_LINE } from '../../../log/line/chain.js';
import { FORMAT } from '../../../log/line/line.js';
import { dropSecret, keepSecret } from '../../../log/sealed/seal.js';
import { clockOf, freshSecret } from '../../../log/seeds.js';
import { settingsOf } from '../../../log/settings.js';
import { writtenLines } from '../../../render/page.js';
import { namesBySide } from '../../../render/roster.js';
import { text, toggle } from '../../../rules/field.js';
import type { RuleSystem } from '../../../rules/system.js';
import { type CommandLine, command } from '../../command.js';
import { fileOrExample } from '../../examples.js';
import { toldWhereBroken } from '../../game/breaches.js';
import { nameTyped, noteOther, refuseTaken } from '../../game/game-names.js';
import { housePlayed } from '../../game/house-played.js';
import { tellStanding } from '../../game/standing.js';
import { canAsk, type Io } from '../../io.js';

export const start = command({
  name: 'game start',
  says: 'begin a game, and take it into use',
  usage: [['<name>', 'begins a game, and takes it into use']],
  examples: [
    ['wg game start Arnhem', 'a game by the first rule system'],
    ['wg game start Caen --ruleset bg --sides Axis,Allies', 'with its rules and its sides'],
    ['wg game start Mill -r bg --ruling bg:R31=2', 'by rulings that you agree on'],
    ['wg game start Nijmegen --ruleset bg --strict', 'in which nobody acts out of turn'],
    ['wg game start Bastogne --sealed', 'with dice that nobody can choose or look ahead at'],
  ],
  inputs: {
    sides: text('the sides, in the order in which the rules name them; else those of the roster', {
      metavar: 'Axis,Allies',
      max: 130,
    }),
    sealed: toggle(
      'its dice follow from a secret that nobody sees before it is over; prints its commitment',
      {},
    ),
    strict: toggle('what the turn speaks against is refused, and not only remarked on', {}),
    roster: text('the units of both sides, from a file (YAML or JSON)', { metavar: 'file', max: 4096 }),
  },
  takes: ['house', 'ruling'],
  without: ['game', 'noLog'],
  choosesGame: 'always',
  run: async (line) => {
    const { words, globals, input, io, page } = line;
    const game = nameTyped(words, 'game start');
    const there = gameSpelt(game, io.env);
    if (settingsOf(logPath(there, io.env)).head !== NO_LINE) taken(there, io);
    const path = logPath(game, io.env);
    const roster = typeof input.roster === 'string' ? await rosterIn(input.roster, io) : undefined;
    const { house: file = 'none', ruling } = globals;
    const system = await systemFor(line, async () => roster?.ruleset() ?? (await rulesetSaidBy(file)));
    const typed = typeof input.sides === 'string' ? await readSides(input.sides, system) : undefined;
    const place = roster && (await rosterPlace(game, system, io));
    const units = place && roster.units(system, place.kept.memory.kinds, typed ?? []);
    const sides = typed ?? (units && (await sidesAmong(units, system)));
    const house = await housePlayed({ file, ruling }, system, null);
    // The secret is safe before anything is committed to it.
    const sealed = input.sealed === true ? keepSecret(path, freshSecret(io)) : undefined;
    const opening = {
      log: FORMAT,
      game,
      ruleset: system.id,
      ...(sides && { sides }),
      ...(sealed && { sealed }),
      ...(input.strict === true && { strict: true as const }),
    };
    try {
      addLine(path, game, clockOf(io), () => {
        const seen = settingsOf(path);
        if (seen.head !== NO_LINE) taken(game, io);
        return { seen, body: opening };
      });
    } catch (error) {
      if (sealed) dropSecret(path, sealed);
      throw error;
    }
    if (house) addLine(path, game, clockOf(io), () => ({ seen: openTable(path, game), body: { house } }));
    if (place && units) await muster(units, false, place);
    useGame(game, io.env);
    noteOther(game, io);
    const { house: _, ruling: __, ...others } = globals;
    await tellStanding({ ...line, game, system, globals: others });
    if (place && !globals.json && !areTold(place))
      io.stdout.write(writtenLines(namesBySide(unitsOf(place), page), page));
    if (place) await toldWhereBroken(unitsOf(place), place, line);
  },
});

/** Whether the game is told unit by unit anyway. */
function areTold(place: RosterPlace): boolean {
  const lines = place.kept.says(place.projected().state.state);
  return unitsOf(place).every(({ name }) => lines.some((line) => line.startsWith(`${name}: `)));
}

const taken = (game: string, io: Io): never =>
  refuseTaken(game, io, (other) => `wg game start ${other} begins another.`);

/** The file of a roster; the means to read it are loaded for those who have one. */
const rosterIn = async (file: string, io: Io) =>
  (await import('../../../engine/roster/roster-file.js')).openRoster(fileOrExample(file, io));

/**
 * The rule system of a new game: the one that is typed, or that of its roster or house rules, or asked for, or WG_RULESET's, or the first.
 * @param said what its roster says, or its house rules; asked for where nothing is typed
 */
async function systemFor(
  { globals, io }: CommandLine,
  said: () => Promise<string | undefined>,
): Promise<RuleSystem> {
  if (globals.ruleset !== undefined) return systemNamed(globals.ruleset);
  const ruleset = await said();
  const its = ruleset ? systemCalled(ruleset) : undefined;
  if (its) return its;
  const { WG_RULESET: usual, CI } = io.env;
  if (!usual && globals.input && !CI && canAsk(io)) return (await io.prompts()).system(allSystems());
  const system = usual ? systemNamed(usual, ', as WG_RULESET says') : SYSTEMS[0]!;
  const others = systemNames()
    .filter((other) => other.id !== system.id)
    .map(({ short }) => short);
  const why = usual ? ', as WG_RULESET says' : '';
  io.stderr.write(`wg: played by ${system.title}${why}; -r ${others.join(', -r ')} for others\n`);
  return system;
}
