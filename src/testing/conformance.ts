import assert from 'node:assert/strict';
import { prove } from '../api/engine.js';
import type { AnyAction } from '../rules/action.js';
import { once } from '../rules/once.js';
import type { Input } from '../rules/record.js';
import { withDefaults } from '../rules/roster.js';
import { isRefusal } from '../rules/rule.js';
import { actionsOf, type Declared, gameStateOf, houseScopeOf } from '../rules/system.js';
import { type Bounds, numbersOutOfBounds, otherBounds } from './bounds.js';
import { blindPermits, linesNowhere, namedNowhere, waitedInVain } from './declared.js';
import { gamesAtRandom } from './games/games.js';
import { anybody, type Player } from './games/player.js';
import { musteredUnits } from './games/units.js';
import { cellsNoted, endless, unasked } from './lines/asked.js';
import { idleOptions, strays, unmetClauses } from './lines/cited.js';
import { LineTried } from './lines/line.js';
import { ofAnswers } from './lines/of-answers.js';
import { OF_DICE } from './lines/of-dice.js';
import { OF_ODDS, ofFaces } from './lines/of-odds.js';
import { linesPlayed } from './lines/played.js';
import { looked } from './lines/property.js';
import { randomLines } from './lines/random-lines.js';
import { type Program, programWith } from './program.js';
import { playable } from './tested.js';

/** What the tests are told by, and what they are told of. */
export interface Kit {
  /** Tells of a test: that of `node:test`, or of another runner. */
  readonly test: (name: string, work: () => Promise<void>) => unknown;
  readonly system: Declared;
  /** The folder of its package; the current one, where nothing is said. */
  readonly folder?: string;
  /** Clauses that no line, no random input and no game meets, with the reason for each. */
  readonly unmet?: Readonly<Record<string, string>>;
  /** Whether its clauses and rulings are met is counted elsewhere, over all of its tests. */
  readonly counted?: 'elsewhere';
  /** How command lines are run, where not by the program that this came with. */
  readonly run?: Program;
  /** Inputs from which random ones start besides those of lines that are shown, by their action. */
  readonly starts?: Readonly<Record<string, readonly Input[]>>;
  /** The bounds of every number, written down once more: whoever changes one by mistake is told. */
  readonly bounds?: Bounds;
  /** Who plays the random games besides {@link anybody}, and knows what no unit of this book ever is. */
  readonly player?: Player;
  /** How many games are played at random: 30, where nothing is said. */
  readonly games?: number;
  /** How many lines of each action are typed at random: 60, where nothing is said. */
  readonly lines?: number;
}

/** What is looked at first. */
const PARTS = 'each of its parts is what it should be, and wg lists it';

/** So many lines that are shown of an action are compared with every face. */
const COMPARED = 8;

/**
 * Tells the tests that hold of every rule system: its parts are there and its lines work; what it says and cites is in its book; odds are
 * those of every face; games can be taken back, played again and proved. Of one that cannot be played that is the only test.
 */
