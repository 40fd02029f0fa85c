/** Import this first: the islands of a file that does are those of a site that sends. */
export const ENDPOINT = 'https://receiver.example.com/';

Object.assign(globalThis, {
  CONTACT_ENDPOINT: `${ENDPOINT}messages`,
  CHECKOUT_ENDPOINT: `${ENDPOINT}orders`,
  PAYMENT_HOSTS: 'pay.example.com',
});
