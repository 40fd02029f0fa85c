/** Where a parser stopped, counted from 1. */
export interface Failure {
  readonly line: number;
  readonly column: number;
}

/** Whether reading got further than before: to its end, or to a later place. */
export const isLater = (next: Failure | undefined, first: Failure): boolean =>
  next === undefined || next.line > first.line || (next.line === first.line && next.column > first.column);
