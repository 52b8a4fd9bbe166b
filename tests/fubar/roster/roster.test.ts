import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL, BLUE, CAR, RED, RED2, TANK } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('hill', 'fubar');
});
afterEach(() => game.clean());

/** Red has the initiative of a turn. */
const turn = () => game.allowed('initiative --sides Red,Blue --dice "red=6 blue=1"');
const says = async (name: string) => (await game.unit(name)).says;

describe('a roster is what the game remembers', () => {
  test('fubar:unit.1 nobody has more casualties by hand than there were figures', async () => {
    await game.load([BLUE]);
    const { code, stderr } = await game.type('roster mark "Blue 1" casualties=9');
    expect([code, JSON.parse(stderr).error.message]).toEqual([2, 'casualties: there were only 8 figures.']);
    await game.type('roster mark "Blue 1" casualties=5');
    expect((await game.unit('Blue 1')).profile.figures).toBe(3);
    expect((await game.type('roster mark "Blue 1" casualties=8')).code).toBe(0);
  });

  test('fubar:unit.1 units of a roster are as those that were mustered one by one', async () => {
    await game.load([RED, TANK]);
    const loaded = await game.units();
    const other = new RosterGame('other', 'fubar');
    await other.allowed(
      'muster --name "Red 1" --side Red --level veteran --leader-level elite --figures 6 --armour light --weapons infantry-rifle:6',
    );
    await other.allowed(
      'muster --name Tank --side Red --level seasoned --vehicle light-tank --weapons light-cannon:1 --weapons heavy-machine-gun:1',
    );
    expect(await other.units()).toEqual(loaded);
    await other.load([BLUE], 'add');
    expect((await other.units()).map(({ name }) => name)).toEqual(['Red 1', 'Tank', 'Blue 1']);
    other.clean();
  });

  test.each([
    ['nobody knows', 'Nowhere'],
    ['is on foot', 'Blue 1'],
    ['is of the enemy', 'Car'],
    ['is a wreck', 'Wreck'],
  ])('(fubar:vehicle.7) nobody comes into the game riding in what %s', async (_, aboard) => {
    await game.load(ALL);
    const wreck = { ...TANK, name: 'Wreck', destroyed: true };
    const units = [{ ...RED, name: 'Red 9', aboard }, ...(aboard === 'Wreck' ? [wreck] : [])];
    await expect(game.load(units, 'add')).rejects.toThrow(/"bad-roster".*Red 9: aboard/s);
    expect((await game.units()).map(({ name }) => name)).not.toContain('Red 9');
  });

  test('(fubar:damage.5) nobody is aboard a vehicle that is a wreck, were it marked as one by hand', async () => {
    await game.load([{ ...RED2, aboard: 'Tank' }, BLUE, TANK]);
    expect((await game.unit('Red 2')).marks).toEqual({ aboard: 'Tank' });
    await game.allowed('roster mark Tank destroyed');
    expect((await game.unit('Red 2')).marks).toEqual({});
  });

  test('a unit that is typed by its name is the same as one that is named behind the action', async () => {
    await game.load(ALL);
    const named = await game.allowed('shoot "red 1" "blue 1" --seed a --no-log');
    const typed = await game.allowed('shoot --name "Red 1" --target "Blue 1" --seed a --no-log');
    expect(named.result).toEqual(typed.result);
    expect(named.input).toEqual(typed.input);
    const muster = await game.allowed('muster --name "red 1" --level green');
    expect(muster.result).toMatchObject({ activation: 5 });
    expect(await game.unit('Red 1')).toMatchObject({ profile: { level: 'green', figures: 6 } });
  });

  test('a vehicle goes on record as one, without figures or personal armour', async () => {
    const { result, input } = await game.allowed('muster --name Tank --level green --vehicle heavy-tank');
    expect(result).toEqual({ activation: 5, expertise: 6, suppress: 0 });
    expect(input.vehicle).toBe('heavy-tank');
    expect((await game.unit('Tank')).says).toBe('green heavy tank');
    for (const more of ['--figures 3', '--armour light'])
      expect((await game.type(`muster --name Car --level green --vehicle car ${more}`)).code).toBe(2);
  });

  test('load takes the place of all units, and leaves the turn as it is', async () => {
    await game.load(ALL);
    await turn();
    await game.load([RED]);
    expect((await game.units()).map(({ name }) => name)).toEqual(['Red 1']);
    await game.refused('shoot --name "Blue 1" --target "Red 1"', 'fubar:unit.1');
    expect((await game.allowed('activate "Red 1" --dice 2')).result.activated).toBe(true);
  });

  test('a new game has the units of its roster as they came, and none that were mustered by hand', async () => {
    await game.load([RED, BLUE]);
    await game.allowed('muster --name Green --level green');
    await game.allowed('shoot "Red 1" "Blue 1" --dice "fire=6,6,1,1,1,1"');
    await game.allowed('initiative --new --sides Red,Blue --seed a');
    const [red, blue, more] = await game.units();
    expect(red).toMatchObject({ name: 'Red 1', marks: {} });
    expect(blue).toMatchObject({ name: 'Blue 1', profile: { figures: 8 }, marks: {} });
    expect(more).toBeUndefined();
  });

  test('a new game has them with the marks that their roster gave them, and with no others', async () => {
    const hurt = { ...BLUE, casualties: 2, suppressed: 1 };
    await game.load([{ ...RED, aboard: TANK.name }, hurt, { ...TANK, side: RED.side }]);
    const came = await game.units();
    await game.allowed('roster unmark "Red 1" aboard');
    await game.allowed('roster mark "Blue 1" casualties=5 suppressed=0');
    await game.allowed('initiative --new --sides Red,Blue --seed a');
    expect(await game.units()).toEqual(came);
    await game.type('undo');
    expect((await game.unit('Blue 1')).profile.figures).toBe(3);
  });

  test('a name without training is no unit of the roster yet; once it is mustered its losses stand', async () => {
    await game.allowed(
      'shoot --level veteran --fp 2 --target Ghost --target-figures 4 --target-level green --take 0 --dice "6 6"',
    );
    expect((await game.unit('Ghost')).says).toBe('green, 2 of 4 figures left');
    await game.load([{ ...BLUE, name: 'ghost' }], 'add');
    expect(await game.unit('Ghost')).toMatchObject({ profile: { figures: 6 }, began: { figures: 8 } });
  });

  test('names of the roster are one name, however their letters are put together', async () => {
    await game.load([{ ...RED, name: 'Füsiliere' }, BLUE]);
    await game.allowed('shoot "Blue 1" Fu\u0308siliere --take 0 --dice "fire=6,6,1,1,1,1,1,1 save=1,1"');
    await game.allowed('muster --name Fu\u0308siliere --level elite');
    const units = await game.units();
    expect(units).toHaveLength(2);
    expect(units[0]).toMatchObject({ name: 'Füsiliere', profile: { level: 'elite', figures: 4 } });
  });

  test('odd names are names: 80 characters, an emoji, __proto__', async () => {
    const names = ['x'.repeat(80), '🪖 Trupp', '__proto__', 'constructor'];
    await game.load([...names.map((name) => ({ ...RED, name })), BLUE]);
    for (const name of names) await game.allowed(`shoot "Blue 1" "${name}" --dice "fire=1,1,1,1,1,1,1,1"`);
    expect((await game.units()).map(({ name }) => name)).toEqual([...names, 'Blue 1']);
  });
});

