import { createInterface, type Interface } from 'node:readline';
import { givingBack } from '../prompt/signals.js';

/** What a line is asked for with. */
export interface LinePrompt {
  readonly prompt: string;
  /** Lines typed before, the last first. */
  readonly history: readonly string[];
  /** What can stand at the end of a line, and what of it that stands in place of. */
  readonly complete: (line: string) => Promise<[candidates: string[], typed: string]>;
}

/** Where an evening is typed. */
export interface Terminal {
  /**
   * Asks for a line. What was typed before the prompt was there is dropped.
   * @returns the line, and those that were pasted with it; undefined where somebody leaves (Ctrl-D)
   */
  ask(question: LinePrompt): Promise<readonly string[] | undefined>;
}

/** Longer than it takes until the rest of a paste is there, in milliseconds. */
const PASTE = 10;

/**
 * A TAB that comes with other keys at once readline takes for text. One behind another is a key that was pressed twice; in what
 * was pasted it is a space.
 * @param keys where they are typed
 */
export function mendTabs(rl: Interface, keys: NodeJS.ReadableStream): void {
  const mend = (_: string | undefined, { name }: { name?: string }) => {
    if (!rl.line.includes('\t')) return;
    // Wherever the cursor stands, readline has put it at the end of the line, and has gone on by it.
    const line = rl.line.replaceAll('\t', name === 'tab' ? '' : ' ');
    Object.assign(rl, { line, cursor: rl.cursor - (rl.line.length - line.length) });
    rl.prompt(true);
  };
  keys.prependListener('keypress', mend);
  rl.on('close', () => keys.off('keypress', mend));
}

async function ask({ prompt, history, complete }: LinePrompt): Promise<readonly string[] | undefined> {
  await dropTyped();
  // readline draws its prompt anew while a line is typed, and can do so with one line of it.
  const last = prompt.lastIndexOf('\n') + 1;
  process.stderr.write(prompt.slice(0, last));
  return new Promise((resolve) => {
    const lines: string[] = [];
    const rl = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: true,
      prompt: prompt.slice(last),
      history: [...history],
      historySize: 1_000,
      completer: (line: string, found: (error: null, hits: [string[], string]) => void) => {
        complete(line).then(
          (hits) => found(null, hits),
          () => found(null, [[], line]),
        );
      },
    });
    mendTabs(rl, process.stdin);
    let left = false;
    rl.on('line', (line) => {
      // Lines of a paste come one after another, at once.
      if (lines.push(line) === 1) setTimeout(() => rl.close(), 0);
      else if (lines.length === 2) setTimeout(() => rl.close(), PASTE);
    });
    rl.on('SIGINT', () => {
      process.stderr.write('^C\n');
      // readline has no word for it: what was typed is deleted, backwards and forwards.
      rl.write(null, { ctrl: true, name: 'u' });
      rl.write(null, { ctrl: true, name: 'k' });
      rl.prompt();
    });
    rl.on('close', () => {
      if (left) return;
      left = true;
      if (lines.length === 0) process.stderr.write('\n');
      resolve(lines.length > 0 ? lines : undefined);
    });
    rl.prompt();
  });
}

/** Reads away what was typed while nobody asked. */
async function dropTyped(): Promise<void> {
  const { stdin } = process;
  const drop = () => {};
  stdin.setRawMode(true);
  stdin.on('data', drop);
  stdin.resume();
  await new Promise((resume) => setImmediate(() => setImmediate(resume)));
  stdin.off('data', drop);
  stdin.pause();
  stdin.setRawMode(false);
}

/** The terminal of this process. */
export const terminal: Terminal = { ask: (question) => givingBack(() => ask(question)) };
