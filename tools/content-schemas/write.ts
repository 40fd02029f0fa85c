/** Writes the JSON Schemas of content/ and VS Code's settings again, after a change to a schema: `npm run content:schemas`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { jsonSchema, schemaFileOf } from './json-schema.ts';

const files: readonly ContentFile[] = Object.values(contentFiles);

/** VS Code's settings for this project: which schema describes which file. */
const settings = {
  'yaml.schemas': Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.yaml'))
      .map(({ path }) => [`./content/.schemas/${schemaFileOf(path)}`, `content/${path}`]),
  ),
  'astro.content-intellisense': true,
  'files.encoding': 'utf8',
  'files.eol': '\n',
  'editor.tabSize': 2,
  'editor.insertSpaces': true,
  '[mdx]': { 'editor.wordWrap': 'on' },
  '[yaml]': { 'editor.wordWrap': 'on' },
};

/** A JSON Schema for each kind of content file, and the settings that bind them: by their path, what they say. */
export const madeFiles: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    files.map((file) => [`content/.schemas/${schemaFileOf(file.path)}`, jsonSchema(file)]),
  ),
  '.vscode/settings.json': settings,
};

if (import.meta.main) {
  for (const [path, value] of Object.entries(madeFiles)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
    console.log(path);
  }
}
