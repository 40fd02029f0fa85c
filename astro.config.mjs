import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { SCRIPT_SYNTAX } from './src/engines.ts';
import { brand } from './src/integrations/brand-files.ts';
import { contentRoot } from '@site/content/files/content-root';
import { contentCheck } from '@site/content/check/integration';
import { receiverOrigins, deliveryConfig } from '@site/rules/settings/delivery-config';
import { documents } from './src/integrations/documents.ts';
import { delivery } from './src/integrations/delivery.ts';
import { isStaging, siteOrigin } from '@site/rules/addresses/site-origin';
import { postProcessing } from './src/integrations/pages/post-processing.ts';
import { unusedDrawings } from './src/integrations/pages/unused-drawings.ts';
import { weight } from './src/integrations/pages/weight.ts';
import { hostFiles } from '@site/hosting/hosts/integration';
import { siteRedirects } from '@site/hosting/hosts/redirects';

/** A way of hydrating that Astro does not bring. */
const directive = {
  name: 'directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'session', entrypoint: './src/directives/session.ts' });
    },
  },
};

/** What every island has is one file, and so is what four of them share: ten small ones compress worse. */
const codeSplitting = {
  groups: [
    { name: 'island', test: /node_modules\/react\/|error-boundary|platform\/navigation/, priority: 1 },
    // The success page shows no toasts.
    { name: 'forms', test: /\/(?:src|packages)\/(?!.*toast)|nanostores/, minShareCount: 4 },
  ],
};

/** Astro sets `esnext` for what browsers load, whatever `vite.build.target` says. */
const scriptSyntax = {
  name: 'script-syntax',
  configEnvironment: (name) => (name === 'client' ? { build: { target: SCRIPT_SYNTAX } } : undefined),
};

const sending = deliveryConfig(process.env);

export default defineConfig({
  // The one host of canonical addresses, sitemap, structured data, text versions and social images. All other hosts
  // that answer are to redirect to it.
  site: siteOrigin(process.env),
  trailingSlash: 'never',
  // Not in node_modules, which several copies of the project may share.
  cacheDir: `.astro/cache/${contentRoot}`,
  redirects: siteRedirects(),
  build: {
    // about.html, not about/index.html: static hosts then serve /about without a redirect to /about/.
    format: 'file',
    // The styles of a first paint travel with the page instead of behind a second request.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  // The Astro extension completes and explains the frontmatter of legal documents from their schema.
  experimental: { contentIntellisense: true },
  markdown: { processor: documents },
  integrations: [
    contentCheck,
    brand,
    // Runs of plain HTML become one string: a third less to compile. The documents hold no code to highlight.
    mdx({ optimize: true, syntaxHighlight: false }),
    react(),
    directive,
    delivery(sending),
    postProcessing(),
    unusedDrawings,
    // After all that changes scripts and styles, which it hashes.
    hostFiles(receiverOrigins(sending), !isStaging(process.env)),
    weight,
  ],
  vite: {
    plugins: [tailwindcss(), scriptSyntax],
    // Astro itself puts such a directive into every document that it compiles, and would be warned of each.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
