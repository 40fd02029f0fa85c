import type { z } from 'zod';
import { type ContentFile, contentFiles, type ContentName } from '../../src/domain/content-files.schema.ts';
import { splitDocument } from './frontmatter.ts';
import { fileSchema } from './json-schema.ts';
import { mendMdx } from './mdx-mend.ts';
import type { MdxBody } from './mdx-source.ts';
import type { Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { mendYaml } from './yaml-mend.ts';
import { yamlSource, type YamlSource } from './yaml-source.ts';

type Of<Name extends ContentName> = (typeof contentFiles)[Name];
/** What a file says once it has been checked: its object, or its list. */
export type ValueOf<Name extends ContentName> =
  Of<Name> extends ContentFile<infer Schema> ? z.output<Schema> : never;

/** A content file that has been read and measured against its schema. */
export interface CheckedFile {
  readonly name: ContentName;
  /** The file's name without its folder and ending: its address, for services and legal documents. */
  readonly slug: string;
  readonly source: YamlSource;
  /** Nothing where it is beyond mending. */
  readonly value: unknown;
  /** The value is the file's own, with no stand-ins in it: it can be held against other files. */
  readonly sure: boolean;
  /** Of a legal document that can be read. */
  readonly body?: MdxBody | undefined;
}

const contentOf = (path: string) =>
  new RegExp(`^content/${path.replaceAll('.', '\\.').replace('*', '([a-z0-9-]+)')}$`);

/** The kind of content that a file is, if it is any. */
export function nameOf(file: string): ContentName | undefined {
  const names = Object.keys(contentFiles) as ContentName[];
  return names.find((name) => contentOf(contentFiles[name].path).test(file));
}

/** A non-breaking space in front of a line is told as what it is, not as an unknown field. */
const ordinarySpaces = (front: string) => ' '.repeat(front.length);

/** Reads one file; what is wrong with it by itself is added to the mistakes. */
export function checkFile(name: ContentName, { file, text }: ContentText, mistakes: Mistake[]): CheckedFile {
  const binding: ContentFile = contentFiles[name];
  const isMdx = file.endsWith('.mdx');
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  if (!parts) {
    mistakes.push({
      file,
      line: 1,
      found: 'no frontmatter',
      allowed: 'a legal document begins with its title, version and dates between two lines of ---',
    });
  }
  const mended = mendYaml(file, (parts?.frontmatter ?? '').replaceAll(/^[ \u00A0]+/gm, ordinarySpaces));
  mistakes.push(...mended.mistakes);
  const source = yamlSource(file, mended.text, isMdx);
  const json = fileSchema(binding);
  const list = binding.holds === 'list';
  const checked = schemaMistakes(source, list ? binding.schema.array().min(1) : binding.schema, json);
  // A file that could not be read as a whole would only seem to lack the rest.
  if (mended.whole && parts) mistakes.push(...checked.mistakes);
  const body = isMdx ? mendMdx(file, parts?.body ?? '') : undefined;
  mistakes.push(...(body?.mistakes ?? []));
  const slug = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file;
  return { name, slug, source, value: checked.value, sure: mended.whole && checked.sure, body: body?.body };
}

/** What the one file of a name says; nothing where it is missing or beyond mending. */
export const valueOf = <Name extends ContentName>(files: readonly CheckedFile[], name: Name) =>
  files.find((file) => file.name === name)?.value as
    (Of<Name>['holds'] extends 'list' ? ValueOf<Name>[] : ValueOf<Name>) | undefined;

export const filesOf = (files: readonly CheckedFile[], name: ContentName): readonly CheckedFile[] =>
  files.filter((file) => file.name === name);
