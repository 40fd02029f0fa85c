/**
 * The maximum that a page may cost its visitor. Sizes are in bytes as they are sent, which is after brotli
 * for texts, unless a comment says otherwise.
 */
export const BUDGETS = {
  /** HTML with its styles: about what a server sends in its first flight. */
  page: 14_000,
  font: 20_000,
  /**
   * All scripts of a page with a form, in syntax that old phones read, without the hashes in their names.
   * React's own share is 57,000.
   */
  islandScripts: 76_850,
  /** The styles in a page, before brotli, because a slow phone reads them all before it paints. */
  styles: { plain: 12_000, content: 18_000, form: 22_000 },
  /**
   * The number of elements of a page of the sample, whose content does not grow. Each costs style and layout.
   */
  elements: 660,
} as const;
