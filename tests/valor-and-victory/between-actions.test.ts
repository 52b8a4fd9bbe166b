import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../support/games/vv-forces.js';
import { RosterGame } from '../support/roster.js';

const HILL = { side: 'Germans', hex: 'Hill 12', terrain: 'open' };
const FARM = { side: 'Americans', hex: 'Farm', terrain: 'building' };
const ALL = [
  { ...HILL, name: 'Schmidt', unit: 'leader:-1' },
  { ...HILL, name: '1 Squad', unit: 'squad:4-6-5,lmg:3' },
  { ...HILL, name: '2 Squad', unit: 'squad:4-6-5,grenades,satchel:6' },
  { ...FARM, name: 'Coleman', unit: 'leader:-1' },
  { ...FARM, name: 'Able', unit: 'squad:4-6-4', half: '2-6-2' },
  { ...FARM, name: 'Baker', unit: 'squad:4-6-4', half: '2-6-2' },
];

let game: VvGame;
beforeEach(async () => {
  game = await new VvGame('table').open(ALL, '--sides Germans,Americans');
});
afterEach(() => game.clean());

const SHOT = 'shoot "1 Squad" Farm --range 3 --dice "6 6"';

test('vv:13.1 vv:12.3a a squad fires once in a turn; who agrees on it plays it anyway', async () => {
  await game.phases(1);
  expect(await game.remarks(SHOT)).toEqual([]);
  await game.refused(SHOT, 'vv:13.1');
  const { steps } = await game.allowed(`${SHOT} --anyway`);
  expect(steps.filter(({ id }) => id === 'anyway').map(({ clause }) => clause)).toEqual([
    'vv:13.1',
    'vv:12.3a',
  ]);
});

test('vv:beyond.5 fire outside its phase, or of the other player, is remarked on', async () => {
  await game.phases(2);
  expect(await game.remarks(SHOT)).toEqual(['vv:beyond.5']);
  await game.phases(1);
  // In the Defensive Fire Phase of player A it is player B who fires.
  expect(await game.remarks('shoot "2 Squad" Farm --range 3 --dice "6 6"')).toContain('vv:beyond.5');
  expect(await game.remarks('shoot Able "Hill 12" --range 3 --dice "6 6"')).toEqual([]);
});

test('vv:beyond.5 a strict game refuses it', async () => {
  const strict = await new RosterGame('strict', 'valor-and-victory').open(
    ALL,
    '--sides Germans,Americans --strict',
    'turn --phase',
  );
  await strict.refused('move Able --through open --to Road', 'vv:beyond.5');
  await strict.refused('shoot Able "Hill 12" --range 3', 'vv:beyond.5');
  await strict.allowed(SHOT);
  strict.clean();
});

test('vv:15.1b by phases assaults wait for the Advance and Assault Phase', async () => {
  await game.phases(1);
  await game.refused('close-assault "1 Squad" Farm', 'vv:15.1b');
  await game.refused('close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2', 'vv:15.1b');
  await game.phases(3);
  await game.allowed('close-assault "1 Squad" Farm --dice "6 6"');
  await game.refused('close-assault "2 Squad" Farm', 'vv:15.1g');
});

