import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What somebody has come upon in a hex, and the game knows from then on. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('told');
});
afterEach(() => game.clean());

const standing = async () => (JSON.parse((await game.type('game')).stdout) as { state: string[] }).state;
interface Now {
  readonly clock: { readonly now: readonly string[] };
}
const now = async () => (JSON.parse((await game.type('now')).stdout) as Now).clock.now;

test('vv:beyond.20.7 a minefield that was revealed stays, whoever lives through it: who enters later is told, and attacked once', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.allowed('mines "1 Squad" --hidden --dice 1');
  expect(await standing()).toContain('mines in Lane');
  expect(await game.remarks('move "2 Squad" --through open --to lane')).toEqual(['vv:20.7']);
  expect(await now()).toContain("mines in lane attack 2 Squad: wg mines '2 Squad'");
  expect((await game.allowed('mines --dice 6')).input).toMatchObject({ units: 1, hex: 'lane' });
  expect((await now()).filter((line) => line.includes('mines'))).toEqual([]);
  // Whoever is there already and moves on within the hex has entered nothing.
  await game.phases(12);
  expect(await game.remarks('move "2 Squad" --to Lane')).not.toContain('vv:20.7');
  expect(await game.remarks('move Schmidt --through open --to Barn')).not.toContain('vv:20.7');
});

test('vv:20.7 vv:R41 mines of a hex that is assaulted await those who take it, told or not', async () => {
  await game.begins(4);
  await game.allowed('roster mark Baker mines=Farm');
  const { input, steps } = await game.allowed('close-assault "1 Squad,2 Squad" Farm --dice "1 1"');
  expect(input.minefield).toBe(true);
  expect(steps.map(({ id }) => id)).toContain('minefield');
});

test('(vv:20.7) whoever assaults out of mines in which he was assaulted himself has not entered them', async () => {
  await game.begins(4);
  await game.allowed('roster mark Baker mines=Farm');
  await game.allowed('close-assault "1 Squad" Farm --dice "6 6"');
  await game.allowed('casualties Farm --choose pin:Coleman');
  await game.allowed('roster mark "1 Squad" points=0');
  await game.phases(6);
  await game.allowed('close-assault Able,Baker "Hill 12" --dice "6 6"');
  await game.allowed('casualties Able --choose eliminate:Able,eliminate:Baker');
  await game.allowed('roster mark Baker eliminated=no points=0');
  expect((await now()).filter((line) => line.includes('mines'))).toEqual([]);
});

describe('vv:20.7 vv:R41 after the points of an assault', () => {
  const taken = async (...rulings: string[]) => {
    await game.begins(4);
    for (const ruling of rulings) await game.allowed(`game house --ruling ${ruling}`);
    await game.allowed('roster mark Baker mines=Farm');
    await game.allowed('close-assault "1 Squad,2 Squad" Farm --dice "1 1"');
    await game.allowed('casualties --choose "eliminate:1 Squad,pin:2 Squad"');
    return (await now()).filter((line) => line.includes('mines'));
  };

  test('mines are due on those who hold the hex, before the phase is over', async () => {
    expect(await taken()).toEqual(["mines in Farm attack 2 Squad: wg mines '2 Squad'"]);
    expect(await game.remarks('turn --phase')).toEqual(['vv:20.7']);
    await game.type('undo');
    expect((await game.allowed('mines --dice 6')).input).toMatchObject({ units: 1, hex: 'Farm' });
    expect(await game.remarks('turn --phase')).toEqual([]);
  });

  test('they are not, where taking it is ruled to be no entering', async () => {
    expect(await taken('vv:R41=2')).toEqual([]);
    expect(await game.remarks('turn --phase')).toEqual([]);
  });
});

test('vv:20.7 an AFV that overruns a mined hex, or ends behind it in one, is told', async () => {
  await game.begins(2);
  for (const name of ['Coleman', 'Able', 'Baker'])
    await game.allowed(`roster mark ${name} hex=Field terrain=open`);
  await game.allowed('roster mark Baker mines=Field');
  expect(await game.remarks('overrun "Panzer IV" Field --to C4 --dice "6 6" --no-log')).toContain('vv:20.7');
  await game.allowed('roster mark Baker mines=no');
  await game.allowed('roster mark Baker mines=C4');
  expect(await game.remarks('overrun "Panzer IV" Field --to C4 --dice "6 6" --no-log')).toContain('vv:20.7');
  expect(await game.remarks('overrun "Panzer IV" Field --to C5 --dice "6 6" --no-log')).not.toContain(
    'vv:20.7',
  );
});