export async function conformance(kit: Kit): Promise<void> {
  const { test, folder = process.cwd(), unmet = {}, counted, starts = {}, bounds, player } = kit;
  const found = await playable(kit.system, folder);
  if ('wrong' in found) {
    const { wrong } = found;
    test(`${found.id}: ${PARTS}`, () => Promise.reject(wrong));
    return;
  }
  const { system } = found;
  const { book } = await system.book();
  const actions = await actionsOf(system);
  const game = await gameStateOf(system);

  const ran = once(async () => {
    const program = kit.run ? { run: kit.run, atOnce: 1, clean: () => {} } : await programWith(folder);
    try {
      const lines = await linesPlayed(system, actions, book, program);
      const sheet = await program.run(['sheet', '-r', system.id]);
      const systems = await program.run(['rulesets', '--json']);
      const mustered = game ? await musteredUnits(system, program.run) : { units: [] };
      return { lines, sheet, systems, mustered };
    } finally {
      program.clean();
    }
  });
  const games = once(async () => {
    if (!game) return undefined;
    const any = anybody(game, (await ran()).mustered.units);
    return gamesAtRandom(system, game, player ? [player, player, any] : [any], kit.games ?? 30);
  });
  const noted = cellsNoted();
  /** Lines as they are shown, of which the rules have an answer. */
  const shown = once(async () =>
    (await ran()).lines.flatMap(({ record }) => {
      const action = record && actions.find(({ name }) => name === record.action);
      if (!action) return [];
      const { input, rulings } = record;
      return [
        new LineTried({
          system,
          action,
          input,
          rulings,
          table: action.memory?.start,
          seed: 'conformance',
          cells: noted.cells,
        }),
      ];
    }),
  );
  const typed = once(async () => {
    const lines = await shown();
    const tables = (await games())?.tables.flatMap(({ deeds }) => deeds.map(({ before }) => before)) ?? [];
    const of = (action: AnyAction): Input[] => [
      ...lines.flatMap(({ asked }) => (asked.action === action ? [asked.input] : [])),
      ...(starts[action.name] ?? []).map((start) => ({ ...withDefaults(action.inputs, start), ...start })),
    ];
    return [
      ...lines,
      ...randomLines({ system, actions, book, shown: of, tables, cells: noted.cells }, kit.lines ?? 60),
    ];
  });
  const told = (name: string, work: () => Promise<void>) => test(`${system.id}: ${name}`, work);
  const without = (list: readonly string[]) => assert.deepEqual(list.slice(0, 20), []);

  told(PARTS, async () => {
    const { systems } = await ran();
    const ids = (JSON.parse(systems.stdout) as { id: string }[]).map(({ id }) => id);
    assert.ok(ids.includes(system.id), systems.stderr);
  });

  told('what its declarations name is there: clauses, rulings, tables, actions, inputs', async () => {
    const lines = await shown();
    const inputs = (action: AnyAction) =>
      lines.flatMap(({ asked }) => (asked.action === action ? [asked.input] : []));
    without([...(await namedNowhere(system, book)), ...blindPermits(actions, inputs)]);
  });

  told('what a game waits for is what a line of its action alone is', async () => {
    without(waitedInVain(actions));
  });

  told('what its actions tell as one, or as a sum, is a line of their answers', async () => {
    const lines = await typed();
    const said = (action: AnyAction) =>
      new Set(
        lines.flatMap(({ asked, rolled: { played } }) =>
          asked.action !== action || isRefusal(played) ? [] : played.steps.map(({ id }) => id),
        ),
      );
    without(linesNowhere(actions, said));
  });

  told('every line that it shows works as it stands', async () => {
    const { lines } = await ran();
    without(
      lines.flatMap(({ line, answer }) => (answer.code === 0 ? [] : [`${line}: ${answer.stderr.trim()}`])),
    );
  });

  told('each clause is met by the line that is shown for it', async () => {
    without(strays(actions, (await ran()).lines));
  });

  told('each record proves itself: resolved again it is the same, byte for byte', async () => {
    for (const { line, record } of (await ran()).lines) {
      const proof = record && (await prove(record));
      if (proof && !proof.proved) assert.fail(`${line}: ${proof.why}`);
    }
  });

  told('the odds of every line are those of every face, and certain together', async () => {
    const lines = await shown();
    const few = lines.filter(
      ({ asked: { action } }, i) =>
        lines.slice(0, i).filter(({ asked }) => asked.action === action).length < COMPARED,
    );
    const { wrong, held } = looked({ ...ofFaces, every: 1 }, few);
    without(wrong);
    assert.ok(
      held.size > 0 || !lines.some(({ rolled }) => rolled.handfuls.length > 0),
      'no line has few enough dice to be thrown face by face: show one',
    );
  });

  told('a number is taken at its bounds, and refused beyond', async () => {
    without(actions.flatMap(numbersOutOfBounds));
  });

  if (bounds)
    told('every number has the bounds that are written down for it', async () => {
      without(otherBounds(actions, bounds));
    });

  for (const property of [ofAnswers(book), ...OF_DICE, ...OF_ODDS])
    told(property.says, async () => {
      const lines = await typed();
      const { wrong, held } = looked(property, lines);
      without(wrong);
      const mute = actions.filter(
        (action) =>
          !held.has(action.name) && lines.some((line) => line.asked.action === action && line.isListed),
      );
      assert.deepEqual(
        mute.map(({ name }) => name),
        [],
        'nothing that was tried of these was allowed, or had few enough dice: show a line of each that is',
      );
    });

  if (counted === undefined) {
    told('every clause is met as it is played, or is a reminder that is told', async () => {
      const [{ lines }, random, all] = [await ran(), await typed(), await games()];
      const met = new Set([...random.flatMap(({ met }) => met), ...(all?.met ?? []), ...Object.keys(unmet)]);
      without(unmetClauses(book, actions, lines, met));
    });

    told('every ruling that may be chosen changes a line that is shown, by each of its options', async () => {
      without(idleOptions(book, actions, (await ran()).lines));
    });

    told('numbers that players may change are looked up by a line', async () => {
      for (const line of await typed()) line.rolled;
      without(unasked(await houseScopeOf(system), noted.asked));
    });
  }

  if (game) {
    told('the roster that it comes with can be played', async () => {
      const { units, wrong } = (await ran()).mustered;
      assert.equal(wrong, undefined, wrong);
      assert.ok(units.length > 0, 'there is no unit in its roster');
    });

    if (counted === undefined)
      told('every span of the clock that a mark lasts for is ended by a line', async () => {
        const lines = (await typed()).flatMap(({ rolled: { played } }) =>
          isRefusal(played) ? [] : played.effects,
        );
        const inGames = (await games())!.tables.flatMap(({ deeds }) =>
          deeds.flatMap(({ past }) => past.effects ?? []),
        );
        without(endless(game.memory.kinds, [...lines, ...inGames]));
      });

    told('in random games somebody may do something, and no unit is ever impossible', async () => {
      assert.ok((await games())!.done.size > 0, 'nobody ever may do anything: wg now says why');
    });

    told('what a unit may not do by wg now is refused when it is tried', async () => {
      without((await games())!.allowed);
    });

    told('a game is folded from its records, and so taken back to any point', async () => {
      without((await games())!.folded);
    });

    told('every record gives the same effects again from its input and dice', async () => {
      without((await games())!.again);
    });

    if (player) {
      const { tries = [], holds = {} } = player;
      told('what wg now permits is seldom refused', async () => {
        const { ended } = (await games())!;
        // Targets, distances and ways still forbid some of it.
        assert.ok(ended('refused') < ended('done'), `${ended('refused')} refused, ${ended('done')} done`);
      });

      told('a random player has tried what there is', async () => {
        const { done } = (await games())!;
        without(tries.filter((action) => !done.has(action)));
      });

      for (const [says, wrongIn] of Object.entries(holds))
        told(says, async () => without((await games())!.tables.flatMap((table) => wrongIn(table))));
    }
  } else {
    told('without a game no action speaks of units', async () => {
      without(actions.filter(({ roles, memory }) => roles || memory).map(({ name }) => name));
    });
  }

  if (!system.sheet) {
    told('without a sheet wg says that there is none', async () => {
      const { sheet } = await ran();
      assert.notEqual(sheet.code, 0);
      assert.match(sheet.stderr, /has no sheet/);
    });
  }
}
