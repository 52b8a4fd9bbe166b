import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Machine } from '../../support/state.js';

interface RollJson {
  readonly event: number;
  readonly side: string | null;
  readonly turn?: string;
  readonly of: string;
  readonly actual: number;
  readonly expected: number;
  readonly atLeast: { readonly probability: number; readonly fraction: string };
  readonly atMost: { readonly probability: number; readonly fraction: string };
  readonly exact: boolean;
}
interface MomentJson {
  readonly event: number;
  readonly says: string;
  readonly fraction: string;
}
interface LuckJson {
  readonly events: Record<'standing' | 'counted' | 'without' | 'undone', number> & { strange: number[] };
  readonly method: { readonly unit: string; readonly byRepeats: number[]; readonly rates: object };
  readonly sides: readonly {
    readonly side: string | null;
    readonly rolls: number;
    readonly percentile: number;
    readonly words: readonly { of: string; rolls: number; expected: number; actual: number }[];
    readonly luckiest: readonly MomentJson[];
    readonly unluckiest: readonly MomentJson[];
    readonly turns: readonly { turn: string; luck: number }[];
  }[];
  readonly dice: readonly {
    readonly kind: string;
    readonly thrower: string;
    readonly dice: number;
    readonly faces: readonly { face: number; came: number }[];
    readonly p?: number;
    readonly needed?: number;
  }[];
  readonly rolls: readonly RollJson[];
}

let table: Machine;
beforeEach(() => {
  table = new Machine();
});
afterEach(() => {
  table.clean();
  vi.restoreAllMocks();
});

const luck = () => table.json<LuckJson>('luck');
const SHOT = 'shoot -g C -f 9 -c medium';
const IN_WOODS = 'shoot -g B -f 9 -c woods';
/** A club that gives woods 3 red dice instead of 2, and plays a ruling otherwise. */
const HOUSE = 'cells:\n  terrain-cover:\n    woods: 3\nrulings:\n  R1: 2\n';
const LUCKY = '--dice "white=6,6,6,6,6 red=3,3"';
const UNLUCKY = '--dice "white=1,1,1,1,1 red=3,3"';

/** The mean that a line would have now, by its exact odds. */
async function meanOf(line: string, field: string): Promise<number> {
  const { odds } = await table.json<{ odds: { mean: Record<string, number> } }>(`${line} --odds`);
  return odds.mean[field]!;
}

