/** What the built editor may do: where it saves and how one signs in, and which hosts its page can reach. */
import { type Headers, securityHeaders } from '../../integrations/hosts/headers.ts';
import type { Colours } from '../../src/domain/colours/rules.ts';
import type { Time } from '../../src/domain/colours/palette.ts';

/** Everything that is saved waits here, in one pull request: a figure, and the documents that print it. */
export const BRANCH = 'office';

export const GITHUB_API = 'https://api.github.com';

/** The repository as `owner/name`, if it is named. */
export const repositoryOf = ({ EDITOR_REPOSITORY = '' }: NodeJS.ProcessEnv): string | undefined =>
  /^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPOSITORY) ? EDITOR_REPOSITORY : undefined;

/** Sveltia's own settings. */
export const editorSettings = (repo: string, { EDITOR_SIGN_IN, PUBLIC_SITE_URL }: NodeJS.ProcessEnv) => ({
  app_title: 'Editor',
  logo: { src: '/icon.svg' },
  ...(PUBLIC_SITE_URL !== undefined && { site_url: PUBLIC_SITE_URL }),
  backend: {
    name: 'github',
    repo,
    branch: BRANCH,
    ...(EDITOR_SIGN_IN === undefined ? { auth_methods: ['token'] } : { base_url: EDITOR_SIGN_IN }),
  },
  media_folder: 'content/people',
  media_libraries: { all: { slugify_filename: true }, stock_assets: false },
  slug: { encoding: 'ascii' },
});

/**
 * `origins` are the Git host's, `site` is the site in the frame beside the form. Sveltia writes styles into its
 * elements, and HTML without Trusted Types, so these two are looser than the site's own policy.
 */
export const editorPolicy = (origins: readonly string[], site: string): string =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' blob: data:",
    // Sveltia fetches the pictures that it shows.
    'connect-src': ["'self'", 'blob:', 'data:', ...origins].join(' '),
    'frame-src': `blob: ${site}`.trim(),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The site's headers, with the editor's policy; the sign-in of the Git host is a window that reports to this one. */
export const editorHeaders = (policy: string): Headers => ({
  ...securityHeaders({ https: false }),
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
});

/** Sveltia's buttons and links in the colours of the site, more specific than its own rules. */
export const accents = ({ day, night }: Readonly<Record<Time, Colours>>): string =>
  [['light', day] as const, ['dark', night] as const]
    .map(
      ([theme, colours]) =>
        `:root:root[data-theme='${theme}'] { --sui-primary-accent-color: ${colours.clay}; --sui-primary-accent-color-text: ${colours.clay}; --sui-primary-accent-color-light: ${colours['clay-deep']}; --sui-primary-accent-color-dark: ${colours['clay-deep']}; --sui-primary-accent-color-inverted: ${colours['on-clay']}; }`,
    )
    .join(' ');

/** Sveltia's words that say something else here, by its key; with those that it shipped, so that a change is noticed. */
export const WORDS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  entry_validation_errors: [
    '.match $count one {{One field has an error.',
    '.match $count 0 {{Nothing was saved. What you typed is still in the form.}} one {{One field has an error.',
  ],
  'saving_entry.error.description': [
    'There was an error while saving the entry. Please try again later.',
    'Nothing was saved. What you typed is still in the form.',
  ],
  'save_conflict.branch_moved': [
    'The repository has been updated by someone else while saving. Please try again.',
    'Someone else has saved in the same moment. Save again: nothing is lost.',
  ],
  'save_conflict.save_anyway': ['save_anyway:`Save Anyway`', 'save_anyway:`Show both`'],
  'save_conflict.overwrite_warning': [
    'If you save now, their changes will be lost.',
    'Look at both before you save: nothing is lost.',
  ],
};
