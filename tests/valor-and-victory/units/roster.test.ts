import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../../support/cli.js';
import { RosterGame, type Shown } from '../../support/roster.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('table', 'valor-and-victory');
});
afterEach(() => game.clean());

const HILL = { side: 'Germans', hex: 'Hill 12' };
const FARM = { side: 'Americans', hex: 'Farm', terrain: 'building' };
const SCHMIDT = { ...HILL, name: 'Schmidt', unit: 'leader:-1' };
const ONE = { ...HILL, name: '1 Squad', unit: 'squad:4-6-5,lmg:3' };
const TWO = { ...HILL, name: '2 Squad', unit: 'squad:4-6-5,grenades,satchel:6' };
const COLEMAN = { ...FARM, name: 'Coleman', unit: 'leader:-1' };
const ABLE = { ...FARM, name: 'Able', unit: 'squad:4-6-4', half: '2-6-2' };
const BAKER = { ...FARM, name: 'Baker', unit: 'squad:4-6-4,bazooka', atfp: 'D', 'weapon-range': 4 };
const TIGER = {
  name: 'Tiger',
  side: 'Germans',
  unit: 'afv:gun=12:mg=4:ff=3',
  atfp: 'F',
  armour: 'E',
  'rear-armour': 'D',
  mp: 10,
};
const TRUCK = {
  name: 'Truck',
  side: 'Americans',
  unit: 'vehicle:cr=3',
  mp: 14,
  transport: 'T2',
  hex: 'Road',
};
const CHARLIE = { name: 'Charlie', side: 'Americans', unit: 'squad:5-6-4', aboard: 'Truck' };
const ALL = [SCHMIDT, ONE, TWO, COLEMAN, ABLE, BAKER, TIGER, TRUCK, CHARLIE];

const pinnedOf = (unit: object) => ({ ...unit, pinned: true });

describe('units are named together', () => {
  test('by their hex, or one by one with commas; the odds take the fill as well', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('close-assault "Hill 12" Farm --no-log');
    expect(input).toMatchObject({
      assault: ['leader:-1', 'squad:4-6-5,lmg:3', 'squad:4-6-5'],
      defend: ['leader:-1', 'squad:4-6-4:half=2', 'squad:4-6-4,bazooka'],
      hex: 'Hill 12',
      target: 'Farm',
      terrain: 'building',
    });
    const listed = await game.allowed('close-assault Schmidt, 1 Squad Farm --no-log');
    expect(listed.input.assault).toEqual(['leader:-1', 'squad:4-6-5,lmg:3']);
    const filled = await game.type('close-assault "Hill 12" Farm --odds');
    const typed = await game.type(
      'close-assault --assault leader:-1 --assault squad:4-6-5,lmg:3 --assault squad:4-6-5 --defend leader:-1,squad:4-6-4 --defend squad:4-6-4,bazooka --terrain building --odds',
    );
    expect(JSON.parse(filled.stdout).odds).toEqual(JSON.parse(typed.stdout).odds);
  });

  test('vv:15.1d one defender stands for all in his hex', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('close-assault "1 Squad" Able --no-log');
    expect(input.defend).toHaveLength(3);
    const two = await game.allowed('close-assault "1 Squad" Able,Coleman --no-log');
    expect(two.input.defend).toEqual(input.defend);
  });

  test('who is named by the hex to act are those who can; by name the rules say who cannot', async () => {
    await game.load([SCHMIDT, { ...ONE, pinned: true }, TWO, ABLE]);
    const { input } = await game.allowed('close-assault "Hill 12" Farm --no-log');
    expect(input.assault).toEqual(['leader:-1', 'squad:4-6-5']);
    await game.refused('close-assault "1 Squad" Farm', 'vv:14.7a');
  });

  test('those who act together are of one side, and nobody is named twice', async () => {
    await game.load(ALL);
    for (const [line, says] of [
      ['close-assault "1 Squad,Able" Farm', 'not of one side'],
      ['close-assault "1 Squad,1 squad" Farm', 'named twice'],
      ['close-assault "1 Squad,Farmer" Farm', "no unit '1 Squad,Farmer'"],
      ['rally "1 Squad" Farm Able', 'one too many'],
    ] as const) {
      const { code, stderr } = await game.type(line);
      expect({ code, stderr }, line).toMatchObject({ code: 2, stderr: expect.stringContaining(says) });
    }
  });

  test('vv:15.1e assaulters of different hexes do not assault together', async () => {
    await game.load([ONE, { ...TWO, hex: 'Mill' }, ABLE]);
    await game.refused('close-assault "1 Squad,2 Squad" Farm', 'vv:15.1e');
  });

  test('the log tells them by their hex, the same again names them so, and wg roster shows a hex', async () => {
    await game.load(ALL);
    await game.allowed('shoot "1 Squad,2 Squad" Farm --range 2 --dice "6 5"');
    expect((await game.type('log')).stdout).toContain('"said":"Farm"');
    expect((await game.allowed('again --range 3 --dice "6 5"')).input).toMatchObject({
      fire: ['squad:4-6-5,lmg:3', 'squad:4-6-5'],
      range: 3,
    });
    const { stdout } = await game.type('roster Farm');
    expect(JSON.parse(stdout).units.map(({ name }: { name: string }) => name)).toEqual([
      'Coleman',
      'Able',
      'Baker',
    ]);
  });

  test('odd names: a comma of its own, a name of the prototype, an emoji', async () => {
    const odd = ['A, B', '__proto__', 'Zug Müller 🚩'].map((name) => ({ ...ONE, name, hex: 'constructor' }));
    await game.load([...odd, { ...ABLE, hex: '__proto__' }]);
    const { input } = await game.allowed('close-assault "A, B,__proto__,zug müller 🚩" Able --no-log');
    expect(input).toMatchObject({ hex: 'constructor', target: '__proto__' });
    expect(input.assault).toHaveLength(3);
  });
});

