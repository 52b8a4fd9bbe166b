/** What odds to decide by take, each as a whole process: plans between full units, and sweeps of fifty cells. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedBy } from './usage.js';

const full = (name: string, grade: string) =>
  ({ name, grade, figures: 12, leaders: 2, hw: 2, medics: 1 }) as const;
const ROSTER = {
  ruleset: 'battleground',
  sides: { Allies: [full('Able', 'C'), full('Baker', 'C'), full('Charlie', 'B')], Axis: [full('Zug', 'B')] },
};

const THREE_SHOTS = ['shoot Able Zug -c light', 'shoot Baker Zug -c light', 'shoot Charlie Zug -c light'];
const RETURNED = ['shoot Able Zug -c light', 'shoot Zug Baker', 'shoot Baker Zug -c light'];

/** What is asked, and how many seconds of anybody's time it may take; none, where that is only measured. */
const PLANS: readonly (readonly [says: string, lines: readonly string[], most: number])[] = [
  ['two shots', THREE_SHOTS.slice(0, 2), 0],
  ['three shots and a charge', [...THREE_SHOTS, 'charge Able Zug --distance 8'], 1],
  ['the same into fire', [...THREE_SHOTS, 'charge Able Zug --distance 8 --reaction shoot'], 0],
  ['six actions', [...THREE_SHOTS, ...THREE_SHOTS.slice(0, 2), 'charge Able Zug --distance 8'], 3],
  ['fire that is returned, and a charge', [...RETURNED, 'charge Charlie Zug --distance 8'], 0],
];
const SWEEPS: readonly (readonly [says: string, line: string, most: number])[] = [
  ['fifty shots', 'odds shoot -g C -f 3..12 -c none,light,medium,heavy,5', 0.3],
  ['fifty melees', 'odds melee --attackers 5..14 --defenders 5..9', 0.3],
  ['fifty charges', 'odds charge -g C -f 3..12 -l 1 --target-figures 5..9 --distance 8 --through', 0.3],
];

/**
 * @param wg the built program
 * @param env the world it runs in
 * @returns rows of a table
 */
export function decisions(wg: string, env: NodeJS.ProcessEnv): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wg-bench-'));
  const roster = join(folder, 'full.json');
  writeFileSync(roster, JSON.stringify(ROSTER));
  const row = (says: string, line: readonly string[], most: number) => {
    const { seconds, clock, room } = usedBy([wg, ...line], { env });
    const is = most === 0 ? '' : `${most} s: ${clock <= most ? 'yes' : '**no**'}`;
    return `| ${says} | ${clock.toFixed(2)} s | ${seconds.toFixed(2)} s | ${Math.round(room)} MB | ${is} |`;
  };
  const rows = [
    ...PLANS.map(([says, lines, most]) =>
      row(`plan: ${says}`, ['plan', '-r', 'bg', '--roster', roster, ...lines, '--brief'], most),
    ),
    ...SWEEPS.map(([says, line, most]) => row(`sweep: ${says}`, line.split(' '), most)),
  ];
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
