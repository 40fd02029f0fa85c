/** Reads the sample content as the content check does. The owner may change `content/`, but the sample stays. */
import { checkFiles, type FileData, selectFiles, getFileData } from '../../check/engine/content.ts';
import { contentFiles, type ContentKind } from '../../schemas/content-files.schema.ts';
import type { PackagePageData } from '../../schemas/catalogue.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';
import { sample } from '../check/changed-content.ts';

const files = checkFiles(sample);

const data = Object.fromEntries(
  Object.keys(contentFiles).map((name) => [name, getFileData(files, name as ContentKind)]),
) as unknown as { readonly [Name in ContentKind]: FileData<Name> };

export const content = {
  ...data,
  services: selectFiles(files, 'services')
    .map(({ slug, value }) => ({ slug, ...(value as Service) }))
    .sort((a, b) => a.order - b.order),
  jobs: selectFiles(files, 'jobs').map(({ slug, value }) => ({ slug, ...(value as PackagePageData) })),
  legal: selectFiles(files, 'legal').map(({ slug, value, body }) => ({
    slug,
    body: body?.text.trimStart() ?? '',
    ...(value as Legal),
  })),
};
