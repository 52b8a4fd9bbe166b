import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/commands.js';
import { bashReply } from '../../../src/cli/completion/bash-reply.js';
import { typedLine } from '../../../src/cli/completion/typed.js';
import { flagOf, GLOBAL_FLAGS } from '../../../src/cli/line/flags.js';
import { savePlan } from '../../../src/cli/plan/saved.js';
import { isBare } from '../../../src/rules/field.js';
import { stateFolder, wg } from '../../support/cli.js';
import { ACTIONS } from '../../support/systems.js';

const state = stateFolder();
afterAll(() => state.clean());
const env = { XDG_STATE_HOME: state.path };

/** What a shell is told for a line that ends at the cursor: the first line, and then values with what they are. */
async function asked(line: string, more: Record<string, string> = {}) {
  const { code, stdout, stderr } = await wg(['complete', 'fish', line], { env: { ...env, ...more } });
  expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
  const [kind, ...lines] = stdout.trimEnd().split('\n');
  return { kind, says: new Map(lines.map((text) => text.split('\t', 2) as [string, string])) };
}
const values = async (line: string, more: Record<string, string> = {}) => [
  ...(await asked(line, more)).says.keys(),
];

describe('a line is completed by what its actions and commands declare', () => {
  test('a line begins with an action or a command', async () => {
    const all = await values('wg ');
    for (const { name } of ACTIONS) expect(all).toContain(name);
    for (const name of ['roll', ...Object.keys(COMMANDS), 'odds', 'help']) expect(all).toContain(name);
    expect(all).not.toContain('complete');
    expect(await values('wg shoo')).toEqual(['shoot']);
  });

  test('where no rules are in force an action says whose it is, else what it settles', async () => {
    expect((await asked('wg shoo')).says.get('shoot')).toBe('bg, wrg, fubar, vv');
    expect((await asked('wg -r fubar shoo')).says.get('shoot')).toMatch(/^[A-Z]/);
    expect(await values('wg -r fubar draw')).toEqual([]);
    expect(await values('wg draw', { WG_RULESET: 'fubar' })).toEqual([]);
  });

  test.each(ACTIONS)(
    'every flag of $id $name, with its help, and the global ones',
    async ({ system, action }) => {
      const { says } = await asked(`wg ${action.name} -r ${system.short} --`);
      for (const [name, field] of Object.entries(action.inputs))
        if (!isBare(field as never)) expect(says.get(flagOf(name))).toBe((field as { help: string }).help);
      for (const [flags] of GLOBAL_FLAGS)
        if (!flags.includes('--ruleset')) expect([...says.keys()]).toContain(flags.match(/--[a-z-]+/)![0]);
    },
  );

  test.each([
    ['wg shoot -r bg --cover l', ['light']],
    ['wg shoot -r bg -c l', ['light']],
    ['wg shoot -r bg --cover=l', ['--cover=light']],
    ['wg odds shoot -r bg --cover n', ['none']],
    ['wg odds shoot -r bg -c none,l', ['none,light']],
    ['wg odds shoot -r bg -c light,none,l', []],
    ['wg odds shoot -r bg --cover=None,Li', ['--cover=None,light']],
    ['wg odds shoot -r bg --of h', ['hits', 'heavy-weapons-lost']],
    ['wg odds shoot -r bg --chance=cas', ['--chance=casualties']],
    ['wg odds melee -r bg --chance win', ['winner']],
    ['wg compare --fe', ['--fewer']],
    ['wg comp', ['compare', 'completion']],
    ['wg shoot --color a', ['always', 'auto']],
    ['wg -r f', ['fubar']],
    ['wg --ruleset=w', ['--ruleset=wrg', '--ruleset=wrg-1925']],
    ['wg shoot --dice a', ['ask']],
    ['wg roll ', []],
    ['wg SHOO', ['shoot']],
    ['wg Compl', ['completion']],
    ['wg shoot -r bg --COV', ['--cover']],
    ['wg shoot -r bg --cover LI', ['light']],
    ['wg melee --ruling r68', ['R68=']],
    ['wg melee --ruling BG:r68=2', ['bg:R68=2']],
    ['wg rules BG:shoot.10', ['bg:shoot.10']],
    ['wg 2d6 --od', ['--odds']],
    ['wg shoot --seed ', []],
    ['wg shoot --house ', ['none']],
    ['wg completion ', ['bash', 'zsh', 'fish', 'powershell']],
    ['wg completion bash ', []],
    ['wg help compl', ['completion']],
    ['wg help shoot ', []],
    ['wg help odds -', []],
    ['wg odds rules ', []],
    ['wg odds compl', []],
    ['wg game us', ['use']],
    ['wg help game us', ['use']],
    ['wg nothing --', []],
    ['wg shoot -- ', []],
    ['wg rules dice:keep', []],
    ['wg melee --ruling bg:R68=', ['bg:R68=1', 'bg:R68=2', 'bg:R68=3']],
    ['wg melee --ruling bg:R68', ['bg:R68=']],
    ['wg melee --ruling R68=2', ['R68=2']],
    ['wg melee --ruling=R68=2', ['--ruling=R68=2']],
    ['wg melee --ruling bg:R69=', []],
    ['wg rules bg:shoot.1', ['bg:shoot.1', 'bg:shoot.10']],
    ['wg rules fubar:R1', expect.arrayContaining(['fubar:R1'])],
    ['wg rules shoot.10', ['shoot.10']],
    ['/usr/local/bin/wargame shoo', ['shoot']],
    ['A=1 wg shoo', ['shoot']],
  ])('%s<TAB>', async (line, found) => {
    expect(await values(line)).toEqual(found);
  });

  test('a flag that was given is not offered again, but for those that may be', async () => {
    const left = await values('wg shoot -r wrg --range 90 --fire rifle:6 --json --');
    expect(left).not.toContain('--range');
    expect(left).not.toContain('--json');
    expect(left).toContain('--fire');
    expect(await values('wg shoot -r bg -g C --gr')).toEqual([]);
    expect(await values('wg shoot -r bg --grade=C --gr')).toEqual([]);
  });

  test('a command offers the global flags that mean something to it', async () => {
    const flags = await values('wg game list --');
    expect(flags).toContain('--json');
    for (const flag of ['--seed', '--ruleset', '--game']) expect(flags).not.toContain(flag);
    expect(await values('wg log --')).toEqual(expect.arrayContaining(['--turn', '--last', '--game']));
  });

  test('of its flags those come first that are used most, and last what the units tell that were named', async () => {
    const rank = async (line: string, flag: string) => (await values(line)).indexOf(flag);
    expect(await rank('wg shoot -r bg --', '--grade')).toBeLessThan(4);
    expect(await rank('wg shoot -r bg "2 Section" "1 Gruppe" --', '--range')).toBeLessThan(3);
    expect(await rank('wg shoot -r bg "2 Section" "1 Gruppe" --', '--grade')).toBeGreaterThan(10);
  });

  test('flags stand behind an action when a hyphen asks for them', async () => {
    expect(await values('wg heal ')).toEqual([]);
    expect(await values('wg heal x')).toEqual([]);
    expect(await values('wg heal -')).toEqual(expect.arrayContaining(['--grade', '--json']));
  });

  test.each([
    'wg shoot --house ',
    'wg game house ',
    'wg game import x',
    'wg points -r wrg --list ',
    'wg --house=c',
  ])('files stand behind %s', async (line) => {
    expect((await asked(line)).kind).toBe('files');
  });

  test.each(['wg shoot ', 'wg shoot --cover ', 'wg game use ', 'wg rules '])(
    'no files behind %s',
    async (line) => {
      expect((await asked(line)).kind).toBe('words');
    },
  );
});

