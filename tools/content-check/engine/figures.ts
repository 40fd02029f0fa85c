import { NUMBER, numberFrom } from './numbers.ts';

/** A figure within running text. */
export interface Figure {
  /** As it is written: `48 hours`, `forty-eight hours`, `48-hour`. */
  readonly words: string;
  readonly index: number;
  readonly kind: string;
  /** The same for all ways to write the same figure: `48 hour`. */
  readonly value: string;
}

interface Kind {
  readonly kind: string;
  /** Such a figure has it, and most texts have not: looked for first, it spares them the search for a number. */
  readonly sign?: RegExp;
  readonly pattern: RegExp;
  readonly value: (parts: readonly string[]) => string;
}

const number = (text = '') => String(numberFrom(text));
const UNITS: Readonly<Record<string, string>> = {
  min: 'minute',
  hr: 'hour',
  business: 'business ',
  working: 'business ',
};
const unit = (word = '') => UNITS[word.toLowerCase()] ?? word.toLowerCase();

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  dollars: 'USD',
  shillings: 'KES',
  bob: 'KES',
};
const currency = (word = '') => CURRENCIES[word] ?? (/^ksh|^kes/i.test(word) ? 'KES' : word.toUpperCase());

function clock(hour = '', minute = '00', half = ''): string {
  const later = /^p/i.test(half) && Number(hour) < 12 ? 12 : 0;
  return `${Number(hour) + later}:${minute}`;
}

/** The kinds of figures that content states, the longest first: what one has taken, the next do not see. */
const KINDS: readonly Kind[] = [
  {
    kind: 'amount',
    pattern: /(KES|KSh\.?|Ksh\.?|USD|US\$|\$|EUR|€|£)\s?(\d[\d,]*(?:\.\d+)?)/g,
    value: ([code, amount]) => `${currency(code)} ${number(amount)}`,
  },
  {
    kind: 'amount',
    pattern: /(\d[\d,]*(?:\.\d+)?)\s?(shillings|dollars|KES|USD|bob)\b/g,
    value: ([amount, code]) => `${currency(code)} ${number(amount)}`,
  },
  {
    kind: 'percentage',
    sign: /%|per ?cent/i,
    pattern: new RegExp(`(${NUMBER})\\s?(?:%|per ?cent\\b)`, 'gi'),
    value: ([share]) => `${number(share)}%`,
  },
  {
    kind: 'time span',
    sign: /min|h(?:ou)?r|day|week|month|year/i,
    pattern: new RegExp(
      `(?:(${NUMBER})\\s*(?:to|or|–|-(?=\\s*\\d))\\s*)?(${NUMBER})[\\s-]+(?:(business|working|calendar)[\\s-]+)?(minute|min|hour|hr|day|week|month|year)s?(?![a-z])`,
      'gi',
    ),
    value: ([from, to, sort, span]) =>
      `${from === undefined ? '' : `${number(from)} to `}${number(to)} ${unit(sort === 'calendar' ? '' : sort)}${unit(span)}`,
  },
  {
    kind: 'length',
    sign: /characters|letters/i,
    pattern: new RegExp(`(${NUMBER})\\s+(?:characters|letters)`, 'gi'),
    value: ([length]) => `${number(length)} characters`,
  },
  {
    kind: 'count',
    pattern: /(\d[\d,]*)\+?\s+(?:[a-z]+\s+)?(client|customer|project)s\b/gi,
    value: ([count, of]) => `${number(count)} ${of?.toLowerCase() === 'project' ? 'projects' : 'clients'}`,
  },
  {
    kind: 'length of a list',
    sign: /plans|add-ons|kinds of work|partners/i,
    pattern: new RegExp(
      `(${NUMBER})\\s+(?:(?:IT )?(?:maintenance )?(plans)|(add-ons|kinds of work|partners))\\b`,
      'gi',
    ),
    value: ([count, plans, others]) => `${number(count)} ${(plans ?? others ?? '').toLowerCase()}`,
  },
  {
    kind: 'coverage',
    pattern: /(?<![\d/])(\d{1,2})\s?[x×/]\s?([5-7])(?![\d/])/g,
    value: ([hours, days]) => `${number(hours)}x${number(days)}`,
  },
  {
    kind: 'time of day',
    pattern: /(?<![\d:])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])(?:m\b|\.m\.)/gi,
    value: ([hour, minute, half]) => clock(hour, minute, half),
  },
  {
    kind: 'time of day',
    pattern: /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/g,
    value: ([hour, minute]) => clock(hour, minute),
  },
  {
    kind: 'encryption on the way',
    pattern: /\b(TLS|SSL)[\s-]?v?(\d+(?:\.\d+)?)/g,
    value: ([name, version]) => `${name ?? ''} ${version ?? ''}`,
  },
  { kind: 'encryption in storage', pattern: /\bAES[\s-]?(\d+)/g, value: ([size]) => `AES ${size ?? ''}` },
  {
    kind: 'age',
    pattern: /\b(?:under|below|younger than|aged|age of)\s+(\d{1,2})(?![\w%])/gi,
    value: ([age]) => `${number(age)} of age`,
  },
  { kind: 'day of the month', pattern: /\bday\s+(\d{1,2})\b/gi, value: ([day]) => `day ${number(day)}` },
  {
    kind: 'day of the month',
    pattern: /\b(\d{1,2})(?:st|nd|rd|th)(?=\s+(?:day\s+)?of\s+(?:the|each|every)\s+month)/gi,
    value: ([day]) => `day ${number(day)}`,
  },
  {
    kind: 'founding year',
    pattern:
      /\b(?:since|founded in|established in|began in|started in|in business since)\s+((?:19|20)\d{2})\b/gi,
    value: ([year]) => `since ${year ?? ''}`,
  },
];

/** "One day", "in one month": a way to speak, not a figure. */
const IDIOM = /^one[\s-]+(?:day|week|month|year)s?$/i;

/** Every figure in a text, in its order. */
export function figuresIn(text: string): readonly Figure[] {
  const figures: Figure[] = [];
  let rest = text;
  for (const { kind, sign, pattern, value } of KINDS) {
    if (sign?.test(text) === false) continue;
    for (const match of rest.matchAll(pattern)) {
      const [words, ...parts] = match;
      const before = rest[match.index - 1] ?? ' ';
      if (/[\w.,/-]/.test(before) || IDIOM.test(words)) continue;
      figures.push({ words, index: match.index, kind, value: value(parts) });
      rest = rest.slice(0, match.index) + ' '.repeat(words.length) + rest.slice(match.index + words.length);
    }
  }
  return figures.sort((a, b) => a.index - b.index);
}
