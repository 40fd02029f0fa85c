/** A reason why sending failed. The form shows it until the next attempt. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends Problem {
  readonly tone: 'neutral' | 'success' | 'destructive';
}
