/** Formats the note under the name of a line in the quote's summary. */
import { formatAmount } from '@site/rules/money/money';
import { capitalise } from '@site/rules/text/words';
import { formatQuantity } from './format-quantity.ts';
import { formatUnitNote, type QuoteLine } from './lines.ts';

/**
 * Formats the quantity and the unit as `2 × 180 per mailbox`, or `Per mailbox` for a quantity of one. Several
 * of a monthly service are `2 servers × 850, each for one month`, because the quantity does not count months.
 */
export function formatLineNote({ price, quantity, each, unitLabel, billing }: QuoteLine) {
  const separator = billing === 'monthly' ? ', each' : '';
  const multiple = `${formatQuantity(quantity, each)} × ${formatAmount(price)}${separator} ${unitLabel}`;
  return capitalise(formatUnitNote(quantity > 1 ? multiple.trimEnd() : unitLabel));
}

/**
 * Formats the note of a line in a shared quote: the quantity and the unit, then a few words on the service
 * and what is paid separately. The note of a custom service is only the quantity and the unit.
 */
export const formatSharedNote = (line: QuoteLine) =>
  [formatLineNote(line), line.brief && `${line.brief}. ${line.excludes ?? ''}`].filter(Boolean).join('. ');