describe('units fill in the names of an action', () => {
  test.each<[string, string, object]>([
    ['activate', 'activate "Red 1"', { name: 'Red 1' }],
    ['move', 'move "Red 1" --action walk', { name: 'Red 1' }],
    ['move of a vehicle', 'move Tank', { name: 'Tank' }],
    ['shoot', 'shoot "Red 1" "Blue 1"', { name: 'Red 1', target: 'Blue 1' }],
    ['melee', 'melee "Red 2" "Blue 1" --rounds 1', { attackerName: 'Red 2', defenderName: 'Blue 1' }],
    ['withdraw', 'withdraw "Red 1" "Blue 1"', { name: 'Red 1', pursuer: 'Blue 1' }],
    [
      'vehicle-damage',
      'vehicle-damage Car "Blue 1" --hits 1 --facing side',
      { name: 'Car', passengerName: 'Blue 1' },
    ],
    ['overrun', 'overrun Tank "Blue 1"', { by: 'Tank', name: 'Blue 1' }],
    ['pass', 'pass "Red 1"', { name: 'Red 1', side: 'Red' }],
  ])('%s', async (_, line, input) => {
    await game.load(ALL);
    const { units, ...told } = (await game.allowed(`${line} --seed a`)) as never as {
      units: { filled: string[] };
      input: object;
    };
    expect(told.input).toMatchObject(input);
    expect(units.filled).toEqual(expect.arrayContaining(Object.keys(input)));
  });

  test('what is typed wins over what is on record', async () => {
    await game.load(ALL);
    const line =
      'shoot "Red 1" "Blue 1" --weapon pistol --figures 2 --target-figures 3 --level green --seed a';
    const { input, steps } = await game.allowed(line);
    expect(input).toMatchObject({ level: 'green', targetFigures: 3, figures: 2 });
    expect(steps.find(({ id }) => id === 'expertise')?.value).toBe(6);
  });

  test('the exact odds are those of the flags', async () => {
    await game.load(ALL);
    const odds = async (line: string) =>
      (JSON.parse((await game.type(`${line} --odds`)).stdout) as { odds: unknown }).odds;
    expect(await odds('shoot "Red 1" "Blue 1"')).toEqual(
      await odds(
        'shoot --level veteran --weapon infantry-rifle --figures 6 --target-figures 8 --target-level green',
      ),
    );
    expect(await odds('withdraw "Red 2" "Blue 1"')).toEqual(
      await odds('withdraw --level seasoned --pursuer-level green'),
    );
    expect(await odds('overrun Tank "Red 1" --anyway')).toEqual(
      await odds('overrun --level veteran --leader-level elite --figures 6 --armour light'),
    );
  });

  test.each<[string, string, string]>([
    ['a vehicle does not fight hand to hand', 'melee Tank "Blue 1"', 'fubar:vassault.1'],
    ['a vehicle does not withdraw', 'withdraw Tank', 'fubar:withdraw.1'],
    ['no vehicle follows up', 'withdraw "Red 1" Car', 'fubar:withdraw.1'],
    ['figures take no damage of vehicles', 'vehicle-damage "Red 1" --hits 1 --facing side', 'fubar:damage.1'],
    ['no vehicle rides in another', 'vehicle-damage Tank Car --hits 1 --facing side', 'fubar:vehicle.7'],
    ['a unit on foot runs nobody over', 'overrun "Red 1" "Blue 1"', 'fubar:vassault.1'],
    ['a vehicle is not run over', 'overrun Tank Car', 'fubar:vassault.1'],
    [
      'infantry does not assault a vehicle',
      'melee "Blue 1" Tank --facing side --attackers 8',
      'fubar:melee.1',
    ],
  ])('%s', async (_, line, clause) => {
    await game.load(ALL);
    await game.refused(line, clause);
  });

  test('fubar:unit.1 opponents who follow up have to be on record, whether the unit gets away or not', async () => {
    await game.load(ALL);
    await game.refused('withdraw "Red 1" --pursuer Nobody --dice "withdrawal=1"', 'fubar:unit.1');
    await game.refused('withdraw "Red 1" --pursuer "red 1"', 'fubar:withdraw.2');
  });

  test('a unit that is out of the game takes no more part in it', async () => {
    await game.load([{ ...RED, casualties: 6 }, { ...CAR, destroyed: true }, BLUE]);
    for (const line of ['shoot "Blue 1" "Red 1"', 'activate "Red 1"', 'overrun Car "Blue 1"']) {
      const { code, stderr } = await game.type(line);
      expect({ code, stderr }).toMatchObject({
        code: 3,
        stderr: expect.stringMatching(/nobody is left|is destroyed/),
      });
    }
  });
});

