/** The content files by folder, each with its form. */
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { formFields, titleOf } from './form-fields.ts';

const files: readonly (readonly [string, ContentFile])[] = Object.entries(contentFiles);

export function collections(blocks: readonly string[]) {
  const form = ([name, file]: readonly [string, ContentFile]) => ({
    name,
    label: titleOf(file),
    // The name of the format, by which main.ts reads and writes it.
    format: name,
    fields: formFields(file, blocks),
  });
  const singles = files
    .filter(([, { holds }]) => holds !== 'folder')
    .map((entry) => ({ ...form(entry), file: `content/${entry[1].path}` }));
  const folders = files
    .filter(([, { holds }]) => holds === 'folder')
    .map((entry) => ({
      ...form(entry),
      folder: `content/${entry[1].path.replace(/\/.*/, '')}`,
      ...(entry[0] === 'jobs' && { identifier_field: 'searchTitle' }),
      slug: {
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case words joined by hyphens.'],
        hint: 'The last part of its address. It never changes. A job has the ID that it has in Catalogue.',
      },
    }));
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [{ name: 'pages', label: 'Pages', files: singles.filter(isPage) }, ...folders],
  };
}
