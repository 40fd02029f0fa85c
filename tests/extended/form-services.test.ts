/** The site as it is built for form services, and for orders by invoice: what is in its pages, and what is not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editedCopy } from './edited-copy.ts';

const { root, mustRun, remove } = editedCopy();
afterAll(remove);

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>`, 'g')) ?? [];

test('for Formspree, pages may send to it, name it, and have nothing of another service', () => {
  const PUBLIC_CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  mustRun('npm run build', { PUBLIC_CONTACT_SERVICE: 'formspree', PUBLIC_CONTACT_ENDPOINT });
  const contact = read('contact.html');
  expect(contact).toContain(
    "connect-src 'self' https://formspree.io;form-action 'self' https://formspree.io",
  );
  expect(tags(contact, 'form')).toEqual([
    expect.stringContaining(`action="${PUBLIC_CONTACT_ENDPOINT}" method="post"`),
  ]);
  expect(contact).toContain('name="_gotcha"');
  expect(read('privacy.html')).toContain('our message server, formspree.io, which Formspree runs for us.');
  const scripts = readdirSync(join(dist, '_astro')).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => read(`_astro/${file}`)).join('\n');
  expect(/it may arrive twice/.exec(code)?.[0]).toBeDefined();
  // Words of other services, and of a site that sends nothing by itself.
  expect(/access_key|form-name|botcheck|Send by WhatsApp/.exec(code)?.[0]).toBeUndefined();
});

test('for Netlify, the page names the form and its fields, and sends to itself', () => {
  mustRun('npm run build', { PUBLIC_CONTACT_SERVICE: 'netlify' });
  const contact = read('contact.html');
  expect(contact).toContain("connect-src 'self';form-action 'self'");
  const [shown, detected] = tags(contact, 'form');
  expect(shown).toContain('action="/contact#sent" method="post"');
  expect(detected).toMatch(/name="contact" .*hidden.* data-netlify="true" netlify-honeypot="website"/);
  expect(contact).toContain('<input type="hidden" name="form-name" value="contact"/>');
});

test('for orders by invoice, no page speaks of a card', () => {
  const PUBLIC_CHECKOUT_ENDPOINT = 'https://orders.ridge.co.ke';
  const PUBLIC_PAYMENT_HOSTS = 'orders.ridge.co.ke';
  mustRun('npm run build', { PUBLIC_CHECKOUT_ENDPOINT, PUBLIC_PAYMENT_HOSTS, PUBLIC_PAYMENT: 'invoice' });
  expect(read('index.html')).toContain('Secure checkout, paid by invoice');
  expect(read('checkout.html')).toContain('The next page and our email tell you how to pay.');
  for (const page of ['index.html', 'checkout.html'])
    expect(read(page)).not.toMatch(/card payment provider|card provider|provider’s own page/);
});
