/** `npm run editor`: builds the editor into dist-editor/. docs/editor.md has its settings. */
import { join } from 'node:path';
import { buildEditor } from './editor.ts';

const { EDITOR_REPOSITORY = '' } = process.env;
if (!/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPOSITORY)) {
  console.error('EDITOR_REPOSITORY is missing: the repository on GitHub, as owner/name.');
  process.exit(1);
}
const project = join(import.meta.dirname, '../..');
await buildEditor(project, join(project, 'dist-editor'), process.env);
console.log('The editor is in dist-editor/.');
