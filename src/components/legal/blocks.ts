import { settings } from 'virtual:delivery/settings';
import type { LEGAL_CONDITIONS, LEGAL_SERVERS } from '@site/content/schemas/legal-blocks';
import { homeUrl } from '../../site/absolute-url.ts';

const { orders, service, contactEndpoint, checkoutEndpoint, analyticsEndpoint, paymentByInvoice } = settings;

const host = (endpoint = '') => URL.parse(endpoint, homeUrl)?.host ?? '';

/** Says which blocks of a legal document hold for this build. */
export const conditions: Readonly<Record<(typeof LEGAL_CONDITIONS)[number], boolean>> = {
  IfMessagesAreSent: contactEndpoint !== undefined,
  IfMessagesAreNotSent: contactEndpoint === undefined,
  IfOrdersAreSent: orders === 'receiver',
  IfOrdersAreMailed: orders === 'messages',
  IfOrdersAreNotSent: orders === 'simulated',
  IfPaymentIsByInvoice: paymentByInvoice,
  IfPaymentIsOnline: orders === 'receiver' && !paymentByInvoice,
  IfVisitsAreCounted: analyticsEndpoint !== undefined,
  IfVisitsAreNotCounted: analyticsEndpoint === undefined,
};

/** The hosts that this build sends to. */
export const servers: Readonly<Record<(typeof LEGAL_SERVERS)[number], string>> = {
  MessageServer: host(contactEndpoint) + (service ? `, which ${service.name} runs for us` : ''),
  OrderServer: host(checkoutEndpoint),
  VisitServer: host(analyticsEndpoint),
};
