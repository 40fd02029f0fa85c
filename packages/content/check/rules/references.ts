import { contentFiles } from '../../schemas/content-files.schema.ts';
import { type Facts, getFormName } from '../../facts/facts.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { folders, pages } from '@site/rules/urls/pages';
import { packagePath, paths, getQuestionId } from '@site/rules/urls/paths';
import { redirects } from '@site/rules/urls/redirects';
import {
  type ParsedFile,
  type RuleContext,
  selectFiles,
  findContentKind,
  listPassages,
  type Rule,
  createRule,
  getFileData,
} from '../engine/content.ts';
import { getStartLine } from '../engine/mdx-source.ts';
import { INSERT_HINT, findLineAtOffset, type MistakeDetails } from '../engine/mistake.ts';
import { joinWithAnd } from '@site/rules/text/words';
import type { ContentText } from '../engine/read-content.ts';
import { VERSIONS_FOLDER } from './legal-files.ts';
import figureWords from './figure-words.json' with { type: 'json' };
import knownNames from './names.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import { isSimilarWord } from './published.ts';

/**
 * The files that the site needs: each content file with a fixed path, and the legal documents to which the
 * specification's URLs redirect.
 */
const REQUIRED_FILES = [
  ...Object.values(contentFiles)
    .filter(({ layout }) => layout !== 'folder')
    .map(({ path }) => `content/${path}`),
  ...Object.values(redirects).map((path) => `content/legal${path}.mdx`),
];

/** Lists a mistake for each required file that is missing, and for each file that nothing reads. */
export function listMissingAndUnreadFiles(texts: readonly ContentText[]) {
  const files = texts.map(({ file }) => file);
  const missingFiles = REQUIRED_FILES.filter((file) => !files.includes(file));
  const unreadFiles = files.filter(
    (file) => findContentKind(file) === undefined && !file.startsWith(VERSIONS_FOLDER),
  );
  const toMistakes = (reportedFiles: readonly string[], found: string, hint: string) =>
    reportedFiles.map((file) => ({ file, line: 1, found, hint }));
  return [
    ...toMistakes(missingFiles, messages.noSuchFile, messages.missingFile),
    ...toMistakes(unreadFiles, messages.unread, messages.unreadFile),
  ];
}

/** Reports the page of a package if its file is not named after an id in the catalogue. */
const checkPackagePages = createRule('jobs', (_, report, { files }, { slug }) => {
  if (getFileData(files, 'catalogue')?.every(({ id }) => id !== slug))
    report([], {
      found: `a page for "${slug}"`,
      hint: messages.packagePage,
    });
});

/** Reports options that name a service, and a label that none of its prices has. */
const checkChoiceLabels = createRule('choices', (choices, report, { files }) => {
  for (const [index, { between }] of choices.entries()) {
    for (const [optionIndex, option] of between.entries()) {
      if (!('service' in option)) continue;
      const service = selectFiles(files, 'services').find(({ slug }) => slug === option.service);
      const prices = (service?.data as Service | undefined)?.pricing.filter((row) => 'from' in row);
      if (prices?.every(({ label }) => label !== option.label))
        report([index, 'between', optionIndex, 'label'], {
          found: `"${option.label}"`,
          hint: `there are ${joinWithAnd(prices.map(({ label }) => label))}`,
        });
    }
  }
});

/** Matches capitalised words of six letters or more, except those in URLs and email addresses. */
const NAME_PATTERN = new RegExp(knownNames.pattern, 'gu');

/** Matches `{refund.reply}`, the name of a fact in a YAML field. */
const FIELD_FACT_PATTERN = /\{([^{}]*)\}/g;
/** Matches `<Fact name="refund.reply" />` in a document. */
const DOCUMENT_FACT_PATTERN = /<Fact(?:\sname="([^"]*)")?[^>]*>/g;

/** Matches a price of a package, and a time after it: `{catalogue.email-setup.price} per month`. */
const PACKAGE_PRICE_PATTERN = new RegExp(figureWords.packagePrice, 'g');

/** Matches a figure of a plan with the name after it: `{sla.elite.response} on Elite`. */
const PLAN_FIGURE_PATTERN = new RegExp(figureWords.planFigure, 'g');

