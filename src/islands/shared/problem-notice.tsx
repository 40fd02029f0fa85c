import type { ReactNode } from 'react';
import type { Problem } from '../../domain/delivery/problem.ts';

interface Props {
  readonly problem: Problem;
  readonly children?: ReactNode;
}

export const ProblemNotice = ({ problem: { title, text }, children }: Props) => (
  <div className="notice" role="alert">
    <p className="font-bold">{title}</p>
    <p className="mt-1">{text}</p>
    {children}
  </div>
);
