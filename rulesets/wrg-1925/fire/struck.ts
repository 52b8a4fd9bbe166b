import type { ResultField } from '../../../src/rules/action.js';
import { counted } from '../../../src/rules/text/say.js';
import { type Fallen, namesInWords } from '../casualties/fallen.js';
import { isAnimalOrCycle } from '../casualties/figure.js';

/** What fire at men comes to: how many fall, and more where the figures are known. */
export type Struck = { casualties: number } & Partial<Fallen>;

export const struckResult = {
  casualties: { help: 'figures of the target that fall' },
  fallen: { help: 'who they are, where the figures are known', label: 'who falls' },
  radiosOut: { help: 'men whose radio is out for the battle' },
  vehiclesLost: { help: 'soft vehicles destroyed' },
  vehiclesBurning: { help: 'those of them on fire' },
} satisfies Record<keyof Struck, ResultField>;

/** Past this many names the odds of who falls are a list that nobody reads; `--json` has it all the same. */
const MOST_NAMES = 5;
const named = (names: readonly string[] | undefined): string | undefined =>
  names && (names.length > 0 ? namesInWords(names) : 'none');

/** What odds are summed up by. */
export const struckViews = {
  casualties: ({ casualties }: Partial<Struck>) => casualties,
  fallen: (
    { fallen }: Partial<Struck>,
    { figure = [] }: { readonly figure?: readonly string[] | undefined },
  ) => (figure.length <= MOST_NAMES ? named(fallen) : undefined),
  radiosOut: ({ radiosOut }: Partial<Struck>) => named(radiosOut),
  vehiclesLost: ({ vehiclesLost }: Partial<Struck>) => named(vehiclesLost),
  vehiclesBurning: ({ vehiclesBurning }: Partial<Struck>) => named(vehiclesBurning),
};

/** Trucks are destroyed, horses and cycles lost. */
function lostInWords(lost: readonly string[]): string[] {
  const [mounts, vehicles] = [lost.filter(isAnimalOrCycle), lost.filter((name) => !isAnimalOrCycle(name))];
  return [
    ...(vehicles.length > 0 ? [`${namesInWords(vehicles)} destroyed`] : []),
    ...(mounts.length > 0 ? [`${namesInWords(mounts)} lost`] : []),
  ];
}

/** The result as it is said. */
export function struckInWords({
  casualties,
  fallen = [],
  radiosOut = [],
  vehiclesLost = [],
  vehiclesBurning = [],
}: Struck): string {
  const said = [
    `${counted(casualties, 'casualty', 'casualties')}${fallen.length > 0 ? `: ${namesInWords(fallen)}` : ''}`,
    ...(radiosOut.length > 0 ? [`radio of ${namesInWords(radiosOut)} out`] : []),
    ...lostInWords(vehiclesLost),
    ...(vehiclesBurning.length > 0 ? [`${namesInWords(vehiclesBurning)} on fire`] : []),
  ];
  return said.join('; ');
}