/** Reports names of facts that do not exist. */
export const checkFactNames: Rule<Facts> = (file, report, facts) => {
  for (const { text, fieldPath } of listPassages(file)) {
    const references = text.matchAll(fieldPath ? FIELD_FACT_PATTERN : DOCUMENT_FACT_PATTERN);
    for (const { 0: reference, 1: name = '', index } of references)
      if (!(name in facts))
        report(fieldPath ?? findLineAtOffset(text, index), {
          found: reference,
          hint: `${getFormName(name)} ${messages.noFigureOrName}${fieldPath ? '' : INSERT_HINT}`,
        });
  }
};

/**
 * Reports misspelt names of the company, its town, well-known towns and countries, vendors, ways to pay, days
 * and months.
 */
export const checkProperNames: Rule<Facts> = (file, report, facts) => {
  const companyNames: readonly string[] =
    `${facts['company.legalName']} ${facts['company.address']}`.match(NAME_PATTERN) ?? [];
  const names = [...knownNames.names, ...companyNames];
  for (const { text, fieldPath } of listPassages(file)) {
    for (const { 0: word, index } of text.matchAll(NAME_PATTERN)) {
      const name = names.find((candidate) => isSimilarWord(candidate, word));
      if (
        name &&
        !knownNames.ordinaryWords.includes(name) &&
        // A name with an added s, such as Mondays, is not misspelt.
        ![word, word.replace(/s$/, '')].some((spelling) => names.includes(spelling))
      )
        report(fieldPath ?? findLineAtOffset(text, index), {
          found: `"${word}"`,
          hint: `is it ${name}${companyNames.includes(name) ? messages.companyName : ''}?`,
        });
    }
  }
};

/** Maps each URL to the anchors of its page, or to undefined if they are not known. */
type AnchorsByUrl = ReadonlyMap<string, readonly string[] | undefined>;

/**
 * Maps each URL of the site to the anchors of its page. Leaves out the page of `excludedFile`. Its URL is
 * then in the map only if the catalogue, the specification or another file has the same URL.
 */
export function mapAnchorsByUrl(files: readonly ParsedFile[], excludedFile?: ParsedFile): AnchorsByUrl {
  const urls = [
    ...Object.values(redirects),
    ...Object.values(pages).map(({ path }) => path),
    // A package has a URL even if no file describes it.
    ...(getFileData(files, 'catalogue') ?? []).map(({ id }) => packagePath(id)),
  ];
  const anchorsByUrl = new Map<string, readonly string[] | undefined>(urls.map((path) => [path, undefined]));
  const questions = getFileData(files, 'questionsPage')?.groups.flatMap(({ items }) => items);
  anchorsByUrl.set(
    paths.questions,
    questions?.map(({ question }) => getQuestionId(question)),
  );
  // Legal documents come last, so they keep their anchors if a page of text wrongly has the same name.
  const folderPages = (['services', 'jobs', 'texts', 'legal'] as const).flatMap((kind) =>
    selectFiles(files, kind).map((file) => ({ file, path: folders[kind].path(file.slug) })),
  );
  for (const { file, path } of folderPages)
    if (file !== excludedFile) anchorsByUrl.set(path, file.body?.anchors);
  return anchorsByUrl;
}

