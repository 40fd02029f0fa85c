import { describe, expect, test } from 'vitest';
import { editDistance } from '../../src/domain/text/edit-distance.ts';
import { nearestPage } from '../../src/site/nearest-page.ts';

/** The order is that of the site. */
const pages = [
  '/about',
  '/services',
  '/pricing',
  '/custom-quote',
  '/contact',
  '/checkout',
  '/services/cloud-server-management',
  '/services/network-design-support',
  '/services/cybersecurity-services',
  '/services/automation-integration',
  '/services/it-maintenance-plans',
  '/cookie',
  '/dpa',
  '/privacy',
  '/refund',
  '/security',
  '/terms',
];

describe('an address leads to the page that it may have meant', () => {
  test.each([
    ['a letter left out', '/pricng', '/pricing'],
    ['a letter too many', '/conntact', '/contact'],
    ['a wrong letter', '/cuntact', '/contact'],
    ['two letters swapped', '/abuot', '/about'],
    ['two slips in a long word', '/maintainance', '/services/it-maintenance-plans'],
    ['capitals', '/PRICING', '/pricing'],
    ['another form of the word', '/prices', '/pricing'],
    ['one instead of many', '/service', '/services'],
    ['many instead of one', '/cookies', '/cookie'],
    ['a longer name', '/privacy-policy', '/privacy'],
    ['a longer name, joined otherwise', '/terms_of%20service', '/terms'],
    ['a shorter name', '/quote', '/custom-quote'],
    ['the first word of a long name', '/cloud', '/services/cloud-server-management'],
    ['a name without its parent', '/network-design-support', '/services/network-design-support'],
    ['a parent that is not there', '/company/about', '/about'],
    ['an ending', '/request-a-quote.html', '/custom-quote'],
    ['an ending of another system', '/about-us.php', '/about'],
    ['a slash at the end', '/refunds/', '/refund'],
    ['nothing like it, under a page', '/services/printers', '/services'],
    ['nothing like it, deep under a page', '/checkout/step/2', '/checkout'],
    ['letters written as escapes', '/p%72%69cing', '/pricing'],
    ['a broken escape', '/pricing%E0%A4%A', '/pricing'],
    ['three letters, all right', '/legal/dpa', '/dpa'],
  ])('%s: %s leads to %s', (_, path, page) => {
    expect(nearestPage(path, pages)).toBe(page);
  });
});

describe('nothing is suggested where nothing is near', () => {
  test.each([
    '/',
    '/404',
    '/no-such-page',
    '/blog',
    '/team',
    '/login',
    '/wp-admin/setup.php',
    '/.env',
    '/faq',
    '/what-to-ask-about-us',
    '/dpo',
    '/%F0%9F%98%80',
    '//',
    `/${'x'.repeat(10_000)}`,
  ])('%s', (path) => {
    expect(nearestPage(path, pages)).toBeUndefined();
  });

  test('nor where there are no pages', () => {
    expect(nearestPage('/pricing', [])).toBeUndefined();
  });
});

test('of two pages that are equally near, the first is suggested', () => {
  expect(nearestPage('/plans', ['/plans-for-schools', '/plans-for-clinics'])).toBe('/plans-for-schools');
  expect(nearestPage('/plans', ['/plans-for-clinics', '/plans-for-schools'])).toBe('/plans-for-clinics');
});

describe('the edit distance of two words', () => {
  test.each([
    ['', '', 0],
    ['quote', 'quote', 0],
    ['', 'dpa', 3],
    ['dpa', '', 3],
    ['terms', 'term', 1],
    ['term', 'terms', 1],
    ['terms', 'teams', 1],
    ['abuot', 'about', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %d', (left, right, count) => {
    expect(editDistance(left, right)).toBe(count);
  });
});
