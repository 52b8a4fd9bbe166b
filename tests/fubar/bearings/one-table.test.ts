import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL, BLUE, inFirstTurn } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

/** What the game knows between two lines: who has done what, whose turn it is, and who is in a combat. */

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([...ALL, { ...BLUE, name: 'Blue 2' }]);
});
afterEach(() => game.clean());

/** A turn that begins although not everybody has had a try. */
const nextTurn = () => game.allowed('initiative --dice "red=6 blue=1"');

describe('an activation', () => {
  test('fubar:vehicle.5 a vehicle that stands fires each of its weapons once, not all of them at one target after another', async () => {
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank Car --fire light-cannon:1 --seed a');
    await game.allowed('shoot Tank Car --fire heavy-machine-gun:1 --at truck --seed b');
    await game.refused('shoot Tank Car --fire light-cannon:1', 'fubar:vehicle.5');
  });

  test('fubar:activate.5 a unit or vehicle moves once, by whatever action', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('move "Red 1" --action walk');
    await game.refused('move "Red 1" --action walk', 'fubar:activate.5');
    await game.refused('move "Red 1" --action run', 'fubar:activate.5');
    await game.allowed('activate Tank --dice 6');
    await game.allowed('overrun Tank "Blue 1" --in-path 1 --seed a');
    await game.refused('overrun Tank "Blue 1" --in-path 1', 'fubar:activate.5');
    await game.refused('move Tank', 'fubar:activate.5');
  });

  test('fubar:vehicle.3 a vehicle that has fired two weapons as it stood drives nowhere', async () => {
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank Car --seed a --at truck --range 5');
    await game.refused('move Tank', 'fubar:vehicle.3');
    await game.refused('overrun Tank "Blue 1" --in-path 1', 'fubar:vehicle.3');
    await game.allowed('move Tank --distance 0');
  });

  test('fubar:vehicle.3 a vehicle that has fired one weapon may drive, and fires no more after it', async () => {
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank Car --fire light-cannon:1 --seed a');
    await game.allowed('move Tank');
    await game.refused('shoot Tank Car --fire light-cannon:1', 'fubar:vehicle.3');
  });

  test('fubar:vehicle.4 a tank that has fired does not go through moderate cover', async () => {
    await game.load([{ ...ALL[3]!, vehicle: 'medium-tank' }, BLUE]);
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank "Blue 1" --fire light-cannon:1 --seed a');
    await game.refused('move Tank --through moderate', 'fubar:vehicle.4');
  });

  test.each([
    ['run', 'fubar:action.3'],
    ['duck-and-weave', 'fubar:action.4'],
    ['on-guard', 'fubar:action.6'],
    ['gone-to-ground', 'fubar:action.8'],
    ['assault', 'fubar:action.11'],
  ])('whoever has fired takes no %s after it: %s', async (did, clause) => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('shoot "Red 1" "Blue 1" --seed a --range 20');
    await game.refused(`move "Red 1" --action ${did}`, clause);
    await game.allowed('move "Red 1" --action walk');
  });

  test('fubar:fire.3 each figure fires once', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('shoot "Red 1" "Blue 1" --fire infantry-rifle:4 --seed a');
    await game.refused('shoot "Red 1" "Blue 2" --fire infantry-rifle:3', 'fubar:fire.3');
    await game.allowed('shoot "Red 1" "Blue 2" --fire infantry-rifle:2 --seed b');
  });

  test('fubar:activate.5 it is over when the next unit is tried: whoever acts then is told so', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    expect(await game.remarks('move "Red 1" --action walk --no-log')).toEqual([]);
    await game.allowed('activate "Red 2" --dice 6');
    expect(await game.remarks('move "Red 1" --action walk --no-log')).toEqual(['fubar:activate.5']);
  });

  test('fubar:turn.1 no unit is tried twice in a turn', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.refused('activate "Red 1"', 'fubar:turn.1');
    await game.allowed('activate "Red 2" --dice 1');
    await game.allowed('activate "Blue 1" --dice 1');
    await game.refused('activate "Red 2"', 'fubar:turn.1');
  });

  test('fubar:activate.6 whoever failed is On Guard, and takes no action of its own', async () => {
    await game.allowed('activate "Red 1" --dice 1');
    await game.refused('move "Red 1" --action walk', 'fubar:activate.6');
    await game.refused('melee "Red 1" "Blue 1"', 'fubar:activate.6');
    await game.refused('shoot "Red 1" "Blue 1"', 'fubar:action.7');
  });

  test('fubar:activate.1 who acts without having been activated is told so', async () => {
    const shot = 'shoot "Red 1" "Blue 1" --seed a --no-log';
    for (const line of [shot, 'move "Red 1" --action walk --no-log', 'overrun Tank "Blue 1" --no-log'])
      expect(await game.remarks(line), line).toEqual(['fubar:activate.1']);
    await game.allowed('activate "Red 1" --dice 6');
    expect(await game.remarks(shot)).toEqual([]);
  });

  test('fubar:activate.1 (fubar:init.4) and whose initiative it is; of a turn that is over, that it is', async () => {
    const told = async (line: string) => {
      const { remarks = [] } = (await game.allowed(`${line} --seed a --no-log`)) as {
        remarks?: { clause: string; text: string }[];
      };
      return remarks.map(({ text }) => text).join(' ');
    };
    const none = await told('shoot "Blue 1" "Red 1"');
    expect(none).toContain('has not been activated this turn, and Red has the initiative, not Blue');
    await game.allowed('pass --side Red');
    await game.allowed('pass --side Blue');
    const over = await told('shoot "Red 1" "Blue 1"');
    expect(over).toContain('Turn 1 is over');
    expect(over).not.toContain('initiative');
  });
});

