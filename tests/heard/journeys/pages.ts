import type { Journey } from '../listener.ts';

/** From a plan to a message that begins with it. */
export const pricing: Journey = async ({ open, find, press }) => {
  await open('/pricing');
  await find('h', 'Basic heading level 2');
  await find('Down', '24,000 Kenyan shillings');
  await press('Down', 'per month, before VAT');
  await press('Down', 'Support hours', '8 hours a day, Monday to Friday');
  await press('Down', 'We respond in', '4 hours');
  await press('Down', 'Get Started with Basic');
  await press('Down', 'List with');
  await find('k', 'Get Started with Professional');
  await press('Return', 'We started your message from the page you came from.');
  await find('e', 'Message entry I would like to get started with the Professional plan. required');
};

/** To a table and through it. */
export const legal: Journey = async ({ open, find, press }) => {
  await open('/refund', 'Refund Policy');
  await find('h', 'Refund Policy heading level 1');
  await find('Down', 'Last updated: January 2025. Version 1.0, in force from 1 January 2025.');
  await find('2', 'CONTENTS');
  await press('2', 'Who this policy covers heading level 2');
  await press('t', 'Refund by share of the project completed', 'table with 5 rows 2 columns');
  await press('Down', '0% to 25%', 'Refund column header 75%');
  await press('Down', '26% to 50%', '50%');
};

/** With a suggestion for the slip in the address. */
export const notFound: Journey = async ({ open, find }) => {
  await open('/pricng', 'Page not found');
  await find('h', 'Oops! Page not found heading level 1');
  await find('Down', 'You have walked off the map');
  await find('Down', 'Did you mean Transparent Pricing?');
  await find('k', 'Return to Home');
};

export const phoneMenu: Journey = async ({ open, find, press, resize }) => {
  resize(500, 900);
  await open('/about');
  await find('Tab', 'Menu', 4);
  await press('Return', 'expanded');
  await press('Tab', 'Home');
  await press('Tab', 'About');
  await press('Escape', 'Menu', 'collapsed');
  await press('Return', 'expanded');
  await press('Tab', 'Home');
  await press('Tab', 'About');
  await press('Tab', 'Services');
  await press('Return', 'Finished loading');
  resize(1280, 900);
};
