/** What the content check says of a form, as the answer of a field of ours: so the CMS names it, and saves nothing. */
import type { ControlProps } from '@sveltia/cms';
import { checkText } from '@site/content/check/check-content';
import type { Mistake } from '@site/content/check/engine/mistake';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { Component } from 'react';
import { contentFormat, LIST, SECTIONS } from './content-format.ts';
import type { Values } from './form-value.ts';
import { hintWords, placeWords } from './form-words.ts';

/** Where a mistake is: a document knows only its line. */
function placeOf({ path, line }: Mistake, text: string, values: Values): string {
  const sections = text.split('\n', line).filter((one) => one.startsWith('## ')).length;
  const steps = path ?? (SECTIONS in values ? [SECTIONS, Math.max(sections - 1, 0)] : []);
  return placeWords(LIST in values ? values[LIST] : values, steps);
}

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;

/** What is wrong within a form, a sentence each, in the words of the form. */
export function findings(name: ContentName, slug: string, values: Values): readonly string[] {
  const { fromFile, toFile } = contentFormat(contentFiles[name]);
  const text = toFile(values);
  const file = `content/${contentFiles[name].path.replace('*', slug || 'new')}`;
  return checkText({ file, text }).map((mistake) => {
    const place = placeOf(mistake, text, fromFile(text));
    const found = sentence(`${place && `${place}: `}found ${mistake.found}`);
    return `${found} ${sentence(hintWords(mistake.allowed))}`;
  });
}

/** Sveltia asks a field whether it is valid after each change of the form, and gives it the form a moment later. */
const drawn = async () =>
  new Promise((done) => {
    setTimeout(done);
  });

export class CheckField extends Component<ControlProps> {
  isValid = async () => {
    await drawn();
    const { entry, field } = this.props;
    const found = findings(
      field.get('file') as ContentName,
      entry.get('slug'),
      entry.get('data').toJS() as Values,
    );
    return found.length === 0 || { error: { message: found.join(' ') } };
  };

  override render() {
    return null;
  }
}
