/**
 * Runs the checks on one page of each template, and those of layout on pages that differ in drawings and
 * tables. tests/extended visits every page.
 */
import { similarPages, templates, unknownRoute } from '../routes.ts';
import { scrollThrough } from './layout.ts';
import * as checks from './page-checks.ts';
import { expectFitsAtDoubleTextSize, expectPrintable } from './paper-and-text-size.ts';
import { expectSameStrings, listPageStrings } from './text-across-media.ts';
import { waitForPaint, expect, testWithSharedPage as test, SMALL_PHONE, visit } from './site.ts';

for (const route of templates) {
  test(`${route.path} logs nothing, fits every screen and paper, and is accessible`, async ({
    page,
    pageLog,
  }) => {
    await page.setViewportSize(SMALL_PHONE);
    const response = await visit(page, route);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    // tests/dist/islands.test.ts checks which scripts these are.
    const scriptCount = pageLog.listScripts().length;
    expect(scriptCount > 0).toBe(route.hasForm);
    await scrollThrough(page);
    await waitForPaint(page);
    expect(pageLog.listScripts()).toHaveLength(scriptCount);

    // With less motion no section waits to be revealed, so all sections are checked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A section that is being revealed has too little contrast until its transition ends.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await checks.expectFits(page);
    // The window has the size of a desktop now.
    const desktopStrings = await listPageStrings(page);
    await checks.expectVisibleShapes(page);
    await checks.expectUsable(page, SMALL_PHONE);
    const foldedButton = page.getByRole('main').locator('button[aria-expanded="false"]');
    if (await foldedButton.isVisible()) await foldedButton.click();
    await expectSameStrings(page, route.path, 'phone', desktopStrings);

    await expectPrintable(page, route, desktopStrings);
    await expectFitsAtDoubleTextSize(page);
    checks.expectNoMessages(pageLog.messages, route);
  });
}

for (const route of similarPages)
  test(`${route.path} logs nothing and fits every screen`, async ({ page, pageLog }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route);
    await checks.expectFits(page);
    await checks.expectReadableDrawings(page);
    checks.expectNoMessages(pageLog.messages, route);
  });
