import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { logoMistakes } from '../../tools/content-check/rules/logo.ts';
import { SAMPLE } from './changed-content.ts';

const said = (text: string | undefined) => logoMistakes(text).map(sentence);

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;

test.each([
  ['the sample’s', readFileSync(join(SAMPLE, 'public/icon.svg'), 'utf8')],
  [
    'one with a gradient, as a drawing program writes it',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<!-- <script> in a remark -->\n${svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>\n<g fill="url(#a)"><path d="M0 0h24v24z"/></g>\n<use href="#a"/>',
    )}`,
  ],
])('a drawing is in order: %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

test.each<[string, string | undefined, string]>([
  ['no file', undefined, 'line 1: found no such file'],
  [
    'a picture of another kind',
    '\u0089PNG\r\n',
    'line 1: found a file that is no SVG, but the mark is a drawing saved as SVG',
  ],
  ['a web page', '<!doctype html><svg></svg>', 'line 1: found a file that is no SVG'],
  [
    'no viewBox',
    svg('<path d="M0 0"/>', 'width="24" height="24"'),
    'line 1: found no viewBox, but it is a square',
  ],
  [
    'a wide box',
    svg('<path d="M0 0"/>', 'viewBox="0 0 300 80"'),
    'line 1: found viewBox="0 0 300 80", but it is a square',
  ],
  ['an empty box', svg('<path d="M0 0"/>', 'viewBox="0 0 0 0"'), 'line 1: found viewBox="0 0 0 0"'],
  ['a box of words', svg('<path d="M0 0"/>', 'viewBox="a b c d"'), 'line 1: found viewBox="a b c d"'],
  [
    'too many bytes',
    svg(`<path d="${'M0 0'.repeat(1000)}"/>`),
    'line 1: found 4081 bytes, but it stands in each page',
  ],
  ['a script', svg('<script>alert(1)</script>'), 'line 2: found <script>, but a logo is made of'],
  [
    'a handler',
    svg('<path onclick="alert(1)" d="M0 0"/>'),
    'line 2: found onclick="alert(1)", but colours stand in',
  ],
  ['a style', svg('<g>\n<path style="fill:red" d="M0 0"/></g>'), 'line 3: found style="fill:red"'],
  ['styles', svg('<style>.a{}</style>'), 'line 2: found <style>'],
  ['a photograph', svg('<image href="data:image/png;base64,AA"/>'), 'line 2: found <image>'],
  ['letters', svg('<text>Ridge</text>'), 'line 2: found <text>'],
  [
    'another file',
    svg('<use href="https://cdn.example/a.svg#b"/>'),
    'line 2: found href="https://cdn.example/a.svg#b"',
  ],
  [
    'a fill from elsewhere',
    svg('<path fill="url(https://a.example/#b)"/>'),
    'line 2: found fill="url(https://a.example/#b)"',
  ],
  ['a program’s own notes', svg('<sodipodi:namedview id="a"/>'), 'line 2: found <sodipodi:namedview>'],
  ['a tag that is open', svg('<g><path d="M0 0"/>'), 'line 3: found </svg> without its other half'],
  ['a value without quotation marks', svg('<path d=M0/>'), 'line 1: found a tag that cannot be read'],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<path d="M0 0"/>')}`,
    'line 1: found a file that is no SVG',
  ],
])('%s: one sentence says what is wrong', (_, text, words) => {
  const sentences = said(text);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(`public/icon.svg ${words}`);
});
