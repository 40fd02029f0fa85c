/** The contact form of a site that sends to a form service, over real requests to another origin. */
import './form-service-env.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { deliveryConfig } from '../../integrations/delivery-config.ts';
import { MINIMUM_MS } from '../../src/stores/send-message.ts';
import { NOW_MS } from '../domain/checkout/sample-order.ts';
import { accepted, CONTACT, haveDraft, MESSAGE, send } from './contact-page.tsx';
import { field, problems } from './fields.tsx';
import type { Mood } from './form-service.ts';
import { show } from './island.tsx';

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';
const problem = () => document.querySelector('form [role=alert]')?.textContent;

let address = '';

/** Sends a message to the service as a build for it would. */
async function sendTo(id: string, mood: Mood, honeypot = '') {
  address = await commands.formService(id, mood);
  const { service } = deliveryConfig({
    PUBLIC_CONTACT_SERVICE: id,
    PUBLIC_CONTACT_ENDPOINT: id === 'netlify' ? '' : address,
    PUBLIC_CONTACT_ACCESS_KEY: ACCESS_KEY,
  });
  vi.stubEnv('CONTACT_ENDPOINT', address);
  vi.stubEnv('CONTACT_SERVICE', service?.name);
  vi.stubEnv('CONTACT_FIELDS', service?.fields);
  vi.stubEnv('CONTACT_HONEYPOT', service?.honeypot);
  vi.stubEnv('CONTACT_ACCEPTED', service?.accepted);
  show(CONTACT);
  const trap = document.querySelector<HTMLInputElement>('form [hidden] input');
  if (trap) trap.value = honeypot;
  await send.click();
  await vi.advanceTimersByTimeAsync(MINIMUM_MS);
}

/** What the service was asked. */
const asked = async () => {
  const requests = await commands.endFormService(address);
  return requests.map(([method, body]) => [method, Object.fromEntries(new URLSearchParams(body))] as const);
};

const ONE_POST = [['POST', expect.anything()]];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  haveDraft();
});

afterEach(async () => {
  await commands.endFormService(address);
  vi.useRealTimers();
});

const SERVICES = ['formspree', 'web3forms', 'basin', 'getform', 'netlify'];

test.each(SERVICES)('%s takes a message in one request, without being asked whether it may', async (id) => {
  await sendTo(id, 'working');
  await expect.element(accepted).toMatchTextContent('Your message has been sent. Its reference is MSG-');
  expect(await asked()).toEqual([
    [
      'POST',
      expect.objectContaining({
        name: MESSAGE.name,
        email: MESSAGE.email,
        phone: '+254712345678',
        message: MESSAGE.message,
      }),
    ],
  ]);
});

// What is made of each service's own answers is in tests/domain/contact/service-delivery.test.ts.
test.each(['redirecting', 'broken'] as const)(
  'a service that is %s leaves doubt, promises nothing and gets no second message by itself',
  async (mood) => {
    await sendTo('formspree', mood);
    await expect.poll(problem).toMatch(/^We cannot tell whether your message arrived.+it may arrive twice\./);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(field('Message')).toHaveValue(MESSAGE.message);
    expect(await asked()).toEqual(ONE_POST);
  },
);

test('Formspree says at which field it refuses', async () => {
  await sendTo('formspree', 'refusing');
  await expect.element(problems).toHaveFocus();
  await expect.element(field('Email address')).toHaveAccessibleDescription('should be an email');
});

test.each([
  ['closed', /^Our message service is not working.+was not accepted/],
  ['limited', /^Too many messages at the moment.+in 1 hour/],
] as const)('a service that is %s says so, and is asked once', async (mood, words) => {
  await sendTo('formspree', mood);
  await expect.poll(problem).toMatch(words);
  expect(await asked()).toEqual(ONE_POST);
});

test('what fills the trap is named as the service names it', async () => {
  await sendTo('formspree', 'working', 'https://spam.example');
  await expect.element(accepted).toBeVisible();
  expect(await asked()).toEqual([['POST', expect.objectContaining({ _gotcha: 'https://spam.example' })]]);
});

test('without script the form posts what the service wants', async () => {
  await sendTo('web3forms', 'working');
  await expect.element(accepted).toBeVisible();
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  const fields = form ? [...new FormData(form).entries()] : [];
  expect(fields).toContainEqual(['access_key', ACCESS_KEY]);
  expect(fields.map(([name]) => name)).not.toContain('kind');
});
