import { formatMoney, type Money } from '@site/rules/money/money';
import { formatAsShillings } from '#logic/money/shillings.ts';

interface Props {
  rows: readonly (readonly [label: string, amount: string])[];
  total: Money;
  shillingsPerDollar?: number | undefined;
}

/** Shows the total and other amounts below the lines of a quote or an order. */
export const Amounts = ({ rows, total, shillingsPerDollar }: Props) => (
  <dl className="grid gap-1 line-t border-rule pt-2.5 text-small">
    {rows.map(([label, amount]) => (
      <div key={label} className="slip-row">
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    {/* If this is the only row, the negative margin puts its top line over the top line of the list. */}
    <div className="slip-row slip-total only:-mt-2.75">
      <dt>Total</dt>
      <dd className="figure whitespace-nowrap">{formatMoney(total)}</dd>
      {shillingsPerDollar && total.minor > 0 && (
        <dd className="slip-note basis-full font-sans">{`about ${formatAsShillings(total, shillingsPerDollar)} Kenyan shillings`}</dd>
      )}
    </div>
  </dl>
);
