/** A page that is added as README says, in a copy of the project, and all that follows from its entry. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProjectCopy, project, projectCopy } from '../../tools/project-copy.ts';

const REGISTRY = 'src/site/pages.ts';

/** The numbered steps of the recipe: each a file with what is written into it. */
const steps = Array.from(
  (readFileSync(`${project}README.md`, 'utf8').split('### A new page')[1] ?? '').matchAll(
    /^\d\. `([^`]+)`.*?\n\s*```\w+\n(.*?)\n\s*```$/gms,
  ),
  ([, file = '', text = '']) => ({ file, text: text.replaceAll(/^ {3}/gm, '') }),
);

let copy: ProjectCopy;
const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');

beforeAll(() => {
  copy = projectCopy();
  for (const { file, text } of steps) {
    const whole = file === REGISTRY ? read(file).replace(/^ {2}checkout: /m, `  ${text}\n$&`) : `${text}\n`;
    writeFileSync(join(copy.root, file), whole);
  }
  copy.mustRun('npm run content:schemas && npm run build');
});

afterAll(() => {
  copy.remove();
});

test('the recipe is one entry, one page and its content', () => {
  expect(steps.map(({ file }) => file)).toEqual([
    REGISTRY,
    'src/pages/training.astro',
    'content/pages/training.yaml',
  ]);
});

describe('a page that is added by the recipe', () => {
  test('shows its content, with one heading of the first level', () => {
    const page = read('dist/training.html');
    expect(page.match(/<h1[^>]*>[^<]*/g)?.map((h1) => h1.replace(/<[^>]*>/, ''))).toEqual([
      'Training for Your Staff',
    ]);
    expect(page).toContain('Your people learn on their own machines');
  });

  test.each([
    ['the menu', /<nav[^>]* aria-label="?Main"?.*?<\/nav>/s],
    ['the small menu', /<nav[^>]* aria-label="?Menu"?.*?<\/nav>/s],
    ['the footer', /<nav[^>]* aria-label="?Quick Links"?.*?<\/nav>/s],
  ])('is linked from %s of every page', (_, nav) => {
    for (const page of ['index', 'terms', 'checkout'])
      expect(nav.exec(read(`dist/${page}.html`))?.[0]).toMatch(/href="\/training"[^>]*>\s*Training\s*</);
  });

  test('is the current one in both menus', () => {
    const current = read('dist/training.html').match(/href="[^"]*" aria-current="page"/g);
    expect(current).toEqual(Array(2).fill('href="/training" aria-current="page"'));
  });

  test.each([
    ['sitemap.xml', '/training</loc>'],
    ['llms.txt', '/training.md)'],
    ['404.html', '/training&#34;:&#34;Training for Your Staff'],
    ['_headers', '/training'],
    ['training.md', '# Training for Your Staff'],
  ])('is in %s', (file, words) => {
    expect(read(`dist/${file}`).replaceAll('&quot;', '&#34;')).toContain(words);
  });

  test('has breadcrumbs for search engines', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read('dist/training.html')) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Training for Your Staff' }],
    });
  });

  test('has a social image', () => {
    expect(read('dist/training.html')).toMatch(/property="og:image" content="[^"]*\/social\/training\.png"/);
    expect(existsSync(join(copy.root, 'dist/social/training.png'))).toBe(true);
  });

  test('has a schema for the editor', () => {
    expect(JSON.parse(read('content/.schemas/pages-training.json'))).toHaveProperty('properties.sections');
    expect(read('.vscode/settings.json')).toContain('content/pages/training.yaml');
  });

  test('is in the build of the sample, which has no content for it', () => {
    copy.mustRun('npm run build -- --outDir sample', { CONTENT_ROOT: 'tests/sample' });
    expect(read('sample/training.html')).toContain('Your people learn on their own machines');
  });
});