describe('what is in the game is completed', () => {
  const NAMES = ['Arnhem', 'Market Garden', `O'Brien's "last" stand`, '__proto__', 'Düne 🎲'];

  test('games by name, whatever their names are', async () => {
    for (const name of NAMES) {
      const { code } = await wg(['game', 'start', name, '--ruleset', 'bg', '--sides', 'Axis,Allies'], {
        env,
      });
      expect(code, name).toBe(0);
    }
    expect((await values('wg game use ')).sort()).toEqual([...NAMES].sort());
    expect(await values('wg shoot --game M')).toEqual(['Market Garden']);
    expect(await values('wg game use "Market G')).toEqual(['Market Garden']);
    expect((await asked('wg game use A')).says.get('Arnhem')).toContain('Battleground');
  });

  test('plans that are kept, and files, by name', async () => {
    const plan = { lines: ['shoot -g C -f 9'], until: undefined, chances: [], keepGoing: false };
    for (const name of ['nest', 'Night march']) await savePlan(name, plan, false, env);
    const { stdout } = await wg(['complete', 'fish', 'wg plan '], { env });
    expect(stdout.match(/^run\t/gm), 'a word that usage names besides is offered once').toHaveLength(1);
    expect(await values('wg plan n')).toEqual(['Night march', 'nest']);
    expect(await values('wg plan run ')).toEqual(['Night march', 'nest']);
    expect(await values('wg plan '), 'a line is nothing that can be typed as it stands in usage').toEqual([
      'run',
      'Night march',
      'nest',
    ]);
    expect(await values('wg plan run nest "Nig')).toEqual(['Night march']);
    expect((await asked('wg plan run n')).kind).toBe('files');
  });

  test('its rule system decides which actions there are, and its sides who acts', async () => {
    await wg(['game', 'start', 'Hue', '--ruleset', 'fubar', '--sides', 'US,NVA'], { env });
    expect(await values('wg draw')).toEqual([]);
    expect(await values('wg --game Arnhem draw')).toEqual(['draw-card']);
    expect(await values('wg activate --acting ')).toEqual(['US', 'NVA']);
    expect(await values('wg --game Arnhem shoot --acting A')).toEqual(['Axis', 'Allies']);
  });

  test('wg again takes the flags of the last line', async () => {
    expect(await values('wg again --lev')).toEqual([]);
    await wg(['activate', '--level', 'green', '--seed', 'a'], { env });
    expect(await values('wg again --lev')).toEqual(['--level']);
    expect(await values('wg again --level v')).toEqual(['veteran']);
  });

  test('units of its roster, by name: who acts, then whom it is done to', async () => {
    const start = [
      'game',
      'start',
      'Units',
      '--ruleset',
      'bg',
      '--roster',
      'examples/battleground-roster.yaml',
    ];
    expect((await wg(start, { env })).code).toBe(0);
    const all = await values('wg roster ');
    const units = JSON.parse((await wg(['roster', '--json'], { env })).stdout).units as { name: string }[];
    expect(units.length).toBeGreaterThan(2);
    for (const { name } of units) expect(all).toContain(name);
    expect(all).toEqual(expect.arrayContaining(['load', 'mark']));
    const [first, second] = units.map(({ name }) => name) as [string, string];
    expect(await values('wg shoot ')).toEqual(expect.arrayContaining([first, second]));
    const next = await values(`wg shoot "${first}" `);
    expect(next).toContain(second);
    expect(next).not.toContain(first);
    expect(await values(`wg shoot "${first}" "${second}" "`)).not.toContain(units[2]!.name);
    expect(await values(`wg shoot --cover none "${first.slice(0, 2)}`)).toContain(first);
    expect(await values(`wg roster mark "${first.slice(0, 2)}`)).toContain(first);
    expect((await asked('wg roster ')).says.get(first)).toMatch(/\w/);
    expect(await values('wg roll ')).toEqual([]);
  });

  test.each([
    ['wg shoot 2 ', ['Section']],
    ['wg shoot 2 s', ['Section']],
    ['wg shoot 1 ', ['Section', 'Gruppe']],
    ['wg shoot 2 Section 1 g', ['Gruppe']],
    ['wg shoot "2 Section" PANZER i', ['IV']],
    ['wg shoot --cover light mg n', ['nest']],
    ['wg shoot pan', ['Panzer IV']],
    ['wg shoot "2 s', ['2 Section']],
    ['wg shoot --acting 2 S', []],
    ['wg roster 1 G', ['Gruppe']],
  ])('a name goes on behind a space, in any case: %s', async (line, found) => {
    expect((await values(`${line}`, { WG_GAME: 'Units' })).sort()).toEqual([...found].sort());
  });

  test('behind a name that is whole stands who is next', async () => {
    const next = await values('wg shoot 2 Section ', { WG_GAME: 'Units' });
    expect(next).toContain('1 Gruppe');
    expect(next).not.toContain('2 Section');
    expect(await values('wg shoot 2s ', { WG_GAME: 'Units' })).toEqual(next);
  });

  test('units that act together, by their place or with commas', async () => {
    const roster = 'examples/valor-and-victory-roster.yaml';
    const start = ['game', 'start', 'Hexes', '--ruleset', 'vv', '--roster', roster];
    expect((await wg(start, { env })).code).toBe(0);
    const { says } = await asked('wg shoot ');
    expect(says.get('Hill 12')).toContain('Schmidt, 1 Squad, 2 Squad');
    expect(await values('wg shoot "1 Squad,2')).toEqual(['1 Squad,2 Squad']);
    expect(await values('wg shoot "1 Squad,1')).toEqual([]);
    expect(await values('wg shoot "Hill 12" "1')).toEqual([]);
    expect(await values('wg shoot "Hill 12" A')).toEqual(['Able']);
  });

  test('behind casualties stand hexes before units, those first that owe any', async () => {
    const start = ['game', 'start', 'Owing', '-r', 'vv', '--roster', 'vv'];
    expect((await wg(start, { env })).code).toBe(0);
    expect(await values('wg casualties ')).toEqual(expect.arrayContaining(['Hill 12', 'Farm', 'Able']));
    const shot = ['shoot', 'Hill 12', 'Farm', '--range', '3', '--anyway', '--dice', '21'];
    expect((await wg(shot, { env })).code).toBe(0);
    const next = await values('wg casualties ');
    expect(next[0]).toBe('Farm');
    expect(next.indexOf('Hill 12')).toBeLessThan(next.indexOf('Able'));
    expect(next.indexOf('Able')).toBeLessThan(next.indexOf('1 Squad'));
  });

  test('completing writes nothing into a log', async () => {
    const before = (await wg(['log', '--json'], { env })).stdout;
    await values('wg again --');
    await values('wg activate --acting ');
    expect((await wg(['log', '--json'], { env })).stdout).toBe(before);
  });

  test('a wrong game or rule system on the line does not keep TAB from working', async () => {
    expect(await values('wg -r nope shoo')).toEqual(['shoot']);
    expect(await values('wg --game nope shoo')).toEqual(['shoot']);
    expect(await values('wg shoo', { WG_RULESET: 'nope' })).toEqual(['shoot']);
  });
});

