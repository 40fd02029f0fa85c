/** Names files, fields and choices for the office. */
import { nameOf } from '@site/content/check/engine/content';
import { type Path, valueAt } from '@site/content/check/engine/values';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { isFolder } from '@site/rules/addresses/pages';
import { isValues } from './form-value.ts';
import words from './words.json' with { type: 'json' };

type Words = Readonly<Partial<Record<string, string>>>;

const titles: Words = words.titles;
const labels: Words = words.labels;
const onPage: Readonly<Partial<Record<string, Words>>> = words.onPage;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Spells out names such as `replyWithinHours`, `ResponseTimes` and `price-list`. */
export function label(name: string): string {
  const spaced = name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const sentence = capitalised(spaced.trim());
  return labels[sentence] ?? sentence;
}

/** Labels a field by a field beside it where its own name, “Text”, does not say what it is. */
export function labelAmong(name: string, all: readonly string[]): string {
  const beside = Object.entries(words.textBeside).find(([neighbour]) => all.includes(neighbour));
  return name === 'text' && beside ? beside[1] : label(name);
}

/** Fields whose value says which entry of a list it is, the most telling first. */
export const TELLING: readonly string[] = words.telling;

function entryName(entry: unknown, index: number): string {
  const names = isValues(entry) ? TELLING.map((name) => entry[name]) : [entry];
  const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';
  return names.find(isName) ?? `Entry ${index + 1}`;
}

/** Names the entries and fields around a value, from the outside inwards: `Basic › Price`. */
export const placeWords = (data: unknown, path: Path, file?: ContentFile): string =>
  path
    .map((step, index) => {
      const around = valueAt(data, path.slice(0, index));
      if (typeof step === 'number') return entryName(valueAt(around, [step]), step);
      const onPage = file && index === 0 ? pageLabel(file, step) : undefined;
      return onPage ?? labelAmong(step, isValues(around) ? Object.keys(around) : []);
    })
    .join(' › ');

const titleAt = (name: string) => titles[name] ?? label(name.replace(/.*\//, ''));

/** Names a file or a folder: `pages/home.yaml` is Home, `legal/*.mdx` is Legal documents. */
export const titleOf = ({ path }: ContentFile) => titleAt(path.replace(/(?:\/\*)?\.\w+$/, ''));

/** Names one file of the content: `Legal documents › refund`. */
export function fileWords(file: string): string {
  const name = nameOf(file);
  if (!name) return '';
  const title = titleOf(contentFiles[name]);
  return isFolder(name) ? `${title} › ${file.replace(/.*\/|\..*/g, '')}` : title;
}

/** Labels a field by where it appears on the page. A service's summary is another page's description. */
export function pageLabel(file: ContentFile, name: string): string | undefined {
  const [folder = ''] = file.path.split('/');
  if (folder === 'pages' && name === 'title') return `Headline at the top of ${titleOf(file)}`;
  return onPage[folder]?.[name];
}

/** Begins a sentence of the check or of a schema as sentences begin, and ends it. */
export const asSentences = (text: string) => capitalised(/[.?!]$/.test(text) ? text : `${text}.`);
