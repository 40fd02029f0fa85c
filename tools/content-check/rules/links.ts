import { paths, redirects, servicePath } from '../../../src/site/paths.ts';
import { filesOf } from '../checked-content.ts';
import { type Content, type Rule } from '../content.ts';
import { correctedLine } from '../mistake.ts';
import { nearest } from '../nearest.ts';
import { either } from '../words.ts';
import { lineOf } from '../yaml-source.ts';

interface Site {
  readonly pages: readonly string[];
  /** The anchors of each legal document, by its address. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

interface Wrong {
  readonly found: string;
  readonly allowed: string;
  readonly meant?: string | undefined;
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

/** A link to a page as its editor may have meant it: with its slash, without an ending, by its old address. */
function clean(address: string): string {
  const path = `/${address.replace(/^[./]+/, '')}`
    .replace(/\.html?$/, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  return redirects[path] ?? path;
}

function wrongWith(url: string, own: string, site: Site): Wrong | undefined {
  if (OUTSIDE.test(url)) return undefined;
  if (url.startsWith('http://')) {
    return {
      found: `a link to ${url}`,
      allowed: 'a link begins with https://',
      meant: url.replace('http:', 'https:'),
    };
  }
  const [address = '', anchor] = url.split('#');
  const page = address === '' ? own : address;
  if (!site.pages.includes(page)) {
    const meant = [clean(page), nearest(clean(page), site.pages)].find(
      (path) => path && site.pages.includes(path),
    );
    return {
      found: `a link to ${url === '' ? 'nothing' : url}`,
      allowed: 'no page has that address',
      meant: meant && (anchor === undefined ? meant : `${meant}#${anchor}`),
    };
  }
  // What a document says that cannot be read is not known.
  if (LEGAL.includes(page) && !site.anchors.has(page)) return undefined;
  const anchors = site.anchors.get(page) ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return {
    found: `a link to ${url}`,
    allowed:
      anchors.length === 0
        ? `the page ${page} has no part with that name`
        : `the parts of ${page} are ${either(
            anchors.map((name) => `#${name}`),
            'and',
          )}`,
    meant: meant && `${address}#${meant}`,
  };
}

/** Links lead to pages that there are, and to headings that they have. */
export const links: Rule = (content) => {
  const site = siteOf(content);
  return filesOf(content.files, 'legal').flatMap(({ source, slug, body }) =>
    (body?.links ?? []).flatMap(({ line, url }) => {
      const wrong = wrongWith(url, `/${slug}`, site);
      if (!wrong) return [];
      const { meant, found, allowed } = wrong;
      const written = lineOf(body?.text ?? '', line);
      const mended = meant && written.replace(`(${url}`, `(${meant}`).replace(`]: ${url}`, `]: ${meant}`);
      const instead = mended === written ? undefined : mended && correctedLine(written, mended);
      return [{ file: source.file, line, found, allowed, instead }];
    }),
  );
};
