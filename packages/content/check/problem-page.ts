/** While the content has mistakes, the development server shows them in the place of its pages. */
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
export function problemPage(root: string): Plugin {
  let mistakes: readonly Mistake[] = [];
  let checked = Promise.resolve();
  return {
    name: 'content-problem-page',
    // Else what reads a file while it is being written finds half of it, and hears of no change within 50 ms of another.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: 10 } } },
    }),
    configureServer({ ws, watcher, config, middlewares }) {
      const check = async () => {
        const before = mistakes;
        mistakes = await mistakesInDraft(root);
        if (mistakes.length > 0) config.logger.error(report(mistakes));
        else if (before.length > 0) config.logger.info('The content is in order again.');
        if (mistakes.length > 0) ws.send({ type: 'full-reload' });
      };
      watcher.on('all', (_, path) => {
        if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
        // One after the other, so that the last one counts. It fails where a file goes while it is read; that is a change, too.
        checked = checked.then(check).catch(() => undefined);
      });
      middlewares.use((request, response, next) => {
        const isShown = mistakes.length > 0 && request.headers.accept?.includes('text/html');
        if (!isShown) {
          next();
          return;
        }
        // It asks again until something else is there.
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' });
        response.end(report(mistakes));
      });
      // A page that was still loading when a mistake was made has not heard of it.
      ws.on('connection', () => {
        if (mistakes.length > 0) ws.send({ type: 'full-reload' });
      });
    },
  };
}
