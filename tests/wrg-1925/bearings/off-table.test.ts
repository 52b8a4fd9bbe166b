import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logPath } from '../../../src/log/file.js';
import { historyOf } from '../../../src/log/history.js';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What is bought to come from off the table, and what of it was called and is still to fall. */

const FORCE = { name: 'Force', side: 'Axis', kind: 'force', offTable: ['4 periods'] };
const HQ = { name: 'HQ', side: 'Axis', men: 3, leaders: ['officer'], weapons: ['rifle:3'], radios: 1 };
const FO = { name: 'Observer', side: 'Axis', men: 2, weapons: ['rifle:2'], radios: 1 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('off table', 'wrg-1925').open(
    [...ALL, FORCE, HQ, FO],
    '--sides Allies,Axis',
    'period',
  );
});
afterEach(() => game.clean());

const used = async () => (await game.marks('Force')).supportUsed;
const periods = async (n: number) => {
  for (let i = 0; i < n; i++) await game.allowed('next --anyway');
};
const standing = async () => {
  const { stdout } = await game.type('game');
  return (JSON.parse(stdout) as { state: readonly string[] }).state.filter((line) => line.startsWith('the '));
};
const now = async () => {
  const { stdout } = await game.type('now');
  return (JSON.parse(stdout) as { clock: { now: readonly string[] } }).clock.now;
};

describe('smoke and light from off the table', () => {
  const SMOKE = 'smoke --source off-table --supporter Force';
  const LIGHT = 'illuminate --source off-table --supporter Force';

  test('wrg:option.1 wrg:smoke.6 smoke is used up for each period in which it is fed', async () => {
    await game.allowed(SMOKE);
    expect(await used()).toBe(50);
    await game.allowed(`${SMOKE} --fed-until 2`);
    expect(await used()).toBe(150);
    await game.allowed('undo');
    expect(await used()).toBe(50);
  });

  test('wrg:light.5 a mission of light costs what one of fire does, however long it burns', async () => {
    await game.allowed(LIGHT);
    expect(await used()).toBe(50);
  });

  test('wrg:option.1 more than was bought is remarked on, and what is left counts at the end', async () => {
    await game.allowed(`${SMOKE} --fed-until 3`);
    expect((await game.allowed('victory --side Axis')).input.support).toBe(50);
    expect(await game.remarks(`${SMOKE} --fed-until 2 --no-log`)).toContain('wrg:option.1');
    expect(await game.remarks(LIGHT)).not.toContain('wrg:option.1');
    expect(await game.remarks(LIGHT)).toContain('wrg:option.1');
  });

  test('wrg:option.1 fire on those whose enemy has bought none is remarked on', async () => {
    const { remarks } = (await game.allowed('artillery Blues --seed a')) as {
      remarks?: { clause: string; text: string }[];
    };
    const text = 'off-table fire is bought by the period, and no enemy of Blues has bought any';
    expect(remarks).toContainEqual({ clause: 'wrg:option.1', text });
  });

  test('wrg:option.1 whose they are is asked for where some is bought, and is nobody’s of mortars', async () => {
    expect(await game.remarks('smoke --source off-table')).toContain('wrg:option.1');
    expect(await game.remarks('illuminate --source off-table')).toContain('wrg:option.1');
    expect(await game.remarks('illuminate --source trip-flare')).not.toContain('wrg:option.1');
    for (const line of ['smoke --source burning-vehicle', 'illuminate --source trip-flare']) {
      const { code, stderr } = await game.type(`${line} --supporter Force`);
      expect([code, JSON.parse(stderr).error.message]).toEqual([2, '--supporter is for --source off-table.']);
    }
  });
});

describe('fire that falls on those who bought it', () => {
  const OTHER = { name: 'Allied force', side: 'Allies', kind: 'force', offTable: ['4 periods'] };
  const usedBy = async (name: string) => (await game.marks(name)).supportUsed;
  const actors = () =>
    historyOf(logPath('off table', game.env)).events.flatMap(({ event, undone }) =>
      !undone && event.record.action === 'artillery' ? [event.by] : [],
    );

  beforeEach(() => game.load([OTHER], 'add'));

  test('wrg:option.1 is theirs where that is told, and of their enemy where nothing is', async () => {
    await game.allowed('artillery HQ --seed a');
    expect([await usedBy('Force'), await usedBy('Allied force')]).toEqual([undefined, 50]);
    await game.allowed('artillery HQ --supporter Force --seed a');
    expect([await usedBy('Force'), await usedBy('Allied force')]).toEqual([50, 50]);
    expect(actors()).toEqual(['Allies', 'Axis']);
    expect((await game.type('replay')).code).toBe(0);
  });
});

