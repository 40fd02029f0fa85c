// oxlint-disable typescript/consistent-type-imports -- an ambient module has no other way to the types of a file
/** What src/integrations/delivery.ts resolves by the build's settings. */
declare module 'virtual:delivery/settings' {
  export const settings: import('@site/rules/settings/delivery-config').DeliveryConfig;
}

declare module 'virtual:delivery/orders' {
  export const orders: import('./orders.ts').Orders;
}

declare module 'virtual:delivery/contact' {
  export const contact: import('./contact.ts').Contact;
}

declare module 'virtual:delivery/outcomes' {
  export const outcomes: import('./outcomes.ts').Outcomes;
}
