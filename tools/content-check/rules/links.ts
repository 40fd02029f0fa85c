import { paths, redirects, servicePath } from '../../../src/site/paths.ts';
import { filesOf } from '../engine/checked-content.ts';
import type { Content, Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { either, nearest } from '../engine/words.ts';

interface Site {
  readonly pages: readonly string[];
  /** The anchors of each legal document, by its address. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

const siteOf = ({ files }: Content): Site => ({
  pages: [
    ...Object.values(paths),
    ...filesOf(files, 'services').map(({ slug }) => servicePath(slug)),
    ...filesOf(files, 'legal').map(({ slug }) => `/${slug}`),
  ],
  anchors: new Map(
    filesOf(files, 'legal').flatMap(({ slug, body }) =>
      body ? [[`/${slug}`, body.headings.map((heading) => heading.slug)]] : [],
    ),
  ),
});

const LEGAL = Object.values(redirects);

const OUTSIDE = /^(?:https:\/\/[^\s/]+\.|mailto:[^\s@]+@|tel:\+)/;

function wrongWith(url: string, own: string, { pages, anchors }: Site) {
  if (OUTSIDE.test(url)) return undefined;
  if (url.startsWith('http://')) return { allowed: 'a link begins with https://' };
  const [address = '', anchor] = url.split('#');
  const page = address === '' ? own : address;
  if (!pages.includes(page))
    return { allowed: 'no page has that address', meant: redirects[page] ?? nearest(page, pages) };
  const known = anchors.get(page);
  // What a document says that cannot be read is not known.
  if (anchor === undefined || known?.includes(anchor) || (LEGAL.includes(page) && !known)) return undefined;
  if (!known?.length) return { allowed: `the page ${page} has no part with that name` };
  const parts = known.map((name) => `#${name}`);
  return { allowed: `the parts of ${page} are ${either(parts, 'and')}` };
}

/** Links lead to pages that there are, and to headings that they have. */
export const links: Rule = (content) => {
  const site = siteOf(content);
  return filesOf(content.files, 'legal').flatMap(({ source: { file }, slug, body }) =>
    (body?.links ?? []).flatMap(({ line, url }): readonly Mistake[] => {
      const wrong = wrongWith(url, `/${slug}`, site);
      if (!wrong) return [];
      const { allowed, meant } = wrong;
      const replace = meant === undefined ? undefined : ([url.split('#')[0] ?? '', meant] as const);
      return [{ file, line, found: `a link to ${url === '' ? 'nothing' : url}`, allowed, replace }];
    }),
  );
};
