/** A title and a text about an attempt to send. A form shows why the attempt failed until the next one. */
export interface Feedback {
  readonly title: string;
  readonly text: string;
}

export interface Toast extends Feedback {
  readonly tone: 'neutral' | 'success' | 'destructive';
}
