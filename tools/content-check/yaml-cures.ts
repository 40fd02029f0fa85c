import { lineParts, quoted, unquoted, withinCurly } from './quoting.ts';
import { counted } from './words.ts';

/** A way to make a line readable, with the words that explain it. */
export interface Cure {
  readonly field?: string | undefined;
  readonly found: string;
  readonly allowed: string;
  readonly line: string;
}

const CURLY_MARKS = 'curly quotation marks around the text';
const IN_QUOTES = 'such text stands in quotation marks';

/** Signs with which YAML begins something other than text. */
const RESERVED = /^[@`%&*!|>?,\]}[{#"'-]/;

function whyQuotes(value: string): string | undefined {
  if (RESERVED.test(value)) return `text that begins with ${value.charAt(0)}`;
  return /:(?:\s|$)/.test(value) ? 'a colon within the text' : undefined;
}

/** `( amount: 24000, currency: KES )`, or the same in braces without the comma. */
const GROUP = /^[({]\s*([\w-]+: *[^,:]+?),?\s+([\w-]+: *[^,:]+?)\s*[)}]$/;

function groupCures(line: string): Cure[] {
  const parts = lineParts(line);
  const [all, first, second] = GROUP.exec(parts?.value ?? '') ?? [];
  if (!parts || all === undefined || first === undefined || second === undefined) return [];
  const found = all.startsWith('(') ? 'fields in ( and )' : 'no comma between two fields';
  const allowed = 'fields on one line stand between { and }, with a comma between them';
  return [
    { field: parts.field, found, allowed, line: `${parts.front}{ ${first}, ${second} }${parts.remark}` },
  ];
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
    const inCurly = withinCurly(value);
    if (inCurly !== undefined) return [cure(CURLY_MARKS, 'such text stands in straight ones', inCurly)];
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

/** What a word processor, or a habit from elsewhere, puts in the place of a dash or a colon. */
function signCures(line: string): Cure[] {
  const [, indent, bullet, entry] = /^(\s*)([–—•·*])\s*(\S.*)$/.exec(line) ?? [];
  if (indent !== undefined && bullet !== undefined && entry !== undefined) {
    const allowed = 'a list entry begins with a hyphen and a space';
    return [{ found: `${bullet} in front of an entry`, allowed, line: `${indent}- ${entry}` }];
  }
  const [, front, field, sign, value] = /^(\s*(?:- +)*)([\w-]+)\s*([=：])\s*(\S.*)$/.exec(line) ?? [];
  if (front === undefined || field === undefined || sign === undefined || value === undefined) return [];
  const allowed = 'a colon and a space stand between a field and its value';
  return [{ field, found: `${sign} after the field`, allowed, line: `${front}${field}: ${value}` }];
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

/** What is wrong with the start of a line that belongs under its neighbours, `indent` spaces in. */
function startWords(line: string, indent: number) {
  const start = line.slice(0, indentOf(line));
  if (start.includes('\t')) {
    return {
      found: 'a tab at the start of the line',
      allowed: `only spaces go there, and ${indent} put it under its neighbours`,
    };
  }
  return {
    found: `${counted(start.length, 'space')} at the start of the line`,
    allowed: `${counted(indent, 'space')} put it under its neighbours`,
  };
}

const GOES_ON = {
  found: 'a line without a field',
  allowed: 'text that goes on from the line above has more spaces in front',
};

/** The line moved under its neighbours, or, where it goes on with the text above, further in. */
function indentCures(line: string, above: string, below: string): Cure[] {
  const parts = lineParts(line.replaceAll('\t', ' '));
  const deeper = indentOf(above) + 2;
  // The first line of a file goes on with nothing.
  if (!parts && above === '') return [];
  const wanted = parts ? [indentOf(above), indentOf(below), deeper] : [deeper];
  return [...new Set(wanted)].map((indent) => ({
    field: parts?.field,
    ...(parts ? startWords(line, indent) : GOES_ON),
    line: ' '.repeat(indent) + line.trimStart(),
  }));
}

/** An entry without its dash, right under one that has it. */
function dashCures(line: string, above: string): Cure[] {
  const isEntry = /^\s*- +(?![\w-]+:)/.test(above);
  if (!isEntry || lineParts(line) || indentOf(line) !== indentOf(above)) return [];
  const mended = `${' '.repeat(indentOf(above))}- ${line.trim()}`;
  return [{ found: 'an entry without its dash', allowed: 'each entry begins with a dash', line: mended }];
}

/** What may be wrong with a line that YAML cannot read, the likeliest first. The neighbours are not blank. */
export const yamlCures = (line: string, above: string, below: string): readonly Cure[] => [
  ...signCures(line),
  ...spaceCures(line),
  ...groupCures(line),
  ...bracketCures(line),
  ...quoteCures(line),
  ...dashCures(line, above),
  ...indentCures(line, above, below),
];
