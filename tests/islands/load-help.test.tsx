/** The script that marks an island whose own script did not arrive: its help then shows at once. */
import { expect, test } from 'vitest';
import { markFailedIslands } from '../../src/inline-scripts/load-help.ts';

test('an island that fails is marked for the help beside it', () => {
  document.body.innerHTML = '<astro-island></astro-island><p class="load-help"></p>';
  markFailedIslands();
  document
    .querySelector('astro-island')
    ?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  expect(document.querySelectorAll('astro-island[data-failed] + .load-help')).toHaveLength(1);
});