describe('fire On Guard', () => {
  test('fubar:action.7 once in a turn, and at an enemy that moves', async () => {
    await game.allowed('activate "Red 1" --dice 1');
    await game.allowed('activate "Blue 1" --dice 6');
    expect(await game.remarks('shoot "Red 1" "Blue 2" --reaction --seed a --no-log')).toEqual([
      'fubar:action.7',
    ]);
    expect(await game.remarks('shoot "Red 1" "Blue 1" --reaction --seed a')).toEqual([]);
    await game.refused('shoot "Red 1" "Blue 1" --reaction', 'fubar:action.7');
  });

  test('fubar:action.7 by one that is not On Guard it is remarked on', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    expect(await game.remarks('shoot "Blue 1" "Red 1" --reaction --seed a')).toEqual(['fubar:action.7']);
  });

  test('fubar:fire.1 not by a unit that is suppressed to the last figure', async () => {
    await game.allowed('roster mark "Red 2" suppressed=4 action=on-guard');
    await game.refused('shoot "Red 2" "Blue 1" --reaction', 'fubar:fire.1');
    await game.refused('shoot "Red 2" "Blue 1"', 'fubar:fire.1');
  });
});

describe('the turn', () => {
  test('fubar:turn.2 once everybody has passed whoever still acts is told that it is over', async () => {
    await game.allowed('pass --side Red');
    await game.allowed('pass --side Blue');
    expect(await game.remarks('move "Red 1" --action walk')).toContain('fubar:turn.2');
    expect(await game.remarks('pass --anyway')).toContain('fubar:turn.2');
    expect(await game.remarks('activate "Red 2" --anyway --dice 1')).toContain('fubar:turn.2');
  });

  test('fubar:turn.2 and nobody is tried any more, whichever side he is of', async () => {
    await game.allowed('pass --side Red');
    await game.allowed('pass --side Blue');
    for (const name of ['Red 1', 'Blue 1']) await game.refused(`activate "${name}" --dice 6`, 'fubar:turn.2');
  });

  test('fubar:init.4 fubar:init.6 only the side with the initiative tries a unit or passes, but for what the players agree on', async () => {
    await game.refused('activate "Blue 1"', 'fubar:init.4');
    await game.refused('pass --side Blue', 'fubar:init.6');
    await game.allowed('activate "Blue 1" --anyway --dice 6 --no-log');
  });

  test('fubar:turn.2 that the next one begins before all had a try is remarked on', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    expect(await game.remarks('initiative --dice "red=6 blue=1"')).toEqual(['fubar:turn.2']);
    await game.allowed('pass --side Red');
    await game.allowed('pass --side Blue');
    expect(await game.remarks('initiative --dice "red=6 blue=1"')).toEqual([]);
  });

  test('an undo gives back the turn, whose try it is, and what became of units', async () => {
    const before = await game.units();
    await game.allowed('activate "Red 1" --dice 1');
    await game.refused('activate Tank', 'fubar:init.4');
    await game.allowed('undo');
    expect(await game.units()).toEqual(before);
    await game.allowed('activate Tank --dice 6');
  });

  test('in a strict game what was remarked on is refused, and played by agreement', async () => {
    const strict = await new RosterGame('strict', 'fubar').open(
      ALL,
      '--sides Red,Blue --strict',
      'initiative --dice "red=6 blue=1"',
    );
    await strict.refused('shoot "Red 1" "Blue 1"', 'fubar:activate.1');
    await strict.allowed('shoot "Red 1" "Blue 1" --seed a --anyway');
    strict.clean();
  });
});

