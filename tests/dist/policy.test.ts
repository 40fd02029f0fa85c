/** Each page has a policy that allows its own inline scripts and styles, and no others. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listFirstGroups, pages, redirectPages } from './site.ts';

/** Hashes the text as it is in the file, because a parsed text may differ. */
const hashAll = (html: string, pattern: RegExp) =>
  listFirstGroups(html, pattern).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test.each([...pages, ...redirectPages])(
  '$path allows each of its inline scripts and styles and no other, from its beginning',
  ({ html }) => {
    const [policy = ''] = listFirstGroups(
      html,
      /<meta http-equiv="content-security-policy" content="([^"]*)"/g,
    );
    const [before = ''] = html.split('<meta http-equiv="content-security-policy"');
    expect(before).not.toMatch(/<(?:script|style|link|img|form)\b/);
    expect(policy).toContain("default-src 'none';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const listHashes = (directive: string) =>
      listFirstGroups(policy, new RegExp(`${directive} ([^;]*)`, 'g')).flatMap(
        (sources) => sources.match(/'sha256-[^']*'/g) ?? [],
      );
    const run = new Set(
      hashAll(html, /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs),
    );
    expect(listHashes('script-src').sort()).toEqual([...run].sort());
    expect(listHashes('style-src').sort()).toEqual(hashAll(html, /<style[^>]*>(.*?)<\/style>/gs).sort());
  },
);
