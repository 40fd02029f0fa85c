import { expect, test } from 'vitest';
import { createMessageRequest } from '@site/rules/contact/message-request';
import { decodeFormServiceResponse } from '#logic/contact/form-service.ts';
import { listNetlifyFields } from '#logic/contact/netlify-form.ts';
import { validMessage, submission } from '#support/sample-message.ts';
import { readTestData } from '#support/test-data.ts';

interface ServiceResponse {
  status: number;
  text: string;
  successField?: string;
  expectedKind?: string;
}

const responses = readTestData<ServiceResponse[]>(import.meta.url);

test.each(responses)(
  'the response $status $text, confirmed by the field $successField, is decoded as $expectedKind',
  ({ successField, expectedKind, ...response }) => {
    expect(decodeFormServiceResponse(response, successField)?.kind).toBe(expectedKind);
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
