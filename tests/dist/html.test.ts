/** The markup of every built page: valid, and whole before any script runs. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { only, pageAt, pages, words } from './site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      // A heading of 70 characters, which an owner may write, has the company's name after it.
      'long-title': 'off',
      // How React writes HTML: `noValidate=""` and `<input/>`. Browsers read them alike.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // A phone number stays on one line by a class instead of by non-breaking spaces, which would be copied with it.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector ?? ''].join(' | '),
    ),
  );
}

describe.each(pages)('$path', ({ html, root }) => {
  test('is valid HTML', async () => {
    expect(await faults(html)).toEqual([]);
  });

  test('begins a required list with an empty choice, outside of any group', () => {
    const firsts = root.querySelectorAll('select[required]').map(({ childElements: [first] }) => first);
    expect(firsts.map((first) => [first?.tagName, first?.getAttributeValue('value')])).toEqual(
      firsts.map(() => ['option', '']),
    );
  });

  test('writes a space between a word and one in a span after it', () => {
    const text = html.replaceAll(/<(script|svg)\b.*?<\/\1>/gs, '');
    expect(text.match(/\w+<span\b[^>]*>[\w→]+/g) ?? []).toEqual([]);
  });

  test('has headings that name a subject and end without a full stop', () => {
    const headings = root.querySelectorAll('h2, h3').map(words);
    expect(headings.filter((heading) => heading.endsWith('.'))).toEqual([]);
  });

  test('parts no currency from its figure, and no figure from its kilometres or half of the day', () => {
    const text = html.replaceAll(/<(script|style|title|astro-island)\b.*?<\/\1>|<[^>]*>/gs, '');
    expect(text.match(/\b(?:KES|USD) \d|\d (?:km|[AP]M)\b/g) ?? []).toEqual([]);
  });

  test('writes every amount in one way, as USD 2,500', () => {
    expect(
      root.textContent.match(/[$€£]\s?\d|\b(?:KES|USD)\s[\d,]+\.00\b|\b(?:KSh|Sh)\.?\s?\d/g) ?? [],
    ).toEqual([]);
  });

  test('gives every image its size, so that nothing moves when it arrives', () => {
    const images = root.querySelectorAll('img');
    expect(images.filter((one) => !one.hasAttribute('width') || !one.hasAttribute('height'))).toEqual([]);
  });

  test('has no style attribute and no inline event handler', () => {
    const attributes = root
      .querySelectorAll('*')
      .flatMap((element) => element.attributes.map(({ key }) => `${element.tagName} ${key}`));
    expect(attributes.length).toBeGreaterThan(100);
    expect(attributes.filter((name) => / (?:style|on[a-z]+)$/i.test(name))).toEqual([]);
  });

  test('hides nothing before its script runs', () => {
    expect(root.querySelectorAll('main *').length).toBeGreaterThan(5);
    const hidden = root.querySelectorAll('.reveal-waiting, main [hidden]');
    // Without script no order is kept.
    expect(hidden.filter((element) => !element.hasAttribute('data-kept-order'))).toEqual([]);
  });

  test('lets nothing of the checkout run before a visitor asks for it', () => {
    const { textContent } = only(root, 'script[type="speculationrules"]');
    const { prerender, prefetch } = JSON.parse(textContent) as Record<string, unknown>;
    expect(JSON.stringify(prerender)).toMatch(/"not":\{"href_matches":\[[^\]]*"\/checkout\*"/);
    expect(JSON.stringify(prefetch)).toMatch(/"\/contact\*"/);
    expect(JSON.stringify(prefetch)).not.toContain('/checkout');
  });
});

test('what shows by what the tab holds is decided before the rest is read, so that nothing moves', () => {
  for (const page of ['success', 'failure']) {
    const [, before = '', script = ''] =
      /data-(?:no|kept)-order=.*?(<script[^>]*>)(.*?)<\/script>/s.exec(pageAt(`/checkout/${page}`).html) ??
      [];
    expect(before).toBe('<script>');
    expect(script).toContain('sessionStorage.getItem');
  }
});

test('the words of a page’s head are laid out before the rest is read', () => {
  // One is little more than its first screen; on the others what the tab holds comes within it.
  const others = ['/404', '/checkout/failure', '/checkout/success'];
  const mark =
    /<h1\b(?:(?!<section\b|title-block|home-map).)*<script>[^<]*offsetHeight[^<]*<\/script>.*<footer\b/s;
  expect(pages.filter(({ html }) => !mark.test(html)).map(({ path }) => path)).toEqual(others);
});
