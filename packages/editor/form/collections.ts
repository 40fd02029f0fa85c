/** The content files by folder, each with its form. */
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';

export function collections(blocks: readonly string[]) {
  const all = Object.entries(contentFiles) as [ContentName, ContentFile][];
  // The marks of what is not real yet are for whoever launches the site.
  const files = all.filter(([name]) => name !== 'marks');
  // Its name is also that of the format by which main.ts reads and writes it.
  const form = (name: ContentName, file: ContentFile) => ({
    ...{ name, format: name, label: titleOf(file), fields: formFields(name, blocks) },
  });
  const singles = files
    .filter(([, { holds }]) => holds !== 'folder')
    .map(([name, file]) => ({ ...form(name, file), file: `content/${file.path}` }));
  const folders = files
    .filter(([, { holds }]) => holds === 'folder')
    .map(([name, file]) => ({
      ...form(name, file),
      folder: `content/${file.path.replace(/\/.*/, '')}`,
      slug: {
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case words joined by hyphens.'],
        hint: 'The last part of its address. It never changes.',
      },
      ...(name === 'jobs' && {
        ...{ identifier_field: 'searchTitle', summary: '{{slug}}' },
        slug: { template: '{{fields.package}}', editable: false },
      }),
    }));
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [{ name: 'pages', label: 'Pages', files: singles.filter(isPage) }, ...folders],
  };
}
