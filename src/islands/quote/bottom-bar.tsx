import { useEffect, useState } from 'react';
import { formatMoneyWithCode, type Money } from '../../domain/money/money.ts';
import { countServices } from '../../domain/quote/share-words.ts';
import { onBelow } from '../../platform/visibility.ts';
import { SUMMARY_HEADING_ID } from './summary.tsx';

interface Props {
  readonly count: number;
  readonly total: Money;
}

/** For phones; hidden once the summary is in view. */
export function BottomBar({ count, total }: Props) {
  const [ahead, setAhead] = useState(false);
  useEffect(() => onBelow(SUMMARY_HEADING_ID, setAhead), []);

  if (count === 0 || !ahead) return null;
  return (
    <div className="bottom-bar on-dark lg:hidden">
      <p>
        <span className="block text-small text-mist">{countServices(count)}</span>
        <span className="figure tabular text-lead whitespace-nowrap">{formatMoneyWithCode(total)}</span>
      </p>
      <a
        className="flex min-h-12 items-center rounded-md border border-sun bg-sun px-2.5 text-small font-bold whitespace-nowrap text-on-sun"
        href={`#${SUMMARY_HEADING_ID}`}
      >
        View summary
      </a>
    </div>
  );
}
