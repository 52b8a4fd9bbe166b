import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../rulesets/battleground/battlefield.js';
import { SYSTEMS } from '../../rulesets/index.js';
import { tableToBuildOn } from '../../src/game/table.js';
import { firstBroken } from '../../src/log/links.js';
import type { State } from '../../src/rules/state.js';
import { Machine } from '../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

interface Undone {
  readonly line: number;
  readonly number?: number;
  readonly says: string;
  readonly state: readonly string[];
}
const undo = () => at.json<Undone>('undo');

interface Odds {
  readonly odds: { outcomes: { result: { cards: { card: string }[] }; fraction: string }[] };
}
/** The cards that the odds have for a draw, one for each outcome. */
async function possible(line: string): Promise<string[]> {
  const { odds } = await at.json<Odds>(`${line} --odds`);
  return odds.outcomes.map(({ result }) => result.cards.map(({ card }) => card).join(' '));
}

/** What the game remembers, but for how many events there were. */
async function remembered(ruleset: string): Promise<unknown> {
  const system = SYSTEMS.find(({ id }) => id === ruleset)!;
  const { game } = (await system.play()).play;
  return tableToBuildOn(at.log(), ruleset, (await game!()).memory).state.state;
}

describe('a card that is taken back', () => {
  test('comes again with the next draw, whatever the seed', async () => {
    const dealt = await at.cards('draw-card --seed one');
    await at.told('undo');
    expect(await at.cards('draw-card --seed another')).toEqual(dealt);
    expect((await possible('draw-card')).length).toBeGreaterThan(40);
  });

  test('is the only outcome of the odds, which agree with the dice', async () => {
    await at.told('draw-card');
    const dealt = await at.cards('draw-card');
    await at.told('undo');
    expect(await possible('draw-card')).toEqual(dealt);
    const { odds } = await at.json<Odds>('draw-card --odds');
    expect(odds.outcomes.map(({ fraction }) => fraction)).toEqual(['1/1']);
    expect(await at.cards('draw-card --no-log')).toEqual(dealt);
  });

  test('comes in order where several were taken back, and chance goes on behind them', async () => {
    const dealt = [
      ...(await at.cards('draw-card --count 2 --seed one')),
      ...(await at.cards('draw-card --seed two')),
      ...(await at.cards('draw-card --seed three')),
    ];
    // The jokers bear one name.
    expect(dealt).not.toContain('JK');
    for (let n = 0; n < 3; n++) await at.told('undo');
    expect(await possible('draw-card --count 2')).toEqual([dealt.slice(0, 2).join(' ')]);
    const again = await at.cards('draw-card --count 6');
    expect(again.slice(0, 4)).toEqual(dealt);
    expect(dealt).not.toContain(again[4]);
  });

  test('goes back in its place if it is taken back once more', async () => {
    const first = await at.cards('draw-card');
    const second = await at.cards('draw-card');
    await at.told('undo');
    expect(await at.cards('draw-card')).toEqual(second);
    for (let n = 0; n < 2; n++) await at.told('undo');
    expect(await at.cards('draw-card --count 2')).toEqual([...first, ...second]);
  });

  test('is out of the pile that chance draws from', async () => {
    const [dealt] = await at.cards('draw-card');
    await at.told('undo');
    const second = (await possible('draw-card --count 2')).map((cards) => cards.split(' ')[1]);
    expect(second).toHaveLength(new Set(second).size);
    if (dealt !== 'JK') expect(second).not.toContain(dealt);
    const counts = (await at.json<Odds>('draw-card --count 2 --odds')).odds.outcomes;
    expect(counts.every(({ result }) => result.cards[0]!.card === dealt)).toBe(true);
  });

  test('of artillery comes again too, also where its set came into the game with it', async () => {
    const shells = async () =>
      (await at.json<{ result: { cards: string[] } }>('artillery-card')).result.cards;
    const first = await shells();
    for (let n = 0; n < 6; n++) {
      await at.told('undo');
      expect(await shells()).toEqual(first);
    }
  });

  test('that was turned up in place of the second of two lies behind the first', async () => {
    await at.told('draw-card --count 2 --dice card=5H,7C');
    await at.told('undo');
    await at.told('draw-card --count 2 --dice card=5H,9S');
    await at.told('undo');
    expect(await at.told('game')).toContain('on top of the deck, taken back: 5H, then 9S');
  });

  test('is said to lie there, by the answer and by the game', async () => {
    await at.told('draw-card --dice card=5H');
    const { state } = await undo();
    expect(state).toContain('on top of the deck, taken back: 5H');
    expect(await at.told('game')).toContain('on top of the deck, taken back: 5H');
    expect(await at.told('draw-card')).toContain('5H had been taken back and lay on top');
    expect(await at.told('game')).not.toContain('on top');
  });

  test('is forgotten by a new shuffle', async () => {
    await at.told('draw-card');
    await at.told('undo');
    expect((await possible('draw-card --new')).length).toBe(53);
    await at.told('draw-card --new');
    expect((await possible('draw-card')).length).toBeGreaterThan(50);
  });

  test('of a shuffle that is taken back too leaves the deck before it as it was', async () => {
    await at.told('draw-card --count 3 --dice "card=2C,3C,4C"');
    const before = await remembered('battleground');
    await at.told('draw-card --new --dice card=5H');
    await at.told('undo');
    expect(await remembered('battleground')).toEqual(before);
    expect(await possible('draw-card')).not.toContain('2C');
  });

  test('of the first shuffle comes again: one fresh deck is as good as another', async () => {
    const dealt = await at.cards('draw-card --new');
    await at.told('undo');
    expect(await at.cards('draw-card')).toEqual(dealt);
  });

  test('that wg has dealt cannot be entered otherwise; one that was read from the table can', async () => {
    const [dealt] = await at.cards('draw-card --seed s');
    await at.told('undo');
    const other = dealt === '7C' ? '8C' : '7C';
    const refused = await at.type(`draw-card --dice card=${other}`);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`${dealt}, which lies on top`);
    expect(await at.cards(`draw-card --dice card=${dealt}`)).toEqual([dealt]);

    await at.told('draw-card --dice card=9S');
    await at.told('undo');
    expect(await at.told('draw-card --dice card=9D')).toContain(
      '9S had been taken back; the players turn up another',
    );
    expect(await possible('draw-card')).toContain('9S');
    await at.told('undo');
    expect(await possible('draw-card')).toEqual(['9D']);
  });

  test('leaves as many cards in the pile as before it was dealt, and the turn as it was', async () => {
    await at.told('draw-card --dice card=5C');
    await at.told('draw-card --dice card=JK');
    await at.told('undo');
    expect((await at.told('game')).replaceAll(/\s+/g, ' ')).toContain(
      'turn 1, its card phase goes on; 53 cards left',
    );
    expect((await at.json('draw-card')).result).toMatchObject({ turn: 1, turnOver: true, left: 52 });
  });
});

