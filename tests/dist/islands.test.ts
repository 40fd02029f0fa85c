/** Checks which scripts the islands of a page load, and when. */
import { describe, expect, test } from 'vitest';
import { files, listFirstGroups, listAttributeValues, getPage, pages, readBuiltFile } from './site.ts';

const FORM_PAGES = ['/custom-quote', '/checkout', '/contact'];
const RESULT_PAGES = ['/checkout/success', '/checkout/failure'];

const scripts = files.filter((file) => file.endsWith('.js'));

const listModules = (file: string, pattern: RegExp): string[] =>
  listFirstGroups(readBuiltFile(file), pattern).map((name) =>
    new URL(name, `file:///${file}`).pathname.slice(1),
  );

/** Lists the modules that a script imports statically. */
const listImports = (file: string) => listModules(file, /(?:from|import)\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);

/** Lists the modules that a script imports dynamically. */
const listDynamicImports = (file: string) => listModules(file, /import\(\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);

/**
 * Lists the scripts of a page's islands, or of its islands with one client directive, and everything that
 * these scripts import.
 */
function listScripts(path: string, directive?: string): readonly string[] {
  const islands = directive === undefined ? 'astro-island' : `astro-island[client="${directive}"]`;
  const urls = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    listAttributeValues(getPage(path).root, islands, name),
  );
  const scriptFiles = new Set(urls.filter((url) => url !== '').map((url) => url.slice(1)));
  for (const file of scriptFiles) for (const name of listImports(file)) scriptFiles.add(name);
  return [...scriptFiles];
}

/**
 * `hydrateRoot` is only in React's renderer, and `cloneElement` only in React's core. Minifiers rename
 * neither these nor zod's names.
 */
const REACT_NAMES = ['hydrateRoot', 'cloneElement'];
const ZOD_PATTERN = /\$Zod|_zod\b/;

const listScriptsWith = (candidates: readonly string[], word: string | RegExp) =>
  candidates.filter((file) => readBuiltFile(file).search(word) >= 0);

describe.each(pages)('$path', ({ path, root, html }) => {
  test('hydrates an island only when it is needed', () => {
    const expectedElsewhere = RESULT_PAGES.includes(path) ? ['session'] : [];
    expect(listAttributeValues(root, 'astro-island', 'client')).toEqual(
      FORM_PAGES.includes(path) ? ['load'] : expectedElsewhere,
    );
    // The scripts of other islands may never be needed.
    const preloads = listAttributeValues(root, 'link[rel="modulepreload"]', 'href').map((url) =>
      url.slice(1),
    );
    const expectedPreloads = listScripts(path, 'load');
    expect(expectedPreloads.length > 5).toBe(FORM_PAGES.includes(path));
    expect(preloads.sort()).toEqual([...expectedPreloads].sort());
  });

  test('loads script files only for islands, and before its heading runs only what decides what to show', () => {
    const earlyScripts = listFirstGroups(
      html.slice(0, html.indexOf('<h1')),
      /<script[^>]*>(.*?)<\/script>/gs,
    );
    expect(earlyScripts.filter((text) => !/\.hidden = |no-quote|shared-quote/.test(text))).toEqual([]);
    expect(root.querySelectorAll('script[src], link[as="script"]')).toEqual([]);
    const inlineScripts = listFirstGroups(html, /<script[^>]*>(.*?)<\/script>/gs);
    expect(inlineScripts.length).toBeGreaterThan(0);
    // Astro loads the script of an island with `import(x)` when it hydrates the island. A static import would
    // load at once.
    expect(inlineScripts.filter((text) => /(?:^|[;}\n])\s*import\s*["'{*\w]/.test(text))).toEqual([]);
  });
});

test.each(FORM_PAGES)('%s loads React once and does not load zod', (path) => {
  const pageScripts = listScripts(path);
  for (const word of REACT_NAMES) expect(listScriptsWith(pageScripts, word)).toHaveLength(1);
  expect(listScriptsWith(pageScripts, ZOD_PATTERN)).toEqual([]);
});

test('only the QR code for paper loads later, and no script is duplicated or unused', () => {
  // Pages import every script, except the one for the QR code, which one of the scripts imports later.
  const usedScripts = new Set(pages.flatMap(({ path }) => listScripts(path)));
  const dynamicScripts = [...usedScripts].flatMap(listDynamicImports);
  expect(dynamicScripts).toEqual([expect.stringContaining('qr-code')]);
  expect(new Set(scripts.map(readBuiltFile)).size).toBe(scripts.length);
  expect([...usedScripts, ...dynamicScripts].sort()).toEqual([...scripts].sort());
});

test('a site without endpoints publishes no code for sending', () => {
  expect(listScriptsWith(scripts, /Idempotency-Key|price_changed|Retry-After/)).toEqual([]);
});
