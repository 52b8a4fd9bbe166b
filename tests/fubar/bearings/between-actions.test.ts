import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL, BLUE, inFirstTurn } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

/** What one line of a game leaves to the next: a drive in parts, damage that is owed, the turn that is over. */

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([...ALL, { ...BLUE, name: 'Blue 2' }]);
});
afterEach(() => game.clean());

/** What `wg now` says. */
async function now(unit = ''): Promise<{
  clock: { now?: string[]; acting: string | null; state: string[] };
  units: { may: string[]; not: { action: string }[] }[];
}> {
  const { stdout, stderr } = await game.type(`now ${unit}`);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('fubar:vehicle.2 fubar:R66 a drive', () => {
  beforeEach(() => game.allowed('activate Tank --dice 6'));

  test('crosses two units, and goes no farther than one move in all', async () => {
    await game.allowed('move Tank --distance 2');
    await game.allowed('overrun Tank "Blue 1" --distance 5 --in-path 1 --seed a');
    await game.refused('overrun Tank "Blue 2" --distance 6 --in-path 1', 'fubar:vehicle.2');
    await game.allowed('overrun Tank "Blue 2" --distance 5 --in-path 1 --seed a');
    await game.refused('move Tank --distance 1', 'fubar:activate.5');
  });

  test('without a distance is the whole of it', async () => {
    await game.allowed('move Tank --distance 5');
    expect((await game.allowed('move Tank')).result).toMatchObject({ distance: 7 });
    await game.refused('overrun Tank "Blue 2" --distance 1', 'fubar:activate.5');
  });

  test('fubar:vehicle.3 leaves one weapon, stand it then or not', async () => {
    await game.allowed('move Tank --distance 5');
    expect((await game.allowed('move Tank --distance 0')).result).toMatchObject({ fire: 'one-weapon' });
  });
});

test('fubar:activate.5 a move that is told in parts goes on without a word of its action, and no farther', async () => {
  await game.allowed('activate "Red 1" --dice 6');
  await game.allowed('move "Red 1" --action run --distance 5');
  expect((await game.allowed('move "Red 1" --distance 4')).input).toMatchObject({ action: 'run' });
  await game.refused('move "Red 1" --distance 4', 'fubar:action.3');
  expect((await game.allowed('move "Red 1"')).result).toMatchObject({ distance: 3 });
});

describe('fubar:damage.1 hits that a vehicle has not saved', () => {
  test('are owed until they are rolled for, and are filled in', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('shoot "Red 1" Car --fire infantry-rifle:6 --dice "fire=6,6,6,1,1,1 save=1,1,6"');
    expect((await game.unit('Car')).marks).toMatchObject({ owed: 2 });
    expect(await game.remarks('activate "Red 2" --dice 6 --no-log')).toEqual(['fubar:damage.1']);
    await game.allowed('vehicle-damage Car --unsaved 1 --facing side --dice 1');
    const { input } = await game.allowed('vehicle-damage Car --facing side --dice 1');
    expect(input.unsaved).toBe(1);
    expect((await game.unit('Car')).marks).not.toHaveProperty('owed');
    expect(await game.remarks('activate "Red 2" --dice 6 --no-log')).toEqual([]);
  });
});

describe('fubar:turn.2 a turn that is over', () => {
  test('is nobody’s to act in, and the game says what comes next', async () => {
    await game.allowed('pass');
    await game.allowed('pass');
    expect((await now()).clock).toMatchObject({ acting: null, now: ['turn 1 is over: wg initiative'] });
  });

  test('stays over, whatever is played in it anyway', async () => {
    await game.allowed('pass');
    await game.allowed('pass');
    await game.allowed('activate "Red 1" --dice 6 --anyway');
    expect(await game.remarks('activate "Red 2" --dice 6 --anyway')).toContain('fubar:turn.2');
    await game.allowed('initiative --dice "red=6 blue=1"');
    expect((await now()).clock).toMatchObject({ acting: 'Red', now: ['turn 2'] });
  });

  test('is over when the last unit has acted', async () => {
    for (const name of ['Red 1', 'Red 2', 'Tank']) await game.allowed(`activate "${name}" --dice 6`);
    await game.allowed('pass');
    for (const name of ['Blue 1', 'Blue 2', 'Car']) await game.allowed(`activate "${name}" --dice 6`);
    expect((await now()).clock).toMatchObject({ acting: 'Blue' });
    expect(await game.remarks('move Car --distance 5')).toEqual([]);
    expect(await game.remarks('move Tank --distance 5')).toContain('fubar:turn.2');
  });
});

describe('wg now', () => {
  test('fubar:action.7 one that failed fires On Guard, and does nothing else', async () => {
    await game.allowed('activate "Red 1" --dice 1');
    const [unit] = (await now('"Red 1"')).units;
    expect(unit).toMatchObject({ may: ['shoot'], how: { shoot: 'On Guard' } });
    await game.allowed('initiative --dice "red=6 blue=1"');
    expect((await now('"Red 1"')).units[0]).toMatchObject({ how: { shoot: 'On Guard' } });
  });

  test('fubar:action.7 nor does it fire while its own side acts', async () => {
    await game.allowed('roster mark "Red 1" action=on-guard');
    await game.allowed('activate "Red 2" --dice 6');
    expect((await now('"Red 1"')).units[0]!.may).toEqual(['activate']);
    await game.allowed('pass');
    await game.allowed('activate "Blue 1" --dice 6');
    expect((await now('"Red 1"')).units[0]).toMatchObject({ may: ['shoot'], how: { shoot: 'On Guard' } });
    await game.allowed('move "Blue 1" --action walk');
    await game.allowed('pass');
    await game.allowed('pass');
    expect((await now('"Red 1"')).clock.state[0]).toBe('turn 1 is over: wg initiative');
    expect((await now('"Red 1"')).units[0]!.may).toEqual([]);
  });

  test('fubar:activate.5 one that has walked and fired does nothing more', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('move "Red 1" --action walk');
    expect((await now('"Red 1"')).units[0]!.may).toEqual(['shoot']);
    await game.allowed('shoot "Red 1" "Blue 1" --seed a');
    expect((await now('"Red 1"')).units[0]!.may).toEqual([]);
  });
});

