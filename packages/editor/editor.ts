/** Builds the editor, with the content as it is now and the headers for its host. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@site/content/check/engine/read-content';
import { build, type Plugin } from 'vite';
import words from './form/words.json' with { type: 'json' };
import { createEditorHeaders, createEditorSettings, getSavedEditsUrl } from './settings.ts';

/**
 * Replaces some of Sveltia's wording with the office's, and keeps Escape from closing a form, because Sveltia
 * has no setting for either.
 */
const officeWords: Plugin = {
  name: 'office-words',
  transform: (code, id) =>
    id.includes('@sveltia/cms/')
      ? Object.entries(words.sveltia).reduce(
          (text, [sveltiaText, officeText]) => text.replaceAll(sveltiaText, officeText),
          code,
        )
      : undefined,
};

/** Builds the editor into the folder `outDir`, with the content/ of the folder `root`. */
export async function buildEditor(root: string, outDir: string, env: NodeJS.ProcessEnv) {
  const builtInValues: typeof EDITOR = {
    texts: readContent(root),
    savedEditsUrl: getSavedEditsUrl(env),
    settings: createEditorSettings(env),
  };
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: join(import.meta.dirname, '../../public'),
    // These two packages need Node. document-nodes.ts replaces satteri, and svgo has a build for browsers.
    resolve: {
      alias: [
        { find: 'satteri', replacement: join(import.meta.dirname, 'form/document-nodes.ts') },
        { find: /^svgo$/, replacement: 'svgo/browser' },
      ],
    },
    plugins: [officeWords],
    define: { EDITOR: JSON.stringify(builtInValues) },
    build: { outDir, emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: Infinity },
  });
  const headers = Object.entries(createEditorHeaders(env)).map(([name, value]) => `  ${name}: ${value}\n`);
  writeFileSync(join(outDir, '_headers'), `/*\n${headers.join('')}`);
}
