/** A message to deliver. */
import { messageRequest, decodeMessageAnswer } from '../../../src/domain/contact/message-request.ts';
import type { DeliveryRequest } from '../../../src/domain/delivery/deliver.ts';
import type { Submission } from '../../../src/domain/delivery/submission.ts';

export const submission: Submission = {
  content: 'words',
  key: '0123456789abcdef0123456789abcdef',
  atMs: 1_767_225_600_000,
};

export const message = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Hello',
};

export const body = messageRequest(message, submission, { page: '/contact', honeypot: '' });

type Delivered = NonNullable<ReturnType<typeof decodeMessageAnswer>>;

export const requestFor = (change: Partial<DeliveryRequest<Delivered>> = {}): DeliveryRequest<Delivered> => ({
  endpoint: 'https://forms.example.com/messages',
  key: submission.key,
  body,
  fields: ['name', 'email'],
  decode: decodeMessageAnswer,
  cancel: new AbortController().signal,
  ...change,
});
