/** A message to deliver. */
import { decodeMessageAnswer } from '../../../src/logic/delivery/answers.ts';
import { body, submission } from '../../support/sample-message.ts';
import type { DeliveryRequest } from '../../../src/logic/delivery/deliver.ts';

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
