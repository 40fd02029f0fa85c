import { versionPath } from '@site/rules/addresses/paths';
import type { CheckedFile } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

/**
 * A document without its day binds no one. It is read without a schema, because an old one may not match
 * today's.
 */
export const isDraft = ({ name, source }: CheckedFile): boolean =>
  name === 'legal' && valueAt(source.data, ['changes', 0, 'effectiveDate']) === undefined;

export const VERSIONS = 'content/legal-versions/';

/** The file that keeps the text of an older version. */
export const versionFile = (slug: string, version: string): string =>
  `${VERSIONS}${versionPath(slug, version).slice(1).replace('/', '-')}.md`;
