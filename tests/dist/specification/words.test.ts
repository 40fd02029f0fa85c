/** Checks that the whole content is on its page, and that no template adds a mistake to it. */
import { expect, test } from 'vitest';
import { computeFacts } from '@site/content/facts/facts';
import { fillFacts } from '#logic/facts/named-facts.ts';
import { readTestData } from '#support/test-data.ts';
import { sampleContent } from '../../../packages/content/tests/files/sample-content.ts';
import {
  getText,
  getTextInOneLine,
  listAttributeValues,
  querySingle,
  getPageText,
  sampleSite,
  sendingSite,
} from '../site.ts';

const { pages, getPage } = sampleSite;
const content = fillFacts(sampleContent, computeFacts(sampleContent));

const { unprintedFields, templateMistakes } = readTestData<{
  unprintedFields: readonly string[];
  templateMistakes: Record<string, string>;
}>(import.meta.url);

/** Lists the printed strings of an entry, at any depth. */
function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listStrings);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, item]) =>
    unprintedFields.includes(field) ? [] : listStrings(item),
  );
}

/** Lists the strings of a page, except those for search engines. */
const listPageStrings = (page: object) => listStrings({ ...page, description: '', searchTitle: '' });

test.each<readonly [path: string, strings: readonly (string | undefined)[]]>([
  ['/', [...listPageStrings(content.homePage), ...listStrings([content.testimonials, content.partners])]],
  ['/about', listPageStrings(content.aboutPage)],
  ['/services', [...listPageStrings(content.servicesPage), ...content.services.map(({ title }) => title)]],
  [
    '/pricing',
    [
      ...listPageStrings(content.pricingPage),
      ...content.plans.flatMap(({ name, features }) => [name, ...features]),
      ...listStrings(content.addOns),
    ],
  ],
  [
    '/price-list',
    [
      ...listPageStrings(content.pricesPage),
      ...content.plans.flatMap(({ name, summary }) => [name, summary]),
      ...listStrings(content.addOns),
      ...content.catalogue.flatMap(({ name, description, excludes }) => [name, description, excludes]),
    ],
  ],
  ['/questions', listPageStrings(content.questionsPage)],
  ['/where-we-work', listPageStrings(content.wherePage)],
  ...content.jobs.map(({ slug, ...job }) => {
    const item = content.catalogue.find(({ id }) => id === slug);
    return [
      `/pricing/${slug}`,
      [...listPageStrings(job), item?.name, item?.description, item?.excludes],
    ] as const;
  }),
  ['/custom-quote', [...listPageStrings(content.quotePage), ...listStrings(content.catalogue)]],
  ['/checkout', listPageStrings({ ...content.checkoutPage, payment: '', purpose: '', byMessage: '' })],
  ['/checkout/success', listPageStrings({ ...content.successPage, byMessage: '' })],
  ['/checkout/failure', listPageStrings(content.failurePage)],
  ['/contact', listPageStrings(content.contactPage)],
  ['/404', listPageStrings(content.notFoundPage)],
  ...content.services.map(
    (service) => [`/services/${service.slug}`, listStrings({ ...service, searchTitle: '' })] as const,
  ),
])('%s shows all of its content', (path, strings) => {
  const main = querySingle(getPage(path).root, 'main');
  const page = [getTextInOneLine(main), ...listAttributeValues(main, 'img', 'alt')].join(' ');
  expect(strings.length).toBeGreaterThan(1);
  expect(strings.filter((text) => text === undefined || !page.includes(text))).toEqual([]);
});

test.each(
  content.choices.flatMap(({ between }) =>
    between.map((option) => {
      const strings = ['Which one do I need?', ...between.map(({ text }) => text)];
      if ('job' in option) return [`/pricing/${option.job}`, strings] as const;
      const slug =
        'addOn' in option
          ? content.services.find(({ addOns }) => addOns?.includes(option.addOn))?.slug
          : option.service;
      return [`/services/${slug}`, strings] as const;
    }),
  ),
)('%s says whom each of two similar offers is for', (path, strings) => {
  const page = getPageText(getPage(path), 'main');
  expect(strings.filter((text) => !page.includes(text))).toEqual([]);
});

test.each(pages)('$path has no list that mixes dollars and shillings', ({ root }) => {
  const textsOfLists = [...root.querySelectorAll('dl'), ...root.querySelectorAll('tbody')].map(
    getTextInOneLine,
  );
  expect(textsOfLists.filter((list) => /KES \d/.test(list) && /USD \d/.test(list))).toEqual([]);
});

test.each(pages)('$path has no traces of template mistakes in its text', ({ root }) => {
  const text = getText(root);
  const mistakes = Object.entries(templateMistakes).flatMap(([mistake, pattern]) =>
    Array.from(text.matchAll(new RegExp(pattern, 'gimu')), ([matchedText]) => `${mistake}: "${matchedText}"`),
  );
  expect(text.length).toBeGreaterThan(500);
  expect(mistakes).toEqual([]);
  // Facts can be missing in attributes too.
  const attributeValues = ['content', 'aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    listAttributeValues(root, '*', name),
  );
  expect(attributeValues.filter((value) => /[{}]/.test(value))).toEqual([]);
});

test('the days of a notice are in order', () => {
  const text = getPageText(sendingSite.getPage('/contact'), 'main');
  const [, from = '', until = ''] = / closed (.+) to (.+) 9:00/.exec(text) ?? [];
  expect(Date.parse(from)).toBeLessThan(Date.parse(until));
});

test.each(['payment', 'purpose'] as const)(
  'only a site that takes orders states the %s of its form',
  (field) => {
    const isStatedBySite = [sampleSite, sendingSite].map((site) =>
      getPageText(site.getPage('/checkout'), 'main').includes(content.checkoutPage[field]),
    );
    expect(isStatedBySite).toEqual([false, true]);
  },
);
