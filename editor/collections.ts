/** The content files by folder, each with its form. */
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { SHOWN_TITLE } from './content-format.ts';
import { formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';

/** The marks of what is not real yet are for whoever launches the site. */
const files = Object.entries<ContentFile>(contentFiles).filter(([name]) => name !== 'marks');

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
      ...(entry[0] === 'jobs' && { identifier_field: 'searchTitle', summary: `{{${SHOWN_TITLE}}}` }),
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
