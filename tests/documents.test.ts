/** Checks the links in the project's Markdown files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path/posix';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' });
const documents = fileList.split('\n').filter((file) => file !== '' && existsSync(file));

const readWithoutCode = (file: string) => readFileSync(file, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');

function listHeadings(file: string): readonly string[] {
  const slugger = new GithubSlugger();
  return Array.from(readWithoutCode(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    slugger.slug(heading),
  );
}

const findBrokenLinks = (file: string) =>
  Array.from(readWithoutCode(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter((link) => {
    if (/^(?:\w+:|\/)/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? file : normalize(join(file, '..', path));
    return !existsSync(target) || (heading !== undefined && !listHeadings(target).includes(heading));
  });

test.each(documents)('no link in %s is broken', (file) => {
  expect(findBrokenLinks(file)).toEqual([]);
});
