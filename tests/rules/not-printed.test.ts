import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import type { Cell } from '../../src/rules/book/cell.js';
import type { PlayedTable } from '../../src/rules/book.js';
import { houseScopeOf, type RuleSystem } from '../../src/rules/system.js';

/**
 * What cells in play hold that no printed table holds them to, by rule system: numbers that have no place there, and those that other
 * options of a ruling put in their stead. Whoever changes one by mistake is told.
 */
const NOT_PRINTED: Readonly<Record<string, readonly string[]>> = {
  battleground: [
    'bg:table.grades/A; bg:R1=2: 4',
    'bg:table.grades/B; bg:R1=2: 5',
    'bg:table.terrain-cover/none: 0',
    'bg:table.terrain-cover/light: 1',
    'bg:table.terrain-cover/heavy: 3',
    'bg:table.terrain-cover/brush: 1',
    'bg:table.terrain-cover/woods: 1; bg:R31=2: 2',
    'bg:table.terrain-cover/crops: 1',
    'bg:table.terrain-cover/wall: 1; bg:R31=2: 2',
    'bg:table.terrain-cover/hill: 0',
    'bg:table.vehicle-defence/armoured-car: 2; bg:R45=2: 1',
    'bg:table.vehicle-defence/apc: 2',
    'bg:table.vehicle-defence/light-tank: 3; bg:R45=2: 2',
    'bg:table.vehicle-defence/medium-tank: 4; bg:R45=2: 3',
    'bg:table.vehicle-defence/heavy-tank: 5; bg:R45=2: 4',
    'bg:table.emplacements/gun-emplacement: 3',
    'bg:table.vehicle-weapons/light-gun: white 0, blue 2; bg:R46=2: white 4, blue 0',
    'bg:table.vehicle-weapons/heavy-gun: white 0, blue 4',
    'bg:table.ranges/emplacement: 12',
    'bg:table.armour-faces/front: 0; bg:R116=2: 1',
    'bg:table.armour-faces/side: -1; bg:R116=2: 0',
    'bg:table.armour-faces/rear: -2; bg:R116=2: -1',
    'bg:table.mounted-move/walk; bg:R14=2: 2',
    'bg:table.mounted-move/run; bg:R14=2: 3',
    'bg:table.mounted-move/armoured-car: 4',
    'bg:table.mounted-move/truck: 3; bg:R25=2: 4',
    'bg:table.mounted-move/apc: 3',
    'bg:table.facing-cost/90; bg:R15=2: 0',
    'bg:table.combine-average/A + B; bg:R95=2: B',
    'bg:table.combine-average/A + D; bg:R95=2: C',
    'bg:table.combine-average/B + C; bg:R95=2: C',
    'bg:table.combine-average/C + D; bg:R95=2: D',
    'bg:table.artillery/mortar: blasts 1, white 2, blue 0',
    'bg:table.artillery/light: blasts 1, white 4, blue 0; bg:R105=2: blasts 1, white 0, blue 2',
    'bg:table.artillery/medium: blasts 2, white 4, blue 0; bg:R105=2: blasts 2, white 0, blue 2',
    'bg:table.artillery/heavy: blasts 2, white 0, blue 4; bg:R105=2: blasts 3, white 0, blue 2',
    'bg:table.artillery/grade: C',
    'bg:table.mine-effects/armoured 4: immobilised; bg:R102=2: destroyed',
  ],
  'wrg-1925': [
    'wrg:table.small-arms/flame-thrower; wrg:R63=2: 25 8, 50 8, 100 0, 250 0, 500 0',
    'wrg:table.heavy-weapons/afv-flame; wrg:R63=2: 25 10, 50 10, 100 6, 250 0, 500 0',
    'wrg:table.antitank-modifiers/target-moved; wrg:R30=2: 0',
    'wrg:table.antitank-modifiers/under-fire; wrg:R30=2: 0',
    'wrg:table.antitank-modifiers/surprised; wrg:R29=2: -2',
    'wrg:table.antitank-modifiers/heavy; wrg:R29=2: -2',
    'wrg:table.antitank-modifiers/concealed; wrg:R29=2: -2',
    'wrg:table.antitank-modifiers/moved; wrg:R30=2: 0',
    'wrg:table.antitank-modifiers/smoke; wrg:R30=2: 0',
    'wrg:table.building-points/satchel: 5; wrg:R171=2: 0',
    'wrg:table.building-points/molotov: 5; wrg:R171=2: 0',
    'wrg:table.small-arms/molotov: 25 5, 50 0, 100 0, 250 0, 500 0',
    'wrg:table.small-arms/sticky-bomb: 25 0, 50 0, 100 0, 250 0, 500 0; wrg:R164=2: 25 5, 50 0, 100 0, 250 0, 500 0',
    'wrg:table.small-arms/satchel: 25 0, 50 0, 100 0, 250 0, 500 0; wrg:R164=2: 25 5, 50 0, 100 0, 250 0, 500 0',
    'wrg:table.potential/40; wrg:R22=2: 2',
    'wrg:table.offtable-delay/located; wrg:R57=2: 0',
    'wrg:table.offtable-delay/registered; wrg:R57=2: 0',
    'wrg:table.offtable-delay/correction: 1; wrg:R57=2: 0',
    'wrg:table.offtable-delay/each registration: 2; wrg:R57=2: 0',
    'wrg:table.offtable-delay/first registration: 3; wrg:R129=2: 0',
    'wrg:table.offtable-delay/officer; wrg:R57=2: 0',
    'wrg:table.offtable-delay/nco; wrg:R57=2: 0',
    'wrg:table.offtable-delay/other; wrg:R57=2: 0',
    'wrg:table.illumination/mortar-81mm; wrg:R179=2: radius 30, periods 2',
    'wrg:table.illumination/burning-building: radius 30, periods 2',
    'wrg:table.troop-points/officer; wrg:R9=2: 35',
    'wrg:table.troop-points/sgt; wrg:R9=2: 25',
    'wrg:table.troop-points/cpl; wrg:R9=2: 20',
    'wrg:table.troop-points/lcpl; wrg:R9=2: 15',
    'wrg:table.troop-points/mg-pintle; wrg:R10=2: 0',
    'wrg:table.troop-points/mg-turret; wrg:R10=2: 0',
    'wrg:table.troop-points/afv-gun; wrg:R10=2: 0',
    'wrg:table.troop-points/motorcycle; wrg:R11=2: 0',
    'wrg:table.troop-points/cycle; wrg:R11=2: 0',
    'wrg:table.troop-points/horse; wrg:R11=2: 0',
    'wrg:table.troop-points/sticky-bomb: 2; wrg:R121=2: 10',
    'wrg:table.troop-points/molotov: 2; wrg:R121=2: 10',
    'wrg:table.troop-points/afv-flame: 20; wrg:R121=2: 10',
    'wrg:table.troop-points/vehicle-bangalore: 3; wrg:R121=2: 10',
    'wrg:table.troop-points/flail: 0; wrg:R121=2: 10',
    'wrg:table.troop-points/searchlight: 0; wrg:R121=2: 10',
    'wrg:table.troop-points/projectors: 0; wrg:R121=2: 10',
    'wrg:table.troop-points/aircraft: 0; wrg:R121=2: 10',
    'wrg:table.optional-costs/wire; wrg:R11=2: 0',
    'wrg:table.optional-costs/pungis; wrg:R11=2: 0',
    'wrg:table.optional-costs/command-mine; wrg:R11=2: 0',
    'wrg:table.afv-modifiers/commander-lost; wrg:R44=2: -2',
    'wrg:table.afv-modifiers/close-threat; wrg:R44=2: -2',
    'wrg:table.reaction-bands/0; wrg:R139=2: 1',
    'wrg:table.reaction-bands/5; wrg:R139=2: 6',
    'wrg:table.reaction-bands/10; wrg:R139=2: 11',
    'wrg:table.reaction-bands/15; wrg:R139=2: 16',
    'wrg:table.reaction-bands/-5; wrg:R139=2: -4',
    'wrg:table.afv-bands/0; wrg:R139=2: 1',
    'wrg:table.afv-bands/5; wrg:R139=2: 6',
    'wrg:table.afv-bands/10; wrg:R139=2: 11',
    'wrg:table.afv-bands/-5; wrg:R139=2: -4',
    'wrg:table.arcs/infantry: vision 41, fire 41; wrg:R104=2: vision 45, fire 45',
    'wrg:table.arcs/infantry-prone: vision 28, fire 28; wrg:R104=2: vision 45, fire 45',
  ],
  fubar: [
    'fubar:table.training/elite; fubar:R39=2: activation 2, expertise 3, suppress 4',
    'fubar:table.actions/mount-up: 5',
    'fubar:table.distances/behind: 3',
    'fubar:table.small-arms/assault-rifle-close: range 12, fp 2',
  ],
  'valor-and-victory': [
    'vv:table.defence-apfp/unarmed afv; vv:R22=2: 0',
    'vv:table.casualty-actions/ignored: 1',
    'vv:table.terrain/foot hill: 1',
    'vv:table.terrain/vehicle hill: 1',
    'vv:table.terrain/foot position: 1',
    'vv:table.terrain/vehicle position: 1',
  ],
};

