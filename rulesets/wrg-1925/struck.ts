import type { ResultField } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import { type Fallen, inWords } from './fallen.js';

/** What fire at men comes to: how many fall, and more where the figures are known. */
export type Struck = { casualties: number } & Partial<Fallen>;

export const struckResult: Readonly<Record<string, ResultField>> = {
  casualties: { help: 'figures of the target that fall' },
  fallen: { help: 'who they are, where the figures are known' },
  radiosOut: { help: 'men whose radio is out for the battle' },
  vehiclesLost: { help: 'soft vehicles destroyed' },
  vehiclesBurning: { help: 'those of them on fire' },
};

/** The result as it is said. */
export function struckInWords({
  casualties,
  fallen = [],
  radiosOut = [],
  vehiclesLost = [],
  vehiclesBurning = [],
}: Struck): string {
  const said = [
    `${counted(casualties, 'casualty', 'casualties')}${fallen.length > 0 ? `: ${inWords(fallen)}` : ''}`,
    ...(radiosOut.length > 0 ? [`radio of ${inWords(radiosOut)} out`] : []),
    ...(vehiclesLost.length > 0 ? [`${inWords(vehiclesLost)} destroyed`] : []),
    ...(vehiclesBurning.length > 0 ? [`${inWords(vehiclesBurning)} on fire`] : []),
  ];
  return said.join('; ');
}