describe('units are changed by hand', () => {
  test('figures by hand are those that are left, and marks are what the game knows', async () => {
    await game.load(ALL);
    await turn();
    await game.allowed('roster mark "Blue 1" figures=3 suppressed=1');
    expect(await game.unit('Blue 1')).toMatchObject({ profile: { figures: 3 }, began: { figures: 8 } });
    const { steps } = await game.allowed('activate "Blue 1" --side Red --dice 1 --no-log');
    expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['withdraws', 'activation-suppressed']));
    await game.allowed('roster mark "Blue 1" figures=10');
    expect(await game.unit('Blue 1')).toMatchObject({ began: { figures: 10 }, marks: { suppressed: 1 } });
    await game.allowed('roster mark "Red 1" fired tried=passed action=run');
    await game.refused('shoot "Red 1" "Blue 1"', 'fubar:action.3');
    await game.refused('activate "Red 1"', 'fubar:turn.1');
    for (const mark of ['fired', 'tried', 'action']) await game.allowed(`roster unmark "Red 1" ${mark}`);
    expect((await game.unit('Red 1')).marks).toEqual({});
    await game.allowed('roster mark Tank immobilised destroyed stunned=1 drove=none');
    expect(await says('Tank')).toBe('seasoned light tank, destroyed');
    for (const mark of ['destroyed', 'immobilised', 'stunned'])
      await game.allowed(`roster unmark Tank ${mark}`);
    await game.refused('shoot Tank "Blue 1"', 'fubar:vehicle.4');
  });

  test.each<[string, string]>([
    ['more suppressed than there are', 'roster mark "Red 2" suppressed=5'],
    ['a mark of a turn before the first', 'roster mark "Red 2" fired'],
    ['figures of a vehicle', 'roster mark Tank figures=3'],
  ])('not so: %s', async (_, line) => {
    await game.load(ALL);
    const before = await game.units();
    expect((await game.type(line)).code).toBe(2);
    expect(await game.units()).toEqual(before);
  });

  test.each<[string, object]>([
    ['more weapons than figures', { ...RED2, weapons: ['infantry-rifle:5'] }],
    ['more casualties than figures', { ...RED2, casualties: 5 }],
    ['a weapon there is not', { ...RED2, weapons: ['bow:1'] }],
    ['no training', { name: 'X', figures: 4 }],
    ['a vehicle of no kind', { name: 'X', kind: 'vehicle', level: 'green' }],
  ])('a roster file with %s is not loaded', async (_, unit) => {
    await expect(game.load([unit])).rejects.toThrow(/bad-roster/);
  });
});

