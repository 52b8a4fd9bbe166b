import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { metres } from '../say.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import type { AntiTank } from './inputs.js';
import { antitankModifiers } from './tables.js';
import { weightClass } from './target.js';

type AntiTankFactor = keyof typeof antitankModifiers.cells;

/** The longest screen that can be fired into blind, in metres (smoke.5). */
const LOCAL_SCREEN = 50;

/**
 * Target and tactical points against armour, each factor that applies a line (antitank.4 to antitank.12).
 * @returns their sum
 */
export function* antitankFactors(input: AntiTank): Rule<number> {
  return (
    (yield* flank(input)) +
    (yield* ofWeight(input)) +
    (input.targetMoved
      ? yield* factor('target-moved', 'wrg:antitank.6', 'target moved 50 metres', 'wrg:R153')
      : 0) +
    (yield* surpriseAndFire(input)) +
    (input.concealed ? yield* factor('concealed', 'wrg:antitank.10', 'target partly concealed') : 0) +
    (yield* moved(input)) +
    (yield* smoke(input))
  );
}

/** One factor: what it adds or deducts. Where a ruling takes it away it is still said. */
function* factor(
  id: AntiTankFactor,
  clause: ClauseId,
  text: string,
  because?: RulingId,
  counts = true,
): Rule<number> {
  const from = yield* look(antitankModifiers.cells[id]);
  const value = counts ? from.value : 0;
  const said = value === 0 ? 'not counted' : value > 0 ? `+${value}` : `${value}`;
  return yield* step({
    id,
    clause,
    value,
    text: `${text}: ${said}`,
    from,
    // A ruling that takes the factor away says more than one that tells what it is.
    ...(because && (value !== 0 || !counts) && { ruling: because }),
  });
}

/** Fire that meets the flank: more than 45 degrees off the front of the hull (antitank.4, R158). */
function* flank({ flank, angle }: AntiTank): Rule<number> {
  if (angle === undefined) return flank ? yield* factor('flank', 'wrg:antitank.4', 'fire on the flank') : 0;
  const to = (yield* ruling('wrg:R158')) === 1 ? 180 : 135;
  const isFlank = angle > 45 && angle <= to;
  const where = isFlank ? 'its flank' : angle > 45 ? 'its rear' : 'its front';
  return yield* factor(
    'flank',
    'wrg:antitank.4',
    `${numbered(angle, 'degree')} off the front, ${where}`,
    'wrg:R158',
    isFlank,
  );
}

/** A light AFV is easier to knock out, a heavy one harder (antitank.5, antitank.9). */
function* ofWeight(input: AntiTank): Rule<number> {
  const found = yield* weightClass(input);
  if (!found) return 0;
  const { is, ...line } = found;
  if (is === 'light') return yield* factor('light', 'wrg:antitank.5', line.text, line.ruling);
  if (is === 'heavy') return yield* factor('heavy', 'wrg:antitank.9', line.text, line.ruling);
  return yield* step({ id: 'weight', clause: 'wrg:antitank.9', value: 0, ...line });
}

/** A firer under fire, and surprised (antitank.7, antitank.8); whether both count is ruled (R161). */
function* surpriseAndFire({ underFire, surprised }: AntiTank): Rule<number> {
  const both = underFire && surprised;
  const onlyOne = both && (yield* ruling('wrg:R161')) === 2;
  const fire = yield* look(antitankModifiers.cells['under-fire']);
  const surprise = yield* look(antitankModifiers.cells.surprised);
  const worse = fire.value < surprise.value ? 'under-fire' : 'surprised';
  const source = both ? 'wrg:R161' : 'wrg:R160';
  const counts = (id: AntiTankFactor) => !onlyOne || id === worse;
  return (
    (underFire
      ? yield* factor('under-fire', 'wrg:antitank.7', 'firer under fire', source, counts('under-fire'))
      : 0) +
    (surprised
      ? yield* factor(
          'surprised',
          'wrg:antitank.8',
          'firer surprised',
          counts('surprised') ? undefined : source,
          counts('surprised'),
        )
      : 0)
  );
}

/** A weapon that moved (antitank.11). */
function* moved(input: AntiTank): Rule<number> {
  if (!input.moved && !input.ownMove) return 0;
  return yield* factor('moved', 'wrg:antitank.11', 'firing weapon moved', 'wrg:R159');
}

/** Smoke: a short screen may be fired into blind, a longer one stops the shot (antitank.12, smoke.5, R181). */
function* smoke({ smoke: screen, scale }: AntiTank): Rule<number> {
  if (screen === undefined) return 0;
  const every = (yield* ruling('wrg:R181')) === 2;
  if (!every && screen > LOCAL_SCREEN) {
    const message = `Anti-tank weapons fire blind only into screens up to ${metres(LOCAL_SCREEN, scale)} long, not ${metres(screen, scale)}.`;
    refuse('wrg:smoke.5', message);
  }
  const text = `fired blind through ${metres(screen, scale)} of smoke`;
  yield* step({ id: 'blind', clause: 'wrg:smoke.5', value: screen, text, ruling: 'wrg:R181' });
  return yield* factor('smoke', 'wrg:antitank.12', 'target behind local smoke', 'wrg:R181');
}
