/** A title and a sentence or two that say what happens to a submission. */
export interface Feedback {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends Feedback {
  readonly tone: 'neutral' | 'success' | 'destructive';
}