describe('wg luck', () => {
  test('each side is told what it rolled against what was to be expected', async () => {
    const mean = await meanOf(SHOT, 'hits');
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    await table.told(`${SHOT} --acting Allies ${UNLUCKY}`);
    const { sides, method, events } = await luck();
    expect(events).toEqual({ standing: 3, counted: 3, without: 0, strange: [], undone: 0 });
    expect(method.unit).toBe('hits');
    expect(sides.map(({ side, words }) => [side, words[0]!.of, words[0]!.rolls, words[0]!.actual])).toEqual([
      ['Axis', 'hits', 2, 10],
      ['Allies', 'hits', 1, 0],
    ]);
    expect(sides[0]!.words[0]!.expected).toBeCloseTo(2 * mean, 12);
    expect(sides[0]!.percentile).toBeGreaterThan(99.9);
    expect(sides[1]!.percentile).toBeLessThan(50);
    const text = await table.told('luck --explain');
    expect(text).toMatch(/Axis: luckier than [\d,]+ of [\d,]+ such games/);
    expect(text).toMatch(/Allies: unluckier than \d+ of 100 such games/);
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /^Game table: luck The dice were against Allies, unluckier than .* games; Axis luckier than .* games /,
    );
  });

  test('the unluckiest side is told first, then the two rarest moments; --explain has the figures', async () => {
    await table.told(`${SHOT} --acting Axis ${UNLUCKY}`);
    for (const side of ['Axis', 'Allies', 'Allies']) await table.told(`${SHOT} --acting ${side} ${LUCKY}`);
    await table.told('draw-card');
    const text = await table.told('luck');
    expect(text.split('\n')).toHaveLength(6);
    expect(text).toMatch(
      /^The dice were with Allies, luckier than [\d,]+ of [\d,]+ such games; Axis\nluckier than /m,
    );
    expect(text.match(/^ +\d+ {2}A\w+, shoot: 5 hits; 1 in /gm)).toHaveLength(2);
    expect(text).not.toContain('expected  actual');
    expect(await table.told('luck --explain')).toContain('expected  actual');
  });

  test('the chance of a moment is that of the odds, exactly', async () => {
    const { odds } = await table.json<{
      odds: { outcomes: { result: { hits: number }; fraction: string }[] };
    }>(`${SHOT} --odds`);
    const best = odds.outcomes.at(-1)!;
    expect(best.result.hits).toBe(5);
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    const [side] = (await luck()).sides;
    expect(side!.luckiest).toMatchObject([{ event: 1, says: 'shoot: 5 hits', fraction: best.fraction }]);
    expect(side!.unluckiest).toEqual([]);
    const [n, all] = best.fraction.split('/').map(Number);
    const oneIn = Math.round(all! / n!).toLocaleString('en');
    expect(await table.told('luck --explain')).toContain(`   1  shoot: 5 hits; 1 in ${oneIn} (`);
  });

  test('what was taken back does not count, and neither do its dice', async () => {
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    await table.told(`${SHOT} --acting Axis ${UNLUCKY}`);
    await table.told('undo');
    const { events, sides, dice } = await luck();
    expect(events).toMatchObject({ standing: 1, counted: 1, undone: 1 });
    expect(sides[0]!.words).toMatchObject([{ rolls: 1, actual: 5 }]);
    expect(dice).toMatchObject([{ kind: 'd6', thrower: 'players', dice: 7 }]);
    expect(await table.told('luck --explain')).toContain('Not counted: 1 taken back.');
  });

  test("rolls of which nobody said whose they were are nobody's", async () => {
    await table.told(`${SHOT} ${LUCKY}`);
    expect((await luck()).sides).toMatchObject([{ side: null, rolls: 1 }]);
    expect(await table.told('luck --explain')).toContain('No side named: luckier than');
  });

  test('the odds are those of the game as it stood', async () => {
    await table.told('muster -r fubar --name B --level green --figures 12 --side Blues');
    const means: number[] = [];
    const shot = 'shoot -r fubar --name A --target B --fp 6 --cover open';
    for (const level of ['veteran', 'green', 'veteran']) {
      await table.told(`muster -r fubar --name A --level ${level} --figures 5 --side Reds`);
      means.push(await meanOf(shot, 'hits'));
      await table.told(`${shot} --seed ${level}`);
    }
    expect(means).toEqual([3, 1, 3]);
    const { rolls, events } = await luck();
    const hits = rolls.filter(({ of }) => of === 'hits').map(({ expected }) => expected);
    expect(hits).toHaveLength(means.length);
    for (const [i, mean] of means.entries()) expect(hits[i]).toBeCloseTo(mean, 12);
    expect(events.strange).toEqual([]);
  });

  test('so are its units, by a roster that stands, and by none that was taken back', async () => {
    const file = `${table.path}/third.yaml`;
    writeFileSync(file, 'units:\n  - name: Third\n    side: Green\n    level: green\n    figures: 4\n');
    await table.told('roll 2d6');
    await table.told('roster load fubar -r fubar');
    await table.told(`roster load ${file} -r fubar`);
    await table.told('undo');
    await table.told('initiative -r fubar --dice "6 1"');
    expect((await luck()).events).toMatchObject({ standing: 2, strange: [] });
  });

  test('house rules count from the line on that agrees on them, and not where a line did without', async () => {
    const file = `${table.path}/club.yaml`;
    writeFileSync(file, HOUSE);
    const means = [await meanOf(IN_WOODS, 'hits')];
    await table.told(`${IN_WOODS} --seed a`);
    await table.told(`game house ${file}`);
    for (const shot of [IN_WOODS, `${IN_WOODS} --house none`, `${IN_WOODS} --ruling R1=1`]) {
      means.push(await meanOf(shot, 'hits'));
      await table.told(`${shot} --seed b`);
    }
    expect(new Set(means).size).toBeGreaterThan(1);
    expect(means[2]).toBe(means[0]);
    const { rolls, events } = await luck();
    expect(events.strange).toEqual([]);
    for (const [i, mean] of means.entries()) expect(rolls[i]!.expected).toBeCloseTo(mean, 12);
  });

  test('rulings that were typed and the numbers of the players are those of the odds', async () => {
    await table.told(`${IN_WOODS} --ruling R1=2 --seed a`);
    const ruled = await meanOf(`${IN_WOODS} --ruling R1=2`, 'hits');
    expect(ruled).not.toBe(await meanOf(IN_WOODS, 'hits'));
    expect((await luck()).rolls[0]!.expected).toBeCloseTo(ruled, 12);
    const file = `${table.path}/club.yaml`;
    writeFileSync(file, HOUSE);
    await table.told(`${IN_WOODS} --house ${file} --seed b`);
    const mean = await meanOf(`${IN_WOODS} --house ${file}`, 'hits');
    expect(mean).not.toBe(await meanOf(IN_WOODS, 'hits'));
    expect((await luck()).rolls[1]!.expected).toBeCloseTo(mean, 12);
  });

  test('luck goes over the turns', async () => {
    await table.told('draw-card --new --turn --sides Axis,Allies --seed 1');
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    await table.told('draw-card --turn --seed 2');
    await table.told(`${SHOT} --acting Axis ${UNLUCKY}`);
    const { sides, events } = await luck();
    expect(events).toMatchObject({ standing: 4, counted: 2, without: 2 });
    const mean = await meanOf(SHOT, 'hits');
    expect(sides[0]!.turns.map(({ turn }) => turn)).toEqual(['turn 1', 'turn 2']);
    expect(sides[0]!.turns[0]!.luck).toBeCloseTo(5 - mean, 12);
    expect(sides[0]!.turns[1]!.luck).toBeCloseTo(5 - 2 * mean, 12);
    expect(await table.told('luck --explain')).toMatch(/turn 1 +\+4\.1 +\|█+\n +turn 2 +\+3\.2/);
  });

  test('a game in which nothing was rolled has no luck', async () => {
    expect(await table.told('luck --explain')).toContain('nothing has been rolled');
    await table.told('move --type infantry');
    expect(await table.told('luck --explain')).toContain('nothing has been rolled');
    expect((await luck()).sides).toEqual([]);
  });
});

