import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logPath } from '../../src/log/file.js';
import { historyOf } from '../../src/log/history.js';
import { Machine } from '../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

const SHOT = 'shoot -g C -f 9';

/** Who acted in what was resolved, in order. */
const actors = (game = 'Arnhem') =>
  historyOf(logPath(game, at.env)).events.map(({ event }) => [event.record.action, event.by]);

/** Types lines that have to work. */
async function play(...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { code, stderr } = await at.type(line);
    expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
  }
}

describe('who acted stands in the log', () => {
  test('in Battleground it is the side of the last card; a card itself is nobody\u2019s', async () => {
    await play('game start Arnhem -r bg --sides Axis,Allies');
    await play(SHOT, 'draw-card --dice QC', SHOT, 'draw-card --dice 5H', SHOT, 'draw-card --dice JK', SHOT);
    expect(actors()).toEqual([
      ['shoot', undefined],
      ['draw-card', undefined],
      ['shoot', 'Axis'],
      ['draw-card', undefined],
      ['shoot', 'Allies'],
      ['draw-card', undefined],
      ['shoot', undefined],
    ]);
  });

  test('of several cards drawn together nobody can tell whose is being played', async () => {
    await play('game start Arnhem -r bg', 'draw-card --count 2 --dice "card=QC,5H"', SHOT);
    await play('draw-card --new --count 2 --dice "card=QC,3S"', SHOT);
    expect(actors().filter(([action]) => action === 'shoot')).toEqual([
      ['shoot', undefined],
      ['shoot', 'Axis'],
    ]);
  });

  test('a card of a suit that was played lets nobody act', async () => {
    await play('game start Arnhem -r bg', 'draw-card --dice QC', 'draw-card --dice 2C', SHOT);
    expect(actors().at(-1)).toEqual(['shoot', undefined]);
  });

  test('in FUBAR it is the holder of the initiative, or the side of the unit', async () => {
    await play('game start Arnhem -r fubar --sides Red,Blue', 'initiative --dice "red=6 blue=2"');
    await play('muster --name Ogre --side Blue --level green --figures 6');
    await play('shoot --level green --fp 2', 'shoot --name Ogre --level green --fp 2 --reaction');
    await play('pass --side Red');
    await play('shoot --level green --fp 2');
    expect(actors()).toEqual([
      ['initiative', undefined],
      ['muster', 'Blue'],
      ['shoot', 'Red'],
      ['shoot', 'Blue'],
      ['pass', 'Red'],
      ['shoot', 'Blue'],
    ]);
  });

  test('in Valor & Victory it is the player of the phase, where the game goes by phases', async () => {
    const fire = 'shoot --attack 12';
    await play('game start Arnhem -r vv --sides Axis,Allies', fire, 'turn --phase', fire);
    await play('turn --phase', `${fire} --opportunity --range 1`, 'turn --phase', fire);
    const shots = actors().filter(([action]) => action === 'shoot');
    // In the Defensive Fire Phase, and at units that move, the other player fires.
    expect(shots.map(([, by]) => by)).toEqual([undefined, 'Axis', 'Allies', 'Allies']);
  });

  test('in Infantry Action both sides act at once: nobody can tell', async () => {
    await play('game start Arnhem -r wrg --sides Axis,Allies', 'period', 'shoot --points 30 --targets 8');
    expect(actors().map(([, by]) => by)).toEqual([undefined, undefined]);
  });

  test('what is typed goes first, as it is spelt in the game', async () => {
    await play(
      'game start Arnhem -r bg --sides Axis,Allies',
      'draw-card --dice QC',
      `${SHOT} --acting allies`,
    );
    expect(actors().at(-1)).toEqual(['shoot', 'Allies']);
  });

  test.each(['', ' --no-log', ' --odds', ' --repeat 2'])(
    'a side that the game does not have is refused with those there are%s',
    async (more) => {
      await play('game start Arnhem -r bg --sides Axis,Allies');
      const { code, stdout, stderr } = await at.type(`${SHOT} --acting Alies${more}`);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('the sides of the game are Axis and Allies');
      expect(stderr).toContain('Did you mean Allies?');
      expect((await at.type([...SHOT.split(' '), '--acting', '__proto__'])).code).toBe(2);
      expect(actors()).toEqual([]);
    },
  );

  test('sides that the lines of a game have named are those it has', async () => {
    await play('draw-card --sides Germans,Russians --game x');
    expect((await at.type(`${SHOT} --acting Axis --game x`)).stderr).toContain('Germans and Russians');
    await play('initiative -r fubar --game y');
    expect((await at.type('pass -r fubar --acting Red --game y')).stderr).toContain('Attacker and Defender');
  });
});

