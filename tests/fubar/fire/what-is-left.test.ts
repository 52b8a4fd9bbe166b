import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BLUE, inFirstTurn, TANK } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** What a unit may fire after damage, and of support weapons on the move. */

const HEAVY = {
  name: 'Heavy',
  side: 'Red',
  level: 'seasoned',
  figures: 4,
  weapons: ['heavy-machine-gun:2', 'rpg:2'],
};

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([HEAVY, TANK, BLUE]);
});
afterEach(() => game.clean());

async function may(name: string): Promise<readonly string[]> {
  const { stdout } = await game.type(`now ${name}`);
  return (JSON.parse(stdout) as { units: { may: string[] }[] }).units[0]!.may;
}

describe('fubar:damage.3 a vehicle that has lost one of two weapons', () => {
  beforeEach(async () => {
    await game.allowed('vehicle-damage Tank --unsaved 1 --facing side --dice 3');
    await game.allowed('activate Tank --dice 6');
  });

  test('may shoot with the other, which its owner names', async () => {
    expect(await may('Tank')).toContain('shoot');
    await game.refused('shoot Tank "Blue 1" --range 10', 'fubar:damage.3');
    const line = 'shoot Tank "Blue 1" --range 10 --fire light-cannon:1 --seed a';
    expect(await game.remarks(line)).toEqual(['fubar:damage.3']);
    expect(await may('Tank')).not.toContain('shoot');
  });

  test('fires what is on record once the owner has said what it has left', async () => {
    await game.allowed('roster mark Tank weapons=heavy-machine-gun:1');
    expect(await game.remarks('shoot Tank "Blue 1" --range 10 --seed a')).toEqual([]);
    expect(await may('Tank')).not.toContain('shoot');
  });
});

describe('fubar:action.2 support weapons', () => {
  beforeEach(() => game.allowed('activate Heavy --dice 6'));
  const shot = 'shoot Heavy "Blue 1" --range 10 --fire rpg:2 --seed a';

  test('are fired aimed: where nobody says so it is remarked on, and no move is left', async () => {
    expect(await game.remarks(`${shot} --aimed --no-log`)).toEqual([]);
    expect(await game.remarks(shot)).toEqual(['fubar:action.2']);
    expect(await may('Heavy')).not.toContain('move');
  });

  test('do not fire on a walk, and a unit that has nothing else may not shoot', async () => {
    await game.allowed('move Heavy --action walk');
    expect(await may('Heavy')).not.toContain('shoot');
    await game.refused(shot, 'fubar:action.2');
  });
});

describe('fubar:fire.3 a weapon that is named', () => {
  const SQUAD = {
    ...{ name: 'Squad', side: 'Red', level: 'seasoned', figures: 6 },
    weapons: ['infantry-rifle:4', 'rpg:2', 'grenades:3'],
  };
  beforeEach(async () => {
    await game.load([SQUAD], 'add');
    await game.allowed('activate Squad --dice 6');
  });
  const shot = 'shoot Squad "Blue 1" --range 5 --aimed --seed a';
  const figures = async (more: string) => (await game.allowed(`${shot} ${more}`)).input.figures;

  test('is fired by all figures that carry it, unless the players say how many', async () => {
    expect(await figures('--weapon rpg --no-log')).toBe(2);
    expect(await figures('--weapon infantry-rifle --no-log')).toBe(4);
    expect(await figures('--weapon grenades --no-log')).toBe(3);
    expect(await figures('--weapon infantry-rifle --figures 1 --no-log')).toBe(1);
  });

  test('is fired by those who have not fired it yet, and by nobody who is suppressed', async () => {
    await figures('--weapon infantry-rifle --figures 3');
    expect(await figures('--weapon infantry-rifle --no-log')).toBe(1);
    await game.allowed('roster mark Squad suppressed=2');
    expect(await figures('--weapon rpg --no-log')).toBe(1);
  });

  test('is asked about where nobody carries it: how many have it is for the players to say', async () => {
    const { code, stderr } = await game.type(`${shot} --weapon flamethrower`);
    expect([code, JSON.parse(stderr).error.message]).toEqual([4, 'shoot needs --figures.']);
  });

  test('fires from a vehicle that carries it', async () => {
    await game.allowed('activate Tank --dice 6');
    const { input } = await game.allowed('shoot Tank "Blue 1" --range 10 --weapon light-cannon --seed a');
    expect(input.figures).toBe(1);
  });
});

