import type { Journey } from '../listener.ts';

/** Named, priced and cleared again. */
export const ownService: Journey = async ({ open, find, press, type, notHeard }) => {
  await open('/custom-quote');
  await find('e', 'Service name');
  await press('Insert+a', 'Focus mode');
  await type('Tower');
  await press('Tab', 'Price in US dollars', 'Enter a price from USD 25 to 2,500 to add the service');
  notHeard(/invalid entry/);
  await type('18');
  notHeard(/invalid entry|like 180/);
  await press('Tab', 'Clear custom service', 'Enter a price from USD 25 to 2,500, like 180');
  await press('shift+Tab', 'Price in US dollars entry', 'Enter a price from USD 25 to 2,500, like 180');
  await type('180');
  await press('Tab', 'Clear custom service', 'It is in your quote at USD 180.', 'Total USD 180');
  await press('Return', 'Custom Service heading', 'Removed Tower. Total USD 0');
  await press('Tab', 'Service name');
};

/** Ticked, counted, removed, proceeded with. */
export const quote: Journey = async ({ open, find, press, hold, notHeard }) => {
  await open('/custom-quote');
  await find('h', 'Your Quote Summary');
  await find('Tab', 'Proceed to Checkout', 3);
  await press('Return', 'Tick at least one service first');
  await press('Return', 'Tick at least one service first');
  await press('ctrl+Home', 'Skip to content');
  await find('x', 'Cloud Migration USD 2,500 check box not checked');
  await press('space', 'checked', 'Total USD 2,500');
  await find('b', 'One more: Cloud Migration');
  await press('Return', '2, total USD 5,000');
  await press('shift+Tab', 'Quantity of Cloud Migration', 'slider 2', 'Focus mode');
  await hold('Right', 5, 'Total USD 17,500');
  await press('Tab', 'Browse mode');
  await find('x', 'Consultation USD 25 for 1 hour');
  await press('space', 'checked', 'Total USD 17,525');
  await find('b', 'Remove Cloud Migration');
  await press('Return', 'Your Quote Summary heading', 'Removed Cloud Migration. Total USD 25');
  await press('Tab', 'Remove Consultation');
  await find('b', 'Copy link');
  await press('Return', 'It carries services and quantities, no prices.');
  await find('b', 'Proceed to Checkout');
  notHeard(/invalid entry/);
  await press('Return', 'Finished loading Secure Checkout');
};

/** A link to another quote, over the one of the journey before. */
export const sharedQuote: Journey = async ({ open, find, press }) => {
  await open(
    '/custom-quote#q=vpn-setup.2',
    'The link you opened carries a quote of 1 service, USD 560. You have one here',
  );
  await find('b', 'Keep mine');
  await press('Return', 'Choose your services heading');
};
