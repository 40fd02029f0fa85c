import { messageSentPath } from '../urls/paths.ts';
import { HONEYPOT } from '../contact/fields.ts';

/** The form's name in Netlify's list, and on the page on which Netlify finds the form. */
export const NETLIFY_FORM = 'contact';

/**
 * Describes a form service by its documentation: see packages/receiver/docs/without-receiver.md. Each service
 * accepts the request of a plain form, which browsers send to another site without a preflight, and responds
 * in JSON if the request accepts JSON.
 */
interface ContactService {
  readonly name: string;
  /** An example of the URL that the service gives to each customer. */
  readonly exampleUrl?: string;
  /** The URL that all customers share, if an access key or the host itself identifies them. */
  readonly endpoint?: string;
  /**
   * The origin of the page to which the service redirects a visitor whose browser runs no script. Left out if
   * it is the endpoint's origin.
   */
  readonly thanksOrigin?: string;
  /** Hidden fields that the service needs in addition to those of the form. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** The name under which the service expects the honeypot. */
  readonly honeypotName: string;
  /** A field that every successful response has, if the documentation names one. */
  readonly successField?: string;
}

export const CONTACT_SERVICES: Readonly<Record<string, ContactService>> = {
  formspree: {
    name: 'Formspree',
    exampleUrl: 'https://formspree.io/f/abcdwxyz',
    honeypotName: '_gotcha',
    successField: 'next',
  },
  web3forms: {
    name: 'Web3Forms',
    endpoint: 'https://api.web3forms.com/submit',
    thanksOrigin: 'https://web3forms.com',
    honeypotName: 'botcheck',
    successField: 'success',
  },
  basin: { name: 'Basin', exampleUrl: 'https://usebasin.com/f/0123456789ab', honeypotName: '_gotcha' },
  getform: { name: 'Getform', exampleUrl: 'https://getform.io/f/abcdwxyz', honeypotName: '_gotcha' },
  netlify: {
    name: 'Netlify',
    endpoint: messageSentPath,
    hiddenFields: { 'form-name': NETLIFY_FORM },
    honeypotName: HONEYPOT,
  },
};