test('vv:20.7 who has met two minefields has told of both', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.allowed('mines "1 Squad" --hidden --dice 6');
  await game.phases(12);
  await game.allowed('move "1 Squad" --through open --to Barn');
  await game.allowed('mines "1 Squad" --hidden --dice 6');
  expect(await standing()).toEqual(expect.arrayContaining(['mines in Lane', 'mines in Barn']));
});

test('vv:beyond.20.8 wire that a tank drives through is in its hex, and stops infantry that says nothing of it', async () => {
  await game.begins(2);
  await game.allowed('move "Panzer IV" --through open:wire --to Lane');
  expect(await standing()).toContain('barbed wire in Lane');
  expect((await game.unit('Panzer IV')).says).not.toContain('wire');
  const { steps } = await game.allowed('move "1 Squad" --through open --to Lane');
  expect(steps).toContainEqual(
    expect.objectContaining({ id: 'wire', clause: 'vv:beyond.20.8', value: true }),
  );
  expect((await game.unit('1 Squad')).says).toContain('in Lane (open, barbed wire)');
  expect(await game.remarks('move "1 Squad" --through open --to Barn')).toEqual(['vv:beyond.20.8']);
  await game.allowed('roster mark "Panzer IV" wire=Ditch');
  await game.phases(6);
  await game.refused('move Truck --through open --to Ditch', 'vv:beyond.20.8');
});

describe('(vv:20.3) vv:beyond.20.3 the ground of a hex', () => {
  test('is known when everybody has left it, and is that of whoever comes', async () => {
    await game.begins(2);
    await game.allowed('move "1 Squad" --through woods:foxholes --to Wood');
    await game.phases(12);
    await game.allowed('move "1 Squad" --through open --to Lane');
    expect(await game.remarks('move "2 Squad" --through woods --to wood')).toEqual(['vv:beyond.20.3']);
    expect((await game.unit('2 Squad')).says).toContain('in wood (woods, foxholes)');
    await game.phases(5);
    const { input } = await game.allowed('shoot Able Wood --range 3 --dice "4 4"');
    expect(input).toMatchObject({ terrain: 'woods', entrenchment: 'foxholes' });
  });

  test('gives no foxholes to a tank', async () => {
    await game.begins(2);
    await game.allowed('roster mark "1 Squad" hex=Wood terrain=orchard entrenchment=foxholes');
    await game.allowed('roster mark "Panzer IV" hex=Wood');
    expect((await game.unit('Panzer IV')).says).toContain('in Wood (orchard)');
  });

  test('is what was told last; by hand it is told of all who are there', async () => {
    await game.begins(2);
    await game.allowed('move "1 Squad" --through woods:foxholes --to Wood');
    await game.allowed('move "2 Squad" --through woods:foxholes --to Wood');
    await game.allowed('roster mark "2 Squad" terrain=orchard entrenchment=no');
    for (const name of ['1 Squad', '2 Squad'])
      expect((await game.unit(name)).says).toContain('in Wood (orchard)');
    await game.allowed('roster mark "1 Squad" hex=Lane');
    expect((await game.unit('1 Squad')).says).toContain('in Lane,');
    await game.allowed('roster mark "1 Squad" hex=Wood terrain=bunker');
    expect((await game.unit('2 Squad')).says).toContain('in Wood (bunker)');
    await game.allowed('roster mark "1 Squad" terrain=open');
    expect((await game.unit('2 Squad')).says).toContain('in Wood (open)');
  });
});

test('vv:beyond.20.8 barbed wire stays where it was met, till a satchel charge clears it for everybody there', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad" --through open:wire --to Lane');
  await game.allowed('move "2 Squad" --through open:wire --to Lane');
  expect((await standing()).filter((line) => line.includes('wire'))).toEqual(['barbed wire in Lane']);
  await game.allowed('roster mark "2 Squad" hex=Barn');
  expect((await game.allowed('move Schmidt --through open --to Lane --no-log')).input.wireThere).toBe(true);
  await game.allowed('roster mark "2 Squad" hex=Lane');
  await game.allowed('roster mark "2 Squad" unit=squad:4-6-5,satchel:6');
  await game.phases(11);
  const { input } = await game.allowed('shoot "2 Squad" --clear-wire');
  expect(input.inWire).toBe(true);
  expect(await standing()).not.toContain('barbed wire in Lane');
  expect((await game.unit('1 Squad')).says).not.toContain('wire');
  expect((await game.allowed('shoot "1 Squad" Farm --range 3 --dice "6 6"')).input.fromWire).toBe(false);
  await game.type('undo');
  await game.type('undo');
  expect(await standing()).toContain('barbed wire in Lane');
});

