/** The specification, page by page: the words that must stand there, and where the links lead. */
import { describe, expect, test } from 'vitest';
import { allPages, legalRoutes, unknown } from '../../routes.ts';
import { attribute, only, words } from '../site.ts';
import { eachPage, pageAt, pages } from './sample.ts';

interface Expected {
  /** With a bar between one and the next. */
  readonly texts: string;
  /** What a link says, and its target. */
  readonly links?: readonly (readonly [says: string, target: string])[];
}

const servicePage = (...prices: readonly string[]): Expected => ({
  texts: ['What’s Included', 'Pricing Range', ...prices, 'Prices exclude VAT.'].join(' | '),
  links: [['Request a Quote', '/contact']],
});

const legalPage: Expected = { texts: 'Last updated: January 2025 | Version 1.0 | Contents' };

const PAGES: Readonly<Record<string, Expected>> = {
  '/': {
    texts: `
      Smart Infrastructure. Reliable Results. | 8+ years in business | 150+ clients served | 99.9% uptime
      SLA | 30 min response time | Cloud Deployments | IT Infrastructure | Automation Systems |
      Transparent billing | SLA-driven 24/7 support | Certified engineers | Fast deployment | Step 1
      Discovery | Step 2 Design | Step 3 Deploy | Step 4 Support | In 2017 two engineers in West Pokot |
      Registered company | Secure checkout via a card payment provider | 24/7 support | ISO-aligned
      process`,
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
    texts: `
      Our story | Mission | Vision | Trust | Precision | Service | 2017 Founded | 2019 Regional expansion
      | 2021 Cloud certification | 2023 150+ clients | 12+ Engineering | 8+ Support | 5+ Management |
      Registered name Mtelo Systems Limited | Company number PVT-0000000 | KRA PIN P000000000X | Founded
      2017 | Postal address P.O. Box 000, 30600 Kapenguria, Kenya`,
  },
  '/services': {
    texts: `
      Our Services | Why Choose Our Services | 99.9% uptime guarantee | under 30m response | 150+ projects
      delivered | 100% of systems secured`,
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
    texts: `
      Transparent Pricing | KES 24,000 per month, before VAT Get Started: Basic Network setup and
      configuration Remote support 8x5, Monday to Friday Monthly health report Email support Basic
      security setup Most Popular Professional | KES 55,000 per month, before VAT Get Started:
      Professional Everything in Basic Cloud infrastructure management 24/7 SLA with priority response
      Quarterly security audits Phone and email support Performance monitoring Backup and disaster
      recovery Elite | KES 119,000 per month, before VAT Get Started: Elite Everything in Professional
      Full infrastructure automation Dedicated engineer Custom integrations Advanced threat protection
      Compliance management On-site support visits Strategic IT consulting | Cloud Security Audit KES
      9,500 | Network Security Hardening KES 14,000 | Data Migration Service KES 18,500 | Custom
      Automation Project from KES 25,000 | Add-on services | What’s Included | No setup fees on annual
      contracts | Flexible month-to-month billing | Cancel anytime with 30 days notice | Volume discounts
      available | Custom enterprise packages | VAT and payments | exclude VAT`,
    links: [
      ['Get Started: Basic', '/contact'],
      ['Get Started: Professional', '/contact'],
      ['Get Started: Elite', '/contact'],
      ['Contact Us for Enterprise Pricing', '/contact'],
    ],
  },
  '/custom-quote': {
    texts: `
      Your Quote Summary No services selected yet | Custom Service | 30-day money-back guarantee | 24/7
      support included | Professional implementation`,
  },
  '/checkout': {
    texts: `
      Personal Details | Billing Address | Additional Notes | Order Summary | Tax Calculated at payment |
      Secure payment by a card provider | 30-day money-back guarantee | Email confirmation with PDF
      invoice | 24/7 support`,
  },
  '/contact': {
    texts: `
      Send Us a Message | Office Kitale–Lodwar Road Kapenguria, West Pokot County Kenya | Business hours
      Monday to Friday 8:30 AM to 6:00 PM Saturday by appointment Sunday closed | reply within 24 hours`,
    links: [
      ['support@mtelo.example', 'mailto:support@mtelo.example'],
      ['+254 700 000 000', 'tel:+254700000000'],
      ['+254 711 000 000', 'https://wa.me/254711000000'],
    ],
  },
  '/checkout/success': {
    texts: 'Payment Successful! | What happens next',
    links: [
      ['Contact Support', '/contact'],
      ['Return Home', '/'],
    ],
  },
  '/checkout/failure': {
    texts: `
      Payment Failed | We couldn't process your payment. Don't worry, your card has not been charged. |
      Common reasons | Insufficient funds | Incorrect card details | Card expired or blocked | Bank
      security restrictions | Network issues`,
    links: [
      ['Try Again', '/pricing'],
      ['Contact Support', '/contact'],
      ['Return Home', '/'],
    ],
  },
  '/404': { texts: '404 | Oops! Page not found', links: [['Return to Home', '/']] },
  '/terms': legalPage,
  '/privacy': legalPage,
  '/refund': legalPage,
  '/security': legalPage,
  '/cookie': legalPage,
  '/dpa': legalPage,
};

