import { settings } from 'virtual:delivery/settings';
import type { LEGAL_CONDITIONS, LEGAL_SERVERS } from '@site/content/schemas/legal-blocks';
import { homeUrl } from '#site/absolute-url.ts';

const { orders, service, contactEndpoint, checkoutEndpoint, analyticsEndpoint, isPaymentByInvoice } =
  settings;

const getHost = (endpoint = '') => URL.parse(endpoint, homeUrl)?.host ?? '';

/** Says which conditional blocks of legal documents this build shows. */
export const conditions: Readonly<Record<(typeof LEGAL_CONDITIONS)[number], boolean>> = {
  IfMessagesAreSent: contactEndpoint !== undefined,
  IfMessagesAreNotSent: contactEndpoint === undefined,
  IfOrdersAreSent: orders === 'receiver',
  IfOrdersAreMailed: orders === 'messages',
  IfOrdersAreNotSent: orders === 'simulated',
  IfPaymentIsByInvoice: isPaymentByInvoice,
  IfPaymentIsOnline: orders === 'receiver' && !isPaymentByInvoice,
  IfVisitsAreCounted: analyticsEndpoint !== undefined,
  IfVisitsAreNotCounted: analyticsEndpoint === undefined,
};

/** Names the hosts that this build sends to. */
export const serverHosts: Readonly<Record<(typeof LEGAL_SERVERS)[number], string>> = {
  MessageServer: getHost(contactEndpoint) + (service ? `, which ${service.name} runs for us` : ''),
  OrderServer: getHost(checkoutEndpoint),
  VisitServer: getHost(analyticsEndpoint),
};
