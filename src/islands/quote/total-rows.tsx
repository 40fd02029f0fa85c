import { formatMoney, formatMoneyWithCode } from '../../domain/money/money.ts';
import type { QuoteTotals } from '../../domain/quote/lines.ts';

interface Props {
  readonly totals: QuoteTotals;
  readonly taxNote: string;
}

export function TotalRows({ totals: { once, monthly, total }, taxNote }: Props) {
  const rows = [
    { label: 'One-off', value: formatMoney(once), shown: once.minor > 0 },
    { label: 'Monthly, first month', value: formatMoney(monthly), shown: monthly.minor > 0 },
  ];
  return (
    <>
      <dl className="tabular grid gap-1.5 border-t border-rule pt-4">
        {rows.map(
          ({ label, value, shown }) =>
            shown && (
              <div key={label} className="flex justify-between gap-4 text-small">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4 text-small">
          <dt>Tax</dt>
          <dd>
            <span aria-hidden="true">—</span>
            <span className="sr-only">not known yet</span>
          </dd>
        </div>
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
          <dt className="font-bold">Total</dt>
          <dd className="figure text-h3 whitespace-nowrap">{formatMoneyWithCode(total)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-label text-slate">{taxNote}</p>
    </>
  );
}
