import { isLoopback } from '../urls/loopback.ts';
import { CONTACT_SERVICES } from './contact-services.ts';

type Environment = NodeJS.ProcessEnv;

/** Reads a setting and trims it. Returns an empty string if the setting is missing. */
const readSetting = (environment: Environment, name: string) => environment[name]?.trim() ?? '';

const createSettingError = (name: string, value: string, requirement: string) =>
  new Error(`${name} is "${value}". It must be ${requirement}`);

function readEndpoint(environment: Environment, name: string): string | undefined {
  const value = readSetting(environment, name);
  if (value === '') return undefined;
  const url = URL.parse(value);
  const hasNoCredentialsOrFragment = url?.username === '' && url.password === '' && url.hash === '';
  if (
    hasNoCredentialsOrFragment &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  )
    return url.href;
  throw createSettingError(
    name,
    value,
    'an address like https://forms.example.com/messages, with https unless it is on this machine',
  );
}

/**
 * Parses a host of PUBLIC_PAYMENT_HOSTS. Returns it in lower case, with its port unless that is the default.
 */
function parsePaymentHost(name: string): string {
  // Rejects anything that is not a plain host and port: a path, a query, credentials or a wildcard.
  const url = /^[^\s/?#@\\*]+$/u.test(name) ? URL.parse(`https://${name}`) : null;
  if (url) return url.host;
  throw new Error(
    `PUBLIC_PAYMENT_HOSTS contains "${name}", which is not a host name such as checkout.example.com. Separate host names with commas or spaces`,
  );
}

function readPaymentHosts(environment: Environment): readonly string[] {
  const names = readSetting(environment, 'PUBLIC_PAYMENT_HOSTS').split(/[\s,]+/u);
  return [...new Set(names.filter((name) => name !== '').map(parsePaymentHost))];
}

/** Reads whether orders are paid by invoice, or else on the page of a payment provider. */
function readIsPaymentByInvoice(environment: Environment): boolean {
  const value = readSetting(environment, 'PUBLIC_PAYMENT');
  if (value === '' || value === 'invoice') return value === 'invoice';
  throw createSettingError('PUBLIC_PAYMENT', value, 'invoice, or empty if a payment provider is used');
}

const getHostname = (url = '') => URL.parse(url)?.hostname ?? '';

/**
 * Reads which form service receives messages, if one is set. Throws an error if the endpoint is on another
 * host. In a test, an endpoint on this machine may replace the service.
 */
function readContactService(environment: Environment, url: string | undefined) {
  const id = readSetting(environment, 'PUBLIC_CONTACT_SERVICE');
  if (id === '') return undefined;
  const services = new Map(Object.entries(CONTACT_SERVICES));
  const service = services.get(id);
  if (!service) {
    const names = [...services.keys()].join(', ');
    throw createSettingError(
      'PUBLIC_CONTACT_SERVICE',
      id,
      `one of ${names}, or empty for a server of your own`,
    );
  }
  const { name, exampleUrl, thanksOrigin, honeypotName, successField } = service;
  const endpoint = url ?? service.endpoint;
  const isAllowedEndpoint =
    url === undefined ||
    isLoopback(getHostname(url)) ||
    getHostname(url) === getHostname(exampleUrl ?? service.endpoint);
  if (endpoint === undefined || !isAllowedEndpoint) {
    const requirement = exampleUrl
      ? `the address that ${name} gave for the form, like ${exampleUrl}`
      : 'empty';
    throw new Error(`PUBLIC_CONTACT_SERVICE is ${id}, so PUBLIC_CONTACT_ENDPOINT must be ${requirement}`);
  }
  const hiddenFields = new URLSearchParams(service.hiddenFields);
  if (id === 'web3forms') hiddenFields.set('access_key', readAccessKey(environment));
  return {
    name,
    endpoint,
    thanksOrigin,
    hiddenFields: hiddenFields.toString(),
    honeypotName,
    successField,
  };
}

function readAccessKey(environment: Environment): string {
  const key = readSetting(environment, 'PUBLIC_CONTACT_ACCESS_KEY');
  if (/^[\da-f-]{36}$/i.test(key)) return key;
  throw createSettingError('PUBLIC_CONTACT_ACCESS_KEY', key, 'the access key that Web3Forms emailed to you');
}

/**
 * Reads the build's settings. Without settings, a site sends nothing. If a value is wrong, throws an error
 * that says what it must be.
 */
export function readDeliveryConfig(environment: Environment) {
  const contactUrl = readEndpoint(environment, 'PUBLIC_CONTACT_ENDPOINT');
  const service = readContactService(environment, contactUrl);
  const contactEndpoint = service?.endpoint ?? contactUrl;
  const checkoutEndpoint = readEndpoint(environment, 'PUBLIC_CHECKOUT_ENDPOINT');
  const analyticsEndpoint = readEndpoint(environment, 'PUBLIC_ANALYTICS_ENDPOINT');
  const paymentHosts = readPaymentHosts(environment);
  if (checkoutEndpoint !== undefined && paymentHosts.length === 0)
    throw new Error(
      'PUBLIC_CHECKOUT_ENDPOINT is set and PUBLIC_PAYMENT_HOSTS is not. Name the hosts of the payment pages, or no order can be paid',
    );
  const ordersWithoutReceiver = contactEndpoint ? ('messages' as const) : ('simulated' as const);
  return {
    service,
    contactEndpoint,
    checkoutEndpoint,
    analyticsEndpoint,
    paymentHosts,
    orders: checkoutEndpoint ? ('receiver' as const) : ordersWithoutReceiver,
    /** An order that is sent as a message is always paid by invoice. */
    isPaymentByInvoice: checkoutEndpoint
      ? readIsPaymentByInvoice(environment)
      : contactEndpoint !== undefined,
  };
}

export type DeliveryConfig = Readonly<ReturnType<typeof readDeliveryConfig>>;

/** Lists the other origins to which pages send data. The CSP allows requests and forms to go there. */
export function listEndpointOrigins(config: DeliveryConfig): readonly string[] {
  const urls = [
    config.contactEndpoint,
    config.service?.thanksOrigin,
    config.checkoutEndpoint,
    config.analyticsEndpoint,
  ];
  return [...new Set(urls.flatMap((url = '') => URL.parse(url)?.origin ?? []))];
}

/**
 * The settings that legal documents describe. Each setting has its own conditional blocks in the documents.
 */
export const LEGAL_SETTINGS = ['messages', 'orders', 'payment', 'visits'] as const;
export type LegalSetting = (typeof LEGAL_SETTINGS)[number];

function describePayment({ isPaymentByInvoice, checkoutEndpoint }: DeliveryConfig): string {
  if (isPaymentByInvoice) return 'by invoice';
  return checkoutEndpoint === undefined ? 'none' : 'on the page of a provider';
}

const describeDestination = (url: string | undefined) =>
  url === undefined ? 'not sent' : `sent to ${URL.parse(url)?.host ?? 'this website'}`;

/** Describes the settings in the words that a published version of a legal document records. */
export function describeLegalSettings(config: DeliveryConfig): Readonly<Record<LegalSetting, string>> {
  const { service, analyticsEndpoint } = config;
  const messages = describeDestination(config.contactEndpoint) + (service ? `, run by ${service.name}` : '');
  return {
    messages,
    orders:
      config.orders === 'messages'
        ? `${messages}, as messages`
        : describeDestination(config.checkoutEndpoint),
    payment: describePayment(config),
    visits:
      analyticsEndpoint === undefined ? 'not counted' : `counted by ${URL.parse(analyticsEndpoint)?.host}`,
  };
}

export function summariseDelivery(config: DeliveryConfig): string {
  const { messages, orders, payment, visits } = describeLegalSettings(config);
  return `Messages are ${messages}; orders are ${orders}; payment is ${payment}; visits are ${visits}.`;
}

/**
 * Returns whether the build is for the public: whether the site's URL or an endpoint is set and is not on
 * this machine, or a form service is set. Tests, previews and examples set nothing outside this machine.
 */
export const isPublicBuild = (environment: Environment) =>
  Object.entries(environment).some(
    ([name, value = '']) =>
      /^PUBLIC_(?:SITE_URL|CONTACT_SERVICE|\w+_ENDPOINT)$/.test(name) &&
      value.trim() !== '' &&
      !isLoopback(getHostname(value)),
  );
