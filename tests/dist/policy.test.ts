/** Each page has a policy that allows its own inline scripts and styles, and no others. */
import { createHash } from 'node:crypto';
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { getAttribute, querySingle, type Page, pages, redirectPages } from './site.ts';

const SELECTOR = 'meta[http-equiv="content-security-policy"]';

/** The sources of each directive of a page's policy. */
function readPolicy({ root }: Page): ReadonlyMap<string, readonly string[]> {
  const policy = getAttribute(querySingle(root, SELECTOR), 'content');
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const selectHashes = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha256-"));

/** Hashes the text as it is in the file, because a parsed one may differ. */
const hashTag = (html: string, tag: string, attributes: RegExp) =>
  Array.from(html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs')))
    .filter(([, written = '']) => attributes.test(written))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const isRun = /^(?!.*(?:src=|type="application\/))/;
const any = /(?:)/;

describe.each([...pages, ...redirectPages])('$path', (page) => {
  const policy = readPolicy(page);

  test('allows each of its inline scripts and styles, and no other', () => {
    const run = new Set(hashTag(page.html, 'script', isRun));
    expect(selectHashes(policy.get('script-src')).sort()).toEqual([...run].sort());
    expect(selectHashes(policy.get('style-src')).sort()).toEqual(hashTag(page.html, 'style', any).sort());
  });

  test('allows from its beginning nothing unsafe and nothing of another site', () => {
    const all = [...policy].flatMap(([, sources]) => sources);
    const known = ["'none'", "'self'", "'script'"];
    expect(all.filter((source) => !known.includes(source) && selectHashes([source]).length === 0)).toEqual(
      [],
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('trusted-types')).toEqual(["'none'"]);
    // The policy comes before anything that it governs.
    const governed = page.root.querySelectorAll('script, style, link, img, form, [src], [href]');
    const place = (element: HtmlElement) => element.location.offset;
    expect(governed.length).toBeGreaterThan(0);
    expect(Math.min(...governed.map(place))).toBeGreaterThan(place(querySingle(page.root, SELECTOR)));
  });
});
