/** Configures the built editor: where it saves, how people sign in, and which hosts its page can reach. */

import fixed from './settings.json' with { type: 'json' };

/**
 * The branch of saved edits. The edits wait there in one pull request, a figure together with the documents
 * that print it.
 */
const EDITS_BRANCH = 'office';

/** The pull request, or an empty list until the workflow has opened it. */
export const getSavedEditsUrl = ({ EDITOR_REPOSITORY }: NodeJS.ProcessEnv) =>
  `https://github.com/${EDITOR_REPOSITORY}/pulls?q=is%3Aopen+head%3A${EDITS_BRANCH}`;

/**
 * Returns Sveltia's settings: https://sveltiacms.app/en/docs/config-basics. Photographs are saved wider than
 * any page shows them, with a tenth of the bytes of a phone's photographs.
 */
export function createEditorSettings({
  EDITOR_REPOSITORY,
  EDITOR_SIGN_IN,
  PUBLIC_SITE_URL = '',
}: NodeJS.ProcessEnv) {
  const signIn = EDITOR_SIGN_IN === undefined ? { auth_methods: ['token'] } : { base_url: EDITOR_SIGN_IN };
  return {
    ...fixed.cms,
    site_url: PUBLIC_SITE_URL.replace(/\/$/, ''),
    show_preview_links: PUBLIC_SITE_URL !== '',
    backend: { name: 'github', repo: EDITOR_REPOSITORY, branch: EDITS_BRANCH, ...signIn },
  };
}

/**
 * Returns the headers of the editor's page. The policy is looser than the site's: Sveltia writes styles into its
 * elements, makes photographs smaller with WebAssembly, and fetches the pictures that it shows. GitHub's sign-in
 * is a window that reports to this one.
 */
export const createEditorHeaders = ({ PUBLIC_SITE_URL = '' }: NodeJS.ProcessEnv) => ({
  'Content-Security-Policy': `${fixed.policy.join('; ')} ${PUBLIC_SITE_URL}`.trim(),
  ...fixed.headers,
});
