import { expect, test } from 'vitest';
import { deliveryConfig } from '../../../integrations/delivery-config.ts';
import { sendingAllowed } from '../../../tools/launch/live/policy.ts';
import { answer, EXPECTED, ORIGIN, RIGHT } from './right-site.ts';

const FORMS = 'https://forms.ridge.co.ke';
const VISITS = 'https://visits.ke';
const THANKS = 'https://web3forms.com';

const RECEIVER = {
  PUBLIC_CONTACT_ENDPOINT: `${FORMS}/messages`,
  PUBLIC_ANALYTICS_ENDPOINT: `${VISITS}/count`,
};
const WEB3FORMS = {
  PUBLIC_CONTACT_SERVICE: 'web3forms',
  PUBLIC_CONTACT_ACCESS_KEY: '01234567-89ab-cdef-0123-456789abcdef',
};
const FUNCTION = { PUBLIC_CONTACT_ENDPOINT: `${ORIGIN}/messages` };

type Pages = Readonly<Record<string, string>>;

/** With these policies in headers, which are asked as those of pages are. */
const judged = (settings: Pages, policies: Pages) =>
  sendingAllowed(
    {
      ...RIGHT,
      pages: new Map(
        ['/', '/contact', '/checkout'].map((path) => [
          path,
          answer('', { 'Content-Security-Policy': policies[path] ?? "object-src 'none'" }),
        ]),
      ),
    },
    { ...EXPECTED, delivery: deliveryConfig(settings) },
  );

test.each<[Pages, Pages]>([
  [RECEIVER, {}],
  [RECEIVER, { '/contact': `default-src 'none'; connect-src ${FORMS}; form-action ${FORMS}/messages` }],
  [RECEIVER, { '/': `connect-src ${VISITS}`, '/checkout': 'connect-src https:' }],
  [RECEIVER, { '/': 'connect-src *' }],
  [FUNCTION, { '/contact': "connect-src 'self'; form-action 'self'" }],
  [WEB3FORMS, { '/contact': `form-action https://api.web3forms.com ${THANKS}` }],
])('%j may send by %j', (settings, policies) => {
  expect(judged(settings, policies).state).toBe('in order');
});

test.each<[Pages, Pages, string]>([
  [
    RECEIVER,
    { '/contact': "connect-src 'self'" },
    `/contact may not send to ${FORMS} (connect-src, by a header)`,
  ],
  [RECEIVER, { '/contact': "default-src 'none'" }, `/contact may not send to ${FORMS} (connect-src,`],
  [RECEIVER, { '/contact': `form-action 'none'` }, `/contact may not send to ${FORMS} (form-action,`],
  [
    RECEIVER,
    { '/contact': `form-action ${FORMS}, form-action 'self'` },
    `/contact may not send to ${FORMS} (form`,
  ],
  [RECEIVER, { '/checkout': "connect-src 'self'" }, `/checkout may not send to ${FORMS} (connect-src,`],
  [RECEIVER, { '/': `connect-src ${FORMS}` }, `/ may not send to ${VISITS} (connect-src,`],
  [
    WEB3FORMS,
    { '/contact': 'form-action https://api.web3forms.com' },
    `/contact may not send to ${THANKS} (form`,
  ],
])('%j may not send by %j', (settings, policies, words) => {
  const checked = judged(settings, policies);
  expect(checked.answer).toContain(words);
  expect(checked.action).toMatch(/^Copy this build’s file for the host/);
});

test('without an endpoint there is nothing to ask', () => {
  expect(judged({}, { '/contact': "default-src 'none'" }).state).toBe('not asked');
});
