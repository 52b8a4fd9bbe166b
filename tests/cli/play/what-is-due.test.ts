import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/play/terminal.js';
import { type Answers, player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** What comes next is told by the prompt of an evening, and by wg now: nobody goes past it unawares. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

const begin = async (id: string, ...lines: string[]) => {
  await machine.told(`game start Hill -r ${id} --roster examples/${id}-roster.yaml`);
  for (const line of lines) await machine.told(line);
};

/** What an evening asks with, before each of these lines and behind the last. */
const prompts = (...lines: string[]) => promptsAnswered({}, ...lines);

/** The same, where questions are answered so. */
async function promptsAnswered(answers: Answers, ...lines: string[]): Promise<string[]> {
  const asked: string[] = [];
  const terminal: Terminal = {
    ask: async ({ prompt }) => {
      asked.push(stripVTControlCharacters(prompt));
      const line = lines.shift();
      return line === undefined ? undefined : [line];
    },
  };
  await machine.type('play', {
    stdinIsTTY: true,
    stderrIsTTY: true,
    stdoutIsTTY: true,
    terminal: async () => terminal,
    prompts: player(answers).prompts,
  });
  return asked;
}

test('fubar:turn.2 while a unit is to be tried the prompt says so, and not while one has its action before it', async () => {
  await begin('fubar', 'initiative --dice "6 1"');
  expect(await prompts('activate "Red 1" --dice 6', 'shoot "Red 1" "Blue 1"')).toEqual([
    'Hill T1 Red activate [Enter: activate]> ',
    'Hill T1 Red: Red 1> ',
    'Hill T1 Red activate [Enter: activate]> ',
  ]);
  await machine.told('undo');
  expect(await machine.told('now')).toContain('Red 1 is activated, and has done nothing yet');
});

test('fubar:damage.1 hits that a vehicle has not saved stand in the roster, with those aboard', async () => {
  await begin(
    'fubar',
    'roster mark "Red 1" aboard=APC',
    'roster mark "Red 2" aboard=APC',
    'initiative --dice "1 6"',
  );
  await machine.told('activate "Blue 2" --dice 6');
  await machine.told('move "Blue 2" --action aimed-fire');
  await machine.told('shoot "Blue 2" APC --fire rpg:2 --range 9 --dice "6 6 1 1 1 1 / 1 1"');
  expect(await machine.told('roster')).toContain(
    'APC: seasoned APC, 1 heavy machine gun, 2 unsaved hits to roll for',
  );
  await machine.told('vehicle-damage APC --facing rear --dice "6 6"');
  expect(await machine.told('roster')).toContain(
    'Red 2: seasoned, 8 figures, light armour, infantry rifles, 2 unsaved hits to',
  );
  await machine.told('vehicle-damage APC "Red 1" --seed a');
  await machine.told('vehicle-damage APC "Red 2" --seed a');
});

test('wrg:react.1 who was under fire tests at the end of the period, or before anything else in the next', async () => {
  await begin('wrg-1925', 'period', 'shoot "2 Section" "1 Gruppe" --range 90 --seed a');
  expect(await machine.told('now')).toContain('to test at the end of the period: 1 Gruppe');
  expect((await prompts('period'))[1]).toMatch(
    /^Hill P2 reaction-test \[Enter: reaction test \(1 Gruppe\)\]/,
  );
  expect(await machine.told('now')).toContain('to test before anything else: 1 Gruppe');
  await machine.told('reaction-test "1 Gruppe" --seed a');
  expect(await prompts()).toEqual(['Hill P2 [Enter: next period]> ']);
  expect(await machine.told('now')).not.toContain('to test');
});

test('wrg:react.1 a period ends with the tests of those under fire in it', async () => {
  await begin('wrg-1925', 'period', 'shoot "2 Section" "1 Gruppe" --range 90 --seed a');
  expect(await prompts('reaction-test "1 Gruppe" --no-input', '')).toEqual([
    'Hill P1 [Enter: reaction test (1 Gruppe)]> ',
    'Hill P1 [Enter: next period]> ',
    'Hill P2 [Enter: next period]> ',
  ]);
});

test('wrg:react.1 of several who were under fire it is asked who tests; the next period does not wait for them', async () => {
  const fire = ['2 Section" "1 Gruppe', '1 Gruppe" "2 Section'].map(
    (who) => `shoot "${who}" --range 90 --seed a`,
  );
  await begin('wrg-1925', 'period', ...fire);
  expect(await prompts()).toEqual(['Hill P1 [Enter: reaction test (which?)]> ']);
  expect(await machine.told('next')).toMatch(/have not tested[\s\S]*period 2 begins/);
});

test('bg:seq.2 once the cards of a turn are played the prompt says that melees are fought', async () => {
  const dice = '--dice "white=6,6,6,6,6 blue=6 red=6 charge=6,6,6"';
  await begin('battleground', 'draw-card --dice 5D', `charge "1 Section" "1 Gruppe" --distance 6 ${dice}`);
  expect(await prompts('draw-card --dice JK')).toEqual([
    'Hill T1 \u2666 Allies move [Enter: next card]> ',
    'Hill T1 melee [Enter: melee (1 Section against 1 Gruppe)]> ',
  ]);
  expect((await machine.type('next')).stderr).toContain(
    'Something is to be done first: melee to be fought: 1 Section against 1 Gruppe.',
  );
  expect(await machine.told('melee "1 Section" "1 Gruppe" --seed a')).toContain('Battleground: melee');
  expect(await prompts()).toEqual(['Hill T1 [Enter: next card]> ']);
});

test('bg:pass.4 the fate of those whose vehicle was hit is rolled before anything else, by the prompt and by wg now', async () => {
  await begin('battleground', 'draw-card --dice 5C', 'roster mark "2 Section" aboard=Truck figures=6');
  const dice = '--dice "blue=6,6,6,6 red=2 damage=6"';
  await machine.told(`shoot "Panzer IV" Truck --range 5 --weapon heavy-gun ${dice}`);
  expect(await prompts()).toEqual(['Hill T1 \u2663 Allies bail-out [Enter: bail out (2 Section)]> ']);
  expect(await machine.told('now')).toContain('fate to be rolled: 2 Section, wg bail-out');
  expect((await machine.type('next')).code).toBe(3);
  await machine.told('bail-out --seed a');
  expect((await prompts())[0]).not.toContain('bail-out');
});

test('bg:randart.2 bg:R113 a card that lets nobody act is not gone past where it brings artillery, and the next waits for that', async () => {
  await begin('battleground', 'artillery-card --new', 'draw-card --dice 7H');
  // The deck of the game is stacked by what is taken back.
  await machine.told('draw-card --dice "card=6H artillery=us-mortar"');
  await machine.told('undo');
  const next = await machine.told('next');
  expect(next).toContain('artillery us-mortar, then nothing');
  expect(await machine.told('now')).toContain('artillery to be carried out before its action: us-mortar');
  expect((await machine.type('next')).stderr).toContain('artillery to be carried out');
  expect(await prompts()).toEqual(['Hill T1 \u2665 Allies artillery [Enter: artillery]> ']);
  await machine.told('artillery --weapon mortar --seed a');
  expect(await prompts()).toEqual(['Hill T1 \u2665 [Enter: next card]> ']);
});

test('bg:retreat.3 the next card waits for whoever routs and has not rolled in his movement', async () => {
  await begin('battleground', 'draw-card --dice 7H', 'roster mark "1 Section" routing');
  await machine.told('next --dice 7D');
  expect((await machine.type('next')).stderr).toContain(
    'Something is to be done first: to be rolled whether it rallies: 1 Section, wg rally.',
  );
  await machine.told('rally --dice 6,6');
  await machine.told('next');
});

test('fubar:damage.1 the damage of a vehicle that was hit is rolled before anything else, by its enemy', async () => {
  await begin('fubar', 'initiative --dice "6 1"', 'activate APC --dice 6');
  await machine.told('shoot APC Technical --dice "fire=6,6,6,6 save=1,1,1,1" --range 10');
  expect(await prompts()).toEqual(['Hill T1 Red vehicle-damage [Enter: vehicle damage (Technical)]> ']);
  expect(await machine.told('now')).toContain('Technical: 4 unsaved hits to roll for');
  expect((await machine.type('next')).stderr).toContain('turn 1: unsaved hits of Technical to roll for');
  await machine.told('vehicle-damage Technical --facing front --seed a');
  expect((await prompts())[0]).not.toContain('damage');
});

test('vv:14.61a whoever owes Casualty Points is to act, by the prompt, by wg now and by wg game', async () => {
  const dice = '--dice "fire=1,1 valour-1=1,1"';
  await begin('valor-and-victory', 'turn --phase', `shoot "1 Squad" Able --range 3 ${dice}`);
  expect(await prompts()).toEqual(['Hill T1 Fire Americans casualties [Enter: casualties (Farm)]> ']);
  expect(await machine.json('now')).toMatchObject({ clock: { acting: 'Americans' } });
  expect(await machine.json('game')).toMatchObject({ acting: 'Americans' });
  await machine.told('casualties Able --choose pin:Coleman,pin:Able,pin:Baker');
  expect(await machine.json('now')).toMatchObject({ clock: { acting: 'Germans' } });
});

test('fubar:init.4 a unit that was activated acts before another is tried', async () => {
  await begin('fubar', 'initiative --dice "6 1"', 'activate "Red 1" --dice 6');
  expect((await machine.type('next')).stderr).toContain('turn 1, Red 1 to act');
});

test('once a game has ended neither the prompt nor wg now speaks of what comes next', async () => {
  await begin('battleground', 'draw-card --dice 5H', 'game end');
  expect(await prompts()).toEqual(['Hill over> ']);
  expect(await machine.told('now')).toBe('the game has ended: nothing more can happen in it\n');
  const { units } = await machine.json<{ units: { may: string[] }[] }>('now');
  expect(units).toHaveLength(6);
  expect(units.every(({ may }) => may.length === 0)).toBe(true);
});

test('fubar:init.4 whoever was activated last of a side has its action, though the other side tries next', async () => {
  await begin('fubar', 'initiative --dice "6 1"', 'activate "Red 1" --dice 6', 'shoot "Red 1" "Blue 1"');
  await machine.told('activate "Red 2" --dice 6');
  await machine.told('shoot "Red 2" "Blue 1"');
  expect(await prompts('activate APC --dice 6')).toEqual([
    'Hill T1 Red activate [Enter: activate]> ',
    'Hill T1 Red: APC> ',
  ]);
  expect(await machine.told('now')).toMatch(/^turn 1, Red to act\n/);
});

test('fubar:melee.9 a close combat that goes on is told of, and fought, before anybody is tried', async () => {
  const assault = 'melee "Red 1" "Blue 2" --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1"';
  await begin('fubar', 'initiative --dice "6 1"', 'activate "Red 1" --dice 6', assault);
  for (const unit of ['"Red 2"', '"Blue 1"', 'APC', 'Technical'])
    await machine.told(`activate ${unit} --dice 1`);
  await machine.told('initiative --dice "6 1"');
  expect(await prompts()).toEqual(['Hill T2 Red melee [Enter: melee (Red 1 against Blue 2)]> ']);
  expect(await machine.told('now')).toContain('close combat comes first: Red 1 and Blue 2');
  expect(await machine.told(assault)).toContain('6 against 4');
  expect(await prompts()).toEqual(['Hill T2 Red activate [Enter: activate]> ']);
});

describe('Enter alone does what is due, before anything moves on', () => {
  const last = () => machine.told('log --last 1');

  test('bg:seq.2 the melee that is left once the cards are played', async () => {
    const dice = '--dice "white=6,6,6,6,6 blue=6 red=6 charge=6,6,6"';
    await begin('battleground', 'draw-card --dice 5D', `charge "1 Section" "1 Gruppe" --distance 6 ${dice}`);
    await machine.told('draw-card --dice JK');
    expect((await prompts(''))[1]).toBe('Hill T1 [Enter: next card]> ');
    expect(await last()).toContain('melee');
  });

  test('bg:seq.2 of several melees it asks which', async () => {
    await begin('battleground', 'draw-card --dice JK');
    for (const [one, other] of [
      ['1 Section', '1 Gruppe'],
      ['2 Section', 'Panzer IV'],
    ])
      for (const unit of [one, other]) await machine.told(`roster mark "${unit}" "melee=${other}"`);
    const asked = await promptsAnswered({ picks: ['1 Section against 1 Gruppe'] }, '');
    expect(asked[0]).toContain('[Enter: melee (which?)]');
    expect(asked[1]).toContain('[Enter: melee (2 Section against Panzer IV)]');
  });

  test('bg:randart.2 the artillery of the last card, before anybody moves under it', async () => {
    await begin('battleground', 'artillery-card --new', 'draw-card --dice "card=5D artillery=us-mortar"');
    expect(await prompts('')).toEqual([
      'Hill T1 \u2666 Allies artillery [Enter: artillery]> ',
      'Hill T1 \u2666 Allies move [Enter: next card]> ',
    ]);
    expect(await last()).toContain('Allies, artillery: ');
  });

  test('bg:randart.4 the artillery card of the turn, and what it brings', async () => {
    await begin(
      'battleground',
      'artillery-card --new --cards us-mortar --trigger special-actions',
      'draw-card --dice JK',
    );
    expect(await prompts('')).toEqual([
      'Hill T1 artillery-card [Enter: artillery card]> ',
      'Hill T1 Allies artillery [Enter: artillery]> ',
    ]);
  });

  test('bg:retreat.3 whoever routs and is still to roll whether he rallies', async () => {
    await begin('battleground', 'draw-card --dice 7H', 'roster mark "1 Section" routing', 'next --dice 7D');
    expect((await prompts(''))[0]).toBe('Hill T1 \u2666 Allies rally [Enter: rally (1 Section)]> ');
    expect(await last()).toContain('rally by 1 Section');
  });

  test('wrg:react.1 the test that comes before anything else', async () => {
    await begin('wrg-1925', 'period', 'shoot "2 Section" "1 Gruppe" --range 90 --seed a', 'period');
    await promptsAnswered({ checklist: {} }, '');
    expect(await last()).toContain('reaction test by 1 Gruppe');
  });

  test('fubar:turn.2 whom to activate is asked for', async () => {
    await begin('fubar', 'initiative --dice "6 1"');
    await promptsAnswered({ picks: ['Red 2'] }, '');
    expect(await last()).toContain('activate by Red 2');
    const { code, stderr } = await machine.type('next');
    expect(code).toBe(3);
    expect(stderr).toContain('Something is to be done first');
  });

  test('vv:14.61a Casualty Points before the next phase, by the ways to meet them', async () => {
    const dice = '--dice "fire=1,1 valour-1=1,1"';
    await begin('valor-and-victory', 'turn --phase', `shoot "1 Squad" Able --range 3 ${dice}`);
    const asked = await prompts('', '1');
    expect(asked[1]).toMatch(/\[1 to \d+: that way; Enter: casualties \(Farm\)\]/);
    expect(asked[2]).toContain('[Enter: next phase]');
  });

  test('vv:beyond.14.8 the rallies of the After-Action Phase, before the next player is active', async () => {
    await begin('valor-and-victory', ...Array(5).fill('turn --phase'), 'roster mark "1 Squad" pinned');
    const [first, second] = await prompts('');
    expect(first).toContain('rally [Enter: rally (Hill 12)]');
    expect(second).toContain('[Enter: next phase]');
    expect(await last()).toContain('rally by 1 Squad');
  });

  test('fubar:damage.1 the damage of a vehicle, with all that it takes', async () => {
    await begin('fubar', 'initiative --dice "6 1"', 'roster mark Technical owed=2');
    expect((await promptsAnswered({ fields: { facing: 'side' } }, ''))[0]).toContain(
      '[Enter: vehicle damage (Technical)]',
    );
    expect(await last()).toContain('vehicle damage');
  });

  test('and n goes on to what moves the clock', async () => {
    await begin('valor-and-victory', 'turn --phase', 'roster mark Able points=2 points-by=fire');
    expect((await prompts('n'))[0]).toContain('[Enter: casualties');
    expect(await last()).toContain('Movement Phase');
  });
});

describe('an action that names nobody asks who takes it, where units are on the table', () => {
  test('bg:move.5 who moves, and not how far somebody would', async () => {
    await begin('battleground', 'draw-card --dice 5D');
    await promptsAnswered({ picks: ['2 Section'] }, 'm');
    expect(await machine.told('log')).toContain('move by 2 Section');
  });

  test('vv:beyond.17.2 at whom a sniper fires, where none is due', async () => {
    await begin('valor-and-victory', 'turn --phase');
    await promptsAnswered({ picks: ['Farm'] }, 'sniper');
    expect(await machine.told('log')).toContain('sniper on Farm');
  });

  test('or nobody of the roster, and where there is none nobody is asked for', async () => {
    await begin('battleground', 'draw-card --dice 5D');
    await promptsAnswered({ picks: ['Nobody of the roster'] }, 'm');
    expect(await machine.told('log')).not.toContain('move by');
    await machine.told('game start Bare -r bg');
    await prompts('move');
    expect(await machine.told('log')).toContain('move: ');
  });

  test('bg:card.2 is told what the card lets done where nobody is meant', async () => {
    await begin('battleground', 'draw-card --dice 5C');
    const { stdout } = await machine.type('move --seed a');
    expect(stdout.replace(/\s+/g, ' ')).toContain('By the last card Axis may shoot, not move.');
  });
});
