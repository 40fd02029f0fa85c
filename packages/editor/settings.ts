/** What the built editor may do: where it saves and how one signs in, and which hosts its page can reach. */

/** Everything that is saved waits here, in one pull request: a figure, and the documents that print it. */
const BRANCH = 'office';

const GITHUB = 'https://api.github.com https://www.githubstatus.com';

/** Sveltia's own settings: https://sveltiacms.app/en/docs/config-basics */
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
  media_libraries: {
    all: {
      slugify_filename: true,
      // Wider than any page shows it, and a tenth of what a phone takes.
      transformations: { raster_image: { format: 'webp', quality: 90, width: 1600, height: 1600 } },
      max_file_size: 2_000_000,
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii' },
  editor: { preview: false },
});

/**
 * Sveltia writes styles into its elements, and HTML without Trusted Types: so the policy is looser than the site's. The
 * sign-in of the Git host is a window that reports to this one.
 */
export function editorHeaders({ PUBLIC_SITE_URL }: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
    // It makes photographs smaller by a program in WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    // It fetches the pictures that it shows.
    `img-src 'self' blob: data:; connect-src 'self' blob: data: ${GITHUB} ${PUBLIC_SITE_URL ?? ''}`.trim(),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
}
