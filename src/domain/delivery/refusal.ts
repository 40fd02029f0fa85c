/** What a receiver would not take: its messages, and what they were said of. */
export interface Refusal<Field extends string> {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<Field, unknown>>;
}

/** The messages that still hold: a field that has been changed since is judged anew by the next sending. */
export const standingErrors = <Field extends string>(
  refusal: Refusal<Field> | undefined,
  values: Readonly<Record<Field, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).filter(
      ([field]) => values[field as Field] === refusal?.values[field as Field],
    ),
  );
