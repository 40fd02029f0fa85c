/** The checks that every page has to pass do fail on faults. */
import { allPages } from '../routes.ts';
import { objections } from '../e2e/accessible.ts';
import { edgeless } from '../e2e/edges.ts';
import { tabThrough } from '../e2e/keyboard.ts';
import { cutOff, smallTargets } from '../e2e/layout.ts';
import * as checks from '../e2e/page-checks.ts';
import { expectLargeText, inked } from '../e2e/paper-and-text-size.ts';
import { expect, reusing as test, SMALL, visit } from '../e2e/site.ts';

test('the checks that every page passes fail on a page with faults', async ({ page, watched }) => {
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

  await checks.expectFits(page);
  await expect(expectLargeText(page)).rejects.toThrow('at twice the text size');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.textContent = 'Wide';
    wide.style.cssText = 'width: 100vw; margin-left: 40px; text-align: right';
    document.querySelector('main')?.append(wide);
  });
  expect(await cutOff(page)).toContain('Wide');
  await expect(checks.expectFits(page)).rejects.toThrow('wider than');
});

test('the check of scripts fails where a script is not preloaded', async ({ page, watched }) => {
  const route = allPages.find(({ path }) => path === '/contact');
  if (!route) throw new Error('The contact page is gone');
  await page.route(route.path, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace(/<link rel="modulepreload"[^>]*react[^>]*>/, '') });
  });
  await visit(page, route);
  await expect(checks.expectScripts(page, route, watched.scripts)).rejects.toThrow('react');
});
