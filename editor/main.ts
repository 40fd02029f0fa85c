/** Starts Sveltia CMS in a browser, with our forms, our way of writing files and the blocks of our documents. */
import { z } from 'zod';
import './editor.css';
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { afterSave, beforeSave } from './before-save.ts';
import { showOnPage } from './beside.ts';
import { blocks } from './blocks.ts';
import { collections } from './collections.ts';
import { contentFormat } from './content-format.ts';
import { FigureField } from './figure-field.ts';
import { preview } from './preview.ts';
import { PublishingField } from './publishing-field.ts';
import { joinCommits } from './replaced-pictures.ts';
import { showAdded } from './show-added.ts';
import { refuseSmallPictures } from './small-pictures.ts';
import { SourceField } from './source-field.ts';
import { forget } from './undo.ts';

// The policy allows no code made from text.
z.config({ jitless: true });

// Sveltia reads it while it is imported. It would close a form once it is saved, and with it the page beside it.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
const { default: CMS } = await import('@sveltia/cms');

for (const [name, file] of Object.entries<ContentFile>(contentFiles)) {
  const { fromFile, toFile } = contentFormat(file);
  CMS.registerCustomFormat(name, file.path.endsWith('.mdx') ? 'mdx' : 'yaml', { fromFile, toFile });
  if (EDITOR.site !== '') CMS.registerPreviewTemplate(name, preview(EDITOR.site, file));
}

CMS.registerFieldType('figure', FigureField);

CMS.registerFieldType('source', SourceField);
CMS.registerFieldType('publishing', PublishingField);
CMS.registerEventListener({ name: 'preSave', handler: beforeSave });
CMS.registerEventListener({ name: 'postSave', handler: afterSave });
addEventListener('hashchange', forget);
showAdded();
if (EDITOR.site !== '') showOnPage(EDITOR.site);
refuseSmallPictures();
if (!EDITOR.isLocal) joinCommits();

const components = blocks(EDITOR.facts);
for (const component of components) CMS.registerEditorComponent(component);

void CMS.init({
  config: {
    load_config_file: false,
    ...EDITOR.settings,
    ...collections(components.map(({ id }) => id)),
  },
});
