/** What the content check says of a form, as the answer of a field of ours: so the CMS names it, and saves nothing. */
import type { ControlProps } from '@sveltia/cms';
import type { Finding, Mistake } from '@site/content/check/engine/mistake';
import { type Placed, textsIn } from '@site/content/check/engine/values';
import { cleanDrawing, logoFinding, portraitFinding, UNREADABLE } from '@site/content/files/picture-findings';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { Component } from 'react';
import { contentFormat, LIST, SECTIONS } from './content-format.ts';
import type { Values } from './form-value.ts';
import { mistakesIn } from './known-content.ts';
import { hintWords, label, placeWords } from './form-words.ts';

/** Where a mistake is: a document knows only its line. */
function placeOf({ path, line }: Mistake, text: string, values: Values, file: ContentFile): string {
  const sections = text.split('\n', line).filter((one) => one.startsWith('## ')).length;
  const steps = path ?? (SECTIONS in values ? [SECTIONS, Math.max(sections - 1, 0)] : []);
  return placeWords(LIST in values ? values[LIST] : values, steps, file);
}

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;

/** `Basic › Price: found 0. More than 0 is allowed.` */
function said(place: string, { found, allowed }: Finding): string {
  const named = found.replace(/^no "(\w+)"$/, (_, name: string) => `no “${label(name)}”`);
  return `${sentence(`${place && `${place}: `}found ${named}`)} ${sentence(hintWords(allowed))}`;
}

/** What is wrong within a form, a sentence each, in the words of the form. */
export function findings(name: ContentName, slug: string, values: Values): readonly string[] {
  const { fromFile, toFile } = contentFormat(contentFiles[name]);
  const text = toFile(values);
  const { package: own = 'new' } = values as { readonly package?: string };
  const file = `content/${contentFiles[name].path.replace('*', slug || own)}`;
  return mistakesIn({ file, text }).map((mistake) =>
    said(placeOf(mistake, text, fromFile(text), contentFiles[name]), mistake),
  );
}

/** What is wrong with pictures that were chosen and are not saved yet. */
async function pictureFindings(values: Values): Promise<readonly string[]> {
  const root = LIST in values ? values[LIST] : values;
  const isChosen = ({ path, value }: Placed<string>) => value.startsWith('blob:') && path.at(-1) !== 'words';
  const found = textsIn(root)
    .filter(isChosen)
    .map(async ({ path, value }) => {
      const file = await (await fetch(value)).blob();
      const words = await (
        path.at(-1) === 'logo'
          ? file.text().then((svg) => logoFinding(cleanDrawing(svg), 'partner'))
          : createImageBitmap(file).then(portraitFinding)
      ).catch((): Finding => ({ found: file.type, allowed: UNREADABLE }));
      return words ? [said(placeWords(root, path), words)] : [];
    });
  return (await Promise.all(found)).flat();
}

export class CheckField extends Component<ControlProps> {
  isValid = async () => {
    // Sveltia asks after each change, and gives the form as it is a moment later.
    await new Promise((done) => void setTimeout(done));
    const { entry, field } = this.props;
    const values = entry.get('data').toJS() as Values;
    const found = new Set([
      ...findings(field.get('file') as ContentName, entry.get('slug'), values),
      ...(await pictureFindings(values)),
    ]);
    return found.size === 0 || { error: { message: [...found].join(' ') } };
  };

  override render() {
    return null;
  }
}
