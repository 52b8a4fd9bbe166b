import { escaped, UNPRINTABLE } from '../engine/shown.js';
import { toAscii } from '../render/page.js';
import { isColour } from '../render/theme.js';
import { insteadOf, type Out } from './io.js';

/** How text goes out on a stream. */
interface GoesOut {
  readonly ascii: boolean;
  /** Asked only for text that has colours. */
  readonly coloured: () => boolean;
  /** Of both streams of a terminal: how what is shown meanwhile is wiped out before either of them writes. */
  readonly shared: { wipe?: (() => void) | undefined };
}

/** Text in which nothing is to be escaped, as most is: ASCII on several lines. */
const PLAIN = /^[\n\t -~]*$/;

/**
 * A stream as the program writes to it: the one place where text goes out. What would steer a terminal is escaped, whoever brought
 * it (a name, a file, a message of the system), but for line breaks, tabs, and colours where they are wanted. Bytes are written
 * as they are, such as a log that is exported, but not to a terminal.
 */
export const outgoing = (stream: Out, { ascii, coloured, shared }: GoesOut): Out => {
  // A line that another one runs goes out as it asks for itself.
  const out = stream.through ?? stream;
  const safe = (text: string) => {
    if (PLAIN.test(text)) return text;
    const plain = text.replace(UNPRINTABLE, (steers) =>
      steers === '\n' || steers === '\t' || (isColour(steers) && coloured()) ? steers : escaped(steers),
    );
    return ascii ? toAscii(plain) : plain;
  };
  const wipe = () => {
    shared.wipe?.();
    shared.wipe = undefined;
  };
  const write: Out['write'] = (of) => {
    if (out.isTTY) wipe();
    if (typeof of === 'string') out.write(safe(of));
    else out.write(out.isTTY ? safe(Buffer.from(of).toString('utf8')) : of);
  };
  return Object.assign(insteadOf(out, write), {
    through: out,
    // Ours, and no text from anywhere.
    clear: () => {
      if (out.isTTY) out.write('\u001b[H\u001b[2J\u001b[3J');
    },
    meanwhile: (text: string) => {
      wipe();
      if (!out.isTTY || text === '') return;
      out.write(safe(text).slice(0, (out.columns || 80) - 1));
      shared.wipe = () => out.write('\r\u001b[K');
    },
  });
};
