/** What a form says of a sending that came to nothing, in its place until the next one. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}
