/** Reads the sample content as the content check does. */
import {
  type EntryData,
  parseFiles,
  type FileData,
  selectFiles,
  getFileData,
} from '../../check/engine/content.ts';
import { contentFiles, type ContentKind } from '../../schemas/content-files.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { sampleContentFiles } from '../check/changed-content.ts';

const files = parseFiles(sampleContentFiles);

const dataByKind = Object.fromEntries(
  Object.keys(contentFiles).map((name) => [name, getFileData(files, name as ContentKind)]),
) as unknown as { readonly [Name in ContentKind]: FileData<Name> };

export const sampleContent = {
  ...dataByKind,
  services: selectFiles(files, 'services')
    .map(({ slug, data }) => ({ slug, ...(data as Service) }))
    .sort((a, b) => a.order - b.order),
  jobs: selectFiles(files, 'jobs').map(({ slug, data }) => ({ slug, ...(data as EntryData<'jobs'>) })),
  legal: selectFiles(files, 'legal').map(({ slug, data, body }) => ({
    slug,
    body: body?.text.trimStart() ?? '',
    ...(data as Legal),
  })),
};
