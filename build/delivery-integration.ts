import type { AstroIntegration } from 'astro';
import { describeDelivery, type DeliveryConfig } from './delivery-config.ts';

/** As source code. What is not set is written out too, so that what depends on it is known to be dead. */
const constant = (value: string | undefined): string =>
  value === undefined ? 'undefined' : JSON.stringify(value);

/** Puts the settings into the pages as constants, and says in one line of the build where messages and orders go. */
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
