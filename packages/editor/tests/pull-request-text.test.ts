/** Checks that the text of the office's pull request describes its edits. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../tests/support/test-data.ts';
import { renderPullRequestText } from '../pull-request-text.ts';
import { applyChanges, type Change, sampleContentFiles } from '../../content/tests/check/changed-content.ts';

/** Returns the text for an edit of the sample. */
const describeEdit = (edit: Change, preview?: string) =>
  renderPullRequestText(sampleContentFiles, applyChanges(sampleContentFiles, edit), preview);

test('pages that show a changed figure link to the preview', () => {
  const text = describeEdit(
    { path: 'plans.yaml', from: 'amount: 24000', to: 'amount: 2400' },
    'https://office.mtelo.pages.dev',
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
  expect(text).toContain('\n- `/refund`');
  expect(text).not.toContain('\n- `/privacy`');
});

test.each(readTestData<readonly (Change & { readonly rows: string })[]>(import.meta.url))(
  '"$from" in $path becomes "$to"',
  ({ rows, ...edit }) => {
    const [, table = ''] = /\| --- \|\n(\|.*?)\n\n/s.exec(describeEdit(edit)) ?? [];
    expect(table).toBe(rows.trim());
  },
);

test('a file that cannot be parsed is listed by its page', () => {
  expect(describeEdit({ path: 'plans.yaml', from: '- id: basic', to: '- id: [basic' })).toContain(
    '- `/pricing`',
  );
});
