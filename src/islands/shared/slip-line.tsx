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
      <span className="slip-name">{name}</span>{' '}
      <span className="whitespace-nowrap">
        <span className="sr-only">USD </span>
        {/* A translator replaces text nodes. React can still update the amount, which has its own
            element. */}
        <span>{amount}</span>
      </span>
    </p>
    {note && <p className="slip-note">{note}</p>}
    {children}
  </li>
);
