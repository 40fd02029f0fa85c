import { useEffect, useState } from 'react';
import { formatMoney } from '../../domain/money/money.ts';
import { countServices, quoteTotals, type QuoteLine } from '../../domain/quote/lines.ts';
import { onBelow } from '../../platform/visibility.ts';
import { SUMMARY_HEADING_ID } from './summary.tsx';

/** For phones; hidden once the summary is in view. */
export function BottomBar({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const [ahead, setAhead] = useState(false);
  useEffect(() => onBelow(SUMMARY_HEADING_ID, setAhead), []);

  if (lines.length === 0 || !ahead) return null;
  return (
    <div className="bottom-bar on-dark lg:hidden">
      <p>
        <span className="block text-small text-mist">{countServices(lines)}</span>
        <span className="figure tabular text-lead whitespace-nowrap">
          {formatMoney(quoteTotals(lines).total)}
        </span>
      </p>
      <a href={`#${SUMMARY_HEADING_ID}`}>View summary</a>
    </div>
  );
}
