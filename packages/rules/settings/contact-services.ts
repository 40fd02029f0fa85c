import { messageSentPath } from '../urls/paths.ts';
import { HONEYPOT } from '../contact/fields.ts';

/** The form's name in Netlify's list, and on the page on which Netlify finds the form. */
export const NETLIFY_FORM = 'contact';

/**
 * A form service as its documentation describes it: see packages/receiver/docs/without-receiver.md. Each
 * service accepts the request of a plain form, which browsers send to another site without a preflight. The
 * service responds in JSON if the request accepts JSON.
 */
interface ContactService {
  readonly name: string;
  /** An example of the URL that the service gives to each customer. */
  readonly example?: string;
  /** The URL that all customers share, if an access key or the host itself identifies them. */
  readonly endpoint?: string;
  /** Another origin, to which the service may lead a visitor whose browser runs no script. */
  readonly thanksOrigin?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly honeypot: string;
  /** A field that every successful response has, if the documentation names one. */
  readonly successField?: string;
}

export const CONTACT_SERVICES: Readonly<Record<string, ContactService>> = {
  formspree: {
    name: 'Formspree',
    example: 'https://formspree.io/f/abcdwxyz',
    honeypot: '_gotcha',
    successField: 'next',
  },
  web3forms: {
    name: 'Web3Forms',
    endpoint: 'https://api.web3forms.com/submit',
    thanksOrigin: 'https://web3forms.com',
    honeypot: 'botcheck',
    successField: 'success',
  },
  basin: { name: 'Basin', example: 'https://usebasin.com/f/0123456789ab', honeypot: '_gotcha' },
  getform: { name: 'Getform', example: 'https://getform.io/f/abcdwxyz', honeypot: '_gotcha' },
  netlify: {
    name: 'Netlify',
    endpoint: messageSentPath,
    fields: { 'form-name': NETLIFY_FORM },
    honeypot: HONEYPOT,
  },
};
