/** What the form calls its files and fields, and the hints of the schemas in words for those who fill it in. */
import { nameOf } from '@site/content/check/engine/content';
import { type Path, valueAt } from '@site/content/check/engine/values';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { isFolder } from '@site/rules/addresses/pages';
import { isValues } from './form-value.ts';
import words from './words.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

const { titles, labels }: Readonly<Record<'titles' | 'labels', Words>> = words;

/** `replyWithinHours`, `ResponseTimes` and `price-list` in words. */
export function label(name: string): string {
  const spaced = name
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return labels[sentence] ?? sentence;
}

/** The label of a field among others: “Text” alone says nothing, so that the first of these beside it tells what it is. */
export function labelAmong(name: string, all: readonly string[]): string {
  const beside = Object.entries(words.textBeside).find(([neighbour]) => all.includes(neighbour));
  return name === 'text' && beside ? beside[1] : label(name);
}

/** Fields whose value says which entry of a list it is, the most telling first. */
export const TELLING = 'name title question heading role label version days text between'.split(' ');

function entryName(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry;
  const names = isValues(entry) ? TELLING.map((name) => entry[name]) : [];
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? `Entry ${index + 1}`;
}

/** The entries and fields around a value, from the outside inwards: `Basic › Price`. */
export const placeWords = (data: unknown, path: Path, file?: ContentFile): string =>
  path
    .map((step, index) => {
      const around = valueAt(data, path.slice(0, index));
      if (typeof step === 'number') return entryName(valueAt(around, [step]), step);
      const ofPage = file && index === 0 ? pageLabel(file, step) : undefined;
      return ofPage ?? labelAmong(step, isValues(around) ? Object.keys(around) : []);
    })
    .join(' › ');

/** `pages/home.yaml` is Home, the folder `legal/*.mdx` is Legal documents. */
export function titleOf({ path }: ContentFile): string {
  const name = path.replace(/(?:\/\*)?\.\w+$/, '');
  return titles[name] ?? label(name.replace(/.*\//, ''));
}

/** `Legal documents › refund`, and the title alone of what is in no folder. */
export function fileWords(file: string): string {
  const name = nameOf(file);
  const title = name ? titleOf(contentFiles[name]) : '';
  return name && isFolder(name) ? `${title} › ${file.replace(/.*\/|\..*/g, '')}` : title;
}

/** By where it appears. A service says in its summary what other pages say in their description. */
export function pageLabel(file: ContentFile, name: string): string | undefined {
  const [folder = ''] = file.path.split('/');
  if (folder === 'pages' && name === 'title') return `Headline at the top of ${titleOf(file)}`;
  const onPage: Readonly<Partial<Record<string, Words>>> = words.onPage;
  return onPage[folder]?.[name];
}

/** What the schemas and the check say to those who write files. */
const FOR_FILES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bThe ids? of (an?|the) (add-ons?|package)(?: in [\w-]+\.yaml)?/g, 'Choose $1 $2'],
  [/`npm run content:facts`/g, '“Figure or name” under Insert, in a document,'],
  [/<Fact name="([^"]*)" \/>/g, '“$1”'],
  [/taken (?:from the data )?by its name, like (?=“)/g, 'chosen by Insert, “Figure or name”: '],
  [/a changed document has .*/g, 'choose under “Version” to publish it, or to correct its spelling only'],
  [/(?<=left out): (?:text|a group of fields) goes here(?:: [\w, ]*\w)?| \(the parser says: .*\)/g, ''],
  [/`([^`]*)`/g, '“$1”'],
];

/** A hint, or what is allowed, without what only a file needs. */
export function hintWords(description: string): string {
  const forForm = FOR_FILES.reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    description,
  );
  const named = forForm.replaceAll(
    /\bin ([\w-]+)\.yaml\b/g,
    (_, name: string) => `under “${titles[name] ?? label(name)}”`,
  );
  return named.charAt(0).toUpperCase() + named.slice(1);
}
