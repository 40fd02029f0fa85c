/** While the content has mistakes, the development server shows them in the place of its pages. */
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from './check-content.ts';
import { counted, type Mistake, sentence } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { pictureMistakes } from './pictures.ts';

/** A program saves a file in several steps: the check waits until they are over. In milliseconds. */
const SETTLE_MS = 50;

/** What was published does not count here: a text that is still being written needs no new version yet. */
export async function mistakesInDraft(root: string): Promise<readonly Mistake[]> {
  const texts = readContent(root);
  return [...checkContent(texts, new Date()), ...(await pictureMistakes(root, texts))];
}

const printed = (mistakes: readonly Mistake[]) => mistakes.map(sentence).join('\n');

/** What the browser shows in the place of a page; it asks again until something else is there. */
function sendMistakes(response: ServerResponse, mistakes: readonly Mistake[]): void {
  const title = `${counted(mistakes.length, 'mistake')} in the content`;
  const words = printed(mistakes).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', refresh: '1' });
  response.end(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 1.1rem/1.6 system-ui; margin: 3rem auto; max-width: 52rem; overflow-wrap: anywhere; padding: 0 1rem }</style>
<h1>${title}</h1>
<p>${words.replaceAll('\n', '</p>\n<p>')}</p>
</html>
`);
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
        if (mistakes.length > 0) config.logger.error(printed(mistakes));
        else if (before.length > 0) config.logger.info('The content is in order again.');
        if (mistakes.length > 0) ws.send({ type: 'full-reload' });
      };
      watcher.on('all', (_, path) => {
        if (!/^(?!\.).*\.\w+$/.test(relative(join(root, 'content'), path))) return;
        // One after the other, so that the last one counts. It fails where a file goes while it is read; that is a change, too.
        checked = checked.then(check).catch(() => undefined);
      });
      middlewares.use((request, response, next) => {
        if (mistakes.length > 0 && request.headers.accept?.includes('text/html'))
          sendMistakes(response, mistakes);
        else next();
      });
      // A page that was still loading when a mistake was made has not heard of it.
      ws.on('connection', () => {
        if (mistakes.length > 0) ws.send({ type: 'full-reload' });
      });
    },
  };
}
