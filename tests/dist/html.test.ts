/** The markup of every built page: valid, and whole before any script runs. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { getTextInOneLine, pageAt, pages, querySingle, read } from './site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      // A page has one h1. On the page of a shared quote, the title of the quote is a heading by its role
      // instead.
      'prefer-native-element': ['error', { exclude: ['heading'] }],
      // A heading of 70 characters, which an owner may write, has the company's name after it.
      'long-title': 'off',
      // React writes HTML like this: `noValidate=""` and `<input/>`. Browsers accept both.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // A class keeps a phone number on one line. Non-breaking spaces would be copied with the number.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

async function findFaults(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

/** Patterns that no page may match, each with the parts of the file that are removed before the search. */
const MISTAKES: readonly (readonly [mistake: string, leftOut: RegExp, pattern: RegExp])[] = [
  [
    'no space between the words of two elements in a line, seen or spoken',
    /<(script|svg|title)\b.*?<\/\1>/gs,
    /[\p{L}\d.,:;)%+]+(?:<\/?(?:a|abbr|b|button|code|em|i|label|output|small|span|strong|time)\b[^>]*>)+[\p{L}\d→(]+/gu,
  ],
  [
    'a line that can break between a currency and its figure, or a figure and its unit',
    /<(script|style|title|astro-island)\b.*?<\/\1>|<[^>]*>/gs,
    /\b(?:KES|USD) \d|\d (?:km|[AP]M)\b/g,
  ],
  [
    'an amount that is not written like USD 2,500',
    /<(script|style)\b.*?<\/\1>|<[^>]*>/gs,
    /[$€£]\s?\d|\b(?:KES|USD)\s[\d,]+\.00\b|\b(?:KSh|Sh)\.?\s?\d/g,
  ],
  [
    'a heading that reader views take for a menu, and drop',
    /<(script|style)\b.*?<\/\1>/gs,
    /<h2[^>]* id="[^"]*(?:share|contact)/g,
  ],
];

describe.each(pages)('$path', ({ file, html, root }) => {
  test('is valid HTML, and writes spaces and amounts as all pages do', async () => {
    expect(await findFaults(html)).toEqual([]);
    for (const [mistake, leftOut, pattern] of MISTAKES)
      expect(read(file).replaceAll(leftOut, '').match(pattern) ?? [], mistake).toEqual([]);
    const headings = root.querySelectorAll('h2, h3').map(getTextInOneLine);
    expect(headings.filter((heading) => heading.endsWith('.'))).toEqual([]);
  });

  test('begins a required list with an empty choice, outside of any group', () => {
    const firsts = root.querySelectorAll('select[required]').map(({ childElements: [first] }) => first);
    expect(firsts.map((first) => [first?.tagName, first?.getAttributeValue('value')])).toEqual(
      firsts.map(() => ['option', '']),
    );
  });

  test('is whole and stands still before any script runs, without inline styles and handlers', () => {
    const images = root.querySelectorAll('img');
    expect(images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))).toEqual(
      [],
    );
    const attributes = root.querySelectorAll('*').flatMap((element) => element.attributes);
    expect(attributes.length).toBeGreaterThan(100);
    expect(attributes.filter(({ key }) => /^(?:style|on[a-z]+)$/i.test(key))).toEqual([]);
    const hidden = root.querySelectorAll('.reveal-waiting, main [hidden]');
    // The parts for a stored order or a stored prefill are hidden until a script has found the order or the
    // prefill.
    const waiting = hidden.filter(
      (element) => !['data-kept-order', 'data-about'].some((name) => element.hasAttribute(name)),
    );
    expect(waiting.map(getTextInOneLine)).toEqual([]);
  });

  test('lets nothing of the checkout run before a visitor asks for it', () => {
    const { textContent } = querySingle(root, 'script[type="speculationrules"]');
    const [prerender, prefetch = ''] = textContent.split('"prefetch"');
    expect(prerender).toMatch(/"prerender".*"not":\{"href_matches":\[[^\]]*"\/checkout\*"/);
    expect(prefetch).toMatch(/"\/contact\*"/);
    expect(prefetch).not.toContain('/checkout');
  });
});

test('a page that depends on a stored order decides what to show before the rest is read, so that nothing moves', () => {
  for (const page of ['success', 'failure']) {
    const [, before = '', script = ''] =
      /data-(?:no|kept)-order=.*?(<script[^>]*>)(.*?)<\/script>/s.exec(pageAt(`/checkout/${page}`).html) ??
      [];
    expect(before).toBe('<script>');
    expect(script).toContain('sessionStorage.getItem');
  }
});
