import { expect, test } from 'vitest';
import { messageRequest, HONEYPOT } from '../../contact/message-request.ts';
import { decodeFormServiceAnswer, formServiceBody } from '../../contact/form-service.ts';
import { netlifyFields } from '../../contact/netlify-form.ts';
import { body, message, submission } from '../delivery/sample-delivery.ts';

test('a message is sent as a plain form would send it, after what the service wants', () => {
  expect([...formServiceBody('access_key=a%26b', body)]).toEqual([
    ['access_key', 'a&b'],
    ...Object.entries(body),
  ]);
});

test.each([
  [200, '{"next":"/thanks"}', 'next', 'delivered'],
  [200, '{"success":false}', 'success', undefined],
  [200, '<!doctype html>', 'next', undefined],
  [200, '<!doctype html>', undefined, 'delivered'],
  [400, '{"success":true}', 'success', undefined],
  [422, '{"errors":[{"field":"email","message":"is wrong"}]}', 'next', 'refused'],
  [400, '{"errors":[{"field":"email","message":"is wrong"}]}', 'next', 'refused'],
  [403, '{"errors":[{"code":"INACTIVE","message":"not active"}]}', 'next', undefined],
  [422, '{"errors":["email",null,7]}', 'next', undefined],
  [422, '{"errors":{"email":"is wrong"}}', 'next', undefined],
])('%i %s with %s is %s', (status, text, accepted, kind) => {
  expect(decodeFormServiceAnswer({ status, text }, accepted)?.kind).toBe(kind);
});

test('the page that Netlify reads names every field that a message can have', () => {
  const full = messageRequest({ ...message, company: 'Kerio', phone: '0712345678' }, submission, {
    page: '/contact',
    honeypot: 'spam',
  });
  expect(netlifyFields().toSorted()).toEqual([...Object.keys(full)].toSorted());
  expect(netlifyFields()).toContain(HONEYPOT);
});
