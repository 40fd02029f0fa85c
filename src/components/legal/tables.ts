import { formatHours, formatMinutes, formatMonths } from '@site/rules/time/duration';
import { RESPONSE_TIMES_ID } from '@site/rules/urls/paths';
import type { LegalTableName } from '@site/content/schemas/legal-blocks';
import { formatClientSize } from '@site/rules/money/plan-figures';
import { loadEntries, loadEntry } from '#site/queries.ts';

export interface LegalTable {
  /** The anchor of the table, for links from other pages. */
  readonly id?: string;
  /** On a page, only screen readers get the caption. In a document's Markdown it is above the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

export async function loadLegalTables(): Promise<Readonly<Record<LegalTableName, LegalTable>>> {
  const plans = await loadEntries('plans');
  const { refund, cookies, storage } = await loadEntry('policies');
  return {
    ResponseTimes: {
      id: RESPONSE_TIMES_ID,
      caption: 'Support hours and response times by plan',
      columns: ['Plan', 'Support hours', 'Response within', 'Dedicated engineer'],
      rows: plans.map(({ name, size, sla }) => [
        size ? `${name}, ${formatClientSize(size)}` : name,
        sla.coverage,
        formatMinutes(sla.responseMinutes),
        sla.dedicatedEngineer ? 'Yes' : 'No',
      ]),
    },
    ProjectRefunds: {
      caption: 'Refund by share of the project completed',
      columns: ['Completed', 'Refund'],
      rows: refund.projects.map(({ completedFrom, completedTo, refundPercent }) => [
        completedTo === undefined ? `${completedFrom}% or more` : `${completedFrom}% to ${completedTo}%`,
        refundPercent === 0 ? 'None' : `${refundPercent}%`,
      ]),
    },
    ServiceCredits: {
      caption: 'Service credits by severity of the breach',
      columns: ['Breach', 'Credit'],
      rows: [
        ['Minor', `${refund.slaCredits.minorPercent}%`],
        ['Major', `${refund.slaCredits.majorPercent}%`],
        ['Critical', `Up to ${refund.slaCredits.criticalPercent}%`],
      ],
    },
    CookieKinds: {
      caption: 'Kinds of cookies, their purpose and how long they last',
      columns: ['Kind', 'Purpose', 'Lasts'],
      rows: [
        [
          'Essential',
          'Signing in and keeping a session safe',
          `From the session to ${formatHours(cookies.essentialMaxHours)}`,
        ],
        [
          'Functional',
          'Remembering a choice, such as a language',
          `Up to ${formatMonths(cookies.functionalMaxMonths)}`,
        ],
        [
          'Analytics',
          'Counting visits, without advertising',
          `Up to ${formatMonths(cookies.analyticsMaxMonths)}`,
        ],
        ['Marketing', 'None are used', 'Not applicable'],
      ],
    },
    BrowserStorage: {
      caption: 'What this website stores in your browser, what for, and until when',
      columns: ['Name', 'What it holds', 'Until'],
      rows: Object.entries(storage).map(([name, { holds, until }]) => [name, holds, until]),
    },
  };
}
