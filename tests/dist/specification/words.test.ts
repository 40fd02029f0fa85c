/** Every text that an editor writes is on its page, and no template adds a mistake to it. */
import { expect, test } from 'vitest';
import { computeFacts } from '@site/content/facts/facts';
import { fillFacts } from '#logic/facts/named-facts.ts';
import { content as written } from '../../../packages/content/tests/files/content.ts';
import {
  getText,
  getTextInOneLine,
  listAttributeValues,
  querySingle,
  readText,
  sample,
  sending,
} from '../site.ts';

const { pages, pageAt } = sample;
const content = fillFacts(written, computeFacts(written));

/** Fields that visitors of this build do not read: names of other things, and what only other builds have. */
const NO_TEXT = [
  ...['id', 'icon', 'color', 'drawing', 'specimen', 'service', 'slug', 'price', 'sla', 'billing'],
  ...['see', 'askedOn', 'addOns', 'file', 'logo', 'job', 'addOn', 'byInvoice'],
];

/** Lists every text within an entry. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, item]) => (NO_TEXT.includes(field) ? [] : listTexts(item)));
}

/** Every text of a page but those for search engines. */
const listPageTexts = (page: object) => listTexts({ ...page, description: '', searchTitle: '' });

test.each<readonly [path: string, texts: readonly (string | undefined)[]]>([
  ['/', [...listPageTexts(content.homePage), ...listTexts([content.testimonials, content.partners])]],
  ['/about', listPageTexts(content.aboutPage)],
  ['/services', [...listPageTexts(content.servicesPage), ...content.services.map(({ title }) => title)]],
  [
    '/pricing',
    [
      ...listPageTexts(content.pricingPage),
      ...content.plans.flatMap(({ name, features }) => [name, ...features]),
      ...listTexts(content.addOns),
    ],
  ],
  [
    '/price-list',
    [
      ...listPageTexts(content.pricesPage),
      ...content.plans.flatMap(({ name, summary }) => [name, summary]),
      ...listTexts(content.addOns),
      ...content.catalogue.flatMap(({ name, description, excludes }) => [name, description, excludes]),
    ],
  ],
  ['/questions', listPageTexts(content.questionsPage)],
  ['/where-we-work', listPageTexts(content.wherePage)],
  ...content.jobs.map(({ slug, ...job }) => {
    const item = content.catalogue.find(({ id }) => id === slug);
    return [
      `/pricing/${slug}`,
      [...listPageTexts(job), item?.name, item?.description, item?.excludes],
    ] as const;
  }),
  ['/custom-quote', [...listPageTexts(content.quotePage), ...listTexts(content.catalogue)]],
  ['/checkout', listPageTexts({ ...content.checkoutPage, payment: '', byMessage: '' })],
  ['/checkout/success', listPageTexts({ ...content.successPage, byMessage: '' })],
  ['/checkout/failure', listPageTexts(content.failurePage)],
  ['/contact', listPageTexts(content.contactPage)],
  ['/404', listPageTexts(content.notFoundPage)],
  ...content.services.map(
    (service) => [`/services/${service.slug}`, listTexts({ ...service, searchTitle: '' })] as const,
  ),
])('%s shows every text of its content', (path, texts) => {
  const main = querySingle(pageAt(path).root, 'main');
  const page = [getTextInOneLine(main), ...listAttributeValues(main, 'img', 'alt')].join(' ');
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => text === undefined || !page.includes(text))).toEqual([]);
});

test.each(
  content.choices.flatMap(({ between }) =>
    between.map((option) => {
      const texts = ['Which one do I need?', ...between.map(({ text }) => text)];
      if ('job' in option) return [`/pricing/${option.job}`, texts] as const;
      const slug =
        'addOn' in option
          ? content.services.find(({ addOns }) => addOns?.includes(option.addOn))?.slug
          : option.service;
      return [`/services/${slug}`, texts] as const;
    }),
  ),
)('%s says which of two like names is for whom', (path, texts) => {
  const page = readText(pageAt(path), 'main');
  expect(texts.filter((text) => !page.includes(text))).toEqual([]);
});

test.each(pages)('$path lists no dollars beside shillings', ({ root }) => {
  const lists = [...root.querySelectorAll('dl'), ...root.querySelectorAll('tbody')].map(getTextInOneLine);
  expect(lists.filter((list) => /KES \d/.test(list) && /USD \d/.test(list))).toEqual([]);
});

/** Traces of a missing fact, space or value in a template. */
const MISTAKES = {
  'a fact that was not filled in': /\{[^}]*\}/g,
  'a missing value': /\b(?:undefined|null|NaN|\[object)\b/g,
  'a space before a full stop or a comma': /\S* [.,;:!?](?=\s|$)/gm,
  'a space within brackets': /\( \S*|\S* \)/g,
  'the same word twice': /\b(\p{L}{2,}) \1\b/giu,
};

test.each(pages)('$path has no mistake of a template in its text', ({ root }) => {
  const text = getText(root);
  const mistakes = Object.entries(MISTAKES).flatMap(([mistake, pattern]) =>
    Array.from(text.matchAll(pattern), ([matchedText]) => `${mistake}: "${matchedText}"`),
  );
  expect(text.length).toBeGreaterThan(500);
  expect(mistakes).toEqual([]);
  // Attributes have texts too.
  const inAttributes = ['content', 'aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    listAttributeValues(root, '*', name),
  );
  expect(inAttributes.filter((value) => /[{}]/.test(value))).toEqual([]);
});

test('only a build that takes orders says how they are paid', () => {
  const saysHow = [sample, sending].map((site) =>
    readText(site.pageAt('/checkout'), 'main').includes(content.checkoutPage.payment),
  );
  expect(saysHow).toEqual([false, true]);
});
