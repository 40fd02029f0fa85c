// oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import from a relative path
/** The build's settings choose these modules: see src/integrations/delivery.ts. */
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
