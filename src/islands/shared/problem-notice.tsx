import type { ReactNode } from 'react';
import type { Problem } from '../../domain/delivery/problem.ts';

interface Props {
  readonly problem: Problem;
  /** A way out besides trying again. */
  readonly children?: ReactNode;
}

/** Stands beside the button whose press came to nothing, and is read out when it appears. */
export const ProblemNotice = ({ problem: { title, text }, children }: Props) => (
  <div className="notice" role="alert">
    <p className="font-bold">{title}</p>
    <p className="mt-1">{text}</p>
    {children}
  </div>
);
