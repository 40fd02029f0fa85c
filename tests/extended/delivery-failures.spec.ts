/** An order while the real receiver is away. What is said after each answer is tested in the domain, where nothing is stored in the stores. */
import { receiverPlace } from '../receiver/receiver-process.ts';
import { DELIVERY_SITE, RECEIVER } from '../e2e/addresses.ts';
import { cataloguePath } from '../../src/site/paths.ts';
import { expect, test } from '../e2e/site.ts';

test('a visitor who orders while the real receiver is away gets through once it is back', async ({
  page,
  checkout,
}) => {
  const place = await receiverPlace({
    own: RECEIVER,
    site: DELIVERY_SITE,
    published: DELIVERY_SITE + cataloguePath,
  });
  const back = Promise.withResolvers<undefined>();
  let attempts = 0;
  // On a busy machine the receiver is not up before the page has tried for the last time.
  await page.route(`${RECEIVER}/**`, async (route) => {
    attempts += 1;
    if (attempts > 1) await back.promise;
    await route.continue();
  });
  await checkout.open();
  await checkout.fill();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(RECEIVER));
  await checkout.pay.click();
  await failed;
  const receiver = await place.start();
  back.resolve(undefined);
  try {
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
    expect(await place.kept()).toHaveLength(1);
  } finally {
    await receiver.kill();
    place.remove();
  }
});
