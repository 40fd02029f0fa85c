/** Brings a field of the form into sight, unfolds what it is in, and puts the cursor there. */

const fieldAt = (keyPath: string) =>
  document.querySelector<HTMLElement>(`[role="group"][data-key-path="${CSS.escape(keyPath)}"]`);

const drawn = async () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Fields below are drawn once their neighbours come into sight, and those of an entry once it is unfolded. */
async function reach(keyPath: string): Promise<HTMLElement | undefined> {
  for (let tries = 0; tries < 60; tries++) {
    const field = fieldAt(keyPath);
    if (field) return field;
    const all = [...document.querySelectorAll<HTMLElement>('[role="group"][data-key-path]')];
    all.at(-1)?.scrollIntoView();
    await drawn();
  }
  return undefined;
}

async function unfold(keyPath: string) {
  const steps = keyPath.split('.');
  let place: HTMLElement | undefined;
  for (const [index, step] of steps.entries()) {
    if (/^\d+$/.test(step)) {
      const entry = place?.querySelectorAll<HTMLElement>('.item-wrapper')[Number(step)];
      entry?.querySelector<HTMLElement>('[aria-label="Expand"]')?.click();
      place = entry ?? place;
      await drawn();
    } else place = (await reach(steps.slice(0, index + 1).join('.'))) ?? place;
  }
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], [role="combobox"]')?.focus();
}

export const showField = (keyPath: string): void => void unfold(keyPath);
