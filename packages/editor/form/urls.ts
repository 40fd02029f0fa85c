/** Finds the page that shows a content file. */
import { folders, isFolder, type PageEntry, pages } from '@site/rules/urls/pages';
import options from './collections.json' with { type: 'json' };

const pagesByName: Record<string, PageEntry | undefined> = pages;

/** The page that shows a file, for files that have no page themselves. */
const shownOn: Record<string, string | undefined> = options.shownOn;

/** `name` is the name of a content file or folder. */
export const findUrl = (name: string, slug: string): string | undefined =>
  isFolder(name) ? folders[name].path(slug) : pagesByName[shownOn[name] ?? name.replace(/Page$/, '')]?.path;