test('vv:beyond.20.8 a satchel charge clears the wire of its own hex, and none that its unit has left', async () => {
  await game.begins(1);
  await game.allowed('roster mark "2 Squad" wire=Lane unit=squad:4-6-5,satchel:6');
  expect(await game.remarks('shoot "2 Squad" --clear-wire')).toEqual(['vv:beyond.20.8']);
  expect(await standing()).toContain('barbed wire in Lane');
});

test('vv:R64 vv:beyond.20.8 of another hex, where that is said: nobody is in that wire any more', async () => {
  await game.begins(1);
  await game.allowed('roster mark "2 Squad" unit=squad:4-6-5,satchel:6');
  await game.allowed('roster mark "1 Squad" hex=Lane wire=Lane');
  const { input, steps } = await game.allowed('shoot "2 Squad" --clear-wire --wire-hex lane');
  expect(input).toMatchObject({ wireHex: 'lane', inWire: false });
  expect(steps.find(({ id }) => id === 'clear-wire')).toMatchObject({ ruling: 'vv:R64' });
  expect((await standing()).filter((line) => line.includes('wire'))).toEqual([]);
  expect((await game.marks('1 Squad')).wire).toBeUndefined();
  expect((await game.marks('2 Squad')).clears).toBeUndefined();
  // Where nobody knows of any there is none to forget.
  await game.allowed('roster mark "2 Squad" satchels-used=0 marked=no');
  expect(await game.remarks('shoot "2 Squad" --clear-wire')).toEqual([]);
});

describe('vv:20.3 ground that is told with an attack', () => {
  test('is that of the hex from then on: nobody types it again', async () => {
    await game.begins(1);
    await game.allowed('roster mark Able hex=Wood terrain=no');
    const shot = 'Wood --range 3 --dice "6 6"';
    expect(
      (await game.allowed(`shoot "1 Squad" ${shot} --terrain woods --entrenchment foxholes`)).input,
    ).toMatchObject({
      newGround: true,
    });
    const { input } = await game.allowed(`shoot "2 Squad" ${shot} --anyway`);
    expect(input).toMatchObject({ terrain: 'woods', entrenchment: 'foxholes', newGround: false });
    await game.type('undo');
    await game.type('undo');
    expect((await game.unit('Able')).says).toContain('in Wood');
    expect((await game.unit('Able')).says).not.toContain('woods');
  });

  test.each([
    ['anti-tank Able "Panzer IV" --range 3 --facing front --terrain orchard --dice "6 6"', 'Panzer IV'],
    [
      'artillery "1 Squad" --mission light-barrage --spotter unpinned --terrain orchard --dice "1 6 6 6 6"',
      '1 Squad',
    ],
    ['sniper "1 Squad" --terrain orchard --dice 1', '1 Squad'],
    ['close-assault Baker "1 Squad" --terrain orchard --dice "6 6"', '1 Squad'],
    ['shoot Baker "1 Squad" --range 3 --terrain orchard --dice "6 6"', '1 Squad'],
  ])('%s', async (line, name) => {
    await game.begins(0);
    for (const unit of ['1 Squad', 'Panzer IV'])
      await game.allowed(`roster mark ${JSON.stringify(unit)} hex=Lane`);
    await game.allowed(`${line} --anyway`);
    expect((await game.unit(name)).says).toContain('Lane (orchard)');
  });

  test('an AFV tells it of the hex that it overruns', async () => {
    await game.begins(2);
    await game.allowed('roster mark Baker hex=Field terrain=no');
    await game.allowed('overrun "Panzer IV" Field --terrain orchard --to C4 --dice "6 6"');
    expect((await game.unit('Baker')).says).toContain('in Field (orchard)');
  });

  test('of those who are in no hex that has a name it is told for one line', async () => {
    await game.begins(1);
    await game.allowed('roster mark Able hex=no terrain=no');
    expect(
      (await game.allowed('shoot "1 Squad" Able --range 3 --terrain woods --dice "6 6"')).input.newGround,
    ).toBe(false);
  });
});
