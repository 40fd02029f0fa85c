import { fileURLToPath } from 'node:url';
import { type DeliveryConfig, describeDelivery } from '@site/rules/settings/delivery-config';
import type { AstroIntegration } from 'astro';

const PREFIX = 'virtual:delivery/';
const SETTINGS = `${PREFIX}settings`;

/**
 * Resolves `virtual:delivery/…` to the modules that send orders and messages in this build, and to its
 * settings.
 */
export function deliveryModules(config: DeliveryConfig) {
  const modules: Readonly<Partial<Record<string, string>>> = {
    orders: `orders/${config.orders}.ts`,
    status: `status/${config.orders}.tsx`,
    contact: `contact/${config.contactEndpoint === undefined ? 'by-visitor' : 'by-site'}.tsx`,
  };
  return {
    name: 'delivery-modules',
    resolveId: (id: string) => {
      if (id === SETTINGS) return id;
      const file = id.startsWith(PREFIX) ? modules[id.slice(PREFIX.length)] : undefined;
      return file && fileURLToPath(new URL(`../delivery/${file}`, import.meta.url));
    },
    load: (id: string) =>
      id === SETTINGS ? `export const settings = ${JSON.stringify(config)};` : undefined,
  };
}

export function delivery(config: DeliveryConfig): AstroIntegration {
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({ vite: { plugins: [deliveryModules(config)] } });
        logger.info(describeDelivery(config));
      },
    },
  };
}
