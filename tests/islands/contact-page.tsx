/** The island of the contact page, and locators for its controls. */
import { page } from 'vitest/browser';
import { locateButton, storeEntry } from './island.tsx';
import { ContactForm } from '#islands/contact/contact-form.tsx';

export const CONTACT = <ContactForm email="support@mtelo.example" whatsapp="+254 700 000 000" />;

export const sendButton = locateButton('Send Message');
export const confirmation = page.getByRole('group', { name: 'Thank you' });

/** Matches the URL of a link that opens the message in an email app. */
export const MAILTO_PATTERN = /^mailto:support@mtelo\.example\?.*Our%20office%20needs/;

export const MESSAGE = {
  name: 'Akinyi O’Brien',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '0712 345 678',
  message: 'Our office needs a network.\nCan you help?',
};

/** Stores a valid draft, with changes if a test gives some. */
export const storeDraft = (change: object = {}) => {
  storeEntry('contactDraft', { ...MESSAGE, ...change });
};
