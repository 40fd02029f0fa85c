/** What the office does in the form: the file has the edit and nothing else, and the check of all files passes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { PORTRAIT_FILE_PX } from '../../integrations/portrait.ts';
import { type Edit, edited, edits } from './edits.ts';
import { changedFiles, changedLines, expect, type Form, PUBLISHED, test } from './office.ts';

const OLD_WORDS = '# Refund Policy\n\nThe words in force.\n';
const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });
const IN_ORDER = 'The content is in order';

/** The values and the text of a file, whatever its quotation marks are. */
function valuesIn(text: string): readonly unknown[] {
  const [, head = text, body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  return [parse(head), body];
}

/** Makes an edit of the list in the form, and leaves it unsaved. */
async function makeInForm(form: Form, { form: steps, changes }: Edit) {
  const { entry, add, remove, top, fill = {}, upload = {} } = steps ?? {};
  let place = form.page.locator('body');
  if (entry) place = await form.unfold(...entry);
  if (add) place = await form.add(...add, place);
  if (remove) await form.remove(...remove);
  if (top) await form.moveToTop(...top);
  for (const [field, value] of Object.entries(fill)) await form.fill(field, String(value), place);
  for (const [field, name] of Object.entries(upload)) {
    const file = changes.find((change) => change.in.endsWith(name.toLowerCase()));
    await form.upload(field, name, Buffer.from(file && 'end' in file ? file.end : ''), place);
  }
}

const original = edited([]);

for (const edit of edits.filter(({ form }) => form))
  test(`${edit.name}: the form leaves what a hand leaves`, async ({ open, folder }) => {
    const form = await open(edit.form?.opens ?? '');
    await makeInForm(form, edit);
    await form.save(...(edit.form?.answers ?? []));
    const byHand = [...edited([edit])].filter(([path, text]) => text !== original.get(path));
    expect(changedFiles(folder)).toEqual(byHand.map(([path]) => `content/${path}`).toSorted());
    for (const [path, text] of byHand)
      expect(valuesIn(readFileSync(join(folder.root, 'content', path), 'utf8'))).toEqual(valuesIn(text));
  });

test('a price, changed twice, beside the page that shows it', async ({ open, folder, page }) => {
  const form = await open('plans');
  const beside = page.frameLocator('iframe').getByTitle('The page');
  await expect(beside).toHaveAttribute('src', /\/pricing$/);
  await expect(beside.contentFrame().getByText('24,000').first()).toBeVisible();

  const basic = await form.unfold('Entries', 0);
  for (const amount of ['26000', '27000']) {
    await form.type('Price', amount, basic);
    await form.save();
    expect(changedLines(folder)).toEqual([
      '-  price: { amount: 24000, currency: KES }',
      `+  price: { amount: ${amount}, currency: KES }`,
    ]);
  }
  expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
  await expect(beside.contentFrame().getByText('27,000').first()).toBeVisible();
});

test('a figure and a table in a document, and its new version', async ({ open, folder, page }) => {
  const form = await open('legal/refund');
  await page.route(`${PUBLISHED}/refund.md`, async (route) =>
    route.fulfill({ body: OLD_WORDS, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('button', { name: 'Publish as a new version' }).click();
  await page.getByLabel('What changed').fill('Says how fast we answer.');
  const section = await form.unfold('Sections', 0);
  await section.locator('[contenteditable=true] p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' We answer within ');
  const insert = async (block: string, choice: string) => {
    await section.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name: block }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: choice }).click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await insert('Figure or name', '3 business days (refund.reply)');
  // What follows a block is a paragraph of its own, until the two are joined.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  await insert('Table', 'Service credits');
  await form.save();
  const lines = changedLines(folder);
  expect(lines.filter((line) => line.startsWith('+'))).toEqual([
    '+version: "1.1"',
    `+effectiveDate: ${TODAY}`,
    "+  - version: '1.1'",
    `+    date: ${TODAY}`,
    '+    summary: Says how fast we answer.',
    expect.stringMatching(/^\+.* We answer within <Fact name="refund\.reply" \/>\.$/),
    '+',
    '+<ServiceCredits />',
  ]);
  expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(3);
  const filed = join(folder.root, 'content/legal-versions/refund-version-1-0.md');
  expect(readFileSync(filed, 'utf8')).toBe(OLD_WORDS);
  expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
});

test('a portrait, which the site crops', async ({ open, folder, page }) => {
  const form = await open('pages/aboutPage');
  const ann = await form.add('People', 2);
  await form.fill('Name', 'Ann Lee', ann);
  await form.fill('Role', 'Network engineer', ann);
  await ann.getByRole('checkbox', { name: /Portrait/ }).check();
  const photograph = await sharp(join(folder.root, 'content/people/wanjiru-achieng.jpg')).flop().toBuffer();
  await form.upload('File', 'Ann Lee.jpg', photograph, ann);
  await form.saveButton.click();
  await expect(form.field('What the picture shows', ann).getByRole('alert')).toContainText(
    'This field is required.',
  );
  await form.fill('What the picture shows', 'Ann Lee at a server rack', ann);
  await expect(form.field('What the picture shows', ann).getByRole('alert')).toBeHidden();
  await form.save();
  expect(changedLines(folder)).toEqual([
    '+  - name: Ann Lee',
    '+    role: Network engineer',
    '+    portrait:',
    '+      file: ann-lee.jpg',
    '+      alt: Ann Lee at a server rack',
  ]);
  expect(changedFiles(folder)).toEqual(['content/pages/about.yaml', 'content/people/ann-lee.jpg']);
  expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
  const shown = page.frameLocator('iframe').frameLocator('iframe').getByAltText('Ann Lee at a server rack');
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([PORTRAIT_FILE_PX, PORTRAIT_FILE_PX]);
});
