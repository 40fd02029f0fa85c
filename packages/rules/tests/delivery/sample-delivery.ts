/** A message to deliver. */
import { messageRequest, decodeMessageAnswer } from '../../contact/message-request.ts';
import type { DeliveryRequest } from '../../delivery/deliver.ts';
import type { Submission } from '../../delivery/submission.ts';

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

/** As the browser waits: until the time is over or the signal is aborted. */
export const waitUnless = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      resolve();
    });
    if (signal.aborted) resolve();
  });
