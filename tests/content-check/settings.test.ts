/** What a build sends, to whom, how it is paid and whether visits are counted: a part of each version in force. */
import { expect, test } from 'vitest';
import { deliveryConfig, isForVisitors, publishedSettings } from '../../integrations/delivery-config.ts';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { settingMistakes } from '../../tools/content-check/rules/settings.ts';
import { documentFindings, withDay } from '../../tools/launch/documents.ts';
import { type Change, changed, sample, sentences } from './changed-content.ts';

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
  [{}, ['not sent', 'not sent', 'none', 'not counted']],
  [
    FORMS,
    [
      'sent to formspree.io, run by Formspree',
      'sent to formspree.io, run by Formspree, as messages',
      'by invoice',
      'not counted',
    ],
  ],
  [
    { PUBLIC_CONTACT_SERVICE: 'netlify', ...COUNTING },
    [
      'sent to this website, run by Netlify',
      'sent to this website, run by Netlify, as messages',
      'by invoice',
      'counted by stats.ridge.co.ke',
    ],
  ],
  [
    SENDING,
    ['sent to forms.ridge.co.ke', 'sent to forms.ridge.co.ke', 'on the page of a provider', 'not counted'],
  ],
  [
    { ...SENDING, PUBLIC_PAYMENT: 'invoice' },
    ['sent to forms.ridge.co.ke', 'sent to forms.ridge.co.ke', 'by invoice', 'not counted'],
  ],
])('%j is published in words', (environment, words) => {
  expect(Object.values(publishedSettings(deliveryConfig(environment)))).toEqual(words);
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

test('the text of an earlier version is saved from the published site, which named whom it sent to', () => {
  const published = changed(sample, [
    'legal/cookie.mdx',
    'visits: not counted',
    'visits: counted by stats.ke',
  ]);
  const next = changed(published, [
    'legal/cookie.mdx',
    'version: "1.0"\neffectiveDate: 2025-01-01\nwrittenFor:\n  visits: counted by stats.ke\nchanges:\n',
    'version: "1.1"\neffectiveDate: 2026-12-01\nwrittenFor:\n  visits: not counted\nchanges:\n  - version: "1.1"\n    date: 2026-11-01\n    summary: No counts.\n',
  ]);
  const file = 'content/legal-versions/cookie-version-1-0.md';
  const saved = (text: string) => sentences([...next, { file, text }], published);
  expect(saved('Visits are counted by stats.ke.\n')).toEqual([]);
  expect(saved('It runs no analytics.\n')).toEqual([
    `${file} line 1: found nothing about stats.ke, but version 1.0 was published with it: save the text of the published site`,
  ]);
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

test('before the launch a draft is listed; its day is set with what the build does, and then it binds', () => {
  const files = checkFiles(changed(sample, DRAFT));
  const delivery = deliveryConfig(COUNTING);
  expect(documentFindings(files, delivery).map(({ place }) => place)).toEqual([
    'content/legal',
    'content/legal/privacy.mdx',
  ]);
  expect(documentFindings(files, undefined)[0]?.says).toMatch(/^cookie .* `npm run launch:day 2027-01-31`/);
  const [launched, ...others] = withDay(files, '2025-02-01', delivery);
  expect(others).toEqual([]);
  expect(launched?.file).toBe('content/legal/cookie.mdx');
  expect(launched?.text).toContain(
    'version: "1.0"\neffectiveDate: 2025-02-01\nwrittenFor:\n  visits: counted by stats.ridge.co.ke\nchanges:\n',
  );
  const after = changed(sample).map((one) => (one.file === launched?.file ? launched : one));
  expect(sentences(after)).toEqual([]);
  expect(documentFindings(checkFiles(after), deliveryConfig(COUNTING)).map(({ place }) => place)).toEqual([
    'content/legal/privacy.mdx',
  ]);
});
