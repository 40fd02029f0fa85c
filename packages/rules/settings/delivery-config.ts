import { CONTACT_SERVICES } from './contact-services.ts';
import { isLoopback } from '../delivery/safe-redirect.ts';

const set = (environment: NodeJS.ProcessEnv, name: string): string => environment[name]?.trim() ?? '';

const wrong = (name: string, value: string, must: string) =>
  new Error(`${name} is "${value}". It must be ${must}`);

function endpoint(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = set(environment, name);
  if (value === '') return undefined;
  const url = URL.parse(value);
  const isPlain = url?.username === '' && url.password === '' && url.hash === '';
  if (isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    return url.href;
  const must = 'an address like https://forms.example.com/messages, with https unless it is on this machine';
  throw wrong(name, value, must);
}

function host(value: string): string {
  const url = /^[^\s/?#@\\*]+$/u.test(value) ? URL.parse(`https://${value}`) : null;
  if (url) return url.host;
  throw new Error(
    `PUBLIC_PAYMENT_HOSTS names "${value}". It must be names of hosts like checkout.example.com, with commas or spaces between`,
  );
}

/** Else orders are paid on the page of a provider. */
function byInvoice(environment: NodeJS.ProcessEnv): boolean {
  const value = set(environment, 'PUBLIC_PAYMENT');
  if (value === '' || value === 'invoice') return value === 'invoice';
  throw wrong('PUBLIC_PAYMENT', value, 'invoice, or nothing where a provider has a page');
}

/** The service that messages go to, with what it wants of each; `undefined` where they go to a server of our contract. */
function contactService(environment: NodeJS.ProcessEnv, address: string | undefined) {
  const id = set(environment, 'PUBLIC_CONTACT_SERVICE');
  const known = Object.entries(CONTACT_SERVICES);
  const hostOf = (of = '') => URL.parse(of)?.hostname;
  if (id === '') return undefined;
  const service = known.find(([name]) => name === id)?.[1];
  const names = known.map(([name]) => name).join(', ');
  if (!service)
    throw wrong('PUBLIC_CONTACT_SERVICE', id, `one of ${names}, or empty for a server of your own`);
  const { name, example, endpoint = address, thanksOrigin, fields, honeypot, accepted } = service;
  const isOwn = address === undefined || isLoopback(hostOf(address) ?? '');
  if (endpoint === undefined || !(isOwn || hostOf(address) === hostOf(example ?? endpoint)))
    throw new Error(
      `PUBLIC_CONTACT_SERVICE is ${id}, so PUBLIC_CONTACT_ENDPOINT must be ${example ? `the address that ${name} gave for the form, like ${example}` : 'empty'}`,
    );
  const key = set(environment, 'PUBLIC_CONTACT_ACCESS_KEY');
  if (id === 'web3forms' && !/^[\da-f-]{36}$/i.test(key))
    throw wrong('PUBLIC_CONTACT_ACCESS_KEY', key, 'the access key that Web3Forms has mailed');
  return {
    name,
    endpoint: address ?? endpoint,
    thanksOrigin,
    /** As in an address. */
    fields: new URLSearchParams({ ...fields, ...(id === 'web3forms' && { access_key: key }) }).toString(),
    honeypot,
    accepted,
  };
}

/** Nothing set sends nothing; a wrong value throws one sentence that says what it must be. */
export function deliveryConfig(environment: NodeJS.ProcessEnv) {
  const contactAddress = endpoint(environment, 'PUBLIC_CONTACT_ENDPOINT');
  const service = contactService(environment, contactAddress);
  const contactEndpoint = service?.endpoint ?? contactAddress;
  const checkoutEndpoint = endpoint(environment, 'PUBLIC_CHECKOUT_ENDPOINT');
  const analyticsEndpoint = endpoint(environment, 'PUBLIC_ANALYTICS_ENDPOINT');
  const hosts = set(environment, 'PUBLIC_PAYMENT_HOSTS').split(/[\s,]+/u);
  /** As `URL.host` writes them: lower case, a port only where it is not the usual one. */
  const paymentHosts: readonly string[] = [...new Set(hosts.filter((name) => name !== '').map(host))];
  if (checkoutEndpoint !== undefined && paymentHosts.length === 0)
    throw new Error(
      'PUBLIC_CHECKOUT_ENDPOINT is set and PUBLIC_PAYMENT_HOSTS is not. Name the hosts of the payment pages, or no order can be paid',
    );
  // As messages where no server takes them.
  const withoutServer = contactEndpoint ? ('messages' as const) : ('simulated' as const);
  return {
    service,
    contactEndpoint,
    checkoutEndpoint,
    analyticsEndpoint,
    paymentHosts,
    orders: checkoutEndpoint ? ('receiver' as const) : withoutServer,
    /** No one is led to a page to pay on by a message. */
    paymentByInvoice: checkoutEndpoint ? byInvoice(environment) : contactEndpoint !== undefined,
  };
}

export type DeliveryConfig = Readonly<ReturnType<typeof deliveryConfig>>;

/** For the content policy: the other origins that pages send to, by script or by a plain form. */
export const receiverOrigins = ({
  service,
  contactEndpoint,
  checkoutEndpoint,
  analyticsEndpoint,
}: DeliveryConfig): readonly string[] => [
  ...new Set(
    [contactEndpoint, service?.thanksOrigin, checkoutEndpoint, analyticsEndpoint].flatMap(
      (address = '') => URL.parse(address)?.origin ?? [],
    ),
  ),
];

/** What a build does with messages, orders, payments and visits: the documents speak of it, each by its blocks. */
export const LEGAL_SETTINGS = ['messages', 'orders', 'payment', 'visits'] as const;
export type LegalSetting = (typeof LEGAL_SETTINGS)[number];

/** What documents say of a build, in the words that their version is published with. */
export function publishedSettings(config: DeliveryConfig): Readonly<Record<LegalSetting, string>> {
  const { service, contactEndpoint, checkoutEndpoint, paymentByInvoice, analyticsEndpoint } = config;
  const to = (address: string | undefined) =>
    address === undefined ? 'not sent' : `sent to ${URL.parse(address)?.host ?? 'this website'}`;
  const messages = to(contactEndpoint) + (service ? `, run by ${service.name}` : '');
  return {
    messages,
    orders: config.orders === 'messages' ? `${messages}, as messages` : to(checkoutEndpoint),
    payment: paymentByInvoice
      ? 'by invoice'
      : checkoutEndpoint === undefined
        ? 'none'
        : 'on the page of a provider',
    visits:
      analyticsEndpoint === undefined ? 'not counted' : `counted by ${URL.parse(analyticsEndpoint)?.host}`,
  };
}

export function describeDelivery(config: DeliveryConfig): string {
  const { messages, orders, payment, visits } = publishedSettings(config);
  return `Messages are ${messages}; orders are ${orders}; payment is ${payment}; visits are ${visits}.`;
}

/** Without any setting but this machine's addresses it is a test, a preview or an example, and no visitor's site. */
export const isForVisitors = (environment: NodeJS.ProcessEnv): boolean =>
  Object.entries(environment).some(
    ([name, value = '']) =>
      /^PUBLIC_(?:SITE_URL|CONTACT_SERVICE|\w+_ENDPOINT)$/.test(name) &&
      value.trim() !== '' &&
      !isLoopback(URL.parse(value)?.hostname ?? ''),
  );
