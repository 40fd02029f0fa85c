/** The maximum that a page may cost its visitor, in bytes as they are sent: brotli for texts. */
export const BUDGETS = {
  /** HTML with its styles: about what a server sends in its first flight. */
  page: 14_000,
  font: 20_000,
  /**
   * All scripts of a page with a form, in syntax that old phones read, without the hashes in their names.
   * React's own share is 57,000.
   */
  islandScripts: 76_850,
  /** The rules in a page, before brotli: a slow phone reads them all before it paints. */
  styles: { plain: 12_000, content: 18_000, form: 22_000 },
  /**
   * The elements of a page of the sample, whose content does not grow. Each element costs style and layout.
   */
  elements: 660,
} as const;
