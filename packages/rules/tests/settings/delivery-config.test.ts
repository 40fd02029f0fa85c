import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiverOrigins, deliveryConfig, describeDelivery } from '../../settings/delivery-config.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { testData } from '../../../../tests/support/test-data.ts';

const { taken, refused, wrongEndpoints, wrongHosts } = testData<{
  taken: [environment: Record<string, string>, config: object, origins: string[]][];
  refused: [environment: Record<string, string>, words: string][];
  wrongEndpoints: string[];
  wrongHosts: string[];
}>(import.meta.url);

test.each(taken)('of %j comes %j', (environment, config, origins) => {
  expect(deliveryConfig(environment)).toMatchObject(config);
  expect(receiverOrigins(deliveryConfig(environment))).toEqual(origins);
});

test('nothing set sends nothing', () => {
  const blank = { PUBLIC_CONTACT_ENDPOINT: ' ', PUBLIC_CHECKOUT_ENDPOINT: '', PUBLIC_PAYMENT_HOSTS: ',' };
  const nothing = { paymentHosts: [], orders: 'simulated', paymentByInvoice: false };
  expect([{}, blank].map(deliveryConfig)).toEqual([nothing, nothing]);
});

test('a build says what it does', () => {
  const config = deliveryConfig({
    PUBLIC_CONTACT_ENDPOINT: 'https://forms.example.com/messages',
    PUBLIC_CHECKOUT_ENDPOINT: 'https://shop.example.com/orders',
    PUBLIC_PAYMENT_HOSTS: 'pay.example.com',
    PUBLIC_ANALYTICS_ENDPOINT: 'https://counts.example.com/api/event',
  });
  expect(describeDelivery(config)).toBe(
    'Messages are sent to forms.example.com; orders are sent to shop.example.com; payment is on the page of a provider; visits are counted by counts.example.com.',
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
  expect(() => deliveryConfig(environment)).toThrow(words);
});

const anySetting = fc.record({
  name: fc.constantFrom('PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_PAYMENT_HOSTS'),
  value: fc.oneof(fc.string(), fc.webUrl()),
});

forAll('a setting is read, or refused with a sentence that names it', [anySetting], ({ name, value }) => {
  try {
    const { contactEndpoint, paymentHosts } = deliveryConfig({ [name]: value });
    if (contactEndpoint !== undefined)
      expect(contactEndpoint).toMatch(/^https:|^http:\/\/(?:localhost|127|\[)/);
    for (const host of paymentHosts) expect(new URL(`https://${host}/`).host).toBe(host);
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name} `));
  }
});
