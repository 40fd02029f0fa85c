/** The site as it is built for form services: what stands in its pages, and what does not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { editedCopy } from './edited-copy.ts';

const { root, mustRun, remove } = editedCopy();
afterAll(remove);

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>`, 'g')) ?? [];

const scripts = () =>
  readdirSync(join(dist, '_astro'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`_astro/${file}`))
    .join('\n');

describe('for Formspree', () => {
  test('pages may send to it, say who runs it, and carry nothing of another service', () => {
    mustRun(
      'PUBLIC_CONTACT_SERVICE=formspree PUBLIC_CONTACT_ENDPOINT=https://formspree.io/f/abcdwxyz npm run build',
    );
    const contact = read('contact.html');
    expect(contact).toContain(
      "connect-src 'self' https://formspree.io;form-action 'self' https://formspree.io",
    );
    expect(tags(contact, 'form')).toEqual([
      expect.stringMatching(/action="https:\/\/formspree\.io\/f\/abcdwxyz" method="post"/),
    ]);
    expect(contact).toContain('name="_gotcha"');
    expect(read('privacy.html')).toContain('our message server, formspree.io, which Formspree runs for us.');
    const code = scripts();
    expect(/it may arrive twice/.exec(code)?.[0]).toBeDefined();
    // Of other services, and of a site that sends nothing by itself.
    expect(/access_key|form-name|botcheck|Send by WhatsApp/.exec(code)?.[0]).toBeUndefined();
  });
});

describe('for Netlify', () => {
  test('the page names the form and its fields, and sends to itself', () => {
    mustRun('PUBLIC_CONTACT_SERVICE=netlify npm run build');
    const contact = read('contact.html');
    expect(contact).toContain("connect-src 'self';form-action 'self'");
    const [shown, detected] = tags(contact, 'form');
    expect(shown).toContain('action="/contact#sent" method="post"');
    expect(detected).toMatch(/name="contact" .*hidden.* data-netlify="true" netlify-honeypot="website"/);
    expect(contact).toContain('<input type="hidden" name="form-name" value="contact"/>');
  });
});
