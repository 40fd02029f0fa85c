import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { SCRIPT_SYNTAX } from './src/engines.ts';
import { brandFiles } from './src/integrations/brand-files.ts';
import { contentRoot } from '@site/content/files/content-root';
import { contentCheck } from '@site/content/check/integration';
import { listEndpointOrigins, readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { documentParser } from './src/integrations/documents.ts';
import { createDeliveryIntegration } from './src/integrations/delivery.ts';
import { isStaging, readSiteOrigin } from '@site/rules/urls/site-origin';
import { postProcessing } from './src/integrations/pages/post-processing.ts';
import { pageWeight } from './src/integrations/pages/weight.ts';
import { hostFiles } from '@site/hosting/hosts/integration';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';

/** Adds `client:session`, which hydrates an island if the tab has stored an item, such as an order. */
const sessionDirective = {
  name: 'directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'session', entrypoint: './src/directives/session.ts' });
    },
  },
};

/**
 * Joins the modules that every island needs into one file, and those that four islands share into another,
 * because ten small files would compress worse.
 */
const codeSplitting = {
  groups: [
    { name: 'island', test: /node_modules\/react\/|error-boundary|platform\/navigation/, priority: 1 },
    // The success page shows no toasts.
    { name: 'forms', test: /\/(?:src|packages)\/(?!.*toast)|nanostores/, minShareCount: 4 },
  ],
};

/** Sets the syntax of the scripts for browsers, because Astro ignores `vite.build.target`. */
const scriptSyntax = {
  name: 'script-syntax',
  configEnvironment: (name) => (name === 'client' ? { build: { target: SCRIPT_SYNTAX } } : undefined),
};

const deliveryConfig = readDeliveryConfig(process.env);

export default defineConfig({
  // All full URLs begin with this origin. The site's other hosts redirect to it.
  site: readSiteOrigin(process.env),
  trailingSlash: 'never',
  // The cache is not in node_modules, because copies of the project may share that folder.
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
    brandFiles,
    // `optimize` joins static HTML into one string, which leaves a third less to compile. The documents have
    // no code to highlight.
    mdx({ optimize: true, syntaxHighlight: false }),
    react(),
    sessionDirective,
    createDeliveryIntegration(deliveryConfig),
    postProcessing,
    // Runs after everything that changes scripts and styles, because it hashes them.
    hostFiles(listEndpointOrigins(deliveryConfig), !isStaging(process.env)),
    pageWeight,
  ],
  vite: {
    plugins: [tailwindcss(), scriptSyntax],
    // Astro puts a directive such as 'use astro:head-inject' into every document, and each would cause a
    // warning.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
