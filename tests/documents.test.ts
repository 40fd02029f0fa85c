/** Checks the relative links in the project's Markdown files, and the files that README.md names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' });
const documents = fileList.split('\n').filter((file) => existsSync(file));

/** Lists the matches of a pattern in a document, outside of blocks of code. */
const listMatches = (file: string, pattern: RegExp): readonly string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .match(pattern) ?? [];

function listHeadings(file: string) {
  const slugger = new GithubSlugger();
  return listMatches(file, /(?<=^#+ ).+/gm).map((heading) => slugger.slug(heading));
}

const listBrokenLinks = (file: string) =>
  listMatches(file, /(?<=\]\()[^)\s]+(?=\))/g).filter((link) => {
    // Other sites and pages of this site are not files of the project.
    if (/^(?:\w+:|\/)/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? file : join(file, '..', path);
    return !existsSync(target) || (heading !== undefined && !listHeadings(target).includes(heading));
  });

test.each(documents)('no relative link in %s is broken', (file) => {
  expect(listBrokenLinks(file)).toEqual([]);
});

test('every file of lint/, packages/ and src/ that README.md names exists', () => {
  const files = listMatches('README.md', /(?<=`)(?:lint|packages|src)\/[\w/.-]+/g);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
