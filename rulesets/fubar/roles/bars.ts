import { infantry, vehicle } from '../kinds.js';

/** What most roles take alike from units of a kind: nobody who has lost all figures takes part, nor does a wreck. */
export const onFoot = {
  kind: infantry,
  bars: [
    {
      clause: 'fubar:unit.1',
      when: ({ figures }: { readonly figures: number | undefined }) => figures === 0,
      says: 'has no figures left',
    },
  ],
} as const;

export const noWreck = {
  clause: 'fubar:damage.5',
  when: ({ destroyed }: { readonly destroyed: boolean }) => destroyed,
  says: 'is destroyed',
} as const;
export const drives = { kind: vehicle, bars: [noWreck] } as const;

/** What a unit carries is asked for only where it is not known. */
export const OPEN = { default: undefined } as const;
