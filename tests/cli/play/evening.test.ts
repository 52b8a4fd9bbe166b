import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { historyFile, keepLine, pastLines } from '../../../src/cli/play/history.js';
import { lineInFull } from '../../../src/cli/play/short.js';
import type { LinePrompt, Terminal } from '../../../src/cli/play/terminal.js';
import { eveningWords } from '../../../src/cli/play/words.js';
import { logPath } from '../../../src/log/file.js';
import { follow } from '../../../src/log/follow.js';
import { gameStateOf } from '../../../src/rules/system.js';
import { stateFolder, wg, words } from '../../support/cli.js';
import { player } from '../../support/prompts.js';

const ROSTER = join(import.meta.dirname, '..', '..', '..', 'examples', 'battleground-roster.yaml');

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const env = () => ({ XDG_STATE_HOME: state.path });
const run = (line: string, more = {}) => wg(words(line).slice(1), { env: env(), ...more });
const begin = () =>
  wg(['game', 'start', 'Caen', '-r', 'bg', '--sides', 'Axis,Allies', '--roster', ROSTER], { env: env() });
const kinds = (game = 'Caen') => [...follow(logPath(game, env())).standing].map(({ of }) => of.kind);
const file = (text: string, name = 'evening.wg') => {
  const path = join(state.path, name);
  writeFileSync(path, text);
  return path;
};

/** Types an evening at a terminal: a line each, several for those that are pasted together. */
async function evening(
  typed: readonly (string | readonly string[])[],
  more: readonly string[] = [],
  world = {},
) {
  const asked: LinePrompt[] = [];
  const queue = [...typed];
  const terminal: Terminal = {
    ask: async (question) => {
      asked.push(question);
      const next = queue.shift();
      return next === undefined ? undefined : typeof next === 'string' ? [next] : next;
    },
  };
  const at = { env: env(), stdinIsTTY: true, stderrIsTTY: true, stdoutIsTTY: true, ...world };
  const ran = await wg(['play', ...more], { ...at, terminal: async () => terminal });
  const prompts = asked.map(({ prompt }) => stripVTControlCharacters(prompt));
  return { ...ran, stdout: stripVTControlCharacters(ran.stdout), raw: ran.stdout, prompts, asked };
}

describe('wg play -r', () => {
  test('before any game is begun opens an evening by those rules', async () => {
    const { stdout, code } = await evening(['turn', 'game'], ['-r', 'vv']);
    expect(code).toBe(0);
    expect(stdout).toContain('Valor & Victory: turn');
    expect(stdout).toContain('Game table: Valor & Victory');
  });

  test('in a game of the same rules changes nothing, and in one of others is refused with a way out', async () => {
    await begin();
    expect((await evening([], ['-r', 'bg'])).code).toBe(0);
    const { code, stderr } = await evening([], ['-r', 'vv']);
    expect(code).toBe(2);
    expect(stripVTControlCharacters(stderr).replace(/\s+/g, ' ')).toMatch(
      /The game Caen is played by Battleground.*\. wg game start <name> -r vv begins one of Valor & Victory/,
    );
  });
});

describe('how an evening looks', () => {
  const BOLD = '\u001b[1m';
  beforeEach(begin);

  test.each<[string[], Record<string, string>, boolean]>([
    [[], {}, true],
    [['--no-color'], {}, false],
    [['--color', 'never'], {}, false],
    [[], { NO_COLOR: '1' }, false],
    [['--color'], { NO_COLOR: '1' }, true],
  ])('%j with %j at its prompt, and in what it answers', async (flags, more, coloured) => {
    const { asked, raw } = await evening(['game'], flags, { env: { ...env(), ...more } });
    expect(asked[0]!.prompt.includes(BOLD)).toBe(coloured);
    expect(raw.includes(BOLD)).toBe(coloured);
  });

  test('is that of all its lines, and each may say otherwise', async () => {
    const script = file('log\nlog --color never\nlog --color always\n');
    const coloured = async (...flags: string[]) => {
      const { stdout } = await wg(['play', script, ...flags], { env: env() });
      return stdout.match(/^.*Game Caen.*$/gm)!.map((line) => line.startsWith(BOLD));
    };
    expect(await coloured()).toEqual([false, false, true]);
    expect(await coloured('--color', 'always')).toEqual([true, false, true]);
  });

  test('in ASCII, its prompt is, and its lines are', async () => {
    const { prompts } = await evening(['draw-card --dice 5H'], ['--ascii']);
    expect(prompts[1]).toBe('Caen T1 H Allies shoot [Enter: next card]> ');
    const script = file('shoot -g C -f 9 --seed s\n');
    const { stdout } = await wg(['play', script, '--ascii'], { env: env() });
    const alone = await wg(words('shoot -g C -f 9 --seed s --ascii'), { env: { ...env(), WG_GAME: 'Caen' } });
    expect(stdout).toBe(alone.stdout);
  });
});

