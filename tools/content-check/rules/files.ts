import { contentFiles } from '../../../src/domain/content/content-files.schema.ts';
import { redirects } from '../../../src/site/redirects.ts';
import { nameOf } from '../engine/checked-file.ts';
import type { Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { nearest } from '../engine/words.ts';
import { VERSIONS } from './versions.ts';

/** The legal documents that old addresses and the other pages lead to. */
const LEGAL = Object.values(redirects).map((path) => `content/legal${path}.mdx`);

const bindings = Object.values(contentFiles);
const needed = bindings
  .filter(({ holds }) => holds !== 'folder')
  .map(({ path }) => `content/${path}`)
  .concat(LEGAL);

/** The needed file that was meant by another name, as `Company.YAML` or `partner.yaml`, where it is missing. */
const meantBy = (file: string, missing: readonly string[]) =>
  missing.find((one) => one === file.toLowerCase().replace(/\.yml$/, '.yaml')) ?? nearest(file, missing);

function wrongName(file: string, meant: string | undefined): string {
  if (meant !== undefined) return `its name is ${meant}`;
  const folder = bindings.find(
    ({ holds, path }) => holds === 'folder' && file.startsWith(`content/${path.split('/')[0] ?? ''}/`),
  );
  return folder === undefined
    ? 'no page reads it'
    : `a file here is named in lower-case letters, digits and hyphens, like ${folder.path.replace('*', 'my-file')}`;
}

/** Every file that the site needs is there, and none beside them that nothing reads. */
export const files: Rule = ({ texts }) => {
  const there = texts.map(({ file }) => file);
  const missing = needed.filter((file) => !there.includes(file));
  const at = (file: string, found: string, allowed: string): Mistake => ({ file, line: 1, found, allowed });
  const wrong = there
    .filter((file) => nameOf(file) === undefined && !file.startsWith(VERSIONS))
    .map((file) => ({ file, meant: meantBy(file, missing) }));
  const meant = wrong.map((one) => one.meant);
  return [
    ...missing
      .filter((file) => !meant.includes(file))
      .map((file) => at(file, 'no such file', 'the site cannot be built without it')),
    ...wrong.map((one) => at(one.file, 'a file of this name', wrongName(one.file, one.meant))),
  ];
};
