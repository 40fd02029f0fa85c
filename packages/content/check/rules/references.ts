import { contentFiles } from '../../schemas/content-files.schema.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { folders, pages } from '@site/rules/addresses/pages';
import { jobPath, paths, questionId } from '@site/rules/addresses/paths';
import { redirects } from '@site/rules/addresses/redirects';
import {
  type CheckedFile,
  type Content,
  filesOf,
  nameOf,
  passagesOf,
  type Rule,
  ruleFor,
  valueOf,
} from '../engine/content.ts';
import { startLine } from '../engine/mdx-source.ts';
import { every, type Finding, INSERT, lineAt, type Mistake } from '../engine/mistake.ts';
import type { ContentText } from '../engine/read-content.ts';
import { VERSIONS } from './legal-files.ts';

/** The site needs each file outside the folders, and the legal documents to which other addresses lead. */
const NEEDED = [
  ...Object.values(contentFiles)
    .filter(({ holds }) => holds !== 'folder')
    .map(({ path }) => `content/${path}`),
  ...Object.values(redirects).map((path) => `content/legal${path}.mdx`),
];

export function missingAndUnreadFiles(texts: readonly ContentText[]): readonly Mistake[] {
  const present = texts.map(({ file }) => file);
  const missing = NEEDED.filter((file) => !present.includes(file));
  const unread = present.filter((file) => nameOf(file) === undefined && !file.startsWith(VERSIONS));
  const found = (files: readonly string[], finding: Finding) =>
    files.map((file) => ({ file, line: 1, ...finding }));
  return [
    ...found(missing, { found: 'no such file', allowed: 'the site cannot be built without it' }),
    ...found(unread, {
      found: 'a file that nothing reads',
      allowed: 'a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
    }),
  ];
}

/** The page of a job is named by the job's id in the catalogue. */
const jobsOfCatalogue = ruleFor('jobs', (_, report, { files }, { slug }) => {
  if (valueOf(files, 'catalogue')?.every(({ id }) => id !== slug))
    report([], { found: `a page for "${slug}"`, allowed: 'no package has that id' });
});

/** The prices that a choice names exist. */
const choiceLabels = ruleFor('choices', (choices, report, { files }) => {
  for (const [index, { between }] of choices.entries()) {
    for (const [place, option] of between.entries()) {
      if (!('service' in option)) continue;
      const service = filesOf(files, 'services').find(({ slug }) => slug === option.service);
      const prices = (service?.value as Service | undefined)?.pricing.filter((row) => 'from' in row);
      if (prices?.every(({ label }) => label !== option.label))
        report([index, 'between', place, 'label'], {
          found: `"${option.label}"`,
          allowed: `there are ${every(prices.map(({ label }) => label))}`,
        });
    }
  }
});

/** Facts are named as the data has them: in braces in a field, by a tag in a document. */
export const factsNamed: Rule<Facts> = (file, report, facts) => {
  const allowed = `the names are listed by npm run content:facts${INSERT}`;
  for (const { text, path } of passagesOf(file))
    for (const { 0: words, index } of text.matchAll(path ? /\{[^{}]*\}?|\}/g : /<Fact[^>]*>/g)) {
      const [name = ''] = /(?<=^\{).*(?=\}$)|(?<=name=").*?(?=")/.exec(words) ?? [];
      if (!(name in facts))
        report(path ?? lineAt(text, index), { found: `the unknown fact ${words}`, allowed });
    }
};

/** Each address with the anchors of its page; undefined if they are not known. */
type Site = ReadonlyMap<string, readonly string[] | undefined>;

