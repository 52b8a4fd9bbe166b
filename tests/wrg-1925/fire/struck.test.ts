import { expect, test } from 'vitest';
import { type Struck, struckInWords, struckViews } from '../../../rulesets/wrg-1925/fire/struck.js';

/** What fire came to, as it is said and as odds are summed up by. */

test.each<[Struck, string]>([
  [{ casualties: 0 }, 'no casualties'],
  [{ casualties: 1, fallen: [] }, '1 casualty'],
  [{ casualties: 2, fallen: ['Sgt', 'Rifleman'] }, '2 casualties: Sgt and Rifleman'],
  [{ casualties: 1, fallen: ['Sgt'], radiosOut: ['Sgt'] }, '1 casualty: Sgt; radio of Sgt out'],
  [
    { casualties: 0, vehiclesLost: ['Jeep', 'horse'], vehiclesBurning: ['Jeep'] },
    'no casualties; Jeep destroyed; horse lost; Jeep on fire',
  ],
  [{ casualties: 0, vehiclesLost: ['bicycle'] }, 'no casualties; bicycle lost'],
  [{ casualties: 0, vehiclesLost: ['Jeep'] }, 'no casualties; Jeep destroyed'],
])('(wrg:identify.1) %j: %s', (struck, said) => {
  expect(struckInWords(struck)).toBe(said);
});

test('(wrg:identify.1) odds of who falls are listed for five figures, and for no more', () => {
  const { casualties, fallen, radiosOut, vehiclesLost, vehiclesBurning } = struckViews;
  const figures = (n: number) => ({ figure: Array<string>(n).fill('Sgt') });
  expect(casualties({ casualties: 3 })).toBe(3);
  expect(fallen({ fallen: ['Sgt', 'Cpl'] }, figures(5))).toBe('Sgt and Cpl');
  expect(fallen({ fallen: [] }, figures(5))).toBe('none');
  expect(fallen({ fallen: ['Sgt'] }, figures(6))).toBeUndefined();
  expect(fallen({}, {})).toBeUndefined();
  expect([radiosOut, vehiclesLost, vehiclesBurning].map((view) => view({}))).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect(radiosOut({ radiosOut: ['Sgt'] })).toBe('Sgt');
  expect(vehiclesLost({ vehiclesLost: [] })).toBe('none');
  expect(vehiclesBurning({ vehiclesBurning: ['Jeep'] })).toBe('Jeep');
});
