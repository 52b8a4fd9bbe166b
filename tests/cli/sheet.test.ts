import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { sheet as command } from '../../src/cli/commands/sheet.js';
import { type PlayedSheet, playedSheet, quotesOf } from '../../src/render/sheet/sheet.js';
import type { Cell } from '../../src/rules/book/cell.js';
import type { HouseRules } from '../../src/rules/book/house.js';
import type { Value } from '../../src/rules/rule.js';
import { houseScopeOf } from '../../src/rules/system.js';
import { faults, named, parsed, textOf } from '../support/html.js';
import { Machine } from '../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

const SHEETS = await Promise.all(
  SYSTEMS.map(async (system) => {
    const { sheet } = await system.sheet!();
    const { book } = await system.book();
    const scope = await houseScopeOf(system);
    const cells = new Map(
      scope.tables.flatMap((table) =>
        Object.values<Cell<Value>>(table.cells).map((cell) => [cell.id!, cell] as const),
      ),
    );
    const by = (house?: HouseRules) => playedSheet(system, sheet, book, scope, house);
    return { id: system.id, sheet, book, cells, by };
  }),
);

/** Another number, or other numbers, of the same kind. */
const another = (value: Value): Value =>
  typeof value === 'number'
    ? value + 1
    : typeof value === 'string'
      ? `${value}!`
      : Object.fromEntries(Object.entries(value as object).map(([name, of]) => [name, another(of as Value)]));

const printed = (sheet: PlayedSheet): string => JSON.stringify(sheet.sections);

describe.each(SHEETS)('the sheet of $id', ({ id, sheet, book, cells, by }) => {
  test('has its numbers from the tables in play', () => {
    const all = quotesOf(by());
    expect(all.length).toBeGreaterThan(60);
    for (const { cell, value, from } of all) {
      expect({ cell, value }).toEqual({ cell, value: cells.get(cell)?.value });
      expect({ cell, ours: from === 'house' }).toEqual({ cell, ours: cells.get(cell)?.from === 'house' });
    }
  });

  test('has none in the words of the book, where nobody would change them with the table', () => {
    const words = sheet.flatMap(({ entries }) =>
      entries.flatMap((of) => {
        if ('clause' in of) return of.short ? [] : book.clauses[of.clause]!.says;
        return 'ruling' in of && !of.first ? book.rulings[of.ruling]!.options[1]! : [];
      }),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => /\d/.test(text))).toEqual([]);
  });

  test('says nothing twice', () => {
    const ids = sheet.flatMap(({ entries }) =>
      entries.flatMap((of) => ('clause' in of ? of.clause : 'ruling' in of ? of.ruling : [])),
    );
    expect(ids.filter((one, i) => ids.indexOf(one) < i)).toEqual([]);
  });

  test('has the numbers of the players, each marked, where they have their own', () => {
    const own = Object.fromEntries([...cells].map(([cell, { value }]) => [cell, another(value)]));
    const house = { ruleset: id, cells: own, rulings: {}, optional: {} };
    const shown = new Set<string>();
    for (const { cell, value, from } of quotesOf(by(house))) {
      expect({ cell, value, from }).toEqual({ cell, value: own[cell], from: 'own' });
      shown.add(cell);
    }
    // What stands on no sheet stands at its end.
    expect([...cells.keys()].filter((cell) => !shown.has(cell))).toEqual([]);
  });

  test('has the rulings that the players decided, each of them', () => {
    const switches = Object.keys(book.rulings).filter((ruling) => book.rulings[ruling]!.switch);
    for (const ruling of switches) {
      const told = printed(by({ ruleset: id, cells: {}, rulings: { [ruling]: 2 }, optional: {} }));
      expect(told).toContain(JSON.stringify(book.rulings[ruling]!.options[2]).slice(1, -1));
      expect(told).toContain(`"${ruling}","option":2`);
    }
  });

  test.each([80, 40])('as text no line is wider than %i columns, and nothing is coloured', async (width) => {
    const text = await at.told(`sheet -r ${id}`, { env: { COLUMNS: `${width}` } });
    for (const line of text.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(width);
    expect(text).not.toContain('\u001b');
    for (const { heading } of sheet) expect(text.replace(/\s+/g, ' ')).toContain(heading.toUpperCase());
    for (const { says } of quotesOf(by())) expect(text).toContain(says);
  });

  test('as a page it loads and runs nothing, and has all that the text has', async () => {
    const page = parsed(await at.told(`sheet -r ${id} --html -`));
    expect(faults(page)).toEqual([]);
    const text = textOf(named(page, 'body')[0]!).replace(/\s+/g, '');
    for (const { heading, entries } of by().sections) {
      expect(text).toContain(heading.replace(/\s+/g, ''));
      for (const of of entries) {
        expect(text).toContain(of.title.replace(/\s+/g, ''));
        const names = 'rows' in of ? of.rows.map(({ name }) => name) : of.says;
        for (const name of names)
          expect(text).toContain((typeof name === 'string' ? name : name.says).replace(/\s+/g, ''));
      }
    }
    const ascii = await at.told(`sheet -r ${id} --html - --ascii`);
    expect(ascii).toMatch(/^[\n\x20-\x7e]*$/);
    expect(textOf(parsed(ascii))).toBe(textOf(page));
  });
});

