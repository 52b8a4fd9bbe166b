import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { Machine } from '../../support/state.js';

/** What may be done now: listed, refused, remarked on, and offered first. */

interface Now {
  readonly clock: { readonly turn: string; readonly acting: string | null };
  readonly units: readonly {
    readonly name: string;
    readonly side: string | null;
    readonly may: readonly string[];
    readonly not: readonly { readonly action: string; readonly clause: string; readonly why: string }[];
  }[];
}

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.type('game start Caen -r bg --sides Axis,Allies --roster examples/battleground-roster.yaml');
});
afterEach(() => machine.clean());

/** What a shell is offered behind a line, in order. */
async function candidates(line: string): Promise<string[]> {
  const { stdout } = await machine.type(['complete', 'fish', line]);
  const [, ...lines] = stdout.trimEnd().split('\n');
  return lines.map((text) => text.split('\t', 1)[0]!);
}

const now = (of = '') => machine.json<Now>(`now ${of}`);
const unitNow = async (name: string) => (await now()).units.find((unit) => unit.name === name)!;

describe('wg now', () => {
  test('before the first card everybody may do what the state of the units allows', async () => {
    const { clock, units } = await now();
    expect(clock).toMatchObject({ turn: 'before the first card', acting: null });
    expect(units.find(({ name }) => name === '2 Section')?.may).toEqual(
      expect.arrayContaining(['shoot', 'charge', 'move', 'combine', 'smoke']),
    );
  });

  test('bg:card.2 under a card only its side does what it lets it do', async () => {
    await machine.type('draw-card --dice 8D');
    expect((await now()).clock).toMatchObject({ turn: 'turn 1', acting: 'Allies' });
    const ours = await unitNow('2 Section');
    expect(ours.may).toContain('move');
    expect(ours.not).toContainEqual(expect.objectContaining({ action: 'shoot', clause: 'bg:card.2' }));
    const theirs = await unitNow('1 Gruppe');
    expect(theirs.may).toEqual([]);
    expect(theirs.not).toContainEqual(expect.objectContaining({ action: 'move', clause: 'bg:card.2' }));
  });

  test('wrg:vehicle.1 what is known of others forbids as well: whoever rides in a truck that has dashed fires from it no more', async () => {
    await machine.type('game start Mill -r wrg --sides Axis,Allies --roster wrg-1925');
    for (const line of ['period', 'roster mark "2 Section" aboard=Truck', 'move Truck --pace dash'])
      expect((await machine.type(line)).code, line).toBe(0);
    const { may, not } = await unitNow('2 Section');
    expect(may).not.toContain('shoot');
    const why = not.find(({ action }) => action === 'shoot');
    expect(why).toMatchObject({
      clause: 'wrg:vehicle.1',
      why: 'Truck has dashed at high speed: 2 Section does not fire from it.',
    });
    const { code, stderr } = await machine.type('shoot "2 Section" "1 Gruppe" --range 90');
    expect(code).toBe(3);
    expect(stderr).toContain(`${why?.why} (${why?.clause})`);
    expect(stderr).toContain('wg move Truck --pace move-and-fire');
  });

  test('a game without a roster says where it is, and how units come into it', async () => {
    await machine.type('game start Bare -r bg');
    const { code, stdout } = await machine.type('now');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^before the first card: wg draw-card\n/);
    expect(stdout).toContain('what an action needs is typed with it');
    expect(stdout).toContain('wg roster load <file> puts one in');
    expect((await machine.json<Now>('now')).units).toEqual([]);
    expect(await machine.type('now tank')).toMatchObject({ code: 1, stdout: '' });
  });

  test('all that speaks against an action is told, not the first alone', async () => {
    await machine.type('draw-card --dice 8D');
    await machine.type('roster mark "2 Section" routing');
    const { not } = await unitNow('2 Section');
    const clauses = not.filter(({ action }) => action === 'shoot').map(({ clause }) => clause);
    expect(clauses).toEqual(expect.arrayContaining(['bg:retreat.4', 'bg:card.2']));
  });

  test('bg:card.3 who has moved under this card may not move again', async () => {
    await machine.type('draw-card --dice 8D');
    await machine.type('move "2 Section"');
    const { not } = await unitNow('2 Section');
    expect(not).toContainEqual(expect.objectContaining({ action: 'move', clause: 'bg:card.3' }));
  });

  test('as text it says what each may, those alike together, the side that acts first', async () => {
    await machine.type('draw-card --dice 8D');
    const { stdout } = await machine.type('now');
    expect(stdout.split('\n')).toEqual([
      'turn 1, Allies to act',
      '',
      'Allies',
      '  1 Section and 2 Section: charge, move and combine',
      '  Truck: move',
      '',
      'Axis',
      '  nothing: MG nest, 1 Gruppe and Panzer IV',
      '',
      'wg now <unit> tells why not the rest',
      '',
    ]);
  });

  test('of one that is named, and of all by --explain, it says in a word and in a sentence why not the rest', async () => {
    await machine.type('draw-card --dice 8D');
    expect((await machine.type('now --explain')).stdout).toContain('\n  1 Gruppe: nothing; not shoot, ');
    const { stdout } = await machine.type('now "2 Section"');
    expect(stdout).toContain(
      '  2 Section: charge, move and combine; not shoot and smoke (card), melee (phase)',
    );
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      / card: By the last card Allies may move, not shoot\. \(bg:card\.2\) phase: [^:]* melees are fought after it\. \(bg:seq\.2\)/,
    );
    // What a truck without weapons can never do is nobody's news.
    expect((await machine.type('now Truck')).stdout).not.toMatch(/Truck:.*vshoot/);
  });

  test('it speaks of one unit where one is named; of one that is gone it says why', async () => {
    expect((await now('"2 Section"')).units.map(({ name }) => name)).toEqual(['2 Section']);
    await machine.type('roster mark "Panzer IV" destroyed');
    expect((await now()).units.map(({ name }) => name)).not.toContain('Panzer IV');
    expect((await machine.type('now "Panzer IV"')).stdout).toContain('out of the game: it is destroyed');
  });

  test('a side and a kind are all of it, by the beginning of its name, where that is of one alone', async () => {
    const named = async (words: string) => (await now(words)).units.map(({ name }) => name);
    expect(await named('Axis')).toEqual(['MG nest', '1 Gruppe', 'Panzer IV']);
    expect(await named('al')).toEqual(['1 Section', '2 Section', 'Truck']);
    expect(await named('inf')).toEqual(['1 Gruppe', '1 Section', '2 Section']);
    expect((await machine.type('now a')).code).toBe(2);
    expect((await machine.told('roster veh')).replace(/\s+/g, ' ')).toMatch(/Panzer IV: .* Truck: /);
  });

  test('a side is meant by its whole name, though that of a unit begins so', async () => {
    await machine.told('game start Mill -r wrg --roster examples/wrg-1925-roster.yaml');
    expect((await now('Axis')).units.map(({ name }) => name)).toEqual([
      'Axis force',
      '1 Gruppe',
      'MG 34',
      'Panzer III',
    ]);
    expect((await now('"axis f"')).units.map(({ name }) => name)).toEqual(['Axis force']);
    expect(await machine.told('roster Axis')).toContain('1 Gruppe: ');
  });

  test('of an action that is named it says who may take it, and what keeps the others from it', async () => {
    await machine.type('draw-card --dice 8D');
    await machine.type('move "1 Section"');
    expect((await machine.told('now charge')).split('\n')).toEqual([
      'turn 1, Allies to act',
      '',
      'Allies',
      '  2 Section: charge',
      '  1 Section: no; 1 Section has moved under this card already; a card gives one',
      '      movement. (bg:card.3)',
      '  Truck: no; Truck is no tank: no other vehicle charges. (bg:vmelee.2)',
      '',
      'Axis',
      '  1 Gruppe and Panzer IV: no; By the last card Allies may move; Axis may not',
      '      move. (bg:card.2)',
      '',
    ]);
    const { units } = await now('charge axis');
    expect(units.map(({ name }) => name)).toEqual(['MG nest', '1 Gruppe', 'Panzer IV']);
    expect(units.flatMap(({ not }) => not.map(({ action }) => action))).toEqual(['charge', 'charge']);
    expect(await candidates('wg now ch')).toEqual(['charge']);
  });

  test('what keeps several from an action is told of each; an action that no unit takes is told so', async () => {
    await machine.type('draw-card --dice 8D');
    for (const unit of ['1 Section', '2 Section']) await machine.type(['move', unit]);
    expect((await machine.told('now charge')).replace(/\s+/g, ' ')).toContain(
      '1 Section and 2 Section: no; Each has moved under this card already; a card gives one movement. (bg:card.3)',
    );
    expect(await machine.told('now artillery')).toContain(
      'No unit of this game takes its turn with artillery.',
    );
  });

  test('the letters of a short name stand in other words as well', async () => {
    const game = new RosterGame('short names');
    await game.load([
      { name: 'A', side: 'Axis', grade: 'C', figures: 8 },
      { name: 'a s', side: 'Axis', grade: 'C', figures: 8 },
    ]);
    await game.type('draw-card --dice 8D');
    const told = await game.at.told(['now', 'move', '--game', 'short names']);
    expect(told).toContain('A and a s: no; By the last card Allies may move; Axis may not');
    game.clean();
  });

  test('a unit that is not there is told so', async () => {
    expect((await machine.type('now nobody')).code).toBe(2);
  });
});