describe('a line is taken apart as a shell does', () => {
  test.each([
    ['wg shoot --name "2 Sec', ['shoot', '--name'], '2 Sec', '"'],
    ['wg shoot --name 2\\ Sec', ['shoot', '--name'], '2 Sec', ''],
    ["wg shoot --name 'it is", ['shoot', '--name'], 'it is', "'"],
    ["wg shoot --name 'it'\\''s'", ['shoot', '--name'], "it's", ''],
    ['wg shoot --name "a\\"b\\n', ['shoot', '--name'], 'a"b\\n', '"'],
    ['wg ""  x ', ['', 'x'], '', ''],
    ['wg "', [], '', '"'],
    ['wg x\\', [], 'x', ''],
    ['FOO=1 wg sh', [], 'sh', ''],
    ['wg', [], '', ''],
  ])('%s', (raw, words, text, quote) => {
    expect(typedLine(raw)).toEqual({ words, current: { text, quote } });
  });

  test.each([
    ['Market Garden', { text: 'M', quote: '' }, 'M', 'Market\\ Garden'],
    ['Market Garden', { text: 'M', quote: '"' }, 'M', 'Market Garden'],
    ['Market Garden', { text: 'Market G', quote: '' }, 'Market\\ G', 'Market\\ Garden'],
    ['--cover=light', { text: '--cover=l', quote: '' }, 'l', 'light'],
    ['bg:R68=', { text: 'bg:R', quote: '' }, 'R', 'R68='],
    [`a'"$b`, { text: '', quote: '' }, '', `a\\'\\"\\$b`],
    [`a'"$b`, { text: '', quote: '"' }, '', `a'\\"\\$b`],
    [`a'"$b`, { text: '', quote: "'" }, '', `a'\\''"$b`],
    ['Düne 🎲', { text: 'D', quote: '' }, 'D', 'Düne\\ \\🎲'],
    ['Market Garden', { text: 'market g', quote: '' }, 'market\\ g', 'Market\\ Garden'],
    ['Market Garden', { text: 'market g', quote: '"' }, 'market g', 'Market Garden'],
    ['--cover=light', { text: '--cover=LI', quote: '' }, 'LI', 'light'],
  ] as const)('bash is told to put %s behind what stands there', (value, current, replaced, reply) => {
    expect(bashReply(value, current, replaced)).toBe(reply);
  });
});

