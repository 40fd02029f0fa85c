/** Ordinary edits of an owner: the ten commonest of content/README.md, and others that it allows. */
import type { Texts } from './project-copy.ts';

interface Edit {
  readonly name: string;
  readonly change: (texts: Texts) => void;
  /** It is the opposite of another one, and no part of all together. */
  readonly alone?: true;
}

function replace(texts: Texts, file: string, ...pairs: readonly (readonly [from: string, to: string])[]) {
  let text = texts.get(file) ?? '';
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    text = text.replace(from, to);
  }
  texts.set(file, text);
}

const replaced =
  (file: string, ...pairs: readonly (readonly [from: string, to: string])[]) =>
  (texts: Texts) => {
    replace(texts, file, ...pairs);
  };

const add = (texts: Texts, file: string, text: string) => {
  texts.set(file, `${(texts.get(file) ?? '').trimEnd()}\n${text}`);
};

/** A new version of legal documents, once for all edits that are made together. */
function publishAgain(texts: Texts, ...slugs: readonly string[]) {
  for (const slug of slugs) {
    const file = `legal/${slug}.mdx`;
    if (texts.get(file)?.includes('version: "1.1"')) continue;
    const entry = '  - version: "1.1"\n    date: 2025-03-01\n    summary: Details brought up to date.\n';
    replace(
      texts,
      file,
      ['version: "1.0"', 'version: "1.1"'],
      ['effectiveDate: 2025-01-01', 'effectiveDate: 2025-04-01'],
      ['changes:\n', `changes:\n${entry}`],
    );
  }
}

const ALL_LEGAL = ['terms', 'privacy', 'refund', 'security', 'cookie', 'dpa'] as const;

const testimonial = (name: string, text: string) =>
  `- name: ${name}
  company: Cherangany Schools
  text: ${text}
  rating: 5
`;

const MORE_TESTIMONIALS = [
  testimonial('Ruth Cheptoo', 'The computer room works on exam days now.'),
  testimonial(
    'Peter Lomurukai',
    'They told us which half of our list we did not need, wrote down why, and the sum at the end was the one that they had named when we first called, to the last shilling, which nobody in the office believed until the invoice came.',
  ),
  testimonial('Mary Achieng', 'Somebody comes who has been here before.'),
];

function firstTestimonials(texts: Texts, count: number) {
  const [head = '', ...entries] = (texts.get('testimonials.yaml') ?? '').split(/^(?=- name:)/m);
  texts.set('testimonials.yaml', [head, ...entries.slice(0, count)].join(''));
}

