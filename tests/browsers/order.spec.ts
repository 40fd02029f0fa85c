/** From the first tick to the order. */
import { test, type Visitor } from './visitor.ts';

const BILLING = {
  'Full name': 'Akinyi O’Brien-Wanjiku',
  'Email address': 'akinyi@example.co.ke',
  'Phone number': '+254 712 345 678',
  'Billing address': 'Kitale Road 5',
  City: 'Kapenguria',
  'Postal code': '30600',
} as const;

async function buildQuote(visitor: Visitor) {
  await visitor.visit('/custom-quote');
  await visitor.click({ kind: 'checkbox', name: 'VPN Setup' });
  await visitor.click({ kind: 'button', name: 'One more: VPN Setup' });
  await visitor.fill({ kind: 'field', name: 'Service name' }, 'Cabling');
  await visitor.fill({ kind: 'field', name: 'Price in US dollars' }, '180.50');
  await visitor.reads('USD 740.50');
}

const pay = (visitor: Visitor) => visitor.click({ kind: 'button', name: 'Complete Payment' });

test('a quote becomes an order', async ({ visitor }) => {
  await visitor.visit('/pricing');
  await buildQuote(visitor);
  await visitor.click({ kind: 'button', name: 'Proceed to Checkout' });
  await visitor.standsAt('/checkout');
  await visitor.readsIn('main aside dl dd', ['USD 740.50', 'Calculated at payment', 'USD 740.50']);

  await pay(visitor);
  await visitor.reads('There is a problem');
  for (const [name, text] of Object.entries(BILLING)) await visitor.fill({ kind: 'field', name }, text);
  await visitor.click({ kind: 'checkbox', name: 'I agree' });
  await pay(visitor);
  await visitor.reads('Processing...');
  await visitor.standsAt('/checkout/success');
  await visitor.reads('INV-');
  await visitor.reads('nothing has been charged');
  await visitor.reads('VPN Setup × 2');

  // The order has taken the checkout's place, and the cart is empty.
  await visitor.back();
  await visitor.standsAt('/custom-quote');
  await visitor.reads('No services selected yet');
});

test('the checkout keeps what was typed through a reload, and the quote page what was ticked', async ({
  visitor,
}) => {
  await buildQuote(visitor);
  await visitor.click({ kind: 'button', name: 'Proceed to Checkout' });
  await visitor.standsAt('/checkout');
  await visitor.fill({ kind: 'field', name: 'City' }, 'Kapenguria');
  await visitor.visit('/checkout');
  await visitor.becomes('the city', "document.getElementById('city').value", 'Kapenguria');
  await visitor.visit('/custom-quote');
  await visitor.reads('USD 740.50');
});

test('a checkout without a quote gives way to the quote page', async ({ visitor }) => {
  await visitor.visit('/checkout');
  await visitor.standsAt('/custom-quote');
  await visitor.reads('No services selected yet');
});