describe('the sides of a game are those of its actions', () => {
  test('in Battleground the cards go by them, and the record says so', async () => {
    await play('game start Arnhem -r bg --sides Reds,Whites');
    expect(await at.json('draw-card --dice 5H')).toMatchObject({
      input: { sides: 'Reds,Whites' },
      result: { cards: [{ side: 'Whites' }] },
    });
  });

  test('and a line that names others is refused; in another order they are the same', async () => {
    await play('game start Arnhem -r bg --sides Reds,Whites');
    const { code, stderr } = await at.type('draw-card --sides A,B --dice 5H');
    expect([code, stderr.split('\n')[0]]).toEqual([
      3,
      'wg: The sides of this game are Reds and Whites, and its cards are theirs. (bg:card.2)',
    ]);
    expect(await at.json('draw-card --sides Whites,Reds --dice 5H')).toMatchObject({
      result: { cards: [{ side: 'Reds' }] },
    });
    await play(SHOT);
    expect(actors().at(-1)).toEqual(['shoot', 'Reds']);
  });

  test('in FUBAR they throw for the initiative', async () => {
    await play('game start Arnhem -r fubar --sides Reds,Whites,Greens');
    const { result } = await at.json<{ result: { order: string[] } }>('initiative');
    expect(result.order.sort()).toEqual(['Greens', 'Reds', 'Whites']);
  });

  test('in Infantry Action they are those of the victory', async () => {
    await play('game start Arnhem -r wrg --sides Reds,Whites');
    const line = 'victory --remaining 320 --enemy-remaining 250';
    expect(await at.json(line)).toMatchObject({ input: { side: 'Reds', enemy: 'Whites' } });
    expect(await at.json(`${line} --enemy Greens`)).toMatchObject({
      input: { side: 'Reds', enemy: 'Greens' },
    });
  });
});

describe('an action of another rule system', () => {
  test('is resolved, and stays out of the log of the game', async () => {
    await play('game start Arnhem -r bg');
    const { code, stdout, stderr } = await at.type('shoot -r fubar --level green --fp 4');
    expect(code).toBe(0);
    expect(stdout).toContain('Result:');
    expect(stderr).toBe('wg: not logged: the game Arnhem is played by Battleground (Steve Carroll)\n');
    expect(await at.type('initiative -r fubar')).toMatchObject({ code: 0, stderr });
    expect(actors()).toEqual([]);
    for (const more of ['--no-log', '--odds'])
      expect((await at.type(`shoot -r fubar --level green --fp 4 ${more}`)).stderr).toBe('');
  });

  test('does not become the house rules of it', async () => {
    await play('game start Arnhem -r bg');
    expect(await at.type('game house /nowhere.yaml -r fubar')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is played by Battleground'),
    });
  });

  test('is logged in a game that was begun with none', async () => {
    await play(`${SHOT} --game x`, 'shoot -r fubar --level green --fp 4 --game x');
    expect(actors('x')).toHaveLength(2);
  });
});

describe('wg game', () => {
  test('says who acted before the first card, each by one name', async () => {
    await at.told('game start Caen -r bg --sides Axis,Allies --roster examples/battleground-roster.yaml');
    await at.told("shoot '2 Section' 'MG nest' --range 8 --no-input");
    expect(await at.told('game')).toContain('acted before the first card: 1 action of Allies (2 Section)');
    await at.told('game start Mill -r wrg --sides Axis,Allies');
    for (const name of ['The Blues', 'the  blues'])
      await at.told(['reaction-test', '--name', name, '--no-input']);
    expect(await at.told('game')).toContain('2 actions (The Blues)');
  });

  test('says whose action it is, and who has acted in this turn', async () => {
    await play('game start Arnhem -r bg --sides Axis,Allies', 'draw-card --dice QC', SHOT, SHOT);
    await play('draw-card --dice 5H', SHOT);
    const { stdout } = await at.type('game');
    expect(stdout).toContain('Axis against Allies; 5 events');
    expect(stdout).toContain('cards of this turn: QC 5H');
    expect(stdout).toContain('by the last draw: Allies: all units may shoot');
    expect(stdout).toContain('acted in turn 1: 2 actions of Axis; 1 action of Allies');
    expect(stdout).toMatch(/\nAllies to act\n$/);
    expect(await at.json('game')).toMatchObject({
      turn: 'turn 1',
      acting: 'Allies',
      acted: [
        { by: 'Axis', actions: 2 },
        { by: 'Allies', actions: 1 },
      ],
    });
  });

  test('forgets who acted when a turn begins, or the battle', async () => {
    await play('game start Arnhem -r wrg', 'period', 'shoot --points 30 --targets 8');
    expect(await at.json('game')).toMatchObject({ turn: 'period 1', acted: [{ actions: 1 }] });
    await play('period --new');
    expect(await at.json('game')).toMatchObject({ turn: 'period 1', acted: [] });
    await play('shoot --points 30 --targets 8', 'period');
    expect(await at.json('game')).toMatchObject({ turn: 'period 2', acted: [], acting: null });
  });

  test.each([80, 40])('fits %i columns, and ASCII', async (columns) => {
    const name = 'The crossing of the W\u00e4al at Nijmegen, 20 September 1944';
    await at.type(['game', 'start', name, '-r', 'bg', '--sides', 'Axis,Allies']);
    await play('draw-card --dice QC', SHOT);
    for (const line of ['game', 'game list', 'rules --house']) {
      const { stdout } = await at.type(`${line} --ascii`, { env: { COLUMNS: `${columns}` } });
      for (const text of stdout.split('\n')) expect(text.length, text).toBeLessThanOrEqual(columns);
      expect(stdout).toMatch(/^[\x20-\x7e\n]*$/);
    }
  });
});
