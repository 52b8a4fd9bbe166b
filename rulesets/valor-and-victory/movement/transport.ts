import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { armedSaid, type Counter, isInfantry, isLeader, unitSaid } from '../units/units.js';
import { isExpendable } from '../weapons/weapons.js';
import { refuse, step } from '../words.js';
import { mustCarry } from './stack.js';

/** What a transport class can carry (8.21). */
interface Capacity {
  /** Half squads: a squad counts as two. */
  readonly halves: number;
  readonly leaders: number;
  readonly weapons: number;
}

/** `T2` carries two squads, two leaders and two weapons; `TH` a half squad, a leader and a weapon. */
const capacityOf = (transport: string): Capacity => {
  const n = Number(transport.slice(1));
  return Number.isNaN(n) ? { halves: 1, leaders: 1, weapons: 1 } : { halves: 2 * n, leaders: n, weapons: n };
};

/** How a carrier is loaded: by class, with a tow bar, and whether the Gun is a large one. */
interface Loading {
  readonly transport: string;
  readonly tow: boolean;
  readonly largeGun: boolean;
}

/** The largest transport class there is. */
const LARGEST = 'T2';

/** What is aboard a carrier whose class is not told must fit into the largest there is (8.21). */
export function mustHoldLoads(units: readonly Counter[]): void {
  for (const { load } of units) mustNotOverload(load, LARGEST, `${LARGEST}, the largest class,`);
}

/** The load of a carrier must fit (8.21). */
export function* mustFit(load: readonly Counter[], { transport, tow, largeGun }: Loading): Rule<void> {
  yield* mustCarry(load);
  const other = load.find((unit) => !isInfantry(unit) && unit.kind !== 'gun');
  if (other) refuse('vv:beyond.8.21', `A carrier takes infantry and tows a Gun, no ${unitSaid(other)}.`);
  const guns = load.filter(({ kind }) => kind === 'gun').length;
  if (guns > 0 && !tow)
    refuse('vv:beyond.8.21', 'Only a carrier with a dash below its class tows a Gun.', 'Say --tow.');
  if (guns > 0 && largeGun && transport === 'TH') refuse('vv:beyond.8.21', 'A TH carrier tows no large Gun.');
  mustNotOverload(load, transport, transport);
  const text = `${transport} carries ${list(load.map(armedSaid))}`;
  yield* step({ id: 'load', clause: 'vv:beyond.8.21', value: load.length, text });
}

function mustNotOverload(load: readonly Counter[], transport: string, who: string): void {
  const most = capacityOf(transport);
  const guns = load.filter(({ kind }) => kind === 'gun').length;
  if (guns > 1) refuse('vv:beyond.8.21', `A carrier tows one Gun, not ${guns}.`);
  const halves = load.reduce(
    (sum, { kind }) => sum + (kind === 'squad' ? 2 : kind === 'half-squad' ? 1 : 0),
    0,
  );
  const leaders = load.filter(isLeader).length;
  const weapons = load.flatMap((unit) => unit.weapons.filter((weapon) => !isExpendable(weapon))).length;
  const over =
    halves > most.halves
      ? 'squads'
      : leaders > most.leaders
        ? 'leaders'
        : weapons > most.weapons
          ? 'support weapons'
          : undefined;
  if (over) refuse('vv:beyond.8.21', `That is too many ${over}: ${who} carries ${capacitySaid(most)}.`);
}

const capacitySaid = ({ halves, leaders, weapons }: Capacity): string => {
  const squads = halves === 1 ? '1 half squad' : counted(halves / 2, 'squad');
  return `${squads}, ${counted(leaders, 'leader')} and ${counted(weapons, 'support weapon')}`;
};