describe('an artillery card that is taken back', () => {
  test('comes again, and the odds say so', async () => {
    await at.told('artillery-card --new');
    const { result } = await at.json('artillery-card --seed s');
    await at.told('undo');
    expect((await at.json('artillery-card --seed t')).result).toEqual(result);
    await at.told('undo');
    const { odds } = await at.json<Odds>('artillery-card --odds');
    expect(odds.outcomes.map((of) => of.result)).toEqual([result]);
  });

  test('comes again where it was the first, and brought the set of the book with it', async () => {
    const first = await at.json('artillery-card --seed s');
    await at.told('undo');
    expect((await at.json('artillery-card --seed t')).result).toEqual(first.result);
  });

  test('that a five had brought comes again with that five', async () => {
    await at.told('artillery-card --new');
    const drawn = await at.json('draw-card --dice "card=5H artillery=us-light"');
    await at.told('undo');
    const again = await at.json('draw-card');
    expect(again.result).toEqual(drawn.result);
    expect(again.steps.filter(({ id }) => id === 'artillery-card').map(({ value }) => value)).toEqual([
      'us-light',
    ]);
    await at.told('undo');
    expect((await at.json('artillery-card')).result.cards).toEqual(['us-light']);
  });

  test('is forgotten by a new set', async () => {
    await at.told('artillery-card --new');
    await at.told('artillery-card');
    await at.told('undo');
    await at.told('artillery-card --new --cards a,b,c');
    const { odds } = await at.json<Odds>('artillery-card --odds');
    expect(odds.outcomes).toHaveLength(3);
  });

  test('that was Reload lets the one behind it come again too, where it is ruled so', async () => {
    await at.told('artillery-card --new');
    const drawn = await at.json('artillery-card --ruling bg:R112=2 --dice "artillery=reload,us-light"');
    expect(drawn.result.cards).toEqual(['reload', 'us-light']);
    await at.told('undo');
    expect((await at.json('artillery-card --ruling bg:R112=2')).result).toEqual(drawn.result);
  });
});

