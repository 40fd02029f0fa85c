const TOAST = {
  tone: 'destructive',
  title: 'Payment Failed',
  text: 'There was an error processing your payment. Please try again.',
};

/**
 * Files of a page that leaves what a checkout leaves that failed, and goes where it goes. Its own failures need a
 * browser that refuses to store anything, where nothing is handed over.
 */
export const FAILURE_TOAST = {
  'fail-payment.html':
    '<!doctype html><html lang="en"><title>Paying</title><script src="/fail-payment.js"></script></html>',
  'fail-payment.js': `sessionStorage.setItem('toast', JSON.stringify(${JSON.stringify(TOAST)}));
location.replace('/checkout/failure');`,
};
