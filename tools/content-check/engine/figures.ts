/** A figure within running text. */
export interface Figure {
  /** As it is written: `48 hours`, `forty-eight hours`, `48-hour`. */
  readonly words: string;
  readonly index: number;
  readonly kind: string;
  /** `hour`, `business day`, `KES`: the same for all ways to write it. */
  readonly unit: string;
  /** `48`, `7 10` for a range. */
  readonly value: string;
}

const ONES = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** `one` to `ninety-nine`. */
const WORDS = [...ONES, ...TENS.flatMap((ten) => [ten, ...ONES.slice(0, 9).map((one) => `${ten}-${one}`)])];

/** The words from behind, so that none begins with one before it. */
const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|${WORDS.toReversed().join('|')})`;

/** `1,500`, `thirty`, `forty-eight` as a number. */
const numberFrom = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : WORDS.indexOf(text.toLowerCase()) + 1;

const numbered = (before: string, after: string) => new RegExp(`${before}(${NUMBER})${after}`, 'gi');

/**
 * The kinds of figures that content states, the longest first: what one has taken, the next do not see. What stands in
 * brackets are the numbers and the unit.
 */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['e-mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['phone number', /(?:\+\d{2,3}|\b0)[\s-]?\d(?:[\s-]?\d){7,10}/g],
  ['amount', /(KES|KSh\.?|Ksh\.?|USD|US\$|\$|EUR|€|£)\s?(\d[\d,]*(?:\.\d+)?)/g],
  ['amount', /(\d[\d,]*(?:\.\d+)?)\s?(shillings|dollars|KES|USD|bob)\b/g],
  ['amount', /(\d[\d,]*(?:\.\d+)?)\s?(k)\b/gi],
  ['amount', /(\d[\d,]*)(\/[-=])/g],
  [
    'amount',
    /(\d{1,3}(?:,\d{3})+)(?![\d,]|\+|\s+(?:[a-z]+\s+)?(?:clients|customers|projects|minutes|hours|days)\b)/g,
  ],
  ['percentage', numbered('', '\\s?(?:%|per ?cent\\b)')],
  [
    'time span',
    numbered(
      `(?:(${NUMBER})\\s*(?:to|or|–|-(?=\\s*\\d))\\s*)?`,
      '[\\s-]+(?:(business|working|calendar)[\\s-]+)?(minute|min|hour|hr|day|week|month|year)s?(?![a-z])',
    ),
  ],
  ['length', numbered('', '\\s+(?:characters|letters)')],
  ['number of clients', /(\d[\d,]*)\+?\s+(?:[a-z]+\s+)?(client|customer)s\b/gi],
  ['number of projects', /(\d[\d,]*)\+?\s+(?:[a-z]+\s+)?(project)s\b/gi],
  [
    'length of a list',
    numbered('', '\\s+(?:IT )?(?:maintenance )?(plans|add-ons|kinds of work|partners)\\b'),
  ],
  ['coverage', /(?<![\d/])(\d{1,2})\s?[x×/]\s?([5-7])(?![\d/])/g],
  ['time of day', /(?<![\d:])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])(?:m\b|\.m\.)/gi],
  ['time of day', /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/g],
  ['encryption on the way', /\b(TLS|SSL)[\s-]?v?(\d+(?:\.\d+)?)/g],
  ['encryption in storage', /\bAES[\s-]?(\d+)/g],
  ['age', /\b(?:under|below|younger than|aged|age of)\s+(\d{1,2})(?![\w%])/gi],
  ['day of the month', /\bday\s+(\d{1,2})\b/gi],
  ['day of the month', /\b(\d{1,2})(?:st|nd|rd|th)(?=\s+(?:day\s+)?of\s+(?:the|each|every)\s+month)/gi],
  [
    'founding year',
    /\b(?:since|founded in|established in|began in|started in|in business since)\s+((?:19|20)\d{2})\b/gi,
  ],
];

/** Other words for the same unit. */
const UNITS: Readonly<Record<string, string>> = {
  $: 'usd',
  us$: 'usd',
  dollars: 'usd',
  ksh: 'kes',
  'ksh.': 'kes',
  shillings: 'kes',
  bob: 'kes',
  min: 'minute',
  hr: 'hour',
  working: 'business',
  calendar: '',
  customer: 'client',
};

const unitOf = (words: readonly string[]) =>
  words
    .map((word) => UNITS[word.toLowerCase()] ?? word.toLowerCase())
    .filter((word) => word !== '')
    .join(' ');

/** What the brackets of a pattern hold. */
type Parts = readonly (string | undefined)[];

/** On the 24-hour clock. */
function timeOfDay([hour = '', minute = '00', half = '']: Parts): string {
  const later = half.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
  return `${Number(hour) + later}:${minute}`;
}

const IS_NUMBER = new RegExp(`^${NUMBER}$`, 'i');

function measured(kind: string, words: string, parts: Parts): Pick<Figure, 'unit' | 'value'> {
  if (kind === 'time of day') return { unit: '', value: timeOfDay(parts) };
  if (parts.length === 0) return { unit: '', value: words };
  const there = parts.filter((part) => part !== undefined);
  const numbers = there.filter((part) => IS_NUMBER.test(part)).map((part) => String(numberFrom(part)));
  return { unit: unitOf(there.filter((part) => !IS_NUMBER.test(part))), value: numbers.join(' ') };
}

/** "One day", "in one month": a way to speak, not a figure. */
const IDIOM = /^one[\s-]+(?:day|week|month|year)s?$/i;

/** Every figure in a text, in its order. */
export function figuresIn(text: string): readonly Figure[] {
  const figures: Figure[] = [];
  let rest = text;
  for (const [kind, pattern] of KINDS) {
    for (const match of rest.matchAll(pattern)) {
      const [words, ...parts] = match;
      const before = rest[match.index - 1] ?? ' ';
      // A number at the end of a paragraph does not belong to the words of the next.
      if (/[\w.,/-]/.test(before) || IDIOM.test(words) || /\n\s*\n/.test(words)) continue;
      figures.push({ words, index: match.index, kind, ...measured(kind, words, parts) });
      rest = rest.slice(0, match.index) + ' '.repeat(words.length) + rest.slice(match.index + words.length);
    }
  }
  return figures.sort((a, b) => a.index - b.index);
}
