import { describe, expect, test } from 'vitest';
import { legalBody, legalTwin } from '../../src/twins/legal.ts';

const at = (path: string) => `https://ridge.example${path}`;
const known = {
  facts: { 'refund.reply': '2 business days', town: 'Iten' },
  tables: {
    Credits: {
      caption: 'Credits by severity',
      columns: ['Breach', 'Credit'],
      rows: [['Minor | small', '10%']],
    },
  },
};
const plain = (body: string) => legalBody(body, '/refund', known, at);

describe('the body of a document as text', () => {
  test.each([
    ['a fact', 'Within <Fact name="refund.reply" />.', 'Within 2 business days.'],
    ['a fact over two lines', 'In <Fact\n  name="town"\n/>.', 'In Iten.'],
    [
      'a table',
      'Before\n\n<Credits />\n\nAfter',
      'Before\n\nCredits by severity:\n\n| Breach | Credit |\n| --- | --- |\n| Minor \\| small | 10% |\n\nAfter',
    ],
    ['a link to a page', 'See [Terms](/terms).', 'See [Terms](https://ridge.example/terms).'],
    ['a link to a section of a page', '[Pay](/terms#late)', '[Pay](https://ridge.example/terms#late)'],
    ['a link within the page', '[Ask](#how-to-ask)', '[Ask](https://ridge.example/refund#how-to-ask)'],
    ['a link to mail', '[Write](mailto:a@b.example)', '[Write](mailto:a@b.example)'],
    ['a comment', 'One.\n\n{/* typo only */}\n\nTwo.', 'One.\n\n\n\nTwo.'],
  ])('%s', (_, body, text) => {
    expect(plain(body)).toBe(text);
  });

  test.each([
    ['an unknown fact', '<Fact name="refund.replies" />', 'There is no fact named "refund.replies"'],
    ['an unknown component', 'A <Chart /> here', 'cannot say <Chart />'],
    ['HTML', 'A <b>bold</b> word', 'cannot say <b>'],
    ['an expression', 'It is {1 + 1}.', 'cannot say {1 + 1}'],
  ])('refuses %s, which would be lost', (_, body, message) => {
    expect(() => plain(body)).toThrow(message);
  });
});

test('a document begins with its date and version and ends with its history', () => {
  const change = (version: string, day: string) => ({
    version,
    date: new Date(day),
    summary: `Made ${version}.`,
  });
  const document = {
    slug: 'refund',
    title: 'Refund Policy',
    summary: 'When money comes back.',
    version: '1.1',
    effectiveDate: new Date('2025-07-01'),
    changes: [change('1.1', '2025-06-30'), change('1.0', '2025-01-01')],
    body: '\n## Rule\n\nIn <Fact name="town" />.\n',
  };
  expect(legalTwin(document, known, at)).toBe(`# Refund Policy

When money comes back.

Last updated: June 2025. Version 1.1, in force from 1 July 2025.

## Rule

In Iten.

## History of this document

- Version 1.1, 30 June 2025: Made 1.1.
- Version 1.0, 1 January 2025: Made 1.0.

---

Web page: <https://ridge.example/refund>
`);
});
