/** The 404 page says where to go, and logs the requested address. */
import { unknownRoute } from '../routes.ts';
import { expect, testWithSharedPage as test } from './site.ts';

test('an unknown address is logged as it is, and the way leads home', async ({ page, watched }) => {
  for (const path of ['/about-us', '/%F0%9F%98%80', '/%E0%A4%A', '/<img src=x onerror=alert(1)>']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknownRoute.h1);
    const { pathname } = new URL(page.url());
    expect(watched.messages).toContain(`error: 404: no page at ${pathname}`);
  }
  expect(watched.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  expect(watched.scripts()).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