describe('close assaults', () => {
  test('vv:15.8a the hex is taken: the defenders are eliminated, the assaulters are in it and owe the points', async () => {
    await game.load(ALL);
    await game.allowed('close-assault "Hill 12" Farm --dice "1 2"');
    for (const name of ['Coleman', 'Able', 'Baker']) expect((await game.unit(name)).gone).toBe(true);
    expect(await game.marks('1 Squad')).toMatchObject({
      hex: 'Farm',
      terrain: 'building',
      points: 6,
      pointsBy: 'assault',
    });
    const { input } = await game.allowed('casualties Farm --choose eliminate:2,pin:3');
    expect(input).toMatchObject({ points: 6, by: 'assault' });
    expect(await game.unit('1 Squad')).toMatchObject({ gone: true });
    expect(await game.marks('2 Squad')).toMatchObject({ pinned: true });
    expect((await game.marks('Schmidt')).points).toBeUndefined();
  });

  test('vv:15.8d a failed assault costs both sides, and the owner chooses', async () => {
    await game.load(ALL);
    const { result } = await game.allowed('close-assault "Hill 12" Farm --dice "6 6"');
    expect(await game.marks('Schmidt')).toMatchObject({ hex: 'Hill 12', points: result.assaulterCP });
    expect(await game.marks('Able')).toMatchObject({ points: 3, pointsBy: 'assault' });
    const ways = await game.allowed('casualties Able');
    expect(ways.input.points).toBe(3);
    expect(await game.marks('Able')).toMatchObject({ points: 3 });
    await game.allowed('casualties Farm --choose reduce:2,pin:2');
    expect(await game.marks('Able')).toMatchObject({ reduced: true, pinned: true });
    expect((await game.unit('Able')).says).toContain('half squad 2-6-2');
    const { input } = await game.allowed('close-assault "2 Squad" Farm --no-log --anyway');
    expect(input.defend).toContain('half-squad:2-6-2:pinned');
  });

  test('vv:15.1g the memory of the turn knows the hex by the units', async () => {
    await game.load(ALL);
    await game.allowed('close-assault "1 Squad" Farm --dice "6 6"');
    await game.refused('close-assault "2 Squad" Farm', 'vv:15.1g');
    await game.allowed('turn');
    await game.allowed('close-assault "2 Squad" Farm --dice "6 6"');
  });

  test('vv:15.9a pinned defenders fall, whatever becomes of the assault', async () => {
    await game.load([ONE, { ...ABLE, pinned: true }, BAKER]);
    await game.allowed('close-assault "1 Squad" Farm --dice "6 6"');
    expect((await game.unit('Able')).gone).toBe(true);
    expect(await game.unit('Baker')).toMatchObject({ gone: false, marks: { points: 1 } });
  });

  test('vv:R35 units pinned in this phase stand where that is ruled', async () => {
    await game.load([ONE, { ...ABLE, 'pinned-now': true }, BAKER]);
    await game.allowed('close-assault "1 Squad" Farm --dice "6 6" --ruling vv:R35=2');
    expect((await game.unit('Able')).gone).toBe(false);
    await game.allowed('close-assault "1 Squad" Farm --dice "6 6" --anyway');
    expect((await game.unit('Able')).gone).toBe(true);
  });

  test('vv:15.10b an AFV that is struck is immobile or abandoned, with its passengers; the rest is for the others', async () => {
    const woods = { ...FARM, terrain: 'woods' };
    const afv = { ...woods, name: 'Sherman', unit: 'afv:mg=4' };
    const crew = { name: 'Dog', side: 'Americans', unit: 'squad:4-6-4', aboard: 'Sherman' };
    const line = 'close-assault "1 Squad,2 Squad,Schmidt" Farm --on-afv 2';
    await game.load([SCHMIDT, ONE, TWO, afv, { ...ABLE, ...woods }]);
    await game.allowed(`${line} --dice "assault=6,6 afv=1 afv-crew=6"`);
    expect(await game.marks('Sherman')).toMatchObject({ immobile: true, points: 1 });
    expect((await game.allowed('casualties Farm --choose eliminate:2')).input.crewChecked).toBe(true);
    expect(await game.marks('Sherman')).toEqual({ hex: 'Farm', terrain: 'woods', immobile: true });
    await game.load([SCHMIDT, ONE, TWO, afv, crew]);
    await game.allowed('turn');
    const { input } = await game.allowed(`${line} --dice "assault=6,6 afv=1 afv-crew=1"`);
    expect(input.defend).toEqual(['afv:mg=4,squad:4-6-4:aboard']);
    for (const name of ['Sherman', 'Dog']) expect((await game.unit(name)).gone).toBe(true);
  });

  test('vv:12.52d Grenades and satchel charges are used where that is said, and gone then', async () => {
    await game.load(ALL);
    await game.allowed('roster mark "2 Squad" uses=satchel');
    const { input } = await game.allowed('close-assault "1 Squad,2 Squad" Farm --dice "6 6"');
    expect(input.assault).toEqual(['squad:4-6-5,lmg:3', 'squad:4-6-5,satchel:6']);
    expect(await game.unit('2 Squad')).toMatchObject({
      says: expect.stringMatching(/^squad 4-6-5 with Grenades,/),
      marks: { satchelsUsed: 1 },
    });
    expect((await game.marks('2 Squad')).uses).toBeUndefined();
    await game.allowed('turn');
    await game.allowed('close-assault "1 Squad,2 Squad" Farm --grenades 1 --dice "6 6" --anyway');
    expect(await game.unit('2 Squad')).toMatchObject({
      says: expect.stringMatching(/^squad 4-6-5,/),
      marks: { satchelsUsed: 1, grenadesUsed: 1 },
    });
  });

  test('(vv:12.52c) of two Grenades counters that a unit has with it one is used in an attack', async () => {
    await game.load([ONE, { ...TWO, unit: 'squad:4-6-5,grenades,grenades', uses: 'grenades' }, ABLE, BAKER]);
    const { input } = await game.allowed('close-assault "1 Squad,2 Squad" Farm --dice "6 6"');
    expect(input).toMatchObject({
      assault: ['squad:4-6-5,lmg:3', 'squad:4-6-5,grenades'],
      carry: ['2=grenades'],
    });
    expect(await game.unit('2 Squad')).toMatchObject({
      says: expect.stringMatching(/^squad 4-6-5 with Grenades,/),
      marks: { grenadesUsed: 1 },
    });
  });

  test('what was typed wins: totals of APFP take the number of the units alone', async () => {
    await game.load([SCHMIDT, ONE, { ...ABLE, pinned: true }, BAKER]);
    const { input } = await game.allowed('close-assault "Hill 12" Farm --attack 14 --defend 6 --cover 1');
    expect(input).toMatchObject({ attack: 14, assaulters: 2, defend: 6, defenders: 2, pinned: 1, cover: 1 });
    expect(input.terrain).toBeUndefined();
  });
});

