/**
 * `npm run content:facts`: prints every fact that texts can name. Words after the command narrow the list.
 */
import { checkFiles, deriveFacts } from './engine/content.ts';
import { readContent } from './engine/read-content.ts';

const searchText = process.argv.slice(2).join(' ').toLowerCase();
const facts = deriveFacts(checkFiles(readContent('.')));

if (!facts) {
  console.error('The facts cannot be read: run `npm run content:check` and correct what it names.');
  process.exitCode = 1;
}
for (const [name, fact] of Object.entries(facts ?? {})) {
  if (`${name} ${fact}`.toLowerCase().includes(searchText)) console.log(`{${name}}`.padEnd(42), fact);
}
