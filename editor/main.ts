/** Starts Sveltia CMS in a browser, with our forms, our way of writing files and the blocks of our documents. */
import './preferences.ts';
import CMS from '@sveltia/cms';
import { z } from 'zod';
import { type ContentFile, contentFiles } from '../src/domain/content/content-files.schema.ts';
import { blocks } from './blocks.ts';
import { collections } from './collections.ts';
import { contentFormat } from './content-format.ts';
import { refuse } from './mistakes.ts';
import { siteBeside } from './site-beside.ts';

// The policy allows no code made from text.
z.config({ jitless: true });

for (const [name, file] of Object.entries<ContentFile>(contentFiles)) {
  const { fromFile, toFile } = contentFormat(file);
  CMS.registerCustomFormat(name, file.path.endsWith('.mdx') ? 'mdx' : 'yaml', {
    fromFile,
    toFile: (form) => refuse(file, toFile(form)),
  });
  if (EDITOR.site !== '') CMS.registerPreviewTemplate(name, siteBeside(EDITOR.site, file));
}

const components = blocks(EDITOR.facts);
for (const component of components) CMS.registerEditorComponent(component);

void CMS.init({
  config: {
    load_config_file: false,
    ...EDITOR.settings,
    ...collections(components.map(({ id }) => id)),
  },
});
