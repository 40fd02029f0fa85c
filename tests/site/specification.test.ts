/** The registry of pages against the specification's section 2, written out here a second time. */
import { describe, expect, test } from 'vitest';
import { type LinkPlace, registryLinks } from '../../src/site/navigation.ts';
import { LEGAL_IN_FOOTER } from '../../src/site/pages.ts';
import { testData } from '../test-data.ts';
import { legalRoutes, routes, unknown } from '../routes.ts';

const headings = testData<Record<string, string>>(import.meta.url);

test.each(Object.entries(headings))('%s is the page %s', (path, h1) => {
  expect(routes.filter((route) => route.path === path).map((route) => route.h1)).toEqual([h1]);
});

test('any other path is the 404 page', () => {
  expect(unknown.h1).toBe('Oops! Page not found');
});

/** Pages that were added since may stand between those of the specification. */
const labelsAmong = (place: LinkPlace, known: readonly string[]) =>
  registryLinks(place)
    .map(({ label }) => label)
    .filter((label) => known.includes(label));

describe('links in the order of the specification', () => {
  test('in the menu', () => {
    const menu = ['Home', 'About', 'Services', 'Pricing', 'Custom Quote', 'Contact'];
    expect(labelsAmong('menu', menu)).toEqual(menu);
  });

  test("among the footer's Quick Links", () => {
    const quick = ['About Us', 'Services', 'Pricing', 'Contact'];
    expect(labelsAmong('quickLink', quick)).toEqual(quick);
  });

  test("under the footer's Legal", () => {
    const titles = LEGAL_IN_FOOTER.map((slug) => legalRoutes.find(({ path }) => path === `/${slug}`)?.h1);
    expect(titles).toEqual(['Terms of Service', 'Privacy Policy', 'Refund Policy', 'Security Statement']);
  });
});
