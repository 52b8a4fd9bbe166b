import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PACK } from '../../rulesets/battleground/cards/deck.js';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { tableToBuildOn } from '../../src/game/table.js';
import { follow } from '../../src/log/follow.js';
import type { Event } from '../../src/log/line/line.js';
import { read } from '../../src/log/line/read.js';
import { stateFolder, wg, words } from '../support/cli.js';
import { built, type Ended, type Home, makeHome, runs } from '../support/processes/built.js';
import { times } from '../support/random/deep.js';

interface Result {
  cards: { card: string; side: string | null; act: string | null; units: string }[];
  turn: number;
  turnOver: boolean;
  left: number;
}
interface Drawn extends Result {
  /** The faces alone. */
  faces: string[];
  /** What was printed. */
  stdout: string;
  steps: { id: string }[];
}

function drawn(stdout: string): Drawn {
  const { result, steps } = JSON.parse(stdout) as { result: Result; steps: { id: string }[] };
  return { ...result, faces: result.cards.map(({ card }) => card), stdout, steps };
}

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const log = (game = 'table') => join(state.path, 'wg', 'games', `${game}.jsonl`);

/** Draws in this process, in the state of this test. */
async function draw(more = ''): Promise<Drawn> {
  const argv = ['draw-card', '--json', ...words(more)];
  const { code, stdout, stderr } = await wg(argv, { env: { XDG_STATE_HOME: state.path } });
  expect({ code, stderr }, more).toEqual({ code: 0, stderr: '' });
  return drawn(stdout);
}

/** Cards that were dealt more often than the pack holds them. */
function twice(cards: readonly string[]): string[] {
  const rest = [...PACK];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

describe('from call to call', () => {
  test('the pile goes down card by card, and no card comes twice', async () => {
    const cards: string[] = [];
    for (let n = 1; n <= 40; n++) {
      const { faces, left } = await draw();
      cards.push(...faces);
      expect(left, `card ${n}`).toBe(54 - n);
    }
    expect(twice(cards)).toEqual([]);
  });

  test('one call of many cards deals what many calls of one deal', async () => {
    const many = await draw('--count 12 --seed s');
    expect(many.left).toBe(42);
    expect(twice(many.faces)).toEqual([]);
    expect((await draw()).left).toBe(41);
  });

  test('the pack is shuffled once, and a turn begins only where one has ended', async () => {
    const first = await draw();
    expect(first.steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['shuffle', 'turn']));
    let before = first;
    for (let i = 0; i < 20; i++) {
      const next = await draw();
      const ids = next.steps.map(({ id }) => id);
      expect(ids).not.toContain('shuffle');
      expect(ids.includes('turn')).toBe(before.turnOver);
      expect(next.turn).toBe(before.turn + (before.turnOver ? 1 : 0));
      before = next;
    }
  });

  test('a turn is over with a joker or the fourth suit, and the next call begins the next', async () => {
    const turn = async (cards: string) => draw(`--dice "card=${cards}" --count ${cards.split(',').length}`);
    expect(await turn('5C,5H,5S')).toMatchObject({ turn: 1, turnOver: false });
    expect(await turn('5D')).toMatchObject({ turn: 1, turnOver: true });
    expect(await turn('6C')).toMatchObject({ turn: 2, turnOver: false });
    expect(await turn('JK')).toMatchObject({ turn: 2, turnOver: true, left: 48 });
    expect(await turn('AC')).toMatchObject({ turn: 3, turnOver: false, cards: [{ units: 'one' }] });
  });

  test('a suit that was played gives nothing more in that turn, and all again in the next', async () => {
    const units = async (card: string) => (await draw(`--dice card=${card}`)).cards[0]!.units;
    expect(await units('5C')).toBe('all');
    expect(await units('6C')).toBe('none');
    expect(await units('AC')).toBe('one');
    await draw('--dice card=JK');
    expect(await units('7C')).toBe('all');
  });

  test('--turn goes on to the end of the turn, with what was turned up before it', async () => {
    await draw('--dice "card=5C,5H" --count 2');
    const rest = await draw('--turn --dice "card=6C,5S,5D"');
    expect(rest).toMatchObject({ turn: 1, turnOver: true, left: 49, faces: ['6C', '5S', '5D'] });
    const next = await draw('--turn --seed s');
    expect(next).toMatchObject({ turn: 2, turnOver: true });
  });

  test('a card that was dealt cannot be entered again', async () => {
    await draw('--dice card=5C');
    const { code, stderr } = await wg(['draw-card', '--dice', 'card=5C'], {
      env: { XDG_STATE_HOME: state.path },
    });
    expect(code).toBe(2);
    expect(stderr).toContain("'5C' is not in the pile");
  });

  test('all 54 cards come before any comes again, the deck over', async () => {
    const cards: string[] = [];
    while (cards.length < 54) cards.push(...(await draw()).faces);
    expect([...cards].sort()).toEqual([...PACK].sort());
    expect((await draw()).left).toBeGreaterThan(0);
  });

  test('every other action leaves the deck alone', async () => {
    await draw();
    const world = { env: { XDG_STATE_HOME: state.path } };
    for (const text of ['move', 'shoot -g C -f 9', 'odds draw-card', 'draw-card --repeat 9', 'rules ace'])
      expect((await wg(text.split(' '), world)).code, text).toBe(0);
    expect((await draw()).left).toBe(52);
  });
});