/** Lists all pages, except `without`, which may not lead to itself. */
export function siteOf(files: readonly CheckedFile[], without?: CheckedFile): Site {
  const addresses = [
    ...Object.values(paths),
    ...Object.values(redirects),
    ...Object.values(pages).map(({ path }) => path),
    // A job without a file has a page, too.
    ...(valueOf(files, 'catalogue') ?? []).map(({ id }) => jobPath(id)),
  ];
  const site = new Map<string, readonly string[] | undefined>(addresses.map((path) => [path, undefined]));
  const questions = valueOf(files, 'questionsPage')?.groups.flatMap(({ items }) => items);
  site.set(
    paths.questions,
    questions?.map(({ question }) => questionId(question)),
  );
  // Legal documents come last: they keep their parts if a page of text wrongly has the same name.
  const inFolders = (['services', 'jobs', 'texts', 'legal'] as const).flatMap((name) =>
    filesOf(files, name).map((file) => ({ file, path: folders[name].path(file.slug) })),
  );
  for (const { file, path } of inFolders) if (file !== without) site.set(path, file.body?.anchors);
  return site;
}

/** Checks a link from the page `own`. */
export function linkFinding(url: string, own: string, site: Site): Finding | undefined {
  const found = `a link to ${url || 'nothing'}`;
  if (/^https:\/\/[^\s/]+\./.test(url)) return undefined;
  if (/^(?:mailto|tel):/.test(url))
    return { found, allowed: 'ours are <Fact name="company.email" /> and <Fact name="company.phone" />' };
  if (/^[^/#]/.test(url))
    return { found, allowed: 'a link begins with https://, or with / for a page of this site' };
  const [address = '', anchor] = url.split('#');
  const page = address || own;
  if (url === '' || !site.has(page)) return { found, allowed: 'no page has that address' };
  const anchors = site.get(page);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  return { found, allowed: `the parts of ${page} are ${every(anchors.map((name) => `#${name}`))}` };
}

const LINK_FIELDS = ['see', 'askedOn', 'to', 'after'];

/** Fields name entries of other files, and fields and documents lead to pages and headings that exist. */
const references: Rule<Content> = (file, report, { files }) => {
  const addOns = valueOf(files, 'addOns')?.map(({ id }) => id);
  const known: Readonly<Record<string, readonly string[] | undefined>> = {
    addOns,
    addOn: addOns,
    service: filesOf(files, 'services').map(({ slug }) => slug),
    job: valueOf(files, 'catalogue')?.map(({ id }) => id),
  };
  const others = siteOf(files, file);
  for (const { text, path = [] } of passagesOf(file)) {
    const field = String(path.findLast((step) => typeof step === 'string'));
    // A file that cannot be read is not compared with anything.
    const names = known[field];
    if (names && !names.includes(text))
      report(path, { found: `"${text}"`, allowed: `there are ${every(names)}` });
    if (LINK_FIELDS.includes(field)) report(path, linkFinding(text, '', others));
  }
  if (!file.body) return;
  const site = siteOf(files);
  for (const node of file.body.nodes)
    if (node.type === 'link' || node.type === 'definition')
      report(startLine(node), linkFinding(node.url, `/${file.slug}`, site));
};

/** A page of text has an address of its own. */
const textPages = ruleFor('texts', (_, report, { files }, file) => {
  if (file.slug === 'index' || siteOf(files, file).has(`/${file.slug}`))
    report([], {
      found: `a page of text at /${file.slug}`,
      allowed: 'another page has that address: choose another name',
    });
});

/** An old address is not the address of a page. */
const oldAddresses = ruleFor('redirects', ({ redirects: listed }, report, { files }) => {
  const site = siteOf(files);
  for (const [index, { from }] of listed.entries()) {
    const path = ['redirects', index, 'from'];
    if (site.has(from) || from in redirects)
      report(path, { found: from, allowed: 'a page of this site has that address' });
    else if (listed.findIndex((one) => one.from === from) < index)
      report(path, { found: `${from} again`, allowed: 'an address leads to one page' });
  }
});

export const REFERENCE_RULES = [references, jobsOfCatalogue, choiceLabels, textPages, oldAddresses];
