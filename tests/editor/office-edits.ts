/** Ordinary edits of an office, each in the form and by hand in files. */
import type { Edit } from '../extended/edits.ts';
import type { Form } from './office.ts';

export interface OfficeEdit extends Pick<Edit, 'changes'> {
  readonly name: string;
  /** The form, by its collection and its file's name where it has several. */
  readonly opens: string;
  /** Leaves the form unsaved. */
  readonly inForm: (form: Form) => Promise<void>;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path fill="#1b3a5c" d="M5 5h50v20H5z"/></svg>\n';

const MOVED = [
  '- name: Faith Wanjiku O’Brien',
  '  company: Rift Line Logistics',
  '  text: The invoice matched the quote to the shilling. After ten years of buying IT, that was the part that surprised me.',
  '  rating: 5\n',
].join('\n');

export const officeEdits: readonly OfficeEdit[] = [
  {
    name: 'A plan costs more',
    changes: [{ in: 'plans.yaml', from: 'amount: 24000', to: 'amount: 26500' }],
    opens: 'plans',
    inForm: async (form) => {
      const plan = await form.unfold('Entries', 0);
      await plan.getByRole('spinbutton', { name: 'Price' }).fill('26500');
    },
  },
  {
    name: 'A plan includes more',
    changes: [
      {
        in: 'plans.yaml',
        from: '    - Basic security setup\n',
        to: '    - Basic security setup\n    - A yearly visit to your office\n',
      },
    ],
    opens: 'plans',
    inForm: async (form) => {
      const plan = await form.unfold('Entries', 0);
      const feature = await form.add('Features', 5, plan);
      await feature.getByRole('textbox').fill('A yearly visit to your office');
    },
  },
  {
    name: 'An add-on costs more',
    changes: [{ in: 'add-ons.yaml', from: 'amount: 14000', to: 'amount: 17250' }],
    opens: 'addOns',
    inForm: async (form) => {
      const addOn = await form.unfold('Entries', 1);
      await addOn.getByRole('spinbutton', { name: 'Price' }).fill('17250');
    },
  },
  {
    name: 'A service on the quote page costs less',
    changes: [{ in: 'catalogue.yaml', from: 'amount: 850', to: 'amount: 799.5' }],
    opens: 'catalogue',
    inForm: async (form) => {
      const service = await form.unfold('Entries', 3);
      await service.getByRole('spinbutton', { name: 'Price' }).fill('799.5');
    },
  },
  {
    name: 'A service page has other prices',
    changes: [
      { in: 'services/cybersecurity-services.yaml', from: 'amount: 65000', to: 'amount: 72000' },
      { in: 'services/cybersecurity-services.yaml', from: 'amount: 250000', to: 'amount: 275000' },
    ],
    opens: 'services/cybersecurity-services',
    inForm: async (form) => {
      const row = await form.unfold('Pricing', 1);
      await row.getByRole('spinbutton', { name: 'From' }).fill('72000');
      await row.getByRole('spinbutton', { name: 'To' }).fill('275000');
    },
  },
  {
    name: 'A testimonial is added',
    changes: [
      {
        in: 'testimonials.yaml',
        end: [
          '- name: Ruth Cheptoo',
          '  company: Cherangany Schools',
          '  text: The computer room works on exam days now.',
          '  rating: 5\n',
        ].join('\n'),
      },
    ],
    opens: 'testimonials',
    inForm: async (form) => {
      const one = await form.add('Entries', 3);
      await one.getByRole('textbox', { name: 'Name' }).fill('Ruth Cheptoo');
      await one.getByRole('textbox', { name: 'Company' }).fill('Cherangany Schools');
      await one.getByRole('textbox', { name: 'Text' }).fill('The computer room works on exam days now.');
    },
  },
  {
    name: 'A testimonial is taken away',
    changes: [
      {
        in: 'testimonials.yaml',
        from: [
          '- name: Daniel Lokwang',
          '  company: Kerio Valley Clinics',
          '  text: They drew the network before they touched it. Four clinics came over in one weekend and no patient record was missing on Monday.',
          '  rating: 5\n',
        ].join('\n'),
        to: '',
      },
    ],
    opens: 'testimonials',
    inForm: async (form) => {
      await form.remove('Entries', 1);
    },
  },
  {
    name: 'A partner is added',
    changes: [{ in: 'partners.yaml', end: '- name: Veeam\n  type: Backup and recovery\n' }],
    opens: 'partners',
    inForm: async (form) => {
      const partner = await form.add('Entries', 6);
      await partner.getByRole('textbox', { name: 'Name' }).fill('Veeam');
      await partner.getByRole('textbox', { name: 'Type' }).fill('Backup and recovery');
    },
  },
  {
    name: 'The telephone has another number',
    changes: [{ in: 'company.yaml', from: 'phone: +254 700 000 000', to: 'phone: +254 712 345 678' }],
    opens: 'company',
    inForm: async (form) => {
      await form.field('Phone').getByRole('textbox').fill('+254 712 345 678');
    },
  },
  {
    name: 'A sentence on a page is another one',
    changes: [
      {
        in: 'pages/about.yaml',
        from: 'A continent where a clinic in a small town has systems as dependable as a bank in the capital.',
        to: 'A continent where a small school has systems as dependable as a bank in the capital.',
      },
    ],
    opens: 'pages/aboutPage',
    inForm: async (form) => {
      await form
        .field('Vision')
        .getByRole('textbox')
        .fill('A continent where a small school has systems as dependable as a bank in the capital.');
    },
  },
  {
    name: 'A milestone is added',
    changes: [
      {
        in: 'pages/about.yaml',
        from: 'team:\n',
        to: '  - year: 2025\n    title: A second office\n    description: Two engineers move to Lodwar.\nteam:\n',
      },
    ],
    opens: 'pages/aboutPage',
    inForm: async (form) => {
      const milestone = await form.add('Milestones', 4);
      await milestone.getByRole('spinbutton', { name: 'Year' }).fill('2025');
      await milestone.getByRole('textbox', { name: 'Title' }).fill('A second office');
      await milestone.getByRole('textbox', { name: 'Description' }).fill('Two engineers move to Lodwar.');
    },
  },
  {
    name: 'The team grows',
    changes: [{ in: 'pages/about.yaml', from: 'count: 12', to: 'count: 14' }],
    opens: 'pages/aboutPage',
    inForm: async (form) => {
      const engineers = await form.unfold('Team', 0);
      await engineers.getByRole('spinbutton', { name: 'Count' }).fill('14');
    },
  },
  {
    name: 'The contact page has another title',
    changes: [{ in: 'pages/contact.yaml', from: 'title: Get In Touch', to: 'title: Write, call or come by' }],
    opens: 'pages/contactPage',
    inForm: async (form) => {
      await form.field('Title').first().getByRole('textbox').fill('Write, call or come by');
    },
  },
  {
    name: 'Another promise on the quote page',
    changes: [
      {
        in: 'pages/custom-quote.yaml',
        from: 'Professional implementation',
        to: 'Set up by certified people',
      },
    ],
    opens: 'pages/quotePage',
    inForm: async (form) => {
      const promise = await form.unfold('Promises', 2);
      await promise.getByRole('textbox', { name: 'Title' }).fill('Set up by certified people');
    },
  },
  {
    name: 'A testimonial moves to the top',
    changes: [
      { in: 'testimonials.yaml', from: MOVED, to: '' },
      { in: 'testimonials.yaml', from: '- name: Agnes', to: `${MOVED}- name: Agnes` },
    ],
    opens: 'testimonials',
    inForm: async (form) => {
      await form.moveToTop('Entries', 2);
    },
  },
  {
    name: 'A notice is given',
    changes: [
      {
        in: 'notices.yaml',
        end: '  - from: 2036-12-20\n    until: 2037-01-02\n    text: The office is closed over Christmas.\n',
      },
    ],
    opens: 'notices',
    inForm: async (form) => {
      const notice = await form.add('Notices', 1);
      await notice.getByLabel('From', { exact: true }).fill('2036-12-20');
      await notice.getByLabel('Until', { exact: true }).fill('2037-01-02');
      await notice.getByRole('textbox', { name: 'Text' }).fill('The office is closed over Christmas.');
    },
  },
  {
    name: 'A question is answered',
    changes: [
      {
        in: 'pages/questions.yaml',
        from: '        see: /terms#late-payment\n',
        to: [
          '        see: /terms#late-payment',
          '      - question: Do I get an invoice?',
          '        answer: Yes, by email, before the payment is due.',
          '        see: /terms#payment\n',
        ].join('\n'),
      },
    ],
    opens: 'pages/questionsPage',
    inForm: async (form) => {
      const group = await form.unfold('Groups', 0);
      const question = await form.add('Items', 6, group);
      await question.getByRole('textbox', { name: 'Question' }).fill('Do I get an invoice?');
      await question
        .getByRole('textbox', { name: 'Answer' })
        .fill('Yes, by email, before the payment is due.');
      await question.getByRole('textbox', { name: 'See' }).fill('/terms#payment');
    },
  },
  {
    name: 'The office closes earlier',
    changes: [{ in: 'company.yaml', from: "closes: '18:00'", to: "closes: '17:30'" }],
    opens: 'company',
    inForm: async (form) => {
      // The form draws what is far below only when its neighbour comes into sight.
      await form.field('Coordinates').scrollIntoViewIfNeeded();
      const weekdays = await form.unfold('Hours', 0);
      await weekdays.getByRole('textbox', { name: 'Closes' }).fill('17:30');
    },
  },
  {
    name: 'Somebody leaves the team',
    changes: [{ in: 'pages/about.yaml', from: '  - name: Peter Limo\n    role: Support\n', to: '' }],
    opens: 'pages/aboutPage',
    inForm: async (form) => {
      await form.remove('People', 1);
    },
  },
  {
    name: 'A partner gets a logo',
    changes: [
      {
        in: 'partners.yaml',
        from: '  type: Switching and routing\n',
        to: '  type: Switching and routing\n  logo: cisco.svg\n',
      },
      { in: 'partners/cisco.svg', end: LOGO },
    ],
    opens: 'partners',
    inForm: async (form) => {
      const cisco = await form.unfold('Entries', 2);
      await form.upload('Logo', 'Cisco.svg', Buffer.from(LOGO), cisco);
    },
  },
];
