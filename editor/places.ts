/** Where something stands, in the words of the form: its file, its entry and its field. */
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { changedPlaces, entryName, innerFields, labelOf } from './changes.ts';
import { type Mistake, nameOf } from './content-check.ts';
import { contentFormat, LIST, SECTIONS, SHOWN_TITLE } from './content-format.ts';
import { type Field, formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';
import { isValues, type Values } from './form-value.ts';

export interface FilePlace {
  readonly name: keyof typeof contentFiles;
  readonly file: ContentFile;
  /** Of a folder's file. */
  readonly slug?: string;
}

/** `content/jobs/vpn-setup.yaml`; nothing for what is no content file. */
export function placeOf(path: string): FilePlace | undefined {
  const name = nameOf(path);
  if (name === undefined) return undefined;
  const file: ContentFile = contentFiles[name];
  const slug = file.holds === 'folder' ? /([^/]+)\.\w+$/.exec(path)?.[1] : undefined;
  return { name, file, ...(slug !== undefined && { slug }) };
}

/** What differs between two texts of a file, in the words of its form. */
export const differences = ({ file }: FilePlace, before: string, after: string) => {
  const { fromFile } = contentFormat(file);
  const valuesOf = (text: string): Values => (text === '' ? {} : fromFile(text));
  return changedPlaces(formFields(file, []), valuesOf(before), valuesOf(after));
};

/** The form of a file, in the address of the editor. */
export function formAddress({ name, file, slug }: FilePlace): string {
  if (slug !== undefined) return `#/collections/${name}/entries/${slug}`;
  const collection = file.path.startsWith('pages/') ? 'pages' : '_singletons';
  return `#/collections/${collection}/entries/${name}`;
}

/** `Packages`, `Pages of packages › VPN Setup`. */
export function fileTitle({ file, slug }: FilePlace, text: string): string {
  const values = contentFormat(file).fromFile(text);
  const own = [values.title, values[SHOWN_TITLE], values.name].find((value) => typeof value === 'string');
  return [titleOf(file), ...(slug === undefined ? [] : [own ?? slug])].join(' › ');
}

/** The field of the form that a mistake is in: its way in Sveltia's words, and its labels from the outside inwards. */
export function fieldPlace({ file }: FilePlace, { path, line }: Mistake, text: string) {
  const values = contentFormat(file).fromFile(text);
  const isBody = path === undefined && file.path.endsWith('.mdx');
  const before = text.split('\n').slice(0, line);
  const section = before.filter((one) => one.startsWith('## ')).length - 1;
  const steps = isBody
    ? [SECTIONS, Math.max(section, 0)]
    : [...(file.holds === 'list' ? [LIST] : []), ...(path ?? [])];
  const keys: (string | number)[] = [];
  const labels: string[] = [];
  let fields = formFields(file, []);
  let value: unknown = values;
  let list: Field | undefined;
  for (const step of steps) {
    const inner: unknown = Array.isArray(value) || isValues(value) ? (value as Values)[step] : undefined;
    if (typeof step === 'number') {
      labels.push(entryName(inner, step));
      fields = list ? innerFields(list, inner) : [];
    } else {
      list = fields.find(({ name }) => name === step);
      // What the form has in one field, such as an amount with its currency.
      if (!list) break;
      if (step !== LIST) labels.push(labelOf(list));
      fields = innerFields(list, inner);
    }
    keys.push(step);
    value = inner;
  }
  return { keyPath: keys.join('.'), labels };
}
