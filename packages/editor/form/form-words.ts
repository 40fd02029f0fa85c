/** What the form calls its files and fields, and the hints of the schemas in words for those who fill it in. */
import { type Path, valueAt } from '@site/content/check/engine/values';
import type { ContentFile } from '@site/content/schemas/content-files.schema';
import { isValues } from './form-value.ts';

/** As on the site, where the name of the file says less. */
const TITLES: Readonly<Record<string, string>> = {
  company: 'Company details',
  brand: 'Colours',
  policies: 'Figures in the policies',
  plans: 'Maintenance plans',
  'add-ons': 'Add-ons',
  catalogue: 'Packages',
  choices: 'Which one do I need?',
  partners: 'Partners',
  notices: 'Notices on every page',
  services: 'Services',
  jobs: 'Pages of packages',
  legal: 'Legal documents',
  texts: 'Other pages of text',
  'pages/home': 'Home',
  'pages/custom-quote': 'Build Your Custom Package',
  'pages/success': 'After a payment',
  'pages/failure': 'After a payment that failed',
  'pages/not-found': 'Page not found',
};

/** Labels that do not follow from the name of a field. */
const SPELT: Readonly<Record<string, string>> = {
  Action: 'Words of the link or button',
  'Add ons': 'Add-ons',
  'Add on': 'Add-on',
  Alt: 'What the picture shows',
  Dpa: 'Data Processing Addendum',
  Excludes: 'What the price leaves out',
  Featured: 'Raised on the pricing page',
  Per: 'Paid per',
  See: 'Page that says more',
  Sla: 'Response time',
  'Sla credits': 'Credits for a late response',
  'Starts at': 'Shown with “from”',
  Swift: 'SWIFT code',
  'Tax pin': 'KRA PIN',
  'Vat note': 'VAT note',
  Whatsapp: 'WhatsApp',
};

/** `replyWithinHours`, `ResponseTimes` and `price-list` in words. */
export function label(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return SPELT[sentence] ?? sentence;
}

const TOP = 'At the top of the page';

/** What a text is, by a field beside it: the first that is there. */
const BESIDE: readonly (readonly [neighbour: string, label: string])[] = [
  ['company', 'Their words'],
  ['until', 'Words of the notice'],
  ['panel', 'Of texts'],
  ['searchTitle', TOP],
  ['heading', 'Under the heading'],
  ['title', 'Under the title'],
  ['byInvoice', 'Words'],
  ['action', 'In front of the link'],
  ...['job', 'addOn', 'service'].map((name) => [name, 'What tells it from the others'] as const),
];

/** The label of a field among others: “Text” alone says nothing. */
export const labelAmong = (name: string, all: readonly string[]): string =>
  (name === 'text' ? BESIDE.find(([neighbour]) => all.includes(neighbour))?.[1] : undefined) ?? label(name);

/** Fields whose value says which entry of a list it is, the most telling first. */
export const TELLING = 'name title question heading role label version days text between'.split(' ');

function entryName(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry;
  const names = isValues(entry) ? TELLING.map((name) => entry[name]) : [];
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? `Entry ${index + 1}`;
}

/** The entries and fields around a value, from the outside inwards: `Basic › Price`. */
export const placeWords = (data: unknown, path: Path): string =>
  path
    .map((step, index) => {
      const around = valueAt(data, path.slice(0, index));
      if (typeof step === 'number') return entryName(valueAt(around, [step]), step);
      return labelAmong(step, isValues(around) ? Object.keys(around) : []);
    })
    .join(' › ');

/** `pages/home.yaml` is Home, the folder `legal/*.mdx` is Legal documents. */
export function titleOf({ path }: ContentFile): string {
  const name = path.replace(/(?:\/\*)?\.\w+$/, '');
  return TITLES[name] ?? label(name.replace(/.*\//, ''));
}

const SEARCHED = 'In search results and on shared links';

/** Fields that pages have, by where they appear. A service says in its summary what other pages say in their description. */
const EVERY = {
  lead: 'Under the headline',
  description: SEARCHED,
  closing: 'Dark band at the end of the page',
};
const ON_PAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pages: EVERY,
  texts: { ...EVERY, title: 'Headline' },
  services: { description: TOP, summary: SEARCHED },
  legal: { description: SEARCHED },
};

export function pageLabel(file: ContentFile, name: string): string | undefined {
  const [folder = ''] = file.path.split('/');
  if (folder === 'pages' && name === 'title') return `Headline at the top of ${titleOf(file)}`;
  return ON_PAGE[folder]?.[name];
}

/** What the schemas say to those who write files. */
const FOR_FILES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(?:,? )?\bin quotation marks(?:, so that no zero in front is lost\.)?/gi, ''],
  [/'(\d\d:\d\d)'/g, '$1'],
  [/; \[\] for none/g, ''],
  [/,? without \.yaml/g, ''],
  [/\bThe file in content\/services that it (belongs with|leads to)/g, 'The service that it $1'],
  [/\bA file in content\/services/g, 'Choose a service'],
  [/: (?:see )?[\w/-]+\.(?:ts|md)\b/g, ''],
  [/\bin services\b/g, 'under “services”'],
  [/\bThe name of (?:an SVG|a picture) in content\/\w+/g, 'A picture'],
  [/\bThe ids? of (an?|the) (add-ons?|package)(?: in [\w-]+\.yaml)?/g, 'Choose $1 $2'],
  [/\bin ([\w-]+)\.yaml\b/g, 'under “$1”'],
  [/\bleft out in/gi, 'empty in'],
  [/^true or false\.$/g, ''],
  [/^true if/g, 'On if'],
  [/^true on/g, 'On for'],
  [/`([^`]*)`/g, '“$1”'],
];

/** A hint without what only a file needs. */
export function hintWords(description: string): string {
  const words = FOR_FILES.reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    description,
  );
  const named = words.replaceAll(
    /under “([\w-]+)”/g,
    (_, name: string) => `under “${TITLES[name] ?? label(name)}”`,
  );
  return named === '.' ? '' : named.charAt(0).toUpperCase() + named.slice(1);
}
