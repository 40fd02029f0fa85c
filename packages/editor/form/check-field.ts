/**
 * Reports what the content check says of a form as mistakes of one field, so that the CMS shows them and
 * refuses to save.
 */
import type { ControlProps } from '@sveltia/cms';
import type { Finding, Mistake } from '@site/content/check/engine/mistake';
import { textsIn } from '@site/content/check/engine/values';
import { cleanDrawing, logoFinding, portraitFinding, UNREADABLE } from '@site/content/files/picture-findings';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { Component } from 'react';
import { contentFormat, LIST, SECTIONS } from './content-format.ts';
import type { Values } from './form-value.ts';
import { mistakesIn } from './known-content.ts';
import { capitalised, hintWords, label, placeWords } from './form-words.ts';

/** Names the field of a mistake. In a document a mistake has only a line, which is in a section. */
function placeOf({ path, line }: Mistake, text: string, values: Values, file: ContentFile): string {
  const headings = text.split('\n', line).filter((one) => one.startsWith('## '));
  const section = SECTIONS in values ? [SECTIONS, Math.max(headings.length - 1, 0)] : [];
  return placeWords(LIST in values ? values[LIST] : values, path ?? section, file);
}

const sentence = (words: string) => capitalised(/[.?!]$/.test(words) ? words : `${words}.`);

/** Writes a mistake as the form shows it: `Basic › Price: found 0. More than 0 is allowed.` */
function mistakeText(place: string, { found, allowed }: Finding): string {
  const named = found.replace(/^no "(\w+)"$/, (_, name: string) => `no “${label(name)}”`);
  return `${sentence(`${place && `${place}: `}found ${named}`)} ${sentence(hintWords(allowed))}`;
}

/** Lists what is wrong in a form, a sentence or two for each mistake. */
export function formMistakes(name: ContentName, slug: string, values: Values): readonly string[] {
  const file = contentFiles[name];
  const { fromFile, toFile } = contentFormat(file);
  const text = toFile(values);
  const { package: job = 'new' } = values as { readonly package?: string };
  const path = `content/${file.path.replace('*', slug || job)}`;
  return mistakesIn({ file: path, text }).map((mistake) =>
    mistakeText(placeOf(mistake, text, fromFile(text), file), mistake),
  );
}

async function pictureFinding(picture: Blob, isLogo: boolean): Promise<Finding | undefined> {
  try {
    if (isLogo) return logoFinding(cleanDrawing(await picture.text()), 'partner');
    return portraitFinding(await createImageBitmap(picture));
  } catch {
    return { found: picture.type, allowed: UNREADABLE };
  }
}

/** Lists what is wrong with pictures that were chosen and are not saved yet. */
async function pictureMistakes(values: Values): Promise<readonly string[]> {
  const root = LIST in values ? values[LIST] : values;
  const mistakes: string[] = [];
  for (const { path, value } of textsIn(root)) {
    // The words of a legal document are a file too.
    if (!value.startsWith('blob:') || path.at(-1) === 'words') continue;
    const finding = await pictureFinding(await (await fetch(value)).blob(), path.at(-1) === 'logo');
    if (finding) mistakes.push(mistakeText(placeWords(root, path), finding));
  }
  return mistakes;
}

export class CheckField extends Component<ControlProps> {
  isValid = async () => {
    // Sveltia asks after each change, before it hands over the changed form.
    await new Promise((done) => void setTimeout(done));
    const { entry, field } = this.props;
    const values = entry.get('data').toJS() as Values;
    const inForm = formMistakes(field.get('file') as ContentName, entry.get('slug'), values);
    const mistakes = new Set([...inForm, ...(await pictureMistakes(values))]);
    return mistakes.size === 0 || { error: { message: [...mistakes].join(' ') } };
  };

  override render() {
    return null;
  }
}
