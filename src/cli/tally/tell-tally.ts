import { type ManyRolled, rolledOf, tallyText } from '../../render/tally.js';
import type { AnswerOut } from '../action/answer.js';
import type { Shown } from '../shown-as.js';

/** Tells what came of repetitions: in a sentence, as a table, or as a picture. */
export async function tellTally(
  of: ManyRolled,
  { shown, brief = false }: { readonly shown: Shown | undefined; readonly brief?: boolean | undefined },
  { io, page }: Pick<AnswerOut, 'io' | 'page'>,
): Promise<void> {
  const rolled = rolledOf(of);
  if (shown) {
    const { show, tallyPicture } = await import('../pictures.js');
    return show(tallyPicture(rolled), shown, { io, page });
  }
  io.stdout.write(brief ? `${rolled.says} (seed ${of.seed})\n` : tallyText(rolled, page));
}
