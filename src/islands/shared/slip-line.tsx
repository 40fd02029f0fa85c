import type { ReactNode } from 'react';

interface LineProps {
  name: string;
  amount: string;
  note: string;
  children?: ReactNode;
}

/** Shows a line of a slip, the ruled paper that a quote, an order and a receipt are drawn on. */
export const SlipLine = ({ name, amount, note, children }: LineProps) => (
  <li className="slip-line">
    <p className="slip-row">
      <span className="min-w-0">{name}</span>{' '}
      <span className="whitespace-nowrap">
        <span className="sr-only">USD </span>
        {/* The browser's translation replaces text nodes (https://github.com/react/react/issues/11538). The
            amount has its own element, so that React can still update it. */}
        <span>{amount}</span>
      </span>
    </p>
    {note && <p className="slip-note">{note}</p>}
    {children}
  </li>
);
