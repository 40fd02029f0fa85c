/** What the checkout leaves in a tab's storage for the pages that follow. */
import { order } from '../../packages/receiver/tests/samples.ts';

export const SAVED_ORDER = order().record;

export const FAILED_TOAST = JSON.stringify({
  tone: 'destructive',
  title: 'Payment Failed',
  text: 'There was an error processing your payment. Please try again.',
});
