import { expect, test } from 'vitest';
import { infantry } from '../../../rulesets/battleground/roster/kinds.js';
import { footSaid } from '../../../rulesets/battleground/roster/said.js';
import { known } from '../../../src/rules/kind.js';

/** That a unit does not stand is told with it: it may neither shoot nor charge, and falls back (nonstand.2, nonstand.3). */

const said = (profile: object, marks: object = {}) => {
  const unit = { name: 'A', kind: 'infantry', profile: { grade: 'C', ...profile }, marks };
  return footSaid(known(infantry, { ...unit, began: unit.profile } as never));
};

test.each<[string, object, object?]>([
  ['three without a leader or heavy weapon', { figures: 3 }],
  ['two with a heavy weapon alone', { figures: 2, hw: 1 }],
  ['a lone leader', { figures: 1, leaders: 1 }],
  ['a medic among three, who is neither', { figures: 3, medics: 1 }],
  ['three of four, where one holds the horses', { figures: 4 }, { horses: true }],
  ['two with a guard among them', { figures: 2 }, { guards: 1, prisoners: 2 }],
])('(bg:nonstand.1) a unit of %s is told to be non-standing', (_, profile, marks) => {
  expect(said(profile, marks)).toContain('non-standing');
});

test.each<[string, object, object?]>([
  ['four', { figures: 4 }],
  ['three with a leader', { figures: 3, leaders: 1 }],
  ['two with one', { figures: 2, leaders: 1 }],
  ['guards alone (R80)', { figures: 2 }, { guards: 2, prisoners: 5 }],
  ['prisoners', { figures: 3 }, { captured: true }],
  ['nobody', { figures: 0 }],
])('(bg:nonstand.1) (bg:R80) a unit of %s is not', (_, profile, marks) => {
  expect(said(profile, marks)).not.toContain('non-standing');
});
