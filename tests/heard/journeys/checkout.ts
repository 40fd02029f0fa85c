import type { Journey } from '../listener.ts';

/** Everything wrong, then everything right. It begins with the quote of the journey before. */
export const checkout: Journey = async ({ open, find, press, type, notHeard }) => {
  await open('/checkout', 'Secure Checkout');
  await find('e', 'Full name');
  await find('x', 'I agree to the Terms of Service and the Refund Policy check box not checked required');
  await press('Tab', 'Terms of Service');
  await press('Tab', 'Refund Policy');
  notHeard(/invalid entry/);
  await press('Tab', 'Complete Payment USD 25');
  await press('Return', 'There are 7 problems');
  await press('Tab', 'Full name must be at least 2 characters link');
  await press('Return', 'Full name entry', 'Full name must be at least 2 characters', 'Focus mode');
  await type('Grace Mwangi');
  await press('Tab', 'Email');
  await type('grace@example.com');
  await press('Tab', 'Phone');
  await type('+254700000000');
  await press('Tab', 'Company');
  await press('Tab', 'address');
  await type('1 Moi Avenue');
  await press('Tab', 'City');
  await type('Nairobi');
  await press('Tab', 'Postal code');
  await type('00100');
  await press('Tab', 'Country');
  await press('Tab', 'KRA PIN');
  await press('Tab', 'Notes');
  await press('Tab', 'I agree to the Terms of Service and the Refund Policy');
  await press('space', 'checked');
  await press('Tab');
  await press('Tab');
  await press('Tab', 'Complete Payment USD 25');
  await press(
    'Return',
    'Processing',
    'Processing Payment. Redirecting to secure payment gateway',
    'Finished loading Payment Successful',
  );
};

/** The page that the journey before ended on. */
export const success: Journey = async ({ find, press }) => {
  await find('h', 'Payment Successful! heading level 1');
  await press('Down', 'Thank you.');
  await find('h', 'Your order heading level 2');
  await find('Down', 'Consultation');
  await find('Down', 'USD 25');
  await find('h', 'What happens next');
  await press('Down', 'List with 4 items');
  await find('k', 'Return Home');
};

/** As the checkout leaves it: with a toast that is shown on the failure page. */
export const failure: Journey = async ({ open, find, press }) => {
  await open('/fail-payment', 'Payment Failed', 'Payment Failed. There was an error processing your payment');
  await find('h', 'Payment Failed heading level 1');
  await press('Down', "We couldn't process your payment.");
  await find('h', 'Common reasons');
  await press('Down', 'Insufficient funds');
  await find('k', 'Try Again link');
  await find('k', 'Contact Support link');
};
