/** A receiver whose orders are paid through Pesapal's stub. */
import { expect } from 'vitest';
import { createPesapalApi } from '../../payments/pesapal-api.ts';
import { createPesapalProvider } from '../../payments/pesapal.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { order } from '../samples.ts';
import { readStartedPayments } from '../temporary-store.ts';
import { ACCOUNT, pesapalStub, type PesapalStub } from './pesapal-stub.ts';

export let stub: PesapalStub;

export const pesapalForEachTest = () => {
  receiverForEachTest({}, (receiverOrigin) => {
    stub = pesapalStub();
    return createPesapalProvider(
      createPesapalApi({ base: stub.base, ...ACCOUNT }, stub.fetch),
      receiverOrigin,
    );
  });
};

export const sendOrder = (number = 1) =>
  receiver.send('/orders', order(number), { key: `order-number-${number}` });

/** Sends an order. Returns Pesapal's id of its payment. */
export async function startPayment(number = 1): Promise<string> {
  expect((await sendOrder(number))[0]).toBe(200);
  return (await readStartedPayments(receiver.place)).at(-1)?.id ?? '';
}

/** Returns the status of the first order. */
export const orderStatus = () => receiver.orderStatus('order-number-1');

export const requestsTo = (path: string) => stub.requests.filter((request) => request === path).length;
