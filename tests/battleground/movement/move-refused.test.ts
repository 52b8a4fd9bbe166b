import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/battleground/movement/move.js';
import type { Input } from '../../../src/rules/record.js';
import { barred, conflicting, filledAs, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, withDice } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** Who may not move, or not so; what is asked for together; and what units fill in of their moves. */

const section = (profile: Input = {}, marks: Input = {}) =>
  unit('infantry', { grade: 'C', figures: 8, leaders: 1, ...profile }, marks, 'Alpha');
const truck = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { vehicle: 'truck', ...profile }, marks, 'Opel');

test.each<[Given, readonly string[]]>([
  [
    { inMelee: true, routing: true, reacted: true, riding: true },
    [
      'bg:melee.10 melee: A unit in a melee may not move: it fights to the end of it. -> wg melee <unit>',
      'bg:retreat.3 routing: A routing unit may not move: it moves when it does not rally. -> wg rally <unit>',
      'bg:defend.2 reacted (bg:R61=1): It may not move: it fled in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
    ],
  ],
  [
    { riding: true, board: false },
    [
      'bg:pass.2 aboard: A unit that rides in a vehicle has to get off before it moves, which is a whole move. -> wg move <unit> --board',
    ],
  ],
  [{ riding: true, board: true }, []],
  [{ riding: false, board: false }, []],
  [
    { type: 'car', damage: 'immobilised' },
    ['bg:vdam.3 stopped: The vehicle cannot move: its damage keeps it where it is.'],
  ],
  [{ type: 'car', damage: 'half-weapons' }, []],
  [
    { type: 'tank', stoppedBy: 'mines' },
    ['bg:mine.10 stopped: The vehicle cannot move: mines have stopped it.'],
  ],
  [
    { type: 'tank', stoppedBy: 'breakdown' },
    ['bg:vmove.1 stopped: The vehicle cannot move: it has broken down.'],
  ],
  [
    { type: 'tank', boarded: true },
    ['bg:pass.2 boarded: Somebody got on or off the vehicle: it does not move under this card.'],
  ],
  [
    { board: true, vehicleMoved: true },
    ['bg:pass.2 moved: The vehicle has moved under this card: nobody gets on or off.'],
  ],
  [{ board: false, vehicleMoved: true }, []],
  [
    { board: true, mounted: true },
    [
      'bg:cav.6 mounted: Cavalry on horseback rides in no vehicle: it dismounts first. -> Use --type infantry, if it is on foot.',
    ],
  ],
  [
    { board: true, type: 'cavalry' },
    [
      'bg:cav.6 mounted: Cavalry on horseback rides in no vehicle: it dismounts first. -> Use --type infantry, if it is on foot.',
    ],
  ],
  [{ board: true, type: 'infantry' }, []],
  [{ board: false, type: 'cavalry', mounted: true }, []],
  [
    { digIn: true, mined: true },
    [
      'bg:mine.8 mined: Nobody digs in inside a minefield. -> Out of the field it may: wg mines <unit> --across.',
    ],
  ],
  [{ digIn: false, mined: true }, []],
  [{ digIn: true, mined: false }, []],
  [{ digIn: true, type: 'truck' }, ['bg:dig.6 vehicle: Vehicles may not dig in during the game.']],
  [
    { digIn: true, type: 'cavalry' },
    ['bg:cav.6 mounted: Cavalry digs in only dismounted. -> Use --type infantry.'],
  ],
  [{ digIn: true }, []],
  [
    { mounted: true, run: true },
    [
      'bg:cav.1 mounted: Cavalry on horseback neither runs nor digs out: it rolls its own dice. -> Use --type infantry, if it moves on foot.',
    ],
  ],
  [
    { mounted: true, digOut: true },
    [
      'bg:cav.1 mounted: Cavalry on horseback neither runs nor digs out: it rolls its own dice. -> Use --type infantry, if it moves on foot.',
    ],
  ],
  [{ mounted: true }, []],
  [{ run: true, digOut: true }, []],
  [
    { dugIn: true, digOut: false },
    [
      'bg:dig.5 dug in: The unit is dug in: it has to dig out before it moves. -> Use --dig-out, with --run to move as well.',
    ],
  ],
  [{ dugIn: true, digOut: true }, []],
  [{ dugIn: true, digOut: false, type: 'tank' }, []],
])('what forbids a move of %j', (given, said) => {
  expect(forbidden(move, given)).toEqual(said);
});

