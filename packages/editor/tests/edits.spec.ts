/** What the office does in the form, typed key by key: what is saved, what is refused, and what comes back. */
import sharp from 'sharp';
import { expect, PUBLISHED, sampleFiles, test } from './office.ts';

const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });

test('an amount is read as it is written, and one that can be read in two ways is refused', async ({
  open,
}) => {
  const form = await open('plans');
  const basic = await form.unfold('Entries', 0);
  const price = await form.reach('Price', basic);
  await form.type('Price', '26.500', basic);
  await form.saveButton.click();
  await expect(price.getByRole('alert')).toContainText('Write 26,500 or 26.5.');
  await form.type('Price', '500', basic);
  await expect(price.getByRole('status')).toHaveText('= KES 500 a month. It was KES 24,000 a month.');
  await form.type('Price', 'KES 26,500', basic);
  await expect(price.getByRole('status')).toHaveText('= KES 26,500 a month');
  await form.save();
  expect(await form.newLines()).toEqual(['  price: { amount: 26500, currency: KES }']);
});

test('what the content check says of a form stops the save, and what is typed stays', async ({ open }) => {
  const form = await open('testimonials');
  const first = await form.unfold('Entries', 0);
  await form.type('Their words', 'They are **good**.', first);
  await form.saveButton.click();
  const check = form.field('Check').getByRole('alert');
  await expect(check).toContainText(
    'Agnes Chebet › Their words: found "**good**". It would be printed as it is',
  );
  expect((await form.changedFiles()).size).toBe(0);
  await form.type('Their words', 'They are good.', first);
  await form.save();
  expect(await form.newLines()).toEqual(['  text: They are good.']);
});

test('a figure and a table in a document, and its new version', async ({ open, page }) => {
  const words = '# Refund Policy\n\nThe words in force.\n';
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${PUBLISHED}/refund.md`, async (route) => route.fulfill({ body: words, headers }));
  const form = await open('legal/refund');
  await form.field('Version').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: 'Publish as a new version' }).click();
  await form.type('What changed, in a sentence for clients', 'Says how fast we answer.');
  await form.type('From which day it applies', TODAY);
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
  await insert('Table', 'Cookie kinds');
  await form.save();
  expect(await form.newLines()).toEqual([
    ...words.split('\n').filter((line) => line !== ''),
    'version: "1.1"',
    `effectiveDate: ${TODAY}`,
    "  - version: '1.1'",
    `    date: ${TODAY}`,
    '    summary: Says how fast we answer.',
    expect.stringMatching(/ We answer within <Fact name="refund\.reply" \/>\.$/),
    '<CookieKinds />',
  ]);
});

test('a photograph of a phone is made smaller', async ({ open, page }) => {
  const form = await open('pages/aboutPage');
  const ann = await form.add('People', 2);
  await form.type('Name', 'Ann Lee', ann);
  await form.type('Role', 'Network engineer', ann);
  await ann.getByRole('checkbox', { name: /Portrait/ }).check();
  const field = await form.reach('File', ann);
  await field.getByRole('button', { name: 'Browse' }).click();
  const choosing = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const small = sampleFiles.get('content/people/wanjiru-achieng.jpg');
  const buffer = await sharp(small).resize(4000, 3000).jpeg().toBuffer();
  await (await choosing).setFiles({ name: 'Ann Lee.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(field.getByRole('button', { name: 'Replace' })).toBeVisible();
  await form.type('What the picture shows', 'Ann Lee at a server rack', ann);
  await form.save();
  const changed = await form.changedFiles();
  expect([...changed.keys()].toSorted()).toEqual(['content/pages/about.yaml', 'content/people/ann-lee.webp']);
  expect(changed.get('content/people/ann-lee.webp')?.length).toBeLessThan(buffer.length / 2);
  expect(changed.get('content/pages/about.yaml')).toContain('      file: ann-lee.webp\n');
});

test('a new page of text', async ({ open, page, address }) => {
  const form = await open('plans');
  await page.goto(`${address}/#/collections/texts/new`);
  await form.type('Headline', 'Internships');
  await form.type('In search results and on shared links', 'How students learn with us for three months.');
  await form.type('Under the headline', 'Three months with engineers who answer.');
  const link = await form.add('Links', 0);
  await link.getByRole('radio', { name: 'footLink' }).check();
  await form.type('Words', 'Internships', link);
  const section = await form.add('Sections', 0);
  await form.type('Heading', 'Who can come', section);
  await section.locator('[contenteditable=true]').click();
  await page.keyboard.type('Students of computing.');
  await page.getByRole('textbox', { name: 'Slug' }).fill('internships');
  await form.save();
  const changed = await form.changedFiles();
  expect([...changed.keys()]).toEqual(['content/texts/internships.mdx']);
  expect(await form.newLines()).toContain('## Who can come');
});
