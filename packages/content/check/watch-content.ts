import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatMistakeList } from './engine/mistake.ts';
import { findProjectMistakes } from './project.ts';

/**
 * Prints the mistakes after each edit while the development server runs, or that there are none.
 */
export function watchContent({ watcher, config }: ViteDevServer, root: string): void {
  let lastCheck = Promise.resolve();
  const check = async () => {
    const mistakes = await findProjectMistakes(root);
    config.logger[mistakes.length > 0 ? 'error' : 'info'](formatMistakeList(mistakes));
  };
  watcher.on('all', (_, path) => {
    if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
    // Checks run one after another, so the last check counts. A file that is deleted during a check causes
    // another check.
    lastCheck = lastCheck.then(check).catch(() => undefined);
  });
}
