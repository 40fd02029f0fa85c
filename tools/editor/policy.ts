/** What the editor's address may do: talk to the Git host, and to nobody else. */
import { type Headers, securityHeaders } from '../../integrations/hosts/headers.ts';

/**
 * `origins` are the Git host's, `site` is what stands beside the form. Sveltia writes styles into its elements, and HTML
 * without Trusted Types, so these two are looser than the site's own policy.
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
    // Sveltia reads its own pictures so.
    'connect-src': ["'self'", 'blob:', 'data:', ...origins].join(' '),
    'frame-src': `blob: ${site}`.trim(),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The site's own, with another policy; the sign-in of the Git host is a window that reports to this one. */
export function editorHeaders(policy: string): Headers {
  const own = securityHeaders({ https: false });
  return {
    ...own,
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex',
  };
}
