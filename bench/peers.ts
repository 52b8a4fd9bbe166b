import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from './start.js';

/** What others have written for work like ours: one roll, or one attack, from the start of the process to its answer. */
const PEERS: Readonly<Record<string, string>> = {
  'roll-parser':
    "process.argv.push('3d6'); require(require('node:path').join(__dirname, 'node_modules/roll-parser', require('roll-parser/package.json').bin))",
  '@dice-roller/rpg-dice-roller':
    "const { DiceRoll } = require('@dice-roller/rpg-dice-roller'); console.log(new DiceRoll('9d6').output)",
  '@smogon/calc':
    "const { calculate, Generations, Pokemon, Move } = require('@smogon/calc'); const gen = Generations.get(9); console.log(calculate(gen, new Pokemon(gen, 'Gengar'), new Pokemon(gen, 'Chansey'), new Move(gen, 'Focus Blast')).desc())",
};

/** How many rolls of nine dice the commonest roller makes in a second, its library warm. */
const ROLLS = `const { DiceRoll } = require('@dice-roller/rpg-dice-roller');
let n = 0;
const roll = (until) => { for (n = 0; performance.now() < until; n++) new DiceRoll('9d6'); };
roll(performance.now() + 300);
roll(performance.now() + 1000);
console.log(n);`;

/** Others' programs, installed into a folder of their own. */
interface Peers {
  readonly programs: readonly Program[];
  /** Rolls of 9d6 a second by rpg-dice-roller. */
  readonly rolls: number;
  readonly remove: () => void;
}

/**
 * Installs what others have written.
 * @returns nothing of those that the registry does not have
 */
export function peers(): Peers {
  const folder = mkdtempSync(join(tmpdir(), 'wg-peers-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const programs = Object.entries(PEERS).flatMap(([name, source], i): Program[] => {
    const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts', name], {
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) return [];
    const file = join(folder, `peer${i}.cjs`);
    writeFileSync(file, source);
    const runs = spawnSync(process.execPath, [file], { cwd: folder, stdio: 'ignore' }).status === 0;
    return runs ? [[`${name}, one answer`, [file]]] : [];
  });
  const rolls = Number(
    spawnSync(process.execPath, ['-e', ROLLS], { cwd: folder, encoding: 'utf8' }).stdout.trim(),
  );
  return { programs, rolls, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