describe('--new', () => {
  test('shuffles all cards and begins with turn 1', async () => {
    await draw('--count 30');
    const fresh = await draw('--new');
    expect(fresh).toMatchObject({ turn: 1, left: 53 });
    expect(fresh.steps.map(({ id }) => id)).toContain('shuffle');
    expect((await draw()).left).toBe(52);
  });

  test('forgets the names of the sides, unless they are given with it', async () => {
    await draw('--sides "Germans,Russians"');
    expect((await draw('--new --dice card=5C')).cards[0]!.side).toBe('Axis');
    expect((await draw('--new --dice card=5C --sides "Blue,Red"')).cards[0]!.side).toBe('Blue');
    expect((await draw('--dice card=5H')).cards[0]!.side).toBe('Red');
  });
});

test('--sides is remembered until other names are given', async () => {
  const side = async (more: string) => (await draw(more)).cards[0]!.side;
  expect(await side('--dice card=2C')).toBe('Axis');
  expect(await side('--dice card=3C --sides "Germans, Russians"')).toBe('Germans');
  expect(await side('--dice card=2H')).toBe('Russians');
  expect(await side('--dice card=4C')).toBe('Germans');
  expect(await side('--dice card=5C --sides "Blue,Red"')).toBe('Blue');
  expect(await side('--dice card=3H')).toBe('Red');
  expect(await side('--dice card=JK')).toBeNull();
});

test('--game keeps games apart: each has its own deck, turn and sides', async () => {
  await draw('--count 3 --dice "card=2C,2H,2S" --sides "Germans,Russians"');
  const other = await draw('--game thursday --dice card=2C');
  expect(other).toMatchObject({ turn: 1, left: 53, cards: [{ side: 'Axis' }] });
  expect(await draw('--dice card=3C')).toMatchObject({ left: 50, cards: [{ side: 'Germans' }] });
  expect(await draw('--game thursday')).toMatchObject({ left: 52 });
  expect(existsSync(log('thursday'))).toBe(true);
});

test('--no-log shows a card of the game as it stands, and leaves it in the pile', async () => {
  await draw('--count 3');
  const before = readFileSync(log(), 'utf8');
  const peek = await draw('--no-log --seed s');
  expect(peek.left).toBe(50);
  expect(await draw('--no-log --seed s')).toEqual(peek);
  expect(await draw('--no-log --new')).toMatchObject({ turn: 1, left: 53 });
  expect(readFileSync(log(), 'utf8')).toBe(before);
  expect(await draw('--seed s')).toEqual(peek);
});

test('odds are those of the game as it stands', async () => {
  await draw('--dice "card=JK,5C" --count 2');
  const { stdout } = await wg(['odds', 'draw-card', '--json'], { env: { XDG_STATE_HOME: state.path } });
  type Outcome = { result: Result; probability: number };
  const { outcomes } = (JSON.parse(stdout) as { odds: { outcomes: Outcome[] } }).odds;
  const chance = (is: (result: Result) => boolean) =>
    outcomes.reduce((sum, { result, probability }) => sum + (is(result) ? probability : 0), 0);
  expect(chance(({ cards }) => cards[0]!.card === 'JK')).toBeCloseTo(1 / 52, 12);
  expect(chance(({ cards }) => cards[0]!.card === '5C')).toBe(0);
  expect(chance(({ cards }) => cards[0]!.units === 'none' && cards[0]!.card !== 'JK')).toBeCloseTo(
    11 / 52,
    12,
  );
});

