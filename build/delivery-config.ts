import type { AstroIntegration } from 'astro';
import { isLoopback } from '../src/domain/delivery/safe-redirect.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const set = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';

function endpoint(environment: Environment, name: string): string | undefined {
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

/** Nothing set sends nothing; a wrong value throws one sentence that says what it must be. */
export function deliveryConfig(environment: Environment) {
  const contactEndpoint = endpoint(environment, 'PUBLIC_CONTACT_ENDPOINT');
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
  return { contactEndpoint, checkoutEndpoint, analyticsEndpoint, paymentHosts };
}

export type DeliveryConfig = Readonly<ReturnType<typeof deliveryConfig>>;

/** For the content policy: the other origins that pages send to, by script or by a plain form. */
export const receiverOrigins = ({
  contactEndpoint,
  checkoutEndpoint,
  analyticsEndpoint,
}: DeliveryConfig): readonly string[] => [
  ...new Set(
    [contactEndpoint, checkoutEndpoint, analyticsEndpoint].flatMap((address) =>
      address === undefined ? [] : [new URL(address).origin],
    ),
  ),
];

export function describeDelivery(config: DeliveryConfig): string {
  const { contactEndpoint, checkoutEndpoint, analyticsEndpoint } = config;
  const counted = analyticsEndpoint === undefined ? '' : ` Visits are counted by ${analyticsEndpoint}.`;
  const to = (address: string | undefined) => (address === undefined ? 'not sent' : `sent to ${address}`);
  return contactEndpoint === checkoutEndpoint && contactEndpoint === undefined
    ? `No delivery endpoint is set: messages and orders are not sent anywhere.${counted}`
    : `Messages are ${to(contactEndpoint)}; orders are ${to(checkoutEndpoint)}.${counted}`;
}

/** `undefined` is written out too, so that the bundler drops what depends on it. */
const constant = (value: string | undefined): string =>
  value === undefined ? 'undefined' : JSON.stringify(value);

export function delivery(config: DeliveryConfig): AstroIntegration {
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({
          vite: {
            define: {
              'import.meta.env.CONTACT_ENDPOINT': constant(config.contactEndpoint),
              'import.meta.env.CHECKOUT_ENDPOINT': constant(config.checkoutEndpoint),
              'import.meta.env.ANALYTICS_ENDPOINT': constant(config.analyticsEndpoint),
              'import.meta.env.PAYMENT_HOSTS': constant(config.paymentHosts.join(' ')),
            },
          },
        });
        logger.info(describeDelivery(config));
      },
    },
  };
}