test.each<[Given, string]>([
  [{ intoEnemy: true }, 'bg:move.15 No unit may move into or through the enemy. -> Charge: wg charge.'],
  [{ type: 'truck', intoEnemy: true }, 'bg:vmove.8 A vehicle may not ram another or run people over.'],
  [
    { intoBuilding: true, figures: 9, occupants: 10 },
    'bg:build.3 A building holds 2 units and 18 figures: 10 and 9 figures are 19.',
  ],
  [
    { intoBuilding: true, figures: 9, occupants: 2, occupyingUnits: 2 },
    'bg:build.3 A building holds 2 units and 18 figures: there are two units in it.',
  ],
  [
    { board: true, figures: 4, prisoners: 3 },
    'bg:pass.1 A truck or carrier holds 6 figures; 7 need 2. -> wg move <unit> --board --vehicles 2',
  ],
  [
    { type: 'tank', diceMost: 2 },
    'bg:vmove.2 A tank has 3 dice, not 2: scenarios set those of some trucks and armoured cars. -> To roll fewer of them: --dice-count 2.',
  ],
  [
    { type: 'car', diceMost: 3 },
    'bg:vmove.1 A car has 4 dice, not 3: scenarios set those of some trucks and armoured cars. -> To roll fewer of them: --dice-count 3.',
  ],
  [{ type: 'tank', diceCount: 4 }, 'bg:vmove.2 A tank rolls up to 3 dice, not 4.'],
  [
    { type: 'truck', diceCount: 4 },
    'bg:vmove.2 A truck rolls up to 3 dice, not 4. -> Where the scenario gives it more: --dice-most.',
  ],
])('why %j is no move', (given, said) => {
  expect(refusing(move, given)).toBe(said);
});

describe('what does not go together', () => {
  const FOR_VEHICLES = 'is for vehicles: --type car or tank';
  const ON_FOOT = 'is for infantry and cavalry';
  const NO_DIG_IN = 'does not go with --dig-in';
  const NO_BOARD = 'does not go with --board';
  const NO_STAY = 'needs --run with --dig-out';
  const WAY = {
    road: true,
    obstacles: 1,
    turn: 90,
    slow: 1,
    clear: 1,
    ford: 1,
    declared: 1,
    intoEnemy: true,
  };
  const both = (way: Given, given: Given) => ({ ...given, ...way });
  const each = (given: Given, said: string) =>
    Object.entries(WAY).map(([name, value]): [Given, string] => [
      both({ [name]: value }, given),
      `${name} ${said}`,
    ]);

  test.each<[Given, string | undefined]>([
    [{ diceCount: 2 }, `diceCount ${FOR_VEHICLES}`],
    [{ diceMost: 3 }, `diceMost ${FOR_VEHICLES}`],
    [{ tracked: true }, `tracked ${FOR_VEHICLES}`],
    [{ type: 'cavalry', reverse: 1 }, `reverse ${FOR_VEHICLES}`],
    [{ damage: 'immobilised' }, `damage ${FOR_VEHICLES}`],
    [{ stoppedBy: 'mines' }, `stoppedBy ${FOR_VEHICLES}`],
    [{ type: 'cavalry', boarded: true }, `boarded ${FOR_VEHICLES}`],
    [{ type: 'cavalry', run: true }, 'run is for infantry: --type infantry'],
    [{ type: 'car', digOut: true }, 'digOut is for infantry: --type infantry'],
    [{ mount: true }, 'mount is for cavalry: --type cavalry'],
    [{ dismount: true }, 'dismount is for cavalry: --type cavalry'],
    [{ leaveHorses: true }, 'leaveHorses is for cavalry: --type cavalry'],
    [
      { type: 'car', intoBuilding: true },
      'intoBuilding is for infantry and cavalry: a vehicle does not enter a building',
    ],
    [{ type: 'car', ran: true }, `ran ${ON_FOOT}`],
    [{ type: 'car', figures: 3 }, `figures ${ON_FOOT}`],
    [{ type: 'car', board: true }, `board ${ON_FOOT}`],
    [{ type: 'car', routing: true }, `routing ${ON_FOOT}`],
    [{ type: 'car', riding: true }, `riding ${ON_FOOT}`],
    [{ type: 'car', mounted: true }, `mounted ${ON_FOOT}`],
    [{ type: 'car', mined: true }, `mined ${ON_FOOT}`],
    [{ digIn: true, dugIn: true }, 'dugIn and --dig-in exclude each other: it is dug in already'],
    [{ digIn: true, run: true }, `run ${NO_DIG_IN}`],
    [{ digIn: true, digOut: true }, `digOut ${NO_DIG_IN}`],
    [{ digIn: true, board: true }, `board ${NO_DIG_IN}`],
    [{ digIn: true, intoBuilding: true }, `intoBuilding ${NO_DIG_IN}`],
    ...each({ digIn: true }, NO_DIG_IN),
    [{ board: true, run: true }, `run ${NO_BOARD}`],
    [{ board: true, digOut: true }, `digOut ${NO_BOARD}`],
    ...each({ board: true }, NO_BOARD),
    ...each({ digOut: true }, NO_STAY),
    [{ digOut: true, run: true, road: true, obstacles: 1 }, undefined],
    [{ type: 'cavalry', mount: true, dismount: true }, 'mount and --dismount exclude each other'],
    [{ slow: 1, clear: 1 }, 'clear and --slow exclude each other'],
    [{ type: 'cavalry', leaveHorses: true }, 'leaveHorses needs --dismount'],
    [{ type: 'cavalry', leaveHorses: true, dismount: true }, undefined],
    [{ occupants: 1 }, 'occupants needs --into-building'],
    [{ occupyingUnits: 1 }, 'occupyingUnits needs --into-building'],
    [{ turn: 181 }, 'turn is at most 180 on foot or on horseback'],
    [{ turn: 180 }, undefined],
    [{ type: 'tank', turn: 181 }, undefined],
    [{ offRoad: 1 }, 'offRoad needs --road'],
    [{ road: true, offRoad: 1, clear: 1 }, 'clear does not go with --off-road: say --slow'],
    [{ vehicleMoved: true }, 'vehicleMoved needs --board'],
    [{ prisoners: 1 }, 'prisoners needs --board'],
    [{ vehicles: 2 }, 'vehicles needs --board'],
    [{ board: true, figures: 9, vehicles: 2, prisoners: 1, vehicleMoved: true }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(move, given)).toBe(said);
  });
});

