/** A quote that is handed on as a link. */
import { expect, test } from './visitor.ts';

const LINK = "document.getElementById('share-link').value";

test('the link fills the quote of whoever opens it, after asking where there is one', async ({ visitor }) => {
  await visitor.visit('/custom-quote');
  await visitor.click({ kind: 'checkbox', name: 'Consultation' });
  await visitor.click({ kind: 'button', name: 'One more: Consultation' });
  await visitor.click({ kind: 'button', name: 'Share this quote' });
  await visitor.becomes('the link is there', `new URL(${LINK}).hash`, '#q=consultation.2');
  const link = new URL(String(await visitor.evaluate(LINK)));

  await visitor.click({ kind: 'checkbox', name: 'Consultation' });
  await visitor.click({ kind: 'checkbox', name: 'Cloud Migration' });
  await visitor.visit('/about');
  await visitor.visit(link.pathname + link.hash);
  await visitor.reads('The link you opened carries a quote of 1 service.');
  await visitor.reads('USD 2,500.00');
  await visitor.click({ kind: 'button', name: 'Replace mine' });
  await visitor.reads('USD 50.00');
  await visitor.standsAt('/custom-quote');

  await visitor.evaluate('sessionStorage.clear()');
  await visitor.visit('/about');
  await visitor.visit(link.pathname + link.hash);
  await visitor.reads('USD 50.00');
  expect(link.search).toBe('');
});