describe('the words of a line', () => {
  test.each([
    ['shoot 2 Section 1 Gruppe', ['shoot', '2', 'Section', '1', 'Gruppe']],
    ['  shoot "2 Section"  # the left flank', ['shoot', '2 Section']],
    ['smoke --where "#3"', ['smoke', '--where', '#3']],
    ['wg draw-card', ['draw-card']],
    ['# nothing', []],
    ['', []],
  ])('%s', (line, expected) => {
    expect(eveningWords(line)).toEqual(expected);
  });

  test('a quote that is not closed is refused', () => {
    expect(() => eveningWords('shoot "2 Section')).toThrow('not closed');
  });
});

describe('the first word', () => {
  const of = {
    actions: ['shoot', 'smoke', 'spot', 'move', 'melee', 'draw-card'],
    commands: ['sheet', 'log', 'luck', 'replay', 'report'],
  };
  const only =
    (...names: string[]) =>
    async (found: readonly string[]) =>
      found.filter((name) => names.includes(name));

  test.each([
    ['dr', 'draw-card'],
    ['sh', 'shoot'],
    ['she', 'sheet'],
    ['MOVE', 'move'],
    ['u', 'undo'],
    ['w', 'why'],
    ['?', 'now'],
    ['n', 'next'],
    ['nothing', 'nothing'],
  ])('%s is %s', async (typed, full) => {
    expect(await lineInFull([typed, 'x'], of)).toEqual([full, 'x']);
  });

  test('that may be several is refused, with all of them; what the side to act does now comes first', async () => {
    await expect(lineInFull(['s'], of)).rejects.toThrow("'s' may be shoot, smoke, spot.");
    expect(await lineInFull(['s'], { ...of, first: 'smoke' })).toEqual(['smoke']);
    await expect(lineInFull(['m'], { ...of, first: 'shoot' })).rejects.toThrow('move, melee');
    await expect(lineInFull(['rep'], of)).rejects.toThrow('replay, report');
  });

  test('is the one of several that may be done now', async () => {
    expect(await lineInFull(['m'], { ...of, allowed: only('move') })).toEqual(['move']);
    await expect(lineInFull(['s'], { ...of, allowed: only('shoot', 'spot') })).rejects.toThrow(
      'shoot, spot.',
    );
  });

  test('is what is done in every turn, before what is done now and then', async () => {
    const usual = ['shoot', 'move'];
    expect(await lineInFull(['s'], { ...of, usual })).toEqual(['shoot']);
    expect(await lineInFull(['s'], { ...of, usual, allowed: only('shoot', 'smoke') })).toEqual(['shoot']);
    expect(await lineInFull(['s'], { ...of, usual, allowed: only() })).toEqual(['shoot']);
    await expect(lineInFull(['s'], { ...of, usual, allowed: only('smoke') })).rejects.toThrow(
      'shoot, smoke, spot',
    );
    await expect(lineInFull(['m'], { ...of, usual: ['move', 'melee'] })).rejects.toThrow('move, melee');
  });

  test('is, where nobody may do any of them, the one against which the least speaks', async () => {
    const nobody = { ...of, usual: ['move', 'melee'], allowed: only() };
    expect(await lineInFull(['m'], { ...nobody, nearest: only('move') })).toEqual(['move']);
    await expect(lineInFull(['m'], { ...nobody, nearest: only('move', 'melee') })).rejects.toThrow(
      'move, melee',
    );
  });

  test.each(SYSTEMS)('what is done in every turn of $id are actions of it', async (system) => {
    const { clock } = (await gameStateOf(system))!;
    const { usual = [] } = system;
    expect(usual.length).toBeGreaterThan(2);
    for (const name of [...clock, ...usual]) expect(system.actions).toContain(name);
  });
});

