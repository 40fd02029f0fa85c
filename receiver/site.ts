/**
 * The one door to the site: what its rules say of messages, orders, prices, money and colours. Nothing else of the receiver
 * imports from `src/`, so that this list is the whole of what the two share.
 */
export { billedTo } from '../src/domain/checkout/billed-to.ts';
export {
  BILLING,
  TEXT_FIELDS,
  checkCheckoutForm,
  type CheckoutTextField,
} from '../src/domain/checkout/form.ts';
export { ORDER_PREFIX, cartItemName } from '../src/domain/checkout/order.ts';
export { colourNamed, colourRules } from '../src/domain/colours/rules.ts';
export { CONTACT_FIELDS, HONEYPOT, messageRequest } from '../src/domain/contact/message-request.ts';
export { EMPTY_MESSAGE, checkMessage } from '../src/domain/contact/message.ts';
export { deliveryPhone } from '../src/domain/delivery/phone.ts';
export { IDEMPOTENCY_HEADER } from '../src/domain/delivery/submission.ts';
export { addressLine } from '../src/domain/facts/facts.ts';
export {
  formatAmount,
  formatMoney,
  isAmount,
  majorUnits,
  money,
  multiply,
  sum,
  type Currency,
  type Money,
} from '../src/domain/money/money.ts';
export {
  dollarSchema,
  publishedCatalogueSchema,
  type PublishedCatalogue,
  type PublishedPrice,
  type Seller,
} from '../src/domain/quote/published-catalogue.schema.ts';
export { isRecord, parseJson } from '../src/domain/text/json.ts';
export { countCharacters, singleLine } from '../src/domain/text/typed-text.ts';
export { cataloguePath, messageSentPath, paths, whatsappHref } from '../src/site/paths.ts';
