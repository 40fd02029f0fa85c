/** Checks the menus, the footer, the skip link and the notices of every page. */
import { describe, expect, test } from 'vitest';
import { readTestData } from '#support/test-data.ts';
import { getAttribute, getTextInOneLine, listLinks, getPageText, sampleSite, sendingSite } from '../site.ts';

type Links = Readonly<Record<string, string>>;

const expectedLinks = readTestData<
  Record<'mainMenu' | 'quickLinks' | 'legalLinks' | 'otherFooterLinks' | 'phoneMenu', Links>
>(import.meta.url);

describe.each(sampleSite.pages)('$path', (page) => {
  const { root } = page;
  const listFrameLinks = (selector: string) => listLinks(root, `${selector} a[href]`);

  /**
   * Selects the expected links. Between them there may be links that the specification does not have, to
   * pages that were added later.
   */
  const selectExpected = (foundLinks: ReturnType<typeof listLinks>, expected: Links) =>
    foundLinks.filter(([label]) => Object.hasOwn(expected, label));

  test('has the navigation for wide and small screens', () => {
    for (const menu of ['header nav[aria-label="Main"]', 'header details nav'])
      expect(selectExpected(listFrameLinks(menu), expectedLinks.mainMenu)).toEqual(
        Object.entries(expectedLinks.mainMenu),
      );
    expect(selectExpected(listFrameLinks('header details'), expectedLinks.phoneMenu)).toEqual(
      Object.entries(expectedLinks.phoneMenu),
    );
    expect(listFrameLinks('header').filter(([label]) => label.endsWith('home'))).toEqual([
      ['Mtelo Systems, home', '/'],
    ]);
  });

  test('has the links and lines of the footer', () => {
    expect(root.querySelectorAll('footer h2').map(getTextInOneLine)).toEqual([
      'Quick Links',
      'Legal',
      'Contact',
    ]);
    const [quickLinks = [], legalLinks] = root
      .querySelectorAll('footer h2 + ul')
      .map((list) => listLinks(list));
    expect(selectExpected(quickLinks, expectedLinks.quickLinks)).toEqual(
      Object.entries(expectedLinks.quickLinks),
    );
    expect(legalLinks).toEqual(Object.entries(expectedLinks.legalLinks));
    expect(selectExpected(listFrameLinks('footer'), expectedLinks.otherFooterLinks)).toEqual(
      Object.entries(expectedLinks.otherFooterLinks),
    );
    expect(getPageText(page, 'footer')).toMatch(
      /\+254 700 000 000 WhatsApp support@mtelo\.example Kitale–Lodwar Road, Kapenguria, .* Monday to Friday 8:30 AM to 6:00 PM, .* \(East Africa Time\) .* © 2017–\d{4} Mtelo Systems Limited\. All rights reserved\. Registered in Kenya, company number PVT-0000000\. Postal address: P\.O\. Box 000/,
    );
  });

  test('contains no expired notice', () => {
    expect(root.querySelectorAll('[data-until]')).toEqual([]);
  });

  test('starts with a skip link', () => {
    const [first] = root.querySelectorAll('body a[href]');
    expect([first && getTextInOneLine(first), getAttribute(first ?? null, 'href')]).toEqual([
      'Skip to content',
      '#main',
    ]);
  });
});

const NOTICE =
  'Our office is closed on Jamhuri Day. Urgent incidents of plans are answered by +254 700 000 000';

test.each(sendingSite.pages)(
  '$path shows the current notice, and neither the past nor the future one',
  (page) => {
    const text = getPageText(page, 'body');
    expect(text.split(NOTICE)).toHaveLength(2);
    expect(text).not.toMatch(/We were away|We are back/);
  },
);
