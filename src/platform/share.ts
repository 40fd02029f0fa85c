/** Returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Phones can share; many desktop browsers cannot. */
export const canShare = () => 'share' in navigator;

/** Rejects if the browser refuses, but not if the visitor cancels. */
export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: document.title, text, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}
