import type { Step } from '../../../src/rules/rule.js';
import type { ReactionInput } from './inputs.js';
import type { AfvBand, Band, TestResult } from './score/bands.js';

const SAID: Readonly<Record<Band, string>> = {
  15: 'must move towards the enemy',
  10: 'no restrictions',
  5: 'no erect move closer to the enemy',
  0: 'no move on foot towards the enemy',
  '-5': 'no fire beyond 25 metres',
  panic: 'panic dash away from the enemy',
};

const AFV_SAID: Readonly<Record<AfvBand, string>> = {
  10: 'must advance',
  5: 'no further than the next fire position in cover',
  0: 'no advance',
  '-5': 'must retire',
  withdraw: 'must turn and retire under smoke',
};

/** The rows by their lowest scores, from the worst up, and as they are said. */
export const BANDS = ['panic', 'withdraw', '-5', '0', '5', '10', '15'] as const;
export const ROWS_SAID: readonly string[] = BANDS.flatMap((band) =>
  [SAID, AFV_SAID].flatMap((rows) => (rows as Readonly<Record<string, string>>)[band] ?? []),
);

/** A row of the reaction table, or of that of AFVs, in words. */
export const saidOf = (band: Band | AfvBand, afv: boolean): string =>
  afv ? AFV_SAID[band as AfvBand] : SAID[band as Band];

/** The result of a test as an umpire says it: of whom it holds, and what it has them do. */
export function reactionSaid(
  { score, band, surrendered }: TestResult,
  input: Pick<ReactionInput, 'afv' | 'leader' | 'crewWeapons'>,
  steps: readonly Step[] = [],
): string {
  const found = (id: string) => steps.find((step) => step.id === id);
  const said = input.afv
    ? `${score}, ${afvDoes(band as AfvBand, steps)}`
    : input.leader
      ? `${found('alone')?.value === false ? 'the whole group' : 'the leader'}: ${score}, ${SAID[band as Band]}`
      : input.crewWeapons
        ? crewsDo({ score, band }, steps)
        : `${score}, ${SAID[band as Band]}`;
  const many =
    surrendered === 1
      ? '1 surrenders'
      : `${surrendered === 0 ? 'nobody surrenders' : `${surrendered} surrender`}`;
  return [
    said,
    ...(surrendered === undefined ? [] : [many]),
    ...(found('due')?.value === false ? ['no test was due, it binds nothing'] : []),
  ].join('; ');
}

/** Where it cannot move, or where a ruling has it turn, that is the result (R154, R47). */
function afvDoes(band: AfvBand, steps: readonly Step[]): string {
  const stuck = steps.find(({ id }) => id === 'immobilised');
  if (stuck) return String(stuck.text);
  return steps.some(({ id }) => id === 'must-turn') ? AFV_SAID.withdraw : AFV_SAID[band];
}

/** Crews who stay by a ruling do not advance (R148). */
function crewsDo({ score, band }: TestResult, steps: readonly Step[]): string {
  const group = steps.find(({ id }) => id === 'score' || id === 'group')?.value;
  const stay = steps.some(({ id, value }) => (id === 'crews' || id === 'crew-crews') && value === false);
  const does = stay && band === 15 ? 'they stay' : SAID[band as Band];
  return `the group: ${group}; anti-tank weapons and crews: ${score}, ${does}`;
}
