/** Checks on every page what `npm test` leaves out on most pages: wide screens, motion, and real paper. */
import { expectAccessible } from '../e2e/accessible.ts';
import * as checks from '../e2e/page-checks.ts';
import { PAPER, countPrintedPages } from '../e2e/paper-and-text-size.ts';
import { DESKTOP, testWithSharedPage as test, visit } from '../e2e/site.ts';
import { allPages } from '../routes.ts';

for (const route of allPages)
  test(`${route.path} is accessible and fits on a wide screen, and can be printed`, async ({
    page,
    pageLog,
  }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, route);
    await expectAccessible(page, 'before the first scroll');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await checks.expectFits(page);
    await checks.expectUsable(page, DESKTOP);
    await page.setViewportSize(PAPER);
    await countPrintedPages(page);
    // A page logs the same messages again when it is loaded again.
    checks.expectNoMessages([...new Set(pageLog.messages)], route);
  });
