/** What the form refuses, asks and keeps: typed key by key, as a person does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import sharp from 'sharp';
import { changedFiles, changedLines, expect, Form, localFolder, type Office, test } from './office.ts';

test('an amount is read as it is written, and one that can be read in two ways is refused', async ({
  open,
  folder,
}) => {
  const form = await open('plans');
  const basic = await form.unfold('Entries', 0);
  await form.type('Price', '26.500', basic);
  await form.saveButton.click();
  await expect(form.field('Price', basic).getByRole('alert')).toContainText('Write 26,500 or 26.5.');
  expect(changedLines(folder)).toEqual([]);
  await form.type('Price', 'KES 26,500', basic);
  await expect(form.field('Price', basic).getByRole('status')).toHaveText('= KES 26,500 a month');
  await expect(form.field('Price', basic).getByRole('alert')).toBeHidden();
  await form.save();
  expect(changedLines(folder)).toEqual([
    '-  price: { amount: 24000, currency: KES }',
    '+  price: { amount: 26500, currency: KES }',
  ]);
});

test('a price that loses its thousands is asked about once, and undone with one click', async ({
  open,
  folder,
  page,
}) => {
  const form = await open('plans');
  const basic = await form.unfold('Entries', 0);
  await form.type('Price', '500', basic);
  await form.saveButton.click();
  await expect(form.dialog).toContainText('KES 24,000 a month to KES 500 a month: is that meant?');
  await form.answer('Back to the form');
  await expect(form.input('Price', basic)).toHaveValue('500');
  await form.save('Yes, save it');
  expect(changedLines(folder)).toContain('+  price: { amount: 500, currency: KES }');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.input('Price')).toHaveValue('24,000');
  await form.saved();
  expect(changedLines(folder)).toEqual([]);
});

/** A second window of the same browser. */
async function secondWindow(context: BrowserContext, folder: Office, entry: string) {
  const page = await context.newPage();
  await page.addInitScript(localFolder);
  await page.goto(`${folder.editor}/#/collections/_singletons/entries/${entry}`);
  const form = new Form(page, folder);
  await expect(form.saveButton).toBeVisible();
  return form;
}

test('a second saver sees what the first one saved, and both are kept', async ({ open, folder, context }) => {
  const one = await open('testimonials');
  const two = await secondWindow(context, folder, 'testimonials');
  const added = await one.add('Entries', 3);
  await one.fill('Name', 'Ruth Cheptoo', added);
  await one.fill('Company', 'Cherangany Schools', added);
  await one.fill('Their words', 'The computer room works on exam days now.', added);
  await one.save();
  const first = await two.unfold('Entries', 0);
  await two.type('Company', 'Saiwa Dairies', first);
  await two.saveButton.click();
  await expect(two.dialog.getByRole('row', { name: /^Theirs Ruth Cheptoo/ })).toBeVisible();
  await expect(two.dialog.getByRole('row', { name: /^Yours .*Company .* Saiwa Dairies/ })).toBeVisible();
  await two.answer('Save both');
  await two.saved();
  expect(changedLines(folder)).toEqual([
    '-  company: Saiwa Dairy Cooperative',
    '+  company: Saiwa Dairies',
    '+- name: Ruth Cheptoo',
    '+  company: Cherangany Schools',
    '+  text: The computer room works on exam days now.',
    '+  rating: 5',
  ]);
});

test('two changes of one place are shown, and nothing is saved before one of them is chosen', async ({
  open,
  folder,
  context,
}) => {
  const one = await open('testimonials');
  const two = await secondWindow(context, folder, 'testimonials');
  await one.type('Company', 'Theirs', await one.unfold('Entries', 0));
  await one.save();
  await two.type('Company', 'Ours', await two.unfold('Entries', 0));
  await two.saveButton.click();
  await expect(two.dialog).toContainText('only one of the two can stay');
  await two.answer('Back to the form');
  expect(changedLines(folder)).toContain('+  company: Theirs');
  await two.save('Keep theirs there');
  expect(changedLines(folder)).toContain('+  company: Theirs');
});