describe('fubar:vehicle.8 fire at armour', () => {
  const APC = { name: 'APC', side: 'Blue', kind: 'vehicle', vehicle: 'apc', level: 'green' };
  const SECTION = {
    ...{ name: 'Section', side: 'Red', level: 'seasoned', figures: 6 },
    weapons: ['infantry-rifle:4', 'rpg:2'],
  };
  beforeEach(async () => {
    await game.load([SECTION, APC], 'add');
    await game.allowed('activate Section --dice 6');
  });

  test('is that of weapons that can harm it: the riflemen are left to fire elsewhere', async () => {
    const { input } = await game.allowed('shoot Section APC --range 10 --aimed --seed a');
    expect(input.fire).toEqual(['rpg:2']);
    const { input: rest } = await game.allowed('shoot Section "Blue 1" --range 10 --aimed --seed a');
    expect(rest.fire).toEqual(['infantry-rifle:4']);
  });

  test('fubar:vehicle.5 and of a vehicle, whose machine gun is left as well', async () => {
    await game.allowed('activate Tank --dice 6');
    const { input } = await game.allowed('shoot Tank APC --range 20 --seed a');
    expect(input.fire).toEqual(['light-cannon:1']);
    const { input: rest } = await game.allowed('shoot Tank "Blue 1" --range 20 --seed a');
    expect(rest.fire).toEqual(['heavy-machine-gun:1']);
  });

  test('fubar:vehicle.3 one that has driven fires the one weapon that can harm', async () => {
    await game.allowed('activate Tank --dice 6');
    await game.allowed('move Tank');
    await game.refused('shoot Tank "Blue 1" --range 20', 'fubar:vehicle.3');
    const { input } = await game.allowed('shoot Tank APC --range 20 --seed a');
    expect(input.fire).toEqual(['light-cannon:1']);
  });

  test('fubar:damage.3 what a vehicle has lost is its owner to say, whatever could harm', async () => {
    await game.allowed('roster mark Tank lost-weapons=1');
    await game.allowed('activate Tank --dice 6');
    await game.refused('shoot Tank APC --range 20', 'fubar:damage.3');
  });

  test('is refused where there is none', async () => {
    await game.allowed('roster mark Section weapons=infantry-rifle:6');
    await game.refused('shoot Section APC --range 10 --aimed', 'fubar:vehicle.8');
  });
});

describe('fubar:fire.6 fubar:fire.3 weapons that do not reach', () => {
  const SECTION = {
    ...{ name: 'Section', side: 'Red', level: 'seasoned', figures: 6 },
    weapons: ['infantry-rifle:4', 'light-machine-gun:2'],
  };
  const said = async (line: string) => {
    const { steps } = await game.allowed(line);
    return steps.find(({ id }) => id === 'firing')!.text;
  };

  test('have not fired, and fire at a nearer enemy', async () => {
    await game.load([SECTION, { ...BLUE, name: 'Blue 2' }], 'add');
    await game.allowed('activate Section --dice 6');
    expect(await said('shoot Section "Blue 1" --range 30 --aimed --seed a')).toBe('2 figures fire here');
    expect(await game.marks('Section')).toMatchObject({ firing: 2, spent: ['light-machine-gun:2'] });
    expect(await may('Section')).toContain('shoot');
    expect(await said('shoot Section "Blue 2" --range 20 --aimed --seed a')).toBe('4 figures fire here');
    await game.refused('shoot Section "Blue 2" --range 20 --aimed', 'fubar:fire.3');
  });

  test('nor have those of the first kind that are said to fire elsewhere', async () => {
    await game.load([SECTION, { ...BLUE, name: 'Blue 2' }], 'add');
    await game.allowed('activate Section --dice 6');
    expect(await said('shoot Section "Blue 1" --range 30 --aimed --elsewhere 3 --seed a')).toBe(
      '2 figures fire here',
    );
    expect(await game.marks('Section')).toMatchObject({ firing: 2, spent: ['light-machine-gun:2'] });
  });

  test('fubar:vehicle.5 a vehicle that has fired one of two as it stood may still drive', async () => {
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank "Blue 1" --range 40 --seed a');
    expect(await game.marks('Tank')).toMatchObject({ firing: 1, spent: ['light-cannon:1'] });
    expect(await may('Tank')).toEqual(expect.arrayContaining(['move', 'shoot']));
  });
});

