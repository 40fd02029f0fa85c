/** The same edits in the form and by hand leave the same content, and the check passes on both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changedFiles, changedLines, expect, restore, test } from './office.ts';
import { officeEdits } from './office-edits.ts';

const IN_ORDER = 'The content is in order';

/** What a file says, whatever its quotation marks are. */
function said(text: string): readonly unknown[] {
  const [, head = text, body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  return [parse(head), body];
}

const secondsSince = (start: number) => Number(((performance.now() - start) / 1000).toFixed(1));

for (const { opens, inForm, ...edit } of officeEdits)
  test(edit.name, async ({ open, folder, steps }, { annotations }) => {
    const opened = performance.now();
    const form = await open(opens);
    await inForm(form);
    await form.save();
    const formSeconds = secondsSince(opened);
    const { clicks, fields } = await steps();
    expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
    const files = changedFiles(folder);
    const contents = () => files.map((file) => said(readFileSync(join(folder.root, file), 'utf8')));
    const inTheForm = contents();

    restore(folder);
    const begun = performance.now();
    folder.edit([edit]);
    expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
    const fileSeconds = secondsSince(begun);
    expect(changedFiles(folder)).toEqual(files);
    expect(contents()).toEqual(inTheForm);
    const lines = changedLines(folder).length;
    const description = { clicks, fields, formSeconds, files: files.length, lines, fileSeconds };
    annotations.push({ type: 'steps', description: JSON.stringify(description) });
  });
