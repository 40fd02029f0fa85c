import { expect, test } from 'vitest';
import { foldedStyles } from '../../../build/pages/folded-styles.ts';

test('a variable of the theme that is never set anew is written where it is used', () => {
  expect(foldedStyles('@layer theme{:root{--a:1px;--b:calc(2px * 3)}}p{margin:var(--a);top:var(--b)}')).toBe(
    '@layer theme;p{margin:1px;top:calc(2px * 3)}',
  );
});

test('a variable that some rule sets anew stays', () => {
  const css = '@layer theme{:root{--a:1px}}.wide{--a:2px}p{margin:var(--a)}';
  expect(foldedStyles(css)).toBe(css);
});

test('a fallback takes the place of a variable that nothing sets', () => {
  expect(foldedStyles('p{line-height:var(--tw-leading,1.5)}')).toBe('p{line-height:1.5}');
  const set = '.x{--tw-leading:1}p{line-height:var(--tw-leading,1.5)}';
  expect(foldedStyles(set)).toBe(set);
});

test('a registered property that keeps its initial value is that value', () => {
  const css =
    '@layer properties{@supports (a:b){*,:before{--tw-style:solid}}}p{border-style:var(--tw-style)}' +
    '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(foldedStyles(css)).toBe('@layer properties;p{border-style:solid}');
});

test('a registered property that a rule sets stays registered', () => {
  const css =
    '.dash{--tw-style:dashed}.x{--tw-style:none}p{border-style:var(--tw-style)}' +
    '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(foldedStyles(css)).toBe(css);
});

test('a registered property that no rule reads goes', () => {
  expect(foldedStyles('p{top:0}@property --tw-x{syntax:"*";inherits:false}')).toBe('p{top:0}');
});

test('a border is solid by the reset, and no rule says so again', () => {
  const reset = '*{box-sizing:border-box;border:0 solid;margin:0}';
  expect(foldedStyles(`${reset}.a{border-top-style:solid;border-top-width:1px}`)).toBe(
    `${reset}.a{border-top-width:1px}`,
  );
  const dotted = `${reset}.a{border-style:dotted}`;
  expect(foldedStyles(dotted)).toBe(dotted);
  const alone = '.a{border-style:solid}';
  expect(foldedStyles(alone)).toBe(alone);
});
