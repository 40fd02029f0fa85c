import { formatMoneyWithCode, type Money } from '../../domain/money/money.ts';
import { nonBreaking } from '../../domain/text/non-breaking.ts';
import type { QuoteTotals } from '../../domain/quote/lines.ts';
import { Amounts } from '../shared/amounts.tsx';

interface Props {
  readonly totals: QuoteTotals;
  readonly taxNote: string;
  readonly rate: number | undefined;
}

const row = (label: string, amount: Money) =>
  amount.minor > 0 ? [[label, nonBreaking(formatMoneyWithCode(amount))] as const] : [];

const UNKNOWN = (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">not known yet</span>
  </>
);

export const TotalRows = ({ totals: { once, monthly, total }, taxNote, rate }: Props) => (
  <>
    <Amounts
      rows={[...row('One-off', once), ...row('Monthly, first month', monthly), ['Tax', UNKNOWN]]}
      total={total}
      rate={rate}
    />
    <p className="mt-2 text-label text-slate">{taxNote}</p>
  </>
);