describe('what cannot be counted', () => {
  test("a card that is turned up is nobody's luck, whatever was made of it in the log", async () => {
    await table.told('draw-card --new');
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    const log = readFileSync(table.log(), 'utf8');
    expect(log).toMatch(/"left":\d+/);
    writeFileSync(table.log(), log.replace(/"left":\d+/, '"left":99'));
    const { events } = await luck();
    expect(events).toMatchObject({ strange: [], counted: 1, without: 1 });
  });

  test('a line that does not follow from its own dice is left out, and named', async () => {
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    await table.told(`${SHOT} --acting Axis ${UNLUCKY}`);
    const log = readFileSync(table.log(), 'utf8');
    for (const [was, is] of [
      ['"result":{"hits":5}', '"result":{"hits":4}'],
      ['"faces":[6,6,6,6,6]', '"faces":[6,6,6,6]'],
      ['"action":"shoot"', '"action":"shout"'],
      ['"ruleset":"battleground"', '"ruleset":"chess"'],
      ['"figures":9', '"figures":1000000000'],
      ['"grade":"C"', '"grade":{"__proto__":1}'],
      ['"steps":[', '"steps":[null,'],
      ['"input":{', '"input":null,"was":{'],
    ] as const) {
      expect(log).toContain(was);
      writeFileSync(table.log(), log.replace(was, is));
      const { events, sides } = await luck();
      expect({ was, strange: events.strange, counted: events.counted }).toEqual({
        was,
        strange: [1],
        counted: 1,
      });
      expect(sides[0]!.words[0]!.actual).toBe(0);
      expect(await table.told('luck --explain')).toContain(
        'Left out, since they do not follow from their own dice: 1.',
      );
    }
  });

  test('of lines that are all the same the one whose result was changed is found', async () => {
    for (let n = 1; n <= 6; n++) await table.told(`${SHOT} --seed ${n}`);
    const lines = readFileSync(table.log(), 'utf8').split('\n');
    for (const which of [1, 2, 5]) {
      const forged = lines.map((line, i) => (i === which ? line.replace(/"hits":\d/, '"hits":9') : line));
      writeFileSync(table.log(), forged.join('\n'));
      expect((await luck()).events).toMatchObject({ strange: [which], counted: 5 });
    }
  });

  test('a line that is none is passed over', async () => {
    await table.told(`${SHOT} --acting Axis ${LUCKY}`);
    writeFileSync(table.log(), `${readFileSync(table.log(), 'utf8')}what is this?\n`);
    expect((await luck()).events.counted).toBe(1);
    expect((await table.type('luck')).stderr).toContain('passed over what cannot be read');
  });
});