describe('what is offered first', () => {
  test('TAB offers those first whom nothing speaks against, then the enemy as a target', async () => {
    await machine.type('draw-card --dice 8D');
    const who = await candidates('wg move ');
    const places = ['2 Section', '1 Gruppe'].map((name) => who.findIndex((of) => of.includes(name)));
    expect(places[0]).toBeLessThan(places[1]!);
    const whom = await candidates('wg shoot "2 Section" ');
    const targets = ['1 Gruppe', '1 Section'].map((name) => whom.findIndex((of) => of.includes(name)));
    expect(targets[0]).toBeLessThan(targets[1]!);
  });
});

describe('--anyway', () => {
  test('plays what the state of a unit forbids; the answer says against what', async () => {
    await machine.type('roster mark "2 Section" routing');
    const line = 'shoot "2 Section" "1 Gruppe" --cover none --range 4';
    const refused = await machine.type(line);
    expect(refused).toMatchObject({ code: 3, stderr: expect.stringContaining('bg:retreat.4') });
    const { code, stdout } = await machine.type(`${line} --anyway`);
    expect(code).toBe(0);
    expect(stdout).toContain('played anyway: A routing unit may not shoot.');
  });

  test('its odds are those of what it plays, and say that it is not to be played', async () => {
    const line = 'shoot -g C -f 9 --routing --odds';
    expect((await machine.type(line)).code).toBe(3);
    const { odds, remarks } = await machine.json<Record<string, unknown>>(`${line} --anyway`);
    expect(odds).toEqual((await machine.json<Record<string, unknown>>('shoot -g C -f 9 --odds')).odds);
    expect(remarks).toEqual([
      { clause: expect.any(String), text: expect.stringMatching(/^not to be played now: .*rout/) },
    ]);
  });

  test('nobody plays what nobody can do', async () => {
    const { code } = await machine.type('shoot -g C -f 1 --medics 1 --anyway');
    expect(code).toBe(3);
  });

  test('wg again repeats it so', async () => {
    await machine.type('shoot -g C -f 9 --routing --anyway');
    const { code, stderr } = await machine.type('again');
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('--anyway') });
  });

  test('it means nothing to commands', async () => {
    expect((await machine.type('roster --anyway')).code).toBe(2);
  });
});

