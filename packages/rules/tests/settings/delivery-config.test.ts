import { expect, test } from 'vitest';
import { listReceiverOrigins, readDeliveryConfig, describeDelivery } from '../../settings/delivery-config.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { taken, refused, wrongEndpoints, wrongHosts } = readTestData<{
  taken: [Record<string, string>, object, string[]][];
  refused: [Record<string, string>, string][];
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

test.each(refused)('%j stops the build with one sentence: %s', (environment, expectedText) => {
  expect(() => readDeliveryConfig(environment)).toThrow(expectedText);
});

test.each(wrongEndpoints)('an endpoint at %s stops the build', (address) => {
  for (const name of ['PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_CHECKOUT_ENDPOINT'])
    expect(() => readDeliveryConfig({ [name]: address })).toThrow(
      `${name} is "${address}". It must be an address like https://forms.example.com/messages`,
    );
});

test.each(wrongHosts)('the payment host %s stops the build', (host) => {
  expect(() => readDeliveryConfig({ PUBLIC_PAYMENT_HOSTS: `pay.example.com,${host}` })).toThrow(
    `PUBLIC_PAYMENT_HOSTS names "${host}". It must be names of hosts like checkout.example.com`,
  );
});
