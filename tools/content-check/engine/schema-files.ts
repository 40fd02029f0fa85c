import { type ContentFile, contentFiles } from '../../../src/domain/content/content-files.schema.ts';
import { fileSchema } from './json-schema.ts';

/** A file that is made from the schemas, and checked in. */
export interface MadeFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

const files: readonly ContentFile[] = Object.values(contentFiles);

/** `pages/home.yaml` has `pages-home.json`, `legal/*.mdx` has `legal.json`. */
export const schemaFileOf = (path: string) =>
  `${path
    .replace(/\.\w+$/, '')
    .replace('/*', '')
    .replaceAll('/', '-')}.json`;

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

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

/** A JSON Schema for each kind of content file, and the settings that bind them. */
export const madeFiles: readonly MadeFile[] = [
  ...files.map((file) => ({
    path: `content/.schemas/${schemaFileOf(file.path)}`,
    text: printed(fileSchema(file)),
  })),
  { path: '.vscode/settings.json', text: printed(settings) },
];
