import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatMistakeList } from './engine/mistake.ts';
import { listProjectMistakes } from './project.ts';

/** While the development server runs, prints the mistakes after each edit, or that there are none. */
export function watchContent({ watcher, config }: ViteDevServer, root: string): void {
  let lastCheck = Promise.resolve();
  const check = async () => {
    const mistakes = await listProjectMistakes(root);
    config.logger[mistakes.length > 0 ? 'error' : 'info'](formatMistakeList(mistakes));
  };
  watcher.on('all', (_, path) => {
    // Matches the path from content/ to a file in it. Leaves out `../` and `.schemas/`, which begin with a
    // dot, and folders, whose names have no extension.
    if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
    // Checks run one after another, so the last result is printed last. A check fails if a file is deleted
    // meanwhile, but the deletion causes another check.
    lastCheck = lastCheck.then(check).catch(() => undefined);
  });
}
