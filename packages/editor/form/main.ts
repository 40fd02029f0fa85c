/** Starts Sveltia CMS in a browser, with our forms, our way of writing files and the blocks of our documents. */
import { nameOf } from '@site/content/check/engine/content';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import CMS from '@sveltia/cms';
import { z } from 'zod';
import { blocks } from './blocks.ts';
import { CheckField } from './check-field.ts';
import { collections } from './collections.ts';
import { watch } from './connection.ts';
import { contentFormat } from './content-format.ts';
import { FigureField } from './figure-field.ts';
import type { Values } from './form-value.ts';
import { begin, onRead, onSave } from './known-content.ts';
import { LinkField } from './link-field.ts';
import { WordsField } from './words-field.ts';

// The policy allows no code made from text.
z.config({ jitless: true });

begin(EDITOR.texts);
watch(document.querySelector('#connection') ?? document.body);

for (const [name, file] of Object.entries<ContentFile>(contentFiles)) {
  const { fromFile, toFile } = contentFormat(file);
  const read = (text: string) => {
    onRead(file, text);
    return fromFile(text);
  };
  CMS.registerCustomFormat(name, file.path.endsWith('.mdx') ? 'mdx' : 'yaml', { fromFile: read, toFile });
}

CMS.registerFieldType('check', CheckField);
CMS.registerFieldType('figure', FigureField);
CMS.registerFieldType('link', LinkField);
CMS.registerFieldType('words', WordsField);

// What the file adds, such as the id of a new entry, is in the form if it is opened again.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const name = nameOf(entry.get('path'));
    if (name === undefined) return entry;
    const { fromFile, toFile } = contentFormat(contentFiles[name]);
    const text = toFile(entry.get('data').toJS() as Values);
    onSave(entry.get('path'), text);
    return entry.set('data', fromFile(text));
  },
});

const components = blocks(EDITOR.facts);
for (const component of components) CMS.registerEditorComponent(component);

void CMS.init({
  config: {
    load_config_file: false,
    ...EDITOR.settings,
    ...collections(components.map(({ id }) => id)),
  },
});
