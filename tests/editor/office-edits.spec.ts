/** The same edits in the form and by hand leave the same content, and the check passes on both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changedFiles, changedLines, expect, test } from './office.ts';
import { officeEdits } from './office-edits.ts';

const IN_ORDER = 'The content is in order';

/** What a file says, whatever its quotation marks are. */
function said(text: string): readonly unknown[] {
  const [, head = text, body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  return [parse(head), body];
}

for (const { name, changes, inForm } of officeEdits)
  test(name, async ({ open, folder, steps }, { annotations }) => {
    const form = await inForm(open);
    await form.save();
    const { clicks, fields } = await steps();
    expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
    const files = changedFiles(folder);
    const contents = () => files.map((file) => said(readFileSync(join(folder.root, file), 'utf8')));
    const inTheForm = contents();

    folder.edit([{ name, changes }]);
    expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
    expect(changedFiles(folder)).toEqual(files);
    expect(contents()).toEqual(inTheForm);
    const lines = changedLines(folder).length;
    annotations.push({
      type: 'steps',
      description: JSON.stringify({ clicks, fields, files: files.length, lines }),
    });
  });
