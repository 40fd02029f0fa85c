/**
 * `vercel.json` and `firebase.json`, which their hosts look for in the repository before they build: they know neither the
 * pages nor the receivers of a build. Browsers ask for pages each time, and the pages' own policy names the receivers.
 * https://vercel.com/docs/project-configuration, https://firebase.google.com/docs/hosting/full-config
 */
import { redirects } from '../../src/site/redirects.ts';
import { ASK_EACH_TIME, HASHED_FOLDER, type Headers, headerRules, type Where } from './headers.ts';
import { HOST_FILES } from './self-hosted.ts';

const rules = headerRules({ https: true, isEdge: true }).filter(({ where }) => where !== 'pages');
const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const vercelSource = (where: Where) =>
  where.endsWith('*') ? where.replace(/^\/?/, '/').replace('*', '(.*)') : where.replace('*', '/(.*)\\');

export const vercelJson = json({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  outputDirectory: 'dist',
  cleanUrls: true,
  trailingSlash: false,
  redirects: Object.entries(redirects).map(([source, destination]) => ({
    source,
    destination,
    statusCode: 301,
  })),
  headers: rules.map(({ where, headers }) => ({ source: vercelSource(where), headers: listed(headers) })),
});

const firebaseGlob = (where: Where) => where.replace(/^\*\./, '**/*.').replace(/(^|\/)\*$/, '$1**');

export const firebaseJson = json({
  hosting: {
    public: 'dist',
    // Not Firebase's own proposal, which leaves out `.well-known` with all that begins with a dot.
    ignore: HOST_FILES.map((address) => address.slice(1)),
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({ source, destination, type: 301 })),
    headers: [
      ...rules.map(({ where, headers }) => ({ source: firebaseGlob(where), headers: listed(headers) })),
      // It would have browsers keep everything for an hour.
      { regex: `^/(?:[^${HASHED_FOLDER[1]}].*)?$`, headers: listed({ 'Cache-Control': ASK_EACH_TIME }) },
    ],
  },
});