describe('wg roster check', () => {
  test('the forces of the example are legal, and can be loaded', async () => {
    expect((await game.allowed('roster check examples/fubar-roster.yaml')) as never).toMatchObject({
      legal: true,
    });
    await game.allowed('roster load examples/fubar-roster.yaml');
    expect(await game.units()).toHaveLength(6);
  });

  const checked = async (units: object[], more = '') => {
    await game.load(units);
    const { code, stderr } = await game.type(`roster check ${more}`);
    return code === 0 ? 'legal' : (JSON.parse(stderr) as { error: { clause: string } }).error.clause;
  };

  test('fubar:weapon.4 a heavy machine gun on foot has two crew; fubar:R26 option 2: one may fire it', async () => {
    const gun = (n: number) => [{ ...RED2, weapons: [`heavy-machine-gun:${n}`] }, TANK];
    expect(await checked(gun(2))).toBe('legal');
    expect(await checked(gun(3))).toBe('fubar:weapon.4');
    expect(await checked(gun(3), '--ruling R26=2')).toBe('legal');
  });

  test('fubar:suppress.4 no more lie down than the training bears; fubar:R10 option 2: or that of a leader', async () => {
    expect(await checked([{ ...RED2, suppressed: 2 }])).toBe('legal');
    expect(await checked([{ ...RED2, suppressed: 3 }])).toBe('fubar:suppress.4');
    const led = [{ ...RED2, suppressed: 3, 'leader-level': 'veteran' }];
    expect(await checked(led)).toBe('fubar:suppress.4');
    expect(await checked(led, '--ruling R10=2')).toBe('legal');
  });

  test('fubar:unit.1 a unit whose figures were mustered after its weapons has no more of them than figures', async () => {
    await game.allowed('muster --name "Red 1" --level green --weapons infantry-rifle:5');
    await game.allowed('muster --name "Red 1" --level green --figures 3');
    const { code, stderr } = await game.type('roster check');
    expect(code).toBe(3);
    expect(JSON.parse(stderr).error.clause).toBe('fubar:unit.1');
  });
});

describe('fubar:unit.1 fubar:fire.9 of a unit that was only spoken of', () => {
  beforeEach(async () => {
    await game.load([RED]);
    await turn();
    await game.allowed(
      'activate --name B9 --side Blue --level veteran --leader-level elite --dice 6 --anyway',
    );
  });

  test('hits are not taken as long as nobody knows how many it is, though its training is known', async () => {
    const { input, result } = await game.allowed('shoot "Red 1" B9 --range 5 --seed a --anyway');
    expect(input).not.toHaveProperty('targetLevel');
    expect(result).not.toHaveProperty('casualties');
    await game.refused('shoot "Red 1" B9 --range 5 --target-level green --anyway', 'fubar:unit.1');
  });

  test('and are by its training once that is told', async () => {
    const line = 'shoot "Red 1" B9 --range 5 --target-figures 5 --seed a --anyway';
    const { input, result } = await game.allowed(line);
    expect(input).toMatchObject({ targetLevel: 'veteran', targetLeaderLevel: 'elite', targetFigures: 5 });
    expect(result).toHaveProperty('casualties');
  });
});
