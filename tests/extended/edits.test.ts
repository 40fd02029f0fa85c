/**
 * Tests that the site passes every check after ordinary edits of the owner. Edits that conflict with others
 * are made first, then all others together. The copy of the project is in a folder whose name has spaces and
 * a letter outside of ASCII.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../project-copy.ts';
import { edits } from './edits.ts';
import { createEditedCopy } from './edited-copy.ts';

const { root, edit, run, runOrThrow, remove } = createEditedCopy('Ü b ung ');
afterAll(remove);

const readBuilt = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

test('a site with the edits that conflict with others passes every check', () => {
  edit(edits.filter(({ conflictsWithOtherEdits }) => conflictsWithOtherEdits));
  runOrThrow('npm run content:check && npm run build && vitest run --project dist');
  for (const page of ['index', 'about'])
    expect(readBuilt(`${page}.html`)).not.toMatch(
      /In their words|Technology we install|Names belong|Milestones/,
    );
});

describe('after all other edits', () => {
  test('the checks find no mistake and no placeholder', () => {
    edit(edits.filter(({ conflictsWithOtherEdits }) => !conflictsWithOtherEdits));
    expect(runOrThrow('npm run content:check')).toMatch(/The content is in order/);
    // The list of placeholders stays until a person deletes it.
    expect(run('npm run launch:check').output).toMatch(/^content\/company\.yaml, name: /m);
    writeFileSync(join(root, 'content/marks.yaml'), 'placeholders: []\n');
    expect(run('npm run launch:check').output).not.toMatch(/^content\//m);
  });

  test('the built site passes every check', () => {
    runOrThrow('npm run build && vitest run --project dist');
  });

  test('the menus list the new text page and the new legal document', () => {
    // The first part ends with the header, and the third begins with the footer.
    const [menu = '', , footer = ''] = readBuilt('index.html').split(/<\/header>|(?=<footer)/);
    expect(menu).toMatch(/href="\/services"[^]*?href="\/internships"[^]*?href="\/pricing"/);
    expect(footer).toMatch(/href="\/internships"[^]*?href="\/acceptable-use"/);
    expect(readBuilt('internships.html')).toMatch(/answers within 24\u00a0hours\.[^]*<table/);
    expect(readBuilt('acceptable-use/version-1-0.html')).toContain('Nothing that the terms forbid.');
  });

  test('the unit tests pass', () => {
    runOrThrow('vitest run --project "unit*"');
  });
});

const PAGE_REGISTRY = 'packages/rules/urls/pages.ts';

/** Matches the numbered steps of the recipe: a file, and the text to write into it. */
const RECIPE_STEP_PATTERN = /^\d\. `([^`]+)`.*?\n\s*```\w+\n(.*?)\n\s*```$/gms;

test('a page added by the recipe in docs/development.md is in the menus and shows its content', () => {
  const [, recipe = ''] = readFileSync(join(projectRoot, 'docs/development.md'), 'utf8').split(
    '## A new page',
  );
  for (const [, file = '', text = ''] of recipe.matchAll(RECIPE_STEP_PATTERN)) {
    const path = join(root, file);
    const unindentedText = text.replaceAll(/^ {3}/gm, '');
    const isEntry = file === PAGE_REGISTRY;
    const textBefore = isEntry ? readFileSync(path, 'utf8') : '';
    writeFileSync(
      path,
      isEntry ? textBefore.replace(/^ {2}checkout: /m, `  ${unindentedText}\n$&`) : unindentedText,
    );
  }
  runOrThrow('npm run build');
  // The links are in the wide menu, in the small menu, and in the quick links.
  expect(readBuilt('index.html').match(/href="\/training"[^>]*>\s*Training\s*</g)).toHaveLength(3);
  const page = readBuilt('training.html');
  expect(page).toMatch(/(?:href="\/training" aria-current="page".*){2}/s);
  expect(page).toMatch(/<h1[^>]*>(?:<[^>]*>)*Training for Your Staff.*What your systems need most/s);
  expect(readFileSync(join(root, 'content/.schemas/pages-training.json'), 'utf8')).toContain('"lead"');
});