describe('whatever is taken back', () => {
  test.each([
    ['battleground', 'smoke --artillery --where mill', 'smoke --artillery --where church'],
    ['wrg-1925', 'period -r wrg', 'shoot -r wrg --points 30 --targets 8 --target Able --name Baker'],
    [
      'fubar',
      'initiative -r fubar --sides Red,Blue --dice "red=6 blue=2"',
      'activate -r fubar --name Able --side Red --level veteran',
    ],
    ['valor-and-victory', 'turn --new', 'smoke -r vv --target D4'],
  ])('%s remembers the game as if it had never been', async (ruleset, first, second) => {
    await at.told(first);
    const before = await remembered(ruleset);
    const { code, stderr } = await at.type(second);
    expect({ code, stderr }, second).toEqual({ code: 0, stderr: '' });
    const after = await remembered(ruleset);
    expect(after).not.toEqual(before);
    await at.told('undo');
    expect(await remembered(ruleset)).toEqual(before);
    await at.told(second);
    expect(Object.keys((await remembered(ruleset)) as object)).toEqual(Object.keys(after as object));
    expect(firstBroken(at.log())).toBeUndefined();
  });

  test('is followed from a checkpoint as it is from the start', async () => {
    for (let n = 0; n < 80; n++) await at.told('shoot -g C -f 9');
    for (let n = 0; n < 40; n++) {
      await at.told('draw-card');
      if (n % 3 === 2) await at.told('undo');
    }
    const pile = async () => battlefieldOf((await remembered('battleground')) as State).deck.pile;
    const cards = await pile();
    for (let n = 0; n < 20; n++) await at.told('undo');
    for (let n = 0; n < 20; n++) await at.told('draw-card');
    expect(await pile()).toEqual(cards);
  }, 60_000);

  test('does not mend what was lost before it, where it began anew', async () => {
    await at.told('draw-card --new');
    for (let n = 0; n < 3; n++) await at.told('draw-card');
    const { writeFileSync } = await import('node:fs');
    const lines = readFileSync(at.log(), 'utf8').split('\n');
    writeFileSync(at.log(), [...lines.slice(0, 2), ...lines.slice(3)].join('\n'));
    expect((await at.type('draw-card')).code).toBe(1);
    await at.told('draw-card --new');
    expect((await at.type('undo')).code).toBe(0);
    expect((await at.type('draw-card')).stderr).toContain('is lost');
  });
});

