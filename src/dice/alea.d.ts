declare module 'seedrandom/lib/alea.js' {
  /** The bare generator: the index of the package would load every other algorithm, and node:crypto. */
  export default function alea(seed: string): { int32(): number };
}
