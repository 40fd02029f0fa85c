import { expect, test } from 'vitest';
import { messageRequest, HONEYPOT } from '../../contact/message-request.ts';
import { decodeFormServiceAnswer, formServiceBody } from '../../contact/form-service.ts';
import { netlifyFields } from '../../contact/netlify-form.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { body, message, submission } from '../delivery/sample-delivery.ts';

test('a message is sent as a plain form would send it, after what the service wants', () => {
  expect([...formServiceBody('access_key=a%26b', body)]).toEqual([
    ['access_key', 'a&b'],
    ...Object.entries(body),
  ]);
});

const answers = testData<[status: number, text: string, accepted: string | null, kind?: string][]>(
  import.meta.url,
);

test.each(answers)('%i %s with %s is %s', (status, text, accepted, kind) => {
  expect(decodeFormServiceAnswer({ status, text }, accepted ?? undefined)?.kind).toBe(kind);
});

test('the page that Netlify reads names every field that a message can have', () => {
  const full = messageRequest({ ...message, company: 'Kerio', phone: '0712345678' }, submission, {
    page: '/contact',
    honeypot: 'spam',
    orderNumber: 'INV-1',
  });
  expect(netlifyFields().toSorted()).toEqual([...Object.keys(full)].toSorted());
  expect(netlifyFields()).toContain(HONEYPOT);
});
