/** The page beside the form scrolls to what is edited: it is told which words it shows there. */
import type { ContentFile } from '../src/domain/content/content-files.schema.ts';
import { entryName } from './changes.ts';
import { contentFormat, SOURCE, withFigures } from './content-format.ts';
import { isValues, type Values } from './form-value.ts';

let file: ContentFile | undefined;
/** What was read or last saved: the page shows no more than that. */
let source = '';
let keyPath: string | undefined;
let page: MessageEventSource | null = null;

export function open(opened: ContentFile, values: unknown): void {
  file = opened;
  source = isValues(values) ? String(values[SOURCE]) : '';
}

const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** The words at a place of the form, after those by which the entries around it are known. */
export function wordsAt(content: ContentFile, text: string, place: string): readonly string[] {
  const words: string[] = [];
  let value: unknown = contentFormat(content).fromFile(text);
  for (const step of place.split('.')) {
    value = Array.isArray(value) || isValues(value) ? (value as Values)[step] : undefined;
    if (isValues(value) && /^\d+$/.test(step)) words.push(entryName(value, Number(step)));
  }
  if (typeof value === 'number') words.push(figure(value));
  if (typeof value === 'string') words.push(value);
  return words.map(withFigures);
}

/** Of a document's text, the words in which the cursor is. */
function atCursor(): string | undefined {
  const node = getSelection()?.anchorNode;
  const isText = node instanceof Text && node.parentElement?.closest('[contenteditable="true"]');
  return isText ? node.data : undefined;
}

function tell(site: string) {
  if (!file || keyPath === undefined || !page) return;
  const words = wordsAt(file, source, keyPath);
  const own = atCursor();
  const message = { edited: own === undefined ? words : [...words.slice(0, -1), own] };
  page.postMessage(message, { targetOrigin: site });
}

/** `site` is the address of the site that runs beside the form. */
export function showOnPage(site: string): void {
  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== site || data !== 'page shown') return;
    page = from;
    tell(site);
  });
  const see = ({ target }: Event) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-key-path]') : undefined;
    if (!field) return;
    keyPath = field.dataset.keyPath;
    tell(site);
  };
  // The cursor is in its place once the mouse is let go.
  addEventListener('focusin', see);
  addEventListener('pointerup', see);
  addEventListener('hashchange', () => {
    keyPath = undefined;
  });
}
