/** The main flows, as the visitors of each engine go through them. */
import { inPage } from './driver.ts';
import { expect, test, type Visitor } from './visitor.ts';

const BILLING = {
  'Full name': 'Akinyi O’Brien-Wanjiku',
  'Email address': 'akinyi@example.co.ke',
  'Phone number': '+254 712 345 678',
  'Billing address': 'Kitale Road 5',
  City: 'Kapenguria',
  'Postal code': '30600',
};

const MESSAGE = { Name: 'Akinyi', Email: 'akinyi@example.co.ke', Message: 'Good morning' };

/** Goes elsewhere, and comes back to the very same page, which the browser has kept alive. */
async function leaveAndReturn(visitor: Visitor, path: string) {
  await visitor.evaluate(
    `addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; })`,
  );
  await visitor.click('link', 'About');
  await visitor.standsAt('/about');
  await visitor.back();
  await visitor.standsAt(path);
  await visitor.becomes('the page comes from the back-forward cache', 'window.persisted', true);
}

const valueOf = (id: string) => `document.getElementById('${id}').value`;

test('a quote survives the way through history, and becomes an order', async ({ visitor }) => {
  // Whoever has no quote yet builds one first.
  await visitor.visit('/checkout');
  await visitor.standsAt('/custom-quote');
  await visitor.reads('No services selected yet');
  await visitor.click('checkbox', 'VPN Setup');
  await visitor.reads('USD 280.00');
  await leaveAndReturn(visitor, '/custom-quote');
  await visitor.click('button', 'One more: VPN Setup');
  await visitor.fill({ 'Service name': 'Cabling', 'Price in US dollars': '180.50' });
  await visitor.reads('USD 740.50');

  await visitor.click('button', 'Proceed to Checkout');
  await visitor.standsAt('/checkout');
  const shillings = 'about 95,900 Kenyan shillings';
  await visitor.readsIn('main aside dl dd', ['USD 740.50', 'Calculated at payment', 'USD 740.50', shillings]);
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
  await visitor.standsAt('/checkout/success');
  for (const text of ['INV-', 'nothing has been charged', 'VPN Setup × 2']) await visitor.reads(text);
  // The order has taken the place of its checkout, and emptied the cart.
  await visitor.back();
  await visitor.standsAt('/custom-quote');
  await visitor.reads('No services selected yet');
});

test('a link fills the quote of whoever opens it, after asking where there is one', async ({ visitor }) => {
  await visitor.visit('/custom-quote');
  await visitor.click('checkbox', 'Consultation');
  await visitor.click('button', 'One more: Consultation');
  await visitor.click('button', 'Copy link');
  const link = '/custom-quote#q=consultation.2';
  await visitor.becomes('the link', `${valueOf('share-link')}.slice(location.origin.length)`, link);

  await visitor.click('checkbox', 'Consultation');
  await visitor.click('checkbox', 'Cloud Migration');
  await visitor.visit('/about');
  await visitor.visit(link);
  await visitor.reads('The link you opened carries a quote of 1 service,');
  await visitor.reads('USD 2,500.00');
  await visitor.click('button', 'Replace mine');
  await visitor.reads('USD 50.00');
  await visitor.standsAt('/custom-quote');

  await visitor.evaluate(`['quoteItems', 'quoteBuilder'].forEach((key) => sessionStorage.removeItem(key))`);
  await visitor.visit('/about');
  await visitor.visit(link);
  await visitor.reads('USD 50.00');
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
  await visitor.standsAt('/contact');
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
  await visitor.standsAt('/about');
  await visitor.becomes('the menu is open', `${menu}.open`, false);
  await visitor.back();
  await visitor.standsAt('/pricing');
  await visitor.becomes('the menu is open', `${menu}.open`, false);
  await visitor.click('toggle', 'Menu');
  await visitor.becomes('the menu is open', `${menu}.open`, true);
});

test('the 404 page suggests the page that was meant, and names the address on the console', async ({
  visitor,
}) => {
  await visitor.visit('/pricng');
  await visitor.reads('Oops! Page not found');
  await visitor.reads('Did you mean Transparent Pricing?');
  const faults = await visitor.takeFaults();
  expect(faults.filter((fault) => fault === '404: no page at /pricng')).toHaveLength(1);
  expect(faults.filter((fault) => fault.startsWith('policy'))).toEqual([]);
  await visitor.click('link', 'Did you mean Transparent Pricing?');
  await visitor.standsAt('/pricing');
});

/** Runs in the page. */
function goWrong() {
  console.error('on the console');
  setTimeout(() => {
    throw new Error('not caught');
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'none'";
  document.head.append(policy);
  document.body.append(Object.assign(new Image(), { src: '/icon.svg?refused' }));
}

test('errors, exceptions and refusals of the policy are seen', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.evaluate(inPage(goWrong));
  const reported: string[] = [];
  const unseen = async () => {
    reported.push(...(await visitor.takeFaults()));
    return ['on the console', 'not caught', 'policy: img-src'].filter(
      (word) => !reported.some((fault) => fault.includes(word)),
    );
  };
  await expect.poll(unseen).toEqual([]);
});
