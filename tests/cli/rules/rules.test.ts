import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wg, words } from '../../support/cli.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

const flat = (text: string) => text.replace(/\s+/g, ' ');

test('the line to try names its rule system where nothing else does', async () => {
  const tried = async () => flat(await at.told('rules vv:12.52d')).match(/Try: (wg .*?) ?$/)![1];
  const line = await tried();
  expect(line).toMatch(/^wg shoot .* -r vv$/);
  expect(flat(await at.told('rules vv:12.52a'))).toMatch(/Try: wg close-assault (?!.*-r vv)/);
  await at.told(['game', 'start', 'Caen', '-r', 'vv']);
  expect(`${await tried()} -r vv`).toBe(line);
});

describe('a question', () => {
  test('is answered by a clause with its exceptions, its table, what is open, a line to try, and four more by title', async () => {
    const page = flat(await at.told('rules how long does smoke last'));
    expect(page).toMatch(/^bg:smoke\.3 How long smoke lasts /);
    expect(page).toContain('But: Artillery smoke. ');
    expect(page).toContain('Try: wg smoke --range 12');
    expect(page).toContain('bg:table.smoke How long smoke stands');
    expect(page).toContain('What the book leaves open bg:R114 ');
    expect(page).toMatch(/\* 1\. The same; /);
    expect(page.slice(page.indexOf('Near it:')).match(/bg:[a-z]+\.\d+/g)).toHaveLength(4);
  });

  test('in a game is answered by its rulings and its numbers', async () => {
    const file = join(at.path, 'club.yaml');
    writeFileSync(file, 'ruleset: battleground\nrulings:\n  bg:R114: 2\ncells:\n  ranges:\n    smoke: 14\n');
    await at.told(['game', 'start', 'club', '--house', file]);
    const page = flat(await at.told('rules how long does smoke last'));
    expect(page).toMatch(/\* 2\. .*By the house rules, option 2\./);
    const table = flat(await at.told('rules table.ranges'));
    expect(table).toMatch(/smoke 14 ‡/);
    expect(table).toContain('‡ by the house rules');
    const ruled = flat(await at.told('rules R114'));
    expect(ruled).toContain('Option 2 is played here');
    expect(ruled).toContain(
      'A switch: --ruling bg:R114=1 in a line, wg game house --ruling bg:R114=1 from now on',
    );
  });

  test('points at the rows of its table that it names', async () => {
    const page = await at.told('rules -r fubar what is the range of a rifle');
    expect(page).toContain('\n  Pistol/Revolver    8cm    1FP\n> Infantry Rifle     24cm   1FP\n');
    expect(page.match(/^> .*/gm)).toHaveLength(3);
    expect(page).not.toContain('All 8 rows');
  });

  test('reads out of a long table the rows and columns that it names, and tells where all of it stands', async () => {
    const seen = await at.told('rules -r wrg how far can I see a moving vehicle at night');
    expect(flat(seen)).toContain(
      'in metres target Dark night Dark night, silence observed Moving vehicle 100 not applicable All 7 rows: wg rules wrg:table.target-location',
    );
    const cost = await at.told('rules -r wrg what does an officer cost');
    expect(cost).toContain(
      '  item                  points  counted per\n  commissioned officer  25      added to the man\n  All 31 rows: wg rules wrg:table.troop-points\n',
    );
  });

  test('that names nothing of a long table is told that it is there', async () => {
    const page = await at.told('rules -r wrg how far do I locate somebody');
    expect(page).toContain(
      'wrg:table.target-location Target location ranges in metres\n  All 7 rows: wg rules wrg:table.target-location\n',
    );
  });

  test('is answered by what is played in place of its table: numbers that are lost, and those of the players', async () => {
    const lost = await at.told('rules what is a grade C');
    expect(flat(lost)).toContain(
      'A 3 (bg:R1), B 4 (bg:R1), C 5 (bg:R1), D 6 As it is printed: wg rules bg:table.grades',
    );
    expect(lost).not.toContain('as printed lost');
    const read = await at.told('rules how far does an emplacement reach');
    expect(read).toMatch(
      /\n {2}heavier gun {2,}24\n[\s\S]*In play: Ranges, inches: emplacement 12 \(bg:R90\)\n/,
    );
    expect(await at.told('rules -r fubar what is the range of a rifle')).not.toContain('In play');
    const file = join(at.path, 'club.yaml');
    writeFileSync(file, 'ruleset: fubar\ncells:\n  small-arms:\n    pistol: {range: 12, fp: 1}\n');
    await at.told(['game', 'start', 'club', '-r', 'fubar', '--house', file]);
    expect(flat(await at.told('rules what is the range of a rifle'))).toMatch(
      /In play: .*: pistol range 12, fp 1 ‡ /,
    );
  });

  test('is answered by all tables in play that its table is read into, whatever they are called', async () => {
    const printed = 'rules bg:table.attack-dice';
    expect(flat(await at.told(printed))).toContain(
      'In play: Cover, red dice: none 0, light 1 †bg:R31, medium 2,',
    );
    const { tables } = await at.json<{ tables: unknown[] }>(printed);
    expect(tables).toMatchObject([{ playedAs: ['bg:table.terrain-cover'] }]);
  });

  test('is answered by the rulings that are most about it, with their options; of more than three by what is open', async () => {
    const asked = 'rules -r wrg how far can I see a moving truck in the dark, in silence';
    const page = await at.told(asked);
    const open = page.slice(page.indexOf('What the book leaves open'), page.indexOf('Near it:'));
    expect(open.match(/^ {2}wrg:R\d+/gm)).toHaveLength(7);
    expect(open.match(/\* 1\. /g)).toHaveLength(3);
    expect(open.indexOf('wrg:R102 Whose silence')).toBeLessThan(open.indexOf('wrg:R99 What is seen'));
    const file = join(at.path, 'club.yaml');
    writeFileSync(file, 'ruleset: wrg-1925\nrulings:\n  wrg:R59: 2\n');
    await at.told(['game', 'start', 'club', '-r', 'wrg', '--house', file]);
    expect(flat(await at.told(asked))).toMatch(
      /wrg:R59 .* \* 2\. Exclusive: [^*]* By the house rules, option 2\./,
    );
  });

  test('on what the book leaves open is told what either reading makes of the odds, and a line that shows it', async () => {
    const asked = 'rules -r bg which numbers hit for grade B, its grades A and C';
    const page = flat(await at.told(asked));
    const [, chances, line] = page.match(
      /bg:R1 Which numbers hit.*? (hits at least 3: [\d.]+% by 1, [\d.]+% by 2) wg (rules bg:R1 --odds '.*?') bg:/,
    )!;
    const weighed = (await at.json<{ rulings: { id: string; weight?: { by: object } }[] }>(asked)).rulings;
    expect(weighed.find(({ id }) => id === 'bg:R1')).toMatchObject({ weight: { of: 'hits', atLeast: 3 } });
    const seen = flat(await at.told(words(line!)));
    const percents = (text: string) => [...text.matchAll(/([\d.]+)%/g)].map(([, n]) => Number(n));
    // What is told beforehand was rounded once before.
    for (const chance of percents(chances!))
      expect(percents(seen).some((n) => Math.abs(n - chance) < 0.11)).toBe(true);
    expect(flat(await at.told('rules bg:R1'))).toContain(`${chances} wg ${line}`);
  });

  test('on what is open, but moves no odds, is told of none', async () => {
    const page = flat(await at.told('rules -r bg what becomes of prisoners whose guards surrender'));
    expect(page).toContain('bg:R145 What becomes of prisoners whose guards surrender?');
    expect(page.slice(page.indexOf('bg:R145'))).toMatch(/^[^%]* 2\. They are free again[^%]*bg:R/);
  });

  test('that an id which is in no book is not taken for a question', async () => {
    const { code, stdout, stderr } = await at.type('rules fubar:action.12');
    expect([code, stdout]).toEqual([1, '']);
    expect(flat(stderr)).toContain(
      "Nothing in FUBAR is near 'fubar:action.12'. Did you mean fubar:action.1, fubar:action.2 or fubar:action.10?",
    );
  });

  test('that is longer than anybody reads out is refused, and not looked for', async () => {
    for (const text of ['x'.repeat(100_000), 'cover '.repeat(20_000)])
      expect(await wg(['rules', text])).toMatchObject({
        code: 2,
        stderr: `wg: A question takes at most 1,000 characters; these are ${text.trim().length}.\n`,
      });
  });

  test('that nothing is near says so, and what to try', async () => {
    const { code, stderr } = await at.type('rules qqqqq');
    expect(code).toBe(1);
    expect(flat(stderr)).toContain(
      "Nothing in Battleground (Steve Carroll) is near 'qqqqq'. Try one plain word, such as shoot, move or charge.",
    );
    for (const [book, words] of [
      ['wrg', 'shoot, move or artillery'],
      ['fubar', 'activate, shoot or move'],
      ['vv', 'shoot, casualties or move'],
    ] as const) {
      expect(flat((await at.type(`rules -r ${book} qqqqq`)).stderr)).toContain(`such as ${words}.`);
      for (const word of words.split(/, | or /)) await at.told(`rules -r ${book} ${word}`);
    }
  });

  test('on what the book does not speak of is told so, with what is near the rest by title', async () => {
    const page = await at.told('rules -r fubar smoke grenades');
    expect(page).toMatch(/^FUBAR has no rule on smoke\.\n\nNear the rest:\n {2}fubar:/);
    expect(page).toContain('fubar:weapon.3 Support weapon look-up');
    expect(page).not.toContain('From: ');
    expect(await at.json('rules -r fubar smoke grenades')).toMatchObject({ unspoken: ['smoke'] });
    expect(await at.json('rules -r fubar throw grenades')).not.toHaveProperty('unspoken');
    const { code, stderr } = await at.type('rules -r fubar minefields');
    expect([code, stderr]).toEqual([1, 'wg: FUBAR has no rule on mines.\n']);
    expect((await at.type('rules -r bg who won')).stderr).toBe(
      'wg: Battleground (Steve Carroll) has no rule on victory.\n    The scenario says it, or you agree on it before play.\n',
    );
  });

  test('on what it has no rule, but something all the same, is told both', async () => {
    const page = await at.told('rules -r wrg how does close combat work');
    expect(page).toMatch(/^Infantry Action .* has no rule on melee\.\n\nwrg:react\.20 Enemy intermingled\n/);
    expect(page).toContain('From: ');
    expect(await at.json('rules -r wrg how does close combat work')).toMatchObject({
      unspoken: ['melee'],
      clauses: expect.arrayContaining([expect.objectContaining({ id: 'wrg:react.20' })]),
    });
  });

  test('on what it has no rule is told no clause in full that is never asked for by it', async () => {
    const page = await at.told('rules -r bg the jeep broke down can it be repaired');
    expect(page).toMatch(/^Battleground .* has no rule on repairs\.\n\nNear the rest:\n {2}bg:/);
    expect(page).not.toContain('From: ');
  });

  test('on what something does is told all that it does', async () => {
    const page = flat(await at.told('rules -r fubar what does suppression do'));
    expect(page).toMatch(/^fubar:suppress\.2 .* at -1 for each figure that is suppressed\./);
    expect(page).toContain('But: Suppressed figures hold fire.');
    expect(page).toContain('But: Suppression ends.');
  });

  test.each([
    ['does smoke stop my fire', 'Smoke does not stop fire'],
    ['do my own units hinder my fire', 'Units, friends or enemies, are no hindrance'],
    ['can tanks drive over barbed wire', 'AFVs go through it freely, vehicles may not'],
  ])('%s: Valor & Victory says so in its first words', async (asked, says) => {
    const page = await at.told(`rules -r vv ${asked}`);
    expect(page.split('\n')[1]).toContain(says);
  });

  test('that is an id of no book, and no rule on what it names, is told so', async () => {
    expect(flat((await at.type('rules bg:sniper')).stderr)).toContain('has no rule on snipers.');
  });

  test('how likely something is, is told with a line that tells the odds', async () => {
    const asked = 'do rifles hurt a tank';
    const page = await at.told(`rules -r bg ${asked}`);
    expect(page).toContain('  Try: wg shoot ');
    const likely = await at.told(`rules -r bg what are my chances that ${asked}`);
    expect(likely).toBe(page.replace('Try: wg shoot ', 'Try: wg odds shoot '));
  });

  test('rulings that have no word of a question are told by what is open alone', async () => {
    const page = await at.told('rules -r bg do leaders add to melee dice');
    expect(page).toMatch(/leaves open\n {2}bg:R75 [^*]*leader[^*]*\* 1\. /);
    const open = await at.told('rules -r fubar how do i dig a foxhole');
    expect(open).toContain('  fubar:R18 Duck & Weave inside real cover');
    expect(open).not.toContain('* 1. ');
  });

  test('no clause is near the rest by one stray word', async () => {
    const { stderr } = await at.type('rules -r fubar can helicopters land');
    expect(stderr).toBe('wg: FUBAR has no rule on helicopters.\n');
    const page = await at.told('rules -r fubar can helicopters be fired at by tanks in cover');
    expect(page).toContain('Near the rest:');
    expect(page).not.toContain('Walk distance');
  });

  test.each([
    ['can I fire into a melee', 'bg:charge.8'],
    ['overwatch', 'fubar:action.7', 'fubar'],
    ['how long does smoke last', 'bg:smoke.3'],
    ['what hapens to a tank that is hit in the rear', 'bg:vshoot.10'],
  ])('%s', async (question, clause, ruleset = 'bg') => {
    const { clauses } = await at.json<{ clauses: { id: string }[] }>(`rules -r ${ruleset} ${question}`);
    expect(clauses.slice(0, 3).map(({ id }) => id)).toContain(clause);
  });
});
