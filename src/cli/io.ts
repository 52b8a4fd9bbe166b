import type { Terminal } from './play/terminal.js';
import type { Prompts } from './prompt/prompts.js';
import type { Threading } from './threads.js';

/** A stream the program writes to. */
export interface Out {
  write(text: string | Uint8Array): void;
  /** What it goes out through in the end, as it is. */
  readonly through?: Out;
  readonly isTTY: boolean;
  /** Width in characters, where it is a terminal. */
  readonly columns: number | undefined;
  /** Height in lines, where it is a terminal. */
  readonly rows?: number | undefined;
  /** Clears the screen, where it is a terminal. */
  readonly clear?: () => void;
  /** Shows how far something has come, where it is a terminal: until anything else is written, or the next such word, or ''. */
  readonly meanwhile?: (text: string) => void;
  /** Nobody reads any more: the pipe was closed. */
  readonly closed: boolean;
  /** Resolves when what was written has been taken, where that is not so already. */
  readonly drained?: () => Promise<void>;
}

/** A stream that is another one, but for what becomes of what is written to it. */
export const insteadOf = (out: Out, write: Out['write']): Out => ({
  write,
  get isTTY() {
    return out.isTTY;
  },
  get columns() {
    return out.columns;
  },
  get rows() {
    return out.rows;
  },
  get closed() {
    return out.closed;
  },
  drained: async () => out.drained?.(),
});

/** No line that is typed or piped in is longer, in characters: nobody waits for the end of one that has none. */
export const LONGEST_LINE = 1_000_000;

/** Everything a run needs from the world around it, so that a test can be that world. */
export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  readonly stdin: {
    readonly isTTY: boolean;
    /** The lines of what is piped in, as many at once as are there. */
    readonly lines?: () => AsyncIterable<readonly string[]>;
  };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Random bytes. */
  readonly chance: (length: number) => Uint8Array;
  /** The folder of the program, with the examples and the man page that come with it, where it is known. */
  readonly folder?: string;
  /** The name by which the program was called, where that is known. */
  readonly program?: string;
  /** From here on Ctrl-C only tells that it was pressed: whoever listens stops where he can say so. */
  readonly interruptible?: () => AbortSignal;
  /** Loads the means to have several threads work on something, where there are any. */
  readonly threads?: () => Promise<Threading>;
  /** Shows text that is longer than the screen by this pager; false where it is not, or there is no such pager. */
  readonly pager?: (text: string, pager: string) => Promise<boolean>;
  /** Shows a man page by `man`; false where there is none. */
  readonly manual?: (file: string) => Promise<boolean>;
  /** Loads what an evening is typed at; a bundle of its own. */
  readonly terminal?: () => Promise<Terminal>;
  /** Takes the ways that an answer offers, each as words behind the line once more, for whoever may choose by number: in an evening. */
  readonly offered?: (ways: readonly (readonly string[])[]) => void;
  /** A line that stands in another, as those of a plan do, with its action in full: in an evening it need not be typed so. */
  readonly inFull?: (line: string) => Promise<string>;
  /** Loads the prompts; a bundle of its own. @param ascii nothing beyond ASCII is written */
  readonly prompts: (ascii?: boolean) => Promise<Prompts>;
}

/** Whether there is a terminal to ask on. */
export const canAsk = (io: Io): boolean => io.stdin.isTTY && io.stderr.isTTY;