describe('PowerShell hands its line on in a variable', () => {
  const reply = async (line: string) => {
    const { code, stdout } = await wg(['complete', 'powershell'], { env: { ...env, WG_LINE: line } });
    expect(code).toBe(0);
    return stdout.trimEnd().split('\n').slice(1);
  };

  test('and is answered with what each candidate is', async () => {
    expect(await reply('wg -r fubar shoo')).toEqual([expect.stringMatching(/^shoot\t[A-Z]/)]);
    expect(await reply('wg.cmd shoot -r bg --cover l')).toEqual([expect.stringMatching(/^light/)]);
  });

  test('a name of several words stands in its quotes, and a backslash is no escape', async () => {
    expect((await reply('wg game use o'))[0]).toMatch(/^'O''Brien''s "last" stand'/);
    expect((await reply("wg game use 'O"))[0]).toMatch(/^'O''Brien''s "last" stand'/);
    expect(await reply('wg roster load .\\army ')).toEqual([]);
  });

  test('a player who types it is told', async () => {
    expect((await wg(['complete', 'powershell'], { env })).code).toBe(2);
  });
});

describe('wg completion', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'])(
    'prints a script for %s that calls wg for every candidate',
    async (shell) => {
      const { code, stdout } = await wg(['completion', shell]);
      expect(code).toBe(0);
      expect(stdout).toContain(`wg complete ${shell}`);
      expect(stdout.split('\n').length).toBeLessThan(40);
      expect(JSON.parse((await wg(['completion', shell, '--json'])).stdout)).toEqual({
        shell,
        script: stdout,
      });
    },
  );

  test('its help tells how each shell is told, in a line to type once', async () => {
    const { stdout } = await wg(['help', 'completion']);
    for (const line of [
      'bash >> ~/.bashrc',
      'zsh >> ~/.zshrc',
      'fish > ~/.config/fish/completions/wg.fish',
      'powershell >> $PROFILE',
    ])
      expect(stdout).toContain(`$ wg completion ${line}\n`);
  });

  test.each([[['ksh']], [[]], [['bash', 'zsh']], [['__proto__']]])('not for %j', async (argv) => {
    const { code, stderr } = await wg(['completion', ...argv]);
    expect(code).toBe(2);
    expect(stderr).toContain('wg completion takes bash, zsh, fish or powershell');
  });

  test.each([[[]], [['ksh', 'wg ']], [['bash']]])(
    'a player who types wg complete %j is told',
    async (argv) => {
      const { code, stderr } = await wg(['complete', ...argv]);
      expect(code).toBe(2);
      expect(stderr).toContain('is for shells to call');
    },
  );
});