describe('whose it is', () => {
  test('(fubar:fire.2) the dice of a shot at a unit are the luck of its enemy, whoever fires', async () => {
    await game.allowed('shoot --target "Blue 1" --level green --fp 2 --seed a');
    expect(JSON.parse(game.log().at(-1)!)).toMatchObject({ by: 'Red' });
    await game.allowed('shoot --target "Red 1" --level green --fp 2 --seed a');
    expect(JSON.parse(game.log().at(-1)!)).toMatchObject({ by: 'Blue' });
  });

  test('fubar:init.4 a unit that is spoken of as it is tried is of the side that tries it', async () => {
    await game.allowed('activate --name Stranger --level veteran --dice 6');
    expect(await game.unit('Stranger')).toMatchObject({ side: 'Red', profile: { level: 'veteran' } });
    await game.allowed('shoot --name Stranger --target "Blue 1" --fp 2 --seed a');
    await game.allowed('initiative --dice "red=1 blue=6"');
    await game.refused('activate Stranger', 'fubar:init.4');
  });

  test('fubar:init.1 the sides of a game are those it was begun with', async () => {
    const begun = new RosterGame('begun', 'fubar');
    await begun.begin('--ruleset fubar --sides Red,Blue --strict');
    await begun.refused('initiative --sides Red,Green', 'fubar:init.1');
    await begun.allowed('initiative --sides Blue,Red --seed a');
    begun.clean();
  });
});

describe('what is said of units', () => {
  test('fubar:unit.1 of a unit that fires it is kept', async () => {
    await game.allowed(
      'shoot --name Stranger --level green --men 5 --weapon pistol --figures 2 --target "Blue 1" --seed a',
    );
    expect(await game.unit('Stranger')).toMatchObject({ profile: { level: 'green', figures: 5 } });
  });

  test('fubar:unit.1 that one on record is put on record once more is remarked on; it stays what it is', async () => {
    expect(await game.remarks('muster --name "Red 1" --figures 6 --no-log')).toEqual(['fubar:unit.1']);
    await game.refused('muster --name "Red 1" --vehicle apc', 'fubar:unit.1');
    await game.refused('muster --name Tank --figures 4', 'fubar:unit.1');
    expect((await game.allowed('muster --name Tank --weapons light-cannon:2')).input.vehicle).toBe(
      'light-tank',
    );
  });

  test('(fubar:vehicle.7) nobody rides in what is no vehicle of his side', async () => {
    for (const into of ['Nowhere', 'Red 2', 'Car'])
      expect((await game.type(`roster mark "Red 1" aboard=${into.replace(' ', '\\ ')}`)).code, into).toBe(2);
    await game.allowed('roster mark "Red 1" aboard=Tank');
  });

  test('fubar:withdraw.2 those who follow up are of that combat', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed(
      'melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"',
    );
    await game.allowed('initiative --dice "red=6 blue=1"');
    expect(await game.remarks('withdraw "Blue 1" "Red 2" --seed a --no-log')).toEqual(['fubar:withdraw.2']);
    expect(await game.remarks('withdraw "Blue 1" "Red 1" --seed a --no-log')).toEqual([]);
  });

  test('fubar:action.7 that the target of fire On Guard has only fired is remarked on', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('shoot "Red 1" "Blue 2" --seed a');
    await game.allowed('roster mark "Blue 1" action=on-guard');
    expect(await game.remarks('shoot "Blue 1" "Red 1" --reaction --seed a')).toEqual(['fubar:action.7']);
  });
});

describe('fubar:fire.1 a unit of several weapons that has lost figures', () => {
  const WEAPONS = ['infantry-rifle:4', 'light-machine-gun:1', 'rpg:1'];
  const MIXED = { ...BLUE, name: 'Mixed', side: 'Red', figures: 6, weapons: WEAPONS };
  const FIRES = 'shoot Mixed "Blue 1" --aimed --range 12 --no-log';
  const untold = async (line: string) => (await game.remarks(line)).includes('fubar:fire.1');
  beforeEach(async () => {
    await game.load([MIXED], 'add');
    await game.allowed('activate Mixed --dice 6');
  });

  test('fires with those who are left, and it is said that nobody has told who they are', async () => {
    expect(await untold(FIRES)).toBe(false);
    await game.allowed('roster mark Mixed figures=4 suppressed=1');
    const { input } = await game.allowed(FIRES);
    expect(input.fire).toEqual(['infantry-rifle:1', 'light-machine-gun:1', 'rpg:1']);
    expect(await untold(FIRES)).toBe(true);
    expect(await untold(`${FIRES} --fire infantry-rifle:3`)).toBe(false);
    await game.allowed('roster mark Mixed suppressed=no weapons=infantry-rifle:4');
    expect(await untold(FIRES)).toBe(false);
  });

  test('goes on in a plan, but where six of eight dice hit and nobody is left to fire', async () => {
    const first = 'shoot "Blue 1" Mixed --reaction --anyway --range 12';
    const { stdout } = await game.type(`plan '${first}' 'shoot Mixed "Blue 1" --aimed --range 12'`);
    const { lines } = (JSON.parse(stdout) as { plan: { lines: { played: { fraction: string } }[] } }).plan;
    expect(lines.map(({ played }) => played.fraction)).toEqual(['1/1', '559625/559872']);
  });
});
