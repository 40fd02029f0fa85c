/** A short notice; the `destructive` tone says that something failed. */
export interface Toast {
  readonly tone: 'neutral' | 'success' | 'destructive';
  readonly title: string;
  readonly text: string;
}
