/** An address that does not exist. */
import { expect, test } from './visitor.ts';

test('the 404 page suggests the page that was meant, and names the address on the console', async ({
  visitor,
}) => {
  await visitor.visit('/pricng');
  await visitor.reads('Oops! Page not found');
  await visitor.reads('Did you mean Transparent Pricing?');
  const faults = await visitor.takeFaults();
  expect(faults.filter((fault) => fault === '404: no page at /pricng')).toHaveLength(1);
  expect(faults.filter((fault) => fault.startsWith('policy'))).toEqual([]);
  await visitor.click({ kind: 'link', name: 'Transparent Pricing' });
  await visitor.standsAt('/pricing');
});
