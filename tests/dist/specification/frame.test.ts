/** Every page has the menus, the footer and a skip link. */
import { describe, expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { getAttribute, getTextInOneLine, listLinks, readText, sample } from '../site.ts';

type Links = Readonly<Record<string, string>>;

const frame = readTestData<Record<'main' | 'quick' | 'legal' | 'beside' | 'menu', Links>>(import.meta.url);

describe.each(sample.pages)('$path carries', (page) => {
  const { root } = page;
  const listFrameLinks = (selector: string) => listLinks(root, `${selector} a[href]`);

  /**
   * Keeps the expected links, because pages that were added since may be between the specification's pages.
   */
  const selectExpected = (foundLinks: ReturnType<typeof listLinks>, expected: Links) =>
    foundLinks.filter(([label]) => Object.hasOwn(expected, label));

  test('the navigation, wide and small', () => {
    for (const menu of ['header nav[aria-label="Main"]', 'header details nav'])
      expect(selectExpected(listFrameLinks(menu), frame.main)).toEqual(Object.entries(frame.main));
    expect(selectExpected(listFrameLinks('header details'), frame.menu)).toEqual(Object.entries(frame.menu));
    expect(listFrameLinks('header').filter(([label]) => label.endsWith('home'))).toEqual([
      ['Mtelo Systems, home', '/'],
    ]);
  });

  test('the footer’s links and lines', () => {
    expect(root.querySelectorAll('footer h2').map(getTextInOneLine)).toEqual([
      'Quick Links',
      'Legal',
      'Contact',
    ]);
    const [quick = [], legal] = root.querySelectorAll('footer h2 + ul').map((list) => listLinks(list));
    expect(selectExpected(quick, frame.quick)).toEqual(Object.entries(frame.quick));
    expect(legal).toEqual(Object.entries(frame.legal));
    expect(selectExpected(listFrameLinks('footer'), frame.beside)).toEqual(Object.entries(frame.beside));
    expect(readText(page, 'footer')).toMatch(
      /\+254 700 000 000 WhatsApp support@mtelo\.example Kitale–Lodwar Road, Kapenguria, .* Monday to Friday 8:30 AM to 6:00 PM, .* \(East Africa Time\) .* © 2017–\d{4} Mtelo Systems Limited\. All rights reserved\. Registered in Kenya, company number PVT-0000000\. Postal address: P\.O\. Box 000/,
    );
  });

  test('a link past the navigation before all others, and no notice after its last day', () => {
    expect(root.querySelectorAll('[data-until]')).toEqual([]);
    const [first] = root.querySelectorAll('body a[href]');
    expect([first && getTextInOneLine(first), getAttribute(first ?? null, 'href')]).toEqual([
      'Skip to content',
      '#main',
    ]);
    expect(root.querySelectorAll('main#main')).toHaveLength(1);
  });
});
