/** While the development server runs, the terminal says what is wrong with the content. */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from './check-content.ts';
import { type Mistake, report } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { pictureMistakes } from './pictures.ts';

/** A program saves a file in several steps: the check waits until they are over. In milliseconds. */
const SETTLE_MS = 50;

/** What was published does not count here: a text that is still being written needs no new version yet. */
export async function mistakesInDraft(root: string): Promise<readonly Mistake[]> {
  const texts = readContent(root);
  return [...checkContent(texts, new Date()), ...(await pictureMistakes(root, texts))];
}

/** In the running server, whose content was in order when it started. */
export function draftCheck(root: string): Plugin {
  let wasWrong = false;
  let checked = Promise.resolve();
  return {
    name: 'content-check-of-draft',
    // Else what reads a file while it is being written finds half of it, and hears of no change within 50 ms of another.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: 10 } } },
    }),
    configureServer({ watcher, config }) {
      const check = async () => {
        const mistakes = await mistakesInDraft(root);
        const isWrong = mistakes.length > 0;
        if (isWrong || wasWrong) config.logger[isWrong ? 'error' : 'info'](report(mistakes));
        wasWrong = isWrong;
      };
      watcher.on('all', (_, path) => {
        if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
        // One after the other, so that the last one counts. It fails where a file goes while it is read; that is a change, too.
        checked = checked.then(check).catch(() => undefined);
      });
    },
  };
}
