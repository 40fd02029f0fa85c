import type { Company } from '../content/company.schema.ts';
import type { Plan } from '../content/plan.schema.ts';

/** In minutes. */
export const fastestResponseMinutes = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));

/** The suffix is written right after the number. */
export const homeStats = ({ figures }: Company, plans: readonly Plan[]) => [
  { value: figures.yearsInBusiness, suffix: '+', label: 'years in business' },
  { value: figures.clients, suffix: '+', label: 'clients served' },
  { value: figures.uptimePercent, suffix: '%', label: 'uptime SLA' },
  { value: fastestResponseMinutes(plans), suffix: ' min', label: 'response time' },
];

/** Such as 99.9%, under 30m, 150+ and 100%. */
export const servicesStats = (
  { figures }: Company,
  plans: readonly Plan[],
  labels: Readonly<Record<'uptime' | 'response' | 'projects' | 'secure', string>>,
) => [
  { figure: `${figures.uptimePercent}%`, label: labels.uptime },
  { figure: `under ${fastestResponseMinutes(plans)}m`, label: labels.response },
  { figure: `${figures.projects}+`, label: labels.projects },
  { figure: `${figures.secureSystemsPercent}%`, label: labels.secure },
];
