/** Builds the form, and serves it as its host will. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, factsOf } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { build, preview } from 'vite';
import { editorHeaders, editorSettings } from './settings.ts';

/** Holds what the form knows from the start; figures and names are those of `content/` today. */
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
    publicDir: join(import.meta.dirname, '../../public'),
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
