/** What the checkout leaves in a tab's storage for the pages that follow. */
import { order } from '@site/receiver/tests/samples';

export const SAVED_ORDER = order().record;

export const FAILED_TOAST = JSON.stringify({
  tone: 'destructive',
  title: 'Payment Failed',
  text: 'There was an error processing your payment. Please try again.',
});
