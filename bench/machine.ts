/** What the machine is like: by it figures of several runs can be told apart. */

const PAGE = 4096;
const PAGES = 1 << 14;
const ADDITIONS = 100_000_000;

/** Milliseconds of the processor that something takes. */
function taken(does: () => void): number {
  const before = process.cpuUsage();
  does();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @returns a sentence: what sums cost, and memory that is new, of which a start takes some thousand pages */
export function machine(): string {
  const room = Buffer.allocUnsafeSlow(PAGES * PAGE);
  const touched = taken(() => {
    for (let at = 0; at < room.length; at += PAGE) room[at] = 1;
  });
  let sum = 0;
  const added = taken(() => {
    for (let i = 0; i < ADDITIONS; i++) sum = (sum + i) | 0;
  });
  // It is looked at, so that it is worked out.
  if (Number.isNaN(sum)) throw new Error('no sum');
  const page = ((touched * 1000) / PAGES).toFixed(2);
  return `A page of new memory takes ${page} µs of the processor, and 100 million additions ${Math.round(added)} ms.`;
}
