import { NETLIFY_FORM } from '../contact/netlify-form.ts';
import { messageSentPath } from '../addresses/paths.ts';

/**
 * How form services take messages, by their documentation: see packages/receiver/docs/without-receiver.md. Each takes what a plain form sends,
 * which browsers send to another site without asking it first, and answers in JSON to who accepts that.
 */
interface ContactService {
  readonly name: string;
  /** An address as the service gives it out. */
  readonly example?: string;
  /** Where all of its customers send to, whom a public access key tells apart. */
  readonly endpoint?: string;
  /** Where else it may lead a visitor whose browser runs no script. */
  readonly thanksOrigin?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly honeypot: string;
  /** What a successful answer always names, where the documentation says so. */
  readonly accepted?: string;
}

export const CONTACT_SERVICES: Readonly<Record<string, ContactService>> = {
  formspree: {
    name: 'Formspree',
    example: 'https://formspree.io/f/abcdwxyz',
    honeypot: '_gotcha',
    accepted: 'next',
  },
  web3forms: {
    name: 'Web3Forms',
    endpoint: 'https://api.web3forms.com/submit',
    thanksOrigin: 'https://web3forms.com',
    honeypot: 'botcheck',
    accepted: 'success',
  },
  basin: { name: 'Basin', example: 'https://usebasin.com/f/0123456789ab', honeypot: '_gotcha' },
  getform: { name: 'Getform', example: 'https://getform.io/f/abcdwxyz', honeypot: '_gotcha' },
  netlify: {
    name: 'Netlify',
    endpoint: messageSentPath,
    fields: { 'form-name': NETLIFY_FORM },
    honeypot: 'website',
  },
};
