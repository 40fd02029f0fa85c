/** Checks that the text of the office's pull request describes its edits. */
import { expect, test } from 'vitest';
import { renderPullRequestText } from '../pull-request-text.ts';
import { applyChanges, type Change, sampleContentFiles } from '../../content/tests/check/changed-content.ts';

/** Returns the text for an edit of the sample. */
const describeEdit = (edit: Change, preview?: string) =>
  renderPullRequestText(sampleContentFiles, applyChanges(sampleContentFiles, edit), preview);

test('changed figures are listed in a table, and the pages that show them link to the preview', () => {
  const text = describeEdit(
    { path: 'plans.yaml', from: 'amount: 24000', to: 'amount: 2400' },
    'https://office.mtelo.pages.dev',
  );
  const tableHead = '| What | From | To |\n| --- | --- | --- |\n';
  expect(text).toContain(
    `${tableHead}| Maintenance plans › Basic › Price | 24,000 | **2,400** (10.0 times less) |\n\n`,
  );
  expect(text).toContain('\n- [/pricing](https://office.mtelo.pages.dev/pricing)\n');
  expect(text).toContain('/services/it-maintenance-plans)');
  expect(text).not.toContain('/privacy)');
});

test('documents that show a changed figure are listed, without links if there is no preview', () => {
  const text = describeEdit({
    path: 'policies.yaml',
    from: 'replyBusinessDays: 3',
    to: 'replyBusinessDays: 5',
  });
  expect(text).toContain('Reply business days | 3 | **5** (1.7 times as much) |');
  expect(text).toContain('\n- `/refund`');
  expect(text).not.toContain('\n- `/privacy`');
  // The ratio of two figures means nothing if their signs differ.
  const towns = describeEdit({ path: 'pages/where-we-work.yaml', from: '-0.3031', to: '0.3031' });
  expect(towns).toContain('**0.303** |');
});

test('edited text cannot become a table, a link or a mention', () => {
  expect(describeEdit({ path: 'plans.yaml', from: 'name: Basic', to: 'name: "A|B [x](y) @ann"' })).toContain(
    '| Maintenance plans › A\\|B \\[x\\](y) &#64;ann › Price |',
  );
});

test('a file that cannot be parsed is listed by its page', () => {
  expect(describeEdit({ path: 'plans.yaml', from: '- id: basic', to: '- id: [basic' })).toContain(
    '- `/pricing`',
  );
});
