import { addIslandPreloads, moveLateScripts, removeIslandIds } from './islands.ts';
import { createPageStep } from './page-step.ts';
import { inlinePageStyles } from './page-styles.ts';

/** Changes the HTML of each page so that its first paint waits for as little as possible. */
export const postProcessing = createPageStep('post-processing', (html, dist) => {
  const withPreloads = addIslandPreloads(moveLateScripts(removeIslandIds(html)), dist);
  return inlinePageStyles(withPreloads, dist);
});
