/** Which files may import what, for oxlint. */
import type { OxlintOverride } from 'oxlint';

/** Content is read where a page is built. */
const NO_QUERIES = '**/site/{choices,last-change,queries,site-pages}.ts';

/** Imports point inward: see "Where things are" in the README. Patterns are as in .gitignore: the last that fits decides, `!` allows. */
const IMPORTS: readonly (readonly [files: string | string[], reason: string, patterns: string])[] = [
  ['src/domain/**', 'The domain imports the domain alone.', '* !./** !../** ../../**'],
  [
    'src/domain/**/*.schema.ts',
    'A schema imports the domain and zod.',
    '* !./** !../** ../../** !../../site/pages.ts !zod !zod/mini',
  ],
  [
    'src/site/*',
    'The frame imports the domain and itself; only queries read content.',
    '* !./* ./{choices,last-change,queries,site-pages}.ts !../domain/**',
  ],
  [
    'src/site/{choices,last-change,queries,site-pages}.ts',
    'Queries import the domain, the frame, and the content with its history.',
    '* !./* !../domain/** !../../integrations/{content-root,git}.ts !astro:content',
  ],
  [
    'src/platform/*',
    'The platform imports the domain and the frame.',
    `* !./* !../{domain,site}/** ${NO_QUERIES}`,
  ],
  [
    'src/stores/*',
    'Stores import the domain, the platform, the frame and nanostores.',
    `* !./* !../{domain,platform,site}/** ${NO_QUERIES} !nanostores`,
  ],
  [
    'src/stores/toasts.ts',
    'The state of toasts is the library’s; its headless half draws nothing.',
    '* !./* !../{domain,platform,site}/** !nanostores !react-hot-toast/headless',
  ],
  [
    'src/islands/**',
    'Islands get content as props, and zod would triple their scripts.',
    `* !./* !../*/* !../../{domain,platform,site,stores}/** ${NO_QUERIES} !react !react-dom !react-dom/client ` +
      '!@nanostores/react !react-hot-toast !react-hot-toast/headless !lean-qr/nano !lean-qr/extras/svg',
  ],
  [
    'src/inline-scripts/*',
    'Inline scripts import the domain, the platform and the frame.',
    `* !./* !../{domain,platform,site}/** ${NO_QUERIES}`,
  ],
  ['src/directives/*', 'Directives run inline, too.', '* !astro !../inline-scripts/*'],
  [
    'src/components/**',
    'Components are static: islands and stores are for pages.',
    '* !./* !../*/* !../../{assets,domain,inline-scripts,site}/** !astro !astro/** ' +
      '!@iconify-json/lucide/icons.json !../../../public/icon.svg?raw',
  ],
  [
    'src/layouts/*',
    'Layouts arrange components.',
    '* !./* !../{components,domain,inline-scripts,site,styles}/** !astro',
  ],
  [
    'src/pages/**',
    'A page is built once, for everyone, from what queries give.',
    'astro:content zod **/stores/**',
  ],
  ['src/assets/**', 'Assets import nothing.', '*'],
  [
    'integrations/**',
    'The build needs neither islands and their state nor tools and the receiver.',
    'astro:content **/src/{islands,stores,platform}/** **/tools/** **/receiver/**',
  ],
  [
    'tools/**',
    'Tools need neither islands nor their state.',
    'astro:content **/src/{islands,stores,platform}/**',
  ],
  ['tools/content-check/engine/**', 'The engine knows no rules.', '../** !../../../src/domain/**'],
  [
    'tools/content-check/rules/*',
    'Rules import the engine, the domain and the frame.',
    `* !./* !../engine/* !../../../src/{domain,site}/** ${NO_QUERIES}`,
  ],
  [
    'editor/*',
    'The editor knows the content from the schemas, and the check from content-check.ts.',
    `* !./* !../src/{domain,site}/** ${NO_QUERIES} !@sveltia/cms !react !yaml !zod`,
  ],
  [
    'editor/content-check.ts',
    'The one door to the content check and its schemas.',
    '* !../src/domain/** !../tools/{content-check,content-schemas}/**',
  ],
  [
    'receiver/**',
    'The receiver has the site’s rules from site.ts; the files that meet Node are listed here. Only a thread draws.',
    '**/src/** **/invoice-pdf.ts node:* @hono/node-server @hono/node-server/** fontkit nodemailer pdfkit pg',
  ],
  [
    [
      'receiver/{main,server,manage}.ts',
      'receiver/brand/*',
      'receiver/commands/*',
      'receiver/http/client-address.ts',
      'receiver/office/link.ts',
      'receiver/mail/{smtp,drawing,invoice-pdf}.ts',
      'receiver/store/{sqlite,postgres}.ts',
    ],
    'The receiver has the site’s rules from site.ts. Only a thread draws.',
    '**/src/** **/invoice-pdf.ts',
  ],
  ['receiver/mail/invoice-worker.ts', 'The thread that draws invoices.', '**/src/**'],
  [['receiver/site.ts', 'receiver/tests/**'], 'The door itself, and tests.', ''],
];

/** For a file that several entries name, the last one counts. */
export const importRules = IMPORTS.map(([files, message, patterns]) => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: patterns.split(' '), message }] }] },
})) satisfies OxlintOverride[];
