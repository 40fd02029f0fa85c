import { pages } from '../../../src/site/pages.ts';
import type { ContentName } from '../../../src/domain/content/content-files.schema.ts';
import { jobPath, paths, servicePath } from '../../../src/site/paths.ts';
import { redirects } from '../../../src/site/redirects.ts';
import type { CheckedFile } from '../engine/checked-file.ts';
import {
  type Content,
  type FactRule,
  filesOf,
  inFields,
  type Rule,
  ruleFor,
  type ValueOf,
} from '../engine/content.ts';
import { type MdxBody, startLine, wordsOf } from '../engine/mdx-source.ts';
import { correction, mistakeOn, type Words } from '../engine/mistake.ts';
import { every, nearest } from '../engine/words.ts';

/** The anchors of each page by its address; nothing where what the page says cannot be read. */
type Site = ReadonlyMap<string, readonly string[] | undefined>;

const OUTSIDE = /^(?:https:\/\/[^\s/]+\.|mailto:[^\s@]+@|tel:\+)/;

function linkMistake(url: string, own: string, site: Site): Words | undefined {
  if (url === '') return { found: 'a link to nothing', allowed: 'its address stands between ( and )' };
  const found = `a link to ${url}`;
  if (OUTSIDE.test(url)) return undefined;
  if (url.startsWith('http://')) return { found, allowed: 'a link begins with https://' };
  const [address = '', anchor] = url.split('#');
  const page = address === '' ? own : address;
  if (!site.has(page)) {
    const meant = redirects[page] ?? nearest(page, [...site.keys()]);
    return { found, allowed: 'no page has that address', replace: correction(address, meant) };
  }
  const anchors = site.get(page);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  if (anchors.length === 0) return { found, allowed: `the page ${page} has no part with that name` };
  const parts = anchors.map((name) => `#${name}`);
  return { found, allowed: `the parts of ${page} are ${every(parts)}` };
}

/** Nothing where a heading stands twice: that is the mistake, not a link to the one that it was before. */
function anchorsOf(body: MdxBody | undefined): readonly string[] | undefined {
  const anchors = body?.headings.map(({ anchor }) => anchor);
  return new Set(body?.headings.map(({ words }) => words)).size === anchors?.length ? anchors : undefined;
}

const documentsOf = (files: Content['files']) => [...filesOf(files, 'texts'), ...filesOf(files, 'legal')];

function siteOf(files: Content['files']): Site {
  const named = (name: ContentName, path: (slug: string) => string) =>
    filesOf(files, name).map(({ slug }) => [path(slug), []] as const);
  return new Map<string, readonly string[] | undefined>([
    ...Object.values(paths).map((path) => [path, []] as const),
    ...Object.values(pages).map(({ path }) => [path, []] as const),
    ...named('services', servicePath),
    ...named('jobs', jobPath),
    ...Object.values(redirects).map((path) => [path, undefined] as const),
    ...documentsOf(files).map(({ slug, body }) => [`/${slug}`, anchorsOf(body)] as const),
  ]);
}

/** Links lead to pages that there are, and to headings that they have. */
export const links: Rule = ({ files }) => {
  const site = siteOf(files);
  return documentsOf(files).flatMap(({ source: { file }, slug, body }) =>
    (body?.nodes ?? [])
      .filter((node) => node.type === 'link' || node.type === 'definition')
      .flatMap((node) => mistakeOn(file, startLine(node), linkMistake(node.url, `/${slug}`, site))),
  );
};

const LEADING = { see: true, to: true, after: true };

/** So do the sources of answers, the links of notices, and those of a page of text, which follow another page's. */
export const leadingFields: Rule = ({ files }) =>
  inFields(files, LEADING, (address, _, file) =>
    linkMistake(address, '', siteOf(files.filter((one) => one !== file))),
  );

const inMenu = ({ value }: CheckedFile) =>
  (value as ValueOf<'texts'> | undefined)?.links.some((link) => link.in === 'menu');

/** A page of text has an address of its own, and the menu has room for one. */
export const textPages = ruleFor('texts', ({ links }, at, { files }, file) => {
  const site = siteOf(files.filter((one) => one !== file));
  const first = filesOf(files, 'texts').find(inMenu);
  const isTaken = site.has(`/${file.slug}`) || file.slug === 'index';
  const room = `the menu has room for one page of text, and ${first?.source.file ?? ''} is there`;
  return [
    isTaken && {
      ...{ file: file.source.file, line: 1, found: `a page of text at /${file.slug}` },
      allowed: 'another page has that address: give the file another name',
    },
    ...links.map(
      (link, index) => link.in === 'menu' && file !== first && at(['links', index, 'in'], 'menu', room),
    ),
  ];
});

/** Who a document asks to write to or to call is us: another detail is an old one, or a slip. */
export const ourAddresses: FactRule = (files, facts) => {
  const ours = [facts['company.email'], facts['company.phone']?.replaceAll(' ', '')];
  return documentsOf(files).flatMap(({ source: { file }, body }) =>
    (body?.nodes ?? []).flatMap((node) => {
      if (node.type !== 'link') return [];
      const [, detail] = /^(?:mailto|tel):([^?]*)/.exec(node.url) ?? [];
      // Where the address is its own words, it is a figure written by hand.
      if (detail === undefined || ours.includes(detail) || wordsOf(node) === detail) return [];
      const name = node.url.startsWith('tel') ? 'phone' : 'email';
      const allowed = `ours stands in company.yaml, and a document has it as <Fact name="company.${name}" />`;
      return mistakeOn(file, startLine(node), { found: `a link to ${node.url}`, allowed });
    }),
  );
};
