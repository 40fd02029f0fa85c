// oxlint-disable typescript/consistent-type-imports -- an ambient module has no other way to the types of a file
/** Modules that the build's settings choose: src/integrations/delivery.ts. */
declare module 'virtual:delivery/settings' {
  export const settings: import('@site/rules/settings/delivery-config').DeliveryConfig;
}

declare module 'virtual:delivery/orders' {
  export const orders: import('./orders.ts').OrderDelivery;
}

declare module 'virtual:delivery/contact' {
  export const contact: import('./contact.ts').MessageDelivery;
}

declare module 'virtual:delivery/status' {
  export const status: import('./status.ts').OrderStatusView;
}
