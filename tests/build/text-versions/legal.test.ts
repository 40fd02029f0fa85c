import { describe, expect, test } from 'vitest';
import { legalTwin } from '../../../build/text-versions/legal.ts';
import { legalBody } from '../../../build/text-versions/legal-body.ts';

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
    [
      'a link in a list of addresses',
      '[Pay][1]\n\n[1]: /terms#late',
      '[Pay][1]\n\n[1]: https://ridge.example/terms#late',
    ],
    [
      'a link that is named like its address',
      '[/terms](/terms "/terms")',
      '[/terms](https://ridge.example/terms "/terms")',
    ],
    ['a link that code shows', '`[a](/terms)`', '`[a](/terms)`'],
    ['a fact in a link', '[<Fact name="town" />](/a)', '[Iten](https://ridge.example/a)'],
    ['a fact with single quotes', "In <Fact name='town' />.", 'In Iten.'],
    ['a fact with an end tag', 'In <Fact name="town"></Fact>.', 'In Iten.'],
    [
      'a table with an end tag',
      '<Credits></Credits>',
      'Credits by severity:\n\n| Breach | Credit |\n| --- | --- |\n| Minor \\| small | 10% |',
    ],
    ['a line break', 'One<br />two<br></br>three', 'One<br />two<br />three'],
    ['a line break between blocks', 'One.\n\n<br />\n**two**', 'One.\n\n\n**two**'],
    ['HTML around blocks', '> <b>\n> *One*\n> </b>\n> *two*', '> <b>\n> \n> *One*\n> </b>\n> \n> *two*'],
    ['HTML', 'H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['HTML around a fact', 'In <b>*<Fact name="town" />*</b>.', 'In <b>*Iten*</b>.'],
    ['HTML around nothing', 'In <b />Iten<i></i>.', 'In <b></b>Iten<i></i>.'],
    ['an abbreviation', '<abbr title="a < b">A</abbr>', '<abbr title="a < b">A</abbr>'],
    ['a < before a word', 'A \\<name> here', 'A \\<name> here'],
    ['a < before a number', 'If \\<3 or \\< 3', 'If <3 or < 3'],
    ['a < before a fact', 'A \\<<Fact name="town" />>', 'A \\<Iten>'],
    ['braces', 'A \\{name\\} here', 'A {name} here'],
    ['a backslash before a string', 'A \\\\{"b"}', 'A \\\\b'],
    ['other signs with a backslash', 'A \\*b\\*', 'A \\*b\\*'],
    ['code', '`<b>` and `\\{` and\n\n```\n{a}\n```', '`<b>` and `\\{` and\n\n```\n{a}\n```'],
    ['a string', `A {"text"}, {'two'} and {\`three\`}`, 'A text, two and three'],
    ['a string with signs in it', 'A {"<b> & *c*"}', 'A \\<b> \\& \\*c\\*'],
    ['a string like a heading', '{"# One"}', '\\# One'],
    ['a string like an entry', '{"1. One"}', '1\\. One'],
    ['a remark with spaces', 'One { /* two */ }three', 'One three'],
    ['a comment', 'One.\n\n{/* typo only */}\n\nTwo.', 'One.\n\n\n\nTwo.'],
  ])('%s', (_, body, text) => {
    expect(plain(body)).toBe(text);
  });

  test.each([
    ['an unknown fact', '<Fact name="refund.replies" />', 'There is no fact named "refund.replies"'],
    ['an unknown component', 'A <Chart /> here', 'cannot say <Chart />'],
    ['a fact without a name', '<Fact id="town" />', 'cannot say <Fact id="town" />'],
    ['HTML that documents do not hold', 'A <u>lined</u> word', 'cannot say <u>lined</u>'],
    ['an expression', 'It is {1 + 1}.', 'cannot say {1 + 1}'],
    ['a line of code', 'export const a = 1\n\nText', 'cannot say export const a = 1'],
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
