/** Reading a long document: on a phone its contents fold, so that reading starts on the first screen. */
import { DESK, expect, reusing, SMALL } from './site.ts';

reusing('on a phone the contents unfold, and lead to a section', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'Late payment' });
  await expect(link).toBeHidden();
  await expect(page.locator('.prose > h2').first()).toBeInViewport({ ratio: 1 });
  await contents.locator('summary').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
  // At a desk they are open beside the text.
  await page.setViewportSize(DESK);
  await page.reload();
  await expect(link).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
});