describe('wg undo', () => {
  test('takes back the last event that stands, then the one before it, and erases nothing', async () => {
    await at.told('move --seed a');
    await at.told('shoot -g C -f 9 --seed a');
    const before = readFileSync(at.log(), 'utf8');
    expect(await undo()).toMatchObject({ line: 3, number: 2 });
    expect(await undo()).toMatchObject({ line: 2, number: 1 });
    expect(readFileSync(at.log(), 'utf8').startsWith(before)).toBe(true);
    expect(firstBroken(at.log())).toBeUndefined();
  });

  test('says that there is nothing to take back, and writes nothing', async () => {
    const empty = await at.type('undo');
    expect(empty).toMatchObject({ code: 1, stdout: '' });
    expect(empty.stderr).toContain('There is nothing to take back in the game table.');
    await at.told('move');
    await at.told('undo');
    const before = readFileSync(at.log(), 'utf8');
    expect((await at.type('undo')).code).toBe(1);
    expect(readFileSync(at.log(), 'utf8')).toBe(before);
  });

  test('tells who came into the game with it, and is there no more', async () => {
    await at.told('activate --name Able --level green --side Red --dice 6');
    await at.told('activate --name Baker --level green --side Blue --dice 6');
    const back = await at.told('undo');
    expect(back).toContain('Baker: not in the game');
    expect(back).not.toContain('Able: ');
  });

  test('takes back an agreement on house rules', async () => {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${at.path}/club.yaml`, 'name: Thursday club\nrulings: { R68: 2 }\n');
    await at.told(`game house ${at.path}/club.yaml`);
    expect(await at.told('game')).toContain('Thursday club');
    expect(await at.told('undo')).toContain('Taken back: House rules of Thursday club are agreed on');
    expect(await at.told('game')).toContain('played by the book');
  });

  test('tells what it was, with the names, and what of the game is otherwise now', async () => {
    await at.told('draw-card --dice card=5C --sides Axis,Allies --acting Axis');
    expect((await at.told('undo')).split('\n')).toEqual([
      'Taken back: event 1, Axis, draw card: 5C, Axis: all units may shoot',
      '  it has not begun',
      '  on top of the deck, taken back: 5C',
      '',
    ]);
  });

  test.each([
    ['battleground', 'shoot "2 Section" "1 Gruppe" --seed b', /1 Gruppe: grade B, 6 figures/],
    ['wrg-1925', 'shoot "2 Section" "1 Gruppe" --range 90', /1 Gruppe: 9 men, led by/],
    ['fubar', 'shoot "Red 1" "Blue 1"', /Blue 1: green, 8 figures, infantry rifles$/m],
    [
      'valor-and-victory',
      'shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"',
      /Able: squad 4-6-4/,
    ],
  ])('tells of units that stand as before, each once: %s', async (id, line, says) => {
    await at.told(`game start Caen -r ${id} --roster examples/${id}-roster.yaml`);
    await at.told(line);
    const said = await at.told('undo');
    expect(said).toMatch(says);
    const names = said.split('\n').flatMap((text) => /^ {2}(\w[^:]*):/.exec(text)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
    // Whoever is as he was is not spoken of.
    expect(said).not.toMatch(/Panzer|Technical|Truck/);
  });

  test('takes back more than is kept at hand', async () => {
    for (let n = 0; n < 70; n++) await at.told('move --brief');
    for (let n = 70; n > 0; n--) expect((await undo()).number).toBe(n);
    expect((await at.type('undo')).code).toBe(1);
  }, 60_000);

  test('many at once take back one event each', async () => {
    for (let n = 0; n < 6; n++) await at.told('move --brief');
    const taken = await Promise.all(Array.from({ length: 6 }, () => undo()));
    expect(taken.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('takes back the end of a game, which then goes on', async () => {
    const { addLine } = await import('../../src/log/append.js');
    const { settingsOf } = await import('../../src/log/settings.js');
    await at.told('move');
    const clock = { id: () => 'theend00', now: () => '2026-01-02T03:04:05.000Z' };
    addLine(at.log(), 'table', clock, () => ({ seen: settingsOf(at.log()), body: { end: true } }));
    expect(await at.told('log')).toContain('The game is over');
    expect(await at.told('undo')).toContain('Taken back: The game is over');
    expect(await at.told('log')).toContain('The game is over (taken back)');
    expect(await undo()).toMatchObject({ number: 1 });
  });

  test('takes no words, and does not go without a log', async () => {
    expect((await at.type('undo 3')).code).toBe(2);
    expect((await at.type('undo --no-log')).code).toBe(2);
    expect((await at.type('undo --seed s')).code).toBe(2);
  });
});
