import type { Rule } from '../../src/rules/rule.js';
import { addUp, settled, sumOfParts } from '../../src/rules/words.js';
import { type Save, unsavedOf } from './armour.js';
import type { FireDice } from './fire-dice.js';
import type { HitsOn } from './hit-number.js';
import { scored } from './scored.js';

/** The dice of a shot, and the faces on which they hit. */
export interface Thrown {
  readonly dice: FireDice;
  readonly on: HitsOn;
}

/** Hits of a shot: those from which a cover save may save, and those of fire that ignores cover. */
export type Hits = Readonly<Record<keyof FireDice, number>>;

export const allOf = ({ plain, ignoring }: Hits): number => plain + ignoring;

/** The dice that hit (fire.5): those against cover, and those that ignore it. They are told apart where cover saves (R36). */
export function* hitsOf({ dice, on }: Thrown): Rule<Hits> {
  const apart = on.coverSave !== undefined;
  const part = (kind: keyof FireDice, name: string) =>
    function* (): Rule<Hits> {
      const { hits } = yield* scored(dice[kind], on[kind], name, 'fubar:fire.5');
      return { plain: 0, ignoring: 0, [apart ? kind : 'plain']: hits };
    };
  return yield* addUp(
    ['plain', 'ignoring'],
    [part('plain', 'fire'), part('ignoring', dice.plain > 0 ? 'ignoring-cover' : 'fire')],
  );
}

/** The hits that armour lets through, and the cover save too where there is one: fire that ignores cover ignores it (R36). */
export const unsavedBy = (
  { plain, ignoring }: Hits,
  saves: readonly Save[],
  coverSave: number | undefined,
) => {
  const cover: readonly Save[] =
    coverSave === undefined ? [] : [{ lowest: coverSave, clause: 'fubar:fire.14', by: 'the cover' }];
  const part = (hits: number, against: readonly Save[], id: string) => () =>
    settled(`${id} ${hits}`, function* (): Rule<{ unsaved: number }> {
      return { unsaved: yield* unsavedOf(hits, against, id) };
    });
  return sumOfParts(
    ['unsaved'],
    [part(plain, [...saves, ...cover], 'save'), part(ignoring, saves, 'save-ignoring-cover')],
  );
};
