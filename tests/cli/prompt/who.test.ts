import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/play/terminal.js';
import { type Answers, player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** Of a line that names no unit it is asked who does it, from the roster: nobody types what stands there. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

const TERMINAL = { stdinIsTTY: true, stderrIsTTY: true };
const begin = (of: string, ...lines: string[]) =>
  [`game start Caen -r ${of} --roster examples/${of}-roster.yaml`, ...lines].reduce(
    (before, line) => before.then(() => machine.told(line)).then(() => {}),
    Promise.resolve(),
  );

async function asking(line: string, answers: Answers) {
  const { prompts, asked } = player(answers);
  return { ...(await machine.type(line, { ...TERMINAL, prompts })), asked };
}

describe('a line that names no unit', () => {
  test('asks who shoots, whoever may first, and at whom, and fills in what the roster knows', async () => {
    await begin('battleground', 'draw-card --dice 8H');
    const { asked, code, stdout, stderr } = await asking('shoot --seed a', {
      picks: ['2 Section', '1 Gruppe'],
    });
    expect(code, stderr).toBe(0);
    expect(asked).toEqual([
      'Who shoots? 1 Section | 2 Section | MG nest | 1 Gruppe | Panzer IV | Nobody of the roster',
      expect.stringMatching(/^Which target\? .*1 Gruppe.* \| Nobody of the roster$/),
    ]);
    expect(stdout).toContain('2 Section: ');
    expect(stderr).toContain("The same in one line: wg shoot '2 Section' '1 Gruppe' --seed a");
  });

  test('offers the side to act first where nobody may', async () => {
    await begin('battleground', 'draw-card --dice 8S');
    const { asked } = await asking('shoot --seed a --anyway', { picks: ['MG nest', undefined] });
    expect(asked[0]).toMatch(/^Who shoots\? MG nest \| 1 Gruppe \| Panzer IV \| 1 Section/);
    await machine.told('draw-card --dice 9D');
    const other = await asking('shoot --seed a --anyway', { picks: ['2 Section', undefined] });
    expect(other.asked[0]).toMatch(/^Who shoots\? 1 Section \| 2 Section \| MG nest/);
  });

  test('asks for the figures themselves where nobody of the roster is meant', async () => {
    await begin('battleground');
    const { asked } = await asking('shoot', {
      picks: ['Nobody of the roster'],
      fields: { grade: 'C', figures: '9' },
    });
    expect(asked.at(-1)).toBe('fields grade,figures');
  });

  test('wrg:react.1 that names who tests shows on its list what the game knows of them', async () => {
    await begin('wrg-1925', 'period', 'shoot "1 Gruppe" "2 Section" --range 90 --seed a');
    await machine.told('shoot "2 Section" "1 Gruppe" --range 90 --seed a');
    const { asked, code, stderr } = await asking('reaction-test "1 Gruppe" --seed a', { checklist: {} });
    expect(code, stderr).toBe(0);
    const known = asked.find((line) => line.startsWith('known '));
    expect(JSON.parse(known!.slice('known '.length))).toMatchObject({
      fired: true,
      machineGuns: '1',
      points: '15',
    });
  });

  test('that names the charger alone asks whom it charges, and not how many figures that has', async () => {
    await begin('battleground', 'draw-card --dice 8D');
    const { asked, code, stdout, stderr } = await asking('charge "2 Section" --distance 9 --seed a', {
      picks: ['1 Gruppe'],
      fields: { reaction: 'none' },
    });
    expect(code, stderr).toBe(0);
    expect(asked).toEqual([expect.stringMatching(/1 Gruppe.* \| Nobody of the roster$/), 'fields reaction']);
    expect(stdout).toContain('against 6');
    const nobody = {
      picks: ['Nobody of the roster'],
      fields: { targetFigures: '6', reaction: 'none' },
    };
    expect((await asking('charge "2 Section" --distance 9 --seed a --no-log', nobody)).asked).toEqual([
      expect.stringContaining('Nobody of the roster'),
      'fields targetFigures,reaction',
    ]);
    expect((await asking('charge "2 Section" --target-figures 6 --distance 9 --no-log', {})).asked).toEqual(
      [],
    );
  });

  test('fubar:init.4 offers whom the side with the initiative may try, and the others where it is played all the same', async () => {
    await begin('fubar', 'initiative --dice "6 1"');
    const who = async (line: string) => (await asking(line, { picks: ['Red 1'] })).asked[0];
    expect(await who('activate --seed a --no-log')).toBe(
      'Which unit? Red 1 | Red 2 | APC | Nobody of the roster',
    );
    expect(await who('activate --seed a --no-log --anyway')).toMatch(/Blue 1 \| Blue 2 \| Technical/);
    await machine.told('initiative --dice "1 6" --anyway');
    const blue = await asking('activate --seed a --no-log', { picks: ['Blue 1'] });
    expect(blue.asked[0]).toBe('Which unit? Blue 1 | Blue 2 | Technical | Nobody of the roster');
  });

  test('wrg:offtable.10 asks which mortars fire, of those that are there, and then who is shelled', async () => {
    await begin('wrg-1925', 'period');
    const line = 'artillery --seed a --no-log';
    const { asked, code, stderr } = await asking(line, { picks: ['3in mortar', '1 Gruppe'] });
    expect(code, stderr).toBe(0);
    expect(asked).toEqual([
      'The mortars that fire it, if they stand on the table? 3in mortar | Nobody of the roster',
      expect.stringMatching(/^Who is in the area, or who calls\? (1 Gruppe|MG 34|Panzer III) .*HQ.*Nobody/),
    ]);
    expect(stderr).toContain("wg artillery '3in mortar' '1 Gruppe'");
  });

  test('wrg:offtable.10 shells nobody who was asked to fire, and asks for nobody where no mortar is there', async () => {
    await begin('wrg-1925', 'period');
    const { asked, stderr } = await asking('artillery --by mortars --seed a --no-log', {
      picks: ['Nobody of the roster', 'HQ'],
    });
    expect(asked.slice(0, 2)).toEqual([
      expect.stringContaining('3in mortar | Nobody of the roster'),
      expect.stringMatching(/^Who is in the area, or who calls\? HQ .*3in mortar \| Nobody/),
    ]);
    expect(stderr).toContain('wg artillery HQ');
    await machine.told('roster mark "3in mortar" men=0');
    const without = await asking('artillery --seed a --no-log', { picks: ['1 Gruppe'] });
    expect(without.asked[0]).toMatch(/^Who is in the area/);
  });

  test('bg:card.2 leaves out in a strict game whoever is not under the card, and not whoever has only to say more', async () => {
    await machine.told('game start Caen -r battleground --strict --roster examples/battleground-roster.yaml');
    await machine.told('draw-card --dice 8S');
    const { asked } = await asking('move --seed a', { picks: ['Panzer IV'] });
    expect(asked[0]).toBe('Who moves? 1 Gruppe | Panzer IV | Nobody of the roster');
  });

  test('(fubar:vassault.1) offers vehicles alone to drive over somebody, and those on foot alone to assault', async () => {
    await begin('fubar');
    const drives = await asking('overrun --seed a', { picks: [undefined] });
    expect(drives.asked[0]).toMatch(
      /^Which vehicle\? (APC \| Technical|Technical \| APC) \| Nobody of the roster$/,
    );
    const { asked } = await asking('melee --seed a', { picks: [undefined] });
    expect(asked[0]).toMatch(/^Who assaults\? /);
    expect(asked[0]).not.toMatch(/APC|Technical/);
  });

  test('bg:emp.3 bg:vmelee.2 offers whom nobody charges behind the others, and nobody to charge who never does', async () => {
    await begin('battleground', 'draw-card --dice 8H');
    const { asked } = await asking('charge --distance 9 --seed a --anyway', {
      picks: ['2 Section', undefined],
    });
    expect(asked[0]).not.toMatch(/Truck|MG nest/);
    expect(asked[1]).toMatch(/1 Gruppe.* \| MG nest \| Nobody of the roster$/);
  });

  test('wrg:building.1 asks by the rulings of the game who can harm a building', async () => {
    await begin('wrg-1925');
    const who = async () => (await asking('demolish', { picks: [undefined], fields: {} })).asked[0];
    expect(await who()).not.toContain('MG 34');
    await machine.told('game house --ruling wrg:R26=2');
    expect(await who()).toContain('MG 34');
  });

  test('offers nobody of a kind for which the action has no part', async () => {
    await begin('wrg-1925', 'period');
    const nobody = { picks: ['Nobody of the roster'], fields: {} };
    const whom = async (line: string) => (await asking(line, nobody)).asked[0];
    const gunners = await whom('demolish');
    expect(gunners).toContain('Panzer III');
    expect(gunners).not.toContain('force');
    expect(await whom('air-landing')).not.toContain('Panzer III');
  });

  test('asks nobody where all was typed, or there are no units', async () => {
    await begin('battleground');
    expect((await asking('shoot -g C -f 9', {})).asked).toEqual([]);
    await machine.told('game start Bare -r battleground');
    expect((await asking('shoot', { fields: { grade: 'C', figures: '9' } })).asked).toEqual([
      'fields grade,figures',
    ]);
  });

  test('is not asked for where there is no terminal', async () => {
    await begin('battleground');
    expect((await machine.type('shoot')).code).toBe(4);
  });
});

test('wrg:react.1 a test that names none of those who are due asks whose it is before its factors', async () => {
  const shots = ['"2 Section" "1 Gruppe"', '"1 Gruppe" "2 Section"'];
  await begin('wrg-1925', 'period', ...shots.map((who) => `shoot ${who} --range 90 --seed a`), 'period');
  const { asked, stdout } = await asking('reaction-test', { picks: ['Another', '1 Gruppe'], checklist: {} });
  expect(asked[0]).toMatch(/^Which reaction test\? .*1 Gruppe.* \| Another$/);
  expect(asked[1]).toMatch(/1 Gruppe \| .*\| Nobody of the roster$/);
  expect(asked[2]).toMatch(/^checklist /);
  expect(stdout).toContain('1 Gruppe: ');
  expect(await machine.told('now')).not.toMatch(/to test.*1 Gruppe/);
});

test('fubar:activate.5 a unit that moves is asked which action it takes', async () => {
  await begin('fubar', 'initiative --dice "6 1"', 'activate "Red 1" --dice 6');
  const { asked, stdout } = await asking('move "Red 1"', { fields: { action: 'run' } });
  expect(asked).toEqual(['fields action']);
  expect(stdout).toContain('Result: up to 12 cm');
});

test('vv:14.61g a way that is offered is taken for the hex that was picked', async () => {
  await begin(
    'valor-and-victory',
    'turn --phase',
    'shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"',
    'roster mark Truck points=2 points-by=fire',
  );
  const lines = ['casualties', '2'];
  const terminal: Terminal = {
    ask: async () => {
      const line = lines.shift();
      return line === undefined ? undefined : [line];
    },
  };
  const { prompts, asked } = player({ picks: ['Farm'] });
  await machine.type('play', {
    ...TERMINAL,
    stdoutIsTTY: true,
    prompts,
    terminal: async () => terminal,
  });
  expect(asked).toEqual(['Which casualties? Farm | Road | Another']);
  const { units } = await machine.json<{ units: { name: string; marks: object }[] }>('roster');
  expect(units.find(({ name }) => name === 'Able')?.marks).toMatchObject({ pinnedNow: true, reduced: true });
});

describe('a charge', () => {
  const CHARGE = 'charge "2 Section" "1 Gruppe" --seed a';
  const fieldsOf = (asked: readonly string[]) => asked.filter((of) => of.startsWith('fields'));

  test('bg:defend.1 asks what the target does about it, with the rest that it lacks', async () => {
    await begin('battleground', 'draw-card --dice 8H');
    const { asked, stdout, stderr } = await asking(CHARGE, { fields: { distance: '6', reaction: 'flee' } });
    expect(fieldsOf(asked)).toEqual(['fields distance,reaction']);
    expect(stdout).not.toContain('no --reaction was told');
    expect(stderr).toContain('--distance 6 --reaction flee');
  });

  test('(bg:defend.2) does not ask a target that may do nothing, or of whom it was told', async () => {
    await begin('battleground', 'draw-card --dice 8H', 'roster mark "1 Gruppe" reacted-fled');
    const { asked } = await asking(CHARGE, { fields: { distance: '6' } });
    expect(fieldsOf(asked)).toEqual(['fields distance']);
    await machine.told('roster unmark "1 Gruppe" reacted-fled');
    const told = await asking(`${CHARGE} --reaction none`, { fields: { distance: '6' } });
    expect(fieldsOf(told.asked)).toEqual(['fields distance']);
  });

  test('asks for what the answer makes it need', async () => {
    const fields = { distance: '6', reaction: 'shoot', targetGrade: 'C' };
    const { asked } = await asking('charge -r bg -g C -f 8 --target-figures 7 --seed a', { fields });
    expect(fieldsOf(asked)).toEqual(['fields distance,reaction', 'fields targetGrade']);
  });
});
