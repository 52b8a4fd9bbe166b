import { afterEach, beforeEach, expect, test } from 'vitest';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { line } from '../../support/cli.js';
import { VvGame } from '../../support/games/vv-forces.js';
import { protocolOf } from '../../support/protocol.js';

/** Getting on carriers and off them, and stacks of different units. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('carriers');
  await game.companies(2);
});
afterEach(() => game.clean());

test('vv:beyond.8.3 whoever gets on is aboard, and rides along', async () => {
  await game.allowed('move G7,Otto --unload');
  await game.refused('move G7 HT', 'vv:beyond.8.3');
  expect((await game.unit('HT')).says).toContain('has let somebody off');
  await game.allowed('roster mark Hermes hex=H5');
  await game.allowed('roster mark HT hex=H5');
  const { result, effects } = await game.allowed('move Hermes HT --anyway');
  expect(result.mp).toBe(0);
  expect(effects).toContainEqual(
    expect.objectContaining({ do: 'bind', to: 'mover', mark: 'aboard', as: 'carrier' }),
  );
  expect(await game.marks('Hermes')).toMatchObject({ aboard: 'HT', transfer: 'loaded' });
});

test('vv:8.1 (vv:beyond.14.3) (vv:R63) a carrier stays where those aboard have fired, and no list has it move', async () => {
  game.clean();
  game = new VvGame('riders');
  await game.companies(1);
  await game.allowed('shoot G7,Otto Farm --range 3 --dice "6 5"');
  await game.phases(1);
  await game.refused('move HT --through open --to Z1', 'vv:beyond.5');
  await game.refused('overrun HT Road --to Z1', 'vv:beyond.5');
  const now = (await game.type('now HT')).stdout;
  expect(JSON.parse(now).units.find(({ name }: { name: string }) => name === 'HT').may).not.toContain('move');
  expect(JSON.parse(now).clock.now.join(' ')).not.toMatch(/still to move: .*HT/);
});

test('vv:beyond.8.3 whoever gets off is off, though nobody has told the hex of his carrier', async () => {
  await game.allowed('roster mark HT hex=no terrain=no');
  await game.allowed('move G7 --unload');
  expect(await game.marks('G7')).toEqual({ marked: true, moved: true, transfer: 'unloaded' });
  expect(await game.marks('HT')).toMatchObject({ transfer: 'unloaded' });
  await game.refused('move G7 --unload', 'vv:beyond.8.3');
});

test('(vv:beyond.6.5) whoever turns in his hex has moved, and is where he was', async () => {
  const before = await game.marks('HT');
  await game.allowed('move HT --turns-only');
  expect(await game.marks('HT')).toEqual({ ...before, marked: true, moved: true });
});

test('vv:beyond.13.8 a carrier that was stopped on its way goes on with the Gun that it tows', async () => {
  await game.phases(6);
  await game.allowed('move Truck --through road --to Z3');
  await game.allowed('move Truck --through road --to Z4');
  expect(await game.marks('Truck')).toMatchObject({ hex: 'Z4', spent: 2 });
});

test('vv:beyond.8.3 a carrier takes on, or lets off, in a turn; another turn begins anew', async () => {
  await game.allowed('move Otto --unload');
  await game.allowed('roster mark Hermes hex=H4');
  await game.refused('move Hermes HT', 'vv:beyond.8.3');
  await game.allowed('roster mark Hermes hex=H9');
  // Others may get off too.
  await game.allowed('move G7 --unload');
  await game.phases(12);
  await game.allowed('roster mark Hermes hex=H4');
  await game.allowed('move Hermes HT');
  await game.allowed('move HT --through 2xopen --to Z1');
  expect(await game.marks('Hermes')).toMatchObject({ aboard: 'HT', moved: true });
  await game.refused('move Hermes --unload', 'vv:beyond.8.3');
});

test('vv:beyond.8.3 nobody gets on who has moved, nor on a carrier of another hex', async () => {
  await game.refused('move G6 HT', 'vv:beyond.8.3');
  await game.allowed('move Hermes --through open --to H4');
  await game.refused('move Hermes HT', 'vv:beyond.5');
  await game.allowed('roster mark M3 hex=Z1');
  await game.allowed('move HT --through open --to H2');
  await game.phases(2);
  await game.refused('move G6 HT', 'vv:beyond.5');
});

test('vv:beyond.8.3 a carrier that has taken somebody on after its move has ended it', async () => {
  await game.allowed('move G7,Otto --unload');
  await game.phases(12);
  await game.allowed('move HT --through open --to H2 --passing');
  await game.allowed('move G6 HT');
  await game.refused('move HT --through open --to Z2', 'vv:beyond.5');
});

test('vv:beyond.8.21 there is as much room as its class says, with those who are aboard', async () => {
  await game.allowed('roster mark G6 hex=H4');
  await game.refused('move G6 HT', 'vv:beyond.8.21');
  await game.refused('move G6 --carrier Nobody', 'vv:8.1');
  await game.allowed('roster mark G6 hex=H3');
  expect(await game.remarks('move G6 Tiger --no-log')).toEqual(['vv:beyond.8.21']);
  await game.refused('move G6 Pak', 'vv:8.1');
});

test('(vv:beyond.8.3) a carrier comes into a full hex to take somebody on, and not to stay', async () => {
  await game.allowed('roster mark Hermes hex=H1');
  await game.refused('move HT --through woods --to H1', 'vv:6.9');
  const { steps } = await game.allowed('move HT --through woods --to H1 --passing');
  expect(steps.map(({ id }) => id)).toContain('passing');
});

test('vv:beyond.8.3 a Gun that is unlimbered gets off where its carrier is', async () => {
  await game.phases(6);
  const { input } = await game.allowed('move Gun57 --unload');
  expect(input.type).toBe('gun');
  expect(await game.marks('Gun57')).toMatchObject({ hex: 'Road', transfer: 'unloaded' });
});

test('vv:beyond.8.3 whoever only asks is told what fits', async () => {
  expect(protocolOf(move, { carrier: 'Truck', load: ['squad:4-6-4'], transport: 'T1' })).toEqual([
    'vv:beyond.8.21 load = 1: T1 carries squad 4-6-4',
    'vv:beyond.8.3 aboard = "Truck": on Truck, and with it wherever it goes',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:8.1 > bind {"to":"mover","of":"unit","mark":"aboard","as":"carrier"}',
    'vv:8.1 > set {"to":"mover","of":"unit","is":{"hex":null,"terrain":null,"entrenchment":null}}',
    'vv:beyond.8.3 > set {"to":"mover","of":"unit","is":{"transfer":"loaded"}}',
    'vv:beyond.8.3 > set {"to":"carrier","of":"unit","is":{"transfer":"loaded"}}',
    '{"mp":0,"spent":0,"left":0,"cover":0}',
    '= on Truck',
  ]);
  for (const typed of ['--through open', '--advance', '--type afv --mp 4'])
    expect((await line(`move -r vv --carrier Truck ${typed}`)).code).toBe(2);
});

test('vv:beyond.6.1 an AFV and infantry move as one stack, each on its own points', async () => {
  await game.refused('move HT,Hermes --through open --to Z1', 'vv:beyond.6.1');
  await game.allowed('roster mark Hermes hex=H4');
  await game.allowed('move HT --through 3xopen --to Z1');
  await game.refused('move Hermes --through 3xopen --to Z2 --together', 'vv:beyond.6.1');
  await game.allowed('move Hermes --through 3xopen --to Z1 --together');
  const { input } = await game.allowed('shoot Baker Z1 --range 3 --dice "3 3"');
  expect(input.movers).toBeUndefined();
  await game.allowed('casualties Z1 --choose pin:Hermes --points 1 --anyway');
  await game.refused('move G6 --through open --to Z9 --together', 'vv:beyond.6.1');
});

test('vv:beyond.6.1 whoever is only no longer moving is not told of', async () => {
  await game.allowed('move G2 --through open --to T1');
  const { units } = (await game.allowed('move G6 --through open --to T2')) as never as {
    units: { now: { name: string }[] };
  };
  expect(units.now.map(({ name }) => name)).toEqual(['G6']);
  expect((await game.marks('G2')).moving).toBeUndefined();
});

test('vv:beyond.13.9 a hex alone is not the lane and whoever enters it', async () => {
  await game.allowed('move G1 --through open --to V1');
  await game.refused('shoot --fire-lane 1 V1', 'vv:beyond.13.9');
  expect((await game.type('shoot --fire-lane 1 V1')).stderr).toContain('is named first');
});

test('vv:beyond.8.3 who gets off moves no further, and is named: nobody else gets off anything', async () => {
  await game.refused('move HT --unload', 'vv:beyond.8.3');
  await game.refused('move Hermes --unload', 'vv:beyond.8.3');
  const { result, steps } = await game.allowed('move G7 --unload');
  expect(result).toMatchObject({ mp: 0, left: 0 });
  expect(steps.map(({ id }) => id)).not.toContain('mp');
  const { input } = await game.allowed('move Otto --unload');
  expect(move.announce(result as never, input as never)).toBe('off HT');
});
