import { lineParts, quoted, unquoted } from './quoting.ts';
import { counted } from './words.ts';

/** A way to make a line readable, with the words that explain it. */
export interface Cure {
  readonly field?: string | undefined;
  readonly found: string;
  readonly allowed: string;
  readonly line: string;
}

const IN_QUOTES = 'such text stands in quotation marks';

/** Signs with which YAML begins something other than text. */
const RESERVED = /^[@`%&*!|>?,\]}[{#"'-]/;

function whyQuotes(value: string): string | undefined {
  if (RESERVED.test(value)) return `text that begins with ${value.charAt(0)}`;
  return /:(?:\s|$)/.test(value) ? 'a colon within the text' : undefined;
}

function quoteCures(line: string): Cure[] {
  const parts = lineParts(line);
  if (!parts || parts.value === '') return [];
  const { front, field, value, remark } = parts;
  const cure = (found: string, allowed: string, text: string): Cure => ({
    field,
    found,
    allowed,
    line: front + quoted(text) + remark,
  });
  const [mark] = value;
  if (mark !== "'" && mark !== '"') {
    const found = whyQuotes(value);
    return found === undefined ? [] : [cure(found, IN_QUOTES, value)];
  }
  const inner = unquoted(value);
  if (value.endsWith(mark) && value.length > 1) {
    return mark === "'"
      ? [
          cure(
            'an apostrophe that ends the text too early',
            'such text stands in double quotation marks',
            inner,
          ),
        ]
      : [cure('a quotation mark within the text', 'such text stands in single quotation marks', inner)];
  }
  return inner.includes(mark)
    ? [cure('text that goes on after its quotation mark', 'the marks stand around all of the text', value)]
    : [cure('a quotation mark that is not closed', 'it is closed at the end of the text', inner)];
}

function spaceCures(line: string): Cure[] {
  const [, dash, entry] = /^(\s*)-(\w.*)$/.exec(line) ?? [];
  if (dash !== undefined && entry !== undefined) {
    const found = 'no space after the dash';
    return [{ found, allowed: 'a space stands between a dash and its entry', line: `${dash}- ${entry}` }];
  }
  const [, front, field, value] = /^(\s*(?:- +)*)([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (front === undefined || field === undefined || value === undefined) return [];
  return [
    {
      field,
      found: 'no space after the colon',
      allowed: 'a space stands between a field and its value',
      line: `${front}${field}: ${value}`,
    },
  ];
}

function bracketCures(line: string): Cure[] {
  const count = (sign: string) => line.split(sign).length;
  return [
    ['{', '}', ' }'],
    ['[', ']', ']'],
  ].flatMap(([open = '', close = '', added = '']) =>
    count(open) > count(close)
      ? [
          {
            field: lineParts(line)?.field,
            found: `${open} without its ${close}`,
            allowed: `each ${open} is closed on its line`,
            line: line.trimEnd() + added,
          },
        ]
      : [],
  );
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** The line moved under its neighbours, or, where it goes on with the text above, further in. */
function indentCures(line: string, above: string, below: string): Cure[] {
  const own = indentOf(line);
  const isField = lineParts(line) !== undefined;
  const wanted = isField ? [indentOf(above), indentOf(below), indentOf(above) + 2] : [indentOf(above) + 2];
  return [...new Set(wanted)]
    .filter((indent) => indent !== own)
    .map((indent) => ({
      field: lineParts(line)?.field,
      found: isField ? `${counted(own, 'space')} at the start of the line` : 'a line without a field',
      allowed: isField
        ? `${counted(indent, 'space')} put it under its neighbours`
        : 'text that goes on from the line above has more spaces in front',
      line: ' '.repeat(indent) + line.trimStart(),
    }));
}

function tabCures(line: string): Cure[] {
  const [front] = /^[ \t-]*\t[ \t-]*/.exec(line) ?? [];
  if (front === undefined) return [];
  return [
    {
      field: lineParts(line.trimStart())?.field,
      found: 'a tab at the start of the line',
      allowed: 'only spaces go there, two for each step',
      line: front.replaceAll('\t', '  ') + line.slice(front.length),
    },
  ];
}

/** What may be wrong with a line that YAML cannot read, the likeliest first. The neighbours are not blank. */
export const yamlCures = (line: string, above: string, below: string): readonly Cure[] => [
  ...tabCures(line),
  ...spaceCures(line),
  ...bracketCures(line),
  ...quoteCures(line),
  ...indentCures(line, above, below),
];
