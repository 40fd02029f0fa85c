import type { CatalogueItem } from '../schemas/catalogue.schema.ts';
import type { Company } from '../schemas/company.schema.ts';
import { businessDays, days, hours, minutes, months, years } from '@site/rules/time/duration';
import { formatMoney } from '@site/rules/money/money';
import { openingHours } from '@site/rules/time/opening-hours';
import type { Plan } from '../schemas/plan.schema.ts';
import type { Policies } from '../schemas/policies.schema.ts';
import { lowestAndHighest, sizeWords } from './plan-figures.ts';

type Priced = Pick<CatalogueItem, 'id' | 'price'>;

const prices = (of: string, priced: readonly Priced[]) =>
  Object.fromEntries(priced.map(({ id, price }) => [`${of}.${id}.price`, formatMoney(price)]));

interface FactSources {
  readonly company: Company;
  readonly plans: readonly Plan[];
  readonly addOns: readonly Priced[];
  readonly catalogue: readonly (Priced & Pick<CatalogueItem, 'excludes'>)[];
  readonly policies: Policies;
}

export type Facts = Readonly<Record<string, string>>;

export const addressLine = ({
  address: { street, town, county, country },
}: Pick<Company, 'address'>): string => `${street}, ${town}, ${county}, ${country}`;

/** Used as `{refund.reply}` in YAML and `<Fact name="refund.reply" />` in MDX, so prose agrees with them. */
export function facts({ company, plans, addOns, catalogue, policies }: FactSources): Facts {
  const { terms, refund, security, dpa, privacy, cookies, quote } = policies;
  const { address, figures } = company;
  const [lowest, highest] = lowestAndHighest(plans);
  return {
    'company.name': company.name,
    'company.legalName': company.legalName,
    'company.email': company.email,
    'company.phone': company.phone,
    'company.address': addressLine(company),
    'company.town': address.town,
    'company.county': address.county,
    /** As it is said in a sentence: `West Pokot`. */
    'company.countyName': address.county.replace(/ County$/, ''),
    'company.registration': company.registrationNumber,
    'company.dataController': company.dataController,
    'company.dataProcessor': company.dataProcessor,
    'company.hours': openingHours(company.hours),
    'company.reply': hours(company.replyWithinHours),
    'company.founded': String(company.foundedYear),
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
      plans.flatMap(({ id, size, sla }): [string, string][] => [
        ...(size ? ([[`plans.${id}.size`, sizeWords(size)]] satisfies [string, string][]) : []),
        [`sla.${id}.coverage`, sla.coverage],
        [`sla.${id}.response`, minutes(sla.responseMinutes)],
      ]),
    ),
    'terms.currency': 'KES',
    'terms.dueDay': `day ${terms.retainerDueDay}`,
    'terms.deposit': `${terms.projectDepositPercent}%`,
    'terms.interest': `${terms.lateInterestPercentPerMonth}%`,
    'terms.suspensionAfter': days(terms.suspensionAfterDays),
    'terms.notice': days(terms.terminationNoticeDays),
    'refund.guarantee': days(refund.guaranteeDays),
    /** As an adjective, before a noun. */
    'refund.guaranteePeriod': `${refund.guaranteeDays}-day`,
    'refund.fullWindow': hours(refund.fullRefundHours),
    'refund.warranty': days(refund.warrantyDays),
    'refund.reviewWindow': days(refund.reviewWindowDays),
    'refund.leastCredit': `${refund.slaCredits.minorPercent}%`,
    'refund.mostCredit': `${refund.slaCredits.criticalPercent}%`,
    'refund.reply': businessDays(refund.replyBusinessDays),
    'refund.processing': `${refund.processingBusinessDays.from} to ${businessDays(refund.processingBusinessDays.to)}`,
    'security.transport': security.transport,
    'security.olderTransport': security.olderTransport,
    'security.storage': security.storage,
    'security.logRetention': days(security.logRetentionDays),
    'security.rto': hours(security.recoveryTimeHours),
    'security.rpo': hours(security.recoveryPointHours),
    'security.patches': hours(security.criticalPatchHours),
    'security.acknowledgement': hours(security.acknowledgementHours),
    'security.updates': hours(security.updateEveryHours),
    'security.passwordLength': `${security.passwordLength} characters`,
    'dpa.assistance': hours(dpa.assistanceHours),
    'dpa.breachNotice': hours(dpa.breachNoticeHours),
    'dpa.deletion': days(dpa.deletionDays),
    'dpa.backupRetention': days(dpa.backupRetentionDays),
    'dpa.auditNotice': days(dpa.auditNoticeDays),
    'privacy.minimumAge': String(privacy.minimumAge),
    'privacy.enquiries': months(privacy.enquiryMonths),
    'privacy.contracts': years(privacy.contractYears),
    'privacy.backups': days(privacy.backupDays),
    'privacy.access': days(privacy.accessDays),
    'privacy.copy': days(privacy.copyDays),
    'privacy.correction': days(privacy.correctionDays),
    'cookies.essential': `from the session to ${hours(cookies.essentialMaxHours)}`,
    'cookies.functional': months(cookies.functionalMaxMonths),
    'cookies.analytics': months(cookies.analyticsMaxMonths),
    'quote.validity': days(quote.validityDays),
    'quote.firstCall': businessDays(quote.firstCallBusinessDays),
  };
}

export function fact(all: Facts, name: string): string {
  const words = all[name];
  if (words === undefined)
    throw new Error(`There is no fact named "${name}". Known: ${Object.keys(all).join(', ')}`);
  return words;
}

/** Replaces every `{name}` in a text, or in all texts of a content entry. */
export function fillFacts<Value>(value: Value, all: Facts): Value {
  if (typeof value === 'string')
    return value.replace(/\{([^{}]+)\}/g, (_, name: string) => fact(all, name)) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, all)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFacts<unknown>(item, all)]),
  ) as Value;
}
