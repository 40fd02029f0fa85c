import type { AstroIntegration } from 'astro';
import { describeDelivery, type DeliveryConfig } from './delivery-config.ts';

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
              'import.meta.env.PAYMENT_HOSTS': constant(config.paymentHosts.join(' ')),
            },
          },
        });
        logger.info(describeDelivery(config));
      },
    },
  };
}
