import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Mistake, sentence } from '../engine/mistake.ts';
import { mistakesInDraft } from '../check-project.ts';
import { sendMistakes } from './mistakes-page.ts';

const sentences = (mistakes: readonly Mistake[]) => mistakes.map(sentence).join('\n');

/**
 * Astro's development server does not start with content that cannot be read. Until it is in order, this one stands in
 * its place and says what is wrong. Where the port is taken, the terminal alone does.
 */
export async function untilValid(root: string, port: number): Promise<void> {
  let mistakes = mistakesInDraft(root);
  if (mistakes.length === 0) return;
  console.error(sentences(mistakes));
  console.error('\nThe site starts when this is in order.');
  const server = createServer((_, response) => {
    sendMistakes(response, mistakes);
  });
  server.on('error', () => undefined).listen(port);
  await new Promise<void>((resolve) => {
    const watcher = watch(join(root, 'content'), { recursive: true }, () => {
      const before = sentences(mistakes);
      mistakes = mistakesInDraft(root);
      if (mistakes.length > 0 && sentences(mistakes) !== before) console.error(`\n${sentences(mistakes)}`);
      if (mistakes.length > 0) return;
      watcher.close();
      resolve();
    });
  });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
