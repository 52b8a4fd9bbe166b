import { permits } from '../words.js';

/** Whether whoever acts is a wreck, as his mark fills in. */
interface Wrecked {
  readonly name?: string | undefined;
  readonly target?: unknown;
  readonly knockedOut: boolean;
}

const called = ({ name, target }: Partial<Wrecked>) =>
  name ?? (typeof target === 'string' ? target : 'The vehicle');

/**
 * What is knocked out does nothing more (antitank.14).
 * @param does what it was to do, as in `does not fire`
 */
export const notOut = (does: string) =>
  permits<Wrecked>({
    clause: 'wrg:antitank.14',
    word: 'out',
    when: ({ knockedOut }) => knockedOut,
    says: (input) => `${called(input)} is knocked out: it ${does}.`,
    way: 'wg game -r wrg says who is.',
    physical: true,
  });

/** A vehicle that goes somewhere, and what may hold it, as its marks fill in. */
interface Going extends Wrecked {
  readonly immobilised: boolean;
}

/**
 * One that is knocked out, or held by mines, goes nowhere (antitank.14, mine.6, mine.13).
 * @param isHard whether it is one that mines hold, and do not disable
 */
export function canGo<I extends object>(isHard: (input: Partial<I>) => boolean) {
  const held = (hard: boolean) => (input: Partial<Going>) =>
    input.immobilised && isHard(input as Partial<I>) === hard;
  const holds = permits<Going>(
    {
      clause: 'wrg:mine.13',
      word: 'immobilised',
      when: held(true),
      says: (input) => `${called(input)} is immobilised: it cannot move, though it may fire.`,
      physical: true,
    },
    {
      clause: 'wrg:mine.6',
      word: 'disabled',
      when: held(false),
      says: (input) => `${called(input)} is disabled: it cannot move.`,
      physical: true,
    },
  );
  return [...notOut('stays where it was engaged'), ...holds];
}
