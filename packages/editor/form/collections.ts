/** The content files by folder, each with its form. */
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';

/** The marks of what is not real yet are for whoever launches the site. */
const files = (Object.entries(contentFiles) as [ContentName, ContentFile][]).filter(
  ([name]) => name !== 'marks',
);

export function collections(blocks: readonly string[]) {
  const form = (name: ContentName, file: ContentFile) => ({
    name,
    label: titleOf(file),
    // The name of the format, by which main.ts reads and writes it.
    format: name,
    fields: formFields(name, blocks),
  });
  const singles = files
    .filter(([, { holds }]) => holds !== 'folder')
    .map(([name, file]) => ({ ...form(name, file), file: `content/${file.path}` }));
  const folders = files
    .filter(([, { holds }]) => holds === 'folder')
    .map(([name, file]) => ({
      ...form(name, file),
      folder: `content/${file.path.replace(/\/.*/, '')}`,
      ...(name === 'jobs' && { identifier_field: 'searchTitle', summary: '{{slug}}' }),
      slug: {
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case words joined by hyphens.'],
        hint: 'The last part of its address. It never changes.',
      },
    }));
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [{ name: 'pages', label: 'Pages', files: singles.filter(isPage) }, ...folders],
  };
}
