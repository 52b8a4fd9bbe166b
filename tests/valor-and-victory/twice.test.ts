import { afterEach, beforeEach, expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';
import { VvGame } from '../support/games/vv-forces.js';
import { RosterGame } from '../support/roster.js';

/** What a unit does not do twice, nor out of its phase, nor in a state that forbids it; and what it has still to do. */

const HILL = { side: 'Germans', hex: 'Hill 12', terrain: 'open' };
const FARM = { side: 'Americans', hex: 'Farm', terrain: 'building' };
const ROAD = { side: 'Americans', hex: 'Road', terrain: 'open' };
const ALL = [
  { ...HILL, name: 'Schmidt', unit: 'leader:-1' },
  { ...HILL, name: '1 Squad', unit: 'squad:4-6-5,lmg:3' },
  { ...HILL, name: '2 Squad', unit: 'squad:4-6-5,panzerfaust' },
  {
    ...{ name: 'Tiger', side: 'Germans', hex: 'Wood', terrain: 'open', unit: 'afv:gun=12:mg=4:ff=3' },
    ...{ atfp: 'F', armour: 'E', mp: 10 },
  },
  { ...FARM, name: 'Coleman', unit: 'leader:-1' },
  { ...FARM, name: 'Able', unit: 'squad:4-6-4', half: '2-6-2' },
  { ...FARM, name: 'Baker', unit: 'squad:4-6-4', half: '2-6-2' },
  { ...ROAD, name: 'Truck', unit: 'vehicle:cr=3', mp: 14, transport: 'T2' },
  { name: 'Charlie', side: 'Americans', unit: 'squad:5-6-4', aboard: 'Truck' },
];

let game: VvGame;
beforeEach(async () => {
  game = await new VvGame('table').open(ALL, '--sides Germans,Americans');
});
afterEach(() => game.clean());

const strictly = async (line: string, clause: string, before: number): Promise<void> => {
  const strict = await new RosterGame('strict', 'valor-and-victory').open(
    ALL,
    '--sides Germans,Americans --strict',
  );
  for (let i = 0; i < before; i++) await strict.allowed('turn --phase');
  await strict.allowed(line);
  await strict.refused(line, clause);
  await strict.allowed(`${line} --anyway`);
  strict.clean();
};
const told = async (line: string): Promise<string> => (await game.type(line)).stdout;
interface Now {
  readonly clock: { readonly now: readonly string[]; readonly acting: string };
  readonly units: readonly { readonly name: string; readonly may: readonly string[] }[];
}
const now = async (): Promise<Now> => JSON.parse(await told('now')) as Now;

test('vv:beyond.5 a unit moves once in its phase; a strict game refuses the second move', async () => {
  await game.phases(2);
  expect(await game.remarks('move "1 Squad" --through open --to Lane')).toEqual([]);
  await game.allowed('move Schmidt --through open --to Wood');
  expect(await game.remarks('move "1 Squad" --through open --to Lane')).toEqual(['vv:beyond.5']);
  await strictly('move "1 Squad" --to Lane', 'vv:beyond.5', 2);
});

test('vv:beyond.5 a unit that has fired, or an AFV that has overrun a hex, is told of before it moves', async () => {
  await game.phases(1);
  await game.allowed('shoot "1 Squad" Farm --range 3 --dice "6 6"');
  await game.phases(1);
  expect(await game.remarks('move "1 Squad" --through open')).toEqual(['vv:beyond.5']);
  expect(await game.remarks('overrun Tiger Road --to Lane --dice "6 6"')).toEqual([]);
  await game.allowed('undo');
  expect(await game.remarks('overrun Tiger Road --dice "6 6"')).toEqual(['vv:beyond.19.3']);
  // It is behind the hex it has overrun, and not where it came from.
  expect((await game.marks('Tiger')).hex).toBeUndefined();
  expect(await game.remarks('overrun Tiger Road --dice "6 6"')).toEqual(['vv:beyond.5']);
  expect(await game.remarks('move Tiger --through open')).toEqual(['vv:beyond.5']);
});

test('vv:13.1 a unit that has moved does not fire, nor one that made AT fire', async () => {
  await game.phases(1);
  await game.allowed('anti-tank Tiger Truck --range 3 --dice "6 6"');
  await game.refused('anti-tank Tiger Truck --range 3', 'vv:13.1');
  await game.refused('shoot Tiger Farm --range 3', 'vv:13.1');
  await game.phases(1);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.refused('shoot "1 Squad" Farm --range 3', 'vv:13.1');
  // The clean-up takes the markers off.
  await game.phases(4 + 6 + 1);
  await game.allowed('shoot "1 Squad" Farm --range 3 --dice "6 6"');
});

test('vv:13.6 a leader modifies one attack a turn, whoever fires', async () => {
  await game.phases(1);
  await game.allowed('shoot "Schmidt, 1 Squad" Farm --range 3 --dice "6 6"');
  expect((await game.unit('Schmidt')).marks).toMatchObject({ led: true, marked: true });
  await game.refused('shoot "Schmidt, 2 Squad" Farm --range 3', 'vv:13.1');
});

test('vv:beyond.14.8 a pinned unit tries to rally once in the phase, and only in it', async () => {
  await game.phases(7);
  await game.allowed('roster mark Able pinned');
  expect(await game.remarks('rally Able --dice "6 6"')).toEqual(['vv:beyond.14.8']);
  await game.phases(4);
  expect(await game.remarks('rally Able --dice "6 6"')).toEqual([]);
  await game.refused('rally Able', 'vv:beyond.14.8');
  expect(await game.unit('Able')).toMatchObject({ marks: { pinned: true } });
});

test('vv:15.1b whoever advances does not close assault; vv:15.1g nor does the same unit twice', async () => {
  await game.phases(4);
  const { input } = await game.allowed('move "2 Squad" --through open --to Lane');
  expect(input).toMatchObject({ advance: true });
  expect((await game.unit('2 Squad')).marks).toEqual({ hex: 'Lane', terrain: 'open', advanced: true });
  await game.refused('close-assault "2 Squad" Farm', 'vv:15.1b');
  for (const name of ['Coleman', 'Able', 'Baker']) await game.allowed(`roster mark ${name} pinned`);
  await game.allowed('close-assault "1 Squad" Farm');
  expect((await game.unit('1 Squad')).marks).toMatchObject({ hex: 'Farm', assaulted: true });
  // From another hex now, which has launched none.
  expect(await game.remarks('close-assault "1 Squad" Road --dice "6 6"')).toEqual(['vv:15.1g']);
});

test('vv:15.1g by whole turns too who has close assaulted is told so, until the turn is over', async () => {
  for (const name of ['Coleman', 'Able', 'Baker']) await game.allowed(`roster mark ${name} pinned`);
  await game.allowed('close-assault "1 Squad" Farm');
  const again = 'close-assault "1 Squad" Road --dice "6 6" --no-log';
  expect(await game.remarks(again)).toEqual(['vv:15.1g']);
  expect(await told(again)).toContain('1 Squad has close assaulted in this turn.');
  await game.allowed('turn');
  expect(await game.remarks(again)).toEqual([]);
});

test('vv:15.1a vv:R9 neither AFVs nor passengers close assault, and nobody says that they may', async () => {
  await game.refused('close-assault Tiger Farm', 'vv:15.1a');
  await game.refused('close-assault Charlie "Hill 12"', 'vv:15.1a');
  await game.allowed('close-assault Charlie "Hill 12" --ruling vv:R9=2 --dice "6 6"');
  const { units } = await now();
  const may = (name: string) => units.find((unit) => unit.name === name)!.may;
  expect(may('Able')).toContain('close-assault');
  for (const name of ['Tiger', 'Truck', 'Charlie']) expect(may(name)).not.toContain('close-assault');
});

test('(vv:8.1) vv:beyond.8.5 who is aboard fires and rallies with his carrier, and makes no AT fire', async () => {
  await game.refused('anti-tank Charlie Tiger --range 1', 'vv:beyond.8.5');
  await game.refused('anti-tank "Truck, Charlie" Tiger --range 1', 'vv:beyond.8.5');
  await game.allowed('shoot "Truck, Charlie" "Hill 12" --range 2 --dice "6 6"');
  await game.allowed('roster mark Truck pinned');
  await game.refused('rally Charlie', 'vv:beyond.14.8');
  await game.allowed('rally Truck --dice "1 1"');
});

test('vv:beyond.18.3 AT fire needs a weapon for it, whatever is typed', async () => {
  await game.refused('anti-tank Baker Tiger --range 1', 'vv:beyond.18.3');
  await game.refused('anti-tank Baker Tiger --range 1 --weapon bazooka', 'vv:beyond.18.3');
  await game.refused('anti-tank Truck Tiger --range 1', 'vv:beyond.18.3');
  await game.allowed('anti-tank "2 Squad" Truck --range 1 --dice "6 6"');
  // It had one, and it is gone.
  await game.allowed('roster mark "2 Squad" marked=no');
  await game.refused('anti-tank "2 Squad" Truck --range 1', 'vv:beyond.18.3');
});

test('vv:18.6c an immobile AFV neither moves nor overruns; vv:14.7a who is pinned does nothing', async () => {
  await game.allowed('roster mark Tiger immobile');
  await game.refused('move Tiger --through open', 'vv:18.6c');
  await game.refused('overrun Tiger Road', 'vv:18.6c');
  await game.allowed('roster mark Able pinned');
  for (const line of [
    'shoot Able "Hill 12" --range 3',
    'move Able',
    'close-assault Able "Hill 12"',
    'smoke Able',
  ])
    await game.refused(line, 'vv:14.7a');
});

test('vv:14.61a whoever has points to meet is told so first, and so is who ends the phase', async () => {
  await game.phases(3);
  const { result: shot } = await game.allowed('shoot "Hill 12" Farm --range 3 --dice "1 3"');
  const owed = `Farm: ${shot.casualtyPoints} Casualty Points to meet`;
  expect((await now()).clock.now).toContain(owed);
  expect(await game.remarks('shoot Able "Hill 12" --range 3 --dice "6 6"')).toEqual(['vv:14.61a']);
  expect(await game.remarks('turn --phase')).toEqual(['vv:14.61a']);
  const { result } = await game.allowed('casualties Farm --choose eliminate:Baker');
  expect(result).toMatchObject({ eliminated: 1 });
  expect(await game.remarks('turn --phase')).toEqual([]);
});

test('vv:14.61a the ways are told by names, and may be typed so', async () => {
  await game.allowed('roster mark Able points=1 points-by=fire');
  const { stdout } = await wg(words('casualties Farm --game table --no-color'), { env: game.env });
  expect(stdout).toContain('  1: pin Able  ');
  expect(stdout).toContain('Result: pin Able\n');
  await game.allowed('casualties Farm --choose pin:Able');
});

test('vv:14.61a in an evening points are met before anything else, by whoever suffers them', async () => {
  await game.phases(1);
  await game.allowed('roster mark Able points=3 points-by=fire');
  const prompts: string[] = [];
  const terminal = async () => ({
    ask: async ({ prompt }: { readonly prompt: string }) => {
      prompts.push(prompt);
      return prompts.length > 1 ? undefined : ['c farm'];
    },
  });
  const at = { env: game.env, stdinIsTTY: true, stderrIsTTY: true, columns: 120, terminal };
  const { stdout } = await wg(words('play table --no-color'), at);
  expect(prompts[0]).toContain('T1 Fire Americans casualties');
  expect(stdout).toContain('the owner decides');
});

test('vv:beyond.5 wg now tells the phase, whose it is, and who has still to act in it', async () => {
  await game.phases(1);
  expect((await now()).clock).toMatchObject({
    acting: 'Germans',
    now: ['turn 1, Fire Phase of Germans', 'still to fire: Schmidt, 1 Squad, 2 Squad and Tiger'],
  });
  await game.allowed('shoot "Schmidt, 1 Squad" Farm --range 3 --dice "6 6"');
  expect((await now()).clock.now).toContain('still to fire: 2 Squad and Tiger');
  await game.phases(2);
  expect((await now()).clock).toMatchObject({
    acting: 'Americans',
    now: ['turn 1, Defensive Fire Phase of Germans', 'still to fire: Coleman, Able, Baker and Charlie'],
  });
  await game.allowed('roster mark "2 Squad" pinned');
  await game.phases(2);
  expect((await now()).clock.now).toEqual([
    'turn 1, After-Action Phase of Germans',
    'still to rally: 2 Squad',
  ]);
});

test('vv:beyond.5 the sides of a game that was begun without any are those of its units, in their order', async () => {
  const nameless = await new VvGame('nameless').open(ALL, '', 'turn --phase');
  const acting = async () =>
    (JSON.parse((await nameless.type('now')).stdout) as { clock: { acting: string } }).clock.acting;
  expect(await acting()).toBe('Germans');
  await nameless.phases(2);
  expect(await acting()).toBe('Americans');
  nameless.clean();
});
