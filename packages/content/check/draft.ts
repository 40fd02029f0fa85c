/** While the development server runs, the terminal prints the mistakes of the content. */
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { checkContent } from './check-content.ts';
import { type Mistake, mistakeList } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { pictureMistakes } from './pictures.ts';

/** Leaves out what was published: a text that is still being written needs no new version yet. */
export async function mistakesInDraft(root: string): Promise<readonly Mistake[]> {
  const texts = readContent(root);
  return [...checkContent(texts, new Date()), ...(await pictureMistakes(root, texts))];
}

/** Prints the mistakes after each edit, and once that there are none left. */
export function watchContent({ watcher, config }: ViteDevServer, root: string): void {
  let hadMistakes = false;
  let lastCheck = Promise.resolve();
  const check = async () => {
    const mistakes = await mistakesInDraft(root);
    const hasMistakes = mistakes.length > 0;
    if (hasMistakes || hadMistakes) config.logger[hasMistakes ? 'error' : 'info'](mistakeList(mistakes));
    hadMistakes = hasMistakes;
  };
  watcher.on('all', (_, path) => {
    if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
    // One check after another, so that the last one counts. A file that is deleted during a check causes the next one.
    lastCheck = lastCheck.then(check).catch(() => undefined);
  });
}
