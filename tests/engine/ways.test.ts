import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Machine } from '../support/state.js';

/** What would allow a line is said as it is typed by whoever asked: with the names of those it is about. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Hill -r battleground --roster examples/battleground-roster.yaml');
  await machine.told('draw-card --dice 7D');
});
afterEach(() => machine.clean());

/** The way out of a line that is refused. */
const wayOut = async (line: string) => {
  const { code, stderr } = await machine.type(`${line} --json`);
  expect(code, line).toBe(3);
  return JSON.parse(stderr).error.hint as string;
};

describe('in Battleground', () => {
  test('bg:pass.2 bg:retreat.3 bg:melee.10 what a unit would have to do first is a line of that unit', async () => {
    await machine.told('roster mark "2 Section" aboard=Truck');
    expect(await wayOut('move "2 Section"')).toContain("wg move '2 Section' --board");
    expect(await wayOut('odds move "2 Section"')).toContain("wg move '2 Section' --board");
    expect(await machine.told('why not move "2 Section"')).toContain("wg move '2 Section' --board");
    await machine.told('roster mark "1 Section" routing');
    expect(await wayOut('move "1 Section"')).toContain("wg rally '1 Section'");
    await machine.told('roster mark "1 Section" "melee=1 Gruppe"');
    expect(await wayOut('move "1 Section"')).toContain("wg melee '1 Section'");
  });

  test('bg:pass.2 of a line that names nobody it is a line that names nobody', async () => {
    expect(await wayOut('move --type infantry --riding')).toMatch(/^wg move --board/);
  });

  test('(bg:seq.2) bg:pass.4 bg:retreat.3 what the next card waits for are the lines of those who owe it', async () => {
    await machine.told('roster mark "1 Section" routing');
    expect(await machine.told('why not draw-card')).toContain("wg rally '1 Section'");
    await machine.told('roster mark "2 Section" aboard=Truck bail-out=destroyed');
    expect(await machine.told('why not draw-card')).toContain("wg bail-out '2 Section'");
  });
});

test('fubar:activate.1 fubar:damage.1 in FUBAR too', async () => {
  await machine.told('game start Ford -r fubar --strict --roster examples/fubar-roster.yaml');
  await machine.told('initiative --dice "6 1"');
  expect(await wayOut('move "Red 1" --action walk')).toContain("wg activate 'Red 1'");
  await machine.told('roster mark Technical owed=2');
  expect(await wayOut('activate "Red 1"')).toContain('wg vehicle-damage Technical');
});
