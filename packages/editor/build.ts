/**
 * Builds the editor into dist-editor/, for an address of its own: `npm run editor`. With `--local` it is served here,
 * and edits this folder without an account. docs/editor.md has the settings.
 */
import { join } from 'node:path';
import { buildEditor, serveEditor } from './editor.ts';

const project = join(import.meta.dirname, '../..');
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