test('every page of the specification is there', () => {
  expect(Object.keys(PAGES)).toHaveLength(21);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(PAGES)));
});

describe.each(Object.entries(PAGES))('%s', (path, { texts, links = [] }) => {
  const { root } = pageAt(path);
  const main = only(root, 'main');

  test('has the heading of the route table', () => {
    const route = allPages.find((one) => (one === unknown ? '/404' : one.path) === path);
    expect(words(only(root, 'h1'))).toBe(route?.h1);
    expect(words(only(root, 'title'))).toBe(`${route?.h1 ?? ''} · Mtelo Systems`);
  });

  test('its title and description fit in search results', () => {
    expect(words(only(root, 'title')).length).toBeLessThanOrEqual(70);
    const { length } = attribute(root.querySelector('meta[name="description"]'), 'content');
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(170);
  });

  test('says what the specification asks for', () => {
    const text = words(main);
    const expected = texts.split('|').map((one) => one.replaceAll(/\s+/g, ' ').trim());
    expect(expected.filter((one) => !text.includes(one))).toEqual([]);
  });

  test('leads where the specification asks', () => {
    const found = main.querySelectorAll('a[href]').map((link) => [words(link), attribute(link, 'href')]);
    expect(found).toEqual(expect.arrayContaining([...links]));
  });
});

describe.each(eachPage)('%s carries', (_, { root }) => {
  const links = (selector: string) =>
    root.querySelectorAll(`${selector} a[href]`).map((link) => [words(link), attribute(link, 'href')]);

  /** Pages that were added since may stand between those of the specification. */
  const among = (found: string[][], expected: readonly string[][]) =>
    found.filter(([label]) => expected.some(([one]) => one === label));

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
    expect(among(links('header nav[aria-label="Main"]'), expected)).toEqual(expected);
    expect(among(links('header details nav'), expected)).toEqual(expected);
  });

  test('the footer’s links and lines', () => {
    const quick = [
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
    ];
    expect(among(links('footer nav[aria-label="Quick Links"]'), quick)).toEqual(quick);
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
    expect(words(only(root, 'footer'))).toMatch(
      /support@mtelo\.example \+254 700 000 000 Kitale–Lodwar Road, Kapenguria, .* © 2017–\d{4} Mtelo Systems Limited\. All rights reserved\. Registered in Kenya, company number PVT-0000000\. Postal address: P\.O\. Box 000/,
    );
  });

  test('a way past the navigation, first of all', () => {
    const [first] = root.querySelectorAll('body a[href]');
    expect([first && words(first), attribute(first ?? null, 'href')]).toEqual(['Skip to content', '#main']);
    expect(root.querySelectorAll('main#main')).toHaveLength(1);
  });
});

test.each([
  ['/', 'stars', /5 out of 5 stars/g, 3],
  ['/', 'partners', /Cloud and office|Cloud hosting|Switching|Routers for|Wireless and|Firewalls/g, 6],
  ['/pricing', 'raised plans', /Most Popular/g, 1],
  ['/custom-quote', 'promises', /guarantee On|support included|Professional implementation/g, 3],
])('%s has its %s', (path, _, pattern, count) => {
  expect(words(only(pageAt(path).root, 'main')).match(pattern)).toHaveLength(count);
});

const services = pages.filter(({ path }) => path.startsWith('/services/'));

test('each of the five service pages lists eight different things', () => {
  const lists = services.map(({ root }) => root.querySelectorAll('main ol > li').map(words));
  expect(lists.map((list) => new Set(list).size)).toEqual([8, 8, 8, 8, 8]);
});

test('only the maintenance page leads on to the plans', () => {
  const leading = services.filter(({ root }) =>
    only(root, 'main')
      .querySelectorAll('a[href]')
      .some((link) => attribute(link, 'href') === '/pricing'),
  );
  expect(leading.map(({ path }) => path)).toEqual(['/services/it-maintenance-plans']);
});

test.each(legalRoutes)('the contents list of $path names each section and leads to it', ({ path }) => {
  const { root } = pageAt(path);
  const sections = root
    .querySelectorAll('article h2[id]')
    .map((heading) => [words(heading), `#${heading.id ?? ''}`]);
  const listed = root
    .querySelectorAll('nav[aria-labelledby="contents"] a')
    .map((link) => [words(link), attribute(link, 'href')]);
  expect(listed.length).toBeGreaterThanOrEqual(8);
  expect(listed).toEqual(sections);
});
