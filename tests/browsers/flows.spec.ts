/** The main flows, as the visitors of each engine go through them. */
import { test, type Visitor } from './visitor.ts';

const BILLING = {
  'Full name': 'Akinyi O’Brien-Wanjiku',
  'Email address': 'akinyi@example.co.ke',
  'Phone number': '+254 712 345 678',
  'Billing address': 'Kitale Road 5',
  City: 'Kapenguria',
  'Postal code': '30600',
};

const MESSAGE = { Name: 'Akinyi', Email: 'akinyi@example.co.ke', Message: 'Good morning' };

/** Goes elsewhere, and comes back to the very same page, from the back-forward cache. */
async function leaveAndReturn(visitor: Visitor, path: string) {
  await visitor.evaluate(
    `addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; })`,
  );
  await visitor.click('link', 'About');
  await visitor.isAt('/about');
  await visitor.back();
  await visitor.isAt(path);
  await visitor.becomes('the page comes from the back-forward cache', 'window.persisted', true);
}

const valueOf = (id: string) => `document.getElementById('${id}').value`;

test('a quote survives the way through history, and becomes an order', async ({ visitor }) => {
  await visitor.visit('/checkout');
  await visitor.isAt('/custom-quote');
  await visitor.reads('No services selected yet');
  await visitor.click('checkbox', 'VPN Setup');
  await visitor.reads('USD 280');
  await leaveAndReturn(visitor, '/custom-quote');
  await visitor.click('button', 'One more: VPN Setup');
  await visitor.fill({ 'Service name': 'Cabling', 'Price in US dollars': '180.50' });
  await visitor.reads('USD 740.50');

  await visitor.click('button', 'Proceed to Checkout');
  await visitor.isAt('/checkout');
  await visitor.reads('about 95,900 Kenyan shillings');
  await visitor.click('button', 'Complete Payment');
  await visitor.reads('problems');
  await visitor.fill(BILLING);
  await visitor.visit('/custom-quote');
  await visitor.reads('USD 740.50');
  await visitor.visit('/checkout');
  await visitor.becomes('the city', valueOf('city'), BILLING.City);
  await leaveAndReturn(visitor, '/checkout');
  await visitor.becomes('the city', valueOf('city'), BILLING.City);
  await visitor.click('checkbox', 'I agree');
  await visitor.click('button', 'Complete Payment');
  await visitor.reads('Processing...');
  await visitor.isAt('/checkout/success');
  for (const text of ['INV-', 'nothing has been charged', 'VPN Setup × 2']) await visitor.reads(text);
  // The order has taken the place of its checkout, and emptied the cart.
  await visitor.back();
  await visitor.isAt('/custom-quote');
  await visitor.reads('No services selected yet');
});

test('a message is refused with reasons, survives a visit elsewhere, and is accepted', async ({
  visitor,
}) => {
  await visitor.visit('/contact');
  await visitor.click('button', 'Send Message');
  await visitor.readsIn('.toast strong', ['Validation Error']);
  await visitor.reads('Please fill in all required fields.');
  await visitor.becomes('the focus', 'document.activeElement.className', 'error-summary');
  await visitor.fill(MESSAGE);
  await visitor.visit('/about');
  await visitor.back();
  await visitor.isAt('/contact');
  await visitor.becomes('the message', valueOf('message'), MESSAGE.Message);
  await visitor.click('button', 'Send Message');
  await visitor.reads('Thank you, Akinyi.');
  await visitor.becomes('the message', valueOf('message'), '');
});

test('the menu opens, closes, leads to a page, and works after going back', async ({ visitor }) => {
  const menu = "document.querySelector('details.menu')";
  await visitor.resize({ width: 480, height: 900 });
  await visitor.visit('/pricing');
  for (const open of [true, false, true]) {
    await visitor.click('toggle', 'Menu');
    await visitor.becomes('the menu is open', `${menu}.open`, open);
  }
  await visitor.click('link', 'About');
  await visitor.isAt('/about');
  await visitor.becomes('the menu is open', `${menu}.open`, false);
  await visitor.back();
  await visitor.isAt('/pricing');
  await visitor.becomes('the menu is open', `${menu}.open`, false);
  await visitor.click('toggle', 'Menu');
  await visitor.becomes('the menu is open', `${menu}.open`, true);
});
