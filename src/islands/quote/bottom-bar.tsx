import { formatMoneyWithCode, type Money } from '../../domain/money.ts';
import { SUMMARY_HEADING_ID } from './summary.tsx';

interface Props {
  readonly count: number;
  readonly total: Money;
}

/** On phones: the total within reach of the thumb, and the way to the summary. It gives way when the summary is there. */
export const BottomBar = ({ count, total }: Props) => (
  <div className="bottom-bar on-dark lg:hidden">
    <p>
      <span className="block text-small text-mist">{count === 1 ? '1 service' : `${count} services`}</span>
      <span className="figure tabular text-h3 whitespace-nowrap">{formatMoneyWithCode(total)}</span>
    </p>
    <a
      className="button w-auto border-sun bg-sun px-4 whitespace-nowrap text-ink"
      href={`#${SUMMARY_HEADING_ID}`}
    >
      View summary
    </a>
  </div>
);
