import { FAILED_TOAST } from '../extended/stored.ts';

/**
 * Files of a page that leaves what a checkout leaves that failed, and goes where it goes. Its own failures need a
 * browser that refuses to store anything, where nothing is handed over.
 */
export const FAILURE_TOAST = {
  'fail-payment.html':
    '<!doctype html><html lang="en"><title>Paying</title><script src="/fail-payment.js"></script></html>',
  'fail-payment.js': `sessionStorage.setItem('toast', ${JSON.stringify(FAILED_TOAST)});
location.replace('/checkout/failure');`,
};
