/** Lists the content files as Sveltia shows them: in collections, each with its form. */
import {
  contentFileEntries,
  type ContentFileSpec,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { findUrl } from './urls.ts';
import { createFormFields } from './form-fields.ts';
import { getFileTitle } from './form-words.ts';
import options from './collections.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Settings that only some folders have. The URL of a page in jobs/, for example, comes from its package. */
const optionsByFolder: Readonly<Partial<Record<string, object>>> = options.folders;

function createForm(name: ContentKind, file: ContentFileSpec) {
  const { layout, path } = file;
  const location =
    layout === 'folder'
      ? { folder: `content/${path.replace(/\/.*/, '')}`, ...options.page, ...optionsByFolder[name] }
      : { file: `content/${path}` };
  return {
    name,
    // main.ts registers the format of each form under the name of the form.
    format: name,
    label: getFileTitle(file),
    preview_path: findUrl(name, '{{slug}}'),
    fields: createFormFields(name),
    ...location,
  };
}

/** Creates the collections. Their description links to the pull request in which saved edits wait. */
export function createCollections(savedEditsUrl: string) {
  const forms = contentFileEntries
    // The marks are for the person who launches the site, so they have no form.
    .filter(([name]) => name !== 'marks')
    .map(([name, file]) => createForm(name, file));
  const isPageFile = ({ name }: { readonly name: string }) => name.endsWith('Page');
  const description = words.saved.waits.replace('%s', savedEditsUrl);
  return {
    singletons: forms.filter((form) => 'file' in form && !isPageFile(form)),
    collections: [
      { name: 'pages', label: 'Pages', files: forms.filter(isPageFile) },
      ...forms.filter((form) => 'folder' in form),
    ].map((collection) => ({ ...collection, description })),
  };
}
