/** Every text that an editor writes is on its page, and no template adds a mistake to it. */
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { computeFacts } from '@site/content/facts/facts';
import { fillFacts } from '../../../src/logic/facts/named-facts.ts';
import { content as written } from '../../../packages/content/tests/files/content.ts';
import { SAMPLE_BUILDS } from '../../e2e/addresses.ts';
import { querySingle, readSite, getText, listAttributeValues, getTextInOneLine } from '../site.ts';
import { pages, pageAt } from './sample.ts';

const content = fillFacts(written, computeFacts(written));

/** Fields that visitors of this build do not read. */
const NO_TEXT = new Set([
  // Names of other things.
  ...['id', 'icon', 'color', 'drawing', 'specimen', 'service', 'slug', 'price', 'sla', 'billing'],
  ...['see', 'askedOn', 'addOns', 'file', 'logo', 'job', 'addOn'],
  // Search engines read these.
  ...['description', 'searchTitle'],
  // The build for invoices has this.
  'byInvoice',
]);

/** Every text within an entry. */
function textsIn(value: unknown, leftOut: ReadonlySet<string>): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, leftOut));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => (leftOut.has(field) ? [] : textsIn(one, leftOut)));
}

const within = (value: unknown) => textsIn(value, NO_TEXT);
/** The texts of entries whose descriptions visitors read. */
const whole = (value: unknown) =>
  textsIn(value, new Set([...NO_TEXT].filter((field) => field !== 'description')));

/** The name of an entry, and the sentence that describes it. */
const named = (entry: { name: string; description?: string; summary?: string }) => [
  entry.name,
  entry.description ?? entry.summary ?? '',
];

test.each<readonly [path: string, texts: readonly string[]]>([
  ['/', [...within(content.home), ...whole(content.testimonials), ...whole(content.partners)]],
  ['/about', [...within(content.about), ...whole(content.about.milestones), ...whole(content.about.team)]],
  ['/services', [...within(content.servicesPage), ...content.services.map(({ title }) => title)]],
  [
    '/pricing',
    [
      ...within(content.pricing),
      ...content.plans.flatMap(({ name, features }) => [name, ...features]),
      ...whole(content.addOns),
    ],
  ],
  [
    '/price-list',
    [
      ...within(content.prices),
      ...content.catalogue.map(({ excludes }) => excludes),
      ...[...content.plans, ...content.addOns, ...content.catalogue].flatMap(named),
    ],
  ],
  ['/questions', within(content.questions)],
  ['/where-we-work', within(content.where)],
  ...content.jobs.map(
    ({ slug, ...job }) =>
      [
        `/pricing/${slug}`,
        [
          ...within(job),
          ...content.catalogue
            .filter(({ id }) => id === slug)
            .flatMap((item) => [...named(item), item.excludes]),
        ],
      ] as const,
  ),
  ['/custom-quote', [...within(content.quote), ...whole(content.catalogue)]],
  ['/checkout', within({ ...content.checkout, payment: '', byMessage: '' })],
  ['/checkout/success', within({ ...content.success, byMessage: '' })],
  ['/checkout/failure', within(content.failure)],
  ['/contact', within(content.contact)],
  ['/404', within(content.notFound)],
  ...content.services.map(
    ({ slug, pricing, ...service }) =>
      [`/services/${slug}`, [...within(service), service.description, ...within(pricing)]] as const,
  ),
])('%s shows every text of its content', (path, texts) => {
  const main = querySingle(pageAt(path).root, 'main');
  const page = [getTextInOneLine(main), ...listAttributeValues(main, 'img', 'alt')].join(' ');
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !page.includes(text))).toEqual([]);
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
  const page = getTextInOneLine(querySingle(pageAt(path).root, 'main'));
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
  const found = Object.entries(MISTAKES).flatMap(([mistake, pattern]) =>
    Array.from(text.matchAll(pattern), ([words]) => `${mistake}: "${words}"`),
  );
  expect(text.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
  // Attributes have texts too.
  const inAttributes = ['content', 'aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    listAttributeValues(root, '*', name),
  );
  expect(inAttributes.filter((value) => /[{}]/.test(value))).toEqual([]);
});

test('only a build that takes orders says how they are paid', () => {
  const says = (page: HtmlElement) =>
    getTextInOneLine(querySingle(page, 'main')).includes(content.checkout.payment);
  const { pageAt: sendingPage } = readSite(SAMPLE_BUILDS.sending);
  expect([pageAt, sendingPage].map((at) => says(at('/checkout').root))).toEqual([false, true]);
});