describe('fubar:action.9 fubar:R19 a unit that went to ground', () => {
  const under = async (toCover: number) => {
    await game.allowed('activate Heavy --dice 1');
    await game.allowed('activate "Blue 1" --dice 6');
    await game.allowed(`move "Blue 1" --action gone-to-ground --to-cover ${toCover}`);
    const line = 'shoot Tank "Blue 1" --range 10 --cover soft --fire light-cannon:1 --seed a --no-log';
    return (await game.allowed(line)).input.targetAction;
  };

  test('has raised the cover that it found', async () => {
    expect(await under(2)).toBe('gone-to-ground');
  });

  test('also where it went there in two parts', async () => {
    await game.allowed('activate Heavy --dice 1');
    await game.allowed('activate "Blue 1" --dice 6');
    await game.allowed('move "Blue 1" --action gone-to-ground --distance 1 --to-cover 2');
    expect(await game.marks('Blue 1')).toMatchObject({ bare: true });
    await game.allowed('move "Blue 1" --action gone-to-ground --distance 1 --to-cover 1');
    expect(await game.marks('Blue 1')).not.toHaveProperty('bare');
  });

  test('and none, where there was none to find, till it acts again', async () => {
    expect(await under(5)).toBeUndefined();
    expect(await game.marks('Blue 1')).toMatchObject({ bare: true });
    await game.allowed('activate Tank --dice 1');
    await game.allowed('initiative --dice "red=1 blue=6"');
    await game.allowed('activate "Blue 1" --dice 6');
    expect(await game.marks('Blue 1')).not.toHaveProperty('bare');
  });
});

describe('fubar:action.2 fubar:R16 a section that walks', () => {
  const MIXED = {
    ...{ name: 'Mixed', side: 'Red', level: 'seasoned', figures: 7 },
    weapons: ['infantry-rifle:4', 'rpg:1', 'heavy-machine-gun:2'],
  };
  const SHOT = 'shoot Mixed "Blue 1" --range 20 --seed a';
  const diceOf = async (line: string) => {
    const { steps } = await game.allowed(line);
    return steps.find(({ id }) => id === 'dice')!.value;
  };
  beforeEach(async () => {
    await game.load([MIXED], 'add');
    await game.allowed('activate Mixed --dice 6');
  });

  test('fires its small arms, and so ruled what else is carried', async () => {
    await game.allowed('move Mixed --action walk --distance 3');
    expect(await diceOf(`${SHOT} --no-log`)).toBe(4);
    expect(await diceOf(`${SHOT} --ruling fubar:R16=2 --no-log`)).toBe(7);
    expect(await diceOf(`${SHOT} --ruling fubar:R16=2 --fire infantry-rifle:2`)).toBe(2);
    expect(await diceOf(`${SHOT} --ruling fubar:R16=2`)).toBe(5);
  });

  test('does so when the walk is told with its fire, as well', async () => {
    expect(await diceOf(`${SHOT} --action walk --ruling fubar:R16=2`)).toBe(7);
  });
});

test('fubar:weapon.4 nobody speaks of the fire of a machine gun that one man cannot serve', async () => {
  const Lone = {
    ...{ name: 'Lone', side: 'Red', level: 'seasoned', figures: 4 },
    weapons: ['infantry-rifle:3', 'heavy-machine-gun:1'],
  };
  await game.load([Lone], 'add');
  await game.allowed('activate Lone --dice 6');
  expect(await game.remarks('shoot Lone "Blue 1" --range 10 --seed a')).toEqual([]);
});

describe('fubar:weapon.6 at a target out of sight', () => {
  const TEAM = {
    ...{ name: 'Team', side: 'Red', level: 'seasoned', figures: 4 },
    weapons: ['light-mortar:1', 'pistol:3'],
  };
  const CARRIER = { name: 'Carrier', side: 'Red', kind: 'vehicle', vehicle: 'apc', level: 'seasoned' };
  const blind = '"Blue 1" --range 30 --unseen --spotter other --seed a';
  beforeEach(async () => {
    const mortars = { ...CARRIER, weapons: ['heavy-machine-gun:1', 'light-mortar:1'] };
    await game.load([TEAM, mortars], 'add');
    for (const name of ['Team', 'Carrier', 'Heavy']) await game.allowed(`activate ${name} --dice 6`);
  });

  test.each(['Team', 'Carrier'])('of all that %s has its mortar alone fires', async (name) => {
    const { input } = await game.allowed(`shoot ${name} ${blind}`);
    expect(input.fire).toEqual(['light-mortar:1']);
  });

  test('whoever is seen is fired at with all of it, and then no mortar is left', async () => {
    const { input } = await game.allowed('shoot Team "Blue 1" --range 6 --no-log --seed a');
    expect(input.fire).toEqual(['light-mortar:1', 'pistol:3']);
    await game.allowed(`shoot Team ${blind}`);
    await game.refused(`shoot Team ${blind}`, 'fubar:weapon.6');
    expect((await game.allowed('shoot Team "Blue 1" --range 6 --seed b')).input.fire).toEqual(['pistol:3']);
  });

  test('nobody fires who has no mortar', async () => {
    await game.refused(`shoot Heavy ${blind}`, 'fubar:weapon.6');
  });
});
