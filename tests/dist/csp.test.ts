/** Checks the CSP in each page. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listFirstGroups, pages, redirectPages } from './site.ts';

/** Hashes the text in the file, because the parsed text may differ. */
const hashEachMatch = (html: string, pattern: RegExp) =>
  listFirstGroups(html, pattern).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test.each([...pages, ...redirectPages])(
  '$path starts with a CSP that allows exactly its own inline scripts and styles',
  ({ html }) => {
    const [csp = ''] = listFirstGroups(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    // A CSP in a page does not apply to what comes before it.
    const [htmlBefore = ''] = html.split('<meta http-equiv="content-security-policy"');
    expect(htmlBefore).not.toMatch(/<(?:script|style|link|img|form)\b/);
    expect(csp).toContain("default-src 'none';");
    expect(csp).not.toMatch(/unsafe|https?:|\*/);
    const listHashes = (directive: string) =>
      listFirstGroups(csp, new RegExp(`${directive} ([^;]*)`, 'g')).flatMap(
        (sources) => sources.match(/'sha256-[^']*'/g) ?? [],
      );
    const scriptHashes = new Set(
      hashEachMatch(html, /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs),
    );
    expect(listHashes('script-src').sort()).toEqual([...scriptHashes].sort());
    expect(listHashes('style-src').sort()).toEqual(
      hashEachMatch(html, /<style[^>]*>(.*?)<\/style>/gs).sort(),
    );
  },
);
