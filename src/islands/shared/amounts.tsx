import type { ReactNode } from 'react';
import { formatMoney, inShillings, type Money } from '../../domain/money/money.ts';

interface Props {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  readonly total: Money;
  /** Of shillings for a dollar, where the owner has set it. */
  readonly rate: number | undefined;
}

/** What an order or quote adds up to. */
export const Amounts = ({ rows, total, rate }: Props) => (
  <dl className="tabular grid gap-1.5 border-t border-rule pt-4">
    {rows.map(([label, value]) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-4 text-small">
        <dt>{label}</dt>
        <dd className="ml-auto text-right">{value}</dd>
      </div>
    ))}
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
      <dt className="font-bold">Total</dt>
      <dd className="figure text-h3 whitespace-nowrap">{formatMoney(total)}</dd>
      {rate && total.minor > 0 && (
        <dd className="basis-full text-right text-label text-slate">{`about ${inShillings(total, rate)} Kenyan shillings`}</dd>
      )}
    </div>
  </dl>
);