describe('a close combat', () => {
  /** Red 1 assaults Blue 1, and nobody falls. */
  beforeEach(async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed(
      'melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"',
    );
  });

  test('fubar:melee.9 has one round in a turn, and goes on as the next one begins', async () => {
    await game.refused('melee "Red 1" "Blue 1" --rounds 1', 'fubar:melee.9');
    await game.refused('melee "Blue 1" "Red 1" --rounds 1', 'fubar:melee.9');
    await nextTurn();
    expect(await game.remarks('activate "Red 2" --dice 6 --no-log')).toEqual(['fubar:melee.9']);
    const { input } = await game.allowed('melee "Red 1" "Blue 1" --rounds 1 --seed a');
    expect(input.carriedOn).toBe(true);
    await game.refused('melee "Red 1" "Blue 1" --rounds 1', 'fubar:melee.9');
    expect(await game.remarks('activate "Red 2" --dice 6 --no-log')).toEqual([]);
  });

  test('fubar:melee.1 fubar:R81 option 2: whoever has assaulted assaults nobody else', () =>
    game.refused('melee "Red 1" "Blue 2" --rounds 1 --ruling R81=2', 'fubar:melee.1'));

  test('fubar:melee.10 whoever is in it does nothing else', async () => {
    await nextTurn();
    for (const line of ['activate', 'shoot', 'move --action walk']) {
      const [action, ...more] = line.split(' ');
      await game.refused(
        `${action} "Red 1" ${action === 'shoot' ? '"Blue 2"' : ''} ${more.join(' ')}`,
        'fubar:melee.10',
      );
    }
    await game.refused('melee "Red 1" "Blue 2" --rounds 1', 'fubar:melee.10');
  });

  test('fubar:fire.2 fire at a unit in it is fire into it', async () => {
    await game.refused('shoot "Blue 2" "Red 1" --ruling R43=2', 'fubar:fire.2');
    const { steps } = await game.allowed('shoot "Blue 2" "Red 1" --seed a --anyway');
    expect(steps.map(({ id }) => id)).toContain('into-melee');
  });

  test('fubar:withdraw.1 whoever gets away is in it no more, nor is the enemy', async () => {
    await nextTurn();
    await game.allowed('withdraw "Blue 1" --dice "withdrawal=6 away=3"');
    expect((await game.unit('Red 1')).marks).not.toHaveProperty('melee');
    expect((await game.unit('Blue 1')).marks).not.toHaveProperty('melee');
    await game.refused('withdraw "Blue 1"', 'fubar:turn.1');
    // The combat has activated both.
    await game.refused('activate "Red 1"', 'fubar:melee.10');
  });

  test('fubar:withdraw.1 whoever stays is in it still', async () => {
    await nextTurn();
    await game.allowed('withdraw "Blue 1" --dice "withdrawal=1"');
    await game.allowed('melee "Red 1" "Blue 1" --rounds 1 --failed-withdrawal defenders --seed a');
  });

  test('fubar:withdraw.1 a withdrawal from none is remarked on', async () => {
    expect(await game.remarks('withdraw "Red 2" --seed a')).toEqual(['fubar:withdraw.1']);
  });
});

describe('whoever is gone, or rides', () => {
  test('(fubar:damage.5) a wreck does nothing, and nobody fires at it', async () => {
    await game.allowed('roster mark Tank destroyed');
    for (const line of [
      'activate Tank',
      'move Tank',
      'shoot Tank Car',
      'overrun Tank "Blue 1"',
      'shoot Car Tank',
      'pass Tank',
    ])
      expect((await game.type(line)).code, line).toBe(3);
  });

  test('fubar:unit.1 a unit without figures neither acts nor is fired at', async () => {
    await game.allowed('roster mark "Blue 1" figures=0');
    for (const line of [
      'activate "Blue 1"',
      'melee "Red 1" "Blue 1"',
      'shoot "Red 1" "Blue 1"',
      'overrun Tank "Blue 1"',
    ])
      expect((await game.type(line)).code, line).toBe(3);
  });

  test('fubar:vehicle.7 that a rider walks or fights is remarked on; inside it is neither run over nor assaulted', async () => {
    await game.allowed('roster mark "Blue 1" aboard=Car');
    await game.allowed('activate Tank --dice 6');
    await game.refused('overrun Tank "Blue 1" --in-path 1 --seed a --no-log', 'fubar:vehicle.7');
    await game.allowed('activate "Red 1" --dice 6');
    const assault = 'melee "Red 1" "Blue 1" --seed a --no-log';
    await game.refused(assault, 'fubar:vehicle.7');
    await game.allowed('roster unmark "Blue 1" aboard');
    expect(await game.remarks(assault)).toEqual([]);
    await game.allowed('roster mark "Red 1" aboard=Tank');
    expect(await game.remarks(assault)).toEqual(['fubar:vehicle.7']);
    expect(await game.remarks('move "Red 1" --action walk --no-log')).toEqual(['fubar:vehicle.7']);
  });
});

