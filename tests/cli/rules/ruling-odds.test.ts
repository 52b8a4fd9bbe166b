import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

const flat = (text: string) => text.replace(/\s+/g, ' ');

interface Told {
  readonly ruling: string;
  readonly event?: number;
  readonly line?: string;
  readonly played: number;
  readonly of: string;
  readonly atLeast?: number;
  readonly options: readonly {
    readonly option: number;
    readonly allowed: boolean;
    readonly mean?: number;
    readonly fraction?: string;
    readonly difference?: { readonly mean?: number; readonly fraction?: string };
    readonly outcomes?: readonly { readonly value: unknown; readonly fraction: string }[];
  }[];
}
const told = (line: string): Promise<Told> => at.json<Told>(line);

/** A fraction as a number. */
const share = (fraction: string): number => {
  const [over, under] = fraction.split('/').map(Number) as [number, number];
  return over / under;
};

interface OddsDocument {
  readonly odds: {
    readonly mean: { readonly hits: number };
    readonly outcomes: readonly { readonly result: { readonly hits: number }; readonly fraction: string }[];
  };
}

const SHOT = 'shoot -g C -f 9 -w 2 -c woods';

describe('the odds of the last shot by each option of a ruling', () => {
  test('bg:R31 woods of one red die and of two stand side by side, with what is played marked', async () => {
    await at.told(`${SHOT} --seed k3v9`);
    const page = await at.told('rules bg:R31 --odds');
    expect(page).toContain('Event 1: shoot, before the first card');
    expect(page).toContain('  hits on average, and the chance of at least 1\n');
    expect(page).toContain('  * 1    1.54           68.9%\n    2    1.42   -0.11   65.2%    -3.7\n');
    expect(page).toContain('Result: hits on average: 1.54 by option 1, 1.42 by option 2');
  });

  test('they are those of wg odds with the ruling typed, as fractions', async () => {
    await at.told(`${SHOT} --seed k3v9`);
    const { options, atLeast, of } = await told('rules bg:R31 --odds');
    expect(of).toBe('hits');
    for (const { option, mean, fraction } of options) {
      const { odds } = await at.json<OddsDocument>(`${SHOT} --odds --ruling bg:R31=${option}`);
      expect(mean).toBeCloseTo(odds.mean.hits, 12);
      const some = odds.outcomes.filter(({ result }) => result.hits >= atLeast!);
      expect(share(fraction!)).toBeCloseTo(
        some.reduce((sum, one) => sum + share(one.fraction), 0),
        12,
      );
    }
    expect(options.map(({ fraction }) => fraction)).toEqual(['96437/139968', '821039/1259712']);
    expect(options[1]!.difference!.fraction).toBe('-23447/629856');
    expect(options[0]!.difference).toBeUndefined();
  });

  test('where the last line has nothing to do with it, it is the last one that has', async () => {
    await at.told(`${SHOT} --seed a`);
    await at.told('shoot -g B -f 6 -c wall --seed a');
    await at.told('move --seed a');
    expect((await told('rules bg:R31 --odds')).event).toBe(2);
    expect((await told('rules bg:R14 --odds')).event).toBe(3);
  });

  test('bg:R37 a shot that missed is asked about all the same: other dice would have come to it', async () => {
    await at.told('shoot -g C -f 4 --target-figures 3 --target-medics 2 --target-grade C --dice "white=1,2"');
    const { event, of } = await told('rules bg:R37 --odds');
    expect({ event, of }).toEqual({ event: 1, of: 'medics lost' });
  });

  test('what was taken back is not asked about', async () => {
    await at.told(`${SHOT} --seed a`);
    await at.told('shoot -g B -f 6 -c wall --seed a');
    await at.told('undo');
    expect((await told('rules bg:R31 --odds')).event).toBe(1);
  });

  test('bg:R112 a card is asked about with the pile as it lay before it', async () => {
    interface Cards {
      readonly odds: {
        readonly outcomes: readonly {
          readonly result: { readonly cards: readonly string[] };
          readonly fraction: string;
        }[];
      };
    }
    await at.told('artillery-card --new --seed a');
    const { odds } = await at.json<Cards>('artillery-card --odds');
    const whole = await at.json<Cards>('artillery-card --new --odds');
    await at.told('artillery-card --seed b');
    const { event, options } = await told('rules bg:R112 --odds');
    expect(event).toBe(2);
    const asked = options[0]!.outcomes!.map(({ value, fraction }) => [value, fraction]);
    const cards = ({ odds }: Cards) =>
      odds.outcomes.map(({ result, fraction }) => [result.cards[0], fraction]);
    expect(asked.sort()).toEqual(cards({ odds }).sort());
    expect(asked).not.toEqual(cards(whole).sort());
  });

  test('in a game with house rules the others are set against its option, with its numbers', async () => {
    const file = join(at.path, 'club.yaml');
    writeFileSync(
      file,
      'rulings:\n  bg:R31: 2\ncells:\n  vehicle-weapons:\n    light-gun: { white: 4, blue: 2 }\n',
    );
    await at.told(['game', 'start', 'club', '-r', 'bg', '--house', file]);
    await at.told(`${SHOT} --seed a`);
    const { played, options } = await told('rules bg:R31 --odds');
    expect(played).toBe(2);
    expect(options.map(({ difference }) => difference?.fraction)).toEqual(['23447/629856', undefined]);
    expect(await at.told('rules bg:R31 --odds')).toMatch(/\n {2}\* 2 {4}1\.42 {11}65\.2%\n/);
    const gun = 'shoot --weapon light-gun -c woods';
    await at.told(`${gun} --seed a`);
    const { odds } = await at.json<OddsDocument>(`${gun} --odds`);
    const fired = await told('rules bg:R31 --odds');
    expect([fired.event, fired.options[1]!.mean]).toEqual([2, odds.mean.hits]);
    const bare = await at.json<OddsDocument>(`${gun} --odds --house none`);
    expect(bare.odds.mean.hits).not.toBe(odds.mean.hits);
  });

  test('where nothing came to it, that is said, with a line to try which works', async () => {
    const { code, stderr } = await at.type('rules bg:R31 --odds');
    expect(code).toBe(1);
    expect(flat(stderr)).toContain('Nothing that was played in this game came to bg:R31.');
    const [, line] = flat(stderr).match(/Try a line of your own: wg (.*)$/)!;
    expect(await at.told(line!.trim())).toContain('by option 2');
  });

  test('an event that does not follow from its own record is passed over', async () => {
    await at.told(`${SHOT} --seed a`);
    const log = readFileSync(at.log(), 'utf8');
    writeFileSync(at.log(), log.replace(/"hits":\d+/, '"hits":7'));
    expect((await at.type('rules bg:R31 --odds')).code).toBe(1);
  });
});