describe('remarks', () => {
  test('stand in the answer, in its JSON, in the log and in wg why', async () => {
    await machine.type('draw-card --dice 8D');
    const line = 'shoot "1 Gruppe" "2 Section" --cover none --range 4';
    const told = await machine.json<{ remarks: { clause: string; text: string }[] }>(line);
    expect(told.remarks).toEqual([{ clause: 'bg:card.2', text: expect.stringContaining('Allies may move') }]);
    expect((await machine.type('why')).stdout).toContain('Remark: By the last card Allies may move');
    expect((await machine.json('log --last 1')) as object).toMatchObject({ remarks: told.remarks });
    expect((await machine.type(`${line} --anyway`)).stdout).toContain('Remark: ');
    expect((await machine.type('replay')).code).toBe(0);
  });

  test('what nobody has told is said, and never refused', async () => {
    await machine.type('game start Strict -r bg --strict --roster examples/battleground-roster.yaml');
    await machine.type('draw-card --dice 8C');
    const { stdout, code } = await machine.type('shoot "1 Gruppe" "2 Section"');
    expect(code).toBe(0);
    expect(stdout).toContain('no cover told');
    expect(stdout).toContain('no range told');
  });

  test('there are none where nothing is to be remarked on', async () => {
    const told = await machine.json('shoot -g C -f 9');
    expect(told).not.toHaveProperty('remarks');
  });

  test('a game that was begun with no book is looked at by the one that is played in it', async () => {
    const other = new Machine();
    await other.type('muster -r fubar --name "Red 1" --side Red --level seasoned --figures 8 --game hill');
    for (const line of ['now --game hill', 'roster --game hill'])
      expect((await other.type(line)).stdout, line).toContain('Red 1');
    other.clean();
  });
});
