/** Checks that the text of the office's pull request describes its edits. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../tests/support/test-data.ts';
import { renderPullRequestText } from '../pull-request-text.ts';
import { applyChanges, type Change, sampleContentFiles } from '../../content/tests/check/changed-content.ts';

/** Returns the text for an edit of the sample. */
const describeEdit = (edit: Change, preview?: string) =>
  renderPullRequestText(sampleContentFiles.slice(0, -1), applyChanges(sampleContentFiles, edit), preview);

test('the preview is linked above the table', () => {
  const edit = { path: 'plans.yaml', from: 'amount: 24000', to: 'amount: 2400' };
  expect(describeEdit(edit, 'https://office.mtelo.pages.dev')).toMatch(
    /^https:\/\/office.mtelo.pages.dev\n\n/,
  );
});

test.each(readTestData<readonly (Change & { readonly rows: string })[]>(import.meta.url))(
  '"$from" in $path becomes "$to"',
  ({ rows, ...edit }) => {
    const [, , , , ...shownRows] = describeEdit(edit).split('\n');
    expect(shownRows.join('\n')).toBe(rows.trim());
  },
);