describe('the odds of a line that is typed', () => {
  test('bg:R133 an option that does not allow it says so', async () => {
    const line = 'charge -g C -f 8 --target-figures 7 --distance 5 --own-dug-in';
    const page = flat(await at.told(['rules', 'bg:R133', '--odds', line]));
    expect(page).toContain(' 3 not allowed ');
    expect(page).toMatch(/Result: .* by option 1, .* by option 2, not allowed by option 3/);
    const { options } = JSON.parse(await at.told(['rules', 'bg:R133', '--odds', line, '--json'])) as Told;
    expect(options.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  });

  test('bg:R23 an option that comes to the same says so', async () => {
    const line = 'vehicle-damage --hits 6 --no-heavy-weapon --stopped-by mines';
    const page = await at.told(['rules', 'bg:R23', '--odds', line]);
    expect(page).toMatch(/\n {4}2 {3}83\.3% {4}same\n {4}3 {6}0% {3}-83\.3\n/);
  });

  test('what is certain is told as that', async () => {
    const page = await at.told(['rules', 'wrg:R57', '--odds', 'artillery --caller officer']);
    expect(page).toContain('  periods, for certain\n  * 1    4.00\n    2    0.00   -4.00\n');
  });

  test('one that forbids whatever is chosen is refused by its clause', async () => {
    const line = 'shoot -g D -f 9 --range 40 -c woods';
    const { code, stderr } = await at.type(['rules', 'bg:R31', '--odds', line]);
    expect(code).toBe(3);
    expect(stderr).toContain('bg:shoot.6');
  });

  test('one that has nothing to do with the ruling says so', async () => {
    const { code, stderr } = await at.type(['rules', 'bg:R31', '--odds', 'move']);
    expect(code).toBe(1);
    expect(flat(stderr)).toContain('No roll of this line comes to bg:R31');
  });

  test('one of another rule system is refused', async () => {
    const line = ['rules', 'bg:R31', '--odds', 'activate -r fubar --level green'];
    const { code, stderr } = await at.type(line);
    expect(code).toBe(2);
    expect(flat(stderr)).toContain('and the line is played by FUBAR');
  });

  test('where no odds can be listed, it says why', async () => {
    const { code, stderr } = await at.type(['rules', 'bg:R11', '--odds', 'draw-card --count 5']);
    expect(code).toBe(1);
    expect(flat(stderr)).toContain('No odds for this: three cards and more can come in too many ways');
  });

  test('on a narrow screen nothing is wider than it', async () => {
    const line = 'charge -g C -f 8 --target-figures 7 --distance 5 --own-dug-in';
    for (const width of [40, 80]) {
      const page = await at.told(['rules', 'bg:R133', '--odds', line], { columns: width });
      expect(Math.max(...page.split('\n').map((text) => text.length))).toBeLessThanOrEqual(width);
    }
  });
});

test.each([
  ['rules --odds', 'takes a ruling'],
  ['rules bg:R47 --odds', 'bg:R47 is no switch'],
  ['rules R999 --odds', "There is no ruling 'R999'"],
  ['rules bg:R31 --odds --house none', '--odds takes no --house'],
  ['rules bg:R31 --ruling bg:R31=2', '--ruling goes with --rulings or --agree'],
])('%s is a usage error', async (line, says) => {
  const { code, stderr } = await at.type(line);
  expect(code).toBe(2);
  expect(flat(stderr)).toContain(says);
});
