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
