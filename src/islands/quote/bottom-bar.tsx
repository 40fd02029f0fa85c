import { formatMoney } from '@site/rules/money/money';
import { countServices, quoteTotals, type QuoteLine } from '@site/rules/quote/lines';
import { SUMMARY_HEADING_ID } from './summary.tsx';

/** For phones: it stays at the window's lower edge until the summary, which it stands before, is there. */
export const BottomBar = ({ lines }: { readonly lines: readonly QuoteLine[] }) =>
  lines.length > 0 && (
    <div className="bottom-bar on-dark sticky bottom-0 z-10 -mx-gutter mt-8 flex flex-wrap items-center justify-between gap-2 line-t border-rule-dark bg-band px-gutter py-3 text-on-band lg:hidden">
      <p>
        <span className="block text-small text-mist">{countServices(lines)}</span>
        <span className="figure tabular text-lead whitespace-nowrap">
          {formatMoney(quoteTotals(lines).total)}
        </span>
      </p>
      <a
        className="rounded-md line-t line-r line-b line-l bg-sun px-2.5 py-3 font-bold whitespace-nowrap text-on-sun"
        href={`#${SUMMARY_HEADING_ID}`}
      >
        View summary
      </a>
    </div>
  );
