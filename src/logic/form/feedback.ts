/** A title and a text that say how an attempt to send has ended. */
export interface Feedback {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends Feedback {
  readonly tone: 'neutral' | 'success' | 'destructive';
}
