import { contentFiles, type ContentName } from '../../../src/domain/content/content-files.schema.ts';
import { redirects } from '../../../src/site/paths.ts';
import { nameOf } from '../checked-content.ts';
import type { Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import { nearest } from '../nearest.ts';
import { either } from '../words.ts';

/** The legal documents that the footer and the redirects lead to. */
const LEGAL = Object.values(redirects).map((path) => `content/legal${path}.mdx`);

const needed = Object.values(contentFiles)
  .filter(({ holds }) => holds !== 'folder')
  .map(({ path }) => `content/${path}`)
  .concat(LEGAL);

function stray(file: string, missing: readonly string[]): Mistake {
  const meant = nearest(file, missing);
  const renamed = meant === undefined ? '' : `; rename it to ${meant}`;
  const folder = (Object.keys(contentFiles) as ContentName[])
    .map((name) => contentFiles[name])
    .find(({ holds, path }) => holds === 'folder' && file.startsWith(`content/${path.split('/')[0] ?? ''}/`));
  const allowed =
    folder === undefined
      ? 'no page reads it'
      : `a file here is named in lower-case letters, digits and hyphens, like ${folder.path.replace('*', 'my-file')}`;
  return { file, line: 1, found: 'a file of this name', allowed: allowed + renamed };
}

/** Every file that the site needs is there, and none beside them that nothing reads. */
export const files: Rule = ({ texts }) => {
  const there = new Set(texts.map(({ file }) => file));
  const missing = needed.filter((file) => !there.has(file));
  const unknown = texts.map(({ file }) => file).filter((file) => nameOf(file) === undefined);
  const unlinked = texts
    .map(({ file }) => file)
    .filter((file) => nameOf(file) === 'legal' && !LEGAL.includes(file));
  return [
    ...missing.map((file) => ({
      file,
      line: 1,
      found: 'no such file',
      allowed: 'the site cannot be built without it',
    })),
    ...unknown.map((file) => stray(file, missing)),
    ...unlinked.map((file) => ({
      file,
      line: 1,
      found: 'a document that no page links to',
      allowed: `the legal documents are ${either(
        LEGAL.map((path) => path.replace('content/legal/', '')),
        'and',
      )}`,
    })),
  ];
};
