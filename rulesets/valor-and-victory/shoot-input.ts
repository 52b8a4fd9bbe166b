import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import { carryField } from './carry.js';
import { coverConflict, coverFields, lineFields } from './fire-cover.js';
import { unitsField, unitsIn } from './unit-spec.js';
import { isInfantry, isLeader, type Unit, withLoads } from './units.js';

const firers = 'Firers';
const target = 'Target';

/** Who fires, in every action in which somebody does. */
export const firerFields = {
  fire: unitsField('firing units by name', { group: firers }),
  carry: carryField('they', firers),
  leader: count('modifier of their leader, 1 for -1', { group: firers, max: 5, default: 0 }),
  leaderUsed: toggle('the leader has modified an attack this turn already', { group: firers }),
  fromWire: toggle('infantry that fires out of barbed wire', { group: firers }),
  range: count('range in hexes', { group: firers, min: 1, max: 60 }),
};

export const shootFields = {
  attack: count('APFP total of the firers, in place of their names', { group: firers, max: 300 }),
  ...firerFields,
  by: choice(['infantry', 'vehicle'], 'who fires, where the APFP is a total; vehicle: AFV, vehicle or Gun', {
    group: firers,
  }),
  grenades: count('Grenades counters they use; with names: besides theirs', {
    group: firers,
    max: 12,
    default: 0,
  }),
  mortar: toggle('mortars of one hex fire', { group: firers }),
  outOfArc: toggle('the target is outside the forward field of fire of the AFV, Gun or bunker that fires', {
    group: firers,
  }),
  fromBunker: toggle('the firers are in a bunker', { group: firers }),
  clearWire: toggle('a satchel charge clears the barbed wire of the hex, in place of fire', {
    group: firers,
  }),
  fireLane: count('Fire Lane markers in the hex that is entered, in place of fire', {
    group: firers,
    min: 1,
    max: 6,
  }),
  opportunity: toggle('opportunity fire at units that move', { group: target }),
  fullHex: toggle('the moving units are inside a full friendly hex', { group: target }),
  at: choice(['infantry', 'gun', 'vehicle', 'afv'], 'what is in the target hex', {
    group: target,
    default: 'infantry',
  }),
  shield: toggle('a Gun Shield', { group: target }),
  moving: toggle('the Gun is moving', { group: target }),
  outsideFfa: toggle('from outside the forward field of fire of the Gun', { group: target }),
  ...coverFields,
};
export type Shoot = InputOf<typeof shootFields>;

/** The firing units by name, if that is how they were typed. */
export const firersOf = ({ fire }: { fire: Shoot['fire'] }): readonly Unit[] | undefined =>
  fire && unitsIn(fire);

/** Whether infantry attacks. */
export const isInfantryFire = (input: Shoot): boolean =>
  firersOf(input)?.every(isInfantry) ?? input.by !== 'vehicle';

export const shootNeeds = ({ attack, fire, fireLane, clearWire }: Partial<Shoot>): readonly string[] => {
  if (clearWire) return fire ? [] : ['fire'];
  if (fireLane !== undefined) return [];
  return fire ? ['range'] : attack === undefined ? ['attack'] : [];
};

const FIRING = ['attack', 'fire', 'by', 'range', 'fromWire', 'outOfArc', 'fromBunker', 'mortar'] as const;
const MODIFIED = ['leader', 'leaderUsed', 'grenades', 'opportunity'] as const;
const COVERED = ['terrain', 'cover', 'entrenchment'] as const;
const LINE = Object.keys(lineFields) as (keyof typeof lineFields)[];
const given = (list: readonly string[] | undefined) => (list?.length ? list : undefined);

/** The first thing that means nothing beside the rest. */
export function shootConflict(input: Shoot): Conflict | undefined {
  const barred = barring({ ...input, along: given(input.along), by: input.by });
  if (input.fireLane !== undefined) {
    const message = 'does not go with --fire-lane: it has a row of its own and no modifiers';
    return (
      barred([...FIRING, ...MODIFIED, ...COVERED, ...LINE, 'clearWire'], message) ?? targetConflict(input)
    );
  }
  if (input.clearWire) {
    const message = 'does not go with --clear-wire: nobody is fired at';
    const none = barred(
      [
        'attack',
        ...FIRING.slice(2),
        ...MODIFIED,
        ...COVERED,
        ...LINE,
        'fullHex',
        'shield',
        'moving',
        'outsideFfa',
      ],
      message,
    );
    return none ?? (input.at === 'infantry' ? undefined : { input: 'at', message });
  }
  if (input.mortar) {
    const none = barred(LINE, 'does not go with --mortar: only the terrain of the target hex counts');
    if (none) return none;
  }
  return firersConflict(input) ?? targetConflict(input) ?? coverConflict(input);
}

function firersConflict(input: Shoot): Conflict | undefined {
  const units = firersOf(input);
  const barred = barring(input);
  if (units) {
    const wrong = barred(['attack', 'by'], 'does not go with units by name');
    if (wrong) return wrong;
    const stray = units.find(({ aboard, towed }) => aboard || towed);
    if (stray)
      return {
        input: 'fire',
        message: 'a unit aboard stands behind its carrier: afv:mg=4,squad:4-6-4:aboard',
      };
    const idle = withLoads(units).find(({ advanced, shield, immobile }) => advanced || shield || immobile);
    if (idle)
      return { input: 'fire', message: 'advanced, shield and immobile mean nothing for those who fire' };
    if (input.leader > 0 && units.some(isLeader))
      return { input: 'leader', message: 'does not go with a leader by name' };
  }
  if (input.leaderUsed && input.leader === 0 && !units?.some(isLeader)) {
    return { input: 'leaderUsed', message: 'needs a leader among the firers, or --leader' };
  }
  if (input.outOfArc && !units && input.by === 'vehicle') {
    const message = 'needs the AFV, vehicle or Gun by name, as in --fire afv:gun=12:mg=4:ff=3';
    return { input: 'outOfArc', message };
  }
  if (!isInfantryFire(input)) {
    const message = 'is for infantry, and an AFV, vehicle or Gun fires';
    return barred(['leader', 'leaderUsed', 'grenades', 'fromWire', 'mortar', 'fromBunker'], message);
  }
  if (input.outOfArc && !input.fromBunker)
    return { input: 'outOfArc', message: 'needs an AFV, vehicle or Gun that fires, or --from-bunker' };
  return undefined;
}

function targetConflict(input: Shoot): Conflict | undefined {
  const barred = barring(input);
  if (input.fullHex && !input.opportunity && input.fireLane === undefined)
    return { input: 'fullHex', message: 'needs --opportunity: it is for units that move' };
  if (input.shield && input.at !== 'gun') return { input: 'shield', message: 'needs --at gun' };
  return input.shield ? undefined : barred(['moving', 'outsideFfa'], 'needs --at gun with --shield');
}
