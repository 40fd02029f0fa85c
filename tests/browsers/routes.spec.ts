/** Every route: its heading, and nothing on the console, nothing refused by the policy. */
import { allPages, unknown } from '../routes.ts';
import { SAVED_QUOTE } from '../saved-quote.ts';
import { inPage } from './driver.ts';
import { expect, test } from './visitor.ts';

/** Runs in the page. Counters, and what reveals itself, wait to be scrolled to. */
async function scrollThrough() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
}

test('every page shows its heading, and reports no error down to its end', async ({ visitor }) => {
  await visitor.visit('/icon.svg');
  await visitor.evaluate(
    `sessionStorage.setItem('quoteItems', ${JSON.stringify(JSON.stringify(SAVED_QUOTE))})`,
  );
  for (const route of allPages) {
    await visitor.visit(route.path);
    await visitor.isAt(route.path);
    await visitor.readsIn('h1', [route.h1]);
    await visitor.evaluate(inPage(scrollThrough));
    await visitor.becomes('the page is revealed', "document.querySelectorAll('.reveal-waiting').length", 0);
    const faults = await visitor.takeErrors();
    if (route !== unknown) expect(faults, route.path).toEqual([]);
    else expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  }
});
