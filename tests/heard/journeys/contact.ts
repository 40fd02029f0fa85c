import type { Journey } from '../listener.ts';

/** Sent too early, with the message that the page before began; then complete. */
export const contact: Journey = async ({ open, find, press, type, notHeard }) => {
  await open('/contact');
  await find('e', 'Name entry');
  notHeard(/invalid entry/);
  await find('b', 'Send Message');
  await press('Return', 'There are 2 problems');
  await press('Tab', 'Please enter your name link');
  await press('Return', 'Name entry', 'Please enter your name', 'Focus mode');
  await type('Grace');
  await press('Tab', 'Company');
  await press('Tab', 'Email address');
  await type('grace@example.com');
  await press('Tab', 'Phone');
  await press('Tab', 'Message');
  await type('Hello');
  await press('Tab', 'Send Message');
  await press('Return', 'Thank you, Grace. One step is left.', 'Thank you. Your message is complete.');
  await press('Down', 'This page does not send messages');
};
