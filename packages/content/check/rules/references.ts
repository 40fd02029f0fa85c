import { contentFiles } from '../../schemas/content-files.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { folders, pages } from '@site/rules/addresses/pages';
import { jobPath, paths, questionId } from '@site/rules/addresses/paths';
import { redirects } from '@site/rules/addresses/redirects';
import {
  type CheckedFile,
  type FactRule,
  filesOf,
  nameOf,
  passagesOf,
  type Rule,
  ruleFor,
  valueOf,
} from '../engine/content.ts';
import { isTag, startLine } from '../engine/mdx-source.ts';
import { every, mistakeOn, type Words } from '../engine/mistake.ts';
import { VERSIONS } from './legal-files.ts';

/** What is no folder of pages, and the legal documents that old addresses and the other pages lead to. */
const NEEDED = [
  ...Object.values(contentFiles).flatMap(({ holds, path }) =>
    holds === 'folder' ? [] : [`content/${path}`],
  ),
  ...Object.values(redirects).map((path) => `content/legal${path}.mdx`),
];
const MISSING: Words = ['no such file', 'the site cannot be built without it'];
const UNREAD: Words = [
  'a file that nothing reads',
  'a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
];

/** Every file that the site needs is there, and none beside them that nothing reads. */
const files: Rule = ({ texts }) => {
  const there = texts.map(({ file }) => file);
  const unread = there.filter((file) => nameOf(file) === undefined && !file.startsWith(VERSIONS));
  return [
    ...NEEDED.filter((file) => !there.includes(file)).flatMap((file) => mistakeOn(file, 1, MISSING)),
    ...unread.flatMap((file) => mistakeOn(file, 1, UNREAD)),
  ];
};

/** The page of a job has the id of its job for name. */
const jobsOfCatalogue = ruleFor('jobs', (_, at, { files }, { slug }) => {
  const ids = valueOf(files, 'catalogue')?.map(({ id }) => id) ?? [slug];
  return [!ids.includes(slug) && at([], `a page for "${slug}"`, 'no job in catalogue.yaml has that id')];
});

/** The prices that a choice names are there. */
const choiceLabels = ruleFor('choices', (choices, at, { files }) =>
  choices.flatMap(({ between }, index) =>
    between.map((option, place) => {
      if (!('service' in option)) return false;
      const service = filesOf(files, 'services').find(({ slug }) => slug === option.service);
      const labels = (service?.value as Service | undefined)?.pricing
        .filter((row) => 'from' in row)
        .map(({ label }) => label);
      return (
        labels !== undefined &&
        !labels.includes(option.label) &&
        at([index, 'between', place, 'label'], `"${option.label}"`, `there are ${every(labels)}`)
      );
    }),
  ),
);

const LISTED = '`npm run content:facts` lists the facts there are';

/** Facts are named as the data has them: in braces in a field, in a tag in a document. */
export const factsNamed: FactRule = (files, all) => {
  const inFields = files.flatMap((file) =>
    passagesOf(file).flatMap(({ text, field, mistake }) =>
      Array.from(field === undefined ? [] : text.matchAll(/\{([^{}]*)\}?|\}/g)).flatMap(
        ({ 0: words, 1: name = '' }) =>
          name in all && words.endsWith('}') ? [] : [mistake(0, `the unknown fact ${words}`, LISTED)],
      ),
    ),
  );
  const inTags = files.flatMap(({ source: { file }, body }) =>
    (body?.nodes ?? []).filter(isTag).flatMap((tag) => {
      const named = tag.attributes.find((one) => 'name' in one && one.name === 'name');
      const name = typeof named?.value === 'string' ? named.value : '';
      if (tag.name !== 'Fact' || name in all) return [];
      return mistakeOn(file, startLine(tag), [`the unknown fact "${name}"`, LISTED]);
    }),
  );
  return [...inFields, ...inTags];
};

/** The anchors of each page by its address; nothing where they are not known. */
type Site = ReadonlyMap<string, readonly string[] | undefined>;

const PAGES = [
  ...Object.values(paths),
  ...Object.values(pages).map(({ path }) => path),
  ...Object.values(redirects),
];

