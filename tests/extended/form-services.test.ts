/** Tests the pages of sites for form services and for orders by invoice. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDeliveryConfig, describeLegalSettings } from '@site/rules/settings/delivery-config';
import { createEditedCopy } from './edited-copy.ts';

const { root, runOrThrow, remove } = createEditedCopy();
afterAll(remove);

/**
 * Builds the site with these settings. First records them in the legal documents, because a document in force
 * stops a build with other settings.
 */
function buildSite(environment: Readonly<Record<string, string>>) {
  for (const file of globSync(join(root, 'content/legal/*.mdx'))) {
    let text = readFileSync(file, 'utf8');
    for (const [setting, expectedText] of Object.entries(
      describeLegalSettings(readDeliveryConfig(environment)),
    ))
      text = text.replace(new RegExp(`^  ${setting}: .*`, 'm'), `  ${setting}: ${expectedText}`);
    writeFileSync(file, text);
  }
  runOrThrow('git -c user.name=Owner -c user.email=owner@localhost commit --quiet --all --amend --no-edit');
  runOrThrow('npm run build', environment);
}

const dist = join(root, 'dist');
const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

// tests/logic/contact/form-service.test.ts checks the responses of form services.
test('a site for Formspree names it in its pages and policies, and mentions no payment', () => {
  const PUBLIC_CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  buildSite({ PUBLIC_CONTACT_SERVICE: 'formspree', PUBLIC_CONTACT_ENDPOINT });
  for (const [page, expectedText] of [
    ['contact', "connect-src 'self' https://formspree.io;form-action 'self' https://formspree.io"],
    ['privacy', 'our message server, formspree.io, which Formspree runs for us.'],
    ['privacy', 'your billing details to that message server too'],
  ])
    expect(readBuilt(`${page}.html`)).toContain(expectedText);
  const code = globSync('_astro/*.js', { cwd: dist }).map(readBuilt).join('\n');
  // These words are for other services, for sites that send nothing, and for payments.
  expect(code).not.toMatch(
    /access_key|form-name|botcheck|Send by WhatsApp|Processing Payment|Prices have changed/,
  );
  for (const page of ['index', 'checkout', 'checkout/success', 'checkout/failure'])
    expect(readBuilt(`${page}.html`)).not.toMatch(
      /Payment (?:Failed|Successful)|payment provider|your card|simulat/i,
    );
});

test('a site for Netlify names the form and its fields, and posts to its own page', () => {
  buildSite({ PUBLIC_CONTACT_SERVICE: 'netlify' });
  const contact = readBuilt('contact.html');
  expect(contact).toContain("connect-src 'self';form-action 'self'");
  const [formTag, detectedFormTag] = contact.match(/<form [^>]*>/g) ?? [];
  expect(formTag).toContain('action="/contact#sent" method="post"');
  expect(detectedFormTag).toMatch(/name="contact" .*hidden.* data-netlify="true" netlify-honeypot="website"/);
  expect(contact).toContain('<input type="hidden" name="form-name" value="contact"/>');
});

test('a site for orders by invoice mentions no card', () => {
  const PUBLIC_CHECKOUT_ENDPOINT = 'https://orders.ridge.co.ke';
  const PUBLIC_PAYMENT_HOSTS = 'orders.ridge.co.ke';
  buildSite({ PUBLIC_CHECKOUT_ENDPOINT, PUBLIC_PAYMENT_HOSTS, PUBLIC_PAYMENT: 'invoice' });
  expect(readBuilt('index.html')).toContain('Secure checkout, paid by invoice');
  expect(readBuilt('checkout.html')).toContain('The next page and our email tell you how to pay.');
  for (const page of ['index.html', 'checkout.html'])
    expect(readBuilt(page)).not.toMatch(/card payment provider|card provider|provider’s own page/);
});
