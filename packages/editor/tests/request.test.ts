/** The text of the office's pull request says what the office's edits change. */
import { expect, test } from 'vitest';
import { writeRequestText } from '../request-text.ts';
import { applyChanges, type Change, sample } from '../../content/tests/check/changed-content.ts';

/** Writes the text for an edit of the sample. */
const describeEdit = (edit: Change, preview?: string) =>
  writeRequestText(sample, applyChanges(sample, edit), preview);

test('figures that changed are a table, and the pages that show them lead to the preview', () => {
  const text = describeEdit(
    ['plans.yaml', 'amount: 24000', 'amount: 26500'],
    'https://office.mtelo.pages.dev',
  );
  const head = '| What | From | To |\n| --- | --- | --- |\n';
  expect(text).toContain(`${head}| Maintenance plans › Basic › Price | 24,000 | 26,500 |\n\n`);
  expect(text).toContain('\n- [/pricing](https://office.mtelo.pages.dev/pricing)\n');
  expect(text).toContain('/services/it-maintenance-plans)');
  expect(text).not.toContain('/privacy)');
});

test('a figure that documents print leads to the documents, and without a preview pages are named', () => {
  const text = describeEdit(['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5']);
  expect(text).toContain('Reply business days | 3 | **5** |');
  expect(text).toContain('\n- `/refund`');
  expect(text).not.toContain('\n- `/privacy`');
});

test('words of an edit cannot become a table, a link or a call, and what cannot be read is left to the check', () => {
  expect(describeEdit(['plans.yaml', 'name: Basic', 'name: "A|B [x](y) @ann"'])).toContain(
    '| Maintenance plans › A\\|B \\[x\\](y) &#64;ann › Price |',
  );
  expect(describeEdit(['plans.yaml', '- id: basic', '- id: [basic'])).toContain('- `/pricing`');
});
