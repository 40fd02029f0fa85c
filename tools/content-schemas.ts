/** Writes the JSON Schemas of content/ and VS Code's settings again, after a change to a schema: `npm run content:schemas`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { jsonSchema } from './content-check/engine/json-schema.ts';

const files: readonly ContentFile[] = Object.values(contentFiles);

/** `pages/home.yaml` has `pages-home.json`, `legal/*.mdx` has `legal.json`. */
const schemaFileOf = (path: string) =>
  `${path
    .replace(/\.\w+$/, '')
    .replace('/*', '')
    .replaceAll('/', '-')}.json`;

/** The first line of a YAML file, by which editors other than VS Code find its schema. */
export function schemaLine(file: string, path: string): string {
  const up = '../'.repeat(file.split('/').length - 2);
  return `# yaml-language-server: $schema=${up}.schemas/${schemaFileOf(path)}`;
}

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
