import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL, BLUE, CAR, RED, RED2, TANK } from '../../support/games/fubar-roster.js';
import { Game } from '../../support/games/game.js';
import { RosterGame } from '../../support/roster.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('hill', 'fubar');
});
afterEach(() => game.clean());

/** Red has the initiative of a turn. */
const turn = () => game.allowed('initiative --sides Red,Blue --dice "red=6 blue=1"');
const says = async (name: string) => (await game.unit(name)).says;

describe('units bear what comes of it', () => {
  test('fubar:fire.9 the casualties of a shot come off its target, and an undo gives them back', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('shoot "Red 1" "Blue 1" --take 1 --dice "fire=6,6,6,1,1,1"');
    expect(await game.unit('Blue 1')).toMatchObject({
      profile: { figures: 6 },
      began: { figures: 8 },
      marks: { suppressed: 1, casualties: 2 },
      says: 'green, 6 of 8 figures left, infantry rifles, 1 suppressed',
    });
    expect((await game.unit('Red 1')).marks).toEqual({ fired: true, firing: 6, spent: ['infantry-rifle:6'] });
    await game.refused('shoot "Red 1" "Blue 1"', 'fubar:fire.3');
    await game.allowed('undo');
    expect((await game.unit('Blue 1')).says).toBe('green, 8 figures, infantry rifles');
    expect((await game.unit('Red 1')).marks).toEqual({});
  });

  test('fubar:suppress.3 an activation roll stands everybody up, and one that fails is On Guard', async () => {
    await game.load([{ ...RED2, suppressed: 2 }, BLUE]);
    await turn();
    const { result } = await game.allowed('activate "Red 2" --dice 5');
    expect(result.activated).toBe(false);
    expect((await game.unit('Red 2')).marks).toEqual({ action: 'on-guard', acted: true, tried: 'failed' });
    await game.refused('move "Red 2" --action walk', 'fubar:activate.6');
  });

  test('fubar:action.1 what a unit did is told, and a new turn takes off what was marked in the last', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('move "Red 1" --action walk');
    await game.allowed('shoot "Red 1" "Blue 1" --dice "fire=1,1,1,1,1,1"');
    await game.allowed('move Tank');
    expect(await says('Red 1')).toBe(
      'veteran, elite leader, 6 figures, light armour, infantry rifles, has fired, Walk, tried this turn',
    );
    expect((await game.unit('Tank')).marks).toEqual({ drove: 'one-weapon' });
    await game.refused('move "Red 1" --action run', 'fubar:activate.5');
    await turn();
    expect((await game.unit('Red 1')).marks).toEqual({ action: 'walk', earlier: true });
    expect(await says('Red 1')).toBe('veteran, elite leader, 6 figures, light armour, infantry rifles');
    expect((await game.unit('Tank')).marks).toEqual({});
  });

  test('fubar:action.7 a unit On Guard fires once in a turn at an enemy that moves', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('move "Blue 1" --action on-guard');
    const shot = 'shoot "Blue 1" "Red 1" --reaction --dice "fire=1,1,1,1,1,1,1,1"';
    await game.allowed(shot);
    expect((await game.unit('Blue 1')).marks).toEqual({ action: 'on-guard', acted: true, reacted: true });
    await game.refused(shot, 'fubar:action.7');
  });

  test('fubar:melee.7 both sides of a close combat lose figures, and who was assaulted is marked', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed(
      'melee "Red 2" "Blue 1" --rounds 1 --dice "attacker=6,6,1,1 defender=6,1,1,1,1,1,1,1"',
    );
    expect((await game.unit('Red 2')).profile.figures).toBe(3);
    expect(await game.unit('Blue 1')).toMatchObject({ profile: { figures: 6 }, marks: { assaulted: true } });
    await game.refused('activate "Blue 1" --side Red', 'fubar:withdraw.1');
  });

  test('fubar:withdraw.2 opponents who try to follow up roll by their own record, and stand up', async () => {
    await game.load([RED, { ...BLUE, suppressed: 1, level: 'elite' }]);
    const { steps } = await game.allowed('withdraw "Red 1" "Blue 1" --dice "withdrawal=6 away=1 pursuit=2"');
    expect(steps.find(({ id }) => id === 'pursuit')?.value).toBe(false);
    expect((await game.unit('Blue 1')).marks.suppressed).toBeUndefined();
  });

  test('fubar:vassault.3 a vehicle that drives over infantry has moved', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('overrun Tank "Blue 1" --in-path 2 --take 0 --dice "dodge=1"');
    expect((await game.unit('Blue 1')).profile.figures).toBe(6);
    expect((await game.unit('Tank')).marks).toEqual({ drove: 'one-weapon' });
    await game.refused('shoot Tank "Blue 1"', 'fubar:vehicle.3');
    await game.allowed('roster mark Tank immobilised');
    await game.refused('overrun Tank "Blue 1"', 'fubar:damage.4');
    await game.refused('overrun Tank "Blue 1" --vehicle light-tank', 'fubar:damage.4');
    await game.refused('move Tank', 'fubar:damage.4');
  });

  test('fubar:damage.3 a weapon that is destroyed fires no more: its owner names those that do', async () => {
    await game.load(ALL);
    await game.allowed('vehicle-damage Tank --unsaved 1 --facing side --dice 3');
    expect(await game.unit('Tank')).toMatchObject({
      marks: { lostWeapons: 1 },
      says: 'seasoned light tank, 1 light cannon, 1 heavy machine gun, a weapon destroyed',
    });
    await game.refused('shoot Tank "Blue 1"', 'fubar:damage.3');
    await game.allowed('shoot Tank "Blue 1" --fire light-cannon:1 --dice "fire=1,1,1,1"');
    await turn();
    const { steps } = await game.allowed('vehicle-damage Tank --unsaved 1 --facing side --dice 3');
    expect(steps.find(({ id }) => id === 'weapons-left')?.value).toBe(0);
    await game.refused('shoot Tank "Blue 1" --fire light-cannon:1', 'fubar:damage.3');
    await game.allowed('roster mark Tank weapons=light-cannon:1');
    expect((await game.unit('Tank')).marks.lostWeapons).toBeUndefined();
    await game.allowed('shoot Tank "Blue 1" --dice "fire=1,1,1,1"');
  });

  test('fubar:damage.2 fubar:damage.9 damage of a vehicle outlasts the turn, a stun until its next roll', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('vehicle-damage Tank --unsaved 2 --facing side --dice "1 5"');
    expect((await game.unit('Tank')).marks).toEqual({
      stunned: 1,
      immobilised: true,
      suffered: ['stunned', 'immobilised'],
    });
    await turn();
    const { steps } = await game.allowed('activate Tank --dice 6');
    expect(steps.find(({ id }) => id === 'activation-stunned')?.value).toBe(-2);
    expect((await game.unit('Tank')).marks).toEqual({ immobilised: true, tried: 'passed' });
  });

  test('fubar:damage.5 fubar:vehicle.9 those aboard bail out of a wreck and take their own hits, not the vehicle', async () => {
    await game.load([{ ...RED2, armour: 'light', aboard: 'Car' }, BLUE, { ...CAR, side: 'Red' }]);
    const { input, result } = await game.allowed(
      'vehicle-damage Car --unsaved 1 --facing side --take 2 --dice "damage=6 aboard-save=6 bail-out-save=1,1,1,1"',
    );
    expect(input.passengerName).toBe('Red 2');
    expect(result).toMatchObject({ casualties: 2, suppressed: 2 });
    expect(await game.unit('Red 2')).toMatchObject({
      profile: { figures: 2 },
      marks: { suppressed: 2, casualties: 2 },
    });
    expect(await game.unit('Car')).toMatchObject({ gone: true, marks: { destroyed: true } });
  });

  test('fubar:vehicle.7 a target that rides has its vehicle around it, where the players rule so', async () => {
    await game.load([{ ...RED2, aboard: 'car' }, BLUE, { ...CAR, side: 'Red' }]);
    await game.refused('shoot "Blue 1" "Red 2"', 'fubar:vehicle.7');
    const { input } = await game.allowed('shoot "Blue 1" "Red 2" --ruling R64=2 --seed a --no-log');
    expect(input.aboard).toBe('car');
  });

  test('fubar:R51 option 2: infantry assaults a vehicle, which suffers what comes of it', async () => {
    await game.load(ALL);
    await game.allowed(
      'melee "Red 2" Car --facing side --ruling R51=2 --dice "attacker=6,1,1,1 save=1 damage=5"',
    );
    expect((await game.unit('Car')).marks).toEqual({ immobilised: true, suffered: ['immobilised'] });
    expect((await game.unit('Red 2')).profile.figures).toBe(4);
  });
});

