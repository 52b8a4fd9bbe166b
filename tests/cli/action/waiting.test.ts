import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answers, player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** What a game waits for is meant by a line that names nobody, or one of those who take part in it. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

const begin = async (of: string, ...lines: string[]): Promise<void> => {
  await machine.told(`game start Caen -r ${of} --roster examples/${of}-roster.yaml`);
  for (const line of lines) await machine.told(line);
};

const named = async (line: string): Promise<unknown> => (await machine.json(`${line} --no-log`)).input;

async function asking(line: string, answers: Answers) {
  const { prompts, asked } = player(answers);
  const terminal = { stdinIsTTY: true, stderrIsTTY: true, prompts };
  return { ...(await machine.type(line, terminal)), asked };
}

describe('melees of Battleground', () => {
  const charged = (unit: string, target: string) => [
    `roster mark "${unit}" "melee=${target}"`,
    `roster mark "${target}" "melee=${target}"`,
  ];
  const BOTH = { attackers: 9, attackersJoined: [expect.stringMatching(/^C:9/)], defenders: 6 };

  test('bg:melee.11 of a melee that one of them is named for all who are in it fight, and the charged defend', async () => {
    await begin('battleground', ...charged('1 Section', '1 Gruppe'), ...charged('2 Section', '1 Gruppe'));
    for (const line of ['melee', 'melee "1 Gruppe"', 'melee "2 Section"', 'melee --rounds 1'])
      expect(await named(line), line).toMatchObject(BOTH);
    const { stderr } = await machine.type('melee --odds');
    expect(stderr).toContain('wg: melee: 1 Section and 2 Section against 1 Gruppe');
  });

  test('bg:charge.7 none is asked for where nobody has charged: only those who are named fight one', async () => {
    await begin('battleground');
    const { code, stderr, asked } = await asking('melee --seed a', {});
    expect({ code, asked }).toEqual({ code: 4, asked: [] });
    expect(stderr).toContain('No melee is due.');
    expect(stderr).toContain('wg melee <who attacks> <who defends>');
    expect((await asking('melee "1 Section" "1 Gruppe" --seed a', {})).code).toBe(0);
  });

  test('bg:R87 a vehicle meets the one whose turn it is, in one round after another', async () => {
    await begin('battleground', ...charged('Panzer IV', '1 Section'));
    const alone = await named('melee');
    expect(alone).toMatchObject({ at: 'medium-tank', tankCharged: true, defenders: 9 });
    expect(alone).not.toHaveProperty('rounds');
    await machine.told('roster mark "2 Section" "melee=1 Section"');
    await machine.told('roster mark "1 Section" in-round');
    expect(await named('melee')).toMatchObject({ tankCharged: true, defenderMedics: 0, rounds: 1 });
    expect(await named('melee --rounds 2')).toMatchObject({ rounds: 2 });
  });

  test('of several a script is told which, and a terminal is asked', async () => {
    await begin('battleground', ...charged('1 Section', '1 Gruppe'), ...charged('Panzer IV', '2 Section'));
    const { code, stderr } = await machine.type('melee --no-input');
    expect(code).toBe(4);
    expect(stderr).toContain(
      "The game waits for wg melee '1 Section' '1 Gruppe' and wg melee 'Panzer IV' '2 Section'.",
    );
    const answered = await asking('melee --seed a', { picks: ['Panzer IV against 2 Section'] });
    expect(answered.asked).toEqual([
      'Which melee? 1 Section against 1 Gruppe | Panzer IV against 2 Section | Another',
    ]);
    expect(answered.stdout).toContain('2 Section: ');
    expect(await named('melee')).toMatchObject({ attackers: 9, defenders: 6 });
  });

  test('is meant in lines that are set side by side, asked about, or told for several values', async () => {
    await begin('battleground', ...charged('1 Section', '1 Gruppe'));
    const named = 'melee "1 Section" "1 Gruppe"';
    const same = await machine.json(['compare', 'melee', named]);
    expect(same).toMatchObject({ compare: { lines: [{ line: 'melee' }, { line: named }] } });
    const [one, other] = (same as unknown as { compare: { lines: { outcomes: unknown }[] } }).compare.lines;
    expect(one!.outcomes).toEqual(other!.outcomes);
    expect(await machine.json('odds melee --rounds 1..2')).toEqual(
      await machine.json(`odds ${named} --rounds 1..2`),
    );
    expect(await machine.json('why not melee')).not.toHaveProperty('missing');
    for (const unit of ['Panzer IV', '2 Section'])
      await machine.told(`roster mark "${unit}" "melee=2 Section"`);
    const { code, stderr } = await machine.type(['compare', 'melee', named]);
    expect(code).toBe(4);
    expect(stderr).toContain('Line 1: melee needs --attackers and --defenders.');
    expect(stderr).toContain("The game waits for wg melee '1 Section' '1 Gruppe' and wg melee 'Panzer IV'");
  });

  test('whoever says who fights means that', async () => {
    await begin('battleground', ...charged('1 Section', '1 Gruppe'));
    expect((await machine.type('melee --attackers 5 --no-input')).code).toBe(4);
    expect(await named('melee --attackers 5 --defenders 4')).toMatchObject({ attackers: 5, defenders: 4 });
  });
});

test('bg:pass.4 the fate of those whose vehicle was hit', async () => {
  await begin(
    'battleground',
    'roster mark "2 Section" aboard=Truck figures=6',
    'shoot "Panzer IV" Truck --range 5 --weapon heavy-gun --dice "blue=6,6,6,6 red=2 damage=6"',
  );
  expect(await named('bail-out')).toMatchObject({ passengers: 6, state: 'destroyed' });
});

