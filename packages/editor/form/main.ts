/** Starts Sveltia CMS in a browser, with our forms, our file formats and the blocks of our documents. */
import { parseFiles, computeFactsFromFiles, findContentKind } from '@site/content/check/engine/content';
import { contentFileEntries } from '@site/content/schemas/content-files.schema';
import CMS from '@sveltia/cms';
import { z } from 'zod';
import { createBlocks } from './blocks.ts';
import { CheckField } from './check-field.ts';
import { createCollections } from './collections.ts';
import { watchGitHubErrors } from './connection.ts';
import { contentFormats } from './content-format.ts';
import { FigureField } from './figure-field.ts';
import { noteFileRead, updateKnownFile, loadContent } from './known-content.ts';
import { hideNotice } from './notice.ts';
import { showSaveNotice } from './save-notice.ts';
import { PublishedTextField } from './published-text-field.ts';

// zod would compile its schemas with `new Function`, which the CSP of the page blocks:
// https://github.com/colinhacks/zod/discussions/6671.
z.config({ jitless: true });

loadContent(EDITOR.texts);
watchGitHubErrors();
document.addEventListener('click', hideNotice);
document.addEventListener('keydown', hideNotice);

for (const [kind, file] of contentFileEntries) {
  const { fromFile, toFile } = contentFormats[kind];
  CMS.registerCustomFormat(kind, file.path.endsWith('.mdx') ? 'mdx' : 'yaml', {
    fromFile: (text: string) => {
      noteFileRead(file, text);
      return fromFile(text);
    },
    toFile,
  });
}

CMS.registerFieldType('check', CheckField);
CMS.registerFieldType('figure', FigureField);
CMS.registerFieldType('words', PublishedTextField);

// Updates the entry from the text that is saved, so that the form shows anything that saving added, such as
// the id of a new entry.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const path = entry.get('path');
    const kind = findContentKind(path);
    if (!kind) return entry;
    const { fromFile, toFile } = contentFormats[kind];
    const text = toFile(entry.get('data').toJS());
    updateKnownFile(path, text);
    return entry.set('data', fromFile(text));
  },
});

CMS.registerEventListener({ name: 'postSave', handler: showSaveNotice });

// If the content has a mistake, there may be no facts. The form must still open, to correct the mistake.
const facts = computeFactsFromFiles(parseFiles(EDITOR.texts)) ?? {};
for (const block of createBlocks(facts)) CMS.registerEditorComponent(block);

void CMS.init({
  config: { load_config_file: false, ...EDITOR.settings, ...createCollections(EDITOR.savedEditsUrl) },
});
