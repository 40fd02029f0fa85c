/**
 * Builds the editor into dist-editor/, for an address of its own: `npm run editor`. With `--local` it is for this
 * machine: it edits this folder, without an account, beside the running site. docs/editor.md has the settings.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { headersFile } from '../../integrations/hosts/cloudflare.ts';
import { PORTRAIT_FILE_PX } from '../../integrations/portrait.ts';
import { brandColours } from '../../integrations/theme.ts';
import { checkFiles, factsOf } from '../content-check/engine/content.ts';
import { readContent } from '../content-check/engine/read-content.ts';
import { isDraft } from '../content-check/rules/draft.ts';
import { listen } from '../listen-address.ts';
import {
  accents,
  editorHeaders,
  editorPolicy,
  editorSettings,
  GITHUB_API,
  repositoryOf,
  WORDS,
} from './settings.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, 'dist-editor');
const isLocal = process.argv.includes('--local');
/** The default is the address of Astro's development server. */
const site = isLocal ? (process.env.EDITOR_SITE ?? 'http://localhost:4321') : '';

const repository = isLocal ? 'this/folder' : repositoryOf(process.env);
if (repository === undefined) {
  console.error('EDITOR_REPOSITORY is missing: the repository on GitHub, as owner/name.');
  process.exit(1);
}
const settings = {
  ...editorSettings(repository, isLocal ? {} : process.env),
  // Without a running site there is nothing to show beside the form.
  editor: { preview: isLocal },
};
/** Where the words of a legal document in force are read, once it has a new version. */
const published = process.env.PUBLIC_SITE_URL?.replace(/\/$/, '') ?? '';
const policy = editorPolicy([...(isLocal ? [] : [GITHUB_API]), ...(published ? [published] : [])], site);

/** Colours for code. */
const UNUSED = /^@shikijs\/(?:langs|themes)\/.*$/;

/** The parser of documents is a program: in the form another one sees what names other files. */
const PARSER = join(root, 'editor/document-nodes.ts');

/** Fails where an update of the package says something else. */
const inOurWords = (code: string) =>
  Object.entries(WORDS).reduce((text, [key, [before, after]]) => {
    if (!text.includes(before)) throw new Error(`Sveltia's words for ${key} have changed.`);
    return text.replace(before, after);
  }, code);

/** Sveltia forgets where it keeps unsaved words as soon as it has opened that place once more. */
const FORGETS =
  /if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/;

function withBackups(code: string): string {
  if (!FORGETS.test(code))
    throw new Error('Sveltia keeps unsaved words in another way: see whether they come back.');
  return code.replace(FORGETS, 'if($1)$2');
}

const ours: Plugin = {
  name: 'editor',
  enforce: 'pre',
  resolveId: (id) => (UNUSED.test(id) ? '\0nothing' : id === 'satteri' ? PARSER : undefined),
  load: (id) => (id === '\0nothing' ? 'export default [];' : undefined),
  // The package brings its fonts, yet also names those of another host; and it asks for the Git host's status.
  transform: (code) =>
    code.includes('cdn.jsdelivr.net')
      ? withBackups(inOurWords(code))
          .replaceAll(/@font-face \{[^}]*jsdelivr[^}]*\}/g, '')
          .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{"status":{}}')
      : undefined,
  transformIndexHtml: (html) =>
    html.replace(
      '<title>',
      `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <style>${accents(brandColours())}</style>\n    <title>`,
    ),
};

const files = checkFiles(readContent(root));
const facts = factsOf(files);
const drafts = files.filter((file) => file.name === 'legal' && isDraft(file, files)).map(({ slug }) => slug);
if (!facts) {
  console.error('The facts cannot be read: run `npm run content:check` and correct what it names.');
  process.exit(1);
}

await build({
  root: join(root, 'editor'),
  configFile: false,
  logLevel: 'warn',
  plugins: [ours],
  define: {
    EDITOR: JSON.stringify({
      drafts,
      facts,
      isLocal,
      portraitPx: PORTRAIT_FILE_PX,
      published,
      settings,
      site,
    }),
  },
  build: { outDir, emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: Infinity },
});
copyFileSync(join(root, 'public/icon.svg'), join(outDir, 'icon.svg'));
const headers = editorHeaders(policy);
writeFileSync(
  join(outDir, '_headers'),
  headersFile([{ where: '*', headers }], { pages: [], files: [], redirects: {} }),
);
console.log('The editor is in dist-editor/.');

if (isLocal) {
  const port = new URL(site).port;
  const dev = spawn('npm', ['run', 'dev', '--', '--port', port], {
    cwd: root,
    // The build above set it to production, in which no page reloads.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
    detached: true,
  });
  // The group: npm and the process that it started.
  process.on('exit', () => dev.pid !== undefined && process.kill(-dev.pid));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  const files = sirv(outDir, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  process.env.PORT ??= '4330';
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  listen(server, (host, port) => {
    console.log(
      `The editor is at http://${host}:${port}: choose "Work with Local Repository", then this folder.`,
    );
  });
}
