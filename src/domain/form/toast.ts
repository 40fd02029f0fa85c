export interface Toast {
  readonly tone: 'neutral' | 'success' | 'destructive';
  readonly title: string;
  readonly text: string;
}
