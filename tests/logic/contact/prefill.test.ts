import { expect, test } from 'vitest';
import {
  formatOrderPrefill,
  formatPlanPrefill,
  formatRequestPrefill,
  PREFILL_SUBJECT_PATTERN_SOURCE,
  formatQuotePrefill,
  formatServicePrefill,
  formatCustomPrefill,
} from '#logic/contact/prefill.ts';
import { quoteLines } from '#support/sample-quote.ts';

const LINES = 'The vpn-setup × 2: USD 560\nThe consultation: USD 25\nCabling: USD 180.50';

test('a question about a quote contains the whole quote', () => {
  const question = 'I have a question about this quote:';
  const link = 'https://www.mtelo.example/custom-quote#q=vpn-setup.2';
  expect(formatQuotePrefill(quoteLines, link)).toBe(
    `${question}\n${LINES} as proposed, not agreed yet, not in the link\nTotal: USD 765.50\n${link}`,
  );
  expect(formatQuotePrefill(quoteLines, '')).toBe(`${question}\n${LINES}\nTotal: USD 765.50`);
});

test('a question about a custom service has the lines of the quote, if there are any', () => {
  expect(formatCustomPrefill(' A  website ', [])).toBe('I would like a price for: A website');
  const expectedText = `I would like a price for: A website\nTogether with:\n${LINES}`;
  expect(formatCustomPrefill('A website', quoteLines)).toBe(expectedText);
});

// tests/e2e/contact-message.spec.ts tests a prefill about a plan.
test.each([
  [formatPlanPrefill('School with labs'), 'School with labs plan'],
  [formatServicePrefill('Design for clinics'), 'Design for clinics'],
  [formatRequestPrefill('a first call'), 'a first call'],
  [formatCustomPrefill('Fibre for the lab', quoteLines), 'Fibre for the lab'],
  [formatQuotePrefill(quoteLines, ''), 'this quote'],
  [formatOrderPrefill(quoteLines), 'payment of this order by M-Pesa or invoice'],
  ['Good morning', undefined],
])('the subject of the prefill %j is %s', (prefill, subject) => {
  expect(new RegExp(PREFILL_SUBJECT_PATTERN_SOURCE).exec(prefill)?.[1]).toBe(subject);
});
