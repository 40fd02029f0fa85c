import { fileURLToPath } from 'node:url';
import { type DeliveryConfig, summariseDelivery } from '@site/rules/settings/delivery-config';
import type { AstroIntegration } from 'astro';

const MODULE_PREFIX = 'virtual:delivery/';
const SETTINGS_MODULE = `${MODULE_PREFIX}settings`;

/**
 * Creates a Vite plugin that resolves `virtual:delivery/…` to this build's settings, to the modules that send
 * its orders and messages, and to the module that shows the state of an order.
 */
export function createDeliveryPlugin(config: DeliveryConfig) {
  const modules: Readonly<Partial<Record<string, string>>> = {
    orders: `orders/${config.orders}.ts`,
    status: `status/${config.orders}.tsx`,
    contact: `contact/${config.contactEndpoint === undefined ? 'by-visitor' : 'by-site'}.tsx`,
  };
  return {
    name: 'delivery-modules',
    resolveId: (id: string) => {
      if (id === SETTINGS_MODULE) return id;
      const file = id.startsWith(MODULE_PREFIX) ? modules[id.slice(MODULE_PREFIX.length)] : undefined;
      return file && fileURLToPath(new URL(`../delivery/${file}`, import.meta.url));
    },
    load: (id: string) =>
      id === SETTINGS_MODULE ? `export const settings = ${JSON.stringify(config)};` : undefined,
  };
}

/** Creates an integration that adds the plugin, and prints what this build sends. */
export function createDeliveryIntegration(config: DeliveryConfig): AstroIntegration {
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({ vite: { plugins: [createDeliveryPlugin(config)] } });
        logger.info(summariseDelivery(config));
      },
    },
  };
}
