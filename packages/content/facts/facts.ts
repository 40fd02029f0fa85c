import type { CatalogueItem } from '../schemas/catalogue.schema.ts';
import type { Company } from '../schemas/company.schema.ts';
import {
  formatBusinessDays,
  formatDays,
  formatHours,
  formatMinutes,
  formatMonths,
  formatYears,
} from '@site/rules/time/duration';
import { formatOfficeAddress } from '@site/rules/contact/address';
import { formatMoney } from '@site/rules/money/money';
import { formatOpeningHours } from '@site/rules/time/opening-hours';
import type { AddOn, Plan } from '../schemas/plan.schema.ts';
import type { Policies } from '../schemas/policies.schema.ts';
import { findPriceRange, formatClientSize } from '@site/rules/money/plan-figures';
import factOrigins from './fact-origins.json' with { type: 'json' };

export interface FactSources {
  readonly company: Company;
  readonly plans: readonly Plan[];
  readonly addOns: readonly AddOn[];
  readonly catalogue: readonly CatalogueItem[];
  readonly policies: Policies;
}

export type Facts = Readonly<Record<string, string>>;

const FORM_NAMES = new Map<string, string>(Object.entries(factOrigins));

/**
 * Returns the name in the office's form for a group of facts, or for one fact: `Refunds` for `refund`. A fact
 * without a name of its own has that of its group, and an unknown group that of the company's details.
 */
export function getFormName(groupOrFact: string) {
  const [group = ''] = groupOrFact.split('.');
  return FORM_NAMES.get(groupOrFact) ?? FORM_NAMES.get(group) ?? factOrigins.company;
}

/** Replaces the names of facts in a string with the facts, as visitors read them. */
export const fillInFacts = (text: string, facts: Facts) =>
  text.replaceAll(
    /\{([\w.-]+)\}|<Fact name="([\w.-]+)" \/>/g,
    (reference, inField?: string, inDocument?: string) => {
      const name = inField ?? inDocument ?? '';
      return facts[name] ?? reference;
    },
  );

interface FactGroup {
  readonly [name: string]: string | FactGroup;
}

/**
 * Turns nested groups into a flat list, in which the name of a fact begins with the names of its groups:
 * `refund.reply`.
 */
const flattenFactGroups = (group: FactGroup, prefix = ''): Facts =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, fact]) =>
      typeof fact === 'string'
        ? [[prefix + name, fact]]
        : Object.entries(flattenFactGroups(fact, `${prefix}${name}.`)),
    ),
  );

/** Creates the facts of each entry, under its id. */
const createFactsById = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  createFacts: (entry: Entry) => FactGroup,
) => Object.fromEntries(entries.map((entry) => [entry.id, createFacts(entry)]));

/**
 * Computes the facts that content inserts by name: `{refund.reply}` in YAML, `<Fact name="refund.reply" />`
 * in MDX.
 */
export function computeFacts({ company, plans, addOns, catalogue, policies }: FactSources) {
  const { terms, refund, security, dpa, privacy, cookies, quote } = policies;
  const { address, figures } = company;
  const { from, to } = refund.processingBusinessDays;
  const [lowest, highest] = findPriceRange(plans);
  return flattenFactGroups({
    company: {
      name: company.name,
      legalName: company.legalName,
      email: company.email,
      phone: company.phone,
      address: formatOfficeAddress(company),
      town: address.town,
      county: address.county,
      /** The county within a sentence: `West Pokot`. */
      countyName: address.county.replace(/ County$/, ''),
      registration: company.registrationNumber,
      dataController: company.dataController,
      dataProcessor: company.dataProcessor,
      hours: formatOpeningHours(company.hours),
      reply: formatHours(company.replyWithinHours),
      founded: String(company.foundedYear),
    },
    clients: String(figures.clients),
    projects: String(figures.projects),
    uptime: `${figures.uptimePercent}%`,
    plans: {
      lowest: formatMoney(lowest),
      highest: formatMoney(highest),
      ...createFactsById(plans, ({ price, size }) => ({
        price: formatMoney(price),
        ...(size && { size: formatClientSize(size) }),
      })),
    },
    addOns: createFactsById(addOns, ({ price }) => ({ price: formatMoney(price) })),
    catalogue: createFactsById(catalogue, ({ price, excludes }) => ({ price: formatMoney(price), excludes })),
    sla: createFactsById(plans, ({ sla }) => ({
      coverage: sla.coverage,
      response: formatMinutes(sla.responseMinutes),
    })),
    terms: {
      currency: 'KES',
      dueDay: `day ${terms.retainerDueDay}`,
      deposit: `${terms.projectDepositPercent}%`,
      interest: `${terms.lateInterestPercentPerMonth}%`,
      suspensionAfter: formatDays(terms.suspensionAfterDays),
      notice: formatDays(terms.terminationNoticeDays),
    },
    refund: {
      guarantee: formatDays(refund.guaranteeDays),
      /** The guarantee before a noun: `30-day`. */
      guaranteePeriod: `${refund.guaranteeDays}-day`,
      fullWindow: formatHours(refund.fullRefundHours),
      warranty: formatDays(refund.warrantyDays),
      reviewWindow: formatDays(refund.reviewWindowDays),
      leastCredit: `${refund.slaCredits.minorPercent}%`,
      mostCredit: `${refund.slaCredits.criticalPercent}%`,
      reply: formatBusinessDays(refund.replyBusinessDays),
      processing: `${from} to ${formatBusinessDays(to)}`,
    },
    security: {
      transport: security.transport,
      olderTransport: security.olderTransport,
      storage: security.storage,
      logRetention: formatDays(security.logRetentionDays),
      rto: formatHours(security.recoveryTimeHours),
      rpo: formatHours(security.recoveryPointHours),
      patches: formatHours(security.criticalPatchHours),
      acknowledgement: formatHours(security.acknowledgementHours),
      updates: formatHours(security.updateEveryHours),
      passwordLength: `${security.passwordLength} characters`,
    },
    dpa: {
      assistance: formatHours(dpa.assistanceHours),
      breachNotice: formatHours(dpa.breachNoticeHours),
      deletion: formatDays(dpa.deletionDays),
      backupRetention: formatDays(dpa.backupRetentionDays),
      auditNotice: formatDays(dpa.auditNoticeDays),
    },
    privacy: {
      minimumAge: String(privacy.minimumAge),
      enquiries: formatMonths(privacy.enquiryMonths),
      contracts: formatYears(privacy.contractYears),
      backups: formatDays(privacy.backupDays),
      access: formatDays(privacy.accessDays),
      copy: formatDays(privacy.copyDays),
      correction: formatDays(privacy.correctionDays),
    },
    cookies: {
      essential: `from the session to ${formatHours(cookies.essentialMaxHours)}`,
      functional: formatMonths(cookies.functionalMaxMonths),
      analytics: formatMonths(cookies.analyticsMaxMonths),
    },
    quote: {
      validity: formatDays(quote.validityDays),
      firstCall: formatBusinessDays(quote.firstCallBusinessDays),
    },
  });
}
