import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiverOrigins, deliveryConfig, describeDelivery } from '../../settings/delivery-config.ts';
import { forAll } from '../property.ts';
import { testData } from '../test-data.ts';

const CONTACT = 'https://forms.example.com/messages?site=1';
const CHECKOUT = 'https://shop.example.com/orders';

const FULL = {
  PUBLIC_CONTACT_ENDPOINT: ` ${CONTACT} `,
  PUBLIC_CHECKOUT_ENDPOINT: CHECKOUT,
  PUBLIC_PAYMENT_HOSTS: 'Pay.Example.com, checkout.example.com:8443  pay.example.com:443',
};
const full = deliveryConfig(FULL);

test('settings are read, hosts as browsers write them', () => {
  expect(full).toEqual({
    contactEndpoint: CONTACT,
    checkoutEndpoint: CHECKOUT,
    paymentHosts: ['pay.example.com', 'checkout.example.com:8443'],
    orders: 'receiver',
    paymentByInvoice: false,
  });
});

const blank = { PUBLIC_CONTACT_ENDPOINT: ' ', PUBLIC_CHECKOUT_ENDPOINT: '', PUBLIC_PAYMENT_HOSTS: ',' };

test.each([{}, blank])('nothing set in %j sends nothing', (environment) => {
  const config = deliveryConfig(environment);
  expect(config).toEqual({ paymentHosts: [], orders: 'simulated', paymentByInvoice: false });
  expect(receiverOrigins(config)).toEqual([]);
});

const ANALYTICS = 'https://counts.example.com/api/event';

test('the content policy gets each origin once', () => {
  expect(receiverOrigins(full)).toEqual(['https://forms.example.com', 'https://shop.example.com']);
  const same = {
    ...full,
    contactEndpoint: `${new URL(CHECKOUT).origin}/messages`,
    analyticsEndpoint: ANALYTICS,
  };
  expect(receiverOrigins(same)).toEqual(['https://shop.example.com', 'https://counts.example.com']);
});

test('a build says what it does', () => {
  expect(describeDelivery({ ...full, analyticsEndpoint: ANALYTICS })).toBe(
    'Messages are sent to forms.example.com; orders are sent to shop.example.com; payment is on the page of a provider; visits are counted by counts.example.com.',
  );
});

const KEY = '01234567-89ab-CDEF-0123-456789abcdef';

test.each([
  ['formspree', 'https://formspree.io/f/abcdwxyz', 'Formspree', ''],
  ['web3forms', 'https://api.web3forms.com/submit', 'Web3Forms', `access_key=${KEY}`],
  ['netlify', '/contact#sent', 'Netlify', 'form-name=contact'],
])('%s is a way to send, with what it wants of each message', (id, address, name, fields) => {
  const config = deliveryConfig({
    PUBLIC_CONTACT_SERVICE: id,
    PUBLIC_CONTACT_ENDPOINT: id === 'formspree' ? address : '',
    PUBLIC_CONTACT_ACCESS_KEY: KEY,
  });
  expect(config.contactEndpoint).toBe(address);
  expect(config.service).toMatchObject({ name, fields });
  const origins = id === 'netlify' ? [] : [new URL(address).origin];
  // Without script, Web3Forms thanks on its own page.
  expect(receiverOrigins(config)).toEqual(
    id === 'web3forms' ? [...origins, 'https://web3forms.com'] : origins,
  );
});

const FORMSPREE = 'https://formspree.io/f/abcdwxyz';

test.each([
  [{ PUBLIC_CONTACT_SERVICE: 'formspree' }, 'must be the address that Formspree gave'],
  [{ PUBLIC_CONTACT_SERVICE: 'basin', PUBLIC_CONTACT_ENDPOINT: FORMSPREE }, 'https://usebasin.com/f/'],
  [{ PUBLIC_CONTACT_SERVICE: 'netlify', PUBLIC_CONTACT_ENDPOINT: FORMSPREE }, 'must be empty'],
  [{ PUBLIC_CONTACT_SERVICE: 'toString' }, 'It must be one of formspree, web3forms, basin, getform, netlify'],
  [{ PUBLIC_CONTACT_SERVICE: 'web3forms' }, 'PUBLIC_CONTACT_ACCESS_KEY is ""'],
])('the service in %j stops the build: %s', (environment, words) => {
  expect(() => deliveryConfig(environment)).toThrow(words);
});

const { local, wrong, wrongHosts } = testData<Record<'local' | 'wrong' | 'wrongHosts', string[]>>(
  import.meta.url,
);

test.each(local)('an endpoint on this machine needs no certificate: %s', (address) => {
  expect(deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: address }).contactEndpoint).toBe(address);
});

test.each(wrong)('the endpoint %s stops the build with one sentence', (address) => {
  expect(() => deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: address })).toThrow(
    `PUBLIC_CONTACT_ENDPOINT is "${address}". It must be an address like https://forms.example.com/messages`,
  );
  const orders = { PUBLIC_CHECKOUT_ENDPOINT: address, PUBLIC_PAYMENT_HOSTS: 'pay.example.com' };
  expect(() => deliveryConfig(orders)).toThrow(/^PUBLIC_CHECKOUT_ENDPOINT is/);
});

test('orders need a host to pay on, and may be paid by invoice', () => {
  const by = (payment: string, others = {}) =>
    deliveryConfig({ ...others, PUBLIC_PAYMENT: payment }).paymentByInvoice;
  const endpoint = { PUBLIC_CHECKOUT_ENDPOINT: CHECKOUT };
  const sends = { ...endpoint, PUBLIC_PAYMENT_HOSTS: 'shop.example.com' };
  expect([by('invoice', sends), by(' ', sends), by('invoice')]).toEqual([true, false, false]);
  // Orders that go as messages lead to no page to pay on.
  expect(by('', { PUBLIC_CONTACT_SERVICE: 'netlify' })).toBe(true);
  expect(() => by('card', sends)).toThrow('PUBLIC_PAYMENT is "card". It must be invoice, or nothing');
  expect(() => by('', endpoint)).toThrow('PUBLIC_CHECKOUT_ENDPOINT is set and PUBLIC_PAYMENT_HOSTS is not.');
});

test.each(wrongHosts)('the host %s stops the build with one sentence', (host) => {
  expect(() => deliveryConfig({ PUBLIC_PAYMENT_HOSTS: `pay.example.com,${host}` })).toThrow(
    `PUBLIC_PAYMENT_HOSTS names "${host}". It must be names of hosts like checkout.example.com`,
  );
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