describe('fire', () => {
  test('units fire with what they have at a hex, and its ground is taken from who is there', async () => {
    await game.load(ALL);
    const { input, result } = await game.allowed('shoot "Hill 12" Farm --range 3 --dice "2 2"');
    expect(input).toMatchObject({ terrain: 'building', range: 3 });
    expect(result.casualtyPoints).toBeGreaterThan(0);
    expect(await game.marks('Coleman')).toMatchObject({ points: result.casualtyPoints, pointsBy: 'fire' });
    expect((await game.allowed('casualties Farm --no-log')).input).toMatchObject({
      points: result.casualtyPoints,
      by: 'fire',
    });
  });

  test('vv:beyond.16.2 on a natural 2 those whose check succeeds are valorous from then on', async () => {
    await game.load([SCHMIDT, ONE, TWO, ABLE]);
    await game.allowed(
      'shoot "Hill 12" Farm --range 3 --dice "fire=1,1 valour-1=6,6 valour-2=1,1 valour-3=6,6"',
    );
    expect((await game.marks('1 Squad')).valorous).toBe(true);
    expect((await game.marks('2 Squad')).valorous).toBeUndefined();
    await game.allowed('casualties Farm --choose eliminate:Able');
    await game.load([{ ...ABLE, name: 'Dog' }], 'add');
    const { input } = await game.allowed('close-assault "1 Squad" Farm --no-log');
    expect(input.assault).toEqual(['squad:4-6-5:valorous,lmg:3']);
    await game.allowed('valour-check "2 Squad" --dice "1 2"');
    expect((await game.marks('2 Squad')).valorous).toBe(true);
  });

  test('vv:13.1 in a game by phases a unit attacks once, until the clean-up; others are not held to it', async () => {
    await game.load(ALL);
    const shot = 'shoot "1 Squad,Schmidt" Farm --range 3 --dice "6 6"';
    await game.allowed(shot);
    await game.allowed(shot);
    await game.allowed('turn --phase');
    await game.allowed(shot);
    expect(await game.marks('1 Squad')).toMatchObject({ marked: true, fired: true });
    expect(await game.marks('Schmidt')).toMatchObject({ led: true });
    await game.refused(shot, 'vv:13.1');
    for (let i = 0; i < 5; i++) await game.allowed('turn --phase');
    expect(await game.marks('1 Squad')).toEqual({ hex: 'Hill 12' });
  });

  test('vv:12.53c a satchel charge that clears wire is used up', async () => {
    await game.load(ALL);
    await game.allowed('shoot "2 Squad" --clear-wire');
    expect(await game.unit('2 Squad')).toMatchObject({
      says: expect.stringMatching(/^squad 4-6-5 with Grenades,/),
      marks: { satchelsUsed: 1 },
    });
  });

  test('vv:beyond.18.4 a bazooka takes its factor and range, its target its armour; an AFV that is eliminated is out', async () => {
    await game.load(ALL);
    const { input, result } = await game.allowed(
      'anti-tank Baker Tiger --range 2 --facing rear --dice "to-hit=1,2 elimination=1,1"',
    );
    expect(input).toMatchObject({
      weapon: 'bazooka',
      atfp: 'D',
      weaponRange: 4,
      armour: 'E',
      rearArmour: 'D',
    });
    expect(result.state).toBe('eliminated');
    expect((await game.unit('Tiger')).gone).toBe(true);
  });

  test('(vv:8.5) a Gun shoots a truck, and its passengers are lost with it', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('anti-tank Tiger Truck --range 2 --dice "1 1"');
    expect(input).toMatchObject({ weapon: 'gun', atfp: 'F', at: 'vehicle' });
    expect((await game.unit('Charlie')).gone).toBe(true);
  });

  test('vv:12.5 a Panzerfaust is gone after one use', async () => {
    await game.load([
      { ...ONE, unit: 'squad:4-6-5,lmg:3,panzerfaust' },
      { ...TIGER, side: 'Americans' },
    ]);
    await game.allowed('anti-tank "1 Squad" Tiger --dice "to-hit=6,6"');
    expect(await game.unit('1 Squad')).toMatchObject({
      says: expect.stringMatching(/^squad 4-6-5 with LMG,/),
      marks: { panzerfaustsUsed: 1 },
    });
  });

  test('vv:beyond.19 an AFV overruns with its passengers, and not when it is immobile', async () => {
    const rider = { name: 'Rider', side: 'Germans', unit: 'squad:4-6-5', aboard: 'Tiger' };
    await game.load([TIGER, rider, { ...ABLE, terrain: 'woods' }]);
    const { input, result } = await game.allowed('overrun Tiger Farm --dice "1 1"');
    expect(input).toMatchObject({
      fire: ['afv:mg=4:ff=3:gun=12,squad:4-6-5:aboard'],
      terrain: 'woods',
    });
    expect(await game.marks('Able')).toMatchObject({ points: result.casualtyPoints, pointsBy: 'fire' });
    await game.refused('overrun Rider Farm', 'vv:beyond.19');
    await game.allowed('roster mark Tiger immobile');
    await game.refused('overrun Tiger Farm', 'vv:18.6c');
  });

  test('vv:beyond.21.5 artillery falls on everybody in the hex, and on rear armour', async () => {
    await game.load([
      { ...TIGER, hex: 'Mill' },
      { ...ONE, hex: 'Mill' },
    ]);
    const { input, result } = await game.allowed(
      'artillery Mill --mission heavy-barrage --landed --dice "fire=2,2 to-hit=1,1 elimination=1,1"',
    );
    expect(input).toMatchObject({ afv: ['D'], at: 'infantry' });
    expect(result.eliminated).toBe(1);
    expect((await game.unit('Tiger')).gone).toBe(true);
    expect((await game.marks('1 Squad')).points).toBe(result.casualtyPoints);
  });

  test('a sniper fires at the hex, and looks out for those who are not pinned', async () => {
    await game.load([
      { ...ABLE, pinned: true },
      { ...BAKER, pinned: true },
    ]);
    const { input } = await game.allowed('sniper Farm --dice 5');
    expect(input).toMatchObject({ terrain: 'building', pinnedOnly: true });
    expect(await game.marks('Able')).toMatchObject({ points: 2 });
  });
});

