/** What .github/pages.sh puts on the branch that GitHub Pages publishes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the branch has the site, its domain, and no file of another host', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' });
  git('init', '--quiet', '--bare', 'remote');
  mkdirSync(join(root, 'dist/_astro'), { recursive: true });
  for (const file of ['index.html', '_astro/a.js', '_headers', '_redirects', '.htaccess'])
    writeFileSync(join(root, 'dist', file), file);
  execFileSync('bash', [join(import.meta.dirname, '../../../.github/pages.sh')], {
    cwd: root,
    env: {
      ...process.env,
      PUBLIC_SITE_URL: 'https://www.mtelo.example',
      REMOTE: join(root, 'remote'),
      GITHUB_ACTOR: 'owner',
      GITHUB_SHA: 'abc',
    },
  });
  const branch = (...words: string[]) => git('--git-dir=remote', ...words);
  expect(branch('ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n').sort()).toEqual(
    ['.nojekyll', 'CNAME', '_astro/a.js', 'index.html'].sort(),
  );
  expect(branch('show', 'gh-pages:CNAME')).toBe('www.mtelo.example\n');
});

test('a pipeline with both hosts takes the files of Cloudflare away after it has deployed there', () => {
  const pipeline = readFileSync('.github/workflows/deploy.yml', 'utf8');
  expect(pipeline.match(/(?<=run: )\.github\/\w+\.sh/g)).toEqual(['.github/deploy.sh', '.github/pages.sh']);
});
