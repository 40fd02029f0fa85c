import type { ReactNode } from 'react';

interface SlipProps {
  /** The order number. Only a slip with a number has a head. */
  number?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The ruled paper that a quote, an order and a receipt are shown on. */
export const Slip = ({ number, className = '', children }: SlipProps) => (
  <div className={`slip ${className}`}>
    {number && (
      <div className="slip-head">
        <p>
          <span className="slip-label block">Order no.</span> {number}
        </p>
        <p>
          <span className="slip-label block">Amounts in</span> USD
        </p>
      </div>
    )}
    {children}
  </div>
);

interface LineProps {
  name: string;
  amount: string;
  note: string;
  children?: ReactNode;
}

export const SlipLine = ({ name, amount, note, children }: LineProps) => (
  <li className="slip-line">
    <p className="slip-row">
      <span className="slip-name">{name}</span> <span className="whitespace-nowrap">{amount}</span>
    </p>
    {note && <p className="slip-note">{note}</p>}
    {children}
  </li>
);
