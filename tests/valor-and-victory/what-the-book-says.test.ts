import { afterEach, beforeEach, expect, test } from 'vitest';
import { line } from '../support/cli.js';
import { VV_COMPANIES, VvGame } from '../support/games/vv-forces.js';

/** What readers of the book found that did not agree with it. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('book');
});
afterEach(() => game.clean());

test('vv:beyond.12.64 points of a mortar are doubled on infantry in woods, and not on a truck beside it', async () => {
  const wood = { hex: 'Wood', terrain: 'woods' };
  const moved = ['Easy', 'Truck'];
  const units = VV_COMPANIES.map((unit) => (moved.includes(unit.name) ? { ...unit, ...wood } : unit));
  await game.begins(1, true, units);
  const { result } = await game.allowed('shoot M2 Wood --mortar --range 4 --dice "1 3"');
  expect(result.casualtyPoints).toBe(4);
  const { input, steps } = await game.allowed('casualties Wood --choose put:Truck=2 --no-log --dice 1');
  expect(input.doubled).toBe(true);
  expect(steps.find(({ id }) => id === 'doubled')).toMatchObject({ clause: 'vv:beyond.12.64', value: 2 });
  expect(steps.find(({ id }) => id === 'covers')!.text).toBe('covers 4 of 4');
  await game.refused('casualties Wood --choose pin:Easy,pin:Truck', 'vv:14.61g');
  await game.allowed('casualties Wood --choose eliminate:Easy');
  expect((await game.marks('Truck')).burst).toBeUndefined();
});

test('vv:beyond.12.64 a barrage likewise', async () => {
  const { stdout } = await line(
    'artillery -r vv --mission light-barrage --landed --terrain woods --dice "6 2"',
  );
  expect(stdout).toContain('on infantry in woods they count double');
  const truck = 'casualties --points 4 --by fire --doubled --unit vehicle:cr=4 --unit squad:4-6-4 --choose';
  expect((await line(`${truck} pin:1`)).code).toBe(3);
  expect((await line(`${truck} pin:1,pin:2`)).code).toBe(3);
  expect((await line(`${truck} put:1=2 --dice 1`)).stdout).toContain('covers 4 of 4');
});

test('vv:beyond.16.2 of AT fire the unit checks that fires, and no leader beside it', async () => {
  await game.companies(1);
  const fire = 'anti-tank G6,Hermes Sherman --range 1 --facing front --dice "1 1 3 4 2 2"';
  expect((await game.allowed(fire)).result.valorous).toBe(1);
  expect((await game.marks('G6')).valorous).toBe(true);
  const { valorous, valourCheck } = await game.marks('Hermes');
  expect([valorous, valourCheck]).toEqual([undefined, undefined]);
});

test('vv:beyond.17.2 nor does his natural 12 bring a sniper upon him', async () => {
  await game.companies(1);
  await game.allowed('anti-tank Hermes,G6 Sherman --range 1 --facing front --dice "6 6"');
  expect((await game.marks('G6')).sniperDue).toBe(true);
  expect((await game.marks('Hermes')).sniperDue).toBeUndefined();
});

test('vv:12.3f a weapon whose range nobody has told is said to reach if its counter does', async () => {
  const said = async (fire: string, more = '') =>
    (await line(`shoot -r vv --fire ${fire} --range 30 ${more} --explain --dice "1 2"`)).stdout.replace(
      /\s+/g,
      ' ',
    );
  expect(await said('squad:4-6-5,lmg:3')).toContain('its LMG alone: 3, if its counter reaches so far');
  expect(await said('squad:4-6-5,mortar:5', '--mortar')).toContain('5 APFP, if its counter reaches so far');
  expect(await said('squad:4-6-5,lmg:3-30')).not.toContain('if its counter');
});

test('vv:beyond.19.3 an overrun goes straight through the hex, and ends in the one behind it', async () => {
  const way = async (through: string, terrain = 'woods') =>
    (await line(`overrun -r vv --attack 19 --mp 10 --terrain ${terrain} --through ${through} --dice "1 1"`))
      .code;
  const no = [
    'open,woods,open:turn=1',
    'open,woods:turn=2,open',
    'open,woods,open,open',
    'woods,open:reverse',
  ];
  for (const through of [...no, 'woods']) expect([through, await way(through)]).toEqual([through, 3]);
  expect(await way('open:turn=2,woods,open')).toBe(0);
  expect(await way('woods:reverse,open:reverse')).toBe(0);
});

test('vv:beyond.19.3 the AFV is where it has come to, and moves no more', async () => {
  await game.companies(2);
  await game.allowed('overrun Tiger Road --through open,open --to Z1 --dice "6 6"');
  expect(await game.marks('Tiger')).toMatchObject({ hex: 'Z1', terrain: 'open', moving: true });
  await game.refused('move Tiger --through open --to Z2', 'vv:beyond.5');
});

test('vv:12.5 a Panzerfaust is of whoever uses it, and is told where no roster has it', async () => {
  await game.companies(1);
  const fire = 'anti-tank G1 Sherman --range 1 --facing front --weapon panzerfaust --dice "6 6"';
  expect(await game.remarks(fire)).toEqual(['vv:12.5']);
  await game.refused('anti-tank G2 Sherman --range 1 --facing front', 'vv:beyond.18.3');
});

test('vv:beyond.5 a new game phase by phase is in its first Command Phase', async () => {
  await game.companies();
  expect((await game.allowed('turn --new --phase')).result).toEqual({
    ...{ turn: 1, player: 'A', phase: 'Command Phase' },
  });
  await game.refused('shoot G1 Farm --range 4', 'vv:beyond.5');
  await game.refused('move G2 --through open --to Z', 'vv:beyond.5');
  const { clock } = JSON.parse((await game.type('now')).stdout) as { clock: { now: string[] } };
  expect(clock.now).toEqual([
    'turn 1, Command Phase of Germans',
    'missions of Germans: wg artillery; weapons change hands and squads split by hand: wg roster mark',
  ]);
  await game.allowed('turn --phase');
  await game.allowed('shoot G1 Farm --range 4 --dice "6 5"');
});

test('vv:20.2 no position is entered where none can be', async () => {
  const into = async (hex: string) => (await line(`move -r vv --through ${hex}`)).code;
  for (const hex of ['building:trenches', 'stream:foxholes', 'woods:bunker', 'woods:sandbags'])
    expect([hex, await into(hex)]).toEqual([hex, 3]);
  for (const hex of ['woods:foxholes', 'road:sandbags', 'hill:bunker'])
    expect([hex, await into(hex)]).toEqual([hex, 0]);
});

test('vv:beyond.14.4 a Gun without a turret makes AT fire in its field of fire alone', async () => {
  await game.companies(3);
  await game.allowed('anti-tank Sherman Tiger --range 4 --facing front --out-of-arc --dice "6 6" --no-log');
  const gun = 'anti-tank -r vv --weapon gun --atfp D --range 8 --armour E --out-of-arc';
  expect(await line(gun)).toMatchObject({ code: 3, stderr: expect.stringContaining('field of fire') });
});

test('vv:8.1 AT fire at a Gun in tow is at its carrier', async () => {
  await game.companies(1);
  await game.refused('anti-tank Tiger Gun57 --range 4', 'vv:8.1');
});

test('vv:14.61a of a hex that owes nothing nobody is asked how many points', async () => {
  await game.companies(1);
  await game.refused('casualties Farm', 'vv:14.61a');
  await game.allowed('casualties Farm --points 3');
});