describe('who cannot move so', () => {
  const not = (typed: Given, ...units: readonly (ReturnType<typeof unit> | undefined)[]) =>
    barred(move, typed, ...units);
  const dug = section({}, { dugIn: true });
  const rider = section({}, { mounted: true });

  test('bg:dig.1 bg:dig.2 digging in where it is dug in, and out where it is not', () => {
    expect(not({ digIn: true }, dug)).toBe('bg:dig.1 Alpha is dug in already.');
    expect(not({ digIn: true, dugIn: false }, dug)).toBeUndefined();
    expect(not({ digIn: true }, section())).toBeUndefined();
    expect(not({ digOut: true }, section())).toBe(
      'bg:dig.2 Alpha is not dug in: it digs out of nothing. -> If it is: wg roster mark Alpha dug-in.',
    );
    expect(not({ digOut: true, dugIn: true }, section())).toBeUndefined();
    expect(not({ digOut: true }, dug)).toBeUndefined();
  });

  test('bg:cav.4 bg:cav.6 mounting where it is mounted, dismounting where it is not, and without horses', () => {
    expect(not({ mount: true }, rider)).toBe('bg:cav.4 Alpha is mounted already.');
    expect(not({ dismount: true }, rider)).toBeUndefined();
    expect(not({ dismount: true }, section())).toBe(
      'bg:cav.4 Alpha is on foot already. -> If it is on horseback: wg roster mark Alpha mounted.',
    );
    expect(not({ mount: true }, section())).toBe(
      'bg:cav.6 Nobody holds horses for Alpha: it cannot mount. -> If somebody does: wg roster mark Alpha horses.',
    );
    expect(not({ mount: true }, section({}, { horses: true }))).toBeUndefined();
  });

  test('bg:pass.2 who rides in a vehicle gets off it, and not off a horse', () => {
    const riding = section({}, { aboard: 'Opel' });
    const said = 'bg:pass.2 Alpha rides in Opel: to get off is a whole move. -> wg move Alpha --board';
    expect(not({ dismount: true }, riding)).toBe(said);
    expect(not({ mount: true }, riding)).toBe(said);
    expect(not({ board: true }, riding)).toBeUndefined();
    expect(not({ dismount: true }, section({}, { mounted: true }))).toBeUndefined();
  });

  test.each([
    ['bg:move.6', 'run', 'run'],
    ['bg:dig.6', 'digIn', 'dig'],
    ['bg:dig.6', 'digOut', 'dig'],
    ['bg:cav.4', 'mount', 'mount or dismount'],
    ['bg:cav.4', 'dismount', 'mount or dismount'],
    ['bg:cav.4', 'leaveHorses', 'mount or dismount'],
    ['bg:pass.1', 'board', 'ride in another'],
    ['bg:build.1', 'intoBuilding', 'enter a building'],
  ])('%s no vehicle may be told to %s', (clause, asked, does) => {
    expect(not({ [asked]: true }, truck())).toBe(`${clause} Opel is a vehicle: it cannot ${does}.`);
    expect(not({}, truck())).toBeUndefined();
  });

  test('bg:emp.3 bg:pass.1 an emplacement neither moves nor carries', () => {
    const nest = unit('emplacement', { type: 'nest' }, {}, 'Nest');
    expect(not({}, nest)).toBe('bg:emp.3 Nest is an emplacement: it stays where it is.');
    expect(not({}, section(), nest)).toBe('bg:pass.1 Nest is no vehicle: it cannot take passengers.');
  });

  describe('on a vehicle, or off it', () => {
    const aboard = (of: string) => section({ figures: 6 }, { aboard: of });
    const on = (vehicle: ReturnType<typeof unit>, who = section({ figures: 6 }), typed: Given = {}) =>
      not(typed, who, vehicle);

    test('bg:pass.1 only figures ride, and only in trucks and carriers, as many as there are', () => {
      const NOTHING = 'bg:pass.1 A vehicle rides in nothing: trucks and carriers hold figures.';
      expect(on(truck(), truck())).toBe(NOTHING);
      expect(not({ type: 'tank' }, undefined, truck())).toBe(NOTHING);
      expect(not({ type: 'cavalry' }, undefined, truck())).toBeUndefined();
      expect(on(truck({ vehicle: 'medium-tank' }))).toBe(
        'bg:pass.1 Opel is a medium tank: only trucks and carriers hold figures.',
      );
      expect(on(truck({ vehicle: 'apc' }))).toBeUndefined();
      expect(on(truck({ vehicle: 'medium-tank' }), aboard('Opel'))).toBeUndefined();
      expect(on(truck({ models: 2 }), section(), { vehicles: 3 })).toBe(
        'bg:pass.1 Opel is 2 vehicles, and no more. -> In several that are no one unit: wg move <unit> --board --vehicles 2, without their names.',
      );
      expect(on(truck({ models: 2 }), section(), { vehicles: 2 })).toBeUndefined();
    });

    test.each([
      ...['run', 'digIn', 'digOut', 'mount', 'dismount', 'leaveHorses'],
      ...['road', 'obstacles', 'turn', 'slow', 'clear', 'ford', 'declared', 'intoEnemy'],
    ])('bg:pass.2 it is a whole walk: nothing goes with it, not --%s', (name) => {
      expect(on(truck(), section({}, { horses: true }), { [name]: 1 })).toBe(
        'bg:pass.2 Getting on or off a vehicle is a whole walk: nothing else goes with it. -> Name the vehicle alone; or leave it out, to move without it.',
      );
    });

    test('bg:melee.10 bg:pass.2 not in a melee, not on a wreck, not from one into another', () => {
      expect(on(truck({}, { melee: 'Opel' }))).toBe(
        'bg:melee.10 Opel is in a melee: nobody gets on or off until it is over.',
      );
      expect(on(truck({}, { destroyed: true }))).toBe('bg:pass.2 Opel is destroyed: nobody gets on.');
      for (const of of ['Opel', 'opel', 'a carrier'])
        expect(on(truck({}, { destroyed: true }), aboard(of))).toBeUndefined();
      expect(on(truck(), aboard('Ford'))).toBe(
        'bg:pass.2 The unit rides in another vehicle: to get off that is a whole walk. -> wg move <unit> --board, without the name of this one.',
      );
    });
  });
});

