/** A receiver of the test that runs, whose orders are paid through Pesapal's stub. */
import { expect } from 'vitest';
import { pesapal } from '../../payments/pesapal.ts';
import { pesapalApi } from '../../payments/pesapal-api.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { order } from '../samples.ts';
import { paymentsIn, startedPaymentsIn } from '../temporary-store.ts';
import { ACCOUNT, pesapalStub, type PesapalStub } from './pesapal-stub.ts';

export let stub: PesapalStub;

export function pesapalForEachTest(): void {
  receiverForEachTest({}, (own, now) => {
    stub = pesapalStub({ now, notify: fetch });
    const api = pesapalApi({ base: stub.base, ...ACCOUNT }, { fetch: stub.fetch, now });
    return pesapal({ api, own, site: SITE });
  });
}

/** Sends an order that has to be taken, by default always the same, and gives Pesapal's id of its payment. */
export async function begun(number = 1): Promise<string> {
  const [status] = await receiver.send('/orders', order(number), { key: `order-number-${number}` });
  expect(status).toBe(200);
  return (await startedPaymentsIn(receiver.place)).at(-1)?.id ?? '';
}

export const standing = () => receiver.standing('order-number-1');

export const noted = async () =>
  (await paymentsIn(receiver.place)).map(({ reference, outcome, note }) => [reference, outcome, note]);

export const PAID = ['ORD-1', 'paid', 'MpesaKE QAB12CD3EF'];

/** How often Pesapal was asked there. */
export const asked = (path: string) => stub.asked.filter((one) => one === path).length;
