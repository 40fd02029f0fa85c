import { expect, test } from 'vitest';
import { createMessageRequest } from '@site/rules/contact/message-request';
import { decodeFormServiceAnswer, encodeFormServiceBody } from '../../../src/logic/contact/form-service.ts';
import { listNetlifyFields } from '../../../src/logic/contact/netlify-form.ts';
import { body, message, submission } from '../../support/sample-message.ts';
import { readTestData } from '../../support/test-data.ts';

test('a message is sent like a plain form, after the fields of the service', () => {
  expect([...encodeFormServiceBody('access_key=a%26b', body)]).toEqual([
    ['access_key', 'a&b'],
    ...Object.entries(body),
  ]);
});

const answers = readTestData<[status: number, text: string, accepted: string | null, kind?: string][]>(
  import.meta.url,
);

test.each(answers)('%i %s with %s is %s', (status, text, accepted, kind) => {
  expect(decodeFormServiceAnswer({ status, text }, accepted ?? undefined)?.kind).toBe(kind);
});

test('the page that Netlify reads names every field that a message can have', () => {
  const origin = { page: '/contact', honeypot: 'spam', orderNumber: 'INV-1' };
  const full = createMessageRequest(
    { ...message, company: 'Kerio', phone: '0712345678' },
    submission,
    origin,
  );
  expect(listNetlifyFields().toSorted()).toEqual(Object.keys(full).toSorted());
});
