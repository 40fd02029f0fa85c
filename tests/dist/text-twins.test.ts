/** Every page in plain text: the same words, the same figures. */
import { describe, expect, test } from 'vitest';
import { fact, facts } from '../../src/domain/facts/facts.ts';
import { formatMoney } from '../../src/domain/money/money.ts';
import { content } from '../content/content.ts';
import { allPages } from '../routes.ts';
import { attribute, files, only, pageAt, read, textIn } from './site.ts';

const listed = allPages.filter(({ noindex }) => !noindex);
const origin = new URL(attribute(pageAt('/').root.querySelector('link[rel="canonical"]'), 'href')).origin;

const alternate = (path: string) =>
  attribute(pageAt(path).root.querySelector('link[rel="alternate"][type="text/markdown"]'), 'href');

const twin = (path: string) => read(alternate(path).slice(1));

/** Words without signs: neither Markdown's, nor those that only set words apart, nor the shape of quotation marks. */
const bare = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|^>|[,:|]/gm, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ');

test('every page that may be listed has one at its own address, and no other page has', () => {
  expect(listed.map(({ path }) => alternate(path))).toEqual(
    listed.map(({ path }) => (path === '/' ? '/index.md' : `${path}.md`)),
  );
  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(
    listed.map(({ path }) => alternate(path).slice(1)).sort(),
  );
  const rest = allPages
    .filter(({ noindex }) => noindex)
    .map(({ path }) => (path === '/no-such-page' ? '/404' : path));
  expect(rest.map(alternate)).toEqual(rest.map(() => ''));
});

describe.each(listed.map((route) => [route.path, route] as const))('the text of %s', (path, { h1 }) => {
  const text = twin(path);

  test('begins with its heading and ends with its address', () => {
    expect(text.startsWith(`# ${h1}\n\n`)).toBe(true);
    expect(text.endsWith(`\n---\n\nWeb page: <${origin}${path}>\n`)).toBe(true);
  });

  test('is plain Markdown with nothing left to fill in', () => {
    expect(text).not.toMatch(/[{}\u00a0]|undefined|\[object|<(?!https:)/);
    expect(text).not.toMatch(/\n{3}|[ \t]\n/);
  });

  test('links to full addresses of pages that there are', () => {
    const targets = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, target = '']) => target);
    const away = targets.filter((target) => !target.startsWith(`${origin}/`));
    expect(away.filter((target) => !/^(?:mailto:|tel:|https:\/\/wa\.me\/)/.test(target))).toEqual([]);
    const within = targets
      .filter((target) => target.startsWith(`${origin}/`))
      .map((target) => new URL(target));
    for (const { pathname, hash } of within) {
      const ids = pageAt(pathname)
        .root.querySelectorAll('[id]')
        .map(({ id }) => id);
      if (hash !== '') expect(ids).toContain(hash.slice(1));
    }
  });
});

/** Words of buttons, and the labels over and under headings, which a text does without or says in its own way. */
const FURNITURE =
  /^(?:Learn more about|Get Started |Request a Quote |Build My Package |Last updated |Kapenguria )/i;

/** What can be read on the page beside its menus, in lines of three words or more. */
function sentences(path: string): readonly string[] {
  const main = only(pageAt(path).root, 'main');
  const lines = (element: typeof main) => textIn(element).split('\n').map(bare);
  const menus = new Set(main.querySelectorAll('nav').flatMap(lines));
  return lines(main).filter(
    (line) => line.split(' ').length >= 3 && !menus.has(line) && !FURNITURE.test(line),
  );
}

describe('a page without a form says nothing that its text leaves out', () => {
  const withoutForm = listed.filter(({ scripts }) => scripts !== 'form').map(({ path }) => path);

  test.each(withoutForm)('%s', (path) => {
    const text = bare(twin(path));
    const said = sentences(path);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});

describe('figures', () => {
  const known = facts(content);

  test('every price of plans and add-ons is in the text of the pricing page', () => {
    const text = twin('/pricing');
    for (const { name, price } of [...content.plans, ...content.addOns]) {
      expect(text).toContain(name);
      expect(text).toContain(formatMoney(price));
    }
  });

  test('every service that can be ticked is in the text of the quote page, with its price', () => {
    const text = twin('/custom-quote');
    for (const { name, price, description } of content.catalogue) {
      expect(text).toMatch(new RegExp(`^- ${name}, \\${formatMoney(price)}\\b.*: ${description}$`, 'm'));
    }
  });

  test('every way to reach the company is in the text of the contact page', () => {
    const { email, phone, whatsapp, address } = content.company;
    const text = twin('/contact');
    for (const words of [email, phone, whatsapp, address.street, address.county])
      expect(text).toContain(words);
    for (const way of ['mailto:', 'tel:', 'https://wa.me/']) expect(text).toContain(`](${way}`);
    expect(text).toContain('Monday to Friday: 8:30 AM to 6:00 PM');
  });

  test.each(content.legal.map(({ slug, body }) => [slug, body] as const))(
    'every fact that /%s names is in its text',
    (slug, body) => {
      const names = Array.from(body.matchAll(/<Fact name="([^"]*)"/g), ([, name = '']) => name);
      expect(names.length).toBeGreaterThan(0);
      const text = twin(`/${slug}`);
      expect(names.filter((name) => !text.includes(fact(known, name)))).toEqual([]);
    },
  );
});

test('llms.txt names the company and lists every text once, under the heading of its kind', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${content.company.name}\n\n> `)).toBe(true);
  expect(text.match(/^## .*$/gm)).toEqual(['## Pages', '## Services', '## Legal']);
  const links = Array.from(text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): .{40,}$/gm), ([, title, url]) => [
    title,
    url,
  ]);
  expect(links.sort()).toEqual(listed.map(({ path, h1 }) => [h1, `${origin}${alternate(path)}`]).sort());
});