describe('with --seed', () => {
  test('the same game gives the same cards, call by call', async () => {
    const play = async (game: string) => {
      const answers: string[] = [];
      for (let i = 0; i < 12; i++) answers.push((await draw(`--game ${game} --seed s${i % 3}`)).stdout);
      return answers;
    };
    expect(await play('one')).toEqual(await play('two'));
  });

  test('one seed for all calls does not deal in a fixed order', async () => {
    const cards: string[] = [];
    for (let i = 0; i < 20; i++) cards.push(...(await draw('--seed same')).faces);
    expect(twice(cards)).toEqual([]);
    const suits = cards.filter((card) => card !== 'JK').map((card) => card.at(-1));
    expect(new Set(suits).size).toBe(4);
    const sorted = [...cards].sort((a, b) => PACK.indexOf(a) - PACK.indexOf(b));
    expect(cards).not.toEqual(sorted);
  });

  test('a whole turn is the same cards at once or one by one', async () => {
    const atOnce = await draw('--game once --turn --seed s');
    const oneByOne: string[] = [];
    for (let over = false; !over; ) {
      const { faces, turnOver } = await draw('--game singly --seed s');
      oneByOne.push(...faces);
      over = turnOver;
    }
    expect(oneByOne).toEqual(atOnce.faces);
  });
});

const AT_ONCE = times(24, 3);

describe('many processes at one deck', () => {
  let home: Home;
  beforeEach(() => {
    home = makeHome();
  });
  afterEach(() => home.clean());

  const spawned = (args: readonly string[] = []): Promise<Ended> =>
    runs(process.execPath, [built.bin, 'draw-card', '--json', ...args], { env: home.env });

  /** The events of the log that stand. */
  const standing = (): Event[] => [...follow(home.log).standing].flatMap((at) => read('event', at) ?? []);
  const cardsOf = (events: readonly Event[]) =>
    events.flatMap(({ record }) => (record.result as unknown as Result).cards.map(({ card }) => card));

  test(`${AT_ONCE} at once never deal the same card, and every card that was shown stands in the log`, async () => {
    const ended = await Promise.all(Array.from({ length: AT_ONCE }, () => spawned()));
    for (const { code, stderr } of ended) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const shown = ended.map(({ stdout }) => drawn(stdout));
    const cards = shown.flatMap(({ faces }) => faces);
    expect(twice(cards)).toEqual([]);
    const events = standing();
    expect(events).toHaveLength(AT_ONCE);
    expect(cardsOf(events).sort()).toEqual([...cards].sort());
    expect(tableToBuildOn(home.log, 'battleground', drawCard.memory!).state.n).toBe(AT_ONCE);
    expect(shown.map(({ left }) => left).sort((a, b) => a - b)).toEqual(
      Array.from({ length: AT_ONCE }, (_, i) => PACK.length - AT_ONCE + i),
    );
    const { left } = drawn((await spawned()).stdout);
    expect(left).toBe(PACK.length - AT_ONCE - 1);
  });

  test(`${AT_ONCE} at once with one and the same seed do not either`, async () => {
    const ended = await Promise.all(Array.from({ length: AT_ONCE }, () => spawned(['--seed', 'same'])));
    const cards = ended.flatMap(({ stdout }) => drawn(stdout).faces);
    expect(twice(cards)).toEqual([]);
    expect(standing()).toHaveLength(AT_ONCE);
  });

  test('a game goes on in a copy of its log', async () => {
    await spawned(['--count', '20']);
    const copy = makeHome();
    cpSync(join(home.path, 'state'), join(copy.path, 'state'), { recursive: true });
    const there = await runs(process.execPath, [built.bin, 'draw-card', '--json', '--seed', 's'], {
      env: copy.env,
    });
    copy.clean();
    expect(there.stdout).toBe((await spawned(['--seed', 's'])).stdout);
    expect(drawn(there.stdout).left).toBe(33);
  });
});
