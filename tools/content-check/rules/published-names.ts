import { isRecord } from '../../../src/domain/text/json.ts';
import { filesOf } from '../engine/checked-content.ts';
import { type Content, mistakeAt } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';

/** Lists whose entries are known outside of the content by their id: in saved quotes, in links, in the texts. */
const LISTS = [
  { name: 'catalogue', carriers: 'saved quotes and shared links carry it' },
  { name: 'addOns', carriers: 'facts carry it' },
] as const;

const entriesOf = (data: unknown) => (Array.isArray(data) ? data.filter(isRecord) : []);

function ids(now: Content, before: Content): readonly Mistake[] {
  return LISTS.flatMap(({ name, carriers }) => {
    const [file] = filesOf(now.files, name);
    const published = entriesOf(filesOf(before.files, name)[0]?.source.data);
    if (!file) return [];
    const entries = entriesOf(file.source.data);
    return entries.flatMap(({ id, name: label }, index) => {
      const old = published.find((entry) => entry.name === label)?.id;
      // An id that still stands in the list belongs to another entry now.
      if (typeof id !== 'string' || typeof old !== 'string' || entries.some((entry) => entry.id === old))
        return [];
      const allowed = `it was published as "${old}", and ${carriers}`;
      return [mistakeAt(file.source, [index, 'id'], `"${id}"`, allowed, old)];
    });
  });
}

/** A service page with its title under a new file name has a new address, and the links to it lead nowhere. */
function addresses(now: Content, before: Content): readonly Mistake[] {
  const titleOf = (data: unknown) => (isRecord(data) ? data.title : undefined);
  const services = filesOf(now.files, 'services');
  return services.flatMap(({ slug, source }) => {
    const old = filesOf(before.files, 'services').find(
      (file) => file.slug !== slug && titleOf(file.source.data) === titleOf(source.data),
    );
    if (!old || services.some((service) => service.slug === old.slug)) return [];
    const allowed = `the name is the address of a published page; rename it to ${old.source.file}`;
    return [{ file: source.file, line: 1, found: 'a new file name', allowed }];
  });
}

/** What was published under a name is still there under it, as long as it is there at all. */
export const publishedNames = (now: Content, before: Content): readonly Mistake[] => [
  ...ids(now, before),
  ...addresses(now, before),
];
