import { type Mistake, mistakeOn, type Words } from '../engine/mistake.ts';
import { LOGO } from '../engine/read-content.ts';
import { blank, every, lineAt } from '../engine/words.ts';

/** It stands in each page, which has 14,000 bytes for all. */
const MAX_BYTES = 1_500;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'g', 'use'];
const PAINT = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
const ELEMENTS = new Set(['svg', 'title', 'desc', ...SHAPES, ...PAINT]);

const FLAT =
  'letters become paths, pictures are drawn again, and nothing moves: save it as “plain” or “optimised” SVG';

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*["']([^"']*)["']/g;

/** What an attribute may not be: code, styles that a page's policy refuses, and what lies outside of the file. */
const isForeign = (name: string, value: string) =>
  /^on|^(?:style|class)$/i.test(name) ||
  (/href$/i.test(name) && !value.startsWith('#')) ||
  /url\((?!#)/.test(value);

function tagMistake(name: string, attributes: string): Words | undefined {
  if (!ELEMENTS.has(name))
    return { found: `<${name}>`, allowed: `a logo is made of ${every(SHAPES)}; ${FLAT}` };
  const foreign = Array.from(attributes.matchAll(ATTRIBUTE)).find(([, key = '', value = '']) =>
    isForeign(key, value),
  );
  return (
    foreign && {
      found: foreign[0],
      allowed: 'colours stand in fill="#b8431a" and stroke="…", and the file is all there is',
    }
  );
}

/** The first thing in a drawing that may not be in it. */
export const foreignPart = (svg: string): Words | undefined =>
  Array.from(svg.matchAll(TAG), ([, closes, name = '', attributes = '']) =>
    closes === '/' ? undefined : tagMistake(name, attributes),
  ).find((words) => words !== undefined);

/** The box must be a square, for a browser's tab is one. */
function boxMistake(root: string): Words | undefined {
  const box = /\sviewBox=["']([^"']*)["']/.exec(root)?.[1];
  const [, , width, height] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (width !== undefined && width > 0 && width === height) return undefined;
  return {
    found: box === undefined ? 'no viewBox' : `viewBox="${box}"`,
    allowed:
      'it is a square such as viewBox="0 0 32 32": the mark alone, beside which the pages write the name',
  };
}

/** A tag that is not closed, or closes what was not open. */
function unbalanced(tags: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  const open: RegExpExecArray[] = [];
  for (const tag of tags) {
    const [, closes, name, , isEmpty] = tag;
    if (closes === '/' && open.pop()?.[2] !== name) return tag;
    if (closes === '' && isEmpty === '') open.push(tag);
  }
  return open.at(-1);
}

/** What would break a page, an icon or a social image, in the one drawing from which all of them are made. */
export function logoMistakes(text: string | undefined): readonly Mistake[] {
  const at = (index: number, words: Words | undefined) => mistakeOn(LOGO, lineAt(text ?? '', index), words);
  if (text === undefined)
    return at(0, { found: 'no such file', allowed: 'the site cannot be built without its mark' });
  const drawing = text.replaceAll(/<!--[^]*?-->|^\s*<\?xml[^>]*\?>|<!DOCTYPE[^[>]*>/g, blank);
  if (!/^\s*<svg[\s>]/.test(drawing))
    return at(0, {
      found: 'a file that is no SVG',
      allowed: 'the mark is a drawing saved as SVG, whose first tag is <svg>',
    });
  const bytes = Buffer.byteLength(text);
  const tooBig =
    bytes > MAX_BYTES
      ? {
          found: `${bytes} bytes`,
          allowed: `it stands in each page, so it has ${MAX_BYTES} at most: draw it with fewer points`,
        }
      : undefined;
  const tags = Array.from(drawing.matchAll(TAG));
  const rest = drawing.replaceAll(TAG, '').search(/[<>&]/);
  const broken = unbalanced(tags);
  const spoilt =
    rest >= 0 || broken
      ? at(broken?.index ?? 0, {
          found: broken ? `${broken[0]} without its other half` : 'a tag that cannot be read',
          allowed: 'each tag is closed, and each value stands in quotation marks',
        })
      : [];
  return [
    ...at(0, tooBig),
    ...at(drawing.indexOf('<svg'), boxMistake(tags[0]?.[3] ?? '')),
    ...tags.flatMap(({ 1: closes, 2: name = '', 3: attributes = '', index }) =>
      closes === '/' ? [] : at(index, tagMistake(name, attributes)),
    ),
    ...spoilt,
  ];
}