describe('a line within a line of an evening need not be typed in full either', () => {
  const SHOT = 'shoot "2 Section" "1 Gruppe" --range 8 -c woods';
  const SHORT = 's 2s 1g --range 8 -c woods';

  test.each([
    [`odds ${SHORT} --brief`, `odds ${SHOT} --brief`],
    [`why not ${SHORT}`, `why not ${SHOT}`],
    [`why not '${SHORT}'`, `why not '${SHOT}'`],
    [`plan '${SHORT}' --brief`, `plan '${SHOT}' --brief`],
    [`compare '${SHORT}' '${SHORT} --flank' --brief`, `compare '${SHOT}' '${SHOT} --flank' --brief`],
    [`rules bg:R31 --odds '${SHORT}' --json`, `rules bg:R31 --odds '${SHOT}' --json`],
    ['help sh', 'help shoot'],
  ])('%s', async (short, whole) => {
    await begin();
    const [one, other] = [await run(`wg play ${file(short)}`), await run(`wg play ${file(whole)}`)];
    const said = (text: string) => text.replaceAll('shoot 2s 1g', 'shoot \\"2 Section\\" \\"1 Gruppe\\"');
    expect(one.code).toBe(0);
    expect(said(one.stdout)).toBe(other.stdout);
  });

  test('a plan is kept as it can be read without an evening, and none is taken for a line', async () => {
    await begin();
    await run(`wg play ${file(`plan '${SHORT}' --save nest`)}`);
    expect((await run('wg plan nest')).code).toBe(0);
    const { stderr } = await run(`wg play ${file('plan nes')}`);
    expect(stderr).toContain('no plan of that name is kept');
  });
});

