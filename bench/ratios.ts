/**
 * What the starts of today are to Node's own, beside those of the last release (bench/ratios.json): fails, and names them, where
 * one takes a fifth more time of the processor, or of memory. Ratios, since machines differ; the least of many runs, since they are
 * busy. Its figures vary by a twentieth from run to run on a busy machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTS, starts } from './start.js';

const MOST = 1.2;
const file = join(process.cwd(), 'bench/ratios.json');
const last: Record<string, { cpu: number; memory: number }> = JSON.parse(readFileSync(file, 'utf8'));
const slower: string[] = [];
for (const { name, against } of starts(STARTS, 21)) {
  const before = last[name];
  const said = (['cpu', 'memory'] as const).map((of) => {
    const times = before ? against[of] / before[of] : 1;
    if (times > MOST) slower.push(`${name}: ${times.toFixed(2)} times the ${of} of the last release`);
    return `${of} ${against[of].toFixed(2)} (was ${before?.[of].toFixed(2) ?? 'not measured'})`;
  });
  console.log(`${name}: ${said.join(', ')}`);
}
if (slower.length > 0) {
  console.error(`\n${slower.join('\n')}`);
  process.exitCode = 1;
}
