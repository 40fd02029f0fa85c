/** Retakes the pictures of docs/editor.md: `npx playwright test --config=tests/editor --project=pictures`. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { project } from '../../tools/project-copy.ts';
import { expect, test } from './office.ts';

const take = async (page: Page, name: string) =>
  sharp(await page.screenshot())
    .resize(1000)
    .webp({ quality: 60 })
    .toFile(join(project, 'docs/editor', `${name}.webp`));

test('a price beside its page', async ({ open, page }) => {
  const form = await open('plans');
  const beside = page.frameLocator('iframe').frameLocator('iframe');
  await beside.getByRole('heading', { name: 'Basic' }).scrollIntoViewIfNeeded();
  const plan = await form.unfold('Entries', 0);
  await plan.getByRole('textbox', { name: 'Price' }).scrollIntoViewIfNeeded();
  await take(page, 'price');
});

test('a figure in a document', async ({ open, page }) => {
  const form = await open('legal/refund');
  const section = await form.unfold('Sections', 0);
  await section.locator('[contenteditable=true] p').last().click();
  await section.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Figure or name' }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await take(page, 'figure');
});

test('a mistake', async ({ open, page }) => {
  const form = await open('testimonials');
  const first = await form.unfold('Entries', 0);
  await form.fill('Their words', 'They are **good**.', first);
  await form.saveButton.click();
  await expect(form.dialog).toBeVisible();
  await take(page, 'mistake');
});
