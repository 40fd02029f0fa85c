/** The markup of every built page: valid, with no trace of a slip in a template. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { attribute, eachPage, joinedWords, textIn } from './site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      // How React writes HTML: `noValidate=""` and `<input/>`. Browsers read them alike.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // A phone number stays on one line by a class instead of by non-breaking spaces, which would be copied with it.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

test.each(eachPage)('%s is valid HTML', async (_, { html }) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, message, `${line}:${column}`, selector ?? ''].join(' | '),
    ),
  );
  expect(messages).toEqual([]);
});

test.each(eachPage)('%s has no style attribute and no inline event handler', (_, { root }) => {
  const attributes = root
    .querySelectorAll('*')
    .flatMap((element) => element.attributes.map(({ key }) => `${element.tagName} ${key}`))
    .filter((name) => / (?:style|on[a-z]+)$/i.test(name));
  expect(attributes).toEqual([]);
});

/** What a template leaves behind when a fact, a space or a value is missing. */
const SLIPS = {
  'a fact that was not filled in': /\{[^}]*\}/g,
  'a missing value': /\b(?:undefined|null|NaN|\[object)\b/g,
  'a space before a full stop or a comma': /\S* [.,;:!?](?=\s|$)/gm,
  'a space within brackets': /\( \S*|\S* \)/g,
  'the same word twice': /\b(\p{L}{2,}) \1\b/giu,
};

test.each(eachPage)('%s reads without slips', (_, { root }) => {
  const text = textIn(root);
  const found = Object.entries(SLIPS).flatMap(([slip, pattern]) =>
    Array.from(text.matchAll(pattern), ([words]) => `${slip}: "${words}"`),
  );
  expect(found).toEqual([]);
});

test.each(eachPage)('%s has no unfilled fact in what it says beside its text', (_, { root }) => {
  const said = root
    .querySelectorAll('*')
    .flatMap((element) =>
      ['content', 'aria-label', 'alt', 'title', 'placeholder'].map((name) => attribute(element, name)),
    );
  expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
});

test.each(eachPage)('%s has a space between its words and the elements beside them', (_, { root }) => {
  expect(joinedWords(root)).toEqual([]);
});

test.each(eachPage)('%s hides nothing before its script runs', (_, { root }) => {
  expect(root.querySelectorAll('.reveal-waiting')).toEqual([]);
  expect(root.querySelectorAll('main [hidden]').map(({ tagName }) => tagName)).toEqual([]);
});
