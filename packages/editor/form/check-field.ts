/**
 * Reports every mistake in a form through one field, “Check”. Sveltia then shows the mistakes, and does not
 * save.
 */
import type { ControlProps } from '@sveltia/cms';
import { listStrings } from '@site/rules/text/values';
import { cleanSvg, checkLogo, checkPortraitSize, UNREADABLE_HINT } from '@site/content/files/picture-checks';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
import { Component, createElement as h } from 'react';
import {
  describeMistakesElsewhere,
  type FormMistake,
  formatFormMistake,
  listFormMistakes,
} from './mistakes.ts';
import { describePath } from './form-words.ts';
import type { Values } from './form-value.ts';
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

async function checkPicture(url: string, isLogo: boolean) {
  const picture = await (await fetch(url)).blob();
  try {
    if (!isLogo) return checkPortraitSize(await createImageBitmap(picture));
    return checkLogo(cleanSvg(await picture.text()), 'partner');
  } catch {
    return { found: 'the file', hint: UNREADABLE_HINT };
  }
}

/** Lists the mistakes in pictures that have been chosen but not saved. */
async function listChosenPictureMistakes(values: Values) {
  const mistakes = listStrings(values).map(async ({ path, value: url }) => {
    // The file in the field `words` is the published text of a legal document, not a picture.
    if (!url.startsWith('blob:') || path.at(-1) === 'words') return [];
    const details = await checkPicture(url, path.at(-1) === 'logo');
    if (!details) return [];
    return [{ field: path.join('.'), text: formatFormMistake(describePath(values, path), details) }];
  });
  return (await Promise.all(mistakes)).flat();
}

/** Describes the mistakes that deleting a page would cause in other files. */
function describeDeletion(path: string) {
  const currentMistakes = describeMistakesElsewhere();
  return describeMistakesElsewhere(path)
    .filter((mistake) => !currentMistakes.includes(mistake))
    .join('\n\n');
}

/** Asks Sveltia to unfold the groups around a field and, if it is drawn, to scroll to it and to focus it. */
const highlightField = (keyPath: string) => {
  window.postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } });
};

/**
 * Goes to a field. Sveltia draws an entry of a list only once it is scrolled to, so this scrolls to the
 * entries around the field first.
 */
function goToField(keyPath: string) {
  let lastField: HTMLElement | undefined;
  const goOn = () => {
    const drawnFields = [...document.querySelectorAll<HTMLElement>('[data-key-path]')];
    const field = drawnFields.findLast(({ dataset }) => `${keyPath}.`.startsWith(`${dataset.keyPath}.`));
    if (!field || field === lastField) return;
    lastField = field;
    const { keyPath: drawnPath = '' } = field.dataset;
    const index = Number.parseInt(keyPath.slice(drawnPath.length + 1), 10);
    if (drawnPath === keyPath) highlightField(keyPath);
    else (field.querySelector('.item-list')?.children[index] ?? field).scrollIntoView();
  };
  highlightField(keyPath);
  goOn();
  const observer = new MutationObserver(goOn);
  observer.observe(document.body, { childList: true, subtree: true });
  // After that, the person may have gone elsewhere.
  setTimeout(() => {
    observer.disconnect();
  }, 3000);
}

export class CheckField extends Component<ControlProps> {
  private readonly kind = this.props.field.get('kind') as ContentKind;
  private mistakes: Promise<readonly FormMistake[]> = Promise.resolve([]);

  isValid = async () => {
    this.mistakes = this.collectMistakes();
    const messages = new Set((await this.mistakes).map(({ text }) => text));
    return messages.size === 0 || { error: { message: [...messages].join(' ') } };
  };

  private async collectMistakes() {
    // Waits for the changed values, because Sveltia calls isValid() before it passes them on.
    await new Promise((resolve) => void setTimeout(resolve));
    const { entry } = this.props;
    const values = entry.get('data').toJS();
    return [
      ...listFormMistakes(this.kind, entry.get('slug'), values),
      ...(await listChosenPictureMistakes(values)),
    ];
  }

  /** Shows the first mistake, and scrolls to its field. */
  private async showFirstMistake() {
    const [first, ...others] = await this.mistakes;
    if (!first) return;
    showNotice(first.text, others.length > 0 ? ` ${words.check.seeOthers}` : '');
    goToField(first.field);
  }

  /** Handles clicks on Save. Sveltia turns Ctrl+S into one. */
  private readonly onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-keyshortcuts$="+S"]'))
      void this.showFirstMistake();
  };

  override componentDidMount() {
    document.addEventListener('click', this.onClick);
  }

  override componentWillUnmount() {
    document.removeEventListener('click', this.onClick);
  }

  /**
   * The mistakes that deleting this page would cause in other files. There are none for a legal document,
   * which cannot be deleted, and for a new page, which has no file yet.
   */
  private readonly mistakesAfterDeletion =
    contentFiles[this.kind].layout === 'folder' && this.kind !== 'legal'
      ? describeDeletion(this.props.entry.get('path'))
      : '';

  override render() {
    return (
      this.mistakesAfterDeletion &&
      h('details', null, h('summary', null, words.deletion.title), this.mistakesAfterDeletion)
    );
  }
}
