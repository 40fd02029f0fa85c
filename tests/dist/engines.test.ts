/**
 * Checks that the oldest engines of src/engines.ts understand the published styles and scripts.
 * tests/extended opens the site in the oldest Chromium of that list and in a later one.
 */
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import ecmascript from 'eslint-plugin-es-x';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { OLDEST_ENGINES, SCRIPT_SYNTAX } from '#engines.ts';
import { getStyles, ownerSite, listFirstGroups, sampleSite, sendingSite } from './site.ts';

const sites = [ownerSite, sampleSite, sendingSite];
const pages = sites.flatMap(({ pages }) => pages);

/** Matches media queries that the oldest engines understand, and `scripting`, which they may ignore. */
const MEDIA_QUERY_PATTERN =
  /^(?:\(scripting: ?none\)|(?:(?:not )?(?:all|print|screen)|\((?:min|max)-(?:width|height):[\d.]+(?:rem|px)\)|\(hover:hover\)|\(forced-colors:active\)|\(prefers-[a-z-]+:[a-z-]+\)| and )+)$/;

test('the oldest engines understand the styles of every page', () => {
  for (const { file, html } of pages) {
    const css = getStyles(html);
    expect(css.length, file).toBeGreaterThan(1_000);
    // Lightning CSS rewrites what the oldest engines do not understand, so it must find nothing to rewrite.
    const { code } = transform({
      filename: file,
      code: Buffer.from(css),
      minify: true,
      targets: browserslistToTargets(OLDEST_ENGINES),
      exclude: Features.VendorPrefixes | Features.LightDark,
    });
    expect(code.toString(), file).toBe(css);
    expect(css, file).not.toContain('@layer');
    // A browser accepts any value with a variable when it parses the rule. If the value then turns out to be
    // invalid, the fallback above it is already lost.
    const unconditionalCss = css.replaceAll(/@supports[^{]+\{(?:[^{}]*\{[^}]*\})*\}/g, '');
    expect(unconditionalCss, file).not.toMatch(/\d[dls]v[hw]\b|\dcq[wi]\b|color-mix\(/);
    const queries = listFirstGroups(css, /@media ([^{]+)\{/g).flatMap((list) => list.split(','));
    expect(
      queries.filter((query) => !MEDIA_QUERY_PATTERN.test(query)),
      file,
    ).toEqual([]);
  }
});

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    compat.configs['flat/recommended'],
    ecmascript.configs['flat/restrict-to-es2020'],
    {
      languageOptions: { ecmaVersion: Number(SCRIPT_SYNTAX.slice(2)), sourceType: 'module' },
      linterOptions: { noInlineConfig: true },
      // React checks first whether this API exists.
      settings: { targets: OLDEST_ENGINES, polyfills: ['navigator.connection'] },
    },
  ],
});

/** Matches a call that runs only for an island whose export path has dots. No island of the site has one. */
const EXPORT_PATH_CALL_PATTERN = /Object\.hasOwn(?=\(this\.Component)/;

test('no script uses syntax or built-ins that the oldest engines lack', async () => {
  const files = sites.flatMap(({ files, readBuiltFile }) =>
    files.filter((file) => file.endsWith('.js')).map(readBuiltFile),
  );
  const inlineScripts = pages.flatMap(({ html }) =>
    listFirstGroups(html, /<script(?: type="module")?>(.*?)<\/script>/gs),
  );
  const scripts = new Set([
    ...files,
    ...inlineScripts.map((script) => script.replace(EXPORT_PATH_CALL_PATTERN, 'has')),
  ]);
  expect(pages.filter(({ html }) => /component-export="[^"]*\./.test(html))).toEqual([]);
  expect(scripts.size).toBeGreaterThan(20);
  for (const script of scripts) {
    const [result] = await eslint.lintText(script);
    expect(
      result?.messages.map(({ message }) => message),
      script.slice(0, 200),
    ).toEqual([]);
  }
});
