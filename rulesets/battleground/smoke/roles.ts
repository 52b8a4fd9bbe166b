import { quoted } from '../../../src/rules/text/say.js';
import { inMelee, nobodyFires, nonStanding, shotInReaction } from '../roster/foot.js';
import { infantry } from '../roster/kinds.js';
import { type ClauseId, role, takes } from '../words.js';

/** A unit that was named before the game to lay smoke or to launch flares, in place of its fire. */
const inPlaceOfFire = (can: 'smoke' | 'flares', clause: ClauseId, does: string) =>
  role('unit', {
    says: 'who does it',
    acts: true,
    takes: {
      infantry: takes({
        kind: infantry,
        fields: ['hasShot', 'routing'],
        also: { reacted: shotInReaction, inMelee, nonStanding, nobodyFires },
        bars: [
          {
            clause,
            when: (of) => !of[can],
            says: `was not named before the game to ${does}`,
            way: ({ name }) => `If it was: wg roster mark ${quoted(name)} ${can}`,
          },
        ],
      }),
    },
    others: { clause, says: `is no infantry: it cannot ${does}` },
  });

export const smokeLayer = inPlaceOfFire('smoke', 'bg:smoke.1', 'lay smoke');
export const flareLauncher = inPlaceOfFire('flares', 'bg:flare.1', 'launch flares');