test('vv:14.61a the hex that suffers is told by names, and its owner chooses by them', async () => {
  await game.allowed('shoot "Hill 12" Farm --range 1 --dice "2 2"');
  const { steps, input } = await game.allowed('casualties Farm');
  expect(input.names).toEqual(['Coleman', 'Able', 'Baker']);
  expect(steps.find(({ id }) => id === 'way-1')!.text).toMatch(/Coleman|Able|Baker/);
  const before = game.log().length;
  await game.type('casualties Farm');
  expect(game.log()).toHaveLength(before);
  const { points } = (await game.unit('Able')).marks;
  const { stdout, code } = await game.type(`casualties Farm --points ${points} --choose eliminate:Bake`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  await game.allowed(`casualties Farm --points 2 --choose reduce:baker`);
  expect(await game.unit('Baker')).toMatchObject({ marks: { reduced: true } });
  expect((await game.unit('Able')).marks.points).toBeUndefined();
});

test('vv:14.7b who is pinned in this phase is pinned from the next one on', async () => {
  await game.phases(1);
  await game.allowed('casualties Farm --points 1 --by fire --choose pin:Able');
  expect((await game.unit('Able')).marks).toMatchObject({ pinnedNow: true });
  await game.phases(1);
  expect((await game.unit('Able')).marks).toMatchObject({ pinned: true });
  await game.refused('shoot Able "Hill 12" --range 1', 'vv:14.7a');
});

test('wg now tells who may do what, and why not', async () => {
  await game.phases(1);
  await game.allowed(SHOT);
  const { stdout } = await game.type('now "1 Squad"');
  const told = stdout.replace(/\s+/g, ' ');
  expect(told).toContain('vv:13.1');
  expect(told).toContain('vv:15.1b');
});

test('vv:8.1 where a hex is named in place of a carrier, it is said how one moves there', async () => {
  await game.phases(1);
  const { stderr } = await game.type('move "1 Squad" Farm');
  expect(JSON.parse(stderr)).toMatchObject({
    error: { message: expect.stringContaining('carries nobody'), hint: 'If a hex is meant: --to Farm' },
  });
});

test('what is taken back has never been', async () => {
  await game.phases(1);
  const before = await game.units();
  await game.allowed(SHOT);
  await game.allowed('casualties Farm --points 1 --by fire --choose pin:Able');
  expect(await game.units()).not.toEqual(before);
  await game.type('undo');
  await game.type('undo');
  expect(await game.units()).toEqual(before);
});

interface Now {
  readonly units: readonly { readonly name: string; readonly may: readonly string[] }[];
}
const mayBe = async (name: string) =>
  (JSON.parse((await game.type('now')).stdout) as Now).units.find((unit) => unit.name === name)!.may;

test('vv:beyond.6.1 who is on his way in a stack may go on with it, and is told so', async () => {
  await game.phases(2);
  await game.allowed('move "1 Squad,Schmidt" --through open --to Lane');
  expect(await mayBe('1 Squad')).toContain('move');
  expect(await game.remarks('move "1 Squad" --through open --to Barn --no-log')).toEqual(['vv:beyond.6.1']);
  expect(await game.remarks('move "1 Squad,Schmidt" --through open --to Barn')).toEqual([]);
});

test('vv:beyond.14.8 rally alone is whoever is pinned and has not tried, in the phase in which his side does', async () => {
  await game.phases(1);
  for (const name of ['1 Squad', '2 Squad', 'Able'])
    await game.allowed(`roster mark ${JSON.stringify(name)} pinned`);
  const due = async () => JSON.parse((await game.type('rally')).stderr) as { error: { hint: string } };
  expect((await due()).error.hint).toMatch(/^No rally is due/);
  await game.phases(4);
  const { input } = await game.allowed('rally --dice "6 6 1 1"');
  expect(input).toMatchObject({ unit: ['squad:4-6-5,lmg:3', 'squad:4-6-5'], leader: 1 });
  expect((await due()).error.hint).toMatch(/^No rally is due/);
  await game.phases(6);
  await game.allowed('roster mark Able pinned');
  expect((await game.allowed('rally --dice "1 1"')).result).toEqual({ rallied: 1 });
});

test('vv:beyond.5 player A is the side that was named first, in whatever order the roster has them', async () => {
  const other = await new VvGame('other').open(ALL, '--sides Americans,Germans');
  await other.phases(6);
  const told = async (line: string) => JSON.parse((await other.type(line)).stdout) as Record<string, unknown>;
  expect(await told('game')).toMatchObject({
    acting: 'Germans',
    state: expect.arrayContaining(['turn 1, Command Phase of Germans']),
  });
  expect((await told('now')).clock).toMatchObject({ acting: 'Germans' });
  other.clean();
});

test('vv:11.5 of smoke that may be on the way a shot is told, till somebody says whether it is', async () => {
  await game.phases(2);
  await game.allowed('smoke "1 Squad" --target d4');
  await game.phases(1);
  const shot = 'shoot Able "Hill 12" --range 3 --dice "6 6" --no-log';
  const { remarks } = (await game.allowed(shot)) as { remarks?: unknown };
  expect(remarks).toEqual([
    {
      clause: 'vv:11.5',
      text: 'Nobody has told whether there is smoke on the way: Smoke 1 in D4 is on the map.',
    },
  ]);
  expect(await game.remarks(`${shot} --smoke-between 0`)).toEqual([]);
  expect(await game.remarks(shot.replace('--range 3', '--range 1'))).toEqual([]);
  await game.allowed('roster mark Able hex=D4');
  expect(
    (await game.allowed('shoot "2 Squad" Able --range 3 --dice "6 6" --anyway --no-log')).input.smoke,
  ).toBe(1);
});

test('vv:10.2 the ground of a hex that is attacked is asked for once, and never refused for', async () => {
  await game.phases(1);
  await game.allowed('roster mark Able hex=Lane terrain=no');
  const shot = 'shoot "1 Squad" Able --range 3 --dice "6 6"';
  const { remarks } = (await game.allowed(`${shot} --no-log`)) as { remarks?: unknown };
  expect(remarks).toEqual([
    { clause: 'vv:10.2', text: 'Nobody has told the ground of Lane: no cover counts.' },
  ]);
  expect(await game.remarks(`${shot} --cover 2 --no-log`)).toEqual([]);
  expect(await game.remarks(`${shot} --terrain open`)).toEqual([]);
  expect(await game.remarks(shot.replace('1 Squad', '2 Squad'))).toEqual(['vv:14.2']);
});

test('vv:beyond.5 before anybody tells phases it is the first Command Phase, in which missions are called', async () => {
  const told = async () =>
    (JSON.parse((await game.type('now')).stdout) as { clock: { now: string[] } }).clock.now;
  const line = 'phase by phase it is the Command Phase of Germans, which wg turn --phase ends';
  expect(await told()).toContain(line);
  await game.phases(1);
  expect(await told()).not.toContain(line);
  await game.type('undo');
  await game.allowed('turn');
  expect(await told()).not.toContain(line);
});
