/** Writes the JSON Schemas of content/ and VS Code's settings again, after a change to a schema: `npm run content:schemas`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { madeFiles } from './content-check/engine/schema-files.ts';

for (const { path, text } of madeFiles) {
  const file = new URL(`../${path}`, import.meta.url).pathname;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