describe('FUBAR', () => {
  test('fubar:melee.9 the round of a close combat that goes on', async () => {
    await begin(
      'fubar',
      'initiative --dice "6 1"',
      'activate "Red 1" --dice 6',
      'melee "Red 1" "Blue 1" --seed a',
      'initiative --anyway --dice "6 1"',
    );
    expect(await named('melee "Blue 1"')).toMatchObject({ attackerName: 'Red 1', defenderName: 'Blue 1' });
    await machine.told('melee');
    expect((await machine.type('melee --no-input')).code).toBe(4);
  });

  test('fubar:damage.1 the hits of a vehicle that are to be rolled for', async () => {
    await begin('fubar', 'roster mark Technical owed=2');
    expect(await named('vehicle-damage --facing side')).toMatchObject({ name: 'Technical', unsaved: 2 });
    const { asked } = await asking('vehicle-damage', { fields: { facing: 'side' } });
    expect(asked).toEqual(['fields facing']);
  });
});

describe('Valor & Victory', () => {
  const ABLE = 'shoot "1 Squad,2 Squad,Schmidt" Farm --range 2 --dice "2 2"';

  test('vv:14.61a the Casualty Points of the one hex that owes some', async () => {
    await begin('valor-and-victory', ABLE);
    const owed = { points: 3, names: ['Coleman', 'Able', 'Baker'] };
    expect(await named('casualties')).toMatchObject(owed);
    expect((await asking('casualties', {})).asked).toEqual([]);
    await machine.told('casualties --choose pin:Coleman,pin:Able,pin:Baker');
    expect((await asking('casualties', {})).stderr).toContain('No casualties are due.');
    // A script is told so too; where there are no units all of it is typed, and it is told how.
    expect((await machine.type('casualties --no-input')).stderr).toContain('No casualties are due.');
    const bare = await machine.type('casualties --no-input --game Bare -r vv');
    expect(bare.stderr).toContain('As in: wg casualties --points 6');
  });

  test('vv:14.61a of two hexes that owe points each is named by those who do', async () => {
    await begin('valor-and-victory', 'roster mark Truck points=2 points-by=fire', ABLE);
    const { code, stderr } = await machine.type('casualties --no-input');
    expect(code).toBe(4);
    expect(stderr).toContain('The game waits for wg casualties Coleman,Able,Baker and wg casualties Truck.');
    const answered = await asking('casualties', { picks: ['Farm'] });
    expect(answered.asked).toEqual(['Which casualties? Farm | Road | Another']);
    expect(await named('casualties Truck')).toMatchObject({ points: 2 });
  });

  test('vv:beyond.16.2 the valour checks that a natural 2 calls for', async () => {
    await begin(
      'valor-and-victory',
      ...['1 Squad', '2 Squad'].map((unit) => `roster mark "${unit}" valour-check=due`),
    );
    expect(await named('valour-check')).toMatchObject({
      unit: [/squad/, /squad/].map((one) => expect.stringMatching(one)),
    });
  });
});

describe('reaction tests of Infantry Action', () => {
  const SHOT = 'shoot "2 Section" "1 Gruppe" --range 90 --seed a';

  test('wrg:react.1 a test that names nobody is that of the group under fire, with what is told of it besides', async () => {
    await begin('wrg-1925', 'period', SHOT);
    const { name, enemyInOpen } = (await named('reaction-test --enemy-in-open --seed a')) as Record<
      string,
      unknown
    >;
    expect({ name, enemyInOpen }).toEqual({ name: '1 Gruppe', enemyInOpen: true });
    expect((await machine.type('reaction-test --odds')).stderr).toContain('wg: reaction test: 1 Gruppe');
  });

  test('wrg:react.1 of several a script is told which are due, and a terminal is asked', async () => {
    await begin('wrg-1925', 'period', SHOT, 'shoot "1 Gruppe" "2 Section" --range 90 --seed a');
    const { code, stderr } = await machine.type('reaction-test --no-input');
    expect(code).toBe(4);
    expect(stderr).toMatch(/waits for wg reaction-test '.*' and wg reaction-test '.*'\./);
    const answered = await asking('reaction-test', { picks: ['2 Section'], checklist: {} });
    expect(answered.asked[0]).toMatch(/^Which reaction test\? .* \| Another$/);
    expect(answered.stdout).toContain('2 Section: ');
    expect(await named('reaction-test --seed a')).toMatchObject({ name: '1 Gruppe' });
  });

  test('wrg:react.1 one that is overdue comes before those of this period', async () => {
    await begin('wrg-1925', 'period', SHOT, 'period', 'shoot "1 Gruppe" "2 Section" --range 90 --seed a');
    expect(await named('reaction-test --seed a')).toMatchObject({ name: '1 Gruppe', overdue: true });
  });

  test('wrg:react.1 where nobody was under fire none is due; a sum that was made by hand is a test of anybody', async () => {
    await begin('wrg-1925', 'period');
    const { code, stderr } = await machine.type('reaction-test --all-covered --no-input');
    expect({ code, due: stderr.includes('No reaction test is due.') }).toEqual({ code: 4, due: true });
    await machine.told(SHOT);
    for (const line of ['--mod 2', '--points 34 --fired', '--leader sgt', '--afv', '--crew-weapons'])
      expect(await named(`reaction-test ${line} --seed a`), line).not.toHaveProperty('name');
  });
});