describe('nerve, ways and mines', () => {
  test('vv:beyond.14.8 pinned units rally one by one, with a leader of their hex', async () => {
    await game.load([SCHMIDT, { ...ONE, pinned: true }, { ...TWO, pinned: true }]);
    const { input } = await game.allowed('rally "Hill 12" Schmidt --dice "rally-1=1,1 rally-2=6,6"');
    expect(input).toMatchObject({ unit: ['squad:4-6-5,lmg:3', 'squad:4-6-5'], leader: 1 });
    expect((await game.marks('1 Squad')).pinned).toBeUndefined();
    expect((await game.marks('2 Squad')).pinned).toBe(true);
    await game.refused('rally "1 Squad"', 'vv:beyond.14.8');
    await game.allowed('rally "2 Squad" --command');
    expect((await game.marks('2 Squad')).pinned).toBeUndefined();
  });

  test('vv:beyond.5.31 whoever is pinned recovers in the Command Phase of his side, player A the first of the roster', async () => {
    await game.load([
      { ...ABLE, pinned: true },
      { ...ONE, pinned: true },
    ]);
    for (let i = 0; i < 5; i++) await game.allowed('turn --phase');
    expect((await game.marks('1 Squad')).pinned).toBe(true);
    await game.allowed('turn --phase');
    expect((await game.marks('1 Squad')).pinned).toBeUndefined();
    expect((await game.marks('Able')).pinned).toBe(true);
    await game.allowed('turn');
    expect((await game.marks('Able')).pinned).toBeUndefined();
  });

  test('player A is the first side of the game, where it was begun with sides', async () => {
    const state = stateFolder();
    const type = (line: string) => wg(words(line), { env: { XDG_STATE_HOME: state.path } });
    writeFileSync(join(state.path, 'u.json'), JSON.stringify({ units: [ABLE, ONE].map(pinnedOf) }));
    await type(
      `game start Hill --ruleset vv --sides Germans,Americans --roster ${join(state.path, 'u.json')}`,
    );
    for (let i = 0; i < 6; i++) await type('turn --phase');
    const { stdout } = await type('roster --json');
    expect(JSON.parse(stdout).units.map((unit: Shown) => unit.marks.pinned)).toEqual([undefined, true]);
    state.clean();
  });

  test('vv:beyond.6.31 a squad moves with its leader to another hex; a truck takes along who is aboard', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('move "1 Squad,Schmidt" --through open,woods --to Mill');
    expect(input).toMatchObject({ type: 'squad', withLeader: true });
    expect(await game.marks('Schmidt')).toMatchObject({ hex: 'Mill', terrain: 'woods' });
    const truck = await game.allowed('move Truck --through road --to Bridge');
    expect(truck.input).toMatchObject({ type: 'vehicle', mp: 14, load: ['squad:5-6-4'], transport: 'T2' });
    const { stdout } = await game.type('roster Bridge');
    expect(JSON.parse(stdout).units.map(({ name }: { name: string }) => name)).toEqual(['Truck', 'Charlie']);
    await game.refused('move Charlie', 'vv:8.1');
    await game.refused('move Truck,Able', 'vv:beyond.6.1');
  });

  test('vv:beyond.6.31 vv:beyond.8.21 AFVs, vehicles and Guns do nothing that is for infantry', async () => {
    const mg = { ...{ side: 'Germans', hex: 'A1' }, unit: 'gun:cr=3' };
    await game.load([SCHMIDT, { ...mg, name: 'Pak' }, { ...mg, name: 'Opel', unit: 'vehicle:cr=3', mp: 14 }]);
    for (const unit of ['Pak', 'Opel'])
      for (const how of ['--assault-move', '--with-leader', '--heavy-weapon'])
        await game.refused(`move ${unit} --to A2 --through open ${how}`, 'vv:beyond.6.31');
    await game.refused('move Opel --carrier Pak', 'vv:beyond.8.21');
    await game.allowed('move Schmidt --to Mill --through open --assault-move');
  });

  test('vv:14.7a pinned units do not move, nor place smoke', async () => {
    await game.load([{ ...ONE, pinned: true }]);
    await game.refused('move "1 Squad"', 'vv:14.7a');
    await game.refused('smoke "1 Squad" --target C4', 'vv:14.7a');
  });

  test('vv:beyond.11 smoke is placed by what the unit has', async () => {
    await game.load([{ ...ONE, unit: 'squad:4-6-5,mortar:6' }, TRUCK]);
    expect((await game.allowed('smoke "1 Squad" --factors 4')).input).toMatchObject({
      by: 'mortar',
      side: 'Germans',
    });
    await game.refused('smoke Truck', 'vv:beyond.11');
  });

  test('vv:20.7 mines take a die for each unit, in the order of their names', async () => {
    await game.load(ALL);
    const { result } = await game.allowed('mines "Schmidt,1 Squad,2 Squad" --dice "6 1 5"');
    expect(result.eliminated).toBe(1);
    expect((await game.unit('1 Squad')).gone).toBe(true);
    expect((await game.unit('Schmidt')).gone).toBe(false);
  });

  test('vv:13.10 a half squad whose counter is not known is asked for', async () => {
    await game.load([{ ...ONE, reduced: true }, ABLE]);
    await game.refused('close-assault "1 Squad" Farm', 'vv:13.10');
    await game.allowed('roster mark "1 Squad" half=2-6-3');
    expect((await game.allowed('close-assault "1 Squad" Farm --no-log')).input.assault).toEqual([
      'half-squad:2-6-3,lmg:3',
    ]);
  });
});

