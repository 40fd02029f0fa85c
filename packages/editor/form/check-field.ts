/**
 * Reports the mistakes that the content check finds in a form as mistakes of one field. The CMS shows them
 * and refuses to save.
 */
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

/** Lists what is wrong with pictures that were chosen and are not saved yet. */
async function listPictureFindings(values: Values): Promise<readonly FieldFinding[]> {
  const findings = listTexts(values).map(async ({ path, value }) => {
    // The published text of a legal document is a file too.
    if (!value.startsWith('blob:') || path.at(-1) === 'words') return [];
    const finding = await checkPicture(value, path.at(-1) === 'logo');
    if (!finding) return [];
    return [{ field: path.join('.'), text: formatFinding(describePath(values, path), finding) }];
  });
  return (await Promise.all(findings)).flat();
}

/** Describes what would be wrong if a page were deleted, besides what is wrong already. */
function describeDeletion(path: string): string {
  const currentFindings = listFindingsElsewhere();
  return listFindingsElsewhere(path)
    .filter((finding) => !currentFindings.includes(finding))
    .join('\n\n');
}

/** Asks Sveltia to unfold what is around a field, to scroll to the field, and to put the cursor there. */
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
    // Sveltia calls this after each change, before it hands over the changed form.
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

  /** The CMS turns Ctrl+S into a click on Save, so this handles both. */
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
   * The mistakes that would remain if this page were deleted. Empty for the six legal documents, which cannot
   * be deleted, and for a new page, which has no file.
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
