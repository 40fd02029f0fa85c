import { expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { caseMistakes } from '../../tools/content-check/rules/cases.ts';
import { sample } from './changed-content.ts';

const files = checkFiles(sample);
const said = (row: string) =>
  caseMistakes({ file: 'docs/cases.md', text: `| Case |\n${row}\n` }, files).map(sentence);

test.each([
  ['| 25.4% is done | It does not count | `/refund#projects-under-way`, `/terms#payment` |', []],
  [
    '| A case | An answer | `/refund#projects-underway` |',
    ['docs/cases.md line 2: found a link to /refund#projects-underway, but the parts of /refund are #who-'],
  ],
  [
    '| A case | Within 3 business days | `/refund#how-to-ask` |',
    ['docs/cases.md line 2: found "3 business days" in an answer, but only the documents have figures'],
  ],
  ['| Not a case | In 3 days | `/pricing` |', []],
])('%s', (row, beginnings) => {
  expect(said(row)).toEqual(beginnings.map((words): unknown => expect.stringContaining(words)));
});
