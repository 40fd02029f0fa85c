import type { ReactNode } from 'react';

/** Until there is an order. */
export const NO_NUMBER = (
  <span className="slip-blank">
    <span className="sr-only">none yet</span>
  </span>
);

interface SlipProps {
  /** Of the order that it is, or is about to be: with it the slip has a head. */
  readonly number?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The paper that a quote becomes an order and a receipt on. */
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
  readonly name: string;
  readonly amount: string;
  /** What there is to say of it, quietly. */
  readonly note: string;
  /** What paper says besides. */
  readonly onPaper?: string;
  readonly children?: ReactNode;
}

export const SlipLine = ({ name, amount, note, onPaper, children }: LineProps) => (
  <li className="slip-line" data-print={onPaper}>
    <p className="slip-row">
      <span className="slip-name">{name}</span> <span className="whitespace-nowrap">{amount}</span>
    </p>
    {note && <p className="slip-note">{note}</p>}
    {children}
  </li>
);

export const StampPlace = ({ className = '' }) => (
  <p className={`stamp-place ${className}`}>stamped once we have received it</p>
);
