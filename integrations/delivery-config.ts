import type { AstroIntegration } from 'astro';
import type { LegalSetting } from '../src/domain/content/legal-blocks.ts';
import { CONTACT_SERVICES } from './contact-services.ts';
import { isLoopback } from '../src/domain/delivery/safe-redirect.ts';

const set = (environment: NodeJS.ProcessEnv, name: string): string => environment[name]?.trim() ?? '';

function endpoint(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = set(environment, name);
  if (value === '') return undefined;
  const url = URL.parse(value);
  const isPlain = url?.username === '' && url.password === '' && url.hash === '';
  if (isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    return url.href;
  throw new Error(
    `${name} is "${value}". It must be an address like https://forms.example.com/messages, with https unless it is on this machine`,
  );
}

function host(value: string): string {
  const url = /^[^\s/?#@\\*]+$/u.test(value) ? URL.parse(`https://${value}`) : null;
  if (url) return url.host;
  throw new Error(
    `PUBLIC_PAYMENT_HOSTS names "${value}". It must be names of hosts like checkout.example.com, with commas or spaces between`,
  );
}

/** `undefined` where orders are paid on the page of a provider. */
function byInvoice(environment: NodeJS.ProcessEnv): 'yes' | undefined {
  const value = set(environment, 'PUBLIC_PAYMENT');
  if (value === '') return undefined;
  if (value === 'invoice') return 'yes';
  throw new Error(`PUBLIC_PAYMENT is "${value}". It must be invoice, or nothing where a provider has a page`);
}

/** The service that messages go to, with what it wants of each; `undefined` where they go to a server of our contract. */
function contactService(environment: NodeJS.ProcessEnv, address: string | undefined) {
  const id = set(environment, 'PUBLIC_CONTACT_SERVICE');
  const known = Object.entries(CONTACT_SERVICES);
  const hostOf = (of = '') => URL.parse(of)?.hostname;
  if (id === '') {
    const unnamed = known.find(
      ([, { example, endpoint }]) => hostOf(address) === hostOf(example ?? endpoint),
    );
    if (address === undefined || !unnamed) return undefined;
    throw new Error(
      `PUBLIC_CONTACT_ENDPOINT is an address of ${unnamed[1].name}, which does not keep our contract. Set PUBLIC_CONTACT_SERVICE to ${unnamed[0]}`,
    );
  }
  const service = known.find(([name]) => name === id)?.[1];
  if (!service) {
    throw new Error(
      `PUBLIC_CONTACT_SERVICE is "${id}". It must be one of ${known.map(([name]) => name).join(', ')}, or empty for a server of your own`,
    );
  }
  const { name, example, endpoint = address, thanksOrigin, fields, honeypot, accepted } = service;
  const isOwn = address === undefined || isLoopback(hostOf(address) ?? '');
  if (endpoint === undefined || !(isOwn || hostOf(address) === hostOf(example ?? endpoint))) {
    throw new Error(
      `PUBLIC_CONTACT_SERVICE is ${id}, so PUBLIC_CONTACT_ENDPOINT must be ${example ? `the address that ${name} gave for the form, like ${example}` : 'empty'}`,
    );
  }
  const key = set(environment, 'PUBLIC_CONTACT_ACCESS_KEY');
  if (id === 'web3forms' && !/^[\da-f-]{36}$/i.test(key)) {
    throw new Error(
      `PUBLIC_CONTACT_ACCESS_KEY is "${key}". It must be the access key that Web3Forms has mailed, like 01234567-89ab-cdef-0123-456789abcdef`,
    );
  }
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
  if (checkoutEndpoint !== undefined && paymentHosts.length === 0) {
    throw new Error(
      'PUBLIC_CHECKOUT_ENDPOINT is set and PUBLIC_PAYMENT_HOSTS is not. Name the hosts of the payment pages, or no order can be paid',
    );
  }
  return {
    ...{ service, contactEndpoint, checkoutEndpoint, analyticsEndpoint, paymentHosts },
    /** Nobody is led to a page to pay on by a message. */
    paymentByInvoice: checkoutEndpoint ? byInvoice(environment) : contactEndpoint && 'yes',
  };
}

export type DeliveryConfig = Readonly<ReturnType<typeof deliveryConfig>>;

/** Where orders go as messages, for want of a server that takes them. */
const ordersByMessage = ({ contactEndpoint, checkoutEndpoint }: DeliveryConfig) =>
  checkoutEndpoint === undefined ? contactEndpoint : undefined;

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

export function describeDelivery(config: DeliveryConfig): string {
  const { service, contactEndpoint, checkoutEndpoint, analyticsEndpoint } = config;
  const counted = analyticsEndpoint === undefined ? '' : ` Visits are counted by ${analyticsEndpoint}.`;
  const to = (address: string | undefined) => (address === undefined ? 'not sent' : `sent to ${address}`);
  const orders = ordersByMessage(config) === undefined ? to(checkoutEndpoint) : 'sent there as messages';
  return contactEndpoint === checkoutEndpoint && contactEndpoint === undefined
    ? `No delivery endpoint is set: messages and orders are not sent anywhere.${counted}`
    : `Messages are ${to(contactEndpoint)}${service ? `, as ${service.name} takes them` : ''}; orders are ${orders}.${counted}`;
}

/** What documents say of a build, in the words that their version is published with. */
export function publishedSettings(config: DeliveryConfig): Readonly<Record<LegalSetting, string>> {
  const { service, contactEndpoint, checkoutEndpoint, paymentByInvoice, analyticsEndpoint } = config;
  const to = (address: string | undefined) =>
    address === undefined ? 'not sent' : `sent to ${URL.parse(address)?.host ?? 'this website'}`;
  const messages = to(contactEndpoint) + (service ? `, run by ${service.name}` : '');
  return {
    messages,
    orders: ordersByMessage(config) === undefined ? to(checkoutEndpoint) : `${messages}, as messages`,
    payment: paymentByInvoice
      ? 'by invoice'
      : checkoutEndpoint === undefined
        ? 'none'
        : 'on the page of a provider',
    visits:
      analyticsEndpoint === undefined ? 'not counted' : `counted by ${URL.parse(analyticsEndpoint)?.host}`,
  };
}

/** Without any setting but this machine's addresses it is a test, a preview or an example, and no visitor's site. */
export const isForVisitors = (environment: NodeJS.ProcessEnv): boolean =>
  Object.entries(environment).some(
    ([name, value = '']) =>
      /^PUBLIC_(?:SITE_URL|CONTACT_SERVICE|\w+_ENDPOINT)$/.test(name) &&
      value.trim() !== '' &&
      !isLoopback(URL.parse(value)?.hostname ?? ''),
  );

/** `undefined` is written out too, so that the bundler drops what depends on it. */
const constant = (value: string | undefined): string =>
  value === undefined ? 'undefined' : JSON.stringify(value);

/**
 * Other builds are without the module, where no constant could keep it out of what the checkout and the contact form
 * load together.
 */
const withoutOrderMessages = (config: DeliveryConfig) => ({
  name: 'without-order-messages',
  load: (id: string) =>
    ordersByMessage(config) === undefined && id.endsWith('/stores/send-order-message.ts')
      ? 'export const sendOrderMessage = undefined;'
      : undefined,
});

export function delivery(config: DeliveryConfig): AstroIntegration {
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({
          vite: {
            plugins: [withoutOrderMessages(config)],
            define: {
              'import.meta.env.CONTACT_ENDPOINT': constant(config.contactEndpoint),
              'import.meta.env.CONTACT_SERVICE': constant(config.service?.name),
              'import.meta.env.CONTACT_FIELDS': constant(config.service?.fields),
              'import.meta.env.CONTACT_HONEYPOT': constant(config.service?.honeypot),
              'import.meta.env.CONTACT_ACCEPTED': constant(config.service?.accepted),
              'import.meta.env.CHECKOUT_ENDPOINT': constant(config.checkoutEndpoint),
              'import.meta.env.ORDERS_BY_MESSAGE': constant(ordersByMessage(config)),
              'import.meta.env.ANALYTICS_ENDPOINT': constant(config.analyticsEndpoint),
              'import.meta.env.PAYMENT_HOSTS': constant(config.paymentHosts.join(' ')),
              'import.meta.env.PAYMENT_BY_INVOICE': constant(config.paymentByInvoice),
            },
          },
        });
        logger.info(describeDelivery(config));
      },
    },
  };
}
