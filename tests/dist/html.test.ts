/** The markup of every built page: valid, and whole before any script runs. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { eachPage } from './site.ts';

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

test.each(eachPage)('%s is valid HTML', async (_, { html }) => {
  expect(await faults(html)).toEqual([]);
});

test.each([
  ['two elements of one id', '<p id="a">a</p><p id="a">b</p>', 'no-dup-id'],
  ['a skipped heading level', '<h1>a</h1><h3>b</h3>', 'heading-level'],
  ['two headings of the first level', '<h1>a</h1><h1>b</h1>', 'heading-level'],
  ['an image without words', '<img src="/a.png">', 'wcag/h37'],
  ['a label of nothing', '<label for="nowhere">a</label>', 'no-missing-references'],
])('%s would be found', async (_, markup, rule) => {
  const found = await faults(
    `<!doctype html><html lang="en"><head><title>a</title></head><body>${markup}</body></html>`,
  );
  expect(found.map((fault) => fault.split(' | ')[0])).toContain(rule);
});

test.each(eachPage)('%s gives every image its size, so that nothing moves when it arrives', (_, { root }) => {
  const unsized = root
    .querySelectorAll('img')
    .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'));
  expect(unsized).toEqual([]);
});

test.each(eachPage)('%s has no style attribute and no inline event handler', (_, { root }) => {
  const attributes = root
    .querySelectorAll('*')
    .flatMap((element) => element.attributes.map(({ key }) => `${element.tagName} ${key}`));
  expect(attributes.length).toBeGreaterThan(100);
  expect(attributes.filter((name) => / (?:style|on[a-z]+)$/i.test(name))).toEqual([]);
});

test.each(eachPage)('%s hides nothing before its script runs', (_, { root }) => {
  expect(root.querySelectorAll('main *').length).toBeGreaterThan(5);
  expect(root.querySelectorAll('.reveal-waiting')).toEqual([]);
  expect(root.querySelectorAll('main [hidden]').map(({ tagName }) => tagName)).toEqual([]);
});
