import { watch } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../../integrations/content-root.ts';
import { checkContent } from './check-content.ts';
import { counted, type Mistake, report, sentence } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { pictureMistakes } from './pictures.ts';
import { projectFindings } from './project.ts';

/** A program saves a file in several steps: the check waits until they are over. In milliseconds. */
const SETTLE_MS = 50;

/** What was published does not count here: a text that is still being written needs no new version yet. */
async function mistakesInDraft(root: string): Promise<readonly Mistake[]> {
  const texts = readContent(root);
  return [...checkContent(texts, new Date()), ...(await pictureMistakes(root, texts))];
}

const printed = (mistakes: readonly Mistake[]) => mistakes.map(sentence).join('\n');

const page = (title: string, sentences: readonly string[]) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 1.1rem/1.6 system-ui; margin: 3rem auto; max-width: 52rem; overflow-wrap: anywhere; padding: 0 1rem }</style>
<h1>${title}</h1>
${sentences.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('\n')}
<p>The page comes back by itself when the file is in order and saved.</p>
<script type="module">
  let shown;
  const ask = () => fetch('', { headers: { accept: 'text/html' } }).then((answer) => answer.text(), () => shown);
  shown = await ask();
  setInterval(async () => (await ask()) !== shown && location.reload(), 500);
</script>
</html>
`;

/** What the browser shows in the place of a page while the content has mistakes; it goes when they do. */
function sendMistakes(response: ServerResponse, mistakes: readonly Mistake[]): void {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  const title = `${counted(mistakes.length, 'mistake')} in the content`;
  response.end(page(title, mistakes.map(sentence)));
}

/** Shows the mistakes in the place of every page of the development server, until there are none. */
function overlay(root: string): Plugin {
  let mistakes: readonly Mistake[] = [];
  let checked: Promise<void> = Promise.resolve();
  return {
    name: 'content-check-overlay',
    // Else what reads a file while it is being written finds half of it, and hears of no change within 50 ms of another.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: 10 } } },
    }),
    async configureServer({ ws, watcher, config, middlewares }) {
      const check = async () => {
        const before = mistakes;
        mistakes = await mistakesInDraft(root);
        if (mistakes.length > 0) config.logger.error(printed(mistakes));
        else if (before.length > 0) config.logger.info('The content is in order again.');
        if (mistakes.length > 0 || before.length > 0) ws.send({ type: 'full-reload' });
      };
      checked = check();
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
      await checked;
    },
  };
}

/**
 * Astro's development server does not start with content that cannot be read. Until it is in order, this server says
 * what is wrong. Where the port is taken, the terminal alone does.
 */
async function untilValid(root: string, port: number): Promise<void> {
  let mistakes = await mistakesInDraft(root);
  if (mistakes.length === 0) return;
  console.error(`${printed(mistakes)}\n\nThe site starts when this is in order.`);
  const server = createServer((_, response) => {
    sendMistakes(response, mistakes);
  });
  server.on('error', () => undefined).listen(port);
  for await (const _ of watch(join(root, 'content'), { recursive: true })) {
    await pause(SETTLE_MS);
    const before = printed(mistakes);
    mistakes = await mistakesInDraft(root);
    if (mistakes.length === 0) break;
    if (printed(mistakes) !== before) console.error(`\n${printed(mistakes)}`);
  }
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

/** A build stops at the mistakes that `npm run content:check` prints, in the same words; development shows them. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      const root = fileURLToPath(new URL(`${contentRoot}/`, config.root));
      if (command === 'dev') {
        await untilValid(root, config.server.port);
        updateConfig({ vite: { plugins: [overlay(root)] } });
      }
      // The tests' sample lacks pages that are newer.
      if (command !== 'build' || contentRoot !== '.') return;
      const { mistakes, fileCount, unchecked } = await projectFindings(root);
      if (unchecked !== undefined) console.warn(unchecked);
      if (mistakes.length === 0) return;
      // Thrown, it would be framed by words about hooks and stacks, which help no editor.
      console.error(report(mistakes, fileCount));
      process.exit(1);
    },
  },
};
