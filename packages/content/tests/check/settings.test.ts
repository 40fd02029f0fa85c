/** What a build sends, to whom, how it is paid and whether visits are counted: a part of each version in force. */
import { expect, test } from 'vitest';
import { deliveryConfig, isForVisitors, publishedSettings } from '@site/rules/settings/delivery-config';
import { checkFiles } from '../../check/engine/content.ts';
import { sentence } from '../../check/engine/mistake.ts';
import { settingMistakes } from '../../check/rules/settings.ts';
import { type Change, changed, sample } from './changed-content.ts';

const SENDING = {
  PUBLIC_CONTACT_ENDPOINT: 'https://forms.ridge.co.ke/messages',
  PUBLIC_CHECKOUT_ENDPOINT: 'https://forms.ridge.co.ke/orders',
  PUBLIC_PAYMENT_HOSTS: 'pay.ridge.co.ke',
};
const COUNTING = { PUBLIC_ANALYTICS_ENDPOINT: 'https://stats.ridge.co.ke/event' };
const FORMS = {
  PUBLIC_CONTACT_SERVICE: 'formspree',
  PUBLIC_CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
};

test.each([
  [{}, 'not sent, not sent, none, not counted'],
  [SENDING, 'sent to forms.ridge.co.ke, sent to forms.ridge.co.ke, on the page of a provider, not counted'],
  [
    { PUBLIC_CONTACT_SERVICE: 'netlify', ...COUNTING },
    'sent to this website, run by Netlify, sent to this website, run by Netlify, as messages, by invoice, counted by stats.ridge.co.ke',
  ],
])('%j is published in words', (environment, words) => {
  expect(Object.values(publishedSettings(deliveryConfig(environment))).join(', ')).toBe(words);
});

const mistakes = (environment: NodeJS.ProcessEnv, ...changes: readonly Change[]) =>
  settingMistakes(
    checkFiles(changed(sample, ...changes)),
    publishedSettings(deliveryConfig(environment)),
  ).map(sentence);

const NEW =
  'build with the settings of that version, or publish a new version whose text and writtenFor say what is new';

test('a build that does what the versions in force say is in order', () => {
  expect(mistakes({})).toEqual([]);
});

test('any other build is refused, by each document that speaks of what is new', () => {
  expect(mistakes(COUNTING)).toEqual([
    `content/legal/cookie.mdx line 8, writtenFor > visits: found "counted by stats.ridge.co.ke" by the settings of this build, but version 1.0 was published with "not counted": ${NEW}`,
    `content/legal/privacy.mdx line 10, writtenFor > visits: found "counted by stats.ridge.co.ke" by the settings of this build, but version 1.1 was published with "not counted": ${NEW}`,
  ]);
  expect(mistakes(FORMS)).toEqual([
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 8, .* > messages:/),
    expect.stringMatching(/^content\/legal\/privacy\.mdx line 9, .* > orders:.* as messages"/),
  ]);
});

const DRAFT: Change = [
  'legal/cookie.mdx',
  'effectiveDate: 2025-01-01\nwrittenFor:\n  visits: not counted\n',
  '',
];

test('a document that binds no one is held against nothing', () => {
  expect(mistakes(COUNTING, DRAFT)).toEqual([expect.stringContaining('content/legal/privacy.mdx')]);
});

test.each([
  [{}, false],
  [{ PUBLIC_SITE_URL: ' ', PUBLIC_PAYMENT: 'invoice' }, false],
  [
    { PUBLIC_SITE_URL: 'http://localhost:4321', PUBLIC_CONTACT_ENDPOINT: 'http://127.0.0.1:4331/messages' },
    false,
  ],
  [{ PUBLIC_SITE_URL: 'https://www.ridge.co.ke' }, true],
  [{ PUBLIC_CONTACT_SERVICE: 'netlify' }, true],
  [COUNTING, true],
])('a build with %j is for visitors: %j', (environment, expected) => {
  expect(isForVisitors(environment)).toBe(expected);
});
