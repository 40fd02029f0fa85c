import { versionPath } from '@site/rules/addresses/paths';
import type { CheckedFile } from '../engine/content.ts';
import { valueAt } from '../engine/values.ts';

/** A document without its day binds no one. Read as written: what was published may not be what today's schema wants. */
export const isDraft = ({ name, source }: CheckedFile): boolean =>
  name === 'legal' && valueAt(source.data, ['changes', 0, 'effectiveDate']) === undefined;

export const VERSIONS = 'content/legal-versions/';

/** Where the text of a version stays that is no longer in force. */
export const versionFile = (slug: string, version: string): string =>
  `${VERSIONS}${versionPath(slug, version).slice(1).replace('/', '-')}.md`;
