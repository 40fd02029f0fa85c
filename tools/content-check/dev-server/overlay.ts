import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Mistake, sentence } from '../engine/mistake.ts';
import { mistakesInDraft } from '../check-project.ts';
import { sendMistakes } from './mistakes-page.ts';

/** A program saves a file in several steps: the check waits until they are over. In milliseconds. */
const SETTLE_MS = 50;

/**
 * Shows the mistakes in the place of every page of the development server, and the pages again when there are none.
 * What was published does not count here: a text that is still being written needs no new version yet.
 */
export function overlay(root: string): Plugin {
  let mistakes: readonly Mistake[] = [];
  return {
    name: 'content-check-overlay',
    configureServer({ ws, watcher, config, middlewares }) {
      const check = () => {
        const before = mistakes;
        mistakes = mistakesInDraft(root);
        if (mistakes.length > 0) config.logger.error(mistakes.map(sentence).join('\n'));
        else if (before.length > 0) config.logger.info('The content is in order again.');
        if (mistakes.length > 0 || before.length > 0) ws.send({ type: 'full-reload' });
      };
      let waiting: NodeJS.Timeout | undefined;
      watcher.on('all', (_, path) => {
        if (!/^[^.].*\.(?:yaml|mdx)$/.test(relative(join(root, 'content'), path))) return;
        clearTimeout(waiting);
        waiting = setTimeout(check, SETTLE_MS);
      });
      middlewares.use((request, response, next) => {
        if (mistakes.length > 0 && request.headers.accept?.includes('text/html'))
          sendMistakes(response, mistakes);
        else next();
      });
      check();
    },
  };
}
