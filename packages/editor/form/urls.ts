/** Finds the page that shows a content file. */
import { folders, isFolder, type PageEntry, pages } from '@site/rules/urls/pages';
import options from './collections.json' with { type: 'json' };

const pagesByName: Record<string, PageEntry | undefined> = pages;

/** The names of the pages that show files without pages of their own. */
const pageNamesByFile: Record<string, string | undefined> = options.shownOn;

/** Returns the URL of the page that shows a content file. `name` is a key of `contentFiles`. */
export const findUrl = (name: string, slug: string) =>
  isFolder(name)
    ? folders[name].path(slug)
    : pagesByName[pageNamesByFile[name] ?? name.replace(/Page$/, '')]?.path;
