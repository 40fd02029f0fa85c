/**
 * Builds the editor into dist-editor/, for an address of its own: `npm run editor`. With `--local` it is served here,
 * and edits this folder without an account. docs/editor.md has the settings.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, factsOf } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { build, preview } from 'vite';
import { editorHeaders, editorSettings } from './settings.ts';

const project = join(import.meta.dirname, '../..');

/** What the form knows from the start; figures and names as `content/` has them today. */
function builtIn(root: string, env: NodeJS.ProcessEnv) {
  const { EDITOR_REPOSITORY: repository = '' } = env;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error('EDITOR_REPOSITORY is missing: the repository on GitHub, as owner/name.');
  const texts = readContent(root);
  return {
    // Without them where the content has a mistake, so that the form can mend it.
    facts: factsOf(checkFiles(texts)) ?? {},
    texts,
    published: env.PUBLIC_SITE_URL?.replace(/\/$/, '') ?? '',
    settings: editorSettings(repository, env),
  };
}

/** `root` is the folder that has `content/`. */
export async function buildEditor(root: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: join(project, 'public'),
    // Both are programs for Node: in the form another parser reads documents, and the same one cleans drawings.
    resolve: {
      alias: [
        { find: 'satteri', replacement: join(import.meta.dirname, 'form/document-nodes.ts') },
        { find: /^svgo$/, replacement: 'svgo/browser' },
      ],
    },
    define: { EDITOR: JSON.stringify(builtIn(root, env)) },
    build: { outDir, emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: Infinity },
  });
  const headers = Object.entries(editorHeaders(env)).map(([name, value]) => `  ${name}: ${value}\n`);
  writeFileSync(join(outDir, '_headers'), `/*\n${headers.join('')}`);
}

/** Serves it as its host will. */
export const serveEditor = async (outDir: string, port: number, env: NodeJS.ProcessEnv) =>
  preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: 'localhost', port, strictPort: true, headers: editorHeaders(env) },
  });

if (import.meta.main) {
  const outDir = join(project, 'dist-editor');
  const isLocal = process.argv.includes('--local');
  const env = isLocal ? { ...process.env, EDITOR_REPOSITORY: 'this/folder' } : process.env;
  await buildEditor(project, outDir, env);
  console.log('The editor is in dist-editor/.');
  if (isLocal) {
    const { resolvedUrls } = await serveEditor(outDir, Number(env.PORT ?? 4330), env);
    const address = resolvedUrls?.local[0] ?? '';
    console.log(`It is at ${address}: choose "Work with Local Repository", then this folder.`);
  }
}
