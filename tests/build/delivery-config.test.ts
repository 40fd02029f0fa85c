import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiverOrigins, deliveryConfig, describeDelivery } from '../../build/delivery-config.ts';
import { forAll } from '../property.ts';

const CONTACT = 'https://forms.example.com/messages?site=1';
const CHECKOUT = 'https://shop.example.com/orders';

const full = deliveryConfig({
  PUBLIC_CONTACT_ENDPOINT: ` ${CONTACT} `,
  PUBLIC_CHECKOUT_ENDPOINT: CHECKOUT,
  PUBLIC_PAYMENT_HOSTS: 'Pay.Example.com, checkout.example.com:8443  pay.example.com:443',
});

test('settings are read, hosts as browsers write them', () => {
  expect(full).toEqual({
    contactEndpoint: CONTACT,
    checkoutEndpoint: CHECKOUT,
    paymentHosts: ['pay.example.com', 'checkout.example.com:8443'],
  });
});

test.each([{}, { PUBLIC_CONTACT_ENDPOINT: ' ', PUBLIC_CHECKOUT_ENDPOINT: '', PUBLIC_PAYMENT_HOSTS: ',' }])(
  'nothing set in %j sends nothing',
  (environment) => {
    const config = deliveryConfig(environment);
    expect(config).toEqual({ contactEndpoint: undefined, checkoutEndpoint: undefined, paymentHosts: [] });
    expect(receiverOrigins(config)).toEqual([]);
    expect(describeDelivery(config)).toBe(
      'No delivery endpoint is set: messages and orders are not sent anywhere.',
    );
  },
);

test('the content policy gets each origin once', () => {
  expect(receiverOrigins(full)).toEqual(['https://forms.example.com', 'https://shop.example.com']);
  const same = deliveryConfig({
    PUBLIC_CONTACT_ENDPOINT: 'https://api.example.com/messages',
    PUBLIC_CHECKOUT_ENDPOINT: 'https://api.example.com/orders',
    PUBLIC_PAYMENT_HOSTS: 'pay.example.com',
  });
  expect(receiverOrigins(same)).toEqual(['https://api.example.com']);
});

test('a build says in one line where things go', () => {
  expect(describeDelivery(full)).toBe(`Messages are sent to ${CONTACT}; orders are sent to ${CHECKOUT}.`);
  expect(describeDelivery(deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: CONTACT }))).toBe(
    `Messages are sent to ${CONTACT}; orders are not sent.`,
  );
  expect(describeDelivery({ ...full, contactEndpoint: undefined })).toBe(
    `Messages are not sent; orders are sent to ${CHECKOUT}.`,
  );
});

describe('an endpoint', () => {
  test.each(['http://localhost:4325/messages', 'http://127.0.0.1/messages', 'http://[::1]:4325/messages'])(
    'on this machine needs no certificate: %s',
    (address) => {
      expect(deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: address }).contactEndpoint).toBe(address);
    },
  );

  test.each([
    'messages',
    '/messages',
    '//forms.example.com',
    'http://forms.example.com',
    'http://localhost.example.com',
    'ftp://forms.example.com',
    'javascript:alert(1)',
    'https://me@forms.example.com',
    'https://:secret@forms.example.com',
    'https://forms.example.com/#messages',
    'https://',
  ])('%s stops the build with one sentence', (address) => {
    expect(() => deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: address })).toThrow(
      `PUBLIC_CONTACT_ENDPOINT is "${address}". It must be an address like https://forms.example.com/messages`,
    );
    expect(() =>
      deliveryConfig({ PUBLIC_CHECKOUT_ENDPOINT: address, PUBLIC_PAYMENT_HOSTS: 'pay.example.com' }),
    ).toThrow(/^PUBLIC_CHECKOUT_ENDPOINT is/);
  });
});

test('an endpoint for orders needs a host to pay on', () => {
  expect(() => deliveryConfig({ PUBLIC_CHECKOUT_ENDPOINT: CHECKOUT })).toThrow(
    'PUBLIC_CHECKOUT_ENDPOINT is set and PUBLIC_PAYMENT_HOSTS is not.',
  );
});

test.each([
  'https://pay.example.com',
  'pay.example.com/pay',
  '*.example.com',
  'me@pay.example.com',
  'pay:x',
  '?',
])('the host %s stops the build with one sentence', (host) => {
  expect(() => deliveryConfig({ PUBLIC_PAYMENT_HOSTS: `pay.example.com,${host}` })).toThrow(
    `PUBLIC_PAYMENT_HOSTS names "${host}". It must be names of hosts like checkout.example.com`,
  );
});

forAll(
  'whatever is set, it is read, or refused with a sentence that names the setting',
  [fc.oneof(fc.string(), fc.webUrl()), fc.constantFrom('PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_PAYMENT_HOSTS')],
  (value, name) => {
    try {
      const { contactEndpoint, paymentHosts } = deliveryConfig({ [name]: value });
      if (contactEndpoint !== undefined)
        expect(contactEndpoint).toMatch(/^https:|^http:\/\/(?:localhost|127|\[)/);
      for (const host of paymentHosts) expect(new URL(`https://${host}/`).host).toBe(host);
    } catch (error) {
      expect((error as Error).message).toMatch(new RegExp(`^${name} `));
    }
  },
);
