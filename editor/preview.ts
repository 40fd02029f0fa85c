/** The running site beside the form, at the page that the file changes. Sveltia's word for it is preview. */
import type { PreviewProps } from '@sveltia/cms';
import { createElement } from 'react';
import { open } from './beside.ts';
import type { ContentFile } from '../src/domain/content/content-files.schema.ts';
import { folders, isFolder, type PageEntry, pages } from '../src/site/pages.ts';

/** Where a file shows: its own page, or the page that lists it first. */
function addressOf(path: string, slug: string): string {
  const [folder = ''] = path.split('/');
  // What is new has no page yet: the page above it.
  if (isFolder(folder)) return folders[folder].path(slug).replace(/(.)\/$/, '$1');
  const place = ({ files }: PageEntry) => files.indexOf(path.replace(/\.\w+$/, ''));
  const listing = (Object.values(pages) as readonly PageEntry[]).filter((page) => place(page) >= 0);
  return listing.toSorted((one, other) => place(one) - place(other))[0]?.path ?? '/';
}

/** It reloads by itself when the file is saved, and shows what is wrong with it. */
export const preview =
  (site: string, file: ContentFile) =>
  ({ entry }: PreviewProps) => {
    open(file, entry.get('data').toJS());
    return createElement('iframe', {
      src: site + addressOf(file.path, entry.get('slug')),
      title: 'The page',
      style: { border: 0, width: '100%', height: '100vh' },
    });
  };
