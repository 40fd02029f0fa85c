/** A photograph that the site could not show is refused when it is chosen. */
import { ask } from './dialog.ts';

const checked = new WeakSet<Event>();

async function isLargeEnough(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return true;
  const picture = await createImageBitmap(file).catch(() => undefined);
  // What is no picture is refused by the form itself.
  if (!picture) return true;
  const { width, height } = picture;
  picture.close();
  if (Math.min(width, height) >= EDITOR.portraitPx) return true;
  await ask({
    heading: 'The photograph is too small',
    lead: `“${file.name}” has ${width} × ${height} pixels, and each side needs ${EDITOR.portraitPx} at least. Take the original, not a preview or one that was sent by WhatsApp.`,
    answers: { back: 'Choose another one' },
  });
  return false;
}

/** The event is held back until its pictures are measured. */
async function measure(input: HTMLInputElement, files: readonly File[]) {
  const isEach = await Promise.all(files.map(isLargeEnough));
  if (isEach.every(Boolean)) {
    const event = new Event('change', { bubbles: true });
    checked.add(event);
    input.dispatchEvent(event);
  } else input.value = '';
}

export function refuseSmallPictures(): void {
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || checked.has(event)) return;
      event.stopImmediatePropagation();
      void measure(target, [...(target.files ?? [])]);
    },
    true,
  );
}
