import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { SCRIPT_SYNTAX } from './src/engines.ts';
import { brand } from './src/integrations/brand-files.ts';
import { contentRoot } from '@site/content/files/content-root';
import { contentCheck } from '@site/content/check/integration';
import { listEndpointOrigins, readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { documentParser } from './src/integrations/documents.ts';
import { delivery } from './src/integrations/delivery.ts';
import { isStaging, readSiteOrigin } from '@site/rules/urls/site-origin';
import { postProcessing } from './src/integrations/pages/post-processing.ts';
import { pageWeight } from './src/integrations/pages/weight.ts';
import { hostFiles } from '@site/hosting/hosts/integration';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';

/** Adds `client:session` to Astro's ways of hydrating. */
const sessionDirective = {
  name: 'directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'session', entrypoint: './src/directives/session.ts' });
    },
  },
};

/**
 * Joins the modules that every island needs, and those that four of them share, because ten small files
 * compress worse.
 */
const codeSplitting = {
  groups: [
    { name: 'island', test: /node_modules\/react\/|error-boundary|platform\/navigation/, priority: 1 },
    // The success page shows no toasts.
    { name: 'forms', test: /\/(?:src|packages)\/(?!.*toast)|nanostores/, minShareCount: 4 },
  ],
};

/** Astro sets `esnext` for scripts of browsers, and ignores `vite.build.target`. */
const scriptSyntax = {
  name: 'script-syntax',
  configEnvironment: (name) => (name === 'client' ? { build: { target: SCRIPT_SYNTAX } } : undefined),
};

const deliveryConfig = readDeliveryConfig(process.env);

export default defineConfig({
  // The origin of all full addresses. Other hosts of the site redirect to it.
  site: readSiteOrigin(process.env),
  trailingSlash: 'never',
  // Copies of the project may share node_modules, so the cache is not there.
  cacheDir: `.astro/cache/${contentRoot}`,
  redirects: readSiteRedirects(),
  build: {
    // Writes about.html, not about/index.html. Static hosts then serve /about without a redirect to /about/.
    format: 'file',
    // With inline styles, the first paint does not wait for a second request.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  // The Astro extension completes and explains the frontmatter of legal documents from their schema.
  experimental: { contentIntellisense: true },
  markdown: { processor: documentParser },
  integrations: [
    contentCheck,
    brand,
    // Static HTML becomes one string, a third less to compile. The documents have no code to highlight.
    mdx({ optimize: true, syntaxHighlight: false }),
    react(),
    sessionDirective,
    delivery(deliveryConfig),
    postProcessing,
    // Runs after everything that changes scripts and styles, because it hashes them.
    hostFiles(listEndpointOrigins(deliveryConfig), !isStaging(process.env)),
    pageWeight,
  ],
  vite: {
    plugins: [tailwindcss(), scriptSyntax],
    // Astro puts such a directive into every document. Each would print a warning.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
