/** What a page may cost its visitor beside its HTML (`integrations/pages/weight.ts`), in bytes as they are sent: brotli for texts. */
export const BUDGETS = {
  font: 20_000,
  /** All scripts of a page with a form; React's own share is 57,000. */
  islandScripts: 76_800,
  /** What they import later: the drawing of a printed quote's code. */
  laterScripts: 2_500,
} as const;
