/** `npm run content:facts`: every fact that texts can name, with what it says now. A word after it narrows the list. */
import { checkFiles } from './content-check/engine/checked-content.ts';
import { factsOf } from './content-check/engine/content.ts';
import { readContent } from './content-check/engine/read-content.ts';

const [word = ''] = process.argv.slice(2);
const facts = factsOf(checkFiles(readContent(new URL('../', import.meta.url).pathname)));

if (!facts) {
  console.error('The facts cannot be read: run `npm run content:check` and correct what it names.');
  process.exitCode = 1;
}
for (const [name, words] of Object.entries(facts ?? {})) {
  if (`${name} ${words}`.toLowerCase().includes(word.toLowerCase()))
    console.log(`{${name}}`.padEnd(42), words);
}
