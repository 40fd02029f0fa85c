/** `npm run content:facts`: prints every fact that content can name. */
import { parseFiles, computeFactsFromFiles } from './engine/content.ts';
import { readContent } from './engine/read-content.ts';

const facts = computeFactsFromFiles(parseFiles(readContent('.')));

if (!facts) {
  console.error('The facts cannot be read: run `npm run content:check` and correct what it names.');
  process.exitCode = 1;
}
for (const [name, fact] of Object.entries(facts ?? {})) console.log(`{${name}}`.padEnd(42), fact);