/** House rules in a file, and where it lies. */
function club(rules: string): string {
  const file = join(at.path, 'club.yaml');
  writeFileSync(file, `name: Thursday <b>club</b>\n${rules}`);
  return file;
}

describe('wg sheet', () => {
  test('numbers that no source has are marked, and the mark is explained', async () => {
    const text = await at.told('sheet -r bg');
    expect(text).toMatch(/woods +1†/);
    expect(text).toMatch(/medium +2 /);
    expect(text).toMatch(/^† stands in no source/m);
    expect(text).not.toContain('‡');
    expect(await at.told('sheet -r fubar')).not.toContain('†');
    const ascii = await at.told('sheet -r bg --ascii');
    expect(ascii).toMatch(/woods +1 \+/);
    expect(ascii).toMatch(/^\+ stands in no source/m);
  });

  test('a cell whose number a ruling gives has that of the option the players decided on', async () => {
    const text = await at.told(`sheet -r bg --house ${club('rulings: { R31: 2 }\n')}`);
    expect(text).toMatch(/woods +2‡/);
    expect(text).toMatch(/brush +1†/);
    expect(text).toMatch(/^‡ by the house rules/m);
  });

  test('by house rules it is the sheet of the club: numbers, rulings, optional rules', async () => {
    const rules = `cells: { ranges: { mg: 18 }, armour-faces: { rear: -3 } }
rulings: { R68: 2, R11: 2 }
optional: { target-quality-defence: true }
`;
    const text = await at.told(`sheet -r bg --house ${club(rules)}`);
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toContain('quick reference sheet of Thursday <b>club</b>');
    expect(flat).toMatch(/machine gun 18‡/);
    // In the place of the ruling, where the sheet has one, and at the end, where it has none.
    expect(flat).toMatch(/A tie\. Both survive[^.]*\. ‡ R68/);
    expect(flat).toMatch(/Dice-off\. [^‡]* ‡ melee\.1, R68/);
    expect(flat).toMatch(/HOUSE RULES When the deck runs out in mid-turn, [^‡]* ‡ R11/);
    expect(flat).toMatch(/against the rating of the vehicle \(red dice more or less\): rear -3‡/);
    expect(flat).toMatch(/Quality-based defence\. Played\./);
    const page = parsed(await at.told(`sheet -r bg --house ${club(rules)} --html -`));
    expect(faults(page)).toEqual([]);
    expect(textOf(named(page, 'header')[0]!)).toContain('of Thursday <b>club</b>');
  });

  test('a game by house rules has that sheet without being told, one by the book has not', async () => {
    const file = club('rulings: { R68: 2 }\n');
    await at.told(`game start Arnhem -r bg --house ${file}`);
    const text = await at.told('sheet');
    expect(text).toBe(await at.told(`sheet -r bg --house ${file}`));
    expect(text).toContain('R68');
    const byTheBook = await at.told('sheet --house none');
    expect(byTheBook).not.toContain('‡');
    expect(await at.told('sheet -r fubar')).toContain('FUBAR: quick reference sheet\n');
    await at.told('game start Caen -r bg');
    expect(await at.told('sheet')).toBe(byTheBook);
    expect(await at.told('sheet --game Arnhem')).toBe(text);
  });

  test('for scripts it has each number with its cell, its value and whose it is', async () => {
    const { ruleset, house, sections } = await at.json<PlayedSheet>('sheet -r bg');
    expect({ ruleset, house }).toEqual({ ruleset: 'battleground', house: null });
    const all = sections.flatMap(({ entries }) => entries);
    expect(all).toContainEqual(
      expect.objectContaining({
        title: 'Hits on',
        rows: expect.arrayContaining([
          { name: 'A', cells: [{ says: '3+', cell: 'bg:table.grades/A', value: 3 }] },
        ]),
      }),
    );
    expect(all).toContainEqual(expect.objectContaining({ title: 'A tie', ruling: 'bg:R68', option: 1 }));
    expect(quotesOf({ sections })).toContainEqual({
      says: '1',
      cell: 'bg:table.terrain-cover/woods',
      value: 1,
      from: 'house',
    });
  });

  test('what tells more of a line is found by what it ends in', async () => {
    for (const { short } of SYSTEMS) {
      const text = (await at.told(`sheet -r ${short}`)).replace(/\s+/g, ' ');
      const [, line] = /wg (rules -r [\w-]+ [\w.]+) tells more/.exec(text)!;
      expect((await at.told(line!)).trim()).not.toBe('');
    }
  });

  test('a page goes to a file, and none that is there is overwritten unless that is asked for', async () => {
    const file = join(at.path, 'sheet.html');
    expect(await at.told(`sheet -r vv --html ${file}`)).toMatch(
      /^Result: .*sheet\.html is the sheet of Valor & Victory\n$/s,
    );
    expect(readFileSync(file, 'utf8')).toBe(await at.told('sheet -r vv --html -'));
    writeFileSync(file, 'dear diary');
    const { code, stderr } = await at.type(`sheet -r vv --html ${file}`);
    expect({ code, told: stderr.includes('is there already') }).toEqual({ code: 1, told: true });
    expect(readFileSync(file, 'utf8')).toBe('dear diary');
    await at.told(`sheet -r vv --html ${file} --force`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!DOCTYPE html>/);
    const nowhere = await at.type(`sheet -r vv --html ${join(at.path, 'nowhere', 'sheet.html')}`);
    expect(nowhere).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The sheet cannot be written'),
    });
    expect(existsSync(join(at.path, 'nowhere'))).toBe(false);
  });

  test('what nobody can have agreed on in a log is not played', async () => {
    const rules = `cells: { ranges: { mg: 18 }, vehicle-weapons: { mg: { white: 4, blue: 0 } } }
rulings: { R68: 2 }
optional: { retreat: true }
`;
    await at.told(`game start Arnhem -r bg --house ${club(rules)}`);
    const log = readFileSync(at.log('Arnhem'), 'utf8');
    const byTheBook = await at.told('sheet --house none');
    const changed = [
      ['"bg:R68":2', '"bg:R68":7'],
      ['"bg:table.ranges/mg":18', '"bg:table.ranges/mg":1e999'],
      ['{"white":4,"blue":0}', '{"white":4}'],
      ['"retreat":true', '"retreat":{}'],
      ['"name":"Thursday <b>club</b>"', '"name":{}'],
    ] as const;
    for (const [was] of changed) expect(log).toContain(was);
    writeFileSync(
      at.log('Arnhem'),
      changed.reduce((text, [was, is]) => text.replace(was, is), log),
    );
    expect(await at.told('sheet')).toBe(byTheBook);
    expect(faults(parsed(await at.told('sheet --html -')))).toEqual([]);
  });

  test('a rule system that has none says so', async () => {
    const line = { words: [], input: {}, globals: {}, system: { title: 'Chess' } };
    await expect(command.run(line as never)).rejects.toThrow('Chess has no sheet.');
  });

  test('flags that mean nothing are refused', async () => {
    for (const [line, says] of [
      ['sheet -r bg --force', '--force goes with --html'],
      ['sheet -r bg --html - --force', '--force goes with a file'],
      ['sheet -r bg --html - --json', '--json and --html'],
      ['sheet bg', "'bg' is not one"],
      ['sheet -r bg --no-log', '--no-log means nothing'],
      ['sheet -r bg --ruling R68=2', '--ruling means nothing'],
      ['sheet -r chess', "no rule system 'chess'"],
    ] as const) {
      const { code, stdout, stderr } = await at.type(line);
      expect({ code, stdout, told: stderr.includes(says) }, `${line}: ${stderr}`).toEqual({
        code: 2,
        stdout: '',
        told: true,
      });
    }
  });
});