/** `without` itself, to which a page does not lead. */
export const siteOf = (files: readonly CheckedFile[], without?: CheckedFile): Site =>
  new Map<string, readonly string[] | undefined>([
    ...PAGES.map((path) => [path, undefined] as const),
    // A job without a file has a page, too.
    ...(valueOf(files, 'catalogue') ?? []).map(({ id }) => [jobPath(id), undefined] as const),
    [
      paths.questions,
      valueOf(files, 'questionsPage')?.groups.flatMap(({ items }) =>
        items.map(({ question }) => questionId(question)),
      ),
    ],
    ...(['services', 'jobs', 'texts', 'legal'] as const).flatMap((name) =>
      filesOf(files, name)
        .filter((file) => file !== without)
        .map(
          ({ slug, body }) => [folders[name].path(slug), body?.headings.map(({ anchor }) => anchor)] as const,
        ),
    ),
  ]);

export function linkMistake(url: string, own: string, site: Site): Words | undefined {
  const found = `a link to ${url || 'nothing'}`;
  if (/^https:\/\/[^\s/]+\./.test(url)) return undefined;
  if (/^(?:mailto|tel):/.test(url))
    return [found, 'ours are <Fact name="company.email" /> and <Fact name="company.phone" />'];
  if (/^[^/#]/.test(url)) return [found, 'a link begins with https://, or with / for a page of this site'];
  const [address = '', anchor] = url.split('#');
  const page = address || own;
  const anchors = site.get(page);
  if (url === '' || !site.has(page)) return [found, 'no page has that address'];
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  return [found, `the parts of ${page} are ${every(anchors.map((name) => `#${name}`))}`];
}

/** Links in documents lead to pages that there are, and to headings that they have. */
const links: Rule = ({ files }) => {
  const site = siteOf(files);
  return files.flatMap(({ source: { file }, slug, body }) =>
    (body?.nodes ?? [])
      .filter((node) => node.type === 'link' || node.type === 'definition')
      .flatMap((node) => mistakeOn(file, startLine(node), linkMistake(node.url, `/${slug}`, site))),
  );
};

/** So do fields, and others name an entry of another file; nothing is held against a file that cannot be read. */
const references: Rule = ({ files }) => {
  const addOns = valueOf(files, 'addOns')?.map(({ id }) => id);
  const lists: Readonly<Record<string, readonly string[] | undefined>> = {
    ...{ addOns, addOn: addOns },
    service: filesOf(files, 'services').map(({ slug }) => slug),
    job: valueOf(files, 'catalogue')?.map(({ id }) => id),
  };
  return files.flatMap((file) =>
    passagesOf(file).flatMap(({ text, field = '', mistake }) => {
      const known = lists[field] ?? [text];
      const isLink = ['see', 'askedOn', 'to', 'after'].includes(field);
      const link = isLink ? linkMistake(text, '', siteOf(files, file)) : undefined;
      const words = known.includes(text) ? link : ([`"${text}"`, `there are ${every(known)}`] as const);
      return words ? [mistake(0, ...words)] : [];
    }),
  );
};

/** A page of text has an address of its own. */
const textPages = ruleFor('texts', (_, at, { files }, file) => {
  const isTaken = siteOf(files, file).has(`/${file.slug}`) || file.slug === 'index';
  return [
    isTaken &&
      at([], `a page of text at /${file.slug}`, 'another page has that address: choose another name'),
  ];
});

/** An old address is none of a page's. */
const oldAddresses = ruleFor('redirects', ({ redirects: own }, at, { files }) => {
  const site = siteOf(files);
  return own.map(
    ({ from }, index) =>
      ((site.has(from) || from in redirects) &&
        at(['redirects', index, 'from'], from, 'a page of this site has that address')) ||
      (own.findIndex((one) => one.from === from) < index &&
        at(['redirects', index, 'from'], `${from} again`, 'an address leads to one page')),
  );
});

export const REFERENCE_RULES: readonly Rule[] = [
  ...[files, references, jobsOfCatalogue, choiceLabels, links, textPages, oldAddresses],
];