describe('rules of composition', () => {
  const breaches = async (units: readonly object[]) => {
    await game.load(units);
    const { code, stdout } = await game.type('roster check');
    const wrong = JSON.parse(stdout).checks.flatMap((of: { of: string; wrong: { clause: string }[] }) =>
      of.wrong.map(({ clause }) => `${of.of} ${clause}`),
    );
    return { code, wrong };
  };

  test('a legal roster breaks none', async () => {
    expect(await breaches(ALL)).toEqual({ code: 0, wrong: [] });
  });

  test('vv:6.9 a hex holds four infantry units of a side', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...ONE, name }));
    expect(await breaches(five)).toEqual({ code: 3, wrong: ['Hill 12 vv:6.9'] });
  });

  test.each([
    ['vv:12.2a two support weapons', [{ ...ONE, unit: 'squad:4-6-5,lmg:3,mmg:5' }], '1 Squad vv:12.2a'],
    ['vv:12.3e a leader with a Heavy weapon', [{ ...SCHMIDT, unit: 'leader:-1,mmg:5' }], 'Schmidt vv:12.3e'],
    [
      'vv:20.2 foxholes in a building',
      [{ ...ONE, hex: 'X', terrain: 'building', entrenchment: 'foxholes' }],
      'X vv:20.2',
    ],
    [
      'vv:20.3 a bunker with foxholes',
      [{ ...ONE, hex: 'X', terrain: 'bunker', entrenchment: 'foxholes' }],
      'X vv:20.3',
    ],
    [
      'vv:20.3 a hex that is woods for one and open for another',
      [
        { ...ONE, hex: 'X', terrain: 'woods' },
        { ...TWO, hex: 'x', terrain: 'open' },
      ],
      'X vv:20.3',
    ],
    [
      'vv:beyond.10 a large Gun in a building',
      [{ ...FARM, name: 'Pak', unit: 'gun:gun=8:cr=3', 'large-gun': true, atfp: 'D' }],
      'Farm vv:beyond.10',
    ],
    [
      'vv:6.8 units of both sides in one hex',
      [{ ...ONE, hex: 'farm', terrain: 'building' }, ABLE],
      'farm vv:6.8',
    ],
    ['vv:20.5b an AFV in a bunker', [{ ...TIGER, hex: 'X', terrain: 'bunker' }], 'X vv:20.5b'],
    [
      'vv:beyond.8.21 too many aboard',
      [{ ...TRUCK, transport: 'TH', hex: undefined }, CHARLIE],
      'Truck vv:beyond.8.21',
    ],
    ['vv:8.1 aboard of nobody', [CHARLIE], 'Charlie vv:8.1'],
  ])('%s', async (_says, units, wrong) => {
    expect(await breaches(units)).toEqual({ code: 3, wrong: [wrong] });
  });

  test.each([
    ['units:\n  - {name: A, unit: sqad:4-6-4}', 'Did you mean squad?'],
    ['units:\n  - {name: A, unit: "squad:4-6-4:pinned"}', 'pinned is a mark'],
    ['units:\n  - {name: A, unit: "2xsquad:4-6-4"}', 'one unit'],
    ['units:\n  - {name: A, unit: afv, pinned: true}', 'everything but AFVs'],
    ['units:\n  - {name: A, unit: "squad:4-6-4", half: 2-6-5}', 'Casualty Rating of the squad'],
    ['units:\n  - {name: A, unit: "squad:4-6-4", uses: satchel}', 'needs such a counter'],
  ])('%s is told with what is wrong', async (text, says) => {
    const file = game.file('bad.yaml');
    writeFileSync(file, text);
    const { code, stderr } = await game.type(`roster load ${file}`);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(says) });
  });
});

