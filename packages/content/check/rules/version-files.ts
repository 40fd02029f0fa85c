import { versionPath } from '@site/rules/addresses/paths';

export const VERSIONS = 'content/legal-versions/';

/** Where the text of a version stays that is no longer in force. */
export const versionFile = (slug: string, version: string): string =>
  `${VERSIONS}${versionPath(slug, version).slice(1).replace('/', '-')}.md`;
