import type { CatalogueItem } from '../schemas/catalogue.schema.ts';
import type { Company } from '../schemas/company.schema.ts';
import { businessDays, days, hours, minutes, months, years } from '@site/rules/time/duration';
import { formatMoney } from '@site/rules/money/money';
import { openingHours } from '@site/rules/time/opening-hours';
import type { Plan } from '../schemas/plan.schema.ts';
import type { Policies } from '../schemas/policies.schema.ts';
import { lowestAndHighest, sizeWords } from './plan-figures.ts';
import places from './places.json' with { type: 'json' };

type Priced = Pick<CatalogueItem, 'id' | 'price'>;

export interface FactSources {
  readonly company: Company;
  readonly plans: readonly Plan[];
  readonly addOns: readonly Priced[];
  readonly catalogue: readonly (Priced & Pick<CatalogueItem, 'excludes'>)[];
  readonly policies: Policies;
}

export type Facts = Readonly<Record<string, string>>;

/** Names the place in the data from which a fact comes: `Refunds`. */
export const placeOf = (fact: string) =>
  Object.entries(places).find(([group]) => fact.startsWith(`${group}.`))?.[1] ?? places.company;

export const addressLine = ({
  address: { street, town, county, country },
}: Pick<Company, 'address'>): string => `${street}, ${town}, ${county}, ${country}`;

/** Puts the name of the group in front of each fact: `refund.reply`. */
const group = (name: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [`${name}.${key}`, fact]));

const prices = (name: string, priced: readonly Priced[]): Facts =>
  group(name, Object.fromEntries(priced.map(({ id, price }) => [`${id}.price`, formatMoney(price)])));

/**
 * Lists the figures that texts take by name: `{refund.reply}` in YAML, `<Fact name="refund.reply" />` in MDX.
 */
export function facts({ company, plans, addOns, catalogue, policies }: FactSources): Facts {
  const { terms, refund, security, dpa, privacy, cookies, quote } = policies;
  const { address, figures } = company;
  const { from, to } = refund.processingBusinessDays;
  const [lowest, highest] = lowestAndHighest(plans);
  return {
    ...group('company', {
      name: company.name,
      legalName: company.legalName,
      email: company.email,
      phone: company.phone,
      address: addressLine(company),
      town: address.town,
      county: address.county,
      /** The county within a sentence: `West Pokot`. */
      countyName: address.county.replace(/ County$/, ''),
      registration: company.registrationNumber,
      dataController: company.dataController,
      dataProcessor: company.dataProcessor,
      hours: openingHours(company.hours),
      reply: hours(company.replyWithinHours),
      founded: String(company.foundedYear),
    }),
    clients: String(figures.clients),
    projects: String(figures.projects),
    uptime: `${figures.uptimePercent}%`,
    'plans.lowest': formatMoney(lowest),
    'plans.highest': formatMoney(highest),
    ...prices('plans', plans),
    ...prices('addOns', addOns),
    ...prices('catalogue', catalogue),
    ...Object.fromEntries(catalogue.map(({ id, excludes }) => [`catalogue.${id}.excludes`, excludes])),
    ...Object.fromEntries(
      plans.flatMap(({ id, size, sla }) => [
        ...(size ? [[`plans.${id}.size`, sizeWords(size)] as const] : []),
        [`sla.${id}.coverage`, sla.coverage] as const,
        [`sla.${id}.response`, minutes(sla.responseMinutes)] as const,
      ]),
    ),
    ...group('terms', {
      currency: 'KES',
      dueDay: `day ${terms.retainerDueDay}`,
      deposit: `${terms.projectDepositPercent}%`,
      interest: `${terms.lateInterestPercentPerMonth}%`,
      suspensionAfter: days(terms.suspensionAfterDays),
      notice: days(terms.terminationNoticeDays),
    }),
    ...group('refund', {
      guarantee: days(refund.guaranteeDays),
      /** The guarantee in front of a noun: `30-day`. */
      guaranteePeriod: `${refund.guaranteeDays}-day`,
      fullWindow: hours(refund.fullRefundHours),
      warranty: days(refund.warrantyDays),
      reviewWindow: days(refund.reviewWindowDays),
      leastCredit: `${refund.slaCredits.minorPercent}%`,
      mostCredit: `${refund.slaCredits.criticalPercent}%`,
      reply: businessDays(refund.replyBusinessDays),
      processing: `${from} to ${businessDays(to)}`,
    }),
    ...group('security', {
      transport: security.transport,
      olderTransport: security.olderTransport,
      storage: security.storage,
      logRetention: days(security.logRetentionDays),
      rto: hours(security.recoveryTimeHours),
      rpo: hours(security.recoveryPointHours),
      patches: hours(security.criticalPatchHours),
      acknowledgement: hours(security.acknowledgementHours),
      updates: hours(security.updateEveryHours),
      passwordLength: `${security.passwordLength} characters`,
    }),
    ...group('dpa', {
      assistance: hours(dpa.assistanceHours),
      breachNotice: hours(dpa.breachNoticeHours),
      deletion: days(dpa.deletionDays),
      backupRetention: days(dpa.backupRetentionDays),
      auditNotice: days(dpa.auditNoticeDays),
    }),
    ...group('privacy', {
      minimumAge: String(privacy.minimumAge),
      enquiries: months(privacy.enquiryMonths),
      contracts: years(privacy.contractYears),
      backups: days(privacy.backupDays),
      access: days(privacy.accessDays),
      copy: days(privacy.copyDays),
      correction: days(privacy.correctionDays),
    }),
    ...group('cookies', {
      essential: `from the session to ${hours(cookies.essentialMaxHours)}`,
      functional: months(cookies.functionalMaxMonths),
      analytics: months(cookies.analyticsMaxMonths),
    }),
    ...group('quote', {
      validity: days(quote.validityDays),
      firstCall: businessDays(quote.firstCallBusinessDays),
    }),
  };
}