test('(vv:14.7b) who comes into the game in a pinned carrier is pinned with it', async () => {
  await game.load([pinnedOf(TRUCK), CHARLIE]);
  expect((await game.unit('Charlie')).marks).toMatchObject({ aboard: 'Truck', pinned: true });
  await game.load([TRUCK, CHARLIE]);
  expect((await game.unit('Charlie')).marks).not.toHaveProperty('pinned');
});

describe('a game by names', () => {
  test('a small battle: fire, points, an assault, a rally, and the end of the turn', async () => {
    await game.load(ALL);
    await game.allowed('turn --new');
    await game.allowed('turn --phase');
    await game.allowed('shoot "Hill 12" Farm --range 1 --dice "3 3"');
    const { ways } = (await game.allowed('casualties Farm')).result as { ways: { choose: string[] }[] };
    await game.allowed(`casualties Farm --choose ${ways[0]!.choose.join(',')}`);
    for (let i = 0; i < 3; i++) await game.allowed('turn --phase');
    await game.allowed('close-assault "Hill 12" Farm --seed a');
    const before = await game.units();
    await game.allowed('turn');
    expect((await game.units()).some(({ marks: { marked } }) => marked)).toBe(false);
    expect(before.some(({ marks: { marked } }) => marked)).toBe(true);
  });

  test('a shot and an assault that are taken back leave the units as they were', async () => {
    await game.load(ALL);
    const before = await game.units();
    await game.allowed('close-assault "Hill 12" Farm --dice "1 2"');
    expect(await game.units()).not.toEqual(before);
    await game.type('undo');
    expect(await game.units()).toEqual(before);
  });

  test('whatever the dice: nobody comes back or is carried by the dead, and points are met or owed', async () => {
    await game.load(ALL);
    let gone = 0;
    for (let i = 0; i < 25; i++) {
      const line = [
        `close-assault "Hill 12" Farm --seed s${i}`,
        `shoot "Hill 12" Farm --range 1 --seed s${i}`,
        `casualties Farm`,
        `anti-tank Tiger Truck --range 3 --seed s${i}`,
        'turn',
      ][i % 5]!;
      const { code, stdout } = await game.type(line);
      const ways = code === 0 && i % 5 === 2 ? JSON.parse(stdout).result.ways : [];
      if (ways.length > 0 && ways[0].choose.length > 0)
        await game.allowed(`casualties Farm --choose ${ways[0].choose.join(',')}`);
      const units = await game.units();
      const dead = units.filter((unit) => unit.gone).length;
      expect(dead).toBeGreaterThanOrEqual(gone);
      gone = dead;
      for (const { marks: now } of units) expect(Number(now.points ?? 0)).toBeGreaterThanOrEqual(0);
    }
    expect(gone).toBeGreaterThan(0);
  });
});