test('fubar:damage.1 the dice for a vehicle that was hit are the luck of its enemy, whoever has the initiative', async () => {
  await game.allowed('vehicle-damage Tank --unsaved 1 --facing side --seed a');
  expect(JSON.parse(game.log().at(-1)!)).toMatchObject({ by: 'Blue' });
  await game.allowed('vehicle-damage Car --unsaved 1 --facing side --seed a');
  expect(JSON.parse(game.log().at(-1)!)).toMatchObject({ by: 'Red' });
});

describe('a unit of which little is known', () => {
  test('fubar:unit.1 one that nobody has on record is remarked on: its name may be a slip', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    const line = 'shoot "Red 1" --target "Blu 1" --range 10 --seed a --no-log';
    expect(await game.remarks(line)).toEqual(['fubar:unit.1']);
    expect(await game.remarks(line.replace('Blu 1', 'BLUE 1'))).toEqual([]);
  });

  test('fubar:unit.1 put on record once more begins with its figures, and has lost nobody', async () => {
    await game.allowed('roster mark "Blue 1" figures=5');
    await game.allowed('muster --name "Blue 1" --level green --figures 6');
    expect(await game.unit('Blue 1')).toMatchObject({ profile: { figures: 6 }, began: { figures: 6 } });
    expect((await game.unit('Blue 1')).marks).toEqual({});
  });

  test('(fubar:suppress.1) without figures on record has as many suppressed as are told', async () => {
    await game.allowed('muster --name Ghost --side Red --level green');
    await game.allowed('roster mark Ghost suppressed=2');
    expect((await game.unit('Ghost')).marks).toEqual({ suppressed: 2 });
    const { input } = await game.allowed('activate Ghost --seed a');
    expect(input.suppressed).toBe(2);
  });
});

test('fubar:fire.2 fubar:melee.1 nobody fires at his own side, or assaults it', async () => {
  await game.refused('shoot "Red 1" "Red 2"', 'fubar:fire.2');
  await game.refused('melee "Red 1" "Red 2"', 'fubar:melee.1');
});

test('fubar:melee.10 (fubar:R43) nobody in a close combat fires, On Guard or otherwise', async () => {
  await game.allowed('activate "Red 2" --dice 1');
  await game.allowed('activate "Blue 1" --dice 6');
  await game.allowed('melee "Blue 1" "Red 2" --rounds 1 --seed m');
  await game.refused('shoot "Red 2" "Blue 2" --range 10 --reaction', 'fubar:melee.10');
});

describe('what the game cannot know is said', () => {
  const fight = async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed('melee "Red 1" "Blue 1" --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"');
    await game.allowed('activate Tank --dice 6');
  };

  test('fubar:vassault.2 who drives at a unit in close combat: whom else it meets, and whether they part', async () => {
    await fight();
    expect(await game.remarks('overrun Tank "Blue 2" --in-path 1 --dice dodge=6 --no-log')).toEqual([]);
    expect(await game.remarks('overrun Tank "Blue 1" --in-path 1 --dice dodge=6')).toEqual([
      'fubar:vassault.2',
    ]);
  });

  test('fubar:activate.3 no enemy is left on record: whether one is visible', async () => {
    await game.allowed('roster mark "Blue 1" figures=0');
    await game.allowed('roster mark Car destroyed');
    expect(await game.remarks('activate "Red 1" --dice 1 --no-log')).toEqual([]);
    await game.allowed('roster mark "Blue 2" figures=0');
    expect(await game.remarks('activate "Red 1" --dice 1 --no-log')).toEqual(['fubar:activate.3']);
    expect(await game.remarks('activate "Red 1" --dice 2 --no-enemy')).toEqual([]);
  });

  test('fubar:vehicle.1 but a unit on foot is no vehicle, whatever is said of it', async () => {
    const { stderr } = await game.type('activate "Red 1" --stunned');
    expect(JSON.parse(stderr).error.message).toBe('Red 1 is no vehicle: --stunned is for one.');
  });

  test('fubar:action.7 (fubar:damage.3) a vehicle On Guard that has no weapon left fires nothing', async () => {
    await game.allowed('roster mark Tank lostWeapons=2');
    await game.allowed('activate Tank --dice 6');
    expect((await game.allowed('move Tank --action on-guard')).result).toEqual({ distance: 0, fire: 'none' });
  });
});
