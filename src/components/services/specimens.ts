import type { SpecimenName } from '@site/content/schemas/service.schema';

export interface Specimen {
  readonly title: string;
  readonly note: string;
  /** Draws thirty days, with a short stop on one of them. */
  readonly uptime?: { readonly description: string; readonly shortDay: number };
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly closing?: { readonly title: string; readonly text: string };
}

/** Samples of what a client receives. Their figures are made up, and a stamp on each sample says so. */
export const SPECIMENS: Readonly<Record<SpecimenName, Specimen>> = {
  'health-report': {
    title: 'Health report',
    note: 'Sample month, one page',
    uptime: { description: 'Uptime of 30 days, with a short stop on day 12', shortDay: 12 },
    rows: [
      ['Uptime', '99.96%'],
      ['Patches', '41 of 41'],
      ['Tickets closed', '7 of 8'],
    ],
    closing: { title: 'To decide', text: 'The disk of server B is 81% full: add one, or archive old years?' },
  },
  'asset-register': {
    title: 'Asset register',
    note: 'Each device, its age and its warranty',
    head: ['Device', 'Age', 'Warranty'],
    rows: [
      ['Server A', '2 y', '2027'],
      ['Switch, 24 ports', '4 y', '2026'],
      ['Laptop, front desk', '1 y', '2028'],
      ['UPS battery', '5 y', 'ended'],
    ],
  },
  'change-note': {
    title: 'Change note',
    note: 'Router firmware, second branch',
    head: ['Step', 'Done'],
    rows: [
      ['Copy the settings', '21:02'],
      ['Install and restart', '21:09'],
      ['Test calls and tills', '21:20'],
    ],
    closing: {
      title: 'To undo it',
      text: 'The old version stays on the router. Going back takes five minutes, and we tested it first.',
    },
  },
};
