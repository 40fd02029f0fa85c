/** What the pull request of the office says of its edits. */
import { expect, test } from 'vitest';
import { requestText } from '../../tools/editor/request.ts';
import { sample } from '../content-check/changed-content.ts';
import { edited, edits } from './edits.ts';

const before = new Map(sample.map(({ file, text }) => [file, text]));

/** The sample's content with one edit of the list. */
const after = (name: string) => {
  const texts = edited(edits.filter((edit) => edit.name === name));
  return new Map(Array.from(texts, ([path, text]) => [`content/${path}`, text]));
};

test('figures that changed are a table, and the pages that show them lead to the preview', () => {
  const text = requestText(before, after('a plan costs more'), 'https://office.mtelo.pages.dev');
  expect(text).toContain(
    '| What | From | To |\n| --- | --- | --- |\n| Maintenance plans › Basic › Price | KES 24,000 a month | KES 26,500 a month |\n\n',
  );
  expect(text).toContain('\n- [/pricing](https://office.mtelo.pages.dev/pricing)\n');
  expect(text).toContain('/services/it-maintenance-plans)');
  expect(text).not.toContain('/privacy)');
});

test('a figure that documents print leads to the documents, and without a preview pages are named', () => {
  const text = requestText(before, after('a figure that binds changes'));
  expect(text).toContain('Reply business days | 3 business days | 5 business days |');
  expect(text).toContain('\n- `/refund`');
  expect(text).not.toContain('\n- `/privacy`');
});

test('words of an edit cannot become a table, a link or a call', () => {
  const plans = before.get('content/plans.yaml') ?? '';
  const changed = plans.replace('name: Basic', 'name: "A|B [x](y) @ann"').replace('24000', '25000');
  const text = requestText(before, new Map([...before, ['content/plans.yaml', changed]]));
  expect(text).toContain('| Maintenance plans › A\\|B \\[x\\](y) &#64;ann › Price |');
});

test('what cannot be read is left to the check', () => {
  const texts = new Map([...before, ['content/plans.yaml', '- name: [']]);
  expect(requestText(before, texts)).toContain('- `/pricing`');
});