describe('what units fill in', () => {
  const keeper = section({}, { prisoners: 3, guards: 1 });

  test('(bg:prison.4) prisoners count where they get on or off, and nowhere else', () => {
    expect(filledAs(move, {}, keeper)).toEqual({ figures: 8 });
    expect(filledAs(move, { board: true }, keeper)).toEqual({ figures: 8, prisoners: 3 });
    expect(filledAs(move, {}, keeper, truck({ models: 2 }, { hasMoved: true }))).toEqual({
      ...{ figures: 8, prisoners: 3, board: true, vehicles: 2, vehicleMoved: true },
    });
  });

  test('(bg:cav.1) who is on horseback moves as cavalry, and so does whoever mounts', () => {
    const rider = section({}, { mounted: true });
    expect(filledAs(move, {}, rider)).toEqual({ figures: 8, type: 'cavalry', mounted: true });
    expect(filledAs(move, { type: 'infantry' }, rider)).toEqual({ figures: 8, type: 'cavalry' });
    expect(filledAs(move, { mount: true }, section({}, { horses: true }))).toEqual({
      // One of them is with the horses.
      ...{ figures: 7, type: 'cavalry' },
    });
  });

  test('(bg:vmove.1) a vehicle as it stands', () => {
    const marks = { dugIn: true, damage: 'half-weapons', stoppedBy: 'mines', boarded: true, reacted: 'fled' };
    expect(filledAs(move, {}, truck({ diceMost: 4, tracked: true }, marks))).toEqual({
      ...{ type: 'truck', diceMost: 4, tracked: true, dugIn: true, damage: 'half-weapons' },
      ...{ stoppedBy: 'mines', boarded: true },
    });
  });

  test('(bg:move.7) infantry as it stands', () => {
    const marks = { dugIn: true, ran: true, routing: true, mined: true, melee: 'Alpha' };
    expect(filledAs(move, {}, section({}, marks))).toEqual({
      ...{ figures: 8, dugIn: true, ran: true, routing: true, mined: true, inMelee: true },
    });
  });
});

