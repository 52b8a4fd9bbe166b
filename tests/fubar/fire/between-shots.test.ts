import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** What one shot leaves to the next one in an activation: figures, weapons by their kinds, and the bout of fire. */

const UNITS = [
  {
    ...{ name: 'Tank', side: 'Red', kind: 'vehicle', vehicle: 'medium-tank', level: 'veteran' },
    weapons: ['heavy-cannon:1', 'heavy-machine-gun:2'],
  },
  {
    ...{ name: 'Red 1', side: 'Red', level: 'veteran', figures: 6 },
    weapons: ['assault-rifle:4', 'rpg:2', 'grenades:6'],
  },
  { name: 'Guns', side: 'Red', level: 'seasoned', figures: 4, weapons: ['heavy-machine-gun:2', 'rpg:2'] },
  { name: 'Bombers', side: 'Red', level: 'seasoned', figures: 4, weapons: ['grenades:6'] },
  { name: 'Blue 1', side: 'Blue', level: 'green', figures: 8, weapons: ['infantry-rifle:8'] },
  { name: 'Blue 2', side: 'Blue', level: 'elite', figures: 8, weapons: ['infantry-rifle:8'] },
  {
    name: 'Car',
    side: 'Blue',
    kind: 'vehicle',
    vehicle: 'technical',
    level: 'green',
    weapons: ['light-cannon:1'],
  },
];

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn(UNITS);
  for (const name of ['Bombers', 'Red 1', 'Guns', 'Tank']) await game.allowed(`activate "${name}" --dice 6`);
});
afterEach(() => game.clean());

/** What `wg now` says of a unit. */
async function mayOf(name: string): Promise<{ may: string[]; not: string[] }> {
  const { stdout } = await game.type(`now "${name}"`);
  const { units } = JSON.parse(stdout) as { units: { may: string[]; not: { action: string }[] }[] };
  return { may: units[0]!.may, not: units[0]!.not.map(({ action }) => action) };
}

test('fubar:weapon.3 fubar:R40 whoever has grenades alone throws them without a word', async () => {
  const { input } = await game.allowed('shoot Bombers "Blue 1" --range 6 --seed a');
  expect(input.fire).toEqual(['grenades:4']);
  expect((await game.allowed('shoot "Red 1" "Blue 1" --range 6 --seed a')).input.fire).not.toContain(
    'grenades:6',
  );
});

describe('each figure and each weapon fires once', () => {
  test('fubar:fire.3 the crew of a heavy machine gun too', async () => {
    await game.allowed('shoot Guns "Blue 1" --range 6 --seed a');
    await game.refused('shoot Guns "Blue 1" --range 6', 'fubar:fire.3');
    await game.refused('shoot Guns "Blue 1" --fire heavy-machine-gun:2', 'fubar:fire.3');
    expect(await mayOf('Guns')).toMatchObject({ not: expect.arrayContaining(['shoot']) });
  });

  test('fubar:vehicle.5 one heavy cannon fires once', async () => {
    await game.allowed('shoot Tank "Blue 1" --fire heavy-cannon:1 --seed a');
    await game.refused('shoot Tank "Blue 1" --fire heavy-cannon:1', 'fubar:vehicle.5');
    const { input } = await game.allowed('shoot Tank "Blue 1" --seed a --no-log');
    expect(input.fire).toEqual(['heavy-machine-gun:2']);
    expect((await mayOf('Tank')).may).toContain('shoot');
    await game.allowed('shoot Tank "Blue 1" --seed a');
    expect((await mayOf('Tank')).not).toContain('shoot');
  });

  test('fubar:unit.1 that a unit fires what it does not carry is remarked on', async () => {
    const remarked = async (fire: string): Promise<boolean> => {
      const shot = await game.allowed(`shoot "Red 1" "Blue 1" --fire ${fire} --range 6 --seed a --no-log`);
      const { remarks = [] } = shot as { remarks?: readonly { clause: string }[] };
      return remarks.some(({ clause }) => clause === 'fubar:unit.1');
    };
    expect(await remarked('sniper-rifle:5')).toBe(true);
    expect(await remarked('rpg:2')).toBe(false);
    await game.allowed('shoot "Red 1" "Blue 1" --fire rpg:2 --range 6 --seed a');
    expect(await remarked('rpg:1')).toBe(true);
    expect(await remarked('assault-rifle:4')).toBe(false);
  });
});

