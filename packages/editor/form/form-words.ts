/** Names files, fields and choices for the office. */
import { type Path, getValueAt } from '@site/rules/text/values';
import { capitalise } from '@site/rules/text/words';
import {
  type ContentFileSpec,
  contentFiles,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { isFolder } from '@site/rules/urls/pages';
import { isValues, LIST_FIELD } from './form-value.ts';
import words from './words.json' with { type: 'json' };

type WordsByName = Readonly<Partial<Record<string, string>>>;

const titles: WordsByName = words.titles;
const labels: WordsByName = words.labels;
/** The names of entries on the buttons that add them, by list, so that the buttons of nested lists differ. */
export const entryNamesByList: WordsByName = words.listEntries;
const pageLabels: Readonly<Partial<Record<string, WordsByName>>> = words.onPage;

/** Spells out names such as `replyWithinHours`, `ResponseTimes` and `price-list`. */
export function formatLabel(name: string) {
  const spacedName = name.replaceAll(/-|(?=[A-Z])/g, ' ').trim();
  const sentence = capitalise(spacedName.toLowerCase());
  return labels[sentence] ?? sentence;
}

/**
 * Returns the label of a field. The label of a field with the name `text` depends on a field beside it, if
 * words.json has a label for that pair.
 */
export function getFieldLabel(name: string, siblings: readonly string[]) {
  const neighbour = Object.entries(words.textBeside).find(
    ([sibling]) => name === 'text' && siblings.includes(sibling),
  );
  return neighbour?.[1] ?? formatLabel(name);
}

/** Fields whose value can name an entry of a list, the best field first. */
export const SUMMARY_FIELDS = words.summaryFields;

function nameEntry(entry: unknown, index: number) {
  const names = [entry, ...SUMMARY_FIELDS.map((name) => getValueAt(entry, name.split('.')))];
  return names.filter((name) => typeof name === 'string').find(Boolean) ?? `Entry ${index + 1}`;
}

/** Names the entries and fields around a value, from the outside inwards: `Basic › Price`. */
export const describePath = (data: unknown, path: Path, file?: ContentFileSpec) =>
  path
    .map((step, index) => {
      const parent = getValueAt(data, path.slice(0, index));
      if (typeof step === 'number') return nameEntry(getValueAt(parent, [step]), step);
      const pageLabel = file && index === 0 ? findPageLabel(file, step) : undefined;
      return pageLabel ?? getFieldLabel(step, isValues(parent) ? Object.keys(parent) : []);
    })
    .slice(path[0] === LIST_FIELD ? 1 : 0)
    .join(' › ');

/** Names a file or a folder: `pages/home.yaml` is “Home”, and `legal/*.mdx` is “Legal documents”. */
export function getFileTitle({ path }: ContentFileSpec) {
  const name = path.replace(/(?:\/\*)?\.\w+$/, '');
  return titles[name] ?? formatLabel(name.replace(/.*\//, ''));
}

/** Names one file of the content: `Legal documents › refund`. */
export function describeFile(kind: ContentKind, file: string) {
  const title = getFileTitle(contentFiles[kind]);
  if (!isFolder(kind)) return title;
  const slug = file.replaceAll(/.*\/|\..*/g, '');
  return `${title} › ${slug}`;
}

/**
 * Returns the label that says where the text of a field appears, if words.json has one for its folder: `lead`
 * of a page is “Under the headline”.
 */
export function findPageLabel(file: ContentFileSpec, name: string) {
  return pageLabels[file.path.replace(/\/.*/, '')]?.[name];
}
