import type { ReactNode } from 'react';

interface Props {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  readonly total: string;
  readonly className?: string;
}

/** What an order or quote adds up to. */
export const Amounts = ({ rows, total, className = '' }: Props) => (
  <dl className={`tabular grid gap-1.5 border-t border-rule pt-4 ${className}`}>
    {rows.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 text-small">
        <dt>{label}</dt>
        <dd className="text-right">{value}</dd>
      </div>
    ))}
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
      <dt className="font-bold">Total</dt>
      <dd className="figure text-h3 whitespace-nowrap">{total}</dd>
    </div>
  </dl>
);
