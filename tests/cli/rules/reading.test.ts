import { beforeAll, describe, expect, test } from 'vitest';
import {
  after,
  BEGUN,
  type ReaderAt,
  type Shelf,
  screenOf,
  shelfOf,
} from '../../../src/cli/rules/reading.js';
import { systemNamed } from '../../../src/engine/systems.js';
import { symbolsFor, widthOf } from '../../../src/render/page.js';
import { PLAIN } from '../../../src/render/theme.js';
import { wg } from '../../support/cli.js';
import { player } from '../../support/prompts.js';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await shelfOf(systemNamed('bg')!, undefined, () => '');
});

/** A reader at a keyboard: words are typed letter by letter, the names of keys are pressed. */
function reader(...keys: string[]): ReaderAt | undefined {
  let reading: ReaderAt | undefined = BEGUN;
  for (const key of keys) {
    const letters = KEYS.includes(key) ? [key] : [...key];
    for (const letter of letters) {
      if (!reading) throw new Error(`${key} is pressed after he has left`);
      const typed: string = reading.trail.length > 0 ? '' : reading.typed;
      const line =
        letter === 'backspace' ? typed.slice(0, -1) : KEYS.includes(letter) ? typed : typed + letter;
      reading = after(reading, { name: letter }, line, shelf);
    }
  }
  return reading;
}
const KEYS = ['up', 'down', 'return', 'escape', 'backspace', 'left', 'right', 'pageup', 'pagedown'];

const seen = (reading: ReaderAt | undefined, columns = 80, rows = 24): string[] =>
  screenOf(
    reading!,
    shelf,
    { columns, rows },
    { width: columns, theme: PLAIN, symbols: symbolsFor(false), ascii: false },
  );
const page = (...keys: string[]) => reader(...keys)?.trail.map(({ id }) => id);

describe('a book that is searched as one types', () => {
  test('begins with its chapters, and one opens on its clauses', () => {
    expect(seen(BEGUN)[0]).toMatch(/^> bg:unit +7 clauses/);
    expect(page('down', 'down', 'return')).toEqual(['bg:mark']);
    expect(seen(reader('return')).join('\n')).toContain('bg:unit.1');
  });

  test('lists what answers, best first, with every letter', () => {
    expect(seen(reader('fire into a mel'))[0]).toContain('bg:charge.8');
    expect(seen(reader('xyzzyx'))[0]).toBe('  Nothing is near that.');
  });

  test('lists first what is named by its id, whatever kind of page it is', () => {
    expect(page('r31', 'return')).toEqual(['bg:R31']);
    expect(page('bg:charge.8', 'return')).toEqual(['bg:charge.8']);
    expect(page('grades', 'return')).toEqual(['bg:table.grades']);
  });
});

describe('pages that refer to one another', () => {
  test('are followed from a clause to a ruling and its other clause, and back', () => {
    const there = ['bg:charge.8', 'return', ...Array<string>(5).fill('down'), 'return'];
    const [clause, ruling] = page(...there)!;
    expect(clause).toBe('bg:charge.8');
    expect(shelf.book.rulings[ruling!]!.clauses).toContain('bg:charge.8');
    expect(page(...there, 'return')!).toHaveLength(3);
    expect(page(...there, 'backspace')).toEqual(['bg:charge.8']);
    expect(page(...there, 'left', 'escape')).toEqual([]);
    expect(reader(...there, 'left', 'escape')!.typed).toBe('bg:charge.8');
  });

  test('lead from a table to the clauses that are played by it', () => {
    const [, first] = page('grades', 'return', 'return')!;
    expect(shelf.book.clauses[first!]!.table).toContain('bg:table.grades');
  });

  test('are left for another question by typing it', () => {
    expect(reader('r31', 'return', 'smoke')).toMatchObject({ typed: 'smoke', trail: [] });
  });

  test('every page of the book opens, fits the screen, and refers to pages there are', () => {
    const { clauses, tables, rulings } = shelf.book;
    for (const id of [...Object.keys(clauses), ...Object.keys(tables), ...Object.keys(rulings)])
      for (const [columns, rows] of [
        [80, 24],
        [40, 15],
      ] as const) {
        const lines = seen({ ...BEGUN, trail: [{ id, at: 0, top: 0 }] }, columns, rows);
        expect(lines.length, id).toBeLessThan(rows);
        expect(Math.max(...lines.map(widthOf)), id).toBeLessThanOrEqual(columns);
      }
  });

  test('longer than the screen are turned, and turned back', () => {
    const top = seen(reader('r31', 'return'), 40, 20);
    expect(top.join('\n')).toMatch(/\d+ more lines: Page Down/);
    const turned = seen(reader('r31', 'return', 'pagedown'), 40, 20);
    expect(turned.join('\n')).toMatch(/A switch|Page/);
    expect(turned).not.toEqual(top);
    expect(seen(reader('r31', 'return', 'pagedown', 'pageup'), 40, 20)).toEqual(top);
  });
});

describe('a reader', () => {
  test('leaves by Esc, from a question by pressing it twice', () => {
    expect(reader('escape')).toBeUndefined();
    expect(reader('smoke', 'escape')).toEqual(BEGUN);
    expect(reader('smoke', 'escape', 'escape')).toBeUndefined();
  });

  test('goes no further than the list is long', () => {
    expect(reader('up')).toMatchObject({ at: 0 });
    expect(reader(...Array<string>(200).fill('down'))!.at).toBe(seen(BEGUN, 80, 500).length - 2);
  });
});

describe('wg rules', () => {
  const atTerminal = { stdinIsTTY: true, stderrIsTTY: true, stdoutIsTTY: true };

  test('opens the book at a terminal, that of the system asked for', async () => {
    const { prompts, asked } = player({});
    expect(await wg(['rules', '-r', 'fubar'], { ...atTerminal, prompts })).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(asked).toEqual(['read fubar']);
  });

  test.each([
    ['into a pipe', ['rules'], { ...atTerminal, stdoutIsTTY: false }],
    ['where nothing may be asked', ['rules', '--no-input'], atTerminal],
    ['in CI', ['rules'], { ...atTerminal, env: { CI: 'true' } }],
  ])('tells what there is %s', async (_, argv, world) => {
    expect((await wg(argv, world)).stdout).toMatch(/Battleground .*: \d+ clauses/);
  });
});
