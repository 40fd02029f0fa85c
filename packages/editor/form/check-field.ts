/** Reports the mistakes of a form as mistakes of one field. The CMS shows them and refuses to save. */
import type { ControlProps } from '@sveltia/cms';
import type { Finding } from '@site/content/check/engine/mistake';
import { listTexts } from '@site/rules/text/values';
import {
  cleanSvg,
  checkLogo,
  checkPortraitSize,
  UNREADABLE_HINT,
} from '@site/content/files/picture-findings';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
import { Component, createElement as h } from 'react';
import { listFindingsElsewhere, type FieldFinding, formatFinding, listFormFindings } from './findings.ts';
import { describePath } from './form-words.ts';
import type { Values } from './form-value.ts';
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

async function checkPicture(url: string, isLogo: boolean): Promise<Finding | undefined> {
  const picture = await (await fetch(url)).blob();
  try {
    if (!isLogo) return checkPortraitSize(await createImageBitmap(picture));
    return checkLogo(cleanSvg(await picture.text()), 'partner');
  } catch {
    return { found: 'the file', allowed: UNREADABLE_HINT };
  }
}

/** Lists what is wrong with pictures that have been chosen but not saved. */
async function listPictureFindings(values: Values): Promise<readonly FieldFinding[]> {
  const findings = listTexts(values).map(async ({ path, value: url }) => {
    // The published text of a legal document is a file too.
    if (!url.startsWith('blob:') || path.at(-1) === 'words') return [];
    const finding = await checkPicture(url, path.at(-1) === 'logo');
    if (!finding) return [];
    return [{ field: path.join('.'), text: formatFinding(describePath(values, path), finding) }];
  });
  return (await Promise.all(findings)).flat();
}

/** Describes the mistakes that the deletion of a page would add. */
function describeDeletion(path: string): string {
  const currentFindings = listFindingsElsewhere();
  return listFindingsElsewhere(path)
    .filter((finding) => !currentFindings.includes(finding))
    .join('\n\n');
}

/** Asks Sveltia to unfold the groups around a field, to scroll to the field and to focus it. */
const focusField = (keyPath: string) => {
  window.postMessage(
    { type: 'highlight-editor-field', payload: { locale: '_default', keyPath } },
    window.location.origin,
  );
};

export class CheckField extends Component<ControlProps> {
  private readonly kind = this.props.field.get('file') as ContentKind;
  private findings: Promise<readonly FieldFinding[]> = Promise.resolve([]);

  isValid = async () => {
    this.findings = this.collectFindings();
    const texts = new Set((await this.findings).map(({ text }) => text));
    return texts.size === 0 || { error: { message: [...texts].join(' ') } };
  };

  private async collectFindings() {
    // Sveltia asks after each change, before it hands over the changed form.
    await new Promise((resolve) => void setTimeout(resolve));
    const { entry } = this.props;
    const values = entry.get('data').toJS();
    return [
      ...listFormFindings(this.kind, entry.get('slug'), values),
      ...(await listPictureFindings(values)),
    ];
  }

  /** Shows the first finding, and scrolls to its field. */
  private async showFirstFinding() {
    const [first, ...others] = await this.findings;
    if (!first) return;
    showNotice(first.text, others.length > 0 ? ` ${words.saved.more}` : '');
    focusField(first.field);
  }

  /** Handles Ctrl+S too, because the CMS turns it into a click on Save. */
  private readonly onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-keyshortcuts$="+S"]'))
      void this.showFirstFinding();
  };

  override componentDidMount() {
    document.addEventListener('click', this.onClick);
  }

  override componentWillUnmount() {
    document.removeEventListener('click', this.onClick);
  }

  /**
   * The mistakes that the deletion of this page would add. Empty for a legal document, which cannot be deleted,
   * and for a new page, which has no file.
   */
  private readonly mistakesAfterDeletion =
    contentFiles[this.kind].layout === 'folder' && this.kind !== 'legal'
      ? describeDeletion(this.props.entry.get('path'))
      : '';

  override render() {
    return (
      this.mistakesAfterDeletion &&
      h('details', null, h('summary', null, words.saved.deleted), this.mistakesAfterDeletion)
    );
  }
}
