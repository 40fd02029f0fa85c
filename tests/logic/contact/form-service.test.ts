import { expect, test } from 'vitest';
import { createMessageRequest } from '@site/rules/contact/message-request';
import { decodeFormServiceResponse } from '#logic/contact/form-service.ts';
import { listNetlifyFields } from '#logic/contact/netlify-form.ts';
import { validMessage, submission } from '#support/sample-message.ts';
import { readTestData } from '#support/test-data.ts';

interface ServiceResponse {
  status: number;
  text: string;
  confirmation?: string;
  kind?: string;
}

const responses = readTestData<ServiceResponse[]>(import.meta.url);

test.each(responses)(
  'the response $status $text, confirmed by $confirmation, is decoded as $kind',
  ({ confirmation, kind, ...response }) => {
    expect(decodeFormServiceResponse(response, confirmation)?.kind).toBe(kind);
  },
);

test('the form for Netlify has every field that a message can have', () => {
  const completeRequest = createMessageRequest(
    { ...validMessage, company: 'Kerio', phone: '0712345678' },
    submission,
    {
      page: '/contact',
      honeypot: 'spam',
      orderNumber: 'INV-1',
    },
  );
  expect(listNetlifyFields().toSorted()).toEqual(Object.keys(completeRequest).toSorted());
});
