import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answers, player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** What `wg` alone asks in a game: who acts and on whom, from the roster. */

const ROSTER = 'examples/battleground-roster.yaml';
const TERMINAL = { stdinIsTTY: true, stderrIsTTY: true };

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

async function guided(answers: Answers, line: readonly string[] = []) {
  const { prompts, asked } = player(answers);
  return { ...(await machine.type(line, { ...TERMINAL, prompts })), asked };
}

const choicesOf = (question: string): string[] => question.replace(/^[^?]*\?(?: \(.*?\))? /, '').split(' | ');

describe('wg alone in a game', () => {
  beforeEach(async () => {
    await machine.told(`game start Caen -r bg --sides Axis,Allies --roster ${ROSTER}`);
    // Hearts: the Allies shoot.
    await machine.told('draw-card --dice 8H');
  });

  const SHOT: Answers = {
    picks: ['2 Section', 'shoot', '1 Gruppe'],
    more: ['range', 'cover'],
    fields: { range: '8', cover: 'light' },
  };

  test('asks who acts, what he does and on whom, and shows the line that does the same', async () => {
    const { code, asked, stderr } = await guided(SHOT);
    expect(code).toBe(0);
    expect(asked.map((question) => question.replace(/^(more|fields) .*|\?.*/, '$1'))).toEqual([
      'Who acts',
      'What does 2 Section do',
      'Which target',
      'more',
      'fields',
    ]);
    expect(asked[0]).toMatch(/^Who acts\? \(Allies to act\) /);
    expect(stderr).toMatch(
      /The same in one line: wg shoot '2 Section' '1 Gruppe' --range 8 --cover light --seed/,
    );
    const { units } = await machine.json<{ units: { name: string; marks: object }[] }>('roster');
    expect(units.find(({ name }) => name === '2 Section')?.marks).toMatchObject({ hasShot: true });
  });

  test('offers the side to act first, only what it may do now, and what the card lets it do first', async () => {
    const { asked } = await guided(SHOT);
    const [who, does, whom] = asked.map(choicesOf);
    expect(who!.slice(0, 2)).toEqual(['1 Section', '2 Section']);
    expect(who!.slice(-2)).toEqual(['Next card', 'Something else']);
    expect(does![0]).toBe('shoot');
    expect(does).not.toContain('move');
    expect(whom!.slice(0, -1).sort()).toEqual(['1 Gruppe', 'MG nest', 'Panzer IV']);
    expect(whom!.at(-1)).toBe('Nobody of the roster');
  });

  test('does not ask what the units fill in, and offers first what is usual, or was told most', async () => {
    const moreOf = ({ asked }: { asked: readonly string[] }) =>
      asked
        .find((question) => question.startsWith('more '))!
        .slice(5)
        .split(',');
    const more = moreOf(await guided(SHOT));
    for (const filled of ['grade', 'figures', 'leaders', 'targetFigures', 'dugIn'])
      expect(more).not.toContain(filled);
    expect(more[0]).toBe('cover');
    const again = moreOf(await guided({ ...SHOT, picks: ['1 Section', '1 Gruppe'] }));
    expect(again.slice(0, 2).sort()).toEqual(['cover', 'range']);
  });

  test('begins with whom most shots were at', async () => {
    const firstOf = ({ asked }: { asked: readonly string[] }) =>
      choicesOf(asked.find((question) => question.startsWith('Which target'))!)[0];
    expect(firstOf(await guided(SHOT))).toBe('MG nest');
    // What it may do is one thing, and not asked for.
    expect(firstOf(await guided({ ...SHOT, picks: ['1 Section', '1 Gruppe'] }))).toBe('1 Gruppe');
  });

  test('goes on with the next card, and offers that first where nobody may act', async () => {
    const before = await machine.told('log --last 1');
    const { code, asked } = await guided({ picks: ['Next card'] });
    expect({ code, n: asked.length }).toEqual({ code: 0, n: 1 });
    expect(await machine.told('log --last 1')).not.toBe(before);
  });

  test('asks for any action where something else happens', async () => {
    const { code, asked } = await guided({
      picks: ['Something else'],
      action: 'battleground smoke',
      more: [],
    });
    expect(code).toBe(0);
    expect(asked.slice(1)).toEqual(['action', expect.stringMatching(/^more /)]);
  });

  test('names nobody where the target is not on the roster', async () => {
    const { stderr } = await guided({
      picks: ['2 Section', 'shoot', 'Nobody of the roster'],
      more: ['range'],
      fields: { range: '8' },
    });
    expect(stderr).toMatch(/The same in one line: wg shoot '2 Section' --range 8 --seed/);
  });
});

describe('what may be done in one way alone', () => {
  test('fire On Guard is that, and no other', async () => {
    await machine.told('game start Mill -r fubar --roster examples/fubar-roster.yaml');
    for (const line of ['initiative --dice 6,1', 'activate "Red 1" --dice 1', 'activate "Blue 1" --dice 6'])
      await machine.told(line);
    await machine.told('move "Blue 1" --action run');
    const { code, stderr } = await guided({ picks: ['Red 1', 'Blue 1'], more: [] });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain("wg shoot 'Red 1' 'Blue 1' --reaction");
  });

  test('whoever rides gets off', async () => {
    await machine.told('game start Farm -r vv --roster examples/valor-and-victory-roster.yaml');
    for (let phase = 0; phase < 8; phase++) await machine.told('turn --phase');
    const { code, stderr, stdout } = await guided({ picks: ['Charlie', 'Nobody of the roster'], more: [] });
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('Result: off Truck');
  });

  test('engineers clear a path that is as deep as somebody says', async () => {
    const file = join(machine.path, 'sappers.yaml');
    writeFileSync(file, 'units:\n  - { name: Sappers, side: Allies, grade: C, figures: 9, engineers: 4 }\n');
    await machine.told(['game', 'start', 'Caen', '-r', 'bg', '--sides', 'Axis,Allies', '--roster', file]);
    await machine.told('draw-card --dice 8H');
    const { code, stderr, asked } = await guided({
      picks: ['Sappers', 'mines'],
      more: [],
      fields: { depth: '3', engineers: '4' },
    });
    expect(code, stderr).toBe(0);
    expect(asked.at(-1)).toContain('depth');
    expect(stderr).toContain('wg mines Sappers --depth 3');
  });
});

test('where a choice has no default, its list begins with what was chosen most, or what the examples have', async () => {
  const begins: (string | undefined)[] = [];
  const { prompts } = player({ action: 'battleground shoot', more: ['at'] });
  const world = {
    ...TERMINAL,
    prompts: {
      ...prompts,
      fields: async (
        _of: unknown,
        names: readonly string[],
        first: Readonly<Record<string, string>> = {},
      ) => {
        begins.push(...names.filter((name) => name === 'at').map((name) => first[name]));
        return Object.fromEntries(
          names.map((name) => [name, { at: 'truck', grade: 'C', figures: '9' }[name]!]),
        );
      },
    },
  };
  await machine.type([], world);
  await machine.type([], world);
  expect(begins).toEqual(['medium-tank', 'truck']);
});
