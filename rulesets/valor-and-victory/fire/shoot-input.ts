import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import { coverConflict, coverFields, lineFields } from '../terrain/fire-cover.js';
import { carryField, someField } from '../units/fates.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { type Counter, isInfantry, isLeader, withLoads } from '../units/units.js';
import { mortarFields } from '../weapons/mortars.js';
import { wrong } from '../words.js';

const firers = 'Firers';
const target = 'Target';

/** Who fires, in every action in which somebody does. */
export const firerFields = {
  fire: unitsField('firing units by name', { group: firers }),
  carry: carryField('they', firers),
  leader: count('modifier of their leader, 1 for -1', { group: firers, max: 5, default: 0 }),
  leaderUsed: toggle('the leader has modified an attack this turn already', { group: firers }),
  fromWire: toggle('infantry that fires out of barbed wire', { group: firers }),
  ...mortarFields(firers),
  fromBunker: toggle('the firers are in a bunker', { group: firers }),
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
  clearWire: toggle('a satchel charge clears the barbed wire of the hex, in place of fire', {
    group: firers,
  }),
  inWire: toggle('they are in the barbed wire that they clear', { group: firers }),
  wireHex: text('the hex whose barbed wire they clear, where they are in another', {
    group: firers,
    metavar: 'hex',
    max: 80,
  }),
  fireLane: count(
    'Fire Lane markers in the hex that is entered, in place of fire; whoever laid them is named first',
    {
      group: firers,
      min: 1,
      max: 6,
    },
  ),
  opportunity: toggle('opportunity fire at units that move', { group: target }),
  movers: someField('those of the hex who move', target),
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
export const firersOf = ({ fire }: { fire: Shoot['fire'] }): readonly Counter[] | undefined =>
  fire && unitsIn(fire);

/** Whether infantry attacks. */
export const isInfantryFire = (input: Shoot): boolean =>
  firersOf(input)?.every(isInfantry) ?? input.by !== 'vehicle';

/** Whether infantry is among those who fire, be it aboard. */
export const hasInfantry = (input: Shoot): boolean =>
  isInfantryFire(input) || withLoads(firersOf(input) ?? []).some(isInfantry);

export const shootNeeds = ({ attack, fire, fireLane, clearWire }: Partial<Shoot>): readonly string[] => {
  if (clearWire) return fire ? [] : ['fire'];
  if (fireLane !== undefined) return [];
  return fire ? ['range'] : attack === undefined ? ['attack'] : [];
};

const FIRING = [
  'attack',
  'fire',
  'by',
  'range',
  'fromWire',
  'outOfArc',
  'fromBunker',
  'fromBuilding',
  'spotter',
  'mortar',
] as const;
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
    const target = ['fullHex', 'shield', 'moving', 'outsideFfa'] as const;
    const none = barred(['attack', ...FIRING.slice(2), ...MODIFIED, ...COVERED, ...LINE, ...target], message);
    return none ?? wrong(input.at !== 'infantry', 'at', message);
  }
  const noWire = wrong(input.wireHex !== undefined, 'wireHex', 'needs --clear-wire');
  if (noWire) return noWire;
  if (input.inWire) return wrong(true, 'inWire', 'needs --clear-wire: who fires out of it is --from-wire');
  const mortars = 'does not go with --mortar: only the terrain of the target hex counts';
  return (
    (input.mortar ? barred(LINE, mortars) : undefined) ??
    (input.mortar ? undefined : barred(['fromBuilding'], 'needs --mortar: others fire from there')) ??
    (input.mortar ? undefined : barred(['spotter'], 'needs --mortar: others see what they fire at')) ??
    firersConflict(input) ??
    targetConflict(input) ??
    coverConflict(input)
  );
}

function firersConflict(input: Shoot): Conflict | undefined {
  const units = firersOf(input);
  const barred = barring(input);
  const isIdle = ({ advanced, shield, immobile }: Counter) => advanced || shield || immobile;
  return (
    (units && barred(['attack', 'by'], 'does not go with units by name')) ??
    wrong(
      withLoads(units ?? []).some(isIdle),
      'fire',
      'advanced, shield and immobile mean nothing for those who fire',
    ) ??
    leaderConflict(input, units) ??
    wrong(
      input.outOfArc && !units && input.by === 'vehicle',
      'outOfArc',
      'needs the AFV, vehicle or Gun by name, as in --fire afv:gun=12:mg=4:ff=3',
    ) ??
    (isInfantryFire(input)
      ? wrong(
          input.outOfArc && !input.fromBunker,
          'outOfArc',
          'needs an AFV, vehicle or Gun that fires, or --from-bunker',
        )
      : barred(
          ['leader', 'leaderUsed', 'grenades', 'fromWire', 'mortar', 'fromBunker'],
          'is for infantry, and an AFV, vehicle or Gun fires',
        ))
  );
}

/** Who leads those who fire is told in one way. */
export function leaderConflict(
  { leader, leaderUsed }: Pick<Shoot, 'leader' | 'leaderUsed'>,
  units: readonly Counter[] | undefined,
): Conflict | undefined {
  const led = units?.some(isLeader);
  return (
    wrong(led && leader > 0, 'leader', 'does not go with a leader by name') ??
    wrong(leaderUsed && leader === 0 && !led, 'leaderUsed', 'needs a leader among the firers, or --leader')
  );
}

const targetConflict = (input: Shoot): Conflict | undefined =>
  wrong(
    input.fullHex && !input.opportunity && input.fireLane === undefined,
    'fullHex',
    'needs --opportunity: it is for units that move',
  ) ??
  wrong(
    input.movers && !input.opportunity && input.fireLane === undefined,
    'movers',
    'needs --opportunity: the others are not fired at',
  ) ??
  shieldConflict(input);

/** A Gun Shield is that of a Gun. */
export const shieldConflict = (
  input: Pick<Shoot, 'shield' | 'moving' | 'outsideFfa'> & { readonly at: string },
): Conflict | undefined =>
  input.shield
    ? wrong(input.at !== 'gun', 'shield', 'needs --at gun')
    : barring(input)(['moving', 'outsideFfa'], 'needs --at gun with --shield');
