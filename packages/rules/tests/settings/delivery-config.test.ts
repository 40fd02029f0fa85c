import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listReceiverOrigins, readDeliveryConfig, describeDelivery } from '../../settings/delivery-config.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { taken, refused, wrongEndpoints, wrongHosts } = readTestData<{
  taken: [environment: Record<string, string>, config: object, origins: string[]][];
  refused: [environment: Record<string, string>, words: string][];
  wrongEndpoints: string[];
  wrongHosts: string[];
}>(import.meta.url);

test.each(taken)('of %j comes %j', (environment, config, origins) => {
  expect(readDeliveryConfig(environment)).toMatchObject(config);
  expect(listReceiverOrigins(readDeliveryConfig(environment))).toEqual(origins);
});

test('nothing set sends nothing, and the build says so', () => {
  const blank = { PUBLIC_CONTACT_ENDPOINT: ' ', PUBLIC_CHECKOUT_ENDPOINT: '', PUBLIC_PAYMENT_HOSTS: ',' };
  const nothing = { paymentHosts: [], orders: 'simulated', paymentByInvoice: false };
  expect([{}, blank].map(readDeliveryConfig)).toEqual([nothing, nothing]);
  expect(describeDelivery(readDeliveryConfig({}))).toBe(
    'Messages are not sent; orders are not sent; payment is none; visits are not counted.',
  );
});

test.each([
  ...refused,
  ...wrongEndpoints.flatMap((address) => [
    [{ PUBLIC_CONTACT_ENDPOINT: address }, `PUBLIC_CONTACT_ENDPOINT is "${address}". It must be an address`],
    [{ PUBLIC_CHECKOUT_ENDPOINT: address }, `PUBLIC_CHECKOUT_ENDPOINT is "${address}". It must be`],
  ]),
  ...wrongHosts.map((host) => [
    { PUBLIC_PAYMENT_HOSTS: `pay.example.com,${host}` },
    `PUBLIC_PAYMENT_HOSTS names "${host}". It must be names of hosts like checkout.example.com`,
  ]),
] as typeof refused)('%j stops the build with one sentence: %s', (environment, words) => {
  expect(() => readDeliveryConfig(environment)).toThrow(words);
});

const anySetting = fc.record({
  name: fc.constantFrom('PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_PAYMENT_HOSTS'),
  value: fc.oneof(fc.string(), fc.webUrl()),
});

forAll('a setting is read, or refused with a sentence that names it', [anySetting], ({ name, value }) => {
  try {
    const { contactEndpoint, paymentHosts } = readDeliveryConfig({ [name]: value });
    if (contactEndpoint !== undefined)
      expect(contactEndpoint).toMatch(/^https:|^http:\/\/(?:localhost|127|\[)/);
    for (const host of paymentHosts) expect(new URL(`https://${host}/`).host).toBe(host);
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name} `));
  }
});