describe('the dice', () => {
  test('those of the program and those of the players are told apart', async () => {
    await table.told(`${SHOT} ${LUCKY}`);
    for (let i = 0; i < 8; i++) await table.told(`${SHOT} --seed ${i}`);
    const { dice } = await luck();
    expect(dice.map(({ kind, thrower, dice: n }) => [kind, thrower, n])).toEqual([
      ['d6', 'program', 56],
      ['d6', 'players', 7],
    ]);
    expect(dice[0]!.p).toBeGreaterThan(0);
    expect(dice[1]).toMatchObject({ needed: 30 });
    expect(dice[1]!.faces.map(({ came }) => came)).toEqual([0, 0, 2, 0, 0, 5]);
    const text = await table.told('luck --explain');
    expect(text).toMatch(/56 d6 thrown by wg: as fair dice fall; /);
    expect(text).toContain('7 d6 thrown by hand: too few to tell: 7 of at least 30');
  });

  test('dice that always show a six are hardly fair', async () => {
    for (let i = 0; i < 8; i++) await table.told(`${SHOT} --dice "white=6,6,6,6,6 red=6,6"`);
    const text = await table.told('luck --explain');
    expect(text).toContain('hardly what fair dice do');
    expect(text).toContain('p < 0.0001');
  });

  test('average dice are a kind of their own', async () => {
    await table.told('reaction-test -r wrg --mod 2 --average-dice --seed 1');
    expect((await luck()).dice.map(({ kind }) => kind)).toEqual(['die of 2, 3, 3, 4, 4, 5']);
  });
});

describe('how it looks', () => {
  const longName = 'x'.repeat(64);
  const names = ['__proto__', 'Große Füße', '🎲🪖', longName, 'A <b>&amp; "B"'];

  test('it fits screens of 80 and 40 columns, and in ASCII it is nothing else', async () => {
    for (const [i, name] of names.entries())
      await table.told(`${SHOT} --acting '${name}' --seed ${i} --target-figures 9 --target-grade C`);
    await table.told(`mines -r vv --units 3 --acting Axis --seed 1`);
    for (const columns of [80, 40]) {
      for (const flag of ['', '--ascii']) {
        const { stdout } = await table.type(`luck ${flag}`, { columns });
        for (const line of stdout.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(columns);
        expect(stdout).toContain('__proto__');
        if (flag) expect(stdout).toMatch(/^[\n\x20-\x7e]*$/);
        else expect(stdout).toContain('Große Füße');
      }
    }
    expect((await luck()).sides.map(({ side }) => side)).toEqual([...names, 'Axis']);
  });

  test('flags of actions and stray words are refused', async () => {
    expect(await table.type('luck --seed 1')).toMatchObject({ code: 2 });
    const { code, stderr } = await table.type('luck Axis');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("luck takes flags only; 'Axis' is not one."),
    });
  });

  test('who waits at a terminal is told how far it has come; a script is not', async () => {
    for (let i = 0; i < 3; i++) await table.told(`${SHOT} --seed ${i}`);
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 600;
      return now;
    });
    const { stderr } = await table.type('luck', { stderrIsTTY: true });
    // Each word wipes out the one before it, and the answer the last.
    const said = stderr.split('\r\u001b[K');
    expect(said).toEqual([...[0, 1, 2, 3].map((n) => `wg: ${n} of 4 lines`), '']);
    expect((await table.type('luck')).stderr).toBe('');
  });
});
