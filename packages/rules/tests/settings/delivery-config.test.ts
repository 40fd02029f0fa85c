import { expect, test } from 'vitest';
import {
  listEndpointOrigins,
  readDeliveryConfig,
  summariseDelivery,
} from '../../settings/delivery-config.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { validSettings, invalidSettings, invalidEndpoints, invalidHosts } = readTestData<{
  validSettings: {
    title: string;
    settings: Record<string, string>;
    expectedConfig: object;
    expectedOrigins: string[];
  }[];
  invalidSettings: { settings: Record<string, string>; expectedMessage: string }[];
  invalidEndpoints: string[];
  invalidHosts: string[];
}>(import.meta.url);

test.each(validSettings)('$title', ({ settings, expectedConfig, expectedOrigins }) => {
  expect(readDeliveryConfig(settings)).toMatchObject(expectedConfig);
  expect(listEndpointOrigins(readDeliveryConfig(settings))).toEqual(expectedOrigins);
});

test('without settings nothing is sent, and the build says so', () => {
  // Blank settings count as missing.
  const blankSettings = {
    PUBLIC_CONTACT_ENDPOINT: ' ',
    PUBLIC_CHECKOUT_ENDPOINT: '',
    PUBLIC_PAYMENT_HOSTS: ',',
  };
  const simulated = { paymentHosts: [], orders: 'simulated', isPaymentByInvoice: false };
  expect([{}, blankSettings].map(readDeliveryConfig)).toEqual([simulated, simulated]);
  expect(summariseDelivery(readDeliveryConfig({}))).toBe(
    'Messages are not sent; orders are not sent; payment is none; visits are not counted.',
  );
});

test.each(invalidSettings)(
  'these settings stop the build: $expectedMessage',
  ({ settings, expectedMessage }) => {
    expect(() => readDeliveryConfig(settings)).toThrow(expectedMessage);
  },
);

test.each(invalidEndpoints)('the invalid endpoint %s stops the build', (url) => {
  for (const name of ['PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_CHECKOUT_ENDPOINT'])
    expect(() => readDeliveryConfig({ [name]: url })).toThrow(
      `${name} is "${url}". It must be an address like https://forms.example.com/messages`,
    );
});

test.each(invalidHosts)('the invalid payment host %s stops the build', (host) => {
  expect(() => readDeliveryConfig({ PUBLIC_PAYMENT_HOSTS: `pay.example.com,${host}` })).toThrow(
    `PUBLIC_PAYMENT_HOSTS contains "${host}", which is not a host name such as checkout.example.com`,
  );
});
