import type { Plant } from '../plant.ts';

/** Slips around the dashes of a list, and entries that stand twice. */
export const entries: readonly Plant[] = [
  [
    'a long dash in front of an entry',
    'plans.yaml',
    '    - Email support',
    '    – Email support',
    'content/plans.yaml line 14: found – in front of an entry, but a list entry begins with a hyphen and a space; write: `    - Email support`',
  ],
  [
    'a bullet in front of an entry',
    'plans.yaml',
    '    - Email support',
    '    • Email support',
    'content/plans.yaml line 14: found • in front of an entry, but a list entry begins with a hyphen and a space; write: `    - Email support`',
  ],
  [
    'a star in front of an entry',
    'plans.yaml',
    '    - Email support',
    '    * Email support',
    'content/plans.yaml line 14: found * in front of an entry, but a list entry begins with a hyphen and a space; write: `    - Email support`',
  ],
  [
    'an entry without its dash',
    'plans.yaml',
    '    - Email support',
    '    Email support',
    'content/plans.yaml line 14: found an entry without its dash, but each entry begins with a dash; write: `    - Email support`',
  ],
  [
    'a group of fields without its dash',
    'catalogue.yaml',
    '- id: network-setup',
    '  id: network-setup',
    'content/catalogue.yaml line 14: found fields that the entry above has already, but each entry begins with a dash; write: `- id: network-setup`',
  ],
  [
    'an entry that stands too far in',
    'pages/home.yaml',
    "    - title: Design\n      text: 'A drawing, a list of parts and a fixed price. You can take it to anyone.'",
    "      - title: Design\n        text: 'A drawing, a list of parts and a fixed price. You can take it to anyone.'",
    'content/pages/home.yaml line 37: found 6 spaces in front of the dash, but 4 spaces put it under the entry above: move all lines of the entry',
  ],
  [
    'a line of a plain list that stands twice',
    'plans.yaml',
    '    - Email support\n',
    '    - Email support\n    - Email support\n',
    'content/plans.yaml line 15, item 1 (basic) > features > item 5: found "Email support" again, but item 4 has it already, and each entry has its own',
  ],
  [
    'two entries with the same title',
    'pages/home.yaml',
    '    - title: Deploy',
    '    - title: Design',
    'content/pages/home.yaml line 39, process > steps > item 3 (Design) > title: found the title "Design" again, but item 2 has it already, and each entry has its own',
  ],
  [
    'a day with two entries',
    'company.yaml',
    'days: Sunday',
    'days: Saturday',
    'content/company.yaml line 32, hours > item 3 (Saturday) > days: found the days "Saturday" again, but item 2 has it already, and each entry has its own',
  ],
  [
    'a field that goes with another kind of entry',
    'company.yaml',
    '    note: by appointment',
    "    note: by appointment\n    opens: '09:00'\n    closes: '12:00'",
    'content/company.yaml line 31, hours > item 2 (Saturday): found "note" among fields that it does not go with, but an entry here has days, opens and closes, or days and note',
  ],
];
