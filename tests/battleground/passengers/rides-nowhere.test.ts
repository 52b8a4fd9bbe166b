import { expect, test } from 'vitest';
import { ridesNowhere } from '../../../rulesets/battleground/passengers/rides-nowhere.js';
import { unit } from '../../support/forbids.js';

test.each<[string | true, string | undefined]>([
  ['Truck', undefined],
  ['truck', undefined],
  ['Lorry', undefined],
  ['a carrier', undefined],
  [true, undefined],
  ['Opel', 'Opel is of Axis'],
  ['Walkers', 'names no vehicle: Walkers'],
  ['Riders', 'names no vehicle: Riders'],
  ['Truk', 'is the name of no vehicle: Truk'],
])('(bg:pass.1) (bg:pass.2) riders who are told to be in %s', (aboard, wrong) => {
  const of = (kind: string, name: string, side?: string) => ({
    ...unit(kind, {}, {}, name),
    ...(side && { side }),
  });
  const riders = { ...unit('infantry', {}, { aboard }, 'Riders'), side: 'Allies' };
  const others = [
    ...[of('vehicle', 'Truck', 'allies'), of('vehicle', 'Lorry'), of('vehicle', 'Opel', 'Axis')],
    of('infantry', 'Walkers', 'Allies'),
  ];
  expect(ridesNowhere(riders, [riders, ...others])).toEqual(wrong && { input: 'aboard', message: wrong });
});