describe('who has horses', () => {
  test('bg:cav.5 seven of eight who dismount fight on, and one holds the horses', () => {
    expect(protocolOf(move, { type: 'cavalry', dismount: true, figures: 8 }, '5')).toEqual([
      'bg:cav.4 roll = 5: moves and dismounts 1D6: 5 in [move 5]',
      'bg:cav.2 no-marker = true: cavalry loses no grade for moving',
      'bg:cav.5 horses = 1: one figure holds the horses, 7 of 8 fight on foot',
      'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
      'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
      'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
      'bg:cav.5 > set {"to":"mover","of":"infantry","is":{"mounted":null,"horses":true}}',
      '{"inches":5,"immobilised":false}',
      '= moves up to 5 in',
    ]);
  });

  test('bg:cav.6 nobody holds horses that are let go', () => {
    const given = { type: 'cavalry', dismount: true, leaveHorses: true };
    expect(protocolOf(move, given, '5').slice(2)).toEqual([
      'bg:cav.6 horses = false: the horses go for good: all fight on foot',
      'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
      'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
      'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
      'bg:cav.6 > set {"to":"mover","of":"infantry","is":{"mounted":null,"horses":null}}',
      '{"inches":5,"immobilised":false}',
      '= moves up to 5 in',
    ]);
  });
});

test('(bg:R25) a tank has its three dice by either reading, and nobody is asked', () => {
  const { rulings } = withDice(move, { type: 'tank', tracked: true }, '1,2,3', { 'bg:R25': 2 });
  expect(rulings).toEqual({});
});

test('bg:pass.2 whoever rides gets off by the same walk', () => {
  expect(protocolOf(move, { board: true, figures: 6, riding: true, ran: true })).toEqual([
    'bg:pass.2 bg:R29 board = 6: 6 figures on or off 1 vehicle: a whole walk, within 1 in of it',
    'bg:pass.2 vehicle-waits = true: the vehicle does not move on this card',
    'bg:move.7 run-marker = false: its run marker comes off',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:move.7 > set {"to":"mover","of":"infantry","is":{"ran":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:pass.2 > set {"to":"mover","of":"infantry","is":{"aboard":null}}',
    'bg:pass.2 > set {"to":"carrier","of":"vehicle","is":{"boarded":true}}',
    '{"inches":0,"immobilised":false}',
    '= on or off, no move',
  ]);
});
