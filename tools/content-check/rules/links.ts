import { paths, redirects, servicePath } from '../../../src/site/paths.ts';
import { filesOf } from '../engine/checked-content.ts';
import type { Content, Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import { nearest } from '../engine/nearest.ts';
import { either } from '../engine/words.ts';

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

/** A link to a page as it is written here: with its slash, without an ending, by its new address. */
function clean(address: string): string {
  const path = `/${address.replace(/^[./]+/, '')}`
    .replace(/\.html?$/, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  return redirects[path] ?? path;
}

interface Wrong {
  readonly allowed: string;
  readonly meant?: string | undefined;
}

function wrongWith(url: string, own: string, { pages, anchors }: Site): Wrong | undefined {
  if (OUTSIDE.test(url)) return undefined;
  if (url.startsWith('http://')) return { allowed: 'a link begins with https://' };
  const [address = '', anchor] = url.split('#');
  const page = address === '' ? own : address;
  if (!pages.includes(page)) {
    const meant = pages.includes(clean(page)) ? clean(page) : nearest(clean(page), pages);
    const whole = meant && (anchor === undefined ? meant : `${meant}#${anchor}`);
    return { allowed: 'no page has that address', meant: whole };
  }
  const known = anchors.get(page);
  // What a document says that cannot be read is not known.
  if (anchor === undefined || known?.includes(anchor) || (LEGAL.includes(page) && !known)) return undefined;
  if (!known?.length) return { allowed: `the page ${page} has no part with that name` };
  const parts = known.map((name) => `#${name}`);
  const meant = nearest(anchor, known);
  return {
    allowed: `the parts of ${page} are ${either(parts, 'and')}`,
    meant: meant && `${address}#${meant}`,
  };
}

/** Links lead to pages that there are, and to headings that they have. */
export const links: Rule = (content) => {
  const site = siteOf(content);
  return filesOf(content.files, 'legal').flatMap(({ source: { file }, slug, body }) =>
    (body?.links ?? []).flatMap(({ line, url }): readonly Mistake[] => {
      const wrong = wrongWith(url, `/${slug}`, site);
      if (!wrong) return [];
      const { allowed, meant } = wrong;
      const found = `a link to ${url === '' ? 'nothing' : url}`;
      return [{ file, line, found, allowed, replace: meant ? [`](${url})`, `](${meant})`] : undefined }];
    }),
  );
};