/** Checks a link from the page at `ownPath`. */
export function checkLink(
  url: string,
  ownPath: string,
  anchorsByUrl: AnchorsByUrl,
): MistakeDetails | undefined {
  const found = `a link to ${url.replace('mailto:', '') || 'nothing'}`;
  if (/^https:\/\/[^\s/]+\./.test(url)) return undefined;
  if (/^(?:mailto|tel):/.test(url))
    return {
      found,
      hint: messages.ownContact + INSERT_HINT,
    };
  if (/^[^/#]/.test(url)) return { found, hint: messages.linkStart };
  const [path = '', anchor] = url.split('#');
  const page = path || ownPath;
  if (url === '' || !anchorsByUrl.has(page)) return { found, hint: messages.noPage };
  const anchors = anchorsByUrl.get(page);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  return { found, hint: `the parts of ${page} are ${joinWithAnd(anchors.map((name) => `#${name}`))}` };
}

const LINK_FIELDS = ['see', 'askedOn', 'to'];

/**
 * Reports:
 *
 * - ids that no entry has,
 * - links to pages or headings that do not exist,
 * - a package's price followed by a period other than the one it is sold by, such as `per month`,
 * - a package's price in the search title of another package's page,
 * - a plan's figure beside another plan's name.
 */
const checkReferences: Rule<RuleContext> = (file, report, { files }) => {
  const addOns = getFileData(files, 'addOns')?.map(({ id }) => id);
  const catalogue = getFileData(files, 'catalogue');
  const plans = getFileData(files, 'plans');
  const idsByField: Readonly<Record<string, readonly string[] | undefined>> = {
    addOns,
    addOn: addOns,
    service: selectFiles(files, 'services').map(({ slug }) => slug),
    job: catalogue?.map(({ id }) => id),
  };
  // The map leaves out the page itself, because these links must lead to another page.
  const anchorsOfOtherPages = mapAnchorsByUrl(files, file);
  for (const { text, fieldPath = [] } of listPassages(file)) {
    const field = String(fieldPath.findLast((step) => typeof step === 'string'));
    // `ids` is undefined if the field holds no id, or if the file with the ids cannot be read.
    const ids = idsByField[field];
    if (ids && !ids.includes(text))
      report(fieldPath, {
        found: `"${text}"`,
        hint: `${getFormName(field)} ${messages.noEntry}`,
      });
    // The schema rejects a value that does not begin with a slash.
    if (LINK_FIELDS.includes(field) && text.startsWith('/'))
      report(fieldPath, checkLink(text, '', anchorsOfOtherPages));
    for (const [price, id, time = ''] of text.matchAll(PACKAGE_PRICE_PATTERN)) {
      if (file.kind === 'jobs' && field === 'searchTitle' && id !== file.slug)
        report(fieldPath, { found: price, hint: messages.otherPackage });
      const item = catalogue?.find((entry) => entry.id === id);
      if (item && ![item.unit, item.billing].join(' ').includes(time))
        report(fieldPath, { found: price, hint: messages.otherTime });
    }
    for (const [figure, id, name] of text.matchAll(PLAN_FIGURE_PATTERN))
      if (plans?.some((plan) => plan.name === name && plan.id !== id))
        report(fieldPath, { found: figure, hint: messages.otherPlan });
  }
  if (!file.body) return;
  const anchorsByUrl = mapAnchorsByUrl(files);
  for (const node of file.body.nodes)
    if (node.type === 'link' || node.type === 'definition')
      report(getStartLine(node), checkLink(node.url, `/${file.slug}`, anchorsByUrl));
};

/**
 * Reports a text page whose URL another page already has, and a link whose `after` names a page that is not
 * among the links of the same menu or list.
 */
const checkTextPages = createRule('texts', ({ links }, report, { files }, file) => {
  for (const [index, { in: group, after }] of links.entries()) {
    const groupPaths = Object.values(pages).flatMap((page) => (page[group] ? [page.path] : []));
    if (after !== undefined && !groupPaths.includes(after))
      report(['links', index, 'after'], {
        found: after,
        hint: `the links there are ${joinWithAnd(groupPaths)}`,
      });
  }
  // The map leaves out the page itself, so a URL in it belongs to another page.
  if (file.slug === 'index' || mapAnchorsByUrl(files, file).has(`/${file.slug}`))
    report([], {
      found: `a page of text at /${file.slug}`,
      hint: messages.urlTaken,
    });
});

/**
 * Reports redirects whose old URL is the URL of a page of this site, or is redirected by the specification
 * already.
 */
const checkRedirects = createRule('redirects', ({ redirects: addedRedirects }, report, { files }) => {
  const anchorsByUrl = mapAnchorsByUrl(files);
  for (const [index, { from }] of addedRedirects.entries()) {
    if (anchorsByUrl.has(from) || from in redirects)
      report(['redirects', index, 'from'], { found: from, hint: messages.addressInUse });
  }
});

export const REFERENCE_RULES = [
  checkReferences,
  checkPackagePages,
  checkChoiceLabels,
  checkTextPages,
  checkRedirects,
];
