import { versionPath } from '@site/rules/urls/paths';
import type { ParsedFile } from '../engine/content.ts';
import { getValueAt } from '@site/rules/text/values';

/**
 * Returns whether a legal document is a draft: its newest version has no effective date. Reads the date
 * without a schema, because an old document may not match today's schema.
 */
export const isDraft = ({ source }: ParsedFile) =>
  getValueAt(source.data, ['changes', 0, 'effectiveDate']) === undefined;

export const VERSIONS_FOLDER = 'content/legal-versions/';

/** Returns the path of the file that keeps the text of an older version. */
export const getVersionFile = (slug: string, version: string) =>
  `${VERSIONS_FOLDER}${versionPath(slug, version).slice(1).replace('/', '-')}.md`;
