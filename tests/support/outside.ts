import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateFolder, type World, wg, words } from './cli.js';

/** Parts of a rule system that a test has otherwise, as source. */
export interface Otherwise {
  readonly meta?: string;
  readonly short?: string;
  readonly title?: string;
  readonly actions?: string;
  /** The body of its one rule. */
  readonly resolve?: string;
  /** Stands at the end of its main module. */
  readonly besides?: string;
}

/** A rule system of one action as a CommonJS module that imports nothing: plain data, and rules that yield it. */
const source = ({ meta, short, title, actions, resolve, besides }: Otherwise): string => `
const flip = {
  name: 'flip',
  says: 'Heads or tails',
  inputs: {},
  examples: [['wg flip -r coin', 'a coin']],
  result: { heads: { help: 'whether it fell so' } },
  *resolve() {
    ${
      resolve ??
      `const { heads } = yield { kind: 'throw', dice: ['coin'], times: 1, faces: [1, 2], tally: ['heads'], read: (n) => ({ heads: n - 1 }) };
    yield { kind: 'step', step: { id: 'coin', clause: 'coin:flip.1', value: heads === 1, text: heads === 1 ? 'heads' : 'tails' } };
    return { heads: heads === 1 };`
    }
  },
  announce: ({ heads }) => (heads ? 'heads' : 'tails'),
};
const clause = { title: 'The coin', says: 'It falls on either side.', kind: 'dice', action: 'flip', source: 'Coin', asks: ['heads or tails'] };
module.exports = {
  meta: ${meta ?? "{ id: 'coin', version: '1.0.0', api: 1 }"},
  short: '${short ?? 'coin'}',
  title: ${title ?? "'Coin'"},
  actions: ${actions ?? "['flip']"},
  play: async () => ({ play: { actions: { flip: async () => flip }, house: async () => ({ tables: [], optional: {} }) } }),
  book: async () => ({ book: { clauses: { 'coin:flip.1': clause }, rulings: {}, tables: {} } }),
};
${besides ?? ''}
`;

/** A place where nothing was added yet, and where packages of rule systems can be put. */
export class Outside {
  private readonly state = stateFolder();
  readonly place = realpathSync(mkdtempSync(join(tmpdir(), 'wg-systems-')));

  clean(): void {
    this.state.clean();
    rmSync(this.place, { recursive: true, force: true });
  }

  /**
   * Puts a package there.
   * @param said changes its source
   * @returns its folder: each test has one of its own, since Node loads a module once
   */
  put(name: string, of: Otherwise | string = {}, said = (text: string) => text): string {
    const folder = join(this.place, name);
    // Found there, so that nobody makes a link.
    mkdirSync(join(folder, 'node_modules', 'wg'), { recursive: true });
    const wgHere = { name: 'wg', exports: { './rules': './rules.js' } };
    writeFileSync(join(folder, 'node_modules', 'wg', 'package.json'), JSON.stringify(wgHere));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.cjs' }));
    writeFileSync(join(folder, 'index.cjs'), said(typeof of === 'string' ? of : source(of)));
    return folder;
  }

  type(line: string | readonly string[], world: World = {}) {
    return wg(typeof line === 'string' ? words(line) : line, {
      ...world,
      env: { XDG_STATE_HOME: this.state.path, ...world.env },
    });
  }

  async json(line: string) {
    const { code, stdout, stderr } = await this.type(`${line} --json`);
    if (code !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  }
}
