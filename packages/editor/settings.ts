/** Configures the built editor: where it saves, how people sign in, and which hosts its page can reach. */
import fixedSettings from './settings.json' with { type: 'json' };

/**
 * The branch to which all edits are saved. It becomes one pull request, so that a figure and the documents
 * that depend on it change together.
 */
const EDITS_BRANCH = 'office';

/** The list of pull requests for saved edits. It is empty until a workflow opens the pull request. */
export const getSavedEditsUrl = ({ EDITOR_REPOSITORY }: NodeJS.ProcessEnv) =>
  `https://github.com/${EDITOR_REPOSITORY}/pulls?q=is%3Aopen+head%3A${EDITS_BRANCH}`;

/**
 * Returns Sveltia's settings: https://sveltiacms.app/en/docs/config-basics. Photographs are saved larger than
 * any page shows them, but with only a tenth of the bytes of a phone's photograph.
 */
export function createEditorSettings({
  EDITOR_REPOSITORY,
  EDITOR_SIGN_IN,
  PUBLIC_SITE_URL = '',
}: NodeJS.ProcessEnv) {
  const signIn = EDITOR_SIGN_IN === undefined ? { auth_methods: ['token'] } : { base_url: EDITOR_SIGN_IN };
  return {
    ...fixedSettings.cms,
    site_url: PUBLIC_SITE_URL.replace(/\/$/, ''),
    show_preview_links: PUBLIC_SITE_URL !== '',
    backend: { name: 'github', repo: EDITOR_REPOSITORY, branch: EDITS_BRANCH, ...signIn },
  };
}

/**
 * Returns the headers of the editor's page. The CSP is looser than the site's, because Sveltia sets inline
 * styles, shrinks photographs with WebAssembly, and fetches the pictures that it shows. The opener policy is
 * looser too, because the window for signing in at GitHub sends a message back to the editor.
 */
export const createEditorHeaders = ({ PUBLIC_SITE_URL = '' }: NodeJS.ProcessEnv) => ({
  'Content-Security-Policy': `${fixedSettings.csp.join('; ')} ${PUBLIC_SITE_URL}`.trim(),
  ...fixedSettings.headers,
});
