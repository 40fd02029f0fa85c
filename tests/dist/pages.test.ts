/** The specification, page by page: the words that must stand there, and where the links lead. */
import { describe, expect, test } from 'vitest';
import { legalRoutes } from '../routes.ts';
import { attribute, only, pageAt, pages, words } from './site.ts';

interface Expected {
  readonly texts: readonly string[];
  /** What a link says, and its target. */
  readonly links?: readonly (readonly [says: string, target: string])[];
}

const servicePage = (...prices: readonly string[]): Expected => ({
  texts: ['What’s Included', 'Pricing Range', ...prices, 'Prices exclude VAT.'],
  links: [['Request a Quote', '/contact']],
});

const legalPage: Expected = { texts: ['Last updated: January 2025', 'Version 1.0', 'Contents'] };

const PAGES: Readonly<Record<string, Expected>> = {
  '/': {
    texts: [
      'Smart Infrastructure. Reliable Results.',
      '8+',
      'years in business',
      '150+',
      'clients served',
      '99.9%',
      'uptime SLA',
      '30 min',
      'response time',
      'Cloud Deployments',
      'IT Infrastructure',
      'Automation Systems',
      'Transparent billing',
      'SLA-driven 24/7 support',
      'Certified engineers',
      'Fast deployment',
      'Step 1 Discovery',
      'Step 2 Design',
      'Step 3 Deploy',
      'Step 4 Support',
      'In 2017',
      'West Pokot',
      '5 out of 5 stars',
      'Registered company',
      'Secure checkout via a card payment provider',
      '24/7 support',
      'ISO-aligned process',
    ],
    links: [
      ['Build My Package', '/custom-quote'],
      ['Get a Quote', '/contact'],
      ['Learn more about Cloud Deployments', '/services/cloud-server-management'],
      ['Learn more about IT Infrastructure', '/services/network-design-support'],
      ['Learn more about Automation Systems', '/services/automation-integration'],
      ['Contact us', '/contact'],
    ],
  },
  '/about': {
    texts: [
      'Our story',
      'Mission',
      'Vision',
      'Trust',
      'Precision',
      'Service',
      '2017 Founded',
      '2019 Regional expansion',
      '2021 Cloud certification',
      '2023 150+ clients',
      '12+ Engineering',
      '8+ Support',
      '5+ Management',
      'Registered name',
      'Company number',
      'Postal address',
    ],
  },
  '/services': {
    texts: ['Our Services', 'Why Choose Our Services', '99.9%', 'under 30m', '150+', '100%'],
    links: [
      ['Learn More about Cloud & Server Management', '/services/cloud-server-management'],
      ['Learn More about Network Design & Support', '/services/network-design-support'],
      ['Learn More about Cybersecurity Services', '/services/cybersecurity-services'],
      ['Learn More about Automation & Integration', '/services/automation-integration'],
      ['Learn More about IT Maintenance Plans', '/services/it-maintenance-plans'],
      ['Schedule a Consultation', '/contact'],
    ],
  },
  '/services/cloud-server-management': servicePage('from KES 35,000 per month', 'Setup fees may apply'),
  '/services/network-design-support': servicePage('from KES 45,000', 'from KES 18,000 per month'),
  '/services/cybersecurity-services': servicePage(
    'from KES 9,500',
    'KES 65,000 to 250,000',
    'from KES 28,000 per month',
  ),
  '/services/automation-integration': servicePage('from KES 25,000', 'KES 150,000 to 500,000+'),
  '/services/it-maintenance-plans': {
    texts: servicePage('KES 24,000 to 119,000 per month').texts,
    links: [
      ['Request a Quote', '/contact'],
      ['Compare the plans', '/pricing'],
    ],
  },
  '/pricing': {
    texts: [
      'Transparent Pricing',
      'Most Popular Professional',
      'per month, before VAT',
      'Network setup and configuration',
      'Remote support 8x5, Monday to Friday',
      '24/7 SLA with priority response',
      'Strategic IT consulting',
      'Add-on services',
      'What’s Included',
      'No setup fees on annual contracts',
      'Flexible month-to-month billing',
      'Cancel anytime with 30 days notice',
      'Volume discounts available',
      'Custom enterprise packages',
      'VAT and payments',
      'exclude VAT',
    ],
    links: [
      ['Get Started: Basic', '/contact'],
      ['Get Started: Professional', '/contact'],
      ['Get Started: Elite', '/contact'],
      ['Contact Us for Enterprise Pricing', '/contact'],
    ],
  },
  '/custom-quote': { texts: ['Build Your Custom Package'] },
  '/checkout': { texts: ['Secure Checkout'] },
  '/contact': { texts: ['Get In Touch'] },
  '/checkout/success': {
    texts: ['Payment Successful!', 'What happens next'],
    links: [
      ['Contact Support', '/contact'],
      ['Return Home', '/'],
    ],
  },
  '/checkout/failure': {
    texts: [
      'Payment Failed',
      "We couldn't process your payment. Don't worry, your card has not been charged.",
      'Common reasons',
      'Insufficient funds',
      'Incorrect card details',
      'Card expired or blocked',
      'Bank security restrictions',
      'Network issues',
    ],
    links: [
      ['Try Again', '/pricing'],
      ['Contact Support', '/contact'],
      ['Return Home', '/'],
    ],
  },
  '/404': { texts: ['404', 'Oops! Page not found'], links: [['Return to Home', '/']] },
  '/terms': legalPage,
  '/privacy': legalPage,
  '/refund': legalPage,
  '/security': legalPage,
  '/cookie': legalPage,
  '/dpa': legalPage,
};

