/** The contact form of a site that sends to a form service. What the services answer is in their documentation. */
import { expect, test, vi } from 'vitest';
import { CONTACT_SERVICES } from '@site/rules/settings/contact-services';
import { accepted, CONTACT, haveDraft, MESSAGE, send } from './contact-page.tsx';
import { drawn, show } from './island.tsx';
import { build, sent } from './sending.ts';

vi.mock('virtual:delivery/contact', () => import('../../src/delivery/contact/by-site.tsx'));

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';

/** Sends a message to the service as a build for it would, and gives its answer. */
async function sendTo(id: string, status: number, answer: unknown, honeypot = '') {
  build({
    PUBLIC_CONTACT_SERVICE: id,
    PUBLIC_CONTACT_ENDPOINT: CONTACT_SERVICES[id]?.example ?? '',
    PUBLIC_CONTACT_ACCESS_KEY: ACCESS_KEY,
  });
  haveDraft();
  show(CONTACT);
  const trap = document.querySelector<HTMLInputElement>('form [hidden] input');
  if (trap) trap.value = honeypot;
  await send.click();
  await drawn();
  sent[0]?.answer(status, answer);
}

// What an answer that is not the service's leads to is in order-message.test.tsx, and what each service wants and answers is in packages/rules/tests/settings/delivery-config.test.ts and packages/rules/tests/contact.
test('a message goes as a plain form, about which no browser asks before, with the trap in the service’s name', async () => {
  await sendTo('formspree', 200, { next: '/thanks' }, 'https://spam.example');
  await expect.element(accepted).toMatchTextContent('Your message has been sent. Its reference is MSG-');
  const { company: _, ...typed } = MESSAGE;
  const written = { ...typed, kind: 'contact' };
  expect(sent).toMatchObject([
    { headers: ['accept'], body: { ...written, _gotcha: 'https://spam.example' } },
  ]);
});

test('without script the form posts what the service wants', async () => {
  await sendTo('web3forms', 200, { success: true });
  await expect.element(accepted).toBeVisible();
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  const fields = form ? [...new FormData(form).entries()] : [];
  expect(fields).toContainEqual(['access_key', ACCESS_KEY]);
  expect(fields.map(([name]) => name)).not.toContain('kind');
});
