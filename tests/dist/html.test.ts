/** Checks that the markup of every page is valid, and complete before any script runs. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { getTextInOneLine, getPage, pages, readBuiltFile } from './site.ts';

/** The parts of the file that match `ignored` are removed before the search for `pattern`. */
const { validatorConfig, forbiddenPatterns } = readTestData<{
  validatorConfig: ConfigData;
  forbiddenPatterns: { mistake: string; ignored: string; pattern: string }[];
}>(import.meta.url);

const validator = new HtmlValidate(new StaticConfigLoader(validatorConfig));

async function listMarkupErrors(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

describe.each(pages)('$path', ({ file, html, root }) => {
  test('is valid HTML, matches no forbidden pattern and has no full stop after a heading', async () => {
    expect(await listMarkupErrors(html)).toEqual([]);
    for (const { mistake, ignored, pattern } of forbiddenPatterns) {
      const text = readBuiltFile(file).replaceAll(new RegExp(ignored, 'gs'), '');
      expect(text.match(new RegExp(pattern, 'gu')) ?? [], mistake).toEqual([]);
    }
    const headings = root.querySelectorAll('h2, h3').map(getTextInOneLine);
    expect(headings.filter((heading) => heading.endsWith('.'))).toEqual([]);
  });

  test('reserves space for images, and has no inline styles or handlers', () => {
    const images = root.querySelectorAll('img');
    expect(images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))).toEqual(
      [],
    );
    const attributes = root.querySelectorAll('*').flatMap((element) => element.attributes);
    expect(attributes.length).toBeGreaterThan(100);
    expect(attributes.filter(({ key }) => /^(?:style|on[a-z]+)$/i.test(key))).toEqual([]);
  });

  test('is complete without scripts', () => {
    const hiddenElements = root.querySelectorAll('.reveal-waiting, main [hidden]');
    // Elements of two kinds may be hidden. A script shows them if it finds a stored order or a stored
    // prefill.
    const unexpectedElements = hiddenElements.filter(
      (element) => !['data-show-with-order', 'data-about'].some((name) => element.hasAttribute(name)),
    );
    expect(unexpectedElements.map(getTextInOneLine)).toEqual([]);
  });

  test('has the prefill script if, and only if, one of its links prefills the contact form', () => {
    expect(html.includes('.dataset.prefill')).toBe(html.includes(' data-prefill='));
  });
});

test('an early inline script decides what the result pages show, so that nothing moves', () => {
  for (const page of ['success', 'failure']) {
    const [, scriptTag = '', script = ''] =
      /data-show-with(?:out)?-order=.*?(<script[^>]*>)(.*?)<\/script>/s.exec(
        getPage(`/checkout/${page}`).html,
      ) ?? [];
    expect(scriptTag).toBe('<script>');
    expect(script).toContain('sessionStorage.getItem');
  }
});
