/**
 * Reports the mistakes that the content check finds in a form as mistakes of one field. The CMS shows them
 * and refuses to save.
 */
import type { ControlProps } from '@sveltia/cms';
import type { Finding } from '@site/content/check/engine/mistake';
import { listTexts } from '@site/content/check/engine/values';
import {
  cleanDrawing,
  checkLogo,
  checkPortraitSize,
  UNREADABLE_HINT,
} from '@site/content/files/picture-findings';
import type { ContentName } from '@site/content/schemas/content-files.schema';
import { LOGO_IS_SVG } from '@site/content/schemas/home.schema';
import { Component, createElement as h } from 'react';
import { LIST_FIELD } from './content-format.ts';
import { type FieldFinding, findingsElsewhere, findingText, formFindings } from './findings.ts';
import { describePath } from './form-words.ts';
import type { Values } from './form-value.ts';
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

async function checkPicture(picture: Blob, isLogo: boolean): Promise<Finding | undefined> {
  const found = picture.type.replace(/.*\//, 'a picture of the type ');
  if (isLogo && picture.type !== 'image/svg+xml') return { found, allowed: LOGO_IS_SVG };
  try {
    if (isLogo) return checkLogo(cleanDrawing(await picture.text()), 'partner');
    return checkPortraitSize(await createImageBitmap(picture));
  } catch {
    return { found, allowed: UNREADABLE_HINT };
  }
}

/** Lists what is wrong with pictures that were chosen and are not saved yet. */
async function pictureFindings(values: Values): Promise<readonly FieldFinding[]> {
  const root = LIST_FIELD in values ? values[LIST_FIELD] : values;
  const findings: FieldFinding[] = [];
  for (const { path, value } of listTexts(root)) {
    // The words of a legal document are a file too.
    if (!value.startsWith('blob:') || path.at(-1) === 'words') continue;
    const finding = await checkPicture(await (await fetch(value)).blob(), path.at(-1) === 'logo');
    const field = (LIST_FIELD in values ? [LIST_FIELD, ...path] : path).join('.');
    if (finding) findings.push({ field, text: findingText(describePath(root, path), finding) });
  }
  return findings;
}

/** Asks Sveltia to unfold what is around a field, to scroll to it, and to put the cursor there. */
const goTo = (keyPath: string) => {
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload }, window.location.origin);
};

export class CheckField extends Component<ControlProps> {
  private readonly elsewhere = findingsElsewhere(this.props.entry.get('path'));
  private findings: Promise<readonly FieldFinding[]> = Promise.resolve([]);

  isValid = async () => {
    this.findings = this.find();
    const texts = new Set((await this.findings).map(({ text }) => text));
    return texts.size === 0 || { error: { message: [...texts].join(' ') } };
  };

  private async find() {
    // Sveltia calls this after each change, before it hands over the changed form.
    await new Promise((done) => void setTimeout(done));
    const { entry, field } = this.props;
    const values = entry.get('data').toJS() as Values;
    const inForm = formFindings(field.get('file') as ContentName, entry.get('slug'), values);
    return [...inForm, ...(await pictureFindings(values))];
  }

  /** Brings the reason and the field into sight. */
  private async showFirst() {
    const [first, ...others] = await this.findings;
    if (!first) return;
    showNotice(first.text, others.length > 0 ? ` ${words.saved.more}` : '');
    goTo(first.field);
  }

  /** Ctrl+S presses the button, too. */
  private readonly onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-keyshortcuts$="+S"]')) void this.showFirst();
  };

  override componentDidMount() {
    document.addEventListener('click', this.onClick);
  }

  override componentWillUnmount() {
    document.removeEventListener('click', this.onClick);
  }

  override render() {
    return this.elsewhere && h('p', null, this.elsewhere);
  }
}
