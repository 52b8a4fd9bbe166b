import { counted, list } from '../../../src/rules/text/say.js';
import { armedSaid, type Counter, isInfantry, isInWire, unitSaid } from '../units/units.js';
import type { KnownUnit } from './kinds.js';

/** What a unit is by now, where it is, and the marks it carries. */
export function stands(of: KnownUnit): readonly string[] {
  if (of.eliminated) return [unitSaid(onTheMap(of)), 'eliminated'];
  const { points } = of;
  return [
    armedSaid(onTheMap(of)),
    ...placeSaid(of),
    ...(of.pinned || of.pinnedNow ? ['pinned'] : []),
    ...(of.immobile ? ['immobile'] : []),
    ...(of.marked ? ['has moved or fired'] : []),
    ...(of.transfer === undefined || isInfantry(of.counter) || of.counter.kind === 'gun'
      ? []
      : [TRANSFERRED[of.transfer]]),
    ...(of.advanced ? ['has advanced'] : []),
    ...(of.led ? ['has led an attack'] : []),
    ...(of.uses === undefined
      ? []
      : [of.uses === 'satchel' ? 'is to use its satchel charge' : 'is to use Grenades']),
    ...(of.valourCheck === 'due' ? ['to check for valour'] : []),
    ...(of.sniperDue ? ['may bring a sniper'] : []),
    ...(of.minesBehind === undefined ? [] : [`mines in ${list(of.minesBehind)} still to attack it`]),
    ...(of.overrunBy === undefined ? [] : [`overrun by ${of.overrunBy}`]),
    ...(points > 0 ? [`${counted(points, 'Casualty Point')} to meet`] : []),
  ];
}

/** What a carrier has done this turn (8.3). */
const TRANSFERRED = {
  loaded: 'has taken somebody on',
  unloaded: 'has let somebody off',
  over: 'has taken on or let off somebody, and moved since',
} as const;

/** The counter on the map: a half squad for a squad that was reduced, valorous or not. */
function onTheMap({ counter, valorous, reduced, half }: KnownUnit): Counter {
  const valour = { valorous: valorous || counter.valorous };
  if (!reduced) return { ...counter, ...valour };
  const { profile: _squad, ...bare } = counter;
  return { ...bare, ...valour, kind: 'half-squad', ...(half !== undefined && { profile: half }) };
}

function placeSaid({ aboard, hex, terrain, entrenchment, wire }: KnownUnit): string[] {
  if (aboard !== undefined) return [`aboard ${aboard}`];
  const grounds = [terrain, entrenchment, isInWire({ wire }) ? 'barbed-wire' : undefined];
  const ground = grounds.flatMap((name) => name?.replace('-', ' ') ?? []);
  if (hex !== undefined) return [`in ${hex}${ground.length > 0 ? ` (${ground.join(', ')})` : ''}`];
  return ground.length > 0 ? [`in ${ground.join(' with ')}`] : [];
}
