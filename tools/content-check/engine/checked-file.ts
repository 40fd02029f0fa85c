import {
  type ContentFile,
  contentFiles,
  type ContentName,
} from '../../../src/domain/content/content-files.schema.ts';
import { type MdxBody, readMdx, splitDocument } from './mdx-source.ts';
import { type Cause, explain, type Mistake, type Words } from './mistake.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { ContentText } from './read-content.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { lineAt } from './words.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A content file that has been read and measured against its schema. */
export interface CheckedFile {
  readonly name: ContentName;
  /** The file's name without its folder and ending: its address, for pages of a folder. */
  readonly slug: string;
  /** As it is saved; empty where no parser can read it, so that no rule looks at it. */
  readonly text: string;
  readonly source: YamlSource;
  /** Nothing where it cannot be read, or is not what its schema wants. */
  readonly value: unknown;
  /** Of a document that can be read. */
  readonly body?: MdxBody | undefined;
  /** The running text in which a figure is a claim of ours. */
  readonly passages: readonly Passage[];
  /** Why it cannot be read, or what its schema does not allow. */
  readonly mistakes: readonly Mistake[];
}

const PATTERNS = Object.entries<ContentFile>(contentFiles).map(([name, { path }]) => ({
  name: name as ContentName,
  pattern: new RegExp(`^content/${path.replaceAll('.', '\\.').replace('*', '([a-z0-9-]+)')}$`),
}));

/** The kind of content that a file is, if it is any. */
export const nameOf = (file: string): ContentName | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(file))?.name;

/** The marks that a version control program leaves around two versions of the same lines. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |$)/m;

/** What can be seen before a parser looks at the file. */
const UNREADABLE: readonly Cause[] = [
  [
    // A word processor's own kind of file, letters of two bytes, and line ends of old Macs.
    /\0|^\{\\rtf|\r/,
    'a file that is not plain text',
    'a text editor such as VS Code saves it: type it there again, as UTF-8',
  ],
  [
    CONFLICT,
    'two versions that were not merged',
    'one of them stays: delete the other and the lines of <, = and >',
  ],
];

const NO_FRONTMATTER: Words = {
  found: 'a beginning without its two lines of ---',
  allowed: 'a document begins with its fields, such as its title, between two lines of ---',
};

function readFile(name: ContentName, { file, text }: ContentText): CheckedFile {
  const slug = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file;
  const isMdx = file.endsWith('.mdx');
  const stopped = (mistakes: readonly Mistake[]): CheckedFile => ({
    ...{ name, slug, text: '', mistakes, value: undefined, passages: [] },
    source: readYaml(file, '', false).source,
  });
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  const early = explain(UNREADABLE, text);
  if (early || !parts) {
    const line = lineAt(text, Math.max(text.search(CONFLICT), 0));
    return stopped([{ file, line, ...(early ?? NO_FRONTMATTER) }]);
  }
  // A non-breaking space in front of a line is a mistake of its own, not a part of its field's name.
  const front = parts.frontmatter.replaceAll(/^[ \u00A0]+/gm, (spaces) => ' '.repeat(spaces.length));
  const { source, failures } = readYaml(file, front, isMdx);
  const { body, failures: ofBody } = isMdx ? readMdx(file, parts.body) : { failures: [] };
  if (failures.length > 0) return stopped([...failures, ...ofBody]);
  const { value, mistakes } = schemaMistakes(source, contentFiles[name]);
  if (ofBody.length > 0) return stopped([...mistakes, ...ofBody]);
  return { name, slug, text, source, value, body, passages: passagesOf(name, source, body), mistakes };
}

const latest = new Map<string, { readonly text: string; readonly checked: CheckedFile }>();

/** Reads one file, again only when its text is another: most files stay as they are between checks. */
export function checkFile(name: ContentName, content: ContentText): CheckedFile {
  const known = latest.get(content.file);
  if (known?.text === content.text) return known.checked;
  const checked = readFile(name, content);
  latest.set(content.file, { text: content.text, checked });
  return checked;
}
