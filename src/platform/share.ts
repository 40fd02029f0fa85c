/** False where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Phones have it; many desks do not. */
export const canShare = () => 'share' in navigator;

/** Rejects where the browser refuses, and not where the visitor changes their mind. */
export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: document.title, text, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}
