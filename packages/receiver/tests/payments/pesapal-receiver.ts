/** A receiver whose orders are paid through Pesapal's stub. */
import { expect } from 'vitest';
import { pesapalApi } from '../../payments/pesapal-api.ts';
import { pesapal } from '../../payments/pesapal.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { order } from '../samples.ts';
import { startedPayments } from '../temporary-store.ts';
import { ACCOUNT, pesapalStub, type PesapalStub } from './pesapal-stub.ts';

/** Of the test that runs. */
export let stub: PesapalStub;

export const pesapalForEachTest = () => {
  receiverForEachTest({}, (own) => {
    stub = pesapalStub();
    const api = pesapalApi({ base: stub.base, ...ACCOUNT }, stub.fetch);
    return pesapal(api, own);
  });
};

export const post = (number = 1) =>
  receiver.send('/orders', order(number), { key: `order-number-${number}` });

/** Sends an order that has to be taken, and gives Pesapal's id of its payment. */
export async function begun(number = 1): Promise<string> {
  expect((await post(number))[0]).toBe(200);
  return (await startedPayments(receiver.place)).at(-1)?.id ?? '';
}

/** Of the first order. */
export const standing = () => receiver.standing('order-number-1');

/** How often Pesapal was asked there. */
export const asked = (path: string) => stub.asked.filter((one) => one === path).length;