describe('fire that was called', () => {
  test('wrg:offtable.2 is told with whoever called it, until it has fallen', async () => {
    await game.allowed('artillery Observer --caller observer');
    await game.allowed('artillery HQ --caller officer --registered');
    expect(await standing()).toEqual([
      'the fire that Observer called: falls in period 5',
      'the fire that HQ called: falls in period 4',
    ]);
    await periods(3);
    const due = 'the fire that HQ called falls in this period: wg artillery';
    expect(await now()).toContain(due);
    const { input, steps } = await game.allowed('artillery Reds --seed a');
    expect(await now()).not.toContain(due);
    expect(input).toMatchObject({ use: 'called', awaited: true });
    expect(steps).toContainEqual(expect.objectContaining({ clause: 'wrg:offtable.1', value: 'called' }));
    expect(await standing()).toEqual(['the fire that Observer called: falls in period 5']);
    await game.allowed('undo');
    expect(await standing()).toHaveLength(2);
  });

  test('wrg:offtable.2 does not fall before its period: what does is told to be other fire', async () => {
    await game.allowed('artillery Observer --caller observer');
    const early = (more = '') => game.remarks(`artillery Reds --seed a --no-log${more}`);
    expect(await early()).toContain('wrg:offtable.2');
    expect(await early(' --use prearranged')).not.toContain('wrg:offtable.2');
    await periods(4);
    expect(await early()).not.toContain('wrg:offtable.2');
  });

  test('wrg:antitank.15 an AFV in it has a die, which now tells until it is thrown', async () => {
    const due =
      "Panzer III is in off-table fire, and is knocked out on a 1: wg anti-tank 'Panzer III' --off-table";
    await game.allowed('roster mark "Panzer III" shelled');
    expect(await now()).toContain(due);
    await game.allowed('anti-tank "Panzer III" --off-table --dice 6');
    expect(await now()).not.toContain(due);
  });

  test('wrg:offtable.1 is still to fall where other fire has, or that of mortars on the table', async () => {
    await game.allowed('artillery Observer --caller observer');
    await periods(4);
    await game.allowed('artillery Reds --use prearranged --seed a');
    expect(await standing()).toHaveLength(1);
    expect(await game.remarks('period --anyway')).toContain('wrg:offtable.2');
  });

  test('wrg:offtable.2 in a period that ends is asked for, but where it has fallen', async () => {
    await game.allowed('artillery Observer --caller observer');
    await periods(4);
    await game.allowed('artillery Reds --seed a');
    expect(await game.remarks('period --anyway')).not.toContain('wrg:offtable.2');
  });
});

describe('targets that are registered', () => {
  test('wrg:offtable.4 take their observer complete periods, and then are there to be called on', async () => {
    await game.allowed('artillery Observer --register 2');
    expect((await game.unit('Observer')).says).toContain('2 registered targets, registers for 5 periods yet');
    const calls = 'artillery HQ --caller officer --registered --no-log';
    expect(await game.remarks(calls)).toEqual(['wrg:offtable.4']);
    await periods(4);
    expect(await game.remarks(calls)).toEqual(['wrg:offtable.4']);
    await periods(1);
    expect(await game.remarks(calls)).toEqual([]);
    expect((await game.unit('Observer')).says).not.toContain('registers for');
  });

  test('wrg:offtable.4 are five at most, those of before among them', async () => {
    await game.allowed('artillery Observer --register 3');
    expect(await game.remarks('artillery Observer --register 1 --no-log')).toEqual(['wrg:offtable.4']);
    await periods(7);
    await game.refused('artillery Observer --register 3', 'wrg:offtable.4');
    expect((await game.allowed('artillery Observer --register 2')).result).toEqual({ periods: 4, falls: 12 });
  });

  test('wrg:R129 are there at once where the first takes no time', async () => {
    await game.allowed('artillery Observer --register 1 --ruling wrg:R129=2');
    expect(await game.remarks('artillery Observer --caller observer --registered')).toEqual([]);
  });

  test('wrg:offtable.6 of the other side are called on by nobody', async () => {
    await game.allowed('artillery Observer --register 1 --ruling wrg:R129=2');
    expect(await game.remarks('artillery Reds --caller nco --registered')).toContain('wrg:offtable.4');
  });
});