describe('a whole game by names alone', () => {
  test('a small battle is fought, and the log proves it', async () => {
    await game.load([
      RED,
      RED2,
      BLUE,
      { ...BLUE, name: 'Blue 2', figures: 5, weapons: ['infantry-rifle:5'] },
      TANK,
    ]);
    await turn();
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('shoot "Red 1" "Blue 1" --range 20 --take 1 --dice "fire=6,5,4,1,1,1"');
    await game.allowed('activate Tank --dice 6');
    await game.allowed('overrun Tank "Blue 1" --in-path 3 --dice "dodge=6"');
    await game.allowed('activate "Red 2" --dice 1');
    await game.allowed('activate "Blue 2" --dice 6');
    await game.allowed(
      'melee "Blue 2" "Red 1" --rounds 1 --dice "attacker=6,1,1,1,1 defender-save=1 defender=4,4,1,1,1,1"',
    );
    await game.allowed('activate "Blue 1" --dice 1');
    expect((await game.units()).map(({ name, says }) => `${name}: ${says}`)).toEqual([
      'Red 1: veteran, elite leader, 5 of 6 figures left, light armour, infantry rifles, has fired, tried this turn, in close combat',
      'Red 2: seasoned, 4 figures, infantry rifles, On Guard, tried this turn',
      'Blue 1: green, 6 of 8 figures left, infantry rifles, On Guard, tried this turn',
      'Blue 2: green, 3 of 5 figures left, infantry rifles, Assault, tried this turn, in close combat',
      'Tank: seasoned light tank, 1 light cannon, 1 heavy machine gun, has driven, tried this turn',
    ]);
    await game.allowed('initiative --dice "red=1 blue=6"');
    await game.allowed(
      'melee "Blue 2" "Red 1" --carried-on --rounds 1 --dice "attacker=1,1,1 defender=4,4,4,1,1"',
    );
    const { code, stderr } = await game.type('activate "Blue 2"');
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('nobody is left') });
    const replay = await Game.prototype.type.call(game, 'replay');
    expect(replay.code, replay.stderr).toBe(0);
  });

  test('random shots make no unit negative, and none grow', async () => {
    await game.load(ALL);
    let before = await game.units();
    for (let i = 0; i < 25; i++) {
      const [by, at] = i % 2 === 0 ? ['Red 1', 'Blue 1'] : ['Blue 1', 'Red 1'];
      const take = ['suppress', 'casualties', '1'][i % 3]!;
      const { code } = await game.type(`shoot "${by}" "${at}" --take ${take} --seed s${i}`);
      expect([0, 3]).toContain(code);
      const after = await game.units();
      for (const [n, { profile, marks, began }] of after.entries()) {
        const figures = Number(profile.figures ?? 0);
        expect(figures).toBeGreaterThanOrEqual(0);
        expect(figures).toBeLessThanOrEqual(Number(before[n]!.profile.figures ?? 0));
        expect(figures + Number(marks.casualties ?? 0)).toBe(Number(began.figures ?? 0));
        expect(Number(marks.suppressed ?? 0)).toBeLessThanOrEqual(figures);
      }
      before = after;
    }
  });
});
