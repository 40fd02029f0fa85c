import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatMistakeList } from './engine/mistake.ts';
import { findProjectMistakes } from './project.ts';

/**
 * Prints the mistakes after each edit while the development server runs. Says once when no mistake is left.
 */
export function watchContent({ watcher, config }: ViteDevServer, root: string): void {
  let hadMistakes = false;
  let lastCheck = Promise.resolve();
  const check = async () => {
    const mistakes = await findProjectMistakes(root);
    const hasMistakes = mistakes.length > 0;
    if (hasMistakes || hadMistakes)
      config.logger[hasMistakes ? 'error' : 'info'](formatMistakeList(mistakes));
    hadMistakes = hasMistakes;
  };
  watcher.on('all', (_, path) => {
    if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
    // Checks run one after another, so the last check counts. A file that is deleted during a check causes
    // another check.
    lastCheck = lastCheck.then(check).catch(() => undefined);
  });
}