/** `3`, or `white 4, blue 0`. */
const said = (value: unknown): string =>
  typeof value === 'object'
    ? Object.entries(value!)
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')
    : `${value}`;

/** The names of cells that printed tables hold. */
async function placedIn(system: RuleSystem): Promise<ReadonlySet<string>> {
  const tables = Object.values((await system.book()).book.tables) as readonly Partial<PlayedTable>[];
  const played = tables.flatMap(({ played = [] }) => played);
  return new Set(played.flatMap(([{ id }, places]) => Object.keys(places).map((row) => `${id}/${row}`)));
}

test.each(SYSTEMS.map((system) => [system.title, system] as const))(
  '%s: numbers that stand in no printed table are those that are written down, by whatever option',
  async (_, system) => {
    const placed = await placedIn(system);
    const cells = (await houseScopeOf(system)).tables.flatMap((table) =>
      Object.values<Cell<unknown>>(table.cells),
    );
    const told = cells.flatMap(({ id, value, ruling, options = {} }) => {
      const own = placed.has(id!) ? '' : `: ${said(value)}`;
      const others = Object.entries(options).map(([option, of]) => `; ${ruling}=${option}: ${said(of)}`);
      return own === '' && others.length === 0 ? [] : [`${id}${own}${others.join('')}`];
    });
    expect(told).toEqual(NOT_PRINTED[system.id]);
  },
);