describe('wg play at a terminal', () => {
  test('h tells what may be typed, and help u what u does', async () => {
    await begin();
    const { stdout } = await evening(['h', 'help', 'help u']);
    expect(stdout.match(/^Enter +does what the prompt shows in brackets$/gm)).toHaveLength(2);
    expect(stdout).toContain('wg undo: takes back');
    const narrow = await evening(['h'], [], { columns: 40 });
    for (const line of narrow.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
  });

  test('begins a game with the units of a file, by its name or another, and none that is there', async () => {
    const { code, prompts } = await evening([], ['--roster', ROSTER]);
    expect(code).toBe(0);
    expect(prompts).toEqual(['battleground-roster T0 [Enter: next card]> ']);
    expect((await evening([], ['Hill', '--roster', 'fubar'])).prompts[0]).toContain('Hill T0');
    const twice = await evening([], ['Hill', '--roster', 'fubar']);
    expect(twice.code).toBe(2);
    expect(twice.stderr.replace(/\s+/g, ' ')).toContain(
      "There is a game Hill already. wg play Hill goes on with it; wg play 'Hill 2' --roster fubar begins another.",
    );
  });

  test('tells where the game is, and what Enter does; Enter does it', async () => {
    await begin();
    const { code, prompts, stdout } = await evening(['draw-card --dice 5H', '', '']);
    expect(code).toBe(0);
    expect(prompts[0]).toBe('Caen T0 [Enter: next card]> ');
    expect(prompts[1]).toBe('Caen T1 \u2665 Allies shoot [Enter: next card]> ');
    expect(stdout.match(/draw-card/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test('whoever has never kept a game open is told in a line what may be typed, and nobody twice', async () => {
    await begin();
    const told = 'w tells why, hand asks for your own dice';
    const words = async () => (await evening(['2d6'])).stderr.replace(/\s+/g, ' ');
    expect(await words()).toContain(told);
    expect(await words()).not.toContain(told);
  });

  test('a game that there is not is begun by the rules that were typed with it', async () => {
    const { code, stderr } = await run('wg play Hill -r fubar');
    expect(code).toBe(2);
    expect(stderr).toContain('wg game start Hill -r fubar begins this one.');
    expect((await run('wg play Hill')).stderr).toContain('wg game start Hill begins this one.');
    expect((await wg(['play', ''], { env: env() })).stderr).toContain("The name of a game cannot be ''");
  });

  test('bg:card.2 m under a shooting card is a move out of turn where nobody is in a melee', async () => {
    await begin();
    const { stdout, stderr } = await evening(['draw-card --dice 5H', 'm 2s']);
    expect(stderr).not.toContain("'m' may be");
    expect(stdout).toContain('Battleground: move');
    expect(stdout.replace(/\s+/g, ' ')).toContain('By the last card Allies may shoot, not move');
  });

  test('of several that begin alike, and that nobody may take now, it is told what speaks against each', async () => {
    await begin();
    const { stderr } = await evening(['draw-card --dice JK', 'm', 's']);
    expect(stderr).toContain("'m' may be melee (apart and no tank), move (phase): neither may be done now.");
    expect(stderr).toContain('More letters tell which is meant.');
    await run('wg game end');
    expect((await evening(['m'])).stderr).toContain("'m' may be melee, move.");
  });

  test('does nothing on an empty word: all words begin with it', async () => {
    await begin();
    const { stderr, stdout } = await evening(['""', '"" 2s', 'roll 1d6']);
    const told = stripVTControlCharacters(stderr).split("There is no action ''");
    expect(told, stderr).toHaveLength(3);
    expect(stdout).toContain('Dice: roll');
    expect(kinds()).toEqual(['opening', 'roster', 'event']);
  });

  test('takes the beginnings of actions and of units, those of the side that it is for first', async () => {
    await begin();
    const { stdout, stderr } = await evening(['draw-card --dice 5H', 's 2s 1g']);
    expect(stdout).toContain('Battleground: shoot');
    expect(stderr).toContain('2s is 2 Section; 1g is 1 Gruppe');
    expect(kinds()).toEqual(['opening', 'roster', 'event', 'event']);
  });

  test('means what is done in every turn by a letter, out of its turn too: then the rules say why not', async () => {
    await run('wg game start Hill -r fubar --strict --roster examples/fubar-roster.yaml');
    await run('wg initiative --dice "6 1"');
    const { stderr } = await evening(['m r1', 's r1 b1']);
    expect(stderr.match(/Red 1 has not been activated this turn/g)).toHaveLength(2);
  });

  test('u takes back, w tells why, ? what may be done now', async () => {
    await begin();
    const { stdout, code } = await evening(['draw-card --dice 5H', 's 2s 1g --seed x', 'w', 'u', '?']);
    expect(code).toBe(0);
    expect(stdout).toContain('Taken back: event 2');
    expect(stdout).toContain('1 Section: shoot\n  2 Section: shoot and smoke');
  });

  test('Enter does nothing where it is turned off', async () => {
    await begin();
    const off = await evening(['', ''], ['--no-enter']);
    expect(off.prompts).toEqual(['Caen T0> ', 'Caen T0> ', 'Caen T0> ']);
    expect(kinds()).toEqual(['opening', 'roster']);
  });

  test.each([
    ['fubar', ['initiative'], 'next turn', 'T1'],
    // There is a card to be turned up as before, but not behind the one that is shown.
    ['battleground', ['draw-card --dice 5H'], 'next card', 'Enter: next card'],
    ['valor-and-victory', ['turn --phase'], 'next phase', 'Movement'],
    // Nothing of which the prompt tells, but nobody has seen it here.
    ['battleground', ['roll 2d6'], 'next card', 'T0'],
  ])(
    'Enter does nothing where a game of %s has gone on since, in another window',
    async (id, lines, next, then) => {
      await run(`wg game start Hill -r ${id} --roster examples/${id}-roster.yaml`);
      if (id === 'valor-and-victory') await run('wg turn --phase');
      const shown: string[] = [];
      const terminal: Terminal = {
        ask: async ({ prompt }) => {
          shown.push(stripVTControlCharacters(prompt));
          if (shown.length > 1) return undefined;
          for (const line of lines) await run(`wg ${line}`);
          return [''];
        },
      };
      const at = { env: env(), stdinIsTTY: true, stderrIsTTY: true };
      const before = kinds('Hill').length;
      const { stdout, stderr } = await wg(['play'], { ...at, terminal: async () => terminal });
      expect(stdout).toBe('');
      expect(stderr).toContain('the game has gone on in another window: Enter has done nothing');
      expect(kinds('Hill').length - before).toBe(lines.length);
      expect(shown[0]).toContain(`Enter: ${next}`);
      expect(shown[1]).toContain(then);
    },
  );

  test('an empty line of a paste does nothing: what it would do was not shown yet', async () => {
    await begin();
    await evening([['roll 2d6', '', 'roll 1d6', '']]);
    expect(kinds()).toEqual(['opening', 'roster', 'event', 'event']);
  });

  test('a line that fails drops what was pasted behind it, and says so', async () => {
    await begin();
    const { stderr, stdout } = await evening([['roll 2d6', 'shoott', 'roll 2d6', ''], 'roll 1d6']);
    expect(stderr).toContain("There is no action 'shoott'");
    expect(stderr.match(/not run: .*/g)).toEqual(['not run: 1 line pasted behind it']);
    expect(stdout.match(/Dice: roll/g)).toHaveLength(2);
  });

  test('with dice thrown by hand each handful is asked for, and digits may be typed together', async () => {
    await begin();
    const { prompts: asked } = player({});
    const wanted: string[] = [];
    const prompts = {
      ...asked,
      dice: async ({ name, n }: { name: string; n: number }) => {
        wanted.push(`${n} ${name}`);
        return '3'.repeat(n);
      },
    };
    const { stdout, prompts: shown } = await evening(
      ['draw-card --dice 5H', 'hand', 's 2s 1g', 'wg', 'roll 1d6'],
      [],
      { prompts },
    );
    expect(shown[2]).toContain('[dice by hand; Enter');
    expect(shown[4]).not.toContain('by hand');
    expect(wanted).toContain('6 white');
    expect(stdout).toContain('dice entered');
  });

  test('with dice thrown by hand Enter asks for them too, one card at a time', async () => {
    await begin();
    const wanted: string[] = [];
    const prompts = {
      ...player({}).prompts,
      dice: async ({ name }: { name: string }) => {
        wanted.push(name);
        return '5H';
      },
    };
    const { stdout } = await evening(['hand', ''], [], { prompts });
    expect(wanted).toEqual(['card']);
    expect(stdout).toContain('Result: 5H, Allies');
  });

  test('with dice thrown by hand Enter throws none where none are thrown', async () => {
    await run('wg game start Hill -r vv --roster examples/valor-and-victory-roster.yaml');
    const { stdout } = await evening(['hand', ''], [], { prompts: player({}).prompts });
    expect(stdout).toContain('Fire Phase');
  });

  test('asks for what is missing, and does not say how it would be typed in a shell', async () => {
    const { prompts, asked } = player({ fields: { hits: '2' } });
    const { stdout, stderr } = await evening(['vehicle-damage'], [], {
      prompts,
      env: { ...env(), WG_RULESET: 'bg' },
    });
    expect(stdout).toContain('Result: ');
    expect(asked).toEqual(['fields hits']);
    expect(stderr).not.toContain('The same in one line');
  });

  test('belongs to one game, whatever is in use elsewhere, until another is chosen in it', async () => {
    await begin();
    await run('wg game start Other -r wrg');
    const { prompts } = await evening(['game use Other', 'game use Caen'], ['Caen']);
    expect(prompts.map((prompt) => prompt.split(' ')[0])).toEqual(['Caen', 'Other', 'Caen']);
  });

  test('leaves when nobody types any more, or by quit', async () => {
    await begin();
    expect((await evening([])).code).toBe(0);
    expect((await evening(['quit', 'roll 1d6'])).stdout).toBe('');
  });

  test('completes what a shell would, and names of several words without quotes', async () => {
    await begin();
    const { asked } = await evening([]);
    expect(await asked[0]!.complete('dr')).toEqual([['draw-card '], 'dr']);
    expect(await asked[0]!.complete('sh 2 S')).toEqual([['Section '], 'S']);
    expect(await asked[0]!.complete('odds sh 2 S')).toEqual([['Section '], 'S']);
    expect(await asked[0]!.complete('sh 2s pan')).toEqual([['Panzer IV '], 'pan']);
    const [flags] = await asked[0]!.complete('shoot --cov');
    expect(flags).toEqual(['--cover ']);
    const [units] = await asked[0]!.complete('shoot ');
    expect(units).toContain('2 Section ');
    expect(units.some((name) => name.startsWith('-'))).toBe(false);
  });

  test('quotes what has to be, leaves open what goes on, and knows files', async () => {
    await begin();
    await run('wg game start "Market Garden" -r bg');
    const { asked } = await evening([], ['Caen']);
    const { complete } = asked[0]!;
    expect(await complete('game use m')).toEqual([['"Market Garden" '], 'm']);
    expect(await complete('game use "Market G')).toEqual([['Market Garden" '], 'Market G']);
    expect(await complete('melee --ruling bg:R68')).toEqual([['bg:R68='], 'bg:R68']);
    expect(await complete('roster load EXAM')).toEqual([['examples/'], 'EXAM']);
    expect(await complete('roster load examples/bat')).toEqual([
      ['examples/battleground-roster.yaml '],
      'examples/bat',
    ]);
    expect(await complete('roster load nowhere/x')).toEqual([[], 'nowhere/x']);
  });

  test('stays in its game where another is removed, and goes to the one in use where its own is', async () => {
    await begin();
    for (const name of ['Hill', 'Mill']) await run(`wg game start ${name} -r fubar --roster fubar`);
    const { prompts } = await evening(
      ['game remove Mill --yes', 'game list', 'game remove Caen --yes'],
      ['Caen'],
    );
    expect(prompts.map((prompt) => prompt.split(' ')[0])).toEqual(['Caen', 'Caen', 'Caen', 'table']);
    const kept = await evening(['game remove Hill'], ['Hill'], {
      prompts: player({ picks: ['Keep it'] }).prompts,
    });
    expect(kept.prompts.map((prompt) => prompt.split(' ')[0])).toEqual(['Hill', 'Hill']);
  });

  test('a number chooses one of the ways that the last answer offers', async () => {
    await run('wg game start Hill -r vv --roster examples/valor-and-victory-roster.yaml');
    await run('wg turn --phase');
    await run('wg shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"');
    const { prompts, stdout, stderr } = await evening(['c a', '2', '2', 'now', '1']);
    expect(prompts.map((prompt) => /\s\[1 to \d+: that way; Enter/.test(prompt))).toEqual([
      false,
      true,
      ...Array(4).fill(false),
    ]);
    expect(stdout).toContain('2: reduce and pin Able');
    expect(kinds('Hill')).toEqual(['opening', 'roster', 'event', 'event', 'event']);
    expect(stderr).toContain("no action '2'");
  });

  test('the ways stand while somebody looks, and a line fails, until the game goes on', async () => {
    await run('wg game start Hill -r vv --roster examples/valor-and-victory-roster.yaml');
    await run('wg turn --phase');
    await run('wg shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"');
    const { prompts } = await evening(['c a', '?', 'rules pinned', 'shot', '1', 'now', '1']);
    expect(prompts.map((prompt) => /\[1 to \d+: that way/.test(prompt))).toEqual([
      ...[false, true, true, true, true],
      ...[false, false, false],
    ]);
    expect(kinds('Hill')).toEqual(['opening', 'roster', 'event', 'event', 'event']);
  });

  test('a number for which the last answer has no way is told how many there are', async () => {
    await run('wg game start Hill -r vv --roster examples/valor-and-victory-roster.yaml');
    await run('wg turn --phase');
    await run('wg shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"');
    const { stderr } = await evening(['c a', '99']);
    expect(stderr.replace(/\s+/g, ' ')).toMatch(
      /There is no way 99: the last answer offers (\d+) ways: 1 to \1\./,
    );
    expect(kinds('Hill')).toEqual(['opening', 'roster', 'event', 'event']);
  });

  test('a unit that is typed in place of an action is told that an action stands before it', async () => {
    await begin();
    const told = async (line: string) => (await evening([line])).stderr.replace(/\s+/g, ' ');
    for (const line of ['2 Section', '"2 section" 1 Gruppe', '2s', '2'])
      expect(await told(line), line).toContain(
        "2 Section is a unit: an action stands before it, as in wg shoot '2 Section'",
      );
    // Two of them begin so: neither is guessed at.
    expect(await told('1')).toContain('wg help lists the actions.');
    await run('wg game start Raid -r fubar --roster fubar');
    expect(await told('Technical')).toContain('as in wg activate Technical');
  });

  test('asks no evening within an evening', async () => {
    await begin();
    expect((await evening(['play'])).stderr).toContain('open already');
  });
});

describe('lines of earlier evenings', () => {
  test('are offered, the last first, and are added without a word being rewritten, by any number of windows', async () => {
    await begin();
    await evening(['roll 1d6', 'roll 2d6', 'roll 2d6']);
    keepLine('from another window', env());
    expect(pastLines(env())).toEqual(['from another window', 'roll 2d6', 'roll 1d6']);
    expect(statSync(historyFile(env())).mode & 0o777).toBe(0o600);
    expect((await evening([])).asked[0]!.history[0]).toBe('from another window');
  });
});

describe('wg play with a script', () => {
  test('runs the lines of a file, with comments, and says what they say when they are typed alone', async () => {
    await begin();
    const script = file('# the first card\ndraw-card --dice 5H\n\nroll 2d6 --seed x # luck\n');
    const { code, stdout, stderr } = await run(`wg play ${script}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const alone = await run('wg roll 2d6 --seed x');
    expect(stdout.endsWith(alone.stdout)).toBe(true);
  });

  test('with --json gives a document a line, the same bytes as the line typed alone', async () => {
    await begin();
    const { stdout } = await run(`wg play ${file('roll 2d6 --seed x\nroll 1d6 --seed y\n')} --json`);
    const alone = await run('wg roll 2d6 --seed x --json');
    expect(stdout.split('\n')[0]).toBe(alone.stdout.trimEnd());
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
  });

  test('stops at a line that fails, with its number and its exit code', async () => {
    await begin();
    const { code, stdout, stderr } = await run(`wg play ${file('roll 1d6\nshoot -g B -f 3\nroll 1d6\n')}`);
    expect(code).toBe(3);
    expect(stderr).toContain('wg: Line 2: ');
    expect(stdout.match(/Dice: roll/g)).toHaveLength(1);
  });

  test('goes on behind it with --keep-going, and fails at the end', async () => {
    await begin();
    const script = file(
      '# Blanks and comments are no lines.\n\nroll 1d6\nshoot -g B -f 3\nroll 1d6\nshoott\n',
    );
    const { code, stdout, stderr } = await run(`wg play ${script} --keep-going`);
    expect(code).toBe(1);
    expect(stdout.match(/Dice: roll/g)).toHaveLength(2);
    expect(stderr).toContain('2 of 4 lines failed.');
  });

  test('ends where it says so, though lines before have failed', async () => {
    await begin();
    const script = file('shoott\nroll 1d6\nexit\nroll 1d6\n');
    const { code, stdout, stderr } = await run(`wg play ${script} --keep-going`);
    expect(code).toBe(1);
    expect(stdout.match(/Dice: roll/g)).toHaveLength(1);
    expect(stderr.match(/^wg: Line \d.*failed\.$/gm)).toEqual(['wg: Line 1 failed.']);
  });

  test('takes lines from its input where that is no terminal', async () => {
    await begin();
    async function* lines() {
      yield 'roll 1d6';
      yield 'quit';
      yield 'roll 1d6';
    }
    const { code, stdout } = await wg(['play'], { env: env(), lines });
    expect(code).toBe(0);
    expect(stdout.match(/Dice: roll/g)).toHaveLength(1);
  });

  test('says so where there is neither a terminal nor a line, and where there is no such file', async () => {
    expect((await run('wg play')).code).toBe(4);
    expect((await run('wg play nowhere.wg')).stderr).toContain('ENOENT');
    expect((await run('wg play a b')).code).toBe(2);
  });

  test('is no device, no file without an end, and has no line without one', async () => {
    await begin();
    expect((await run('wg play /dev/zero')).stderr).toContain('/dev/zero cannot be read (it is neither');
    const long = await run(`wg play ${file(`roll 1d6\nroll ${'1'.repeat(1_000_000)}`)}`);
    expect(long).toMatchObject({
      code: 2,
      stderr: 'wg: Line 2 is too long: no line takes more than 1,000,000 characters.\n',
    });
    const huge = file('');
    truncateSync(huge, 2 ** 24 + 1);
    expect(await run(`wg play ${huge}`)).toMatchObject({
      code: 2,
      stderr: `wg: ${huge} is too long: no more than 16 MB are read.\n    Its lines may stand in several files, played one after another.\n`,
    });
  });

  test('has no quotes left open, and keeps the same log as lines typed alone', async () => {
    await begin();
    expect((await run(`wg play ${file('shoot "2 Section')}`)).stderr).toContain(
      'Line 1: A quote is not closed',
    );
    await run(`wg play ${file('draw-card --dice 5H\nshoot 2 Section 1 Gruppe --seed x\n')}`);
    const log = readFileSync(logPath('Caen', env()), 'utf8');
    expect(log).toContain('"names":["2 Section","1 Gruppe"]');
    expect((await run('wg replay')).code).toBe(0);
  });
});

describe('wg game --watch', () => {
  test('draws the game anew when its log has grown, until Ctrl-C', async () => {
    await begin();
    let looks = 0;
    let isDrawn = false;
    // The card is turned up when the game was drawn once; two looks later nobody watches any more.
    const pressed = {
      get aborted() {
        looks++;
        if (looks === 2) void run('wg draw-card --dice 5H').then(() => (isDrawn = true));
        if (isDrawn && looks > 2) looks += 10;
        return looks > 30;
      },
    } as AbortSignal;
    const watching = run('wg game --watch', { stdoutIsTTY: true, interruptible: () => pressed });
    const { code, stdout } = await watching;
    expect(code).toBe(0);
    const drawn = stdout.split('\u001b[H\u001b[2J\u001b[3J').map(stripVTControlCharacters);
    expect(drawn.length).toBe(3);
    expect(drawn[1]).toContain('it has not begun');
    expect(drawn[2]).toContain('2 Section: grade C');
    expect(drawn[2]).toContain('5H, Allies: all units may shoot');
  });

  test('needs a terminal to draw on', async () => {
    await begin();
    const { code, stderr } = await run('wg game --watch');
    expect(code).toBe(4);
    expect(stderr).toContain('--watch draws on a terminal');
  });
});

describe('wg next', () => {
  test.each([
    ['bg', 'draw-card'],
    ['wrg', 'period'],
    ['fubar', 'initiative'],
    ['vv', 'turn'],
  ])('is the next thing of the turn in %s: %s', async (id, action) => {
    await run(`wg game start Next -r ${id}`);
    const { code, stdout } = await run('wg next --json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout.split('\n')[0]!).action).toBe(action);
  });

  test('goes on past cards that nobody can use', async () => {
    await begin();
    await run('wg draw-card --dice 5H');
    // A second heart lets nobody act: it is gone past, however many come.
    for (let i = 0; i < 12; i++) {
      await run('wg next');
      const { stdout } = await run('wg game');
      expect(stdout).toMatch(/by the last draw|its card phase is over/);
    }
  });

  test('tells each of them in one line, and only the last in full', async () => {
    await begin();
    await run('wg draw-card --dice 5H');
    let lines: string[] = [];
    for (let i = 0; i < 40 && lines.length < 2; i++) {
      const { stdout } = await run('wg next');
      lines = stdout.split('Battleground: draw-card')[0]!.trimEnd().split('\n').filter(Boolean);
      expect(stdout.match(/Result: /g)).toHaveLength(1);
    }
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(line).toMatch(/^\S+, .*\(.*card \S+, seed \w+\)$/);
    const { stdout } = await run('wg next --json');
    for (const line of stdout.trimEnd().split('\n')) expect(JSON.parse(line).action).toBe('draw-card');
  });

  test('is refused while somebody has to act first', async () => {
    await run('wg game start Hill -r fubar --roster examples/fubar-roster.yaml');
    expect((await run('wg next')).code).toBe(0);
    const { code, stderr } = await run('wg next');
    expect(code).toBe(3);
    expect(stderr).toContain('wg now tells');
  });

  test('takes what was turned up by hand', async () => {
    await begin();
    expect((await run('wg next --dice 5H')).stdout).toContain('5H, Allies');
  });
});

describe('a question in an evening', () => {
  const ask = async (question: string) => {
    await begin();
    const { stdout, stderr } = await evening([question]);
    return { stdout, asked: stripVTControlCharacters(stderr).match(/^wg: (why not .*)$/m)?.[1] };
  };

  test.each([
    ['can 2s charge mg?', "why not charge '2 Section' 'MG nest'"],
    ['can mg be charged by 2s', "why not charge '2 Section' 'MG nest'"],
    ["why can't 2 section charge the MG nest?", "why not charge '2 Section' 'MG nest'"],
    ['may 1s fire at 1g', "why not shoot '1 Section' '1 Gruppe'"],
    ['2s move?', "why not move '2 Section'"],
  ])('on units of the game is answered as the game stands: %s', async (question, line) => {
    const { stdout, asked } = await ask(question);
    expect(asked).toBe(line);
    expect(stdout).toMatch(/Result: .*(cannot be done|may be done)/);
  });

  test.each(['who can still shoot?', 'who may fire', 'can I shoot?', 'may we fire now', 'can anybody shoot'])(
    'on who may do something names them: %s',
    async (question) => {
      const { stdout } = await ask(question);
      expect(stdout).toMatch(/^before the first card.*1 Section.*: shoot$/ms);
      expect(stdout).not.toContain('move');
    },
  );

  test.each([
    ['who can see in the dark', 'bg:flare.2'],
    ['can I fire into a melee', 'bg:charge.8'],
    ['what about smoke?', 'bg:smoke.1'],
    ['can smoke be shot through?', 'bg:smoke.2'],
  ])('on anything else is asked of the book: %s', async (question, clause) => {
    const { stdout, asked } = await ask(question);
    expect(asked).toBeUndefined();
    expect(stdout).toContain(clause);
  });

  test('is a slip in a script, which runs on nobody’s guess', async () => {
    await begin();
    const { code, stderr } = await run(`wg play ${file('can 2s charge mg\n')}`);
    expect(code).toBe(2);
    expect(stderr).toContain("no action 'can'");
  });

  test('leaves lines as they are', async () => {
    await begin();
    const { stdout } = await evening(['shoot 2s 1g', 'why', 'why not shoot 2s 1g']);
    expect(stdout).toContain('Event 1: Allies, shoot by 2 Section');
    expect(stdout).toMatch(/shoot (may|cannot) be done/);
  });
});

describe('short names in a line typed alone', () => {
  test('one unit that is meant is taken, with a word about it', async () => {
    await begin();
    const { code, stderr } = await run('wg shoot 2s 1g');
    expect(code).toBe(0);
    expect(stderr).toContain('2s is 2 Section; 1g is 1 Gruppe');
  });

  test('of several that may be meant all are told', async () => {
    await run('wg game start Two -r bg');
    await wg(
      [
        'roster',
        'load',
        file(
          'units:\n- {name: Panzer A, grade: C, figures: 9}\n- {name: Panzer B, grade: C, figures: 9}\n',
          'r.yaml',
        ),
      ],
      { env: env() },
    );
    const { code, stderr } = await run('wg move pan');
    expect(code).toBe(2);
    expect(stderr).toContain("'pan' may be Panzer A and Panzer B");
  });

  test.each(['"2 Sektion" "1 Grupe"', '2 Sektion 1 Grupe'])(
    'two misspelt units are two, each with its own suggestion: %s',
    async (typed) => {
      await begin();
      const { code, stderr } = await run(`wg shoot ${typed}`);
      expect(code).toBe(2);
      expect(stderr).toBe(
        "wg: There are no units '2 Sektion' and '1 Grupe'.\n    2 Sektion: did you mean 2 Section? 1 Grupe: did you mean 1 Gruppe?\n",
      );
    },
  );

  test('digits typed together are dice of their own', async () => {
    const { stdout } = await run('wg shoot -g C -f 9 --no-log --dice 56134');
    expect(stdout).toContain('white 5 6 1 3 4');
    expect((await run('wg roll d20 --no-log --dice 15')).stdout).toContain('15');
  });
});
