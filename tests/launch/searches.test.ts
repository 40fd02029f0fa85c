import { expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { searchFindings } from '../../tools/launch/searches.ts';

const files = checkFiles(readContent('tests/sample'));

const row = (title: string, line: string) => `| IT help | \`/services\` | ${title} | ${line} |\n`;
const TITLE = 'Managed IT support in Kenya from KES 24,000 a month';
const LINE = 'A visit takes half a day, with the journey';

test.each([
  ['nothing of what the content says, with its figures', TITLE, LINE, []],
  ['a title that went', 'Managed support', LINE, ['“Managed support”']],
  ['a line that was rewritten', TITLE, 'A visit takes a day', ['“A visit takes a day”']],
])('finds %s', (_, title, line, quoted) => {
  const expected = quoted.map((one) => ({
    place: 'docs/search.md',
    says: `${one} is no longer in content/. See whether /services still answers “IT help”, and quote it anew, or delete the row.`,
  }));
  expect(searchFindings(row(title, line), files)).toEqual(expected);
});
