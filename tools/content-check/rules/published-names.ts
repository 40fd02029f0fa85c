import { isRecord } from '../../../src/domain/text/json.ts';
import type { CheckedFile } from '../engine/checked-file.ts';
import { type Content, filesOf } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';

/** Lists whose entries are known outside of the content by their id: in saved quotes, in links, in the texts. */
const CARRIERS = { catalogue: 'saved quotes and shared links carry it', addOns: 'facts carry it' };

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** As they are written: what was published may not be what today's schema wants. */
const entriesOf = (files: readonly CheckedFile[]) =>
  files.flatMap(({ source }) => (Array.isArray(source.data) ? (source.data as readonly Entry[]) : []));

const ids = (now: Content, before: Content): readonly Mistake[] =>
  (['catalogue', 'addOns'] as const).flatMap((list) => {
    const [file] = filesOf(now.files, list);
    const entries = entriesOf(filesOf(now.files, list));
    const published = entriesOf(filesOf(before.files, list));
    return entries.flatMap(({ id, name }, index) => {
      const old = published.find((one) => one.name === name)?.id;
      // An id that still stands in the list belongs to another entry now.
      if (!file || old === undefined || entries.some((entry) => entry.id === old)) return [];
      const allowed = `it was published as "${old}", and ${CARRIERS[list]}`;
      return [file.source.mistake([index, 'id'], `"${id}"`, allowed, old)];
    });
  });

/** A page with its title under a new file name has a new address, and the links to it lead nowhere. */
const addresses = (now: Content, before: Content): readonly Mistake[] =>
  (['services', 'texts', 'legal'] as const).flatMap((folder) => {
    const titleOf = ({ source }: CheckedFile) => (isRecord(source.data) ? source.data.title : source.file);
    const pages = filesOf(now.files, folder);
    return pages.flatMap((page) => {
      const old = filesOf(before.files, folder).find((file) => titleOf(file) === titleOf(page));
      if (!old || pages.some(({ slug }) => slug === old.slug)) return [];
      const allowed = `the name is the address of a published page; rename it to ${old.source.file}`;
      return [{ file: page.source.file, line: 1, found: 'a new file name', allowed }];
    });
  });

/** What was published under a name is still there under it, as long as it is there at all. */
export const publishedNames = (now: Content, before: Content): readonly Mistake[] => [
  ...ids(now, before),
  ...addresses(now, before),
];
