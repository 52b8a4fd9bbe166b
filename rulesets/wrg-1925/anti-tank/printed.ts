import type { PrintedTable } from '../../../src/rules/book.js';

/** Anti-tank fire, and the crews of what it hits: the tables as our copy of the book has them. */
export const antiTank = {
  'wrg:table.antitank-effect': {
    title: 'Anti-tank fire effect after deductions',
    source: 'Anti-Tank Fire',
    columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', 'beyond 250', 'targets'],
    rows: [
      ['One man anti-tank weapon', 2, 6, 4, 2, '1 (to 500)', 'any AFV'],
      ['Recoilless anti-tank gun', 0, 4, 4, 4, 3, 'any AFV'],
      ['Conventional anti-tank gun', 2, 3, 3, 3, 3, 'any AFV'],
      ['Anti-tank guided missile', 0, 0, 0, 0, 6, 'any AFV'],
      ['AFV shell gun, at least 75mm (-2)', 4, 8, 6, 6, 6, 'any AFV'],
      ['AFV gun under 75mm, not automatic (-2)', 0, 1, 1, 1, 1, 'any AFV'],
      [
        'MG 12.7mm+ or automatic light shell gun in turret (-2)',
        0,
        2,
        8,
        6,
        4,
        'AFV up to 15 tons, post-war SP',
      ],
      ['MG 12.7mm+ on pintle (-2)', 2, 4, 4, 2, 0, 'AFV up to 15 tons, post-war SP'],
      ['MG 12.7mm+ on tripod or wheels (-2)', -1, 2, 3, 2, 1, 'AFV up to 15 tons, post-war SP'],
    ],
    provenance:
      'inferred (rows of the two fire effect tables less the printed 2; the gun under 75mm by the ruling that puts it in the conventional gun row)',
  },
  'wrg:table.antitank-modifiers': {
    title: 'Anti-tank target and tactical points',
    source: 'Anti-Tank Fire',
    columns: ['if', 'points'],
    rows: [
      ['fire meets the flank of the target at a smaller angle than its front', 1],
      ['AFV under 12 tons to 1941, 18 to 1950, 25 after', 1],
      ['target moved 50 metres in the period', -1],
      ['firing weapon under fire from weapons able to damage it', -1],
      ['firing weapon surprised by first fire from a hidden source', -1],
      ['AFV of 25 tons or more to 1941, 40 to 1950, 50 after', -1],
      ['target partially concealed by soft or hard cover', -1],
      ['firing weapon moved in the period', -2],
      ['target behind a local smoke screen', -2],
    ],
    provenance: 'book (labels shortened)',
  },
  'wrg:table.afv-classes': {
    title: 'AFV weight classes in tons',
    source: 'Anti-Tank Fire',
    columns: ['years', 'light (+1)', 'neither (0)', 'heavy (-1)'],
    rows: [
      ['up to 1941', 'under 12', '12 to under 25', '25 or more'],
      ['up to 1950', 'under 18', '18 to under 40', '40 or more'],
      ['after 1950', 'under 25', '25 to under 50', '50 or more'],
    ],
    provenance: 'book (the middle column inferred from the other two)',
  },
  'wrg:table.crew-escape': {
    title: 'Escape from a knocked out vehicle',
    source: 'AFV Crew Casualties',
    columns: ['die', 'crewman', 'infantry passenger'],
    rows: [
      [6, 'leaves with SMG, if paid for', 'escapes with personal weapons'],
      [5, 'escapes with pistol', 'escapes with personal weapons'],
      [4, 'escapes with pistol', 'escapes with personal weapons'],
      [3, 'escapes with pistol', 'escapes with personal weapons'],
      [2, 'casualty', 'casualty'],
      [1, 'casualty', 'casualty'],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
