import type { Legal } from '@site/content/schemas/legal.schema';
import { longDate, monthAndYear } from '@site/rules/time/dates';

/** Since when a document is as it is, and from when it binds. */
export function standing({ version, effectiveDate, changes }: Legal): string {
  const updated = changes[0] && `Last updated: ${monthAndYear(changes[0].date)}. `;
  const day = effectiveDate ? longDate(effectiveDate) : 'the day on which this website opens';
  return `${updated}Version ${version}, in force from ${day}.`;
}
