import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

/** Of whom `wg now` says that he may demolish: those who have what harms a building. */

const ROSTER = `
ruleset: wrg-1925
sides:
  Allies:
    - { name: Rifles, men: 8, weapons: [rifle:7, lmg-belt:1], grenades: 8 }
    - { name: Tripod, kind: gun, weapon: mg-tripod, men: 3 }
    - { name: Bazooka, men: 2, weapons: [one-man:1, rifle:1] }
    - { name: Sappers, men: 4, weapons: [rifle:4], stores: [1 x satchel-charge] }
    - { name: Carrier, kind: vehicle, type: half-track, weapons: [mg-pintle:1], crew: 2 }
    - { name: Truck, kind: vehicle, type: truck, crew: 1 }
`;

interface Now {
  readonly units: readonly {
    readonly name: string;
    readonly may: readonly string[];
    readonly how?: object;
  }[];
}

const demolishing = async (machine: Machine): Promise<string[]> => {
  const { units } = await machine.json<Now>('now');
  return units.flatMap(({ name, may }) => (may.includes('demolish') ? [name] : []));
};

test('wrg:building.1 whoever harms no building with what he has is not told to demolish, by the rulings that are played', async () => {
  const machine = new Machine();
  try {
    const roster = join(machine.path, 'roster.yaml');
    writeFileSync(roster, ROSTER);
    await machine.told(`game start Aldon --roster ${roster}`);
    expect(await demolishing(machine)).toEqual(['Bazooka', 'Sappers', 'Carrier']);
    const { units } = await machine.json<Now>('now Sappers');
    expect(units[0]!.how).toEqual({ demolish: 'with a charge' });
    await machine.told('demolish Sappers --fire satchel:1 --dice 1');
    expect(await demolishing(machine)).toEqual(['Bazooka', 'Carrier']);
    const { code, stderr } = await machine.type('demolish Rifles --range 40 --anyway');
    expect(code).toBe(3);
    expect(stderr).toContain('None of these weapons can harm the building. (wrg:building.1)');

    const house = join(machine.path, 'house.yaml');
    writeFileSync(house, 'ruleset: wrg-1925\nrulings: { "wrg:R26": 2, "wrg:R172": 2 }\n');
    await machine.told(`game house ${house}`);
    expect(await demolishing(machine)).toEqual(['Tripod', 'Bazooka']);
    await machine.told('demolish Tripod --range 40 --dice 1');
  } finally {
    machine.clean();
  }
});

test('wrg:option.12 a charge in the list of weapons is one as well', async () => {
  const machine = new Machine();
  try {
    const roster = join(machine.path, 'roster.yaml');
    writeFileSync(roster, ROSTER.replace('[rifle:4], stores: [1 x satchel-charge]', '[rifle:4, satchel:2]'));
    await machine.told(`game start Aldon --roster ${roster}`);
    expect(await demolishing(machine)).toContain('Sappers');
    for (const left of [1, 0]) {
      const answer = await machine.json<{ remarks?: unknown }>(
        'demolish Sappers --fire satchel:1 --dice 1 --ruling R170=2',
      );
      expect(answer.remarks, `${left} left behind it`).toBeUndefined();
    }
    expect(await demolishing(machine)).not.toContain('Sappers');
  } finally {
    machine.clean();
  }
});