describe('fubar:fire.4 Fire Points that are told by their sum', () => {
  const remarksOf = async (line: string): Promise<string[]> => {
    const { remarks = [] } = (await game.allowed(line)) as { remarks?: readonly { clause: string }[] };
    return remarks.map(({ clause }) => clause).filter((clause) => clause === 'fubar:fire.4');
  };

  test('are no more than the unit has on record', async () => {
    expect(await remarksOf('shoot Tank "Blue 1" --fp 14 --seed a --no-log')).toEqual(['fubar:fire.4']);
    expect(await remarksOf('shoot Tank "Blue 1" --fp 13 --seed a --no-log')).toEqual([]);
  });

  test('are counted in an activation, with the weapons that are named', async () => {
    expect(await remarksOf('shoot Tank "Blue 1" --fp 8 --seed a')).toEqual([]);
    expect(await remarksOf('shoot Tank "Blue 1" --fp 8 --seed a --no-log')).toEqual(['fubar:fire.4']);
    expect(await remarksOf('shoot Tank "Blue 1" --fire heavy-cannon:1 --seed a')).toEqual([]);
    expect(await remarksOf('shoot Tank "Blue 1" --fp 1 --seed a')).toEqual(['fubar:fire.4']);
  });
});

describe('what a unit that has moved fires unasked', () => {
  test('fubar:action.2 after a Walk its small arms', async () => {
    await game.allowed('move "Red 1" --action walk');
    const { input } = await game.allowed('shoot "Red 1" "Blue 1" --range 6 --seed a');
    expect(input.fire).toEqual(['assault-rifle:4']);
  });

  test('fubar:vehicle.3 a vehicle with several weapons is asked which', async () => {
    await game.allowed('move Tank --distance 5');
    await game.refused('shoot Tank "Blue 1"', 'fubar:vehicle.3');
    await game.allowed('shoot Tank "Blue 1" --fire heavy-cannon:1 --seed a');
  });
});

describe('fire before an action is told', () => {
  test('fubar:action.2 with an RPG is no fire of a Walk', async () => {
    await game.allowed('shoot "Red 1" "Blue 1" --fire rpg:2 --range 6 --seed a');
    await game.refused('move "Red 1" --action walk', 'fubar:action.2');
    await game.allowed('move "Red 1" --action walk --ruling R16=2');
  });

  test('fubar:action.10 without aim is no Aimed Fire', async () => {
    await game.allowed('shoot "Red 1" "Blue 1" --fire assault-rifle:2 --range 6 --seed a');
    await game.refused('shoot "Red 1" "Blue 1" --fire assault-rifle:2 --aimed', 'fubar:action.10');
    await game.refused('move "Red 1" --action aimed-fire', 'fubar:action.10');
    await game.allowed('shoot "Red 1" "Blue 1" --fire assault-rifle:2 --action walk --seed a');
  });
});

describe('fubar:R35 one bout of fire', () => {
  const down = '--fire heavy-cannon:1 --dice "fire=6,6,1,1,1"';

  test('fubar:fire.10 is all that one unit throws in its action: whom it suppressed it does not kill', async () => {
    await game.allowed(`shoot Tank "Blue 2" ${down} --take suppress`);
    expect((await game.unit('Blue 2')).marks).toMatchObject({ suppressed: 2, bout: 2, boutBy: 'Tank' });
    const { input, steps } = await game.allowed('shoot Tank "Blue 2" --fire heavy-machine-gun:2 --seed a');
    expect(input.targetBout).toBe(2);
    expect(steps.find(({ id }) => id === 'bout')).toMatchObject({ value: 2, ruling: 'fubar:R35' });
  });

  test('fubar:fire.10 is not what another throws, nor what it throws in another turn', async () => {
    await game.allowed(`shoot Tank "Blue 2" ${down} --take suppress`);
    const { input } = await game.allowed('shoot Guns "Blue 2" --fire rpg:1 --seed a');
    expect(input).not.toHaveProperty('targetBout');
    await game.allowed('initiative --dice "red=6 blue=1"');
    expect((await game.unit('Blue 2')).marks).not.toHaveProperty('boutBy');
  });
});
