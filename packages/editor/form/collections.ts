/** Lists the content files by folder, each with its form. */
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';

/** The format by which main.ts reads and writes a file has the name of its form. */
const form = (name: string, file: ContentFile) => ({
  name,
  format: name,
  label: titleOf(file),
  fields: formFields(name as ContentName),
});

const single = ([name, file]: [string, ContentFile]) => ({
  ...form(name, file),
  file: `content/${file.path}`,
});

const folder = ([name, file]: [string, ContentFile]) => ({
  ...form(name, file),
  folder: `content/${file.path.replace(/\/.*/, '')}`,
  slug: {
    editable: ['create'],
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case words joined by hyphens.'],
    hint: 'The last part of its address. It never changes.',
  },
});

/** The page of a package has its address from the package. */
const JOBS = {
  identifier_field: 'searchTitle',
  summary: '{{slug}}',
  slug: { template: '{{fields.package}}', editable: false },
};

export function collections() {
  const files = Object.entries<ContentFile>(contentFiles);
  // Marks of what is not real yet are for the person who launches the site.
  const singles = files.filter(([name, { holds }]) => holds !== 'folder' && name !== 'marks').map(single);
  const folders = files.filter(([, { holds }]) => holds === 'folder').map(folder);
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [
      { name: 'pages', label: 'Pages', files: singles.filter(isPage) },
      ...folders.map((one) => (one.name === 'jobs' ? { ...one, ...JOBS } : one)),
    ],
  };
}