/** What `npm run launch:check` lists, as a company of today would fill it in. */
function realCompany(texts: Texts) {
  replace(
    texts,
    'company.yaml',
    ['name: Mtelo Systems #', 'name: Kapenguria Systems & Networks #'],
    ['Mtelo Systems Limited', 'Kapenguria Systems and Networks Company Limited'],
    ['PVT-0000000', 'PVT-LRU7Q9XB'],
    ['P000000000X', 'P051928374M'],
    ['support@mtelo.example', 'support@kapenguriasystems.co.ke'],
    ['phone: +254 700 000 000', 'phone: +254 712 345 678'],
    ['whatsapp: +254 700 000 000', 'whatsapp: +254 722 876 543'],
    ['Kitale–Lodwar Road', 'Chewoyet Plaza, 2nd Floor, Makutano–Kapenguria Road'],
    ['P.O. Box 000,', 'P.O. Box 417,'],
  );
  for (const [file, text] of texts)
    texts.set(file, text.replaceAll(/^# PLACEHOLDER.*\n|\s*# PLACEHOLDER.*$/gm, ''));
  publishAgain(texts, ...ALL_LEGAL);
}

export const EDITS: readonly Edit[] = [
  { name: 'a plan costs more', change: replaced('plans.yaml', ['amount: 24000', 'amount: 26500']) },
  { name: 'a plan costs less', change: replaced('plans.yaml', ['amount: 119000', 'amount: 98000']) },
  { name: 'an add-on costs more', change: replaced('add-ons.yaml', ['amount: 14000', 'amount: 17250']) },
  {
    name: 'a service to tick costs less',
    change: replaced('catalogue.yaml', ['amount: 850', 'amount: 799.5']),
  },
  {
    name: 'a service page has other prices',
    change: replaced(
      'services/cybersecurity-services.yaml',
      ['amount: 65000', 'amount: 72000'],
      ['amount: 250000', 'amount: 1250000'],
    ),
  },
  {
    name: 'six testimonials',
    change: (texts) => {
      add(texts, 'testimonials.yaml', MORE_TESTIMONIALS.join(''));
    },
  },
  { name: 'two testimonials', change: (texts) => firstTestimonials(texts, 2), alone: true },
  { name: 'every placeholder is replaced', change: realCompany },
  {
    name: 'the office moves',
    change: (texts) => {
      replace(
        texts,
        'company.yaml',
        ['town: Kapenguria', 'town: Makutano'],
        ['latitude: 1.2389', 'latitude: 1.2571'],
        ['longitude: 35.1119', 'longitude: 35.0942'],
      );
      publishAgain(texts, ...ALL_LEGAL);
    },
  },
  {
    name: 'the office opens on Saturday',
    change: (texts) => {
      replace(texts, 'company.yaml', ['    note: by appointment', "    opens: '09:00'\n    closes: '12:30'"]);
      publishAgain(texts, ...ALL_LEGAL);
    },
  },
  {
    name: 'a sentence on a page is another one',
    change: replaced('pages/about.yaml', [
      'mission: To give every organisation in Africa infrastructure it can rely on, at a price it can read before it calls.',
      'mission: "Systems that work, for everybody: at a price that the smallest school can read before it calls, and afford."',
    ]),
  },
  {
    name: 'a title as long as it may be',
    change: replaced('pages/contact.yaml', [
      'title: Get In Touch',
      'title: Write, call or come by, and talk to the engineer who would do it',
    ]),
  },
  {
    name: 'a figure that binds is another one',
    change: (texts) => {
      replace(texts, 'policies.yaml', ['replyBusinessDays: 3', 'replyBusinessDays: 5']);
      publishAgain(texts, 'refund');
    },
  },
  {
    name: 'a plan answers sooner',
    change: (texts) => {
      replace(texts, 'plans.yaml', ['responseMinutes: 240', 'responseMinutes: 120']);
      publishAgain(texts, 'terms');
    },
  },
  {
    name: 'a policy says more',
    change: (texts) => {
      add(
        texts,
        'legal/cookie.mdx',
        '\n## Questions that we are asked\n\nDo we know who you are? **No.** See the [Privacy Policy](/privacy), or the [regulator](https://www.odpc.go.ke/).\n\n- Nothing here is null and void because you block cookies.\n',
      );
      publishAgain(texts, 'cookie');
    },
  },
  {
    name: 'a policy has a third version',
    change: (texts) => {
      publishAgain(texts, 'security');
      replace(
        texts,
        'legal/security.mdx',
        ['version: "1.1"', 'version: "1.2"'],
        ['2025-04-01', '2025-07-01'],
        [
          'changes:\n',
          'changes:\n  - version: "1.2"\n    date: 2025-06-01\n    summary: Says who is told first.\n',
        ],
      );
    },
  },
  {
    name: 'a typing mistake in a policy',
    change: (texts) => {
      replace(texts, 'legal/dpa.mdx', [
        'changes:\n',
        'typos:\n  - date: 2025-03-01\n    summary: A comma.\nchanges:\n',
      ]);
    },
  },
  {
    name: 'a 15th service to tick',
    change: (texts) => {
      add(
        texts,
        'catalogue.yaml',
        `- id: website-hosting
  name: Website Hosting with a Mail Domain of Your Own
  description: One website and its mail, on servers that we watch, with a copy kept elsewhere.
  price: { amount: 35, currency: USD }
  billing: monthly
  icon: archive
`,
      );
    },
  },
  {
    name: 'a 13th service only',
    change: (texts) => {
      const text = texts.get('catalogue.yaml') ?? '';
      texts.set('catalogue.yaml', text.replace(/^- id: consultation\n(?: .*\n)*/m, ''));
    },
    alone: true,
  },
  {
    name: 'another milestone',
    change: replaced('pages/about.yaml', [
      'team:\n',
      '  - year: 2025\n    title: A second office\n    description: Two engineers move to Lodwar, with a van of their own.\nteam:\n',
    ]),
  },
  {
    name: 'a larger team and more clients',
    change: (texts) => {
      replace(texts, 'pages/about.yaml', ['count: 12', 'count: 24']);
      replace(texts, 'company.yaml', ['clients: 150', 'clients: 1240']);
    },
  },
  {
    name: 'partners with long names',
    change: (texts) => {
      replace(texts, 'partners.yaml', ['name: Cisco', 'name: Hewlett Packard Enterprise Aruba Networking']);
      add(
        texts,
        'partners.yaml',
        '- name: Veeam\n  type: Backup and recovery of servers, workstations and mail\n',
      );
    },
  },
  {
    name: 'another add-on',
    change: (texts) => {
      add(
        texts,
        'add-ons.yaml',
        `- id: disaster-rehearsal
  name: Disaster Rehearsal
  description: A day on which your systems are restored from nothing, with a stopwatch.
  price: { amount: 32000, currency: KES }
`,
      );
      replace(texts, 'pages/pricing.yaml', ['four add-ons', 'five add-ons']);
    },
  },
  {
    name: 'a plan includes more',
    change: replaced('plans.yaml', [
      '    - Email support\n',
      '    - Email support\n    - A yearly visit to your office\n',
    ]),
  },
  {
    name: 'another icon',
    change: replaced('services/network-design-support.yaml', ['icon: ', 'icon: gauge # was ']),
  },
  {
    name: 'another promise on the quote page',
    change: replaced('pages/custom-quote.yaml', [
      'Professional implementation',
      'Set up by certified people',
    ]),
  },
  {
    name: 'another badge in words of their own',
    change: replaced('pages/home.yaml', [
      'ISO-aligned process',
      'Processes along ISO 27001 # by hand: the standard',
    ]),
  },
];
