import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { mistakeList } from './engine/mistake.ts';
import { projectMistakes } from './project.ts';

/**
 * While the development server runs, prints the mistakes after each edit, and once that there are none left.
 */
export function watchContent({ watcher, config }: ViteDevServer, root: string): void {
  let hadMistakes = false;
  let lastCheck = Promise.resolve();
  const check = async () => {
    const mistakes = await projectMistakes(root);
    const hasMistakes = mistakes.length > 0;
    if (hasMistakes || hadMistakes) config.logger[hasMistakes ? 'error' : 'info'](mistakeList(mistakes));
    hadMistakes = hasMistakes;
  };
  watcher.on('all', (_, path) => {
    if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
    // One check after another, so that the last one counts. A file that is deleted during a check causes the
    // next one.
    lastCheck = lastCheck.then(check).catch(() => undefined);
  });
}
