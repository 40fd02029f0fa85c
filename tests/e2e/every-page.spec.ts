/** One visit to every page, in which all that every page owes is looked at. The extended run has more of it. */
import { allPages, unknown } from '../routes.ts';
import { objections } from './accessible.ts';
import { tabThrough } from './keyboard.ts';
import { edgeless } from './edges.ts';
import { cutOff, inked, scrollThrough, smallTargets } from './layout.ts';
import * as owed from './owed.ts';
import { drawn, expect, reusing as test, SMALL, visit } from './site.ts';

for (const route of allPages) {
  test(`${route.path} is quiet, fits, and serves every visitor`, async ({ page, watched, baseURL }) => {
    await page.setViewportSize(SMALL);
    const response = await visit(page, route);
    expect(response?.status()).toBe(route === unknown ? 404 : 200);
    await owed.expectFrame(page, route);
    await owed.expectScripts(page, route, watched.scripts);
    const loaded = watched.scripts.length;
    await scrollThrough(page);
    await drawn(page);
    if (route.scripts !== 'counters') expect(watched.scripts).toHaveLength(loaded);

    // Without motion nothing waits to be revealed, so that all of it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await owed.expectFits(page);
    await owed.expectShapes(page);
    await owed.expectPrintable(page, route);
    await owed.expectUsable(page, SMALL);
    await owed.expectLargeText(page);

    owed.expectQuiet(watched.messages, route);
    expect(watched.requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  });
}

test('a page with faults is found out', async ({ page, watched }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/services');
  await page.evaluate(() => {
    const add = (tag: string, text: string, style: Readonly<Record<string, string>> = {}) => {
      const element = Object.assign(document.createElement(tag), { textContent: text });
      // As a script's own: the content policy refuses a style in markup.
      for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
      document.querySelector('main')?.append(element);
      return element;
    };
    add('img', '').setAttribute('src', '/icon.svg');
    add('p', 'Faint', { color: '#ddd' });
    add('p', 'Fits only small texts', { width: '15rem' });
    add('p', 'Shapeless', { border: 'none' }).className = 'button';
    const small = add('button', 'x', { width: '20px', height: '20px' });
    small.onfocus = () => {
      small.style.outline = 'none';
    };
    add('a', 'Away', { position: 'fixed', top: '-99px' }).setAttribute('href', '#main');
    add('p', 'Refused').setAttribute('style', 'color: red');
  });
  expect(watched.messages.join()).toContain('Content Security Policy');
  const found = (await objections(page)).map((objection) => objection.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
  expect(await smallTargets(page)).toContain('button "x" is 20 × 20');
  const { problems } = await tabThrough(page);
  expect(problems).toContain('button "x" has no focus ring');
  expect(problems).toContain('a "Away" stands beside the window');
  await page.emulateMedia({ forcedColors: 'active' });
  const { without } = await edgeless(page, '.button', ['top', 'bottom']);
  expect(without).toEqual([expect.stringContaining('class="button" style=')]);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  expect(await inked(page)).toEqual(['p "Faint"']);
  await page.emulateMedia({ media: null });

  await owed.expectFits(page);
  await expect(owed.expectLargeText(page)).rejects.toThrow('at twice the text size');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.textContent = 'Wide';
    wide.style.cssText = 'width: 100vw; margin-left: 40px; text-align: right';
    document.querySelector('main')?.append(wide);
  });
  expect(await cutOff(page)).toContain('Wide');
  await expect(owed.expectFits(page)).rejects.toThrow('wider than');
});

test('a script that nothing preloads is found out', async ({ page, watched }) => {
  const route = allPages.find(({ path }) => path === '/contact');
  if (!route) throw new Error('The contact page is gone');
  await page.route(route.path, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace(/<link rel="modulepreload"[^>]*react[^>]*>/, '') });
  });
  await visit(page, route);
  await expect(owed.expectScripts(page, route, watched.scripts)).rejects.toThrow('react');
});