test('every page has its row', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort());
});

describe.each(Object.entries(PAGES))('%s', (path, { texts, links = [] }) => {
  const main = only(pageAt(path).root, 'main');
  const text = words(main);
  const found = main.querySelectorAll('a[href]').map((link) => [words(link), attribute(link, 'href')]);

  test.each(texts)('says "%s"', (expected) => {
    expect(text).toContain(expected);
  });

  test.each(links)('"%s" leads to %s', (says, target) => {
    expect(found).toContainEqual([says, target]);
  });
});

describe.each(pages.map((page) => [page.path, page] as const))('%s carries', (_, { root }) => {
  const links = (selector: string) =>
    root.querySelectorAll(`${selector} a[href]`).map((link) => [words(link), attribute(link, 'href')]);

  test('the navigation, wide and small', () => {
    const expected = [
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['Custom Quote', '/custom-quote'],
      ['Contact', '/contact'],
      ['Get Started', '/contact'],
    ];
    expect(links('header nav[aria-label="Main"]')).toEqual(expected);
    expect(links('header details nav')).toEqual(expected);
  });

  test('the footer’s links', () => {
    expect(links('footer nav[aria-label="Quick Links"]')).toEqual([
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
    ]);
    expect(links('footer nav[aria-label="Legal"]')).toEqual([
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Refund Policy', '/refund'],
      ['Security Statement', '/security'],
    ]);
    expect(links('footer')).toEqual(
      expect.arrayContaining([
        ['Cookie Policy', '/cookie'],
        ['Data Processing Addendum', '/dpa'],
      ]),
    );
  });

  test('a way past the navigation, first of all', () => {
    const [first] = root.querySelectorAll('body a[href]');
    expect([first && words(first), attribute(first ?? null, 'href')]).toEqual(['Skip to content', '#main']);
    expect(root.querySelectorAll('main#main')).toHaveLength(1);
  });
});

test.each(Object.keys(PAGES).filter((path) => path.startsWith('/services/')))(
  '%s lists eight items',
  (path) => {
    expect(pageAt(path).root.querySelectorAll('main ol > li')).toHaveLength(8);
  },
);

test('Pricing marks one plan', () => {
  expect(words(only(pageAt('/pricing').root, 'main')).match(/Most Popular/g)).toHaveLength(1);
});

test('only the maintenance page leads on to the plans', () => {
  const leading = pages.filter(
    ({ path, root }) =>
      path.startsWith('/services/') &&
      root.querySelectorAll('main a[href]').some((link) => attribute(link, 'href') === '/pricing'),
  );
  expect(leading.map(({ path }) => path)).toEqual(['/services/it-maintenance-plans']);
});

describe.each(legalRoutes)('$path', ({ path }) => {
  const { root } = pageAt(path);

  test('its contents list names each section and leads to it', () => {
    const sections = root
      .querySelectorAll('article h2[id]')
      .map((heading) => [words(heading), `#${heading.id ?? ''}`]);
    const listed = root
      .querySelectorAll('nav[aria-labelledby="contents"] a')
      .map((link) => [words(link), attribute(link, 'href')]);
    expect(listed.length).toBeGreaterThanOrEqual(8);
    expect(listed).toEqual(sections);
  });
});
