/** Lists the content files by folder, each with its form. */
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { folders, isFolder, type PageName, pages } from '@site/rules/addresses/pages';
import { createFormFields } from './form-fields.ts';
import { getFileTitle } from './form-words.ts';
import options from './collections.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Files without a page of their own, and the page that shows them. */
const shownOn: Readonly<Partial<Record<string, string>>> = options.shownOn;

function addressOf(name: string): string | undefined {
  if (isFolder(name)) return folders[name].path('{{slug}}');
  const page = shownOn[name] ?? name.replace(/Page$/, '');
  return page in pages ? pages[page as PageName].path : undefined;
}

/** main.ts registers the format of each file under the name of its form. */
const createForm = (name: string, file: ContentFile) => ({
  name,
  format: name,
  label: getFileTitle(file),
  preview_path: addressOf(name),
  fields: createFormFields(name as ContentName),
});

const createSingleton = ([name, file]: [string, ContentFile]) => ({
  ...createForm(name, file),
  file: `content/${file.path}`,
});

const createFolder = ([name, file]: [string, ContentFile]) => ({
  ...createForm(name, file),
  folder: `content/${file.path.replace(/\/.*/, '')}`,
  ...options.page,
  ...(file === contentFiles.legal && options.legal),
  // The page of a package has its address from the package.
  ...(file === contentFiles.jobs && options.jobs),
});

/** `savedEdits` is the address of the pull request. */
export function createCollections(savedEdits: string) {
  const files = Object.entries<ContentFile>(contentFiles);
  // Marks of what is not real yet are for the person who launches the site.
  const singles = files
    .filter(([name, { holds }]) => holds !== 'folder' && name !== 'marks')
    .map(createSingleton);
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('content/pages/');
  const description = words.saved.waits.replace('%s', savedEdits);
  return {
    singletons: singles.filter((one) => !isPage(one)),
    collections: [
      { name: 'pages', label: 'Pages', files: singles.filter(isPage) },
      ...files.filter(([, { holds }]) => holds === 'folder').map(createFolder),
    ].map((collection) => ({ ...collection, description })),
  };
}