test('a refusal is headed by the field, and leads to it', async ({ open, folder }) => {
  const form = await open('testimonials');
  const first = await form.unfold('Entries', 0);
  await form.type('Their words', 'They are **good**.', first);
  await form.unfold('Entries', 1);
  await form.saveButton.click();
  await expect(form.dialog.getByRole('heading')).toHaveText('“Agnes Chebet › Their words” is not saved yet');
  await form.dialog.getByRole('button', { name: /plain text/ }).click();
  await expect(form.input('Their words', first)).toBeFocused();
  expect(changedLines(folder)).toEqual([]);
});

test('what still names a service that is removed is asked about before it is saved', async ({
  open,
  folder,
  context,
}) => {
  const form = await open('catalogue');
  await form.remove('Entries', 1);
  await form.saveButton.click();
  await expect(form.dialog.getByRole('heading')).toHaveText(
    'Network Setup was removed, but 5 places still name it',
  );
  expect(changedLines(folder)).toEqual([]);
  const opened = context.waitForEvent('page');
  await form.dialog
    .getByRole('button', { name: /^Questions/ })
    .first()
    .click();
  await expect(await opened).toHaveURL(/#\/collections\/pages\/entries\/questionsPage$/);
});

test('a new entry of a long list is in sight, with the cursor in its first field', async ({ open }) => {
  const form = await open('catalogue');
  const added = await form.add('Entries', 14);
  await expect(form.input('Name', added)).toBeFocused();
  await expect(form.input('Name', added)).toBeInViewport();
});

test('a photograph that is too small is refused when it is chosen', async ({ open, page }) => {
  const form = await open('pages/aboutPage');
  const ann = await form.add('People', 2);
  await ann.getByRole('checkbox', { name: /Portrait/ }).check();
  await form.field('File', ann).getByRole('button', { name: 'Browse' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Select Image' }).getByRole('button', { name: 'Upload' }).click();
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();
  await (await choosing).setFiles({ name: 'Ann.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.dialog).toContainText('“Ann.jpg” has 90 × 60 pixels');
  await form.answer('Choose another one');
});

test('words that were not saved come back', async ({ open, page, folder, context }) => {
  const form = await open('testimonials');
  await form.type('Company', 'Saiwa Dairies', await form.unfold('Entries', 0));
  // Sveltia keeps them half a second later.
  const kept = async () =>
    page.evaluate(async () => {
      const [{ name = '' } = {}] = await indexedDB.databases();
      return new Promise<number>((done) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => {
          const { result: database } = open;
          if (!database.objectStoreNames.contains('draft-backups')) {
            database.close();
            done(0);
            return;
          }
          const count = database.transaction('draft-backups').objectStore('draft-backups').count();
          count.onsuccess = () => {
            database.close();
            done(count.result);
          };
        };
      });
    });
  await expect.poll(kept).toBe(1);
  await page.close();
  const again = await secondWindow(context, folder, 'testimonials');
  await again.page.getByRole('button', { name: 'Restore' }).click();
  await again.save();
  expect(changedLines(folder)).toEqual(['-  company: Saiwa Dairy Cooperative', '+  company: Saiwa Dairies']);
});

test('a photograph that is replaced goes, and comes back with an undo', async ({ open, folder, page }) => {
  const form = await open('pages/aboutPage');
  const person = await form.unfold('People', 0);
  const photograph = await sharp(join(folder.root, 'content/people/wanjiru-achieng.jpg')).flop().toBuffer();
  await form.upload('File', 'Wanjiru.jpg', photograph, person);
  await form.save();
  expect(changedFiles(folder)).toEqual([
    'content/pages/about.yaml',
    'content/people/wanjiru-achieng.jpg',
    'content/people/wanjiru.jpg',
  ]);
  expect(existsSync(join(folder.root, 'content/people/wanjiru-achieng.jpg'))).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await form.saved();
  expect(changedFiles(folder)).toEqual([]);
});
