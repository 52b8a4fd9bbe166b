import assert from 'node:assert/strict';
import { prove } from '../api/engine.js';
import { checkParts } from '../engine/outside/checked.js';
import { actionsOf, type Declared, gameStateOf } from '../rules/system.js';
import { numbersOutOfBounds } from './bounds.js';
import { idleOptions, strays, unmetClauses } from './cited.js';
import { gamesAtRandom } from './every-game.js';
import { oddsAgainstFaces } from './exactness.js';
import { linesPlayed } from './played.js';
import { type Program, programWith } from './program.js';
import { toBeTested } from './tested.js';
import { triedAtRandom } from './tried.js';
import { unitsOf } from './units.js';

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
}

/** Work that is done once, when it is first asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/**
 * Tells the tests that hold of every rule system: its parts are there and its lines work; what it says and cites is in its book; odds are
 * those of every face; games can be taken back, played again and proved.
 * @throws EngineError `bad-system` where it is none
 */
export async function conformance(kit: Kit): Promise<void> {
  const { test, folder = process.cwd(), unmet = {}, counted } = kit;
  const system = toBeTested(kit.system);
  const { book } = await system.book();
  const actions = await actionsOf(system);
  const game = await gameStateOf(system);

  const ran = once(async () => {
    const program = kit.run ? { run: kit.run, atOnce: 1, clean: () => {} } : await programWith(folder);
    try {
      const lines = await linesPlayed(system, actions, book, program);
      const sheet = await program.run(['sheet', '-r', system.id]);
      const systems = await program.run(['rulesets', '--json']);
      const units = game ? await unitsOf(system, program.run) : [];
      return { lines, sheet, systems, units };
    } finally {
      program.clean();
    }
  });
  const tried = once(async () => triedAtRandom(actions, book, (await ran()).lines));
  const games = once(async () => (game ? gamesAtRandom(system, game, (await ran()).units) : undefined));
  const told = (name: string, work: () => Promise<void>) => test(`${system.id}: ${name}`, work);
  const without = (list: readonly string[]) => assert.deepEqual(list, []);

  told('each of its parts is what it should be, and wg lists it', async () => {
    await checkParts(system, folder);
    const { systems } = await ran();
    const ids = (JSON.parse(systems.stdout) as { id: string }[]).map(({ id }) => id);
    assert.ok(ids.includes(system.id), systems.stderr);
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
    const { wrong, compared, rolled } = oddsAgainstFaces(actions, (await ran()).lines);
    without(wrong);
    assert.ok(
      compared > 0 || rolled === 0,
      'no line has few enough dice to be thrown face by face: show one',
    );
  });

  told('a number is taken at its bounds, and refused beyond', async () => {
    without(actions.flatMap(numbersOutOfBounds));
  });

  told('whatever is typed, the rules answer or refuse, in words and by their own clauses', async () => {
    const { wrong, resolved } = await tried();
    without(wrong);
    assert.ok(resolved > 0, 'nothing that was tried was allowed');
  });

  if (counted === undefined) {
    told('every clause is met as it is played, or is a reminder that is told', async () => {
      const [{ lines }, random, all] = [await ran(), await tried(), await games()];
      const met = new Set([...random.met, ...(all?.met ?? []), ...Object.keys(unmet)]);
      without(unmetClauses(book, actions, lines, met));
    });

    told('every ruling that may be chosen changes a line that is shown, by each of its options', async () => {
      without(idleOptions(book, actions, (await ran()).lines));
    });
  }

  if (game) {
    told('in random games somebody may do something, and no unit is ever impossible', async () => {
      const { wrong, done } = (await games())!;
      without(wrong);
      assert.ok(done > 0, 'nobody ever may do anything: wg now says why');
    });

    told('what a unit may not do by wg now is refused when it is tried', async () => {
      without((await games())!.allowed);
    });

    told(
      'a game is folded from its records, taken back to any point, and played again to the same',
      async () => {
        const { folded, again } = (await games())!;
        without([...folded, ...again]);
      },
    );
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
