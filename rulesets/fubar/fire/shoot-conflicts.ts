import { barring, type Conflict } from '../../../src/rules/action.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { thereAreOnly } from '../../../src/rules/text/say.js';
import { worn } from '../hits/armour.js';
import * as fields from '../inputs.js';
import { weaponsOf } from '../weapons/lists.js';
import { AT_FIGURES } from './roles.js';
import type { Shot } from './shoot-inputs.js';

/** What means nothing together in a shot. */
export function shotConflict(shot: Shot): Conflict | undefined {
  return firerConflict(shot) ?? actionConflict(shot) ?? targetConflict(shot) ?? takenConflict(shot);
}

function firerConflict(shot: Shot): Conflict | undefined {
  const barred = barring(shot);
  if (shot.fp !== undefined && shot.range !== undefined && !shot.sameCover) {
    return { input: 'range', message: 'needs --weapon: the range decides which weapons reach' };
  }
  if (shot.fp !== undefined) {
    return barred(
      [
        'weapon',
        'fire',
        'figures',
        'elsewhere',
        'mount',
        ...(shot.name === undefined ? (['men', 'suppressed'] as const) : []),
      ],
      'does not go with --fp, which is the sum already made',
    );
  }
  if (!shot.weapon && shot.figures !== undefined) return barred(['figures'], 'needs --weapon');
  const firing = weaponsOf(shot).reduce((sum, { n }) => sum + n, 0);
  if (firing > fields.MOST)
    return { input: 'fire', message: `makes ${firing} figures, more than ${fields.MOST}` };
  if (shot.men === undefined && shot.name === undefined && shot.suppressed)
    return { input: 'suppressed', message: 'needs --men' };
  if (shot.name === undefined && shot.men !== undefined && (shot.suppressed ?? 0) > shot.men) {
    return { input: 'suppressed', message: thereAreOnly(shot.men, 'figure') };
  }
  return undefined;
}

function actionConflict(shot: Shot): Conflict | undefined {
  if (shot.aimed && shot.action && shot.action !== 'aimed-fire') {
    return { input: 'aimed', message: `does not go with --action ${shot.action}` };
  }
  if (shot.reaction && (shot.aimed || (shot.action && shot.action !== 'on-guard'))) {
    return { input: 'reaction', message: 'is for a unit that is On Guard' };
  }
  if (shot.reacted && !shot.reaction) return { input: 'reacted', message: 'needs --reaction' };
  const mounted = shot.mount === 'vehicle' || shot.mount === 'tank';
  if (shot.moved && !mounted && (shot.name === undefined || shot.mount !== undefined)) {
    return { input: 'moved', message: 'needs --mount vehicle or --mount tank' };
  }
  if (shot.spotter && !shot.unseen) return { input: 'spotter', message: 'needs --unseen' };
  if (shot.unseen && shot.fp !== undefined) return { input: 'unseen', message: 'needs --weapon' };
  return undefined;
}

/** What is for figures means nothing against a vehicle. */
const shotAtConflict = (shot: Shot): Conflict | undefined =>
  barring(shot)(AT_FIGURES, 'is for figures and does not go with --at') ??
  (shot.take === 'suppress' ? undefined : { input: 'take', message: 'needs --target-figures' });

function targetConflict(shot: Shot): Conflict | undefined {
  if (shot.name !== undefined && shot.target !== undefined && sameName(shot.name, shot.target)) {
    return { input: 'target', message: 'is the unit that fires' };
  }
  if (shot.behindBy !== undefined && !shot.behind) return { input: 'behindBy', message: 'needs --behind' };
  if (shot.coverSave !== undefined && !shot.sameCover) {
    return { input: 'coverSave', message: 'needs --same-cover' };
  }
  const wrong = shot.at && shotAtConflict(shot);
  if (wrong) return wrong;
  if (shot.aboard && shot.behind) return { input: 'aboard', message: 'does not go with --behind' };
  if (shot.sameCover && shot.cover === 'open') return { input: 'sameCover', message: 'needs --cover' };
  if (shot.wearing && shot.armour !== undefined) {
    return { input: 'wearing', message: 'stands in place of --armour' };
  }
  if (shot.targetEdge !== undefined && shot.cover === 'open' && !shot.sameCover) {
    return { input: 'targetEdge', message: 'needs --cover' };
  }
  if (shot.covered !== undefined && shot.cover === 'open') {
    return { input: 'covered', message: 'needs --cover' };
  }
  const wear = (shot.wearing ?? []).reduce((sum, entry) => sum + (worn(entry)?.n ?? 0), 0);
  if (shot.target === undefined && shot.targetFigures !== undefined && wear > shot.targetFigures) {
    return { input: 'wearing', message: thereAreOnly(shot.targetFigures, 'figure') };
  }
  if (shot.covered !== undefined && shot.targetFigures === undefined && shot.target === undefined) {
    return { input: 'covered', message: 'needs --target-figures' };
  }
  return undefined;
}

/** How hits are taken needs the figures that take them. */
function takenConflict(shot: Shot): Conflict | undefined {
  const { targetFigures: of, targetSuppressed = 0, inSight = 0, covered = 0, take, target: named } = shot;
  const now = shot.targetSuppressedNow ?? 0;
  // Of one on record the rule says how many there are.
  if (of === undefined || named !== undefined) {
    if (named === undefined || shot.at) {
      const barred = barring(shot)(
        [
          'targetLevel',
          'targetLeaderLevel',
          'targetSuppressed',
          'targetSuppressedNow',
          'targetBout',
          'inSight',
        ],
        'needs --target-figures',
      );
      if (barred) return barred;
      if (take !== 'suppress') return { input: 'take', message: 'needs --target-figures' };
    }
    return undefined;
  }
  if (now > targetSuppressed) {
    return { input: 'targetSuppressedNow', message: 'is more than --target-suppressed' };
  }
  if ((shot.targetBout ?? 0) > targetSuppressed) {
    return { input: 'targetBout', message: 'is more than --target-suppressed' };
  }
  if (targetSuppressed > of) return { input: 'targetSuppressed', message: thereAreOnly(of, 'figure') };
  if (inSight > of) return { input: 'inSight', message: thereAreOnly(of, 'figure') };
  if (covered > of) return { input: 'covered', message: thereAreOnly(of, 'figure') };
  return undefined;
}
