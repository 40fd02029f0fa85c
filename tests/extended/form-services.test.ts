/** The site as it is built for form services, and for orders by invoice: what is in its pages, and what is not. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { deliveryConfig, publishedSettings } from '@site/rules/settings/delivery-config';
import { launchOptions } from '../browsers/chromium.ts';
import { form } from '../../packages/rules/tests/checkout/sample-order.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { editedCopy } from './edited-copy.ts';

const { root, mustRun, remove } = editedCopy();
afterAll(remove);

/** Documents in force say what their version was written for, and stop every other build: they were published so. */
function build(environment: Readonly<Record<string, string>>) {
  const settings = Object.entries(publishedSettings(deliveryConfig(environment)));
  for (const name of readdirSync(join(root, 'content/legal'))) {
    const file = join(root, 'content/legal', name);
    const written = settings.reduce(
      (text, [setting, words]) =>
        text.replace(new RegExp(`^  ${setting}: .*`, 'm'), `  ${setting}: ${words}`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, written);
  }
  mustRun('git -c user.name=Owner -c user.email=owner@localhost commit --quiet --all --amend --no-edit');
  mustRun('npm run build', environment);
}

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>`, 'g')) ?? [];

test('for Formspree, pages may send to it, name it, and have nothing of another service', () => {
  const PUBLIC_CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  build({ PUBLIC_CONTACT_SERVICE: 'formspree', PUBLIC_CONTACT_ENDPOINT });
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

/** Nothing listens there: the pages come from the build. */
const SITE = 'http://localhost';

/** The checkout with an order, of the build as it stands; the service answers in turn. */
async function checkoutWith(answers: readonly string[]) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const posted: URLSearchParams[] = [];
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(dist, /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`) });
  });
  await page.route('https://formspree.io/**', (route) => {
    const body = answers[posted.length] ?? '';
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body });
  });
  await page.goto(`${SITE}/about`);
  await page.evaluate(
    ([quote, draft]) => {
      sessionStorage.setItem('quoteItems', quote);
      sessionStorage.setItem('checkoutDraft', draft);
    },
    [JSON.stringify(SAVED_QUOTE), JSON.stringify(form)] as const,
  );
  await page.goto(`${SITE}/checkout`);
  return { page, posted, close: () => browser.close() };
}

test('for Formspree, an order is in doubt until it has said yes, and then received', async () => {
  const { page, posted, close } = await checkoutWith(['<!doctype html>', '{"next":"/thanks"}']);
  const send = page.getByRole('button', { name: 'Send Order USD 740.50' });
  await send.click();
  await page.getByRole('alert').getByText('We cannot tell whether your order arrived').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
  await send.click();
  await page.getByRole('heading', { level: 1, name: 'Order received' }).waitFor();
  const order = page.getByRole('region', { name: 'Order' });
  await order.getByText('Received').waitFor();
  const number = /INV-\d+/.exec(await order.innerText())?.[0] ?? '';
  expect(posted.map((fields) => fields.get('message'))).toEqual([
    expect.stringMatching(
      new RegExp(`^Order ${number}\n[^]*\nAgreed to: Terms of Service, version .+; Refund`),
    ),
    posted[0]?.get('message'),
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('quoteItems'))).toBeNull();
  await close();
});

test('for Formspree, no page of an order speaks of a payment and the checkout has no code of one', () => {
  for (const file of ['checkout.html', 'checkout/success.html', 'checkout/failure.html'])
    expect(read(file)).not.toMatch(/Payment (?:Failed|Successful)|payment provider|your card|simulat/i);
  expect(read('privacy.html')).toContain('your billing details to that message server too');
  const files = read('checkout.html').matchAll(/rel="modulepreload" href="\/([^"]+)"/g);
  const code = Array.from(files, ([, file = '']) => read(file)).join('');
  expect(code).toContain('tax not calculated');
  expect(code).not.toMatch(/Processing Payment|Prices have changed|only once/);
});

test('for Netlify, the page names the form and its fields, and sends to itself', () => {
  build({ PUBLIC_CONTACT_SERVICE: 'netlify' });
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
  build({ PUBLIC_CHECKOUT_ENDPOINT, PUBLIC_PAYMENT_HOSTS, PUBLIC_PAYMENT: 'invoice' });
  expect(read('index.html')).toContain('Secure checkout, paid by invoice');
  expect(read('checkout.html')).toContain('The next page and our email tell you how to pay.');
  for (const page of ['index.html', 'checkout.html'])
    expect(read(page)).not.toMatch(/card payment provider|card provider|provider’s own page/);
});
