/** Pressing Send twice. */
import { awake } from './quote-page.ts';
import { expect, test } from './site.ts';

test('a double click sends one message', async ({ page }) => {
  await page.goto('/contact');
  await awake(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Akinyi');
  await page.getByRole('textbox', { name: 'Email' }).fill('akinyi@example.co.ke');
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Thank you, Akinyi.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
});
