/** Lists the content files by folder, each with its form. */
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { formFields } from './form-fields.ts';
import folders from './folders.json' with { type: 'json' };
import { titleOf } from './form-words.ts';

/** main.ts registers the format of each file under the name of its form. */
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
  // The page of a package has its address from the package.
  ...(file === contentFiles.jobs ? folders.jobs : folders.page),
});

export function collections() {
  const files = Object.entries<ContentFile>(contentFiles);
  // Marks of what is not real yet are for the person who launches the site.
  const singles = files.filter(([name, { holds }]) => holds !== 'folder' && name !== 'marks').map(single);
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [
      { name: 'pages', label: 'Pages', files: singles.filter(isPage) },
      ...files.filter(([, { holds }]) => holds === 'folder').map(folder),
    ],
  };
}
